package org.janggi.variants.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.janggi.core.RuleSet;
import org.janggi.core.Side;
import org.janggi.variants.Gungjanggi;
import org.janggi.variants.Kja;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Each limit with a time one second below it, at it and one second above. What may be used is lost when it is overrun; what
 * ends at a moment ends at it.
 */
class BoundaryTest {
    private static final RuleSet SILVER = Gungjanggi.SILVER;
    private static final RuleSet DAN = Gungjanggi.DAN;
    private static final String OPEN = Matches.OPEN;

    private static String seconds(int count) {
        return "PT" + count + "S";
    }

    /** The ends of a match after a second less than a limit, the limit, and a second more. */
    private static List<String> ends(Match match, int limit) {
        return List.of(limit - 1, limit, limit + 1).stream()
                .map(count -> Matches.end(Matches.on(match, seconds(count))))
                .toList();
    }

    /** The same for lateness of Han. */
    private static List<String> lateEnds(MatchTerms terms, int limit) {
        return List.of(limit - 1, limit, limit + 1).stream()
                .map(count -> Matches.end(Matches.on(Match.of(terms), "late side=han by=" + seconds(count))))
                .toList();
    }

    @ParameterizedTest
    @Tag("S31")
    @Tag("D15")
    @CsvSource({"329, 3", "330, 3", "331, 2", "359, 2", "360, 2", "361, 1", "389, 1", "390, 1"})
    void aPeriodIsUsedUpWhenItIsOverrun(int used, int left) {
        for (RuleSet rules : List.of(SILVER, DAN)) {
            Match match = Matches.started(Matches.terms(rules, "5분 30초 3회"), seconds(used));
            assertThat(match.clock(Side.CHO).periods()).isEqualTo(left);
            assertThat(Matches.on(match, "cho a4b4").clock(Side.CHO).periods()).isEqualTo(left);
        }
    }

    @ParameterizedTest
    @Tag("S31")
    @Tag("D15")
    @CsvSource({"329, 2", "330, 2", "331, 1", "359, 1", "360, 1", "361, 0", "389, 0", "390, 0"})
    void aPeriodForEachMoveIsUsedUpWhenItIsOverrunOrTheMoveIsMade(int used, int left) {
        for (RuleSet rules : List.of(SILVER, DAN)) {
            MatchTerms terms = Matches.terms(rules, "5분 30초 3회 매수");
            Match match = Matches.started(terms, seconds(used), "cho a4b4");
            assertThat(match.clock(Side.CHO).periods()).isEqualTo(left);
            assertThat(Matches.end(match)).isEqualTo(OPEN);
        }
    }

    @ParameterizedTest
    @Tag("S31")
    @Tag("D15")
    @ValueSource(strings = {"5분 30초 3회", "5분 30초 3회 매수"})
    void theTimeIsLostWhenTheLastPeriodIsOverrun(String time) {
        assertThat(ends(Matches.started(Matches.terms(SILVER, time)), 390)).containsExactly(OPEN, OPEN, "han time S31");
        assertThat(ends(Matches.started(Matches.terms(DAN, time)), 390)).containsExactly(OPEN, OPEN, "han time D15");
        assertThat(ends(Matches.started(Matches.terms(Kja.RULES, time)), 390))
                .containsExactly(OPEN, OPEN, "han time S31");
    }

    @Test
    @Tag("K4")
    @Tag("S1")
    void freeTimeAloneIsLostWhenItIsOverrun() {
        assertThat(ends(Matches.started(Matches.terms(Kja.RULES, "5분")), 300))
                .containsExactly(OPEN, OPEN, "han time K4");
        assertThat(ends(Matches.started(Matches.terms(SILVER, "5분"), "cho a4b4"), 300))
                .containsExactly(OPEN, OPEN, "cho time S1");
    }

    @Test
    @Tag("P3")
    void theTimeToSetUpIsLostWhenItIsOverrun() {
        for (RuleSet rules : List.of(Kja.RULES, SILVER, DAN)) {
            Match match = Match.of(Matches.terms(rules).withSetUpTime(Duration.ofSeconds(30)));
            assertThat(ends(match, 30)).containsExactly(OPEN, OPEN, "cho time P3");
            assertThat(ends(Matches.on(match, "PT30S", "han HEEH"), 30)).containsExactly(OPEN, OPEN, "han time P3");
        }
    }

