package org.janggi.variants.league;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KnockoutTest {
    private static final GameResult WIN = GameResult.COMPLETE_WIN;
    private static final List<String> FOUR = List.of("a", "b", "c", "d");

    @Test
    @Tag("K7")
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
    @Tag("K7")
    void gamesAreSingleByDefault() {
        Knockout bracket = Knockout.of(List.of("a", "b", "c", "d"), SeriesPlan.SINGLE_GAMES);
        assertThat(bracket.rounds()).allSatisfy(row -> assertThat(row).allMatch(series -> series.length() == 1));
    }

    @Test
    @Tag("K7")
    void fromTheSemiFinalOnSeriesArePossible() {
        Knockout bracket = Knockout.of(List.of("a", "b", "c", "d", "e", "f", "g", "h"), SeriesPlan.fromSemiFinal(3, 5));
        assertThat(bracket.rounds()).extracting(row -> row.get(0).length()).containsExactly(1, 3, 5);
    }

    @Test
    @Tag("K7")
    void seriesInAnyRoundAreAnOption() {
        Knockout bracket = Knockout.of(List.of("a", "b", "c", "d", "e", "f", "g", "h"), new SeriesPlan(List.of(5, 3)));
        assertThat(bracket.rounds()).extracting(row -> row.get(0).length()).containsExactly(3, 3, 5);
        for (List<Integer> wrong : List.of(List.<Integer>of(), List.of(2), List.of(1, 7))) {
            assertThatIllegalArgumentException().isThrownBy(() -> new SeriesPlan(wrong));
        }
    }

    @Test
    @Tag("K7")
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

    @ParameterizedTest
    @Tag("K7")
    @CsvSource({"1, 1", "1, 3", "1, 5", "3, 1", "3, 3", "3, 5", "5, 1", "5, 3", "5, 5"})
    void anySeriesOfTheTextIsPossibleFromTheSemiFinalOn(int semiFinal, int finals) {
        Knockout bracket = Knockout.of(
                List.of("a", "b", "c", "d", "e", "f", "g", "h"), SeriesPlan.fromSemiFinal(semiFinal, finals));
        assertThat(bracket.rounds()).extracting(row -> row.get(0).length()).containsExactly(1, semiFinal, finals);
        for (int length : new int[] {1, semiFinal, finals}) {
            for (Series open : bracket.openSeries()) {
                for (int game = 0; game < length / 2 + 1; game++) {
                    boolean firstIsCho = game % 2 == 0;
                    bracket = bracket.withGame(
                            (firstIsCho ? open.first() : open.second()).orElseThrow(),
                            (firstIsCho ? open.second() : open.first()).orElseThrow(),
                            firstIsCho ? WIN : WIN.opposite());
                }
            }
        }
        assertThat(bracket.winner()).contains("a");
    }

    @Test
    @Tag("K7")
    @Tag("P2")
    void theColoursOfAFirstGameAreFreeToBeDrawn() {
        Knockout bracket = Knockout.of(List.of("a", "b"), SeriesPlan.SINGLE_GAMES);
        assertThat(bracket.withGame("a", "b", WIN).winner()).contains("a");
        assertThat(bracket.withGame("b", "a", WIN).winner()).contains("b");
    }

    @Test
    @Tag("K7")
    void theOpponentOfWhoLeavesGoesOn() {
        Knockout bracket = Knockout.of(List.of("a", "b", "c"), SeriesPlan.SINGLE_GAMES);
        assertThat(bracket.withWalkover("b").open("c").has("a")).isTrue();
        assertThat(bracket.withWalkover("b").withWalkover("a").winner()).contains("c");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> bracket.withGame("b", "a", WIN))
                .withMessageContaining("b plays c");
        assertThat(bracket).isEqualTo(Knockout.of(List.of("a", "b", "c"), SeriesPlan.SINGLE_GAMES));
    }

    @Test
    @Tag("K7")
    void aSeriesThatHasBegunGoesToTheOpponentWhateverWasPlayed() {
        Knockout bracket = Knockout.of(List.of("a", "b"), SeriesPlan.fromSemiFinal(1, 5))
                .withGame("a", "b", WIN)
                .withGame("b", "a", GameResult.COMPLETE_LOSS);
        assertThat(bracket.withWalkover("a").winner()).contains("b");
    }

    @Test
    @Tag("K7")
    void whoLeavesBeforeTheOpponentIsKnownLosesTheNextSeries() {
        Knockout bye = Knockout.of(List.of("a", "b", "c"), SeriesPlan.SINGLE_GAMES);
        Knockout left = bye.withWalkover("a");
        assertThat(left).isNotEqualTo(bye);
        assertThat(left.winner()).isEmpty();
        assertThat(left.withGame("b", "c", WIN).winner()).contains("b");
        Knockout winner = Knockout.of(FOUR, SeriesPlan.SINGLE_GAMES)
                .withGame("a", "d", WIN)
                .withWalkover("a");
        assertThat(winner.openSeries()).hasSize(1);
        assertThat(winner.withGame("c", "b", WIN).winner()).contains("c");
    }

    @Test
    @Tag("K7")
    void whoIsEliminatedOrHasWonMayLeaveWithoutAnyEffect() {
        Knockout bracket = Knockout.of(FOUR, SeriesPlan.SINGLE_GAMES)
                .withGame("a", "d", WIN)
                .withWalkover("d");
        assertThat(bracket.openSeries()).hasSize(1);
        Knockout over = bracket.withGame("b", "c", WIN).withGame("a", "b", WIN).withWalkover("a");
        assertThat(over.winner()).contains("a");
    }

    @Test
    @Tag("K7")
    void oneLeavesOnceAndMustHaveBeenThere() {
        Knockout left = Knockout.of(FOUR, SeriesPlan.SINGLE_GAMES).withWalkover("d");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> left.withWalkover("d"))
                .withMessage("d has withdrawn before");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> left.withWalkover("x"))
                .withMessage("no player \"x\" in the bracket");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> left.withGame("d", "a", WIN))
                .withMessage("d has withdrawn");
    }

    /** Whoever leaves when, there is a winner in the end, and none who left before the last series was decided. */
    @Property(tries = 500)
    void a_bracket_comes_to_an_end_whoever_leaves(@ForAll @IntRange(min = 2, max = 40) int size, @ForAll long seed) {
        Random random = new Random(seed);
        List<String> ids =
                SwissSimulation.players("p", size).stream().map(Player::id).toList();
        Knockout bracket = Knockout.of(ids, SeriesPlan.fromSemiFinal(3, 5));
        Set<String> gone = new HashSet<>();
        int steps = 0;
        while (bracket.winner().isEmpty()) {
            assertThat(bracket.openSeries())
                    .isNotEmpty()
                    .allSatisfy(open -> assertThat(gone)
                            .doesNotContain(
                                    open.first().orElseThrow(), open.second().orElseThrow()));
            if (random.nextInt(3) == 0) {
                String id = ids.get(random.nextInt(size));
                if (gone.add(id)) {
                    bracket = bracket.withWalkover(id);
                }
            } else {
                Series series = bracket.openSeries()
                        .get(random.nextInt(bracket.openSeries().size()));
                Pairing players = series.nextColours()
                        .orElseGet(() -> new Pairing(
                                series.first().orElseThrow(), series.second().orElseThrow()));
                bracket = bracket.withGame(players.cho(), players.han(), GameResult.values()[random.nextInt(4)]);
            }
            steps++;
        }
        assertThat(gone).doesNotContain(bracket.winner().orElseThrow());
        assertThat(steps).isLessThan(20 * size + 200);
    }

    @Test
    @Tag("K7")
    void aBracketHasTwoDifferentPlayersAtLeast() {
        assertThatIllegalArgumentException().isThrownBy(() -> Knockout.of(List.of("a"), SeriesPlan.SINGLE_GAMES));
        assertThatIllegalArgumentException().isThrownBy(() -> Knockout.of(List.of("a", "a"), SeriesPlan.SINGLE_GAMES));
    }

    @Test
    @Tag("K7")
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
