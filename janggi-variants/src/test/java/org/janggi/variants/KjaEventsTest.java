package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.List;
import java.util.Map;
import org.janggi.core.Event;
import org.janggi.core.Game;
import org.janggi.core.IllegalMoveException;
import org.janggi.core.Move;
import org.janggi.core.Outcome;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the referee and the players do beside the moves: resignation, time, disqualification (K4), warnings (P11). */
class KjaEventsTest {
    private static Game warned(Game game, String side) {
        return game.record(Event.WARNING, Map.of(Event.SIDE, side, Event.CAUSE, "noise"));
    }

    @ParameterizedTest
    @Tag("K4")
    @CsvSource({
        "resignation, cho, han resignation K4",
        "resignation, han, cho resignation K4",
        "time-loss, cho, han time K4",
        "time-loss, han, cho time K4",
        "disqualification, cho, han disqualified K4",
        "disqualification, han, cho disqualified K4"
    })
    void theOtherSideWinsCompletely(String type, String side, String end) {
        for (Game game : List.of(Play.start(Kja.RULES), Play.start(Kja.RULES, "a4b4"), Play.start(Kja.ASSOCIATION))) {
            Map<String, String> attributes = Map.of(Event.SIDE, side, Event.CAUSE, "a wrong move");
            assertThat(Ends.of(game.record(type, attributes))).isEqualTo(end);
        }
    }

    @Test
    @Tag("K4")
    void aDisqualificationTellsItsCause() {
        Outcome outcome = Play.start(Kja.RULES, "a4b4")
                .record(Event.DISQUALIFICATION, Map.of(Event.SIDE, "cho", Event.CAUSE, "a wrong move"))
                .outcome()
                .orElseThrow();
        assertThat(outcome.cause()).contains("a wrong move");
    }

    @ParameterizedTest
    @Tag("K4")
    @ValueSource(strings = {"resignation", "time-loss", "disqualification", "warning"})
    void theSideMustBeNamed(String type) {
        Game game = Play.start(Kja.RULES);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> game.record(type, Map.of(Event.CAUSE, "noise")))
                .withMessageContaining("side");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> game.record(type, Map.of(Event.SIDE, "red", Event.CAUSE, "noise")))
                .withMessageContaining("red");
    }

    @Test
    @Tag("K4")
    void aDisqualificationNeedsACause() {
        Game game = Play.start(Kja.RULES);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> game.record(Event.DISQUALIFICATION, Map.of(Event.SIDE, "cho")))
                .withMessageContaining("cause");
    }

    @ParameterizedTest
    @Tag("P11")
    @CsvSource({"cho, han", "han, cho"})
    void theSecondWarningIsALossByDisqualification(String side, String winner) {
        Game once = warned(Play.start(Kja.RULES, "a4b4"), side);
        assertThat(Ends.of(once)).isEqualTo(Ends.OPEN);
        Game twice = warned(Play.on(once, "a7b7", "c4d4"), side);
        assertThat(Ends.of(twice)).isEqualTo(winner + " disqualified P11");
        assertThat(Ends.of(warned(once, side))).as("both at once").isEqualTo(winner + " disqualified P11");
    }

    @Test
    @Tag("P11")
    void theSecondWarningTellsItsCause() {
        Game once = warned(Play.start(Kja.RULES), "cho");
        Game twice = once.record(Event.WARNING, Map.of(Event.SIDE, "cho", Event.CAUSE, "touching the clock"));
        assertThat(twice.outcome().orElseThrow().cause()).contains("touching the clock");
        Game silent = once.record(Event.WARNING, Map.of(Event.SIDE, "cho"));
        assertThat(silent.outcome().orElseThrow().cause()).isEmpty();
    }

    @Test
    @Tag("P11")
    void eachSideHasAWarningOfItsOwn() {
        Game game = warned(warned(Play.start(Kja.RULES), "cho"), "han");
        assertThat(Ends.of(game)).isEqualTo(Ends.OPEN);
        assertThat(Ends.of(warned(game, "han"))).isEqualTo("cho disqualified P11");
        assertThat(Ends.of(warned(game, "cho"))).isEqualTo("han disqualified P11");
    }

    @Test
    @Tag("P11")
    void aWarningThatWasTakenBackDoesNotCount() {
        Game game = warned(Play.start(Kja.RULES, "a4b4"), "cho").undo();
        assertThat(game.events()).isEmpty();
        assertThat(Ends.of(warned(game, "cho"))).isEqualTo(Ends.OPEN);
    }

    @Test
    @Tag("K4")
    @Tag("P11")
    void eventsKeepTheirPly() {
        Game game = warned(Play.start(Kja.RULES), "han");
        game = warned(Play.on(game, "a4b4", "a7b7", "pass"), "cho");
        game = game.record(Event.RESIGNATION, Map.of(Event.SIDE, "han"));
        assertThat(game.events()).extracting(Event::ply).containsExactly(0, 3, 3);
        assertThat(game.events())
                .extracting(Event::type)
                .containsExactly(Event.WARNING, Event.WARNING, Event.RESIGNATION);
        assertThat(game.at(2).events()).extracting(Event::ply).containsExactly(0);
        assertThat(game.history().ply()).as("events are no moves").isEqualTo(3);
    }

    @Test
    @Tag("K4")
    void nothingHappensAfterTheEnd() {
        Game resigned = Play.start(Kja.RULES).record(Event.RESIGNATION, Map.of(Event.SIDE, "cho"));
        for (Game over : List.of(resigned, Play.start(Kja.RULES, "pass", "pass"))) {
            for (String type : List.of(
                    Event.RESIGNATION,
                    Event.TIME_LOSS,
                    Event.DISQUALIFICATION,
                    Event.WARNING,
                    Event.TIME_OVER,
                    Event.ADJUDICATION)) {
                assertThatIllegalStateException()
                        .isThrownBy(() -> over.record(type, Map.of(Event.SIDE, "han", Event.CAUSE, "noise")));
            }
            assertThat(over.legalMoves()).isEmpty();
            assertThatExceptionOfType(IllegalMoveException.class).isThrownBy(() -> over.play(Move.parse("a4b4")));
        }
    }

    @Test
    @Tag("K4")
    void aMoveAfterTheEndIsRefusedWithTheClauseThatEndedTheGame() {
        Game resigned = Play.start(Kja.RULES).record(Event.RESIGNATION, Map.of(Event.SIDE, "cho"));
        assertThat(resigned.refusal(Move.PASS).orElseThrow().clause()).hasToString("K4");
        Game passed = Play.start(Kja.RULES, "pass", "pass");
        assertThat(passed.refusal(Move.PASS).orElseThrow().clause()).hasToString("P10");
    }

    @Test
    @Tag("P11")
    void anEventThatTheRulesDoNotKnowIsOnlyRecorded() {
        Game game = Play.start(Kja.RULES).record("tea-break", Map.of("minutes", "10"));
        assertThat(Ends.of(game)).isEqualTo(Ends.OPEN);
        assertThat(game.events()).extracting(Event::type).containsExactly("tea-break");
    }
}
