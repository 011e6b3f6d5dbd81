package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;

import org.janggi.core.Fen;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Piece;
import org.janggi.core.PieceKind;
import org.janggi.core.Position;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** When facing is a call (P6a) and what the reply makes of it (P6b). */
class KjaBikjangTest {
    /** Cho calls by d1e1; it has a chariot, Han has nothing. */
    private static final String CALL = "9/4k4/9/9/9/9/9/9/9/R2K5 w";
    /** The horse moves off the file to e8: facing, and a mate that only a bikjang prevents; Han has more points. */
    private static final String MATING = "3kb4/R8/9/9/3N5/8r/8r/9/9/3K5 w";
    /** The generals face each other and nothing is called. */
    private static final String UNCALLED = "9/4k4/9/9/9/9/9/9/4K4/R8 w - - 0 1 call=0";

    private static void assertEnds(Game game, String end, String swappedEnd) {
        assertThat(Ends.of(game)).isEqualTo(end);
        assertThat(Ends.of(Ends.swapped(game))).as("sides swapped").isEqualTo(swappedEnd);
    }

    private static void assertGoesOn(Game game) {
        assertEnds(game, Ends.OPEN, Ends.OPEN);
    }

    @Test
    @Tag("P6a")
    @Tag("fault-71")
    void facingBeforeAnyCaptureHasNoEffect() {
        Game game = Play.start(Kja.RULES, "e2d3", "e9d9");
        assertThat(game.position().isFacing()).isTrue();
        assertGoesOn(game);
        assertThat(game.legalMoves())
                .as("every move and the pass")
                .hasSameElementsAs(game.position().powerMoves());
        assertGoesOn(Play.on(game, "pass"));
        assertGoesOn(Play.on(game, "a4b4"));
        assertGoesOn(Play.on(game, "a4b4", "a7b7", "d3d2", "pass", "d2d3"));
    }

    @Test
    @Tag("P6a")
    void facingAfterACaptureOnAnEarlierPlyIsACall() {
        String[] capture = {"a4a5", "a7a6", "a5a6"};
        Game called = Play.on(Play.start(Kja.RULES, capture), "e9d9", "e2d3");
        assertGoesOn(called);
        assertEnds(Play.on(called, "pass"), "cho points P6b 72-71.5", "han points P6b 70-73.5");
        Game byHan = Play.on(Play.start(Kja.RULES, capture), "c7d7", "e2d3", "e9d9", "pass", "d7c7");
        assertThat(byHan.position().isFacing()).isTrue();
        assertEnds(Play.on(byHan, "pass"), "cho points P6b 72-71.5", "han points P6b 70-73.5");
    }

    @Test
    @Tag("P6a")
    void facingMadeByTheFirstCaptureItselfIsNoCall() {
        Game game = Play.start(Kja.RULES, "e2d3", "c7d7", "c4c5", "e9d9", "c5c6", "d7d6", "a4b4");
        Game facing = Play.on(game, "d6c6");
        assertThat(facing.position().isFacing()).isTrue();
        assertGoesOn(Play.on(facing, "pass"));
        assertGoesOn(Play.on(facing, "b4a4"));
    }

    @Test
    @Tag("P6a")
    void facingThatPersistsIsCalledAnewByAMoveThatLeavesItStanding() {
        assertEnds(Play.from(UNCALLED, Kja.RULES, "a1a2", "pass"), "cho points P6b 13-1.5", "han points P6b 0-14.5");
        assertEnds(Play.from(UNCALLED, Kja.RULES, "e2e1", "pass"), "cho points P6b 13-1.5", "han points P6b 0-14.5");
        assertEnds(
                Play.from(UNCALLED, Kja.RULES, "pass", "e9e10", "pass"),
                "cho points P6b 13-1.5",
                "han points P6b 0-14.5");
    }

    @Test
    @Tag("P6a")
    @Tag("R32")
    void aPassNeverCalls() {
        Game passed = Play.from(UNCALLED, Kja.RULES, "pass");
        assertGoesOn(passed);
        assertEnds(Play.on(passed, "pass"), "cho points P10 13-1.5", "han points P10 0-14.5");
        assertGoesOn(Play.on(passed, "e9d9"));
    }

    @Test
    @Tag("P6a")
    @Tag("P6b")
    @Tag("R32")
    void aPassCountsAsAReply() {
        assertEnds(Play.from(CALL, Kja.RULES, "d1e1", "pass"), "cho points P6b 13-1.5", "han points P6b 0-14.5");
    }

    @ParameterizedTest
    @Tag("P6b")
    @CsvSource({"pass", "e9e8", "e9e10"})
    void anyReplyAfterWhichTheGeneralsStillFaceEndsTheGameByPoints(String reply) {
        Game called = Play.from(CALL, Kja.RULES, "d1e1");
        assertGoesOn(called);
        assertEnds(Play.on(called, reply), "cho points P6b 13-1.5", "han points P6b 0-14.5");
    }

    @ParameterizedTest
    @Tag("P6b")
    @CsvSource({"e9d9", "e9f9", "e9d10", "e9f8"})
    void steppingOffTheFileKeepsTheGameGoing(String reply) {
        assertGoesOn(Play.from(CALL, Kja.RULES, "d1e1", reply));
    }

    @Test
    @Tag("P6b")
    void aBlockKeepsTheGameGoing() {
        Game called = Play.from("9/4k4/9/9/9/r8/9/9/9/R2K5 w", Kja.RULES, "d1e1");
        assertGoesOn(Play.on(called, "a5e5"));
        assertEnds(Play.on(called, "a5b5"), "han points P6b 13-14.5", "han points P6b 13-14.5");
    }

