package org.janggi.variants.league;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.junit.jupiter.params.provider.Arguments.argumentSet;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Ties worked out by hand. Players are letters, then the dan, then the year of birth, as in {@code a3@1950}. Games are the
 * two players with the first one's result between: W, w, l and L for complete win, points win, points loss and complete
 * loss.
 */
class TieBreakTest {
    private static final String LETTERS = "WwlL";

    private static League league(String players, String games) {
        List<LeagueGame> played = new ArrayList<>();
        for (String game : words(games)) {
            // A game in a round of its own, since only results matter here.
            GameResult result = GameResult.values()[LETTERS.indexOf(game.charAt(1))];
            played.add(LeagueGame.of(played.size() + 1, game.substring(0, 1), game.substring(2))
                    .with(result));
        }
        return League.of(words(players).stream().map(TieBreakTest::player).toList())
                .withGames(played);
    }

    private static Player player(String text) {
        String[] parts = text.split("@", 2);
        Player player = Player.of(parts[0].substring(0, 1));
        Player graded = parts[0].length() == 1 ? player : player.withDan(Integer.parseInt(parts[0].substring(1)));
        return parts.length == 1 ? graded : graded.withBirth(LocalDate.of(Integer.parseInt(parts[1]), 3, 1));
    }

    private static List<String> words(String text) {
        return text.isEmpty() ? List.of() : List.of(text.split(" "));
    }

    private static List<String> table(List<Standing> standings) {
        return standings.stream()
                .map(standing -> standing.rank() + " " + standing.player().id() + " "
                        + standing.tally().points() + " " + standing.decidedBy())
                .toList();
    }

    static Stream<Arguments> workedOut() {
        return Stream.of(
                argumentSet(
                        "points come first and then head-to-head, whatever the dan",
                        "a1 b9 c1",
                        "awb cWa blc",
                        List.of("1 c 11 POINTS", "2 a 4 HEAD_TO_HEAD", "3 b 4 HEAD_TO_HEAD")),
                // Among the three a has 2 wins and 8 points, b 1 win and 9 points, c 2 points.
                argumentSet(
                        "head-to-head compares wins before points",
                        "c b a x y z",
                        "awb awc bWc aWx bwx bly cWy cwx clz",
                        List.of(
                                "1 a 15 HEAD_TO_HEAD",
                                "2 b 15 HEAD_TO_HEAD",
                                "3 c 15 HEAD_TO_HEAD",
                                "4 y 4 NONE",
                                "4 z 4 NONE",
                                "6 x 4 WINS")),
                // One win each in the cycle; a has 9 points in it, c 6 and b 4.
                argumentSet(
                        "a cycle of three is broken by the points of its games",
                        "a b c d e",
                        "aWb bwc cwa awd bWd cWd ble",
                        List.of(
                                "1 a 13 HEAD_TO_HEAD",
                                "2 c 13 HEAD_TO_HEAD",
                                "3 b 13 HEAD_TO_HEAD",
                                "4 e 4 POINTS",
                                "5 d 2 POINTS")),
                argumentSet(
                        "a perfect cycle goes on to dan, and the rest begins again",
                        "a3 b5 c3",
                        "aWb bWc cWa",
                        List.of("1 b 7 DAN", "2 c 7 HEAD_TO_HEAD", "3 a 7 HEAD_TO_HEAD")),
                argumentSet(
                        "a perfect cycle of equals shares the rank",
                        "a b c",
                        "awb bwc cwa",
                        List.of("1 a 6 NONE", "1 b 6 NONE", "1 c 6 NONE")),
                // Two wins for a and b, one for c and d; then a beat b and c beat d.
                argumentSet(
                        "head-to-head is applied again inside a rest that is still tied",
                        "d9 c b9 a e",
                        "aWb aWc dWa bWc bWd cWd cWe dWe",
                        List.of(
                                "1 a 14 HEAD_TO_HEAD",
                                "2 b 14 HEAD_TO_HEAD",
                                "3 c 14 HEAD_TO_HEAD",
                                "4 d 14 HEAD_TO_HEAD",
                                "5 e 0 POINTS")),
                // a, b and c are level and b has not met c, so that a's win against b counts for nothing.
                argumentSet(
                        "head-to-head is skipped if the tied have not all met",
                        "a b5 c x",
                        "aWb cWx bWx",
                        List.of("1 b 7 DAN", "2 a 7 NONE", "2 c 7 NONE", "4 x 0 POINTS")),
                argumentSet(
                        "who have not met go on to the number of wins",
                        "a b9 x9 y z",
                        "awx awy bwx bly blz",
                        List.of("1 a 8 WINS", "2 b 8 WINS", "3 y 6 POINTS", "4 z 4 WINS", "5 x 4 WINS")),
                argumentSet(
                        "equal wins go on to the higher dan",
                        "a3@1940 b4 x y1",
                        "aWx bWy",
                        List.of("1 b 7 DAN", "2 a 7 DAN", "3 y 0 DAN", "4 x 0 DAN")),
                argumentSet(
                        "an equal dan goes on to the older player",
                        "b2@1990 a2@1940 c3@2000",
                        "",
                        List.of("1 c 0 DAN", "2 a 0 AGE", "3 b 0 AGE")),
                argumentSet(
                        "twins share the rank, and it is left out for the next",
                        "b1@1980 a1@1980 c0@1970",
                        "",
                        List.of("1 a 0 NONE", "1 b 0 NONE", "3 c 0 DAN")),
                argumentSet(
                        "age is left out where a date of birth is unknown",
                        "a1 b1@1950",
                        "",
                        List.of("1 a 0 NONE", "1 b 0 NONE")));
    }

