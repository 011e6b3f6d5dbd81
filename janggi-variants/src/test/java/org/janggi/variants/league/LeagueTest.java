package org.janggi.variants.league;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
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
    @Tag("P12")
    void aPointsLossIsForfeitedTooAndAPointsWinOfTheOpponentBecomesComplete() {
        League league = League.of(SwissSimulation.players("p", 2))
                .with(LeagueGame.of(1, "p1", "p2").with(GameResult.POINTS_LOSS));
        assertThat(List.of(points(league, "p1"), points(league, "p2"))).containsExactly(2, 4);
        League left = league.withWithdrawal("p1");
        assertThat(List.of(points(left, "p1"), points(left, "p2"))).containsExactly(0, 7);
        League other = league.withWithdrawal("p2");
        assertThat(List.of(points(other, "p1"), points(other, "p2"))).containsExactly(7, 0);
    }

    @Test
    @Tag("P12")
    void aGameLostByBothGivesTheOpponentNothingAfterAWithdrawal() {
        League league = League.of(SwissSimulation.players("p", 2))
                .with(LeagueGame.of(1, "p1", "p2").lostByBoth());
        for (Withdrawal forfeited : Withdrawal.values()) {
            League left = league.withWithdrawal("p1", forfeited);
            assertThat(left.countedGames()).isEqualTo(league.games());
            assertThat(points(left, "p2")).isZero();
        }
    }

    @Test
    @Tag("P12")
    @Tag("K9")
    void whoForfeitsAllGamesHasNothingOfAByeEither() {
        League league = League.of(SwissSimulation.players("p", 3)).with(Bye.of(1, "p1"));
        assertThat(points(league.withWithdrawal("p1"), "p1")).isZero();
        assertThat(league.withWithdrawal("p1").byes()).isEqualTo(league.byes());
        assertThat(points(league.withWithdrawal("p1", Withdrawal.REST), "p1")).isEqualTo(7);
        assertThat(points(league.withWithdrawal("p2"), "p1")).isEqualTo(7);
    }

    @ParameterizedTest
    @EnumSource(Withdrawal.class)
    @Tag("P12")
    void whoHasWithdrawnTakesNoResultAnyMore(Withdrawal forfeited) {
        League left = THREE.withWithdrawal("p1", forfeited);
        int before = points(left, "p2");
        LeagueGame open = THREE.games().stream()
                .filter(game -> game.players().has("p1") && game.players().has("p2"))
                .findFirst()
                .orElseThrow();
        for (GameResult result : GameResult.values()) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> left.with(open.with(result)))
                    .withMessage("p1 has withdrawn (P12) and cannot have the game " + open.players());
        }
        assertThatIllegalArgumentException().isThrownBy(() -> left.with(LeagueGame.of(9, "p2", "p1")));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> left.with(Bye.of(9, "p1")))
                .withMessage("p1 has withdrawn (P12) and cannot have a bye");
        assertThat(points(left, "p2")).isEqualTo(before);
    }

    @Test
    void whatABuilderRefusesLeavesItAsItWas() {
        LeagueBuilder builder = THREE.toBuilder();
        assertThatIllegalArgumentException().isThrownBy(() -> builder.add(LeagueGame.of(1, "p1", "p2")));
        assertThatIllegalArgumentException().isThrownBy(() -> builder.add(LeagueGame.of(9, "p1", "q")));
        assertThatIllegalArgumentException().isThrownBy(() -> builder.add(Bye.of(1, "p2")));
        assertThatIllegalArgumentException().isThrownBy(() -> builder.add(Player.of("p1")));
        assertThatIllegalArgumentException().isThrownBy(() -> builder.withdraw("q", Withdrawal.REST));
        assertThat(builder.build()).isEqualTo(THREE);
        LeagueGame played = THREE.games().get(0).with(GameResult.COMPLETE_WIN);
        League more = builder.add(Player.of("x"))
                .add(played)
                .withdraw("p3", Withdrawal.REST)
                .build();
        assertThat(more)
                .isEqualTo(
                        THREE.withPlayers(List.of(Player.of("x"))).with(played).withWithdrawal("p3", Withdrawal.REST));
        assertThatIllegalArgumentException().isThrownBy(() -> builder.withdraw("p3", Withdrawal.ALL_GAMES));
        builder.add(LeagueGame.of(9, "x", "p1"));
        assertThat(more.games()).hasSize(3);
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
            LeagueGame game = LeagueGame.of(i, "p" + one, "p" + other);
            played.add(random.nextInt(9) == 0 ? game.lostByBoth() : game.with(GameResult.values()[random.nextInt(4)]));
        }
        TieBreaks readings = new TieBreaks(
                random.nextBoolean(),
                Optional.of(Lot.draw(list.stream().map(Player::id).toList(), seed))
                        .filter(lot -> random.nextBoolean()));
        List<Bye> byes = List.of(
                new Bye(games + 1, "p0", GameResult.values()[random.nextInt(4)]),
                Bye.of(games + 2, "p" + random.nextInt(players)));
        Map<String, Withdrawal> gone = new LinkedHashMap<>();
        for (int i = 0; i < random.nextInt(3); i++) {
            gone.put("p" + random.nextInt(players), Withdrawal.values()[random.nextInt(2)]);
        }
        List<Standing> table = league(list, played, byes, gone).standings(LeaguePoints.KJA, readings);
        checkOrder(table, readings);
        Collections.shuffle(list, random);
        Collections.shuffle(played, random);
        List<String> leaving = new ArrayList<>(gone.keySet());
        Collections.reverse(leaving);
        Map<String, Withdrawal> reversed = new LinkedHashMap<>();
        leaving.forEach(id -> reversed.put(id, gone.get(id)));
        assertThat(league(list, played, List.of(byes.get(1), byes.get(0)), reversed)
                        .standings(LeaguePoints.KJA, readings))
                .isEqualTo(table);
    }

    private static League league(
            List<Player> players, List<LeagueGame> games, List<Bye> byes, Map<String, Withdrawal> gone) {
        LeagueBuilder builder = League.of(players).toBuilder();
        games.forEach(builder::add);
        byes.forEach(builder::add);
        gone.forEach(builder::withdraw);
        return builder.build();
    }

    /** By K10 a game gives 7 points in all for a complete win, 6 for one on points, and none if both lose it. */
    @Property(tries = 300)
    void the_points_of_each_round_sum_as_they_must(
            @ForAll @IntRange(min = 2, max = 15) int players, @ForAll long seed) {
        Random random = new Random(seed);
        League league = RoundRobin.league(SwissSimulation.players("p", players));
        for (int round = 1; round <= league.lastRound(); round++) {
            int expected = 0;
            List<LeagueGame> results = new ArrayList<>();
            for (LeagueGame game : league.games()) {
                if (game.round() == round) {
                    int kind = random.nextInt(6);
                    expected += List.of(7, 6, 6, 7, 0, 0).get(kind);
                    if (kind < 5) {
                        results.add(kind == 4 ? game.lostByBoth() : game.with(GameResult.values()[kind]));
                    }
                }
            }
            int before = sum(league);
            league = league.withGames(results);
            assertThat(sum(league) - before).as("round %d", round).isEqualTo(expected);
        }
        int open = (int) league.games().stream()
                .filter(game -> game.players().has("p1") && !game.isPlayed())
                .count();
        assertThat(sum(league.withWithdrawal("p1", Withdrawal.REST)) - sum(league))
                .as("each forfeit is a complete win")
                .isEqualTo(7 * open);
    }

    private static int sum(League league) {
        return league.standings().stream().mapToInt(row -> row.tally().points()).sum();
    }

    /** Ranks are a total preorder: they go up with the list, and equal ones are equal in all that ranks them. */
    private static void checkOrder(List<Standing> table, TieBreaks readings) {
        for (int i = 0; i < table.size(); i++) {
            Standing row = table.get(i);
            Standing before = table.get(Math.max(i - 1, 0));
            assertThat(row.tally().points()).isLessThanOrEqualTo(before.tally().points());
            if (i == 0 || before.rank() != row.rank()) {
                assertThat(row.rank()).isEqualTo(i + 1);
                continue;
            }
            assertThat(row.decidedBy()).isEqualTo(before.decidedBy()).isEqualTo(TieBreak.NONE);
            assertThat(readings.lot()).isEmpty();
            assertThat(row.tally().points()).isEqualTo(before.tally().points());
            assertThat(row.player().dan()).isEqualTo(before.player().dan());
            assertThat(wins(row, readings)).isEqualTo(wins(before, readings));
        }
    }

    private static int wins(Standing row, TieBreaks readings) {
        return readings.completeWinsOnly()
                ? row.tally().completeWins()
                : row.tally().wins();
    }
}
