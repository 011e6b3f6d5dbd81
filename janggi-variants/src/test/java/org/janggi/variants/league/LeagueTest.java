package org.janggi.variants.league;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class LeagueTest {
    private static final League THREE = RoundRobin.league(SwissSimulation.players("p", 3));

    private static int points(League league, String player) {
        return league.standings().stream()
                .filter(standing -> standing.player().id().equals(player))
                .mapToInt(standing -> standing.tally().points())
                .sum();
    }

    /** Three players; the game of p1 and p2 has been played, the others have not. */
    private static League oneGame() {
        LeagueGame game = THREE.games().stream()
                .filter(scheduled ->
                        scheduled.players().has("p1") && scheduled.players().has("p2"))
                .findFirst()
                .orElseThrow();
        boolean first = game.players().cho().equals("p1");
        return THREE.with(game.with(first ? GameResult.COMPLETE_WIN : GameResult.COMPLETE_LOSS));
    }

    @Test
    @Tag("P12")
    void whoWithdrawsForfeitsAlsoTheGamesPlayed() {
        League league = oneGame();
        assertThat(points(league, "p1")).isEqualTo(7);
        League left = league.withWithdrawal("p1");
        assertThat(points(left, "p1")).isZero();
        assertThat(points(left, "p2")).isEqualTo(7);
        assertThat(points(left, "p3")).isEqualTo(7);
        assertThat(left.games()).isEqualTo(league.games());
        assertThat(left.isComplete()).isFalse();
    }

    @Test
    @Tag("P12")
    void theRestAloneMayBeForfeited() {
        League left = oneGame().withWithdrawal("p1", Withdrawal.REST);
        assertThat(points(left, "p1")).isEqualTo(7);
        assertThat(points(left, "p2")).isZero();
        assertThat(points(left, "p3")).isEqualTo(7);
    }

    @Test
    @Tag("P12")
    void twoWhoWithdrawBothLoseTheirGame() {
        League left = oneGame().withWithdrawal("p1").withWithdrawal("p2");
        assertThat(points(left, "p1") + points(left, "p2")).isZero();
        assertThat(points(left, "p3")).isEqualTo(14);
        assertThat(left.isComplete()).isTrue();
        assertThatIllegalArgumentException().isThrownBy(() -> left.withWithdrawal("p1"));
    }

    @Test
    void aPlayerHasOneGameARound() {
        League league = League.of(SwissSimulation.players("p", 4)).with(LeagueGame.of(1, "p1", "p2"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> league.with(LeagueGame.of(1, "p3", "p2")))
                .withMessageContaining("p2 has the game p1 - p2 in round 1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> league.with(Bye.of(1, "p1")))
                .withMessageContaining("p1 has the game");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> league.with(LeagueGame.of(2, "p1", "q")))
                .withMessageContaining("no player \"q\"");
        League played = league.with(LeagueGame.of(1, "p1", "p2").with(GameResult.POINTS_WIN));
        assertThat(played.games()).hasSize(1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> played.with(LeagueGame.of(1, "p1", "p2").with(GameResult.POINTS_WIN)));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> league.with(LeagueGame.of(1, "p2", "p1").with(GameResult.POINTS_WIN)));
    }

    @Test
    void namesAndNumbersAreChecked() {
        for (String id : new String[] {"", " a", "a\n"}) {
            assertThatIllegalArgumentException().isThrownBy(() -> Player.of(id));
        }
        assertThatIllegalArgumentException().isThrownBy(() -> Player.of("a").withDan(11));
        assertThatIllegalArgumentException().isThrownBy(() -> Player.of("a").withName(""));
        assertThatIllegalArgumentException().isThrownBy(() -> League.of(List.of(Player.of("a"), Player.of("a"))));
        assertThatIllegalArgumentException().isThrownBy(() -> LeagueGame.of(0, "a", "b"));
        assertThatIllegalArgumentException().isThrownBy(() -> LeagueGame.of(1, "a", "a"));
        assertThatIllegalArgumentException().isThrownBy(() -> Bye.of(0, "a"));
        Optional<GameResult> win = Optional.of(GameResult.COMPLETE_WIN);
        assertThatIllegalArgumentException().isThrownBy(() -> new LeagueGame(1, new Pairing("a", "b"), win, win));
    }

    @Property(tries = 300)
    void a_table_does_not_depend_on_the_order_of_anything(
            @ForAll @IntRange(min = 1, max = 12) int players,
            @ForAll @IntRange(min = 0, max = 40) int games,
            @ForAll long seed) {
        Random random = new Random(seed);
        List<Player> list = new ArrayList<>();
        for (int i = 0; i < players; i++) {
            Player player = Player.of("p" + i).withDan(random.nextInt(3));
            list.add(random.nextInt(4) == 0 ? player : player.withBirth(LocalDate.of(1950 + random.nextInt(3), 1, 1)));
        }
        List<LeagueGame> played = new ArrayList<>();
        for (int i = 1; i <= games && players > 1; i++) {
            int one = random.nextInt(players);
            int other = (one + 1 + random.nextInt(players - 1)) % players;
            played.add(LeagueGame.of(i, "p" + one, "p" + other).with(GameResult.values()[random.nextInt(4)]));
        }
        List<Standing> table = League.of(list).withGames(played).standings();
        checkOrder(table);
        int sum = table.stream().mapToInt(row -> row.tally().points()).sum();
        assertThat(sum).isEqualTo(played.stream().mapToInt(LeagueTest::points).sum());
        Collections.shuffle(list, random);
        Collections.shuffle(played, random);
        assertThat(League.of(list).withGames(played).standings()).isEqualTo(table);
    }

    /** Ranks are a total preorder: they go up with the list, equal ones are equal in all that ranks them. */
    private static void checkOrder(List<Standing> table) {
        for (int i = 0; i < table.size(); i++) {
            Standing row = table.get(i);
            if (i == 0 || table.get(i - 1).rank() != row.rank()) {
                assertThat(row.rank()).isEqualTo(i + 1);
            } else {
                Standing before = table.get(i - 1);
                assertThat(row.decidedBy()).isEqualTo(before.decidedBy()).isEqualTo(TieBreak.NONE);
                assertThat(row.tally().points()).isEqualTo(before.tally().points());
                assertThat(row.tally().wins()).isEqualTo(before.tally().wins());
                assertThat(row.player().dan()).isEqualTo(before.player().dan());
            }
            if (i > 0) {
                assertThat(row.tally().points())
                        .isLessThanOrEqualTo(table.get(i - 1).tally().points());
            }
        }
    }

    /** A game gives 7 points for a complete win and 6 for one on points; both losing gives none. */
    private static int points(LeagueGame game) {
        return game.choResult().orElseThrow() == GameResult.COMPLETE_WIN
                        || game.hanResult().orElseThrow() == GameResult.COMPLETE_WIN
                ? 7
                : 6;
    }
}