    @ParameterizedTest
    @MethodSource("workedOut")
    @Tag("K11")
    void aTieIsBrokenInOrder(String players, String games, List<String> table) {
        assertThat(table(league(players, games).standings())).isEqualTo(table);
    }

    @Test
    @Tag("K11")
    void everyRankHasItsReasonInBothLanguages() {
        List<Standing> table = league("a b c", "awb cWa blc").standings();
        assertThat(table)
                .extracting(standing -> standing.reason().english())
                .containsExactly(
                        "points: 11",
                        "head-to-head: 1 win, 4 points among a, b",
                        "head-to-head: 0 wins, 2 points among a, b");
        assertThat(table)
                .extracting(standing -> standing.reason().korean())
                .containsExactly("승점: 11점", "승자승: a, b 사이 1승, 승점 4", "승자승: a, b 사이 0승, 승점 2");
        assertThat(league("a b x", "awx bwx").standings().get(0).reason().korean())
                .isEqualTo("공동 순위: 모두 같음");
        List<Standing> ages = league("a2@1940 b2@1990 c3", "").standings();
        assertThat(ages.get(0).reason().english()).isEqualTo("higher dan: 3 dan");
        assertThat(ages.get(1).reason().korean()).isEqualTo("연장자: 1940-03-01 출생");
    }

    @Test
    @Tag("K11")
    void ofManyWhoAreTiedOnlyTheNumberIsTold() {
        LeaguePoints nothing = new LeaguePoints(0, 0, 0, 0);
        League five = league("a b c d e", "aWb aWc aWd aWe bWc bWd bWe cWd cWe dWe");
        assertThat(five.standings(nothing, TieBreaks.KJA).get(1).reason().english())
                .isEqualTo("head-to-head: 3 wins, 0 points among a, b, c, d, e");
        League six = league("a b c d e f", "aWb aWc aWd aWe bWc bWd bWe cWd cWe dWe aWf bWf cWf dWf eWf");
        List<Standing> table = six.standings(nothing, TieBreaks.KJA);
        assertThat(table.get(0).reason().english()).isEqualTo("head-to-head: 5 wins, 0 points among 6");
        assertThat(table.get(5).reason().korean()).isEqualTo("승자승: 6명 사이 0승, 승점 0");
    }

    @Test
    @Tag("K10")
    void otherPointsMakeAnotherTable() {
        League league = league("a b c d", "aWc bwc bwd");
        assertThat(table(league.standings())).startsWith("1 b 8 POINTS", "2 a 7 POINTS");
        assertThat(table(league.standings(new LeaguePoints(10, 4, 2, 0), TieBreaks.KJA)))
                .startsWith("1 a 10 POINTS", "2 b 8 POINTS");
        assertThat(table(league.standings(LeaguePoints.WIN_OR_LOSS, TieBreaks.KJA)))
                .startsWith("1 b 2 POINTS", "2 a 1 POINTS");
        assertThat(table(league.standings(new LeaguePoints(-1, -2, 5, 0), TieBreaks.KJA)))
                .startsWith("1 c 5 NONE", "1 d 5 NONE", "3 a -1 POINTS", "4 b -4 POINTS");
    }