    @Test
    @Tag("P6b")
    void aSideMayCallAgainAfterTheFirstCallWasAvoided() {
        Game again = Play.from(CALL, Kja.RULES, "d1e1", "e9d9", "e1d1");
        assertGoesOn(again);
        assertGoesOn(Play.on(again, "d9e9", "d1e1"));
        assertEnds(Play.on(again, "pass"), "cho points P6b 13-1.5", "han points P6b 0-14.5");
    }

    @Test
    @Tag("P6b")
    void theReplyMayCallInItsTurnOnlyWhenTheFacingWasBroken() {
        Game broken = Play.from(CALL, Kja.RULES, "d1e1", "e9d9", "a1a2", "d9e9");
        assertGoesOn(broken);
        assertEnds(Play.on(broken, "pass"), "cho points P6b 13-1.5", "han points P6b 0-14.5");
    }

    @Test
    @Tag("P6b")
    @Tag("R7")
    void bikjangComesBeforeCheck() {
        // e1-e9 face, and the chariot on a9 checks: Han may leave the check standing
        Game called = Play.from("9/R3k4/9/9/9/9/9/9/9/3K5 w", Kja.RULES, "d1e1");
        assertThat(called.position().isInCheck()).isTrue();
        assertEnds(Play.on(called, "pass"), "cho points P6b 13-1.5", "han points P6b 0-14.5");
        assertEnds(Play.on(called, "e9e10"), "cho points P6b 13-1.5", "han points P6b 0-14.5");
        assertThat(called.safeMoves())
                .as("a reply that ends the game loses no general")
                .contains(Move.PASS);
    }

    @Test
    @Tag("P6b")
    @Tag("R33")
    void mateIsNotDeclaredWhileACallIsPending() {
        Game called = Play.from(MATING, Kja.RULES, "d6e8");
        assertThat(called.position().isFacing()).isTrue();
        assertThat(called.position().isInCheck()).isTrue();
        assertGoesOn(called);
        assertEnds(Play.on(called, "pass"), "han points P6b 18-30.5", "cho points P6b 29-19.5");
        assertEnds(Play.on(called, "d10d9"), "han points P6b 18-30.5", "cho points P6b 29-19.5");
        assertEnds(Play.on(called, "i5i6"), "han points P6b 18-30.5", "cho points P6b 29-19.5");
    }

    @Test
    @Tag("P6b")
    @Tag("P8")
    void aReplyThatBreaksTheFacingAndNotTheCheckLosesTheGeneral() {
        Game game = Play.from(MATING, Kja.RULES, "d6e8", "d10e9");
        assertGoesOn(game);
        assertEnds(Play.on(game, "a9e9"), "cho general-captured P8", "han general-captured P8");
    }

    @Test
    @Tag("P6b")
    @Tag("R33")
    void facingWithoutAValidCallDoesNotPreventMate() {
        Game mate = Play.from(MATING + " - - 0 1 captured=0", Kja.RULES, "d6e8");
        assertThat(mate.position().isFacing()).isTrue();
        assertEnds(mate, "cho mate K4", "han mate K4");
    }

    @Test
    @Tag("P6b")
    @Tag("P8")
    @Tag("fault-35")
    @Tag("R55")
    void takingTheCallersGeneralIsACompleteWin() {
        Game called = Play.from("9/4k4/9/9/9/9/9/9/9/r2K5 w", Kja.RULES, "d1e1");
        assertGoesOn(called);
        Game taken = Play.on(called, "a1e1");
        assertEnds(taken, "han general-captured P8", "cho general-captured P8");
        assertThat(taken.position().hasGeneral(Side.CHO)).isFalse();
        assertEnds(Play.on(called, "pass"), "han points P6b 0-14.5", "cho points P6b 13-1.5");
    }

    @Test
    @Tag("P6b")
    void theGeneralsDoNotTakeEachOther() {
        Game called = Play.from(CALL, Kja.RULES, "d1e1");
        assertThat(called.refusal(Move.parse("e9e1"))).isPresent();
        assertThat(called.position().isInCheck()).as("facing alone is no check").isFalse();
        assertThat(called.legalMoves()).hasSameElementsAs(called.position().powerMoves());
    }

    @Test
    @Tag("P6b")
    @Tag("P7")
    void aCallThatIsAFourthArrivalLosesByRepetition() {
        // Every move of Cho's general calls and every reply avoids; the call on e1 comes a fourth time.
        Game three = Ends.cycles(Play.from(CALL, Kja.RULES), 3, "d1e1", "e9d9", "e1d1", "d9e9");
        assertGoesOn(three);
        assertEnds(Play.on(three, "d1e1"), "han disqualified P7", "cho disqualified P7");
    }

    @Test
    @Tag("P6b")
    void aFinishedBikjangKeepsItsVerdictThroughItsText() {
        Position over = Play.from(CALL, Kja.RULES, "d1e1", "pass").position();
        Position read = Fen.parse(over.toString(), Kja.RULES);
        assertThat(read).isEqualTo(over);
        assertThat(Ends.of(read)).isEqualTo("cho points P6b 13-1.5");
        assertThat(read.legalMoves()).isEmpty();
        assertThat(read.pieceAt(Square.parse("e1"))).contains(Piece.of(Side.CHO, PieceKind.GENERAL));
    }
}
