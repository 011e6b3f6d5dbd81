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
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** S34, D15: players who drop out. */
class DisconnectionTest {
    private static final String GONE = "disconnection side=cho";
    private static final String BACK = "return side=cho";

    private static MatchTerms terms(RuleSet rules) {
        return Matches.terms(rules, "5분 30초 3회");
    }

    /** The clause under which one who does not return loses, in both manuals of Gungjanggi. */
    static List<Arguments> manuals() {
        return List.of(Arguments.of(Gungjanggi.SILVER, "S34"), Arguments.of(Gungjanggi.DAN, "D15"));
    }

    @Test
    @Tag("S34")
    @Tag("D15")
    void whoDoesNotReturnWithinThreeMinutesLoses() {
        Match silver = Matches.started(terms(Gungjanggi.SILVER), GONE);
        assertThat(Matches.end(Matches.on(silver, "PT2M59S", BACK, "cho a4b4"))).isEqualTo(Matches.OPEN);
        assertThat(Matches.end(Matches.on(silver, "PT3M"))).isEqualTo("han time S34");
        assertThat(Matches.end(Matches.started(terms(Gungjanggi.DAN), GONE, "PT3M")))
                .isEqualTo("han time D15");
        assertThat(Matches.end(Matches.started(terms(Kja.RULES), "disconnection side=han", "PT1M", "PT2M")))
                .isEqualTo("cho time S34");
    }

    @ParameterizedTest
    @Tag("S34")
    @Tag("D15")
    @MethodSource("manuals")
    void theGameClockStopsMeanwhileAndNobodyMoves(RuleSet rules, String clause) {
        Match match = Matches.started(terms(rules), "PT10S", "disconnection side=han", "PT1M");
        assertThat(match.clock(Side.CHO)).hasToString("4:50 +3x30s");
        assertThat(match.absenceLeft(Side.HAN)).contains(Duration.ofMinutes(2));
        assertThat(match.absenceLeft(Side.CHO)).isEmpty();
        assertThat(match.permittedMoves()).isEmpty();
        for (String event : new String[] {"cho a4b4", "press side=cho", "touch side=cho square=a4"}) {
            assertThat(Matches.refused(match, event)).isEqualTo(clause);
        }
        assertThat(Matches.refused(match, "resignation side=cho")).isEqualTo("-");
        assertThat(Matches.on(match, "return side=han", "PT5S").clock(Side.CHO)).hasToString("4:45 +3x30s");
    }

    @ParameterizedTest
    @Tag("S34")
    @Tag("D15")
    @MethodSource("manuals")
    void theTimeToReturnIsGivenAnewEachTime(RuleSet rules, String clause) {
        Match match = Matches.started(terms(rules), GONE, "PT2M", BACK, GONE, "PT2M", BACK, GONE, "PT2M");
        assertThat(Matches.end(match)).isEqualTo(Matches.OPEN);
        assertThat(match.absenceLeft(Side.CHO)).contains(Duration.ofMinutes(1));
        assertThat(Matches.end(Matches.on(match, "PT1M"))).isEqualTo("han time " + clause);
    }

    @ParameterizedTest
    @Tag("S34")
    @Tag("D15")
    @MethodSource("manuals")
    void itMayBeGivenForTheWholeGame(RuleSet rules, String clause) {
        MatchTerms terms = terms(rules).with(MatchOption.ABSENCE_IN_TOTAL);
        Match match = Matches.started(terms, GONE, "PT2M", BACK, "PT10S", GONE);
        assertThat(match.absenceLeft(Side.CHO)).contains(Duration.ofMinutes(1));
        assertThat(Matches.end(Matches.on(match, "PT59S", BACK))).isEqualTo(Matches.OPEN);
        assertThat(Matches.end(Matches.on(match, "PT1M"))).isEqualTo("han time " + clause);
    }