    @Test
    @Tag("K10")
    void theLargestPointsAndRoundsDoNotOverflow() {
        LeaguePoints most = new LeaguePoints(1_000_000, 0, 0, -1_000_000);
        List<LeagueGame> games = new ArrayList<>();
        for (int round = 1; round <= Round.MOST_ROUNDS; round++) {
            games.add(LeagueGame.of(round, "a", "b").with(GameResult.COMPLETE_WIN));
        }
        assertThat(table(League.of(List.of(Player.of("a"), Player.of("b")))
                        .withGames(games)
                        .standings(most, TieBreaks.KJA)))
                .containsExactly("1 a 2000000000 POINTS", "2 b -2000000000 POINTS");
        for (int round : new int[] {0, Round.MOST_ROUNDS + 1, Integer.MAX_VALUE}) {
            String message = "rounds are counted from 1 to 2000, found " + round;
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> LeagueGame.of(round, "a", "b"))
                    .withMessage(message);
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Bye.of(round, "a"))
                    .withMessage(message);
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> new Round(round, List.of(), Optional.empty()))
                    .withMessage(message);
        }
    }

    @Test
    @Tag("K11")
    void completeWinsAloneMayBeCounted() {
        League league = league("a b x y z u", "aWx aWy bwx bwy bwz blu");
        assertThat(table(league.standings())).startsWith("1 b 14 WINS", "2 a 14 WINS");
        assertThat(league.standings().get(0).reason().korean()).isEqualTo("다승: 3승");
        List<Standing> complete = league.standings(LeaguePoints.KJA, TieBreaks.KJA.countingCompleteWins());
        assertThat(table(complete)).startsWith("1 a 14 WINS", "2 b 14 WINS");
        assertThat(complete.get(0).reason().english()).isEqualTo("number of wins: 2 complete");
    }

    @Test
    @Tag("K11")
    void headToHeadCountsAllWinsInAnyCase() {
        // a has beaten b on points, b has the complete win.
        League league = league("a b x y", "awb awx bWy blx");
        LeaguePoints own = new LeaguePoints(4, 4, 2, 2);
        assertThat(table(league.standings(own, TieBreaks.KJA.countingCompleteWins())))
                .startsWith("1 a 8 HEAD_TO_HEAD", "2 b 8 HEAD_TO_HEAD");
    }

    @Test
    @Tag("K11")
    void aLotPartsWhoIsEqualInEverythingElse() {
        League league = league("b1@1980 a1@1980 c0@1980", "");
        TieBreaks drawn = TieBreaks.KJA.with(new Lot(List.of("c", "b", "a")));
        List<Standing> table = league.standings(LeaguePoints.KJA, drawn);
        assertThat(table(table)).containsExactly("1 b 0 LOT", "2 a 0 LOT", "3 c 0 DAN");
        assertThat(table).noneMatch(Standing::isShared);
        assertThat(league.standings()).extracting(Standing::isShared).containsExactly(true, true, false);
    }

    @Test
    @Tag("K11")
    void aLotThatLacksOneOfTheTiedLeavesThemWithTheRankAndTellsSo() {
        League league = league("b1@1980 a1@1980 c0@1980", "");
        TieBreaks partial = TieBreaks.KJA.with(new Lot(List.of("b", "c")));
        List<Standing> table = league.standings(LeaguePoints.KJA, partial);
        assertThat(table(table)).containsExactly("1 a 0 NONE", "1 b 0 NONE", "3 c 0 DAN");
        assertThat(table.get(0).reason().english()).isEqualTo("shared rank: equal in everything, and the lot lacks a");
        assertThat(table.get(1).reason().korean()).isEqualTo("공동 순위: 모두 같고 추첨에 a 빠짐");
        TieBreaks ofOthers = TieBreaks.KJA.with(new Lot(List.of("c")));
        assertThat(league.standings(LeaguePoints.KJA, ofOthers).get(0).reason().english())
                .isEqualTo("shared rank: equal in everything");
    }

    @Test
    @Tag("K11")
    void aLotIsTheSameForTheSameSeed() {
        Lot lot = Lot.draw(List.of("a", "b", "c", "d", "e"), 42);
        assertThat(Lot.draw(List.of("e", "c", "a", "b", "d"), 42)).isEqualTo(lot);
        assertThat(lot.order()).containsExactlyInAnyOrder("a", "b", "c", "d", "e");
        assertThatIllegalArgumentException().isThrownBy(() -> new Lot(List.of("a", "a")));
    }

    /** Of 600 lots 100 are expected for each order, with a deviation of 9. */
    @Test
    @Tag("K11")
    void smallSeedsDrawAllOrdersAlike() {
        Map<List<String>, Integer> drawn = new HashMap<>();
        for (int seed = 0; seed < 600; seed++) {
            drawn.merge(Lot.draw(List.of("a", "b", "c"), seed).order(), 1, Integer::sum);
        }
        assertThat(drawn.values()).hasSize(6).allMatch(count -> count > 60 && count < 140);
        Set<String> first = new HashSet<>();
        for (int seed = 0; seed < 40; seed++) {
            first.add(Lot.draw(List.of("a", "b"), seed).order().get(0));
        }
        assertThat(first).containsExactlyInAnyOrder("a", "b");
    }

    @Test
    @Tag("K9")
    @Tag("K11")
    void aByeCountsAsAWinButNotAsAMeeting() {
        League league = league("a b c d e", "bwc bld bLe")
                .with(new Bye(9, "a", GameResult.POINTS_WIN))
                .with(new Bye(10, "a", GameResult.POINTS_LOSS));
        assertThat(table(league.standings()))
                .containsExactly("1 e 7 POINTS", "2 a 6 NONE", "2 b 6 NONE", "4 d 4 POINTS", "5 c 2 POINTS");
    }
}
