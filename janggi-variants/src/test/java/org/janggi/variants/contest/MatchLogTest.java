package org.janggi.variants.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.janggi.core.Event;
import org.janggi.core.Formation;
import org.janggi.core.RuleSet;
import org.janggi.core.SelfCheck;
import org.janggi.core.Side;
import org.janggi.variants.Gungjanggi;
import org.janggi.variants.Kja;
import org.janggi.variants.league.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Matches written and read again. */
class MatchLogTest {
    private static final Match PLAYED = Matches.started(
            Matches.terms(Kja.RULES, "5분 30초 3회"), "PT12.5S", "cho a4b4", "warning side=han cause=\"say \\\"hm\\\"\"");

    private static void assertComesBack(Match match) {
        RuleSet rules = match.terms().rules();
        Match fromText = MatchLog.parse(MatchLog.format(match), rules);
        assertThat(fromText).isEqualTo(match).hasSameHashCodeAs(match);
        assertThat(Matches.view(fromText)).isEqualTo(Matches.view(match));
        Match fromEvents = MatchLog.match(MatchLog.events(match), rules);
        assertThat(fromEvents).isEqualTo(match);
        assertThat(Matches.view(fromEvents)).isEqualTo(Matches.view(match));
    }

    @Test
    void aMatchIsALineOfTermsAndOneForEachEvent() {
        assertThat(MatchLog.format(PLAYED)).isEqualTo("""
                terms rules=kja time="5분 30초 3회" cho=김하나 cho-dan=5 han=이두리 han-dan=3 lateness=100 absence=PT3M
                set-up side=han formation=HEEH
                set-up side=cho formation=HEEH
                start
                time-passes time=PT12.5S
                play side=cho move=a4b4
                warning side=han cause="say \\"hm\\""
                """);
        assertComesBack(PLAYED);
    }

