package org.janggi.variants.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.janggi.core.RuleSet;
import org.janggi.core.Side;
import org.janggi.variants.Gungjanggi;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** One player's clock. */
class ClockTest {
    private static final TimeControl THREE = TimeControl.parse("5분 30초 3회");

    private static Clock ran(TimeControl control, double... turns) {
        Clock clock = Clock.of(control);
        for (double seconds : turns) {
            clock = clock.run(Duration.ofMillis(Math.round(seconds * 1000))).stopped();
        }
        return clock;
    }

    @Test
    @Tag("S31")
    void freeTimeIsUsedFirst() {
        assertThat(ran(THREE)).hasToString("5:00 +3x30s");
        assertThat(ran(THREE, 55.25)).hasToString("4:04.750 +3x30s");
        assertThat(ran(THREE, 100, 200)).hasToString("0:00 +3x30s");
    }

    @Test
    @Tag("S31")
    void aPeriodIsUsedUpOnlyWhenOverrun() {
        assertThat(ran(THREE, 300, 30, 30, 29, 30)).as("exactly at the limit").hasToString("0:00 +3x30s");
        assertThat(ran(THREE, 330)).as("free time and a period in one turn").hasToString("0:00 +3x30s");
        assertThat(ran(THREE, 300, 30.001)).hasToString("0:00 +2x30s");
        assertThat(ran(THREE, 300, 60)).hasToString("0:00 +2x30s");
        assertThat(ran(THREE, 300, 60.001)).hasToString("0:00 +1x30s");
    }

    @Test
    @Tag("S31")
    void whenAllPeriodsAreUsedUpTheTimeIsLost() {
        assertThat(ran(THREE, 300, 90).hasFallen()).isFalse();
        assertThat(ran(THREE, 300, 90.001)).hasToString("0:00 +0x30s fallen");
        assertThat(ran(THREE, 300, 31, 31, 30)).hasToString("0:00 +1x30s");
        assertThat(ran(THREE, 300, 31, 31, 31).hasFallen()).isTrue();
        assertThat(ran(TimeControl.parse("5분"), 300).hasFallen())
                .as("no byoyomi")
                .isFalse();
        assertThat(ran(TimeControl.parse("5분"), 300.001).hasFallen()).isTrue();
    }

    @Test
    @Tag("S31")
    @Tag("D15")
    void everyMoveMayUseAPeriodUp() {
        TimeControl perMove = THREE.withPeriodPerMove();
        assertThat(ran(perMove, 299, 1)).as("within the free time").hasToString("0:00 +3x30s");
        assertThat(ran(perMove, 300, 5)).hasToString("0:00 +2x30s");
        assertThat(ran(perMove, 300, 30)).hasToString("0:00 +2x30s");
        assertThat(ran(perMove, 300, 31)).hasToString("0:00 +1x30s");
        assertThat(ran(perMove, 300, 5, 5, 5)).hasToString("0:00 +0x30s");
        assertThat(ran(perMove, 300, 5, 5, 5, 0).hasFallen()).isFalse();
        assertThat(ran(perMove, 300, 5, 5, 5, 0.001).hasFallen()).isTrue();
    }

    @Test
    @Tag("S31")
    @Tag("D15")
    void aMatchMayUseAPeriodUpByEachMove() {
        for (RuleSet rules : List.of(Gungjanggi.SILVER, Gungjanggi.DAN)) {
            MatchTerms terms = Matches.terms(rules, "1분 40초 2회 매수");
            Match match = Matches.started(terms, "PT1M", "cho a4b4", "PT2S", "han a7b7", "PT1S", "cho b4a4");
            assertThat(match.clock(Side.CHO)).hasToString("0:00 +1x40s");
            match = Matches.on(match, "PT1S", "han b7a7", "PT40S", "cho a4b4", "han a7b7");
            assertThat(match.clock(Side.CHO)).as("the last period").hasToString("0:00 +0x40s");
            assertThat(match.clock(Side.HAN)).as("still free time").hasToString("0:57 +2x40s");
            assertThat(Matches.end(match)).isEqualTo(Matches.OPEN);
            assertThat(Matches.end(Matches.on(match, "cho b4a4")))
                    .as("in no time")
                    .isEqualTo(Matches.OPEN);
            assertThat(Matches.end(Matches.on(match, "PT1S")))
                    .isEqualTo("han time " + (rules.equals(Gungjanggi.DAN) ? "D15" : "S31"));
        }
    }

