package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.janggi.core.Event;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The association's format: point play with its own bikjang and its own repetition. */
@Tag("association")
class AssociationTest {
    private static final String[] QUIET = {"a1a2", "a10a9", "a2a1", "a9a10"};
    private static final String[] CHECKS = {"e10e9", "a10a9", "e9e10", "a9a10"};

    private static void assertEnds(Game game, String end, String swappedEnd) {
        assertThat(Ends.of(game)).isEqualTo(end);
        assertThat(Ends.of(Ends.swapped(game))).as("sides swapped").isEqualTo(swappedEnd);
    }

    private static void assertGoesOn(Game game) {
        assertEnds(game, Ends.OPEN, Ends.OPEN);
    }

    /** Cho makes the generals face with d1e1 and Han passes; the points of both sides stand on ranks 4 and 7. */
    private static Game answered(String han, String cho) {
        return Play.from("9/4k4/9/" + han + "/9/9/" + cho + "/9/9/3K5 w", Kja.ASSOCIATION, "d1e1", "pass");
    }

    @Test
    @Tag("P6a")
    @Tag("fault-34")
    @Tag("R39")
    void facingIsACallWhereEachSideHasFewerThanThirtyPoints() {
        assertEnds(answered("rccp5", "RCCP5"), "han points P6b 29-30.5", "han points P6b 29-30.5");
        assertEnds(answered("9", "RCCP5"), "cho points P6b 29-1.5", "han points P6b 0-30.5");
        assertEnds(answered("9", "9"), "han points P6b 0-1.5", "han points P6b 0-1.5");
    }

    @ParameterizedTest
    @Tag("P6a")
    @Tag("fault-34")
    @CsvSource({"rccp5, RCNN5", "rcnn5, RCCP5", "rcnn5, RCNN5", "9, RCNN5", "rr7, RRNN5"})
    @Tag("R39")
    void facingIsNoCallWhereASideHasThirtyPointsOrMore(String han, String cho) {
        Game game = answered(han, cho);
        assertThat(game.position().isFacing()).isTrue();
        assertGoesOn(game);
    }

    @Test
    @Tag("P6a")
    @Tag("R39")
    void theDeomIsNotCountedForTheThreshold() {
        // Han has 29 and the deom, 30.5 in all.
        Game game = answered("rccp5", "P8");
        assertEnds(game, "han points P6b 2-30.5", "cho points P6b 29-3.5");
        Game large = Play.from("9/4k4/9/rccp5/9/9/P8/9/9/3K5 w", Kja.ASSOCIATION.withDeom(21), "d1e1", "pass");
        assertThat(Ends.of(large)).isEqualTo("han points P6b 2-39.5");
    }

    @Test
    @Tag("P6a")
    @Tag("R39")
    void thePointsAfterTheMoveCount() {
        // The chariot leaves the file by taking a horse: Han falls from 34 to 29 with the move that makes the facing.
        Game game = Play.from("9/4k4/9/rccp5/9/n3R4/9/9/9/4K4 w", Kja.ASSOCIATION);
        assertThat(game.position().points()).hasToString("13-34");
        assertEnds(Play.on(game, "e5a5", "pass"), "han points P6b 13-30.5", "cho points P6b 29-14.5");
    }

    @Test
    @Tag("P6a")
    @Tag("R40")
    void aCaptureByAGeneralThatMakesTheFacingIsACallAtAnyPoints() {
        Game game = Play.from("9/4k4/9/rcnn5/9/9/RCNN5/9/9/3Kp4 w", Kja.ASSOCIATION, "d1e1");
        assertGoesOn(game);
        assertEnds(Play.on(game, "pass"), "han points P6b 30-31.5", "han points P6b 30-31.5");
    }

    @Test
    @Tag("P6a")
    @Tag("R40")
    void aCaptureByAGeneralDoesNotCallWhereTheGeneralsFacedBefore() {
        Game game = Play.from("9/4k4/9/rcnn5/9/9/RCNN5/9/4K4/4p4 w", Kja.ASSOCIATION);
        assertThat(game.position().isFacing()).isTrue();
        Game taken = Play.on(game, "e2e1");
        assertThat(taken.position().isFacing()).isTrue();
        assertGoesOn(Play.on(taken, "pass"));
    }

    @Test
    @Tag("P6a")
    @Tag("R40")
    void aCaptureByAnotherPieceThatMakesTheFacingIsNoCall() {
        Game game = Play.from("9/4k4/9/rcnn5/9/n3R4/RCNN5/9/9/4K4 w", Kja.ASSOCIATION, "e5a5", "pass");
        assertThat(game.position().isFacing()).isTrue();
        assertGoesOn(game);
    }

    @Test
    @Tag("P6a")
    @Tag("R40")
    void aMoveOfTheGeneralWithoutACaptureIsNoCallAtThirtyPoints() {
        assertGoesOn(answered("rcnn5", "RCNN5"));
    }

    @Test
    @Tag("P6a")
    @Tag("R32")
    void aPassNeverCallsAndFacingThatPersistsIsCalledAnew() {
        String fen = "9/4k4/9/9/9/9/9/9/4K4/R8 w - - 0 1 call=0";
        assertGoesOn(Play.from(fen, Kja.ASSOCIATION, "pass"));
        assertEnds(Play.from(fen, Kja.ASSOCIATION, "pass", "pass"), "cho points P10 13-1.5", "han points P10 0-14.5");
        assertEnds(Play.from(fen, Kja.ASSOCIATION, "a1a2", "pass"), "cho points P6b 13-1.5", "han points P6b 0-14.5");
    }

