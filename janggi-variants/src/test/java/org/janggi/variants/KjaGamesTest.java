package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.janggi.core.Event;
import org.janggi.core.Game;
import org.janggi.core.Piece;
import org.janggi.core.PieceKind;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Games of KJA point play with their stories, played move by move to the verdict. */
class KjaGamesTest {
    private static void assertOpenAfter(Game game, int ply) {
        assertThat(Ends.of(game.at(ply))).as("after ply " + ply).isEqualTo(Ends.OPEN);
    }

    /**
     * Both generals step onto the d-file before anything was taken: nobody has called. They stand there through several
     * moves and a pass, until Cho leaves the file. Later Cho's chariot takes a soldier, the first capture; when the
     * general returns, that is a call. Han passes, the generals still face: points, Cho's 72 against 70 and the deom.
     */
    @Test
    @Tag("P6a")
    @Tag("P6b")
    void facingBeforeAnyCaptureIsNothingAndAfterItACall() {
        Game game = Play.start(Kja.RULES, "e2d3", "e9d9", "a4b4", "pass", "d3e3", "c7d7");
        game = Play.on(game, "a1a7", "d7c7");
        for (int ply = 0; ply <= game.history().ply(); ply++) {
            assertOpenAfter(game, ply);
        }
        Game called = Play.on(game, "e3d3");
        assertThat(called.position().isFacing()).isTrue();
        assertThat(Ends.of(called)).isEqualTo(Ends.OPEN);
        assertThat(Ends.of(Play.on(called, "pass"))).isEqualTo("cho points P6b 72-71.5");
        // Han could have taken the chariot instead: the generals still face, and no piece of Cho's reaches a7.
        assertThat(Ends.of(Play.on(called, "a10a7"))).isEqualTo("han points P6b 59-71.5");
        // Or it could have gone on by leaving the file.
        assertThat(Ends.of(Play.on(called, "d9e9"))).isEqualTo(Ends.OPEN);
    }

    /**
     * Han's soldier stands between the generals and leaves the file by taking a soldier, the first capture of the game.
     * That facing is no call: the capture was not made on an earlier ply. Cho passes, which calls nothing either; Han
     * moves a soldier and leaves the facing standing, and now Han has called. Cho passes again: Cho has lost two points.
     */
    @Test
    @Tag("P6a")
    @Tag("P6b")
    void theFirstCaptureItselfCallsNothing() {
        Game game = Play.start(Kja.RULES, "e2d3", "c7d7", "c4c5", "e9d9", "c5c6", "d7d6", "a4b4", "d6c6");
        assertThat(game.position().isFacing()).isTrue();
        assertThat(Ends.of(game)).isEqualTo(Ends.OPEN);
        Game passed = Play.on(game, "pass");
        assertThat(Ends.of(passed)).isEqualTo(Ends.OPEN);
        Game called = Play.on(passed, "i7h7");
        assertThat(Ends.of(called)).isEqualTo(Ends.OPEN);
        assertThat(Ends.of(Play.on(called, "pass"))).isEqualTo("han points P6b 70-73.5");
        assertThat(Ends.of(Play.on(called, "d3e3"))).as("avoided").isEqualTo(Ends.OPEN);
    }

    /**
     * Cho's horse leaves the file with check, and without the bikjang Han would be mated. But bikjang comes first: Han
     * passes in mate, the generals still face, and Han's chariots outweigh Cho's attackers.
     */
    @Test
    @Tag("P6b")
    @Tag("R32")
    @Tag("R33")
    void aCallIsAnsweredByAPassInMate() {
        Game game = Play.from("3kb4/9/R8/9/3N5/8r/8r/9/9/3K1P3 w", Kja.RULES, "a8a9", "i5h5", "d6e8");
        assertThat(game.position().isInCheck()).isTrue();
        assertThat(game.position().isFacing()).isTrue();
        assertThat(Ends.of(game)).isEqualTo(Ends.OPEN);
        assertThat(Ends.of(Play.on(game, "pass"))).isEqualTo("han points P6b 20-30.5");
        // Had Han stepped off the file, its general would have been taken.
        assertThat(Ends.of(Play.on(game, "d10e9", "a9e9"))).isEqualTo("cho general-captured P8");
    }

    /**
     * Cho, a little behind, calls. Han answers by taking a soldier with its chariot; the generals still face. Cho's other
     * chariot could take it back: the chariot is dead and taken off the points before they decide, and Cho wins.
     */
    @Test
    @Tag("P6c")
    void aCallIsAnsweredByACaptureWithADeadPiece() {
        Game game = Play.from("9/2r1k4/5b3/9/9/R1P6/9/9/3K5/9 w", Kja.RULES, "d2d1", "f8d5", "d1e1");
        assertThat(Ends.of(game)).isEqualTo(Ends.OPEN);
        Game over = Play.on(game, "c9c5");
        assertThat(Ends.of(over)).isEqualTo("cho points P6c 13-4.5");
        assertThat(over.position().pieceAt(Square.parse("c5"))).contains(Piece.of(Side.HAN, PieceKind.CHARIOT));
    }

