package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;

import org.janggi.core.Fen;
import org.janggi.core.Game;
import org.janggi.core.Piece;
import org.janggi.core.PieceKind;
import org.janggi.core.Position;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A call that is answered by a capture (P6c). */
@Tag("P6c")
class KjaDeadPieceTest {
    /** After d1e1 Han's chariot takes on c5, where Cho's chariot on a5 could take it. */
    private static final String DEAD = "9/2r1k4/9/9/9/R1P6/9/9/9/3K5 w";

    private static void assertEnds(Game game, String end, String swappedEnd) {
        assertThat(Ends.of(game)).isEqualTo(end);
        assertThat(Ends.of(Ends.swapped(game))).as("sides swapped").isEqualTo(swappedEnd);
    }

    @Test
    void aDeadPieceIsTakenOffThePoints() {
        assertEnds(Play.from(DEAD, Kja.RULES, "d1e1", "c9c5"), "cho points P6c 13-1.5", "han points P6c 0-14.5");
    }

    @Test
    void aPieceThatCannotBeTakenKeepsItsPoints() {
        Game live = Play.from("9/2r1k4/9/9/9/2P6/9/9/9/3K5 w", Kja.RULES, "d1e1", "c9c5");
        assertEnds(live, "han points P6b 0-14.5", "cho points P6b 13-1.5");
    }

    @Test
    @Tag("R36")
    void onlyThePointsChangeAndTheFinalPositionKeepsThePiece() {
        Position over = Play.from(DEAD, Kja.RULES, "d1e1", "c9c5").position();
        assertThat(over.pieceAt(Square.parse("c5"))).contains(Piece.of(Side.HAN, PieceKind.CHARIOT));
        assertThat(over.points()).as("the board's").hasToString("13-13");
        assertThat(over.score()).hasToString("13-1.5");
        Position read = Fen.parse(over.toString(), Kja.RULES);
        assertThat(read).isEqualTo(over);
        assertThat(Ends.of(read)).isEqualTo("cho points P6c 13-1.5");
        assertThat(Ends.of(over.mirrored())).isEqualTo("cho points P6c 13-1.5");
        assertThat(Ends.of(over.swapped())).isEqualTo("han points P6c 0-14.5");
    }

    @Test
    void aDeadPieceInTheCornerIsFoundFromEverySide() {
        Game over = Play.from("9/r3k4/9/9/9/9/9/9/9/NR1K5 w", Kja.RULES, "d1e1", "a9a1");
        assertEnds(over, "cho points P6c 13-1.5", "han points P6c 0-14.5");
        assertThat(Ends.of(over.position().mirrored())).isEqualTo("cho points P6c 13-1.5");
        assertThat(Ends.of(over.position().swapped())).isEqualTo("han points P6c 0-14.5");
    }

    @Test
    @Tag("R34")
    void theCallersGeneralMayBeTheOneThatCouldTake() {
        // the chariot takes the guard on d1; the general on e2 could take it, although it would leave the file
        Game game = Play.from("9/3rk4/9/9/9/8P/9/9/3K5/3A5 w", Kja.RULES, "d2e2", "d9d1");
        assertEnds(game, "cho points P6c 2-1.5", "han points P6c 0-3.5");
    }

    @Test
    @Tag("R34")
    void aPieceIsNotDeadWhereTheGeneralThatTookItCouldBeTaken() {
        // as above, but a second chariot on a1 covers d1
        Game game = Play.from("9/3rk4/9/9/9/8P/9/9/3K5/r2A5 w", Kja.RULES, "d2e2", "d9d1");
        assertEnds(game, "han points P6b 2-27.5", "cho points P6b 26-3.5");
    }

    @Test
    @Tag("R34")
    void aPieceIsNotDeadWhereTakingItExposesTheCallersGeneral() {
        // the chariot on f1 could take on f5, but it shields the general on e1 from the chariot on i1
        Game pinned = Play.from("9/4k4/9/9/9/2r2P3/9/9/9/3K1R2r w", Kja.RULES, "d1e1", "c5f5");
        assertEnds(pinned, "han points P6b 13-27.5", "cho points P6b 26-14.5");
        Game free = Play.from("9/4k4/9/9/9/2r2P3/9/9/9/3K1R3 w", Kja.RULES, "d1e1", "c5f5");
        assertEnds(free, "cho points P6c 13-1.5", "han points P6c 0-14.5");
    }

    @Test
    @Tag("R34")
    void aPieceIsDeadAlsoWhereTheTakerWouldBeTakenBack() {
        // a single capture decides: that Han's soldier on c6 covers c5 does not matter
        Game game = Play.from("9/2r1k4/9/9/2p6/R1P6/9/9/9/3K5 w", Kja.RULES, "d1e1", "c6c5");
        assertEnds(game, "han points P6c 13-14.5", "han points P6c 13-14.5");
        Game covered = Play.from("9/4k4/9/9/2p6/R1P4r1/9/9/9/3K5 w", Kja.RULES, "d1e1", "h5c5");
        assertEnds(covered, "cho points P6c 13-3.5", "han points P6c 2-14.5");
    }

    @Test
    @Tag("R35")
    void nothingIsRemovedWhereTheGeneralItselfCaptured() {
        // Han's general takes the soldier on e10 behind it; the chariot on a10 attacks it there
        Game game = Play.from("R3P4/4k4/9/9/9/9/9/9/9/3K5 w", Kja.RULES, "d1e1", "e9e10");
        assertEnds(game, "cho points P6b 13-1.5", "han points P6b 0-14.5");
    }

    @Test
    void aCaptureThatBreaksTheFacingIsAnOrdinaryMove() {
        Game called = Play.from("9/3Nk4/9/9/9/R8/9/9/9/3K5 w", Kja.RULES, "d1e1");
        assertEnds(Play.on(called, "e9d9"), Ends.OPEN, Ends.OPEN);
        assertEnds(Play.on(called, "pass"), "cho points P6b 18-1.5", "han points P6b 0-19.5");
    }

    @Test
    void onlyTheReplyingPieceIsRemoved() {
        // Han's other chariot on a9 could be taken as well; it keeps its points
        Game game = Play.from("9/r1r1k4/9/9/9/R1P6/9/9/9/3K5 w", Kja.RULES, "d1e1", "c9c5");
        assertEnds(game, "han points P6c 13-14.5", "han points P6c 13-14.5");
    }
}