    @Test
    void timeRunsWithinATurnInAnyPortions() {
        Clock clock = Clock.of(THREE).run(Duration.ofSeconds(310)).run(Duration.ofSeconds(20));
        assertThat(clock.periods()).isEqualTo(3);
        assertThat(clock.used()).isEqualTo(Duration.ofSeconds(30));
        assertThat(clock.left()).contains(Duration.ofSeconds(60));
        assertThat(clock.run(Duration.ofNanos(1)).periods()).isEqualTo(2);
    }

    @Test
    void anUnknownTimeNeverEnds() {
        Clock clock = Clock.of(TimeControl.UNKNOWN).run(Duration.ofDays(300)).stopped();
        assertThat(clock.hasFallen()).isFalse();
        assertThat(clock).hasToString("unlimited");
        assertThat(clock.left()).isEmpty();
    }

    @Test
    void aFallenClockStaysFallen() {
        Clock fallen = ran(THREE, 1000);
        assertThat(fallen.run(Duration.ofSeconds(1))).isEqualTo(fallen);
        assertThat(fallen.left()).contains(Duration.ZERO);
    }

    @Test
    void aClockOutOfItsControlIsRefused() {
        Duration zero = Duration.ZERO;
        Optional<Duration> five = THREE.free();
        assertThatIllegalArgumentException().isThrownBy(() -> new Clock(THREE, five, 4, zero, false));
        assertThatIllegalArgumentException().isThrownBy(() -> new Clock(THREE, five, -1, zero, false));
        assertThatIllegalArgumentException().isThrownBy(() -> new Clock(THREE, Optional.empty(), 3, zero, false));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Clock(THREE, Optional.of(Duration.ofSeconds(301)), 3, zero, false));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Clock(THREE, Optional.of(Duration.ofSeconds(-1)), 3, zero, false));
        assertThatIllegalArgumentException().isThrownBy(() -> new Clock(THREE, five, 3, Duration.ofSeconds(31), false));
        assertThatIllegalArgumentException().isThrownBy(() -> new Clock(THREE, five, 3, Duration.ofSeconds(-1), false));
        assertThatIllegalArgumentException().isThrownBy(() -> Clock.of(THREE).run(Duration.ofSeconds(-1)));
    }

    @Property(tries = 300)
    void aClockNeverGainsTimeAndFallsOnceItIsOverrun(
            @ForAll @Size(max = 30) List<@IntRange(max = 70_000) Integer> turns, @ForAll boolean perMove) {
        TimeControl control = perMove ? THREE.withPeriodPerMove() : THREE;
        Clock clock = Clock.of(control);
        for (int millis : turns) {
            Duration time = Duration.ofMillis(millis);
            boolean overruns = clock.left().orElseThrow().compareTo(time) < 0;
            Clock ran = clock.run(time);
            assertThat(ran.hasFallen()).isEqualTo(clock.hasFallen() || overruns);
            Clock next = ran.stopped();
            assertThat(next.free().orElseThrow())
                    .isLessThanOrEqualTo(clock.free().orElseThrow());
            assertThat(next.periods()).isLessThanOrEqualTo(clock.periods()).isNotNegative();
            assertThat(ran.left().orElseThrow())
                    .isLessThanOrEqualTo(clock.left().orElseThrow());
            assertThat(ran.left().orElseThrow().isNegative()).isFalse();
            clock = next;
        }
    }
}
