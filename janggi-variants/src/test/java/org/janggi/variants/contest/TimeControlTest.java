package org.janggi.variants.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.janggi.core.Fen;
import org.janggi.core.Formation;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.variants.FairyRules;
import org.janggi.variants.Gungjanggi;
import org.janggi.variants.Kja;
import org.janggi.variants.RuleSets;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Times of a match, and how records write them. */
class TimeControlTest {
    @Test
    @Tag("S31")
    @Tag("D15")
    void amateursHaveFiveMinutesAndThirtyPeriodsOfThirtySeconds() {
        assertThat(TimeControl.AMATEUR).hasToString("5분 30초 30회");
        assertThat(TimeControl.AMATEUR.free()).contains(Duration.ofMinutes(5));
        assertThat(TimeControl.amateur(Duration.ofSeconds(40))).hasToString("5분 40초 30회");
        assertThat(TimeControl.AMATEUR.withByoyomi(3, Duration.ofSeconds(30))).hasToString("5분 30초 3회");
        assertThat(TimeControl.AMATEUR.withPeriodPerMove()).hasToString("5분 30초 30회 매수");
    }

    @ParameterizedTest
    @Tag("S31")
    @Tag("D15")
    @ValueSource(ints = {29, 41})
    void aPeriodOfAmateursIsThirtyToFortySeconds(int seconds) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TimeControl.amateur(Duration.ofSeconds(seconds)))
                .withMessageContaining("S31")
                .withMessageContaining("PT" + seconds + "S");
    }

    @Test
    @Tag("S32")
    @Tag("D15")
    void gungjanggiHasNoLimitOnTheTotalTime() {
        assertThat(TimeControl.AMATEUR.total()).isEmpty();
        TimeControl total = TimeControl.AMATEUR.withTotal(Duration.ofHours(1));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Matches.terms(Gungjanggi.SILVER).withTime(total))
                .withMessageContaining("S32");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Matches.terms(Gungjanggi.DAN).withTime(total))
                .withMessageContaining("D15");
    }

    @Test
    @Tag("K5")
    void aTotalTimeIsForRuleSetsThatSayWhatHappensAtItsEnd() {
        TimeControl total = TimeControl.AMATEUR.withTotal(Duration.ofHours(1));
        for (RuleSet rules : List.of(Kja.RULES, Kja.ASSOCIATION, Kja.RULES.withDeom(1))) {
            assertThat(Matches.terms(rules).withTime(total).time()).isEqualTo(total);
        }
        for (RuleSet rules : RuleSets.builtIn()) {
            if (rules instanceof FairyRules) {
                assertThatIllegalArgumentException()
                        .isThrownBy(() -> Matches.terms(rules).withTime(total))
                        .withMessageContaining("K5")
                        .withMessageContaining(rules.id());
            }
        }
    }

    @Test
    @Tag("S33")
    @Tag("D15")
    void professionalsHaveTenToThirtyMinutes() {
        assertThat(TimeControl.professional(Duration.ofMinutes(10))).hasToString("10분");
        assertThat(TimeControl.professional(Duration.ofMinutes(30)).withByoyomi(3, Duration.ofSeconds(40)))
                .hasToString("30분 40초 3회");
        for (Duration wrong : new Duration[] {Duration.ofSeconds(599), Duration.ofSeconds(1801)}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> TimeControl.professional(wrong))
                    .withMessageContaining("S33")
                    .withMessageContaining(wrong.toString());
        }
    }

    @Test
    @Tag("K5")
    @Tag("K6")
    void anEventAnnouncesItsTimes() {
        TimeControl control = TimeControl.of(Duration.ofMinutes(10))
                .withByoyomi(2, Duration.ofSeconds(20))
                .withTotal(Duration.ofMinutes(50));
        MatchTerms terms = Matches.terms(Kja.RULES)
                .withTime(control)
                .withLateness(200)
                .withAbsence(Duration.ofMinutes(1))
                .withSetUpTime(Duration.ofSeconds(45))
                .with(MatchOption.HAND_CLOCK);
        assertThat(terms.time()).hasToString("10분 20초 2회 총 50분");
        assertThat(terms.latenessPercent()).isEqualTo(200);
        assertThat(terms.absence()).isEqualTo(Duration.ofMinutes(1));
        assertThat(terms.setUpTime()).contains(Duration.ofSeconds(45));
        assertThat(terms.options()).containsExactly(MatchOption.HAND_CLOCK);
        assertThat(terms.rules()).isEqualTo(Kja.RULES);
    }

    @Test
    @Tag("K6")
    void termsThatContradictThemselvesAreRefused() {
        MatchTerms terms = Matches.terms(Kja.RULES);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> terms.withLateness(-1))
                .withMessageContaining("P1");
        assertThatIllegalArgumentException().isThrownBy(() -> terms.withLateness(1001));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> terms.withAbsence(Duration.ZERO))
                .withMessageContaining("S34");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> terms.withSetUpTime(Duration.ofSeconds(-1)))
                .withMessageContaining("P3");
        Position silver = Gungjanggi.SILVER.start(Formation.HEEH, Formation.HEEH);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> terms.from(silver))
                .withMessage("a match of kja starts from a position of it, found one of gungjanggi-silver");
        Position over = Fen.parse("4k4/9/9/9/9/9/9/9/9/9 w - - 0 1 over=general-captured", Kja.RULES);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> terms.from(over))
                .withMessage("a match starts where the game is not over, found " + over);
    }

    @ParameterizedTest
    @Tag("K6")
    @CsvSource({
        "10분 30초 3회, 10분 30초 3회",
        "자유시간 각 25분 초읽기 40초 3회, 25분 40초 3회",
        "5분, 5분",
        "미상, 미상",
        "10分, 10분",
        "10min, 10분",
        "' 10 분  30 초  3 회 ', 10분 30초 3회",
        "1시간 30초 3회, 60분 30초 3회",
        "자유시간 1시간 30분, 90분",
        "자유시간 5분 30초, 자유시간 5분 30초",
        "자유시간 5분 30초 초읽기 30초 3회, 자유시간 5분 30초 초읽기 30초 3회",
        "초읽기 30초 30회, 0분 30초 30회",
        "5분 1분 30초 3회, 5분 90초 3회",
        "5분 60초 3회, 5분 60초 3회",
        "5분 30초 3회 매수, 5분 30초 3회 매수",
        "20분 총 60분, 20분 총 60분",
        "총 60분, 총 60분",
        "10분30초3회, 10분 30초 3회",
        "30초, 자유시간 30초",
        "1시간 30분, 90분",
        "1시간 30분 30초 3회, 90분 30초 3회",
        "1시간 30분 3회, 60분 1800초 3회",
        "2시간 초읽기 1분 30초 3회, 120분 90초 3회",
        "총 1시간 30분, 총 90분",
        "20분 총 1시간 30분, 20분 총 90분",
        "20분 총 1시간 30분 15초, 20분 총 90분 15초",
        "1시간 30분 총 3시간, 90분 총 180분",
        "자유시간 각 15분 초읽기 40초 3회 총대국 시간 55분, 15분 40초 3회 총 55분",
        "10분 총 대국시간 1시간, 10분 총 60분",
        "10분 총시간 1시간, 10분 총 60분",
        "각자 5분 30초 3회, 5분 30초 3회"
    })
    void whatRecordsWriteIsRead(String text, String canonical) {
        TimeControl control = TimeControl.parse(text);
        assertThat(control).hasToString(canonical);
        assertThat(TimeControl.parse(canonical)).isEqualTo(control);
    }

    @ParameterizedTest
    @Tag("K6")
    @CsvSource({
        "'', 1, 10분",
        "10분 30초 3호, 9, 회",
        "10분 30초 ㄷ회, 9, 회",
        "10분 30초, 8, 회",
        "10, 3, 분",
        "10 minuten 3, 7, end",
        "ten minutes, 1, 10분",
        "10분 0초 3회, 5, second",
        "10분 30초 0회, 9, 회",
        "10분 30초 10000회, 9, 회",
        "123456789분, 1, digits",
        "99999999시간, 1, year",
        "525601분, 1, year",
        "자유시간 8760시간 1초, 13, year",
        "5분 8760시간 1초 3회, 11, year",
        "8760시간 1분, 8, year",
        "5분 총 8760시간 1초, 13, year",
        "10분 총, 6, 10분",
        "10분 총 0분, 7, second",
        "미상 5분, 4, end",
        "-5분, 1, 10분",
        "5분 매수, 4, end",
        "30분 1시간, 8, 회",
        "1시간 30분 5, 9, 회",
        "1시간 1시간, 8, 회"
    })
    void whatIsNoTimeIsRefusedWithItsPlace(String text, int place, String expected) {
        assertThatExceptionOfType(TimeControlFormatException.class)
                .isThrownBy(() -> TimeControl.parse(text))
                .satisfies(e -> {
                    assertThat(e.place()).isEqualTo(place);
                    assertThat(e.text()).isEqualTo(text);
                    assertThat(e.expected().english()).contains(expected);
                    assertThat(e.in(Locale.KOREAN)).startsWith(place + "번째 글자: ");
                })
                .withMessageStartingWith("at character " + place + ": expected ");
    }

    @Test
    void aLongTextIsRefused() {
        assertThatExceptionOfType(TimeControlFormatException.class)
                .isThrownBy(() -> TimeControl.parse("5분" + " ".repeat(200)));
    }

    @Test
    void partsThatContradictEachOtherAreRefused() {
        Duration second = Duration.ofSeconds(1);
        assertThatIllegalArgumentException().isThrownBy(() -> TimeControl.of(Duration.ofMillis(1500)));
        assertThatIllegalArgumentException().isThrownBy(() -> TimeControl.of(Duration.ofSeconds(-1)));
        assertThatIllegalArgumentException().isThrownBy(() -> TimeControl.of(Duration.ofDays(366)));
        assertThatIllegalArgumentException().isThrownBy(() -> TimeControl.UNKNOWN.withByoyomi(3, second));
        assertThatIllegalArgumentException().isThrownBy(() -> TimeControl.AMATEUR.withByoyomi(0, second));
        assertThatIllegalArgumentException().isThrownBy(() -> TimeControl.AMATEUR.withByoyomi(-1, second));
        assertThatIllegalArgumentException().isThrownBy(() -> TimeControl.AMATEUR.withByoyomi(1, Duration.ZERO));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TimeControl.of(second).withPeriodPerMove());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TimeControl.of(second).withTotal(Duration.ZERO));
    }

    @Test
    void theLongestTimesAreReadBack() {
        Duration year = Duration.ofDays(365);
        for (Duration time : new Duration[] {year, year.minusSeconds(1)}) {
            TimeControl control = TimeControl.of(time)
                    .withByoyomi(9999, time)
                    .withPeriodPerMove()
                    .withTotal(time);
            assertThat(TimeControl.parse(control.toString())).isEqualTo(control);
        }
    }

    @Property(tries = 300)
    void whatIsWrittenIsReadAsAnEqualControl(
            @ForAll @IntRange(max = 20_000) int free,
            @ForAll @IntRange(max = 40) int periods,
            @ForAll @IntRange(min = 1, max = 200) int period,
            @ForAll boolean perMove,
            @ForAll @IntRange(max = 9000) int total) {
        TimeControl control = TimeControl.of(Duration.ofSeconds(free));
        if (periods > 0) {
            control = control.withByoyomi(periods, Duration.ofSeconds(period));
            control = perMove ? control.withPeriodPerMove() : control;
        }
        control = total > 0 ? control.withTotal(Duration.ofSeconds(total)) : control;
        assertThat(TimeControl.parse(control.toString())).isEqualTo(control);
        assertThat(control.free()).isEqualTo(Optional.of(Duration.ofSeconds(free)));
    }
}
