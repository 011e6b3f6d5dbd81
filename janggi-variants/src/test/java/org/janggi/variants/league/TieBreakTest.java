package org.janggi.variants.league;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Ties worked out by hand. W, w, l and L stand for complete win, points win, points loss and complete loss of the first. */
class TieBreakTest {
    private static final String LETTERS = "WwlL";

    private final List<LeagueGame> games = new ArrayList<>();

    /** A game in a round of its own, since only results matter here. */
    private void game(String first, char result, String second) {
        GameResult ofFirst = GameResult.values()[LETTERS.indexOf(result)];
        games.add(LeagueGame.of(games.size() + 1, first, second).with(ofFirst));
    }

    private static List<String> table(List<Standing> standings) {
        return standings.stream()
                .map(standing -> standing.rank() + " " + standing.player().id() + " "
                        + standing.tally().points() + " " + standing.decidedBy())
                .toList();
    }

    private static Player player(String id, int dan) {
        return Player.of(id).withDan(dan);
    }

    private League league(Player... players) {
        return League.of(List.of(players)).withGames(games);
    }

    @Test
    @Tag("K10")
    @Tag("K11")
    void pointsComeFirstAndThenHeadToHead() {
        game("a", 'w', "b");
        game("c", 'W', "a");
        game("b", 'l', "c");
        League league = league(player("a", 1), player("b", 9), player("c", 1));
        assertThat(table(league.standings()))
                .containsExactly("1 c 11 POINTS", "2 a 4 HEAD_TO_HEAD", "3 b 4 HEAD_TO_HEAD");
        assertThat(league.standings())
                .extracting(standing -> standing.reason().english())
                .containsExactly(
                        "points: 11",
                        "head-to-head: 1 win, 4 points among a, b",
                        "head-to-head: 0 wins, 2 points among a, b");
        assertThat(league.standings().get(1).reason().in(Locale.KOREAN)).isEqualTo("승자승: a, b 사이 1승, 승점 4");
    }

    @Test
    @Tag("K10")
    void otherPointsMakeAnotherTable() {
        game("a", 'W', "c");
        game("b", 'w', "c");
        game("b", 'w', "d");
        League league = league(player("a", 0), player("b", 0), player("c", 0), player("d", 0));
        assertThat(table(league.standings())).startsWith("1 b 8 POINTS", "2 a 7 POINTS");
        assertThat(table(league.standings(new LeaguePoints(10, 4, 2, 0), TieBreaks.KJA)))
                .startsWith("1 a 10 POINTS", "2 b 8 POINTS");
        assertThat(table(league.standings(LeaguePoints.WIN_OR_LOSS, TieBreaks.KJA)))
                .startsWith("1 b 2 POINTS", "2 a 1 POINTS");
    }

    @Test
    @Tag("K11")
    void headToHeadComparesWinsBeforePoints() {
        // All have 9: a two wins among the three less the games outside, b and c one win each.
        game("a", 'w', "b");
        game("a", 'w', "c");
        game("b", 'W', "c");
        game("c", 'W', "x");
        game("a", 'L', "x");
        League league = league(player("c", 0), player("b", 0), player("a", 0), player("x", 0));
        // a 8, b 9, c 9, x 7: b beat c.
        assertThat(table(league.standings()))
                .containsExactly("1 b 9 HEAD_TO_HEAD", "2 c 9 HEAD_TO_HEAD", "3 a 8 POINTS", "4 x 7 POINTS");
        // With 3 for a points win and 1 for its loss, and 4 for a complete win: a 6, b 5, c 5, x 4.
        assertThat(table(league.standings(new LeaguePoints(5, 3, 1, 0), TieBreaks.KJA)))
                .containsExactly("1 a 6 HEAD_TO_HEAD", "2 b 6 HEAD_TO_HEAD", "3 c 6 HEAD_TO_HEAD", "4 x 5 POINTS");
    }

    @Test
    @Tag("K11")
    void aCycleOfThreeIsBrokenByThePointsOfItsGames() {
        game("a", 'W', "b");
        game("b", 'w', "c");
        game("c", 'w', "a");
        game("a", 'w', "d");
        game("b", 'W', "d");
        game("c", 'W', "d");
        game("b", 'l', "e");
        League league = league(player("a", 0), player("b", 0), player("c", 0), player("d", 0), player("e", 0));
        assertThat(table(league.standings()))
                .containsExactly(
                        "1 a 13 HEAD_TO_HEAD",
                        "2 c 13 HEAD_TO_HEAD",
                        "3 b 13 HEAD_TO_HEAD",
                        "4 e 4 POINTS",
                        "5 d 2 POINTS");
    }

    @Test
    @Tag("K11")
    void aPerfectCycleGoesOnToDanAndTheRestBeginsAgain() {
        game("a", 'W', "b");
        game("b", 'W', "c");
        game("c", 'W', "a");
        assertThat(table(league(player("a", 3), player("b", 5), player("c", 3)).standings()))
                .containsExactly("1 b 7 DAN", "2 c 7 HEAD_TO_HEAD", "3 a 7 HEAD_TO_HEAD");
    }

