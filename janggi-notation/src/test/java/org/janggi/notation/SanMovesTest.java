package org.janggi.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.janggi.core.Fen;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.variants.RuleSets;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SanMovesTest {
    private static final MoveNotation SAN = MoveNotations.SAN;
    private static final RuleSet MODERN = RuleSets.byId("fairy-modern");
    private static final Position START = MODERN.start(Samples.CHO, Samples.HAN);

    private static final String GUARDS = "3k5/9/9/9/9/9/9/4K4/9/3A1A3 w - - 0 1";
    private static final String CANNONS = "3k1r3/4a4/3C5/9/9/5P3/9/5C3/4K4/9 w - - 0 1";
    private static final String HORSES = "3k5/9/9/9/9/9/9/4K4/9/2N3N2 w - - 0 1";
    private static final String THREE = "5k3/9/9/9/9/9/9/3R5/5K3/3R1R3 w - - 0 1";
    private static final String FILE = "3k5/9/9/9/9/9/R8/9/4K4/R8 w - - 0 1";
    private static final String MATE = "3k5/R8/9/9/9/9/9/9/4K4/1R7 w - - 0 1";
    private static final String SOLDIERS = "3k5/9/9/p8/1P7/9/9/9/4K4/9 w - - 0 1";
    private static final String LAST = "3k5/r8/9/9/9/9/9/9/4K4/R8 b - - 0 1";

    private static Position position(String fen) {
        return Fen.parse(fen, MovementRules.INSTANCE);
    }

    @Test
    @DisplayName("faults.md 28: the pass has a token of its own, and the engine's is read")
    void thePassHasItsOwnToken() {
        assertThat(SAN.format(START, Move.PASS)).isEqualTo("--");
        assertThat(SAN.parse(START, "Ke2")).isEqualTo(Move.PASS);
        assertThat(MoveNotations.SAN_PYCHESS.format(START, Move.PASS)).isEqualTo("Ke2");
    }

    @Test
    void forTheEngineOnlySafeMovesNeedToBeToldApart() {
        // The guard on d1 stands between a chariot and the general.
        Position pinned = position("3k5/9/9/9/9/9/9/5A3/9/r2A1K3 w - - 0 1");
        Move safe = Move.parse("f3e2");
        Move exposing = Move.parse("d1e2");
        MoveNotation engine = MoveNotations.SAN_PYCHESS;
        assertThat(engine.format(pinned, safe)).isEqualTo("Ae2");
        assertThat(engine.format(pinned, exposing)).isEqualTo("Ade2");
        assertThat(engine.parse(pinned, "Ae2")).isEqualTo(safe);
        assertThat(engine.parse(pinned, "Afe2")).isEqualTo(safe);
        assertThat(engine.parse(pinned, "Ade2")).isEqualTo(exposing);
        assertThat(SAN.format(pinned, safe)).isEqualTo("Afe2");
        NotationException e = catchThrowableOfType(NotationException.class, () -> SAN.parse(pinned, "Ae2"));
        assertThat(e.candidates()).containsExactlyInAnyOrder(safe, exposing);
    }

    @ParameterizedTest
    @CsvSource({
        GUARDS + ", d1e2, Ade2",
        GUARDS + ", f1e2, Afe2",
        GUARDS + ", d1d2, Ad2",
        CANNONS + ", f3f10, Cfxf10",
        CANNONS + ", d8f10, Cdxf10",
        HORSES + ", c1e2, Hce2",
        HORSES + ", c1b3, Hb3",
        THREE + ", d1e2, Rd1e2",
        THREE + ", d3e2, R3e2",
        THREE + ", f1e2, Rfe2",
        FILE + ", a4a2, R4a2",
        FILE + ", a4a10, Ra10+",
        MATE + ", b1b10, Rb10#",
        MATE + ", a9d9, Rd9+",
        SOLDIERS + ", b6b7, Pb7",
        LAST + ", a9a10, Ra10",
        LAST + ", a9a1, Rxa1",
        LAST + ", d10e9, Ke9"
    })
    void movesAreWritten(String fen, String move, String text) {
        Position position = position(fen);
        assertThat(SAN.format(position, Move.parse(move))).isEqualTo(text);
        assertThat(SAN.parse(position, text)).isEqualTo(Move.parse(move));
    }

    @Test
    void theFirstMovesOfAGame() {
        assertThat(START.legalMoves().stream().map(move -> SAN.format(START, move)))
                .contains("Pih4", "Pab4", "Pa5", "Hg3", "Ra2", "Ade1", "Ke3", "--")
                .doesNotContain("h4");
    }

    @Test
    void ranksOfXboardBeginWithZero() {
        MoveNotation xboard = MoveNotations.SAN_XBOARD;
        assertThat(xboard.format(START, Move.parse("i4h4"))).isEqualTo("Pih3");
        assertThat(xboard.format(START, Move.PASS)).isEqualTo("@@@@");
        assertThat(xboard.format(position(FILE), Move.parse("a4a2"))).isEqualTo("R3a1");
        assertThat(xboard.format(position(LAST), Move.parse("a9a10"))).isEqualTo("Ra9");
        assertThat(xboard.parse(START, "Ke1")).isEqualTo(Move.PASS);
        assertThat(xboard.parse(START, "Ke0")).isEqualTo(Move.parse("e2e1"));
        assertThat(catchThrowableOfType(NotationException.class, () -> xboard.parse(START, "Ra10"))
                        .kind())
                .isEqualTo(NotationException.Kind.NOT_A_MOVE);
        assertThat(catchThrowableOfType(NotationException.class, () -> SAN.parse(START, "Ke0"))
                        .kind())
                .isEqualTo(NotationException.Kind.NOT_A_MOVE);
    }

    @ParameterizedTest
    @CsvSource({
        "Ng3, h1g3",
        "Hg3, h1g3",
        "Bd4, b1d4",
        "Ed4, b1d4",
        "ih4, i4h4",
        "Pih4, i4h4",
        "e5, e4e5",
        "Pe5, e4e5",
        "Hhg3, h1g3",
        "H1i3, h1i3",
        "Hh1g3, h1g3",
        "Hxg3, h1g3",
        "Hg3+, h1g3",
        "Hg3#!?, h1g3",
        "e4e5, e4e5"
    })
    void otherSpellingsAreRead(String text, String move) {
        assertThat(SAN.parse(START, text)).isEqualTo(Move.parse(move));
    }

    @Test
    @DisplayName("letterless captures of a soldier, as in axb4")
    void lettersOfSoldiersMayLack() {
        Position position = position("3k5/9/9/9/9/9/1p7/P8/4K4/9 w - - 0 1");
        Position near = position("3k5/9/9/9/9/9/Pp7/9/4K4/9 w - - 0 1");
        assertThat(SAN.parse(near, "axb4")).isEqualTo(Move.parse("a4b4"));
        assertThat(SAN.format(near, Move.parse("a4b4"))).isEqualTo("Pxb4");
        assertThat(catchThrowableOfType(NotationException.class, () -> SAN.parse(position, "axb4"))
                        .kind())
                .isEqualTo(NotationException.Kind.NOT_PERMITTED);
    }

    @Test
    void moreThanOneMoveIsAmbiguous() {
        NotationException e = catchThrowableOfType(NotationException.class, () -> SAN.parse(position(GUARDS), "Ae2"));
        assertThat(e.kind()).isEqualTo(NotationException.Kind.AMBIGUOUS);
        assertThat(e.candidates()).isEqualTo(List.of(Move.parse("d1e2"), Move.parse("f1e2")));
        assertThat(e)
                .hasMessage("\"Ae2\" is ambiguous, expected one move, found any of [d1e2, f1e2], in "
                        + "3k5/9/9/9/9/9/9/4K4/9/3A1A3 w - - 0 1");
    }

    @Test
    @DisplayName("one permitted candidate is enough, whatever the text leaves out")
    void refusedMovesNeedNoDisambiguation() {
        // The guard on d1 is pinned under rules that forbid self-check.
        Position pinned = Fen.parse("5k3/9/9/9/9/9/9/9/9/r2A1K3 w - - 0 1", MODERN);
        Position both = Fen.parse("5k3/9/9/9/9/9/9/5A3/9/r2A1K3 w - - 0 1", MODERN);
        assertThat(SAN.format(both, Move.parse("f3e2"))).isEqualTo("Ae2");
        assertThat(SAN.parse(both, "Ae2")).isEqualTo(Move.parse("f3e2"));
        NotationException e = catchThrowableOfType(NotationException.class, () -> SAN.parse(pinned, "Ae2"));
        assertThat(e.kind()).isEqualTo(NotationException.Kind.NOT_PERMITTED);
        assertThat(e.refusal()).isEqualTo(pinned.refusal(Move.parse("d1e2")));
    }

    @Test
    void ofSeveralRefusalsTheMostTellingIsGiven() {
        // The guard on d1 comes first and cannot reach f2 at all; the one on e2 would expose the general.
        Position position = Fen.parse("3k5/9/4r4/9/9/9/9/9/4A4/3AK4 w - - 0 1", MODERN);
        NotationException e = catchThrowableOfType(NotationException.class, () -> SAN.parse(position, "Af2"));
        assertThat(e.refusal()).isEqualTo(position.refusal(Move.parse("e2f2")));
        assertThat(e.found()).startsWith("e2f2");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "", "K", "Hg", "H", "Qe5", "ke3", "Hg3Hg3", "Hg33", "Hg3 ", " Hg3", "Hj3", "Hg11", "Hg0", "H-g3",
                "Hg3??!", "Hg3++", "xx", "O-O", "h1-g3", "79졸78", "Hx", "Ra1a100"
            })
    void otherTextsAreNoMoves(String text) {
        NotationException e = catchThrowableOfType(NotationException.class, () -> SAN.parse(START, text));
        assertThat(e.kind()).isEqualTo(NotationException.Kind.NOT_A_MOVE);
        assertThat(e.expected()).contains("ranks 1 to 10");
        assertThat(e.found()).isEqualTo("\"" + text + "\"");
    }

    @ParameterizedTest
    @CsvSource({
        "Hdg3, a horse of Cho on file d that does not stand on g3",
        "C10e5, a cannon of Cho on rank 10 that does not stand on e5",
        "e4e4, a soldier of Cho on file e on rank 4 that does not stand on e4"
    })
    void piecesThatAreNotThereAreNoMoves(String text, String expected) {
        NotationException e = catchThrowableOfType(NotationException.class, () -> SAN.parse(START, text));
        assertThat(e.kind()).isEqualTo(NotationException.Kind.NOT_A_MOVE);
        assertThat(e.expected()).isEqualTo(expected);
        assertThat(e.found()).isEqualTo("none");
    }

    @Test
    void mateIsToldUnderEveryRuleSet() {
        for (String id : List.of("fairy-modern", "kja", "gungjanggi-silver", "gungjanggi-dan")) {
            Position position = Fen.parse(MATE, RuleSets.byId(id));
            assertThat(SAN.format(position, Move.parse("b1b10"))).as(id).isEqualTo("Rb10#");
        }
    }
}
