package org.janggi.variants.league;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("K7")
class KnockoutTest {
    private static final GameResult WIN = GameResult.COMPLETE_WIN;

    @Test
    void theBestMeetAsLateAsPossibleAndHaveTheByes() {
        Knockout bracket = Knockout.of(List.of("a", "b", "c", "d", "e", "f"), SeriesPlan.SINGLE_GAMES);
        assertThat(bracket.rounds()).extracting(List::size).containsExactly(4, 2, 1);
        assertThat(bracket.rounds().get(0)).extracting(Series::isBye).containsExactly(true, false, true, false);
        assertThat(bracket.openSeries())
                .extracting(
                        series -> series.first().orElseThrow() + series.second().orElseThrow())
                .containsExactly("de", "cf");
        Knockout semiFinal = bracket.withGame("d", "e", WIN).withGame("f", "c", WIN);
        assertThat(semiFinal.openSeries())
                .extracting(
                        series -> series.first().orElseThrow() + series.second().orElseThrow())
                .containsExactly("ad", "bf");
        Knockout decided = semiFinal
                .withGame("a", "d", GameResult.POINTS_WIN)
                .withGame("f", "b", GameResult.COMPLETE_LOSS)
                .withGame("b", "a", GameResult.POINTS_LOSS);
        assertThat(decided.winner()).contains("a");
        assertThat(decided.openSeries()).isEmpty();
    }

    @Test
    void gamesAreSingleByDefault() {
        Knockout bracket = Knockout.of(List.of("a", "b", "c", "d"), SeriesPlan.SINGLE_GAMES);
        assertThat(bracket.rounds()).allSatisfy(row -> assertThat(row).allMatch(series -> series.length() == 1));
    }

    @Test
    void fromTheSemiFinalOnSeriesArePossible() {
        Knockout bracket = Knockout.of(List.of("a", "b", "c", "d", "e", "f", "g", "h"), SeriesPlan.fromSemiFinal(3, 5));
        assertThat(bracket.rounds()).extracting(row -> row.get(0).length()).containsExactly(1, 3, 5);
    }

    @Test
    void seriesInAnyRoundAreAnOption() {
        Knockout bracket = Knockout.of(List.of("a", "b", "c", "d", "e", "f", "g", "h"), new SeriesPlan(List.of(5, 3)));
        assertThat(bracket.rounds()).extracting(row -> row.get(0).length()).containsExactly(3, 3, 5);
        for (List<Integer> wrong : List.of(List.<Integer>of(), List.of(2), List.of(1, 7))) {
            assertThatIllegalArgumentException().isThrownBy(() -> new SeriesPlan(wrong));
        }
    }

    @Test
    void whoFirstWinsMoreThanHalfGoesOnAndColoursAlternate() {
        Knockout bracket = Knockout.of(List.of("a", "b"), SeriesPlan.fromSemiFinal(1, 5));
        assertThat(bracket.open("a").nextColours()).isEmpty();
        bracket = bracket.withGame("b", "a", WIN);
        assertThat(bracket.open("a").nextColours()).contains(new Pairing("a", "b"));
        Knockout second = bracket;
        assertThatIllegalArgumentException()
                .isThrownBy(() -> second.withGame("b", "a", WIN))
                .withMessageContaining("a - b expected, found b - a");
        bracket = bracket.withGame("a", "b", WIN).withGame("b", "a", WIN);
        assertThat(bracket.winner()).isEmpty();
        bracket = bracket.withGame("a", "b", GameResult.POINTS_LOSS);
        assertThat(bracket.winner()).contains("b");
        Series end = bracket.rounds().get(0).get(0);
        assertThat(end.wins("b")).isEqualTo(3);
        assertThat(end.nextColours()).isEqualTo(Optional.empty());
        Knockout over = bracket;
        assertThatIllegalArgumentException()
                .isThrownBy(() -> over.withGame("b", "a", WIN))
                .withMessageContaining("b has no game to play");
    }

    @Test
    void theOpponentOfWhoLeavesGoesOn() {
        Knockout bracket = Knockout.of(List.of("a", "b", "c"), SeriesPlan.SINGLE_GAMES);
        assertThat(bracket.withWalkover("b").open("c").has("a")).isTrue();
        assertThat(bracket.withWalkover("b").withWalkover("a").winner()).contains("c");
        assertThatIllegalArgumentException().isThrownBy(() -> bracket.withWalkover("a"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> bracket.withGame("b", "a", WIN))
                .withMessageContaining("b plays c");
        assertThat(bracket).isEqualTo(Knockout.of(List.of("a", "b", "c"), SeriesPlan.SINGLE_GAMES));
    }

    @Test
    void aBracketHasTwoDifferentPlayersAtLeast() {
        assertThatIllegalArgumentException().isThrownBy(() -> Knockout.of(List.of("a"), SeriesPlan.SINGLE_GAMES));
        assertThatIllegalArgumentException().isThrownBy(() -> Knockout.of(List.of("a", "a"), SeriesPlan.SINGLE_GAMES));
    }

    @Test
    void everySizeHasOneWinnerAfterOneGameLessThanPlayers() {
        for (int size = 2; size <= 33; size++) {
            List<String> ids =
                    SwissSimulation.players("p", size).stream().map(Player::id).toList();
            Knockout bracket = Knockout.of(ids, SeriesPlan.SINGLE_GAMES);
            int games = 0;
            while (bracket.winner().isEmpty()) {
                Series series = bracket.openSeries().get(0);
                bracket = bracket.withGame(
                        series.first().orElseThrow(), series.second().orElseThrow(), WIN);
                games++;
            }
            assertThat(games).isEqualTo(size - 1);
            assertThat(bracket.winner()).contains("p1");
        }
    }
}