    @Test
    @Tag("P6c")
    @Tag("R33")
    @Tag("R52")
    void theRestOfBikjangIsAsInKja() {
        Game dead = Play.from("9/2r1k4/9/9/9/R1P6/9/9/9/3K5 w", Kja.ASSOCIATION, "d1e1", "c9c5");
        assertEnds(dead, "cho points P6c 13-1.5", "han points P6c 0-14.5");
        Game mating = Play.from("3kb4/R8/9/9/3N5/8r/9/9/9/3K5 w", Kja.ASSOCIATION, "d6e8");
        assertGoesOn(mating);
        assertEnds(Play.on(mating, "pass"), "cho points P6b 18-17.5", "han points P6b 16-19.5");
    }

    @Test
    @Tag("P6a")
    @Tag("R33")
    void aFacingMateAtThirtyPointsIsMate() {
        Game mating = Play.from("3kb4/R8/9/9/3N5/8r/8r/8c/9/3K5 w", Kja.ASSOCIATION, "d6e8");
        assertThat(mating.position().isFacing()).isTrue();
        assertEnds(mating, "cho mate K4", "han mate K4");
    }

    @Test
    @Tag("P7")
    @Tag("R28")
    void theThirdArrivalLoses() {
        Game two = Ends.cycles(Play.start(Kja.ASSOCIATION), 2, QUIET);
        assertGoesOn(two);
        assertEnds(Play.on(two, "a1a2"), "han disqualified P7", "cho disqualified P7");
    }

    @Test
    @Tag("P7")
    @Tag("R52")
    void theSideThatCheckedWithAllItsMovesLosesTheRepetition() {
        Game two = Ends.cycles(Play.from("R3k4/9/9/9/9/9/RCNN5/9/9/5K3 b", Kja.ASSOCIATION), 2, CHECKS);
        assertGoesOn(two);
        assertEnds(Play.on(two, "e10e9"), "han disqualified P7", "cho disqualified P7");
    }

    @Test
    @Tag("P7")
    void whileBothSidesAreUnderThirtyTheThirdArrivalEndsTheGameByPoints() {
        Game two = Ends.cycles(Play.from("R3k4/9/9/9/9/9/9/9/9/5K3 b", Kja.ASSOCIATION), 2, CHECKS);
        assertGoesOn(two);
        assertEnds(Play.on(two, "e10e9"), "cho points P7 13-1.5", "han points P7 0-14.5");
        Game three =
                Ends.cycles(Play.from("r3k4/9/9/9/9/9/9/9/9/R2K5 w", Kja.ASSOCIATION.withRepetitions(4)), 3, QUIET);
        assertEnds(Play.on(three, "a1a2"), "han points P7 13-14.5", "han points P7 13-14.5");
    }

    @Test
    @Tag("P7")
    void oneSideWithThirtyPointsMakesTheThirdArrivalALoss() {
        Game cho = Ends.cycles(Play.from("r3k4/9/9/9/9/9/1CNNC4/9/9/R2K5 w", Kja.ASSOCIATION), 2, QUIET);
        assertEnds(Play.on(cho, "a1a2"), "han disqualified P7", "cho disqualified P7");
        Game han = Ends.cycles(Play.from("r3k4/9/9/1cnnc4/9/9/9/9/9/R2K5 w", Kja.ASSOCIATION), 2, QUIET);
        assertEnds(Play.on(han, "a1a2"), "han disqualified P7", "cho disqualified P7");
    }

    @Test
    @Tag("K5")
    @Tag("P10")
    @Tag("P8")
    @Tag("R52")
    void theOtherEndsAreThoseOfKja() {
        assertThat(Ends.of(Play.start(Kja.ASSOCIATION, "pass", "pass"))).isEqualTo("han points P10 72-73.5");
        assertThat(Ends.of(Play.start(Kja.ASSOCIATION).record(Event.TIME_OVER, Map.of())))
                .isEqualTo("han points K5 72-73.5");
        assertThat(Ends.of(Play.from("3k5/9/9/9/9/9/9/9/r8/4K4 w", Kja.ASSOCIATION, "e1e2", "a2e2")))
                .isEqualTo("han general-captured P8");
    }

    @Test
    @Tag("P6a")
    void facingAtTheStartHasNoEffectThere() {
        assertGoesOn(Play.start(Kja.ASSOCIATION, "e2d3", "e9d9", "a4b4"));
    }

    @Test
    @Tag("P7")
    @Tag("M12")
    @Tag("R7")
    void aThirdArrivalThatEndsTheGameByPointsIsSafeInCheck() {
        Game game = Play.from("R2k5/R8/9/8p/9/9/9/9/9/4K4 w", Kja.ASSOCIATION);
        Game held = Play.on(Ends.cycles(game, 2, "pass", "i7h7", "pass", "h7i7"), "a9a8", "pass", "a8a9");
        assertGoesOn(held);
        assertThat(held.safeMoves()).containsExactly(Move.parse("i7h7"));
        assertEnds(Play.on(held, "i7h7"), "cho points P7 26-3.5", "han points P7 2-27.5");
    }
}
