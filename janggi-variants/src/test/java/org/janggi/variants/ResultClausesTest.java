package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.janggi.core.Event;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.RuleSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every way a game can end, with the clause that its result names, and that nothing is played after it. */
class ResultClausesTest {
    private static final String[] CYCLE = {"a1a2", "a10a9", "a2a1", "a9a10"};

    private static void check(RuleSet rules, String fen, String moves, String verdict) {
        Game before = Seat.GIVEN.game(fen, rules);
        Game over = Seat.GIVEN.play(before, moves.split(" "));
        assertThat(Seat.GIVEN.verdict(over.undo())).isEqualTo("goes on");
        assertThat(Seat.GIVEN.verdict(over)).isEqualTo(verdict);
        assertOver(over);
    }

    private static void assertOver(Game over) {
        assertThat(over.legalMoves()).isEmpty();
        assertThat(over.safeMoves()).isEmpty();
        assertThat(over.refusal(Move.PASS).orElseThrow().clause())
                .isEqualTo(over.outcome().orElseThrow().clause());
        for (Move move : over.position().powerMoves()) {
            assertThat(over.permits(move)).as("%s", move).isFalse();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "4k4/R8/9/9/9/9/9/9/3K5/1R7 w, b1b10, cho mate S2",
        "4k4/9/9/9/4R4/9/9/9/3K5/R8 w, e6e10, cho general-captured S2",
        "4k4/9/9/9/9/9/9/9/4+K4/RR7 w, e2e10, cho general-captured S13",
        "4k4/9/9/9/9/9/9/9/3K5/R8 w, a1a10, cho first-check S3",
        "4k4/9/9/9/9/9/9/9/3Kp4/3A5 w, d1e2, cho material S6 3-0",
        "3k5/9/9/9/9/9/9/9/4Kp3/9 w, e2f2, han second-player S7 0-0",
        "4k4/9/9/9/9/9/9/9/3K5/RR7 w, d2e2 e10e2, cho material S28 26-0",
        "rr2k4/9/9/9/9/9/9/9/3K5/RR7 w, d2e2 e10e2, han second-player S29 26-26",
        "3knP3/2PnbP3/3PP4/9/9/9/9/9/9/5K3 b, pass f1f2 pass f2f1, cho no-moves S23",
    })
    @Tag("R47")
    @Tag("R51")
    void theResultsOfSilverNameTheirClauses(String fen, String moves, String verdict) {
        check(Gungjanggi.SILVER, fen, moves, verdict);
    }

    @ParameterizedTest
    @CsvSource({
        "4k4/R8/9/9/8p/1R7/2P6/9/9/3K5 w, b5b10, cho mate S2",
        "9/4k4/9/9/P7p/4R4/9/9/9/3K5 w, e5e9, cho general-captured S2",
        "9/4k4/9/9/P7p/9/9/9/4+K4/9 w, e2e9, cho general-captured D2",
        "9/4k4/9/8n/9/R8/9/9/9/3K5 w, a5a9, cho first-check D16",
        "9/4k4/4P4/9/9/9/9/9/9/3K5 w, e8d8 e9d8, han second-player D16 0-0",
        "9/4k4/9/9/9/9/p1p5p/9/3K5/R7R w, d2e2 e9e2, han material D13 2-3",
        "9/4k4/9/8p/P7p/9/9/9/3K5/R8 w, d2e2 e9e2, han second-player D14 2-2",
        "9/5k3/4r4/9/9/9/9/9/r8/3K5 w, pass f9f10 pass f10f9, han no-moves D10",
    })
    @Tag("R48")
    @Tag("R51")
    void theResultsOfDanNameTheirClausesAndCountPieces(String fen, String moves, String verdict) {
        check(Gungjanggi.DAN, fen, moves, verdict);
    }

    @Test
    @Tag("R48")
    void materialInDanIsANumberOfPieces() {
        Gungjanggi rules = Gungjanggi.DAN.withMaterialAfter(2);
        Game game = Seat.GIVEN.game("9/4k4/9/8r/9/9/9/9/9/C2K4C w", rules, "d1d2");
        assertThat(Seat.GIVEN.verdict(game)).isEqualTo("goes on");
        Game over = Seat.GIVEN.play(game, "pass");
        assertThat(Seat.GIVEN.verdict(over)).isEqualTo("cho material D16 2-1");
        assertOver(over);
    }

    @ParameterizedTest
    @CsvSource({
        "4k4/R8/9/9/9/9/9/1R7/9/3K5 w, b3b10, cho mate K4",
        "9/4k4/9/9/9/9/9/9/r8/3K5 w, d1e2 a2e2, han general-captured P8",
        "9/4k4/9/9/9/9/9/9/9/R2K5 w, d1e1 pass, cho points P6b 13-1.5",
        "9/2r1k4/9/9/9/R1P6/9/9/9/3K5 w, d1e1 c9c5, cho points P6c 13-1.5",
        "9/4k4/9/9/9/9/9/9/9/R2K5 w, pass pass, cho points P10 13-1.5",
    })
    @Tag("R49")
    @Tag("R51")
    void theResultsOfKjaNameTheirClauses(String fen, String moves, String verdict) {
        check(Kja.RULES, fen, moves, verdict);
        check(Kja.ASSOCIATION, fen, moves, verdict);
    }

    @Test
    @Tag("R49")
    @Tag("R51")
    void repetitionAndTheTotalTimeNameTheirClausesInKja() {
        Game lost = Play.on(Ends.cycles(Play.start(Kja.RULES), 3, CYCLE), "a1a2");
        assertThat(Ends.of(lost)).isEqualTo("han disqualified P7");
        assertOver(lost);
        Game stopped = Play.start(Kja.RULES, "a4b4").record(Event.TIME_OVER, Map.of());
        assertThat(Ends.of(stopped)).isEqualTo("han points K5 72-73.5");
        assertOver(stopped);
    }
}