    @Test
    void allTermsAreKept() {
        Player born = new Player("p1", "박 \"세나\" \\ 셋", 9, Optional.of(LocalDate.of(1960, 2, 29)));
        Kja rules = Kja.RULES.withDeom(1).with(SelfCheck.FORBIDDEN);
        MatchTerms terms = MatchTerms.of(rules, born, Player.of("x=y"))
                .withTime(TimeControl.parse("자유시간 5분 30초 초읽기 30초 3회 매수 총 60분"))
                .withLateness(150)
                .withAbsence(Duration.ofMillis(61_500))
                .withSetUpTime(Duration.ofSeconds(30))
                .from(rules.start(Formation.HEEH, Formation.EHHE));
        for (MatchOption option : MatchOption.values()) {
            terms = terms.with(option);
            assertThat(option.text().korean()).isNotEmpty();
            assertThat(option.clause().id()).matches("[SP]\\d+");
        }
        Match match = Match.of(terms);
        assertComesBack(match);
        assertThat(MatchLog.format(match)).contains("readings=\"deom=0.5 self-check=forbidden\"");
        assertThat(match).isNotEqualTo(Match.of(terms.withLateness(100))).hasToString("박 \"세나\" \\ 셋 - x=y: READY");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "set-up side=han formation=HEHE",
                "start",
                "late side=cho by=PT1M0.5S",
                "touch side=han square=a10",
                "put-back side=cho",
                "play side=han move=e9e10",
                "play side=han move=pass",
                "press side=cho",
                "time-passes time=PT0S",
                "disconnection side=cho",
                "return side=han",
                "withdrawal side=han",
                "warning side=cho cause=\"전화가 울림\"",
                "disqualification side=han cause=help",
                "resignation side=cho",
                "time-over",
                "time-over claim=cho dead=\"a1 c10\"",
                "adjudication"
            })
    void everyEventComesBack(String line) {
        MatchEvent event = MatchLog.parseEvent(line);
        assertThat(MatchLog.format(event)).isEqualTo(line);
        assertThat(MatchLog.parseEvent(MatchLog.format(event))).isEqualTo(event);
        Event recorded = MatchLog.event(event, 7);
        assertThat(recorded.ply()).isEqualTo(7);
        assertThat(line).startsWith(recorded.type());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "dance side=cho",
                "play side=cho",
                "play move=a1a2",
                "play side=nobody move=a1a2",
                "play side=cho move=z1",
                "play side=cho move=a1a2 extra=1",
                "play side=cho side=cho move=a1a2",
                "play side=cho  move=a1a2",
                "play side",
                "play =cho",
                "late side=cho by=soon",
                "late side=cho by=PT0S",
                "time-passes time=PT-1S",
                "time-over claim=nobody",
                "time-over dead=\"a1 a1\"",
                "warning side=cho cause=\"open",
                "warning side=cho cause=\"a\"b",
                "warning side=cho cause=\"\"",
                "set-up side=cho formation=HHEE"
            })
    void whatIsNoEventIsRefused(String line) {
        assertThatIllegalArgumentException().isThrownBy(() -> MatchLog.parseEvent(line));
    }

    @Test
    void anErrorTellsItsLine() {
        String text = MatchLog.format(PLAYED);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> MatchLog.parse(text.replace("move=a4b4", "move=a4"), Kja.RULES))
                .withMessageStartingWith("line 6: ");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> MatchLog.parse(text.replace("move=a4b4", "move"), Kja.RULES))
                .withMessageStartingWith("line 6: at character ");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> MatchLog.parse("", Kja.RULES))
                .withMessage("line 1: expected terms, found nothing");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> MatchLog.parse("start\n", Kja.RULES))
                .withMessage("line 1: expected terms, found start");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> MatchLog.parse(text.replace("cho-dan=5", "cho-born=never cho-dan=5"), Kja.RULES))
                .withMessageContaining("never");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> MatchLog.parse(text.replace("lateness", "options=x lateness"), Kja.RULES))
                .withMessageContaining("\"x\"");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> MatchLog.parse(text.replace("lateness", "weather=fine lateness"), Kja.RULES))
                .withMessageContaining("weather");
    }

    @ParameterizedTest
    @CsvSource({
        "cho-dan=5, cho-dan=five, cho-dan is a whole number of up to 9 digits",
        "cho-dan=5, cho-dan=+5, cho-dan is a whole number of up to 9 digits",
        "lateness=100, lateness=99999999999, lateness is a whole number of up to 9 digits",
        "lateness=100, options=group-league lateness=, lateness is a whole number of up to 9 digits",
        "lateness, options=\"clock-runs clock-runs\" lateness, an option is named once"
    })
    void termsThatSayNothingClearAreRefused(String found, String wrong, String expected) {
        String text = MatchLog.format(PLAYED);
        assertThat(text).contains(found);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> MatchLog.parse(text.replace(found, wrong), Kja.RULES))
                .withMessageStartingWith("line 1: " + expected)
                .withMessageContaining("found \"");
    }

    @Test
    void anotherRuleSetIsRefused() {
        String text = MatchLog.format(PLAYED);
        for (RuleSet other : List.of(Gungjanggi.SILVER, Kja.RULES.withDeom(1))) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> MatchLog.parse(text, other))
                    .withMessageContaining("played by kja");
        }
    }

    @Test
    void anEventThatCannotHappenIsRefusedWithItsClause() {
        String text = MatchLog.format(PLAYED).replace("start\n", "");
        assertThatExceptionOfType(MatchRefusedException.class)
                .isThrownBy(() -> MatchLog.parse(text, Kja.RULES))
                .withMessageContaining("P1");
    }

    @Test
    void eventsOfARecordHaveTheirPly() {
        List<Event> events = MatchLog.events(PLAYED);
        assertThat(events).extracting(Event::ply).containsExactly(0, 0, 0, 0, 0, 0, 1);
        assertThat(events.get(5)).isEqualTo(new Event(0, "play", Map.of("side", "cho", "move", "a4b4")));
        List<Event> moved = new ArrayList<>(events);
        moved.set(6, new Event(0, events.get(6).type(), events.get(6).attributes()));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> MatchLog.match(moved, Kja.RULES))
                .withMessage("event 7: expected at ply 1, found at ply 0");
        assertThatIllegalArgumentException().isThrownBy(() -> MatchLog.match(List.of(), Kja.RULES));
    }

    @Test
    void aMatchStaysWhatItWas() {
        String before = Matches.view(PLAYED);
        Match longer = Matches.on(PLAYED, "han a7b7", "resignation side=cho");
        assertThat(Matches.view(PLAYED)).isEqualTo(before);
        assertThat(longer).isNotEqualTo(PLAYED);
        assertThat(Match.replay(longer.terms(), longer.log())).isEqualTo(longer);
        assertThat(longer.game().orElseThrow().outcome().orElseThrow().winner()).contains(Side.HAN);
    }
}