    /**
     * The same call and the same capture, but Cho's chariot stands on a6 and cannot take on c5: the capturing chariot
     * lives, and Han wins by points.
     */
    @Test
    @Tag("P6c")
    @Tag("P6b")
    void aCallIsAnsweredByACaptureWithALivePiece() {
        Game game = Play.from("9/2r1k4/5b3/9/R8/2P6/9/9/3K5/9 w", Kja.RULES, "d2d1", "f8d5", "d1e1", "c9c5");
        assertThat(Ends.of(game)).isEqualTo("han points P6b 13-17.5");
    }

    /**
     * After quiet opening moves and one exchange of soldiers both sides have had enough: two passes in succession stop
     * the game, and the deom decides between equal boards.
     */
    @Test
    @Tag("P10")
    @Tag("K3")
    void bothPassAndTheDeomDecides() {
        Game game = Play.start(Kja.RULES, "a4a5", "a7a6", "a5a6", "a10a6", "a1a6", "pass");
        assertThat(game.position().points()).hasToString("70-57");
        game = Play.on(game, "a6a5", "b10c8", "pass", "i7h7", "pass");
        assertThat(Ends.of(game)).as("passes that do not follow each other").isEqualTo(Ends.OPEN);
        assertThat(Ends.of(Play.on(game, "pass"))).isEqualTo("cho points P10 70-58.5");
        Game even = Play.start(Kja.RULES, "b1c3", "h10g8", "e2e1", "pass", "pass");
        assertThat(Ends.of(even)).isEqualTo("han points P10 72-73.5");
    }

    /**
     * Cho's guard shields the general from Han's chariot and steps aside. Nothing forbids it, and Han takes the general:
     * a complete win, although Cho has more points.
     */
    @Test
    @Tag("P8")
    @Tag("K4")
    void aSelfCheckIsPunished() {
        Game game = Play.from("4k4/9/9/4r4/9/9/9/RR2A4/4K4/9 w", Kja.RULES, "a3a4", "e10d10", "e3f3");
        assertThat(Ends.of(game)).isEqualTo(Ends.OPEN);
        Game over = Play.on(game, "e7e2");
        assertThat(Ends.of(over)).isEqualTo("han general-captured P8");
        assertThat(over.position().points().leader()).contains(Side.CHO);
    }

    /**
     * Cho's horse uncovers a check, and from then on the chariot chases the general from rank 10 to rank 9 and back. Han
     * is the first to arrive for the fourth time, but Cho gave check with every move of the cycle: Cho is to blame.
     */
    @Test
    @Tag("P7")
    void theFourthRepetitionIsBlamedOnTheChecker() {
        Game game = Play.from("RN2k4/9/9/9/9/9/9/9/9/5K3 w", Kja.RULES, "b10a8");
        game = Ends.cycles(game, 3, "e10e9", "a10a9", "e9e10", "a9a10");
        assertThat(Ends.of(game)).isEqualTo(Ends.OPEN);
        assertThat(Ends.of(Play.on(game, "e10e9"))).isEqualTo("han disqualified P7");
    }

    /**
     * Han attacks a chariot again and again with its own; no checks are given. Han began the to-and-fro and is the first
     * to arrive for the fourth time: Han is to blame.
     */
    @Test
    @Tag("P7")
    void theFourthRepetitionIsBlamedOnTheMover() {
        Game game = Play.from("3k5/9/9/9/9/8r/9/P8/1R7/4K4 w", Kja.RULES, "e1f1");
        game = Ends.cycles(game, 3, "i5i2", "b2b1", "i2i5", "b1b2");
        assertThat(Ends.of(game)).isEqualTo(Ends.OPEN);
        assertThat(Ends.of(Play.on(game, "i5i2"))).isEqualTo("cho disqualified P7");
    }

    /**
     * Han has a bare general and does nothing but pass while Cho's chariot goes to and fro. Passes are not counted: the
     * fourth arrival is Cho's, and Cho loses although it is a chariot up.
     */
    @Test
    @Tag("P7")
    @Tag("P10")
    void theFourthRepetitionIsNotBlamedOnThePasser() {
        Game game = Play.from("9/3k5/9/9/9/9/9/9/9/R3K4 w", Kja.RULES);
        game = Ends.cycles(game, 3, "a1a2", "pass", "a2a1", "pass");
        assertThat(Ends.of(game)).isEqualTo(Ends.OPEN);
        assertThat(Ends.of(Play.on(game, "a1a2"))).isEqualTo("han disqualified P7");
        assertThat(Ends.of(Play.on(game, "pass"))).as("or Cho passes, too").isEqualTo("cho points P10 13-1.5");
    }

    /**
     * The total time ends with Cho behind by the deom and Han's chariot as good as lost. Cho claims a win in three turns
     * and mates with the third.
     */
    @Test
    @Tag("K5")
    @Tag("P13b")
    void aClaimAtTheEndOfTheTimeIsMadeGood() {
        Game game = Play.from("4k4/9/8r/8r/9/9/9/RR7/9/3K5 w", Kja.RULES, "d1d2", "i8h8");
        assertThat(Ends.of(game.record(Event.TIME_OVER, Map.of()))).isEqualTo("han points K5 26-27.5");
        game = game.record(Event.TIME_OVER, Map.of(TotalTime.CLAIM, "cho"));
        game = Play.on(game, "a3a9", "h8i8", "b3b4", "i8h8");
        assertThat(Ends.of(game)).isEqualTo(Ends.OPEN);
        assertThat(Ends.of(Play.on(game, "b4b10"))).isEqualTo("cho mate K4");
    }
}
