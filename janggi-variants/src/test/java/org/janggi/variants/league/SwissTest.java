package org.janggi.variants.league;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class SwissTest {
    /** Plays the next round; Cho wins completely if the id is in the list, otherwise Han does. */
    private static Swiss play(Swiss swiss, String... winners) {
        Round round = swiss.nextRound();
        List<String> won = List.of(winners);
        return swiss.with(round)
                .withResults(round.games().stream()
                        .map(game -> game.with(
                                won.contains(game.players().cho())
                                        ? GameResult.COMPLETE_WIN
                                        : GameResult.COMPLETE_LOSS))
                        .toList());
    }

    @Test
    @Tag("K9")
    void inTheFirstRoundTheFirstHalfMeetsTheSecondOne() {
        Round round = Swiss.of(SwissSimulation.players("p", 6)).nextRound();
        assertThat(round.pairings())
                .containsExactly(new Pairing("p1", "p4"), new Pairing("p5", "p2"), new Pairing("p3", "p6"));
        assertThat(round.idle()).isEmpty();
    }

    @Test
    @Tag("K9")
    void equalPointsMeetAndColoursAlternate() {
        Swiss swiss = play(Swiss.of(SwissSimulation.players("p", 8)), "p1", "p2", "p3", "p4");
        Map<String, Integer> points = new HashMap<>();
        swiss.standings()
                .forEach(row -> points.put(row.player().id(), row.tally().points()));
        Round second = swiss.nextRound();
        assertThat(second.pairings())
                .hasSize(4)
                .allMatch(pairing -> points.get(pairing.cho()).equals(points.get(pairing.han())))
                .allMatch(pairing -> hadColour(swiss, pairing.cho(), false) && hadColour(swiss, pairing.han(), true));
    }

    private static boolean hadColour(Swiss swiss, String player, boolean cho) {
        return swiss.league().game(1, player).orElseThrow().players().cho().equals(player) == cho;
    }

    @Test
    @Tag("K9")
    void aByeIsACompleteWinForTheLastAndNobodyHasTwo() {
        Swiss swiss = Swiss.of(SwissSimulation.players("p", 5));
        assertThat(swiss.nextRound().idle()).contains("p5");
        swiss = play(swiss);
        assertThat(swiss.league().byes()).containsExactly(new Bye(1, "p5", GameResult.COMPLETE_WIN));
        swiss = play(play(swiss));
        assertThat(swiss.league().byes())
                .extracting(Bye::player)
                .doesNotHaveDuplicates()
                .hasSize(3);
    }

    @Test
    @Tag("K9")
    void aByeMayHaveAnotherValue() {
        Swiss swiss = play(Swiss.of(SwissSimulation.players("p", 3)).withByeResult(GameResult.POINTS_LOSS));
        assertThat(swiss.standings())
                .filteredOn(standing -> standing.player().id().equals("p3"))
                .singleElement()
                .satisfies(standing -> assertThat(standing.tally().points()).isEqualTo(2));
        Swiss own = swiss.with(new LeaguePoints(3, 2, 1, 0));
        assertThat(own.standings())
                .extracting(standing -> standing.tally().points())
                .containsExactly(3, 1, 0);
    }

    @Test
    @Tag("K9")
    void whoComesLateOrLeavesIsTakenIntoAccount() {
        Swiss swiss = play(Swiss.of(SwissSimulation.players("p", 4)))
                .withEntry(Player.of("late"))
                .withWithdrawal("p1");
        Round round = swiss.nextRound();
        assertThat(round.pairings()).hasSize(2);
        assertThat(round.pairings()).anyMatch(pairing -> pairing.has("late")).noneMatch(pairing -> pairing.has("p1"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> swiss.with(new Round(2, List.of(new Pairing("p1", "late")), Optional.empty())))
                .withMessageContaining("p1 has withdrawn");
    }

    @Test
    @Tag("K9")
    @Tag("P12")
    void whoLeavesInTheMiddleOfARoundForfeitsOnlyItsGame() {
        Swiss swiss = play(Swiss.of(SwissSimulation.players("p", 4)), "p1", "p2");
        Swiss paired = swiss.with(swiss.nextRound());
        String opponent = paired.league().game(2, "p1").orElseThrow().players().opponent("p1");
        Swiss left = paired.withWithdrawal("p1");
        assertThat(left.standings())
                .filteredOn(standing -> standing.player().id().equals("p1"))
                .allMatch(standing -> standing.tally().points() == 7);
        assertThat(left.standings())
                .filteredOn(standing -> standing.player().id().equals(opponent))
                .allMatch(standing -> standing.tally().losses() == 0);
    }

    @Test
    @Tag("K9")
    void whereNoNewPairingIsLeftItIsToldWhoIsLeftOver() {
        Swiss swiss = play(play(play(Swiss.of(SwissSimulation.players("p", 4)))));
        assertThatExceptionOfType(NoPairingException.class)
                .isThrownBy(swiss::nextRound)
                .satisfies(e -> assertThat(e.round()).isEqualTo(4))
                .satisfies(e -> assertThat(e.leftOver()).containsExactlyInAnyOrder("p1", "p2", "p3", "p4"))
                .withMessageStartingWith("round 4 cannot be paired: nobody new is left for ");
    }

    @Test
    @Tag("K9")
    void aPairingIsFoundEvenIfItMixesPoints() {
        // a has met all but f, f has the most points and a the fewest.
        League league = League.of(List.of(
                Player.of("a"), Player.of("b"), Player.of("c"), Player.of("d"), Player.of("e"), Player.of("f")));
        String[] met = {"b", "c", "d", "e"};
        for (int round = 1; round <= 4; round++) {
            league = league.with(LeagueGame.of(round, "a", met[round - 1]).with(GameResult.COMPLETE_LOSS))
                    .with(Bye.of(round, "f"));
        }
        assertThat(Swiss.of(league).nextRound().pairings()).anyMatch(pairing -> pairing.has("a") && pairing.has("f"));
    }

    @Test
    @Tag("K9")
    void aRoundIsCheckedBeforeItIsTaken() {
        Swiss swiss = Swiss.of(SwissSimulation.players("p", 3));
        Round first = swiss.nextRound();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> swiss.with(new Round(2, first.pairings(), first.idle())))
                .withMessageContaining("the next round is 1");
        assertThatIllegalStateException()
                .isThrownBy(() -> swiss.with(first).nextRound())
                .withMessageContaining("has no result");
        Swiss played = play(swiss);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> played.with(new Round(2, first.pairings(), Optional.empty())))
                .withMessageContaining("have met before");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> played.with(new Round(2, List.of(), first.idle())))
                .withMessageContaining("bye before");
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        played.withResults(List.of(LeagueGame.of(2, "p1", "p2").with(GameResult.POINTS_WIN))))
                .withMessageContaining("was not paired");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Swiss.of(SwissSimulation.players("p", 1001)))
                .withMessageContaining("at most 1000");
        assertThatIllegalStateException()
                .isThrownBy(() ->
                        Swiss.of(List.of(Player.of("a"))).withWithdrawal("a").nextRound());
    }

    @Test
    @Tag("K9")
    void aSwissNeverChanges() {
        Swiss swiss = Swiss.of(SwissSimulation.players("p", 4));
        Swiss same = Swiss.of(SwissSimulation.players("p", 4));
        swiss.withEntry(Player.of("x"));
        swiss.withWithdrawal("p1");
        swiss.with(swiss.nextRound());
        assertThat(swiss).isEqualTo(same).hasSameHashCodeAs(same);
        assertThat(play(swiss)).isEqualTo(play(same)).isNotEqualTo(swiss);
    }

    @Property(tries = 1000)
    void no_round_repeats_a_pairing_or_a_bye_or_forgets_a_player(
            @ForAll @IntRange(min = 2, max = 200) int limit, @ForAll long seed) {
        Random random = new Random(seed);
        // Small events are the hard ones, and quick to play.
        int players = random.nextInt(6) == 0 ? limit : 2 + limit % 20;
        SwissSimulation simulation = new SwissSimulation(players, random);
        int rounds = 1 + random.nextInt(7);
        for (int round = 1; round <= rounds && !simulation.isOver(); round++) {
            if (!simulation.round()) {
                return;
            }
            if (random.nextInt(3) == 0) {
                simulation.withdraw();
            }
            if (random.nextInt(4) == 0) {
                simulation.enter("late" + round);
            }
        }
    }

    /** Whether there is a pairing is known by trying all of them. */
    @Property(tries = 300)
    void a_round_is_refused_only_if_there_is_no_pairing(
            @ForAll @IntRange(min = 2, max = 9) int players, @ForAll long seed) {
        Random random = new Random(seed);
        SwissSimulation simulation = new SwissSimulation(players, random);
        boolean more = true;
        for (int round = 1; more; round++) {
            League league = simulation.swiss().league();
            boolean exists =
                    exists(league, league.players().stream().map(Player::id).toList());
            more = simulation.round();
            assertThat(more).as("round %d of %d players", round, players).isEqualTo(exists);
        }
    }

    private static boolean exists(League league, List<String> rest) {
        if (rest.isEmpty()) {
            return true;
        }
        String first = rest.get(0);
        boolean bye = rest.size() % 2 == 1
                && league.byes().stream().noneMatch(had -> had.player().equals(first))
                && exists(league, rest.subList(1, rest.size()));
        return bye
                || rest.subList(1, rest.size()).stream()
                        .filter(other -> league.games().stream()
                                .noneMatch(game -> game.players().has(first)
                                        && game.players().has(other)))
                        .anyMatch(other -> exists(
                                league,
                                rest.stream()
                                        .filter(id -> !id.equals(first) && !id.equals(other))
                                        .toList()));
    }
}
