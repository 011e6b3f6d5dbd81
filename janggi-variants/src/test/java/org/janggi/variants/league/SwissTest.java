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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

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

    @ParameterizedTest
    @EnumSource(GameResult.class)
    @Tag("K9")
    void aByeMayCountAsAnyResult(GameResult result) {
        Swiss swiss = play(Swiss.of(SwissSimulation.players("p", 3)).withByeResult(result));
        assertThat(swiss.league().byes()).containsExactly(new Bye(1, "p3", result));
        assertThat(swiss.standings())
                .filteredOn(standing -> standing.player().id().equals("p3"))
                .singleElement()
                .satisfies(standing -> assertThat(standing.tally().points()).isEqualTo(LeaguePoints.KJA.of(result)));
    }

    @Test
    @Tag("P2")
    @Tag("K9")
    void coloursAreFixedByThePairing() {
        Swiss swiss = Swiss.of(SwissSimulation.players("p", 2));
        Round round = swiss.nextRound();
        assertThat(round.pairings()).containsExactly(new Pairing("p1", "p2"));
        Swiss paired = swiss.with(round);
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        paired.withResults(List.of(LeagueGame.of(1, "p2", "p1").with(GameResult.POINTS_WIN))));
    }

    @Test
    @Tag("K9")
    void aLeagueThatRepeatsAPairingOrAByeIsNoSwiss() {
        League once = League.of(SwissSimulation.players("p", 3))
                .with(LeagueGame.of(1, "p1", "p2").with(GameResult.POINTS_WIN))
                .with(Bye.of(1, "p3"));
        assertThat(Swiss.of(once).league()).isEqualTo(once);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Swiss.of(once.with(LeagueGame.of(3, "p2", "p1"))))
                .withMessage("p2 - p1 have met before, in round 1 (K9)");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Swiss.of(once.with(Bye.of(2, "p3"))))
                .withMessage("p3 has had a bye before, in round 1 (K9)");
    }

    @Test
    @Tag("K9")
    @Tag("P12")
    void nobodyForfeitsInASwissWhatWasPlayed() {
        League league = League.of(SwissSimulation.players("p", 3));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Swiss.of(league.withWithdrawal("p1")))
                .withMessage("p1 forfeits all games, which is for group leagues (P12); in a Swiss only the rest");
        assertThat(Swiss.of(league.withWithdrawal("p1", Withdrawal.REST))
                        .nextRound()
                        .pairings())
                .hasSize(1);
    }

    @Test
    @Tag("K9")
    void aRoundByHandLeavesNobodyOut() {
        Swiss swiss = Swiss.of(SwissSimulation.players("p", 5)).withWithdrawal("p5");
        List<Pairing> one = List.of(new Pairing("p2", "p1"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> swiss.with(new Round(1, one, Optional.empty())))
                .withMessage("round 1 leaves out p3, p4");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> swiss.with(new Round(1, one, Optional.of("p3"))))
                .withMessage("round 1 leaves out p4");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> swiss.with(new Round(1, one, Optional.of("p5"))))
                .withMessageContaining("p5 has withdrawn");
        Round all = new Round(1, List.of(new Pairing("p2", "p1"), new Pairing("p4", "p3")), Optional.empty());
        assertThat(swiss.with(all).league().games()).hasSize(2);
    }

    @Test
    @Tag("K9")
    void aThousandPlayersArePaired() {
        SwissSimulation simulation = new SwissSimulation(Swiss.MOST_PLAYERS, new Random(9));
        for (int round = 1; round <= 3; round++) {
            assertThat(simulation.round()).isTrue();
        }
        simulation.withdraw();
        assertThat(simulation.round()).isTrue();
        assertThat(simulation.swiss().league().games()).hasSize(1999);
        assertThat(simulation.swiss().league().byes()).hasSize(1);
    }

    @Test
    @Tag("K9")
    void theLastRoundThereCanBeIsTheLast() {
        League league = League.of(SwissSimulation.players("p", 4))
                .with(LeagueGame.of(Round.MOST_ROUNDS, "p1", "p2").with(GameResult.POINTS_WIN));
        assertThatIllegalStateException()
                .isThrownBy(() -> Swiss.of(league).nextRound())
                .withMessage("a Swiss has at most 2000 rounds");
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
        // a has lost to all but f, who has won against all but a.
        League league = League.of(List.of(
                Player.of("a"), Player.of("b"), Player.of("c"), Player.of("d"), Player.of("e"), Player.of("f")));
        String[] ofA = {"b", "c", "d", "e"};
        String[] ofF = {"c", "b", "e", "d"};
        for (int round = 1; round <= 4; round++) {
            league = league.withGames(List.of(
                    LeagueGame.of(round, "a", ofA[round - 1]).with(GameResult.COMPLETE_LOSS),
                    LeagueGame.of(round, ofF[round - 1], "f").with(GameResult.COMPLETE_LOSS)));
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

    /** A thousand tournaments with withdrawals between the rounds and within them, and with late entries. */
    @Property(tries = 1000)
    void no_round_repeats_a_pairing_or_a_bye_or_forgets_a_player(
            @ForAll @IntRange(min = 2, max = 200) int players, @ForAll long seed) {
        Random random = new Random(seed);
        SwissSimulation simulation = new SwissSimulation(players, random);
        int rounds = 1 + random.nextInt(7);
        for (int round = 1; round <= rounds && !simulation.isOver(); round++) {
            if (!simulation.round(random.nextInt(6) == 0)) {
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
