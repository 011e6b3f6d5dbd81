package org.janggi.variants.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import org.janggi.core.Side;
import org.janggi.variants.Gungjanggi;
import org.janggi.variants.Kja;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** P1: players who come late. */
class LatenessTest {
    private static final MatchTerms TERMS = Matches.terms(Kja.RULES, "10분 30초 3회");

    @Test
    @Tag("P1")
    void latenessIsDeductedFromTheFreeTime() {
        Match match = Matches.on(Match.of(TERMS), "late side=han by=PT2M30S");
        assertThat(match.clock(Side.HAN)).hasToString("7:30 +3x30s");
        assertThat(match.clock(Side.CHO)).hasToString("10:00 +3x30s");
        match = Matches.on(match, "han HEEH", "cho HEEH", "late side=cho by=PT1S", "start");
        assertThat(match.clock(Side.CHO)).hasToString("9:59 +3x30s");
        assertThat(match.clock(Side.HAN)).hasToString("7:30 +3x30s");
    }

    @Test
    @Tag("P1")
    void absenceUntilTheFreeTimeIsUsedUpLosesOnTime() {
        Match match = Match.of(TERMS);
        assertThat(Matches.end(Matches.on(match, "late side=cho by=PT9M59.999S")))
                .isEqualTo(Matches.OPEN);
        assertThat(Matches.end(Matches.on(match, "late side=cho by=PT10M"))).isEqualTo("han time P1");
        assertThat(Matches.end(Matches.on(match, "late side=han by=PT11M"))).isEqualTo("cho time P1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Matches.on(match, "late side=cho by=PT9223372036854775807S"))
                .withMessageContaining("at most 365 days");
        Match ready = Matches.on(match, "han HEEH", "cho HEEH", "late side=cho by=PT10M");
        assertThat(ready.game().orElseThrow().outcome().orElseThrow().winner()).contains(Side.HAN);
    }

    @Test
    @Tag("P1")
    void latenessMayCostMoreOrLess() {
        Match twice = Matches.on(Match.of(TERMS.withLateness(200)), "late side=han by=PT2M");
        assertThat(twice.clock(Side.HAN)).hasToString("6:00 +3x30s");
        assertThat(Matches.end(Matches.on(Match.of(TERMS.withLateness(200)), "late side=han by=PT5M")))
                .isEqualTo("cho time P1");
        Match half = Matches.on(Match.of(TERMS.withLateness(50)), "late side=han by=PT5M");
        assertThat(half.clock(Side.HAN)).hasToString("7:30 +3x30s");
        Match nothing = Matches.on(Match.of(TERMS.withLateness(0)), "late side=han by=PT5M");
        assertThat(nothing.clock(Side.HAN)).hasToString("10:00 +3x30s");
    }

    @ParameterizedTest
    @Tag("P1")
    @ValueSource(strings = {"0분 30초 3회", "0분"})
    void whereThereIsNoFreeTimeAllLatenessThatCostsAnythingLoses(String time) {
        MatchTerms terms = Matches.terms(Kja.RULES, time);
        for (int percent : new int[] {100, 1, 1000}) {
            Match late = Matches.on(Match.of(terms.withLateness(percent)), "late side=han by=PT1S");
            assertThat(Matches.end(late)).isEqualTo("cho time P1");
        }
        Match free = Matches.on(Match.of(terms.withLateness(0)), "late side=han by=PT1H");
        assertThat(Matches.end(free)).as("nothing is deducted").isEqualTo(Matches.OPEN);
        assertThat(free.clock(Side.HAN)).isEqualTo(Clock.of(terms.time()));
        assertThat(Matches.refused(free, "late side=han by=PT1S"))
                .as("told once")
                .isEqualTo("P1");
    }

    @Test
    @Tag("P1")
    void latenessIsToldOnceAndBeforeTheStart() {
        Match match = Matches.on(Match.of(TERMS), "late side=han by=PT1M");
        assertThat(Matches.refused(match, "late side=han by=PT1M")).isEqualTo("P1");
        assertThat(Matches.refused(match, "late side=cho by=PT1M")).isEqualTo("-");
        assertThat(Matches.refused(Matches.started(TERMS), "late side=cho by=PT1M"))
                .isEqualTo("P1");
        assertThatIllegalArgumentException().isThrownBy(() -> new MatchEvent.Late(Side.CHO, Duration.ZERO));
    }

    @Test
    @Tag("P1")
    void withoutAClockLatenessIsOnlyRecorded() {
        Match match = Matches.on(Match.of(Matches.terms(Gungjanggi.SILVER)), "late side=han by=PT5H");
        assertThat(Matches.end(match)).isEqualTo(Matches.OPEN);
        assertThat(match.log()).hasSize(1);
    }
}