    @Test
    @Tag("S34")
    @Tag("D15")
    void theTimeToReturnIsOverAtItsLimit() {
        String gone = "disconnection side=cho";
        assertThat(ends(Matches.started(Matches.terms(SILVER), gone), 180))
                .containsExactly(OPEN, "han time S34", "han time S34");
        assertThat(ends(Matches.started(Matches.terms(DAN), gone), 180))
                .containsExactly(OPEN, "han time D15", "han time D15");
        assertThat(ends(Match.of(Matches.terms(Kja.RULES)).then(Matches.event(gone)), 180))
                .containsExactly(OPEN, "han time S34", "han time S34");
        MatchTerms total = Matches.terms(DAN).with(MatchOption.ABSENCE_IN_TOTAL);
        assertThat(ends(Matches.started(total, gone, "PT2M", "return side=cho", "PT1H", gone), 60))
                .containsExactly(OPEN, "han time D15", "han time D15");
        MatchTerms running = Matches.terms(DAN, "2분 30초 2회").with(MatchOption.CLOCK_RUNS);
        assertThat(ends(Matches.started(running, gone), 180))
                .as("the clock, which has as much, is in time")
                .containsExactly(OPEN, "han time D15", "han time D15");
        MatchTerms shorter = Matches.terms(SILVER, "1분").with(MatchOption.CLOCK_RUNS);
        assertThat(ends(Matches.started(shorter, gone), 60))
                .as("the clock falls first")
                .containsExactly(OPEN, OPEN, "han time S1");
    }

    @Test
    @Tag("P1")
    void freeTimeIsUsedUpByLatenessAtItsLimit() {
        MatchTerms terms = Matches.terms(Kja.RULES, "10분 30초 3회");
        String lost = "cho time P1";
        assertThat(lateEnds(terms, 600)).containsExactly(OPEN, lost, lost);
        assertThat(lateEnds(terms.withLateness(200), 300)).containsExactly(OPEN, lost, lost);
        assertThat(lateEnds(terms.withLateness(50), 1200)).containsExactly(OPEN, lost, lost);
        assertThat(lateEnds(terms.withLateness(0), 600)).containsExactly(OPEN, OPEN, OPEN);
        MatchTerms none = terms.withTime(TimeControl.parse("0분 30초 3회"));
        assertThat(lateEnds(none, 2)).containsExactly(lost, lost, lost);
        assertThat(Matches.end(Match.of(none))).as("no second late").isEqualTo(OPEN);
    }

    @Test
    @Tag("K5")
    void theTotalTimeIsOverAtItsLimit() {
        Match match = Matches.started(Matches.terms(Kja.RULES, "20분 총 10분"));
        assertThat(Matches.on(match, seconds(599)).stage()).isEqualTo(Stage.PLAYING);
        for (int count : new int[] {600, 601}) {
            Match over = Matches.on(match, seconds(count));
            assertThat(over.stage()).isEqualTo(Stage.TIME_OVER);
            assertThat(over.clock(Side.CHO)).hasToString("10:00");
        }
        Match same = Matches.started(Matches.terms(Kja.RULES, "10분 총 10분"), seconds(601));
        assertThat(same.stage()).as("before a clock that has as much").isEqualTo(Stage.TIME_OVER);
        Match less = Matches.started(Matches.terms(Kja.RULES, "자유시간 9분 59초 총 10분"));
        assertThat(ends(less, 599)).containsExactly(OPEN, OPEN, "han time K4");
    }

    @ParameterizedTest
    @Tag("S33")
    @Tag("D15")
    @CsvSource({"599, false", "600, true", "601, true", "1799, true", "1800, true", "1801, false"})
    void theFreeTimeOfProfessionalsIsWithinItsRange(int free, boolean within) {
        assertThat(isGiven(() -> TimeControl.professional(Duration.ofSeconds(free))))
                .isEqualTo(within);
    }

    @ParameterizedTest
    @Tag("S31")
    @Tag("D15")
    @CsvSource({"29, false", "30, true", "31, true", "39, true", "40, true", "41, false"})
    void thePeriodOfAmateursIsWithinItsRange(int period, boolean within) {
        assertThat(isGiven(() -> TimeControl.amateur(Duration.ofSeconds(period))))
                .isEqualTo(within);
    }

    private static boolean isGiven(Runnable control) {
        try {
            control.run();
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