    @Test
    @Tag("K11")
    void headToHeadIsAppliedAgainInsideARestThatIsStillTied() {
        game("a", 'W', "b");
        game("a", 'W', "c");
        game("d", 'W', "a");
        game("b", 'W', "c");
        game("b", 'W', "d");
        game("c", 'W', "d");
        game("c", 'W', "e");
        game("d", 'W', "e");
        League league = league(player("d", 9), player("c", 0), player("b", 9), player("a", 0), player("e", 0));
        assertThat(table(league.standings()))
                .containsExactly(
                        "1 a 14 HEAD_TO_HEAD",
                        "2 b 14 HEAD_TO_HEAD",
                        "3 c 14 HEAD_TO_HEAD",
                        "4 d 14 HEAD_TO_HEAD",
                        "5 e 0 POINTS");
        assertThat(league.standings().get(0).reason().english()).isEqualTo("head-to-head: 1 win, 7 points among a, b");
    }

    @Test
    @Tag("K11")
    void whoHaveNotAllMetGoOnToTheNumberOfWins() {
        game("a", 'w', "x");
        game("a", 'w', "y");
        game("b", 'w', "x");
        game("b", 'l', "y");
        game("b", 'l', "z");
        League league = league(player("a", 0), player("b", 9), player("x", 9), player("y", 0), player("z", 0));
        assertThat(table(league.standings()))
                .containsExactly("1 a 8 WINS", "2 b 8 WINS", "3 y 6 POINTS", "4 z 4 WINS", "5 x 4 WINS");
        assertThat(league.standings().get(0).reason().korean()).isEqualTo("다승: 2승");
    }

    @Test
    @Tag("K11")
    void completeWinsAloneMayBeCounted() {
        game("a", 'W', "x");
        game("a", 'W', "y");
        game("b", 'w', "x");
        game("b", 'w', "y");
        game("b", 'w', "z");
        game("b", 'l', "u");
        League league =
                league(player("a", 0), player("b", 0), player("x", 0), player("y", 0), player("z", 0), player("u", 0));
        assertThat(table(league.standings())).startsWith("1 b 14 WINS", "2 a 14 WINS");
        List<Standing> complete = league.standings(LeaguePoints.KJA, TieBreaks.KJA.countingCompleteWins());
        assertThat(table(complete)).startsWith("1 a 14 WINS", "2 b 14 WINS");
        assertThat(complete.get(0).reason().english()).isEqualTo("number of wins: 2 complete");
    }

    @Test
    @Tag("K11")
    void theHigherDanComesBeforeTheOlderPlayer() {
        Player old = player("a", 2).withBirth(LocalDate.of(1940, 1, 31));
        Player young = player("b", 2).withBirth(LocalDate.of(1990, 1, 1));
        Player master = player("c", 3).withBirth(LocalDate.of(2000, 1, 1));
        List<Standing> table = league(young, old, master).standings();
        assertThat(table(table)).containsExactly("1 c 0 DAN", "2 a 0 AGE", "3 b 0 AGE");
        assertThat(table.get(0).reason().english()).isEqualTo("higher dan: 3 dan");
        assertThat(table.get(1).reason().korean()).isEqualTo("연장자: 1940-01-31 출생");
    }

    @Test
    @Tag("K11")
    void twinsShareTheRankUnlessALotIsDrawn() {
        LocalDate day = LocalDate.of(1980, 5, 5);
        League league = league(
                player("b", 1).withBirth(day),
                player("a", 1).withBirth(day),
                player("c", 0).withBirth(day));
        assertThat(table(league.standings())).containsExactly("1 a 0 NONE", "1 b 0 NONE", "3 c 0 DAN");
        assertThat(league.standings()).extracting(Standing::isShared).containsExactly(true, true, false);
        assertThat(league.standings().get(0).reason().english()).isEqualTo("shared rank: equal in everything");
        TieBreaks drawn = TieBreaks.KJA.with(new Lot(List.of("b", "a")));
        assertThat(table(league.standings(LeaguePoints.KJA, drawn)))
                .containsExactly("1 b 0 LOT", "2 a 0 LOT", "3 c 0 DAN");
        TieBreaks ofOthers = TieBreaks.KJA.with(new Lot(List.of("b", "c")));
        assertThat(table(league.standings(LeaguePoints.KJA, ofOthers))).startsWith("1 a 0 NONE", "1 b 0 NONE");
    }

    @Test
    @Tag("K11")
    void aLotIsTheSameForTheSameSeed() {
        Lot lot = Lot.draw(List.of("a", "b", "c", "d", "e"), 42);
        assertThat(Lot.draw(List.of("e", "c", "a", "b", "d"), 42)).isEqualTo(lot);
        assertThat(lot.order()).containsExactlyInAnyOrder("a", "b", "c", "d", "e");
        assertThatIllegalArgumentException().isThrownBy(() -> new Lot(List.of("a", "a")));
    }

    @Test
    @Tag("K11")
    void ageIsLeftOutWhereADateOfBirthIsUnknown() {
        League league = league(player("a", 1), player("b", 1).withBirth(LocalDate.of(1950, 1, 1)));
        assertThat(table(league.standings())).containsExactly("1 a 0 NONE", "1 b 0 NONE");
    }

    @Test
    @Tag("K9")
    @Tag("K11")
    void aByeCountsAsAWinButNotAsAMeeting() {
        game("b", 'w', "c");
        game("b", 'l', "d");
        game("b", 'L', "e");
        League league = league(player("a", 0), player("b", 0), player("c", 0), player("d", 0), player("e", 0))
                .with(new Bye(9, "a", GameResult.POINTS_WIN))
                .with(new Bye(10, "a", GameResult.POINTS_LOSS));
        assertThat(table(league.standings()))
                .containsExactly("1 e 7 POINTS", "2 a 6 NONE", "2 b 6 NONE", "4 d 4 POINTS", "5 c 2 POINTS");
    }
}