    @ParameterizedTest
    @Tag("S34")
    @Tag("D15")
    @MethodSource("manuals")
    void theClockMayRunMeanwhile(RuleSet rules, String clause) {
        MatchTerms terms = terms(rules).with(MatchOption.CLOCK_RUNS);
        Match match = Matches.started(terms, GONE, "PT1M");
        assertThat(match.clock(Side.CHO)).hasToString("4:00 +3x30s");
        assertThat(match.permittedMoves()).isEmpty();
        assertThat(Matches.refused(match, "cho a4b4")).as("it is away").isEqualTo(clause);
        assertThat(Matches.end(Matches.on(match, "PT2M"))).isEqualTo("han time " + clause);
        Match other = Matches.started(terms, "disconnection side=han", "PT1M", "cho a4b4");
        assertThat(other.active()).as("the one who is there moves").contains(Side.HAN);
        MatchTerms blitz = Matches.terms(Kja.RULES, "1분").with(MatchOption.CLOCK_RUNS);
        assertThat(Matches.end(Matches.started(blitz, GONE, "PT2M"))).isEqualTo("han time K4");
    }

    @Test
    @Tag("S34")
    @Tag("K5")
    void whatPassesAfterAFlagHasFallenCountsForNothing() {
        MatchTerms terms = Matches.terms(Kja.RULES, "자유시간 30초 초읽기 10초 3회 총 10분").with(MatchOption.CLOCK_RUNS);
        for (String time : new String[] {"PT1M0.001S", "PT1M30S", "PT8760H"}) {
            Match match = Matches.started(terms, "disconnection side=han", time);
            assertThat(Matches.end(match)).isEqualTo("han time S31");
            assertThat(match.clock(Side.CHO)).hasToString("0:00 +0x10s fallen");
            assertThat(match.totalLeft()).contains(Duration.ofMinutes(9));
            assertThat(match.absenceLeft(Side.HAN)).contains(Duration.ofMinutes(2));
        }
    }

    @Test
    @Tag("S34")
    void anotherTimeToReturnMayBeAgreed() {
        MatchTerms terms = terms(Gungjanggi.SILVER).withAbsence(Duration.ofSeconds(20));
        assertThat(Matches.end(Matches.started(terms, GONE, "PT19.999S"))).isEqualTo(Matches.OPEN);
        assertThat(Matches.end(Matches.started(terms, GONE, "PT20S"))).isEqualTo("han time S34");
    }

    @Test
    @Tag("S34")
    void whoWentFirstIsTheFirstToLose() {
        MatchTerms terms = terms(Gungjanggi.SILVER);
        String hanGone = "disconnection side=han";
        assertThat(Matches.end(Matches.started(terms, GONE, "PT1S", hanGone, "PT1H")))
                .isEqualTo("han time S34");
        assertThat(Matches.end(Matches.started(terms, hanGone, "PT1S", GONE, "PT1H")))
                .isEqualTo("cho time S34");
        assertThat(Matches.end(Matches.started(terms, hanGone, GONE, "PT1H")))
                .as("at the same moment the side to move")
                .isEqualTo("han time S34");
        assertThat(Matches.end(Matches.started(terms, "cho a4b4", hanGone, GONE, "PT1H")))
                .isEqualTo("cho time S34");
    }

    @Test
    @Tag("S34")
    void oneDropsOutOfTheSetUpStageToo() {
        Match match = Matches.on(Match.of(terms(Gungjanggi.SILVER)), "disconnection side=han", "PT1M");
        assertThat(Matches.refused(match, "han HEEH")).isEqualTo("S34");
        assertThat(Matches.end(Matches.on(match, "PT2M"))).isEqualTo("cho time S34");
        Match ready = Matches.on(match, "return side=han", "han HEEH", "cho HEEH", GONE);
        assertThat(Matches.refused(ready, "start")).isEqualTo("S34");
        assertThat(Matches.end(Matches.on(ready, "PT3M"))).isEqualTo("han time S34");
    }

    @Test
    @Tag("S34")
    void whoIsAwayCannotLeaveAndWhoIsThereCannotReturn() {
        Match match = Matches.started(terms(Gungjanggi.SILVER));
        assertThat(Matches.refused(match, BACK)).isEqualTo("S34");
        assertThat(Matches.refused(Matches.on(match, GONE), GONE)).isEqualTo("S34");
        assertThat(Matches.refused(Matches.on(match, GONE), "disconnection side=han"))
                .isEqualTo("-");
    }
}
