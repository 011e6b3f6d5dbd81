package org.janggi.variants.league;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class RoundRobinTest {
    @Property(tries = 80)
    void everybody_meets_everybody_with_balanced_colours(@ForAll @IntRange(min = 2, max = 60) int players) {
        List<String> ids =
                SwissSimulation.players("p", players).stream().map(Player::id).toList();
        List<Round> rounds = RoundRobin.rounds(ids);
        assertThat(rounds).hasSize(players % 2 == 0 ? players - 1 : players);
        Map<String, Integer> balance = new HashMap<>();
        Set<Set<String>> met = new HashSet<>();
        for (Round round : rounds) {
            assertThat(2 * round.pairings().size() + (round.idle().isPresent() ? 1 : 0))
                    .isEqualTo(players);
            for (Pairing pairing : round.pairings()) {
                assertThat(met.add(Set.of(pairing.cho(), pairing.han()))).isTrue();
                balance.merge(pairing.cho(), 1, Integer::sum);
                balance.merge(pairing.han(), -1, Integer::sum);
            }
        }
        assertThat(met).hasSize(players * (players - 1) / 2);
        assertThat(balance.values()).allMatch(value -> Math.abs(value) == (players % 2 == 0 ? 1 : 0));
    }

    @Test
    @Tag("P2")
    @Tag("K8")
    void coloursAreFixedBeforehandInALeague() {
        League league = RoundRobin.league(SwissSimulation.players("p", 4));
        assertThat(RoundRobin.league(SwissSimulation.players("p", 4))).isEqualTo(league);
        LeagueGame game = league.games().get(0);
        LeagueGame swapped =
                LeagueGame.of(game.round(), game.players().han(), game.players().cho());
        assertThatIllegalArgumentException().isThrownBy(() -> league.with(swapped.with(GameResult.COMPLETE_WIN)));
        GroupLeague groups = GroupLeague.of(Map.of("only", league.players()), 1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> groups.withResult(
                        swapped.players().cho(), swapped.players().han(), GameResult.COMPLETE_WIN))
                .withMessageContaining("is no game to be played in group only");
    }

    @Test
    @Tag("K8")
    void theBestOfEachGroupGoOn() {
        GroupLeague groups = GroupLeague.dealt(SwissSimulation.players("p", 6), 2, 2);
        assertThat(groups.groups().get("1").players()).extracting(Player::id).containsExactly("p1", "p4", "p5");
        assertThat(groups.groups().get("2").players()).extracting(Player::id).containsExactly("p2", "p3", "p6");
        assertThatIllegalStateException()
                .isThrownBy(groups::qualified)
                .withMessageContaining("group 1 has games to be played");
        GroupLeague played = playAll(groups);
        assertThat(played.qualified()).extracting(Player::id).containsExactly("p1", "p2", "p4", "p3");
        assertThat(played.standings("1"))
                .extracting(standing -> standing.tally().points())
                .containsExactly(14, 7, 0);
    }

    /** The player with the lower number wins. */
    private static GroupLeague playAll(GroupLeague groups) {
        GroupLeague played = groups;
        for (League league : groups.groups().values()) {
            for (LeagueGame game : league.games()) {
                Pairing players = game.players();
                boolean choWins = players.cho().compareTo(players.han()) < 0;
                played = played.withResult(
                        players.cho(), players.han(), choWins ? GameResult.COMPLETE_WIN : GameResult.COMPLETE_LOSS);
            }
        }
        return played;
    }

    @Test
    @Tag("K8")
    void anyNumberMayGoOnFromGroupsMadeByHand() {
        List<Player> players = SwissSimulation.players("p", 5);
        GroupLeague groups = playAll(GroupLeague.of(Map.of("only", players), 4));
        assertThat(groups.qualified()).extracting(Player::id).containsExactly("p1", "p2", "p3", "p4");
        assertThatIllegalArgumentException().isThrownBy(() -> GroupLeague.of(Map.of("only", players), 5));
        assertThatIllegalArgumentException().isThrownBy(() -> GroupLeague.of(Map.of("only", players), 0));
        assertThatIllegalArgumentException().isThrownBy(() -> GroupLeague.of(Map.of(), 1));
        for (int count : new int[] {Integer.MIN_VALUE, 0, 6, Integer.MAX_VALUE}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> GroupLeague.dealt(players, count, 1))
                    .withMessage("a group league has at least one group and a player for each, found " + count
                            + " groups and 5 players");
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GroupLeague.of(Map.of("a", players, "b", players), 1))
                .withMessageContaining("two players with the id");
    }

    @Test
    @Tag("K8")
    @Tag("K11")
    void aRankSharedAtTheLineNeedsALot() {
        GroupLeague groups = GroupLeague.dealt(SwissSimulation.players("p", 3), 1, 1);
        for (LeagueGame game : groups.group("1").games()) {
            groups = groups.withResult(game.players().cho(), game.players().han(), GameResult.COMPLETE_WIN);
        }
        GroupLeague cycle = groups;
        assertThatIllegalStateException()
                .isThrownBy(cycle::qualified)
                .withMessage("rank 1 of group 1 is shared by p1, p2, p3, and 1 go on");
        TieBreaks lot = TieBreaks.KJA.with(new Lot(List.of("p2", "p3", "p1")));
        assertThat(cycle.with(LeaguePoints.KJA, lot).qualified())
                .extracting(Player::id)
                .containsExactly("p2");
    }

    @Test
    @Tag("P12")
    @Tag("K8")
    void whoWithdrawsFromAGroupForfeitsItsGames() {
        GroupLeague groups = playAll(GroupLeague.dealt(SwissSimulation.players("p", 3), 1, 1));
        assertThat(groups.standings("1").get(0).player().id()).isEqualTo("p1");
        for (Withdrawal forfeited : Withdrawal.values()) {
            assertThat(groups.withWithdrawal("p1", forfeited).qualified())
                    .as("%s", forfeited)
                    .extracting(Player::id)
                    .containsExactly("p2");
        }
        assertThat(groups.withWithdrawal("p1", Withdrawal.REST).standings("1").get(0))
                .extracting(
                        standing -> standing.player().id(),
                        standing -> standing.tally().points())
                .containsExactly("p1", 14);
        assertThat(groups.withWithdrawal("p1", Withdrawal.ALL_GAMES)
                        .standings("1")
                        .get(2))
                .extracting(
                        standing -> standing.player().id(),
                        standing -> standing.tally().points())
                .containsExactly("p1", 0);
    }

    @Test
    @Tag("P12")
    @Tag("K8")
    void whoIsLeftInAGroupGoesOn() {
        GroupLeague groups = playAll(GroupLeague.dealt(SwissSimulation.players("p", 4), 1, 2));
        GroupLeague two = groups.withWithdrawal("p1", Withdrawal.REST).withWithdrawal("p3", Withdrawal.ALL_GAMES);
        assertThat(two.qualified()).extracting(Player::id).containsExactly("p2", "p4");
        GroupLeague one = two.withWithdrawal("p4", Withdrawal.REST);
        assertThatIllegalStateException()
                .isThrownBy(one::qualified)
                .withMessage("1 are left in group 1 after withdrawals, and 2 go on");
    }

    @Test
    @Tag("P12")
    @Tag("K8")
    void whoHasWithdrawnFromAGroupTakesNoResult() {
        GroupLeague groups = GroupLeague.dealt(SwissSimulation.players("p", 3), 1, 1);
        Pairing first = groups.group("1").games().get(0).players();
        GroupLeague left = groups.withWithdrawal(first.cho(), Withdrawal.REST);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> left.withResult(first.cho(), first.han(), GameResult.COMPLETE_WIN))
                .withMessageContaining(first.cho() + " has withdrawn (P12)");
    }

    /** Whatever was played, whoever came late or left: nobody meets twice, and everybody left has met in the end. */
    @Property(tries = 200)
    void missing_games_complete_any_league(@ForAll @IntRange(min = 2, max = 12) int players, @ForAll long seed) {
        Random random = new Random(seed);
        League league = League.of(SwissSimulation.players("p", players));
        assertThat(RoundRobin.missing(league))
                .containsExactlyElementsOf(RoundRobin.league(league.players()).games());
        for (int step = 0; step < 4; step++) {
            List<LeagueGame> missing = RoundRobin.missing(league);
            LeagueBuilder builder = league.toBuilder();
            for (LeagueGame game : missing) {
                if (random.nextBoolean()) {
                    builder.add(random.nextBoolean() ? game : game.with(GameResult.POINTS_WIN));
                }
            }
            builder.add(Player.of("late" + step));
            if (random.nextInt(3) == 0) {
                builder.withdraw("p" + (1 + step), Withdrawal.REST);
            }
            league = builder.build();
            if (step + 1 >= players) {
                break;
            }
        }
        league = league.withGames(RoundRobin.missing(league));
        assertThat(RoundRobin.missing(league)).isEmpty();
        Set<Set<String>> met = new HashSet<>();
        for (LeagueGame game : league.games()) {
            assertThat(met.add(Set.of(game.players().cho(), game.players().han())))
                    .isTrue();
        }
        Set<String> gone = league.withdrawals().keySet();
        List<String> left = league.players().stream()
                .map(Player::id)
                .filter(id -> !gone.contains(id))
                .toList();
        for (String one : left) {
            for (String other : left) {
                assertThat(one.equals(other) || met.contains(Set.of(one, other)))
                        .as("%s and %s have met", one, other)
                        .isTrue();
            }
        }
    }

    @Test
    @Tag("K8")
    void aMissingGameComesInTheFirstRoundInWhichBothAreFree() {
        League played = League.of(SwissSimulation.players("p", 4))
                .withGames(List.of(
                        LeagueGame.of(1, "p1", "p2").with(GameResult.COMPLETE_WIN), LeagueGame.of(2, "p3", "p1")))
                .with(Bye.of(1, "p4"));
        // In the order of the schedule of four: p4 - p1, p2 - p3, p3 - p4, p4 - p2.
        assertThat(RoundRobin.missing(played))
                .extracting(game -> game.round() + " " + game.players())
                .containsExactly("2 p4 - p2", "3 p4 - p1", "3 p2 - p3", "4 p3 - p4");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RoundRobin.missing(
                        played.withWithdrawal("p1").withWithdrawal("p2").withWithdrawal("p3")))
                .withMessage("a round robin has at least 2 players, found [p4]");
    }

    @Test
    void gamesThatAreNotOfTheGroupAreRefused() {
        GroupLeague groups = GroupLeague.dealt(SwissSimulation.players("p", 4), 2, 1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> groups.withResult("p1", "p2", GameResult.COMPLETE_WIN))
                .withMessageContaining("p1 - p2 is no game to be played in group 1");
        assertThatIllegalArgumentException().isThrownBy(() -> groups.withResult("x", "p2", GameResult.COMPLETE_WIN));
        assertThatIllegalArgumentException().isThrownBy(() -> groups.standings("3"));
        assertThatIllegalArgumentException().isThrownBy(() -> RoundRobin.rounds(List.of("a")));
        assertThatIllegalArgumentException().isThrownBy(() -> RoundRobin.rounds(List.of("a", "b", "a")));
        assertThat(groups).isEqualTo(GroupLeague.dealt(SwissSimulation.players("p", 4), 2, 1));
    }
}
