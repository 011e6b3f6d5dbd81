package org.janggi.variants.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.janggi.core.RuleSet;
import org.janggi.core.Text;
import org.janggi.variants.FairyRules;
import org.janggi.variants.Gungjanggi;
import org.janggi.variants.Kja;
import org.janggi.variants.contest.TimeControl;
import org.janggi.variants.league.GameResult;
import org.janggi.variants.league.LeaguePoints;
import org.janggi.variants.league.Lot;
import org.janggi.variants.league.Round;
import org.janggi.variants.league.SeriesPlan;
import org.janggi.variants.league.TieBreaks;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class EventPlanTest {
    private static final List<Stage> BRACKET = List.of(new Stage.Bracket(SeriesPlan.SINGLE_GAMES));
    private static final TimeControl TWENTY = TimeControl.parse("20분");

    private static EventPlan plan(RuleSet rules, List<Stage> stages, TimeControl time) {
        return new EventPlan(new Text("Spring Cup", "봄 대회"), rules, stages, LeaguePoints.KJA, TieBreaks.KJA, time);
    }

    @Test
    @Tag("K6")
    void formatAndTimesAreAnnounced() {
        EventPlan plan = plan(
                Kja.RULES,
                List.of(new Stage.Groups(8, 2), new Stage.Bracket(SeriesPlan.fromSemiFinal(3, 5))),
                TimeControl.parse("20분 총 60분"));
        assertThat(plan.announcement().english())
                .isEqualTo("Spring Cup; " + Kja.RULES.name().english()
                        + "; group league, groups: 8, going on from each: 2;"
                        + " knock-out, games of a series from the final backwards: [5, 3, 1]; points 7,4,2,0;"
                        + " ties: head-to-head, number of wins, higher dan, older player, shared rank;"
                        + " free time 1200 s; total time 3600 s");
        assertThat(plan.announcement().korean())
                .isEqualTo("봄 대회; " + Kja.RULES.name().korean()
                        + "; 조별 리그, 8개 조, 조마다 2명 진출; 토너먼트, 결승부터 거꾸로 [5, 3, 1]번기; 승점 7,4,2,0;"
                        + " 동점: 승자승, 다승, 고단자, 연장자, 공동 순위; 자유 시간 1200초; 총 대국 시간 3600초");
    }

    @Test
    @Tag("K6")
    void everythingInItIsAParameter() {
        EventPlan plan = new EventPlan(
                new Text("Cup", "대회"),
                Kja.RULES.withDeom(1),
                List.of(new Stage.SwissRounds(7, GameResult.POINTS_WIN)),
                new LeaguePoints(3, 2, 1, 0),
                TieBreaks.KJA.countingCompleteWins().with(new Lot(List.of("a", "b"))),
                TimeControl.AMATEUR.withPeriodPerMove());
        assertThat(plan.announcement().english())
                .isEqualTo("Cup; " + Kja.RULES.name().english() + "; options {deom=0.5};"
                        + " Swiss, rounds: 7, a bye is a points win; points 3,2,1,0;"
                        + " ties: head-to-head, number of wins (complete wins only), higher dan, older player, lot,"
                        + " shared rank; free time 300 s; byoyomi 30 x 30 s, one a move; no total time");
        assertThat(plan.announcement().korean())
                .contains("선택 사항 {deom=0.5}", "다승(완승만)", "추첨", "초읽기 30 x 30초, 매수", "총 대국 시간 없음");
    }

    @Test
    @Tag("K6")
    void whatIsNotAnnouncedIsNoPlan() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> plan(Kja.RULES, List.of(), TWENTY))
                .withMessage("an event has at least one stage (K6)");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> plan(Kja.RULES, BRACKET, TimeControl.UNKNOWN))
                .withMessage("the times of an event are announced (K6), found 미상");
        assertThatIllegalArgumentException().isThrownBy(() -> new Stage.Groups(0, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> new Stage.Groups(1, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new Stage.SwissRounds(0, GameResult.COMPLETE_WIN));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Stage.SwissRounds(Round.MOST_ROUNDS + 1, GameResult.COMPLETE_WIN));
    }

    @Test
    @Tag("K6")
    @Tag("S32")
    @Tag("D15")
    @Tag("K5")
    void aTotalTimeIsAnnouncedWhereMatchesHaveOne() {
        assertThat(plan(Gungjanggi.SILVER, BRACKET, TWENTY).announcement().english())
                .contains("no total time");
        TimeControl total = TimeControl.parse("20분 총 60분");
        assertThat(plan(Kja.ASSOCIATION, BRACKET, total).announcement().english())
                .contains("total time 3600 s");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> plan(Gungjanggi.SILVER, BRACKET, total))
                .withMessageStartingWith("S32: ");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> plan(Gungjanggi.DAN, BRACKET, total))
                .withMessage("D15: there is no limit on the total time, found \"20분 총 60분\" for gungjanggi-dan");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> plan(FairyRules.JANGGI, BRACKET, total))
                .withMessageStartingWith("K5: ");
    }
}
