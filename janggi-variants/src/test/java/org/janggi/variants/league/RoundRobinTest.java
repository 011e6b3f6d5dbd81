package org.janggi.variants.league;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
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
        assertThatIllegalArgumentException().isThrownBy(() -> GroupLeague.dealt(players, 0, 1));
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
        assertThat(groups.withWithdrawal("p1", Withdrawal.ALL_GAMES).qualified())
                .extracting(Player::id)
                .containsExactly("p2");
        assertThat(groups.withWithdrawal("p1", Withdrawal.REST).qualified())
                .extracting(Player::id)
                .containsExactly("p1");
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
