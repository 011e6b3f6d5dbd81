package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;

import org.janggi.core.Game;
import org.janggi.core.Move;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The fourth arrival loses (P7). Each game is one cycle of moves played three times, and the move that begins it. */
@Tag("P7")
class KjaRepetitionTest {
    private static final String[] QUIET = {"a1a2", "a10a9", "a2a1", "a9a10"};
    /** Han answers checks of the chariot on rank 10 and rank 9, Cho checks with every move. */
    private static final String CHECKED = "R3k4/9/9/9/9/9/9/9/9/5K3 b";

    private static final String[] CHECKS = {"e10e9", "a10a9", "e9e10", "a9a10"};

    private static Game from(String fen, String... cycle) {
        return Ends.cycles(Play.from(fen, Kja.RULES), 3, cycle);
    }

    private static void assertEnds(Game game, String end, String swappedEnd) {
        assertThat(Ends.of(game)).isEqualTo(end);
        assertThat(Ends.of(Ends.swapped(game))).as("sides swapped").isEqualTo(swappedEnd);
    }

    private static void assertGoesOn(Game game) {
        assertEnds(game, Ends.OPEN, Ends.OPEN);
    }

    @Test
    @Tag("R28")
    void theFourthArrivalLosesAndTheStartCountsForNothing() {
        Game three = Ends.cycles(Play.start(Kja.RULES), 3, QUIET);
        assertGoesOn(three);
        assertThat(three.legalMoves())
                .as("nothing is refused")
                .hasSameElementsAs(three.position().legalMoves());
        assertEnds(Play.on(three, "a1a2"), "han disqualified P7", "cho disqualified P7");
    }

    @Test
    void threeArrivalsAreAllowedToBothSides() {
        Game three = Ends.cycles(Play.start(Kja.RULES), 3, QUIET);
        assertThat(three.history().arrivals()).isEqualTo(3);
        assertGoesOn(Play.on(three, "c4d4"));
        assertGoesOn(Play.on(three, "a1a3"));
    }

    @Test
    void theSideThatCheckedWithAllItsMovesLosesAlsoWhereTheOtherArrives() {
        Game three = from(CHECKED, CHECKS);
        assertGoesOn(three);
        assertEnds(Play.on(three, "e10e9"), "han disqualified P7", "cho disqualified P7");
    }

    @Test
    void theCheckerLosesWhereItArrivesItself() {
        Game three = from("4k4/R8/9/9/9/9/9/9/9/5K3 w", "a9a10", "e10e9", "a10a9", "e9e10");
        assertGoesOn(three);
        assertEnds(Play.on(three, "a9a10"), "han disqualified P7", "cho disqualified P7");
    }

    @Test
    void theSideThatArrivedLosesWhereNotEveryMoveOfTheOtherChecked() {
        Game three = from(CHECKED, "e10e9", "a10a8", "e9e10", "a8a10");
        assertEnds(Play.on(three, "e10e9"), "cho disqualified P7", "han disqualified P7");
    }

    @Test
    @Tag("R37")
    void onlyTheCycleAfterThePreviousArrivalIsLookedAt() {
        String[] quiet = {"e10e9", "a10a8", "e9e10", "a8a10"};
        Game quietFirst = Play.on(Ends.cycles(Play.from(CHECKED, Kja.RULES), 2, quiet), CHECKS);
        assertEnds(Play.on(quietFirst, "e10e9"), "han disqualified P7", "cho disqualified P7");
        Game quietLast = Play.on(Ends.cycles(Play.from(CHECKED, Kja.RULES), 2, CHECKS), quiet);
        assertEnds(Play.on(quietLast, "e10e9"), "cho disqualified P7", "han disqualified P7");
    }

    @Test
    void theSideThatArrivedLosesWhereBothCheckedWithAllTheirMoves() {
        // Each chariot keeps attacking the enemy general, and nobody takes or answers.
        String fen = "9/5k2R/9/9/9/9/9/9/9/r2K5 w";
        Game three = from(fen, "i9h9", "a1b1", "h9i9", "b1a1");
        assertEnds(Play.on(three, "i9h9"), "han disqualified P7", "cho disqualified P7");
    }

    @Test
    @Tag("R37")
    void theCompletingPlyBelongsToTheCycle() {
        // Han checks with every move; Cho with i8i9 but not with i9i8, which completes the cycle.
        Game three = from("9/5k2R/9/9/9/9/9/9/9/r2K5 w", "i9i8", "a1b1", "i8i9", "b1a1");
        assertEnds(Play.on(three, "i9i8"), "cho disqualified P7", "han disqualified P7");
    }

    @Test
    @Tag("R38")
    void aStandingAttackChecksAsAMoveThatMakesOne() {
        // The soldier on i4 moves to and fro while the chariot on a9 keeps attacking; Han's general stays in check.
        Game three = from("9/R4k2r/9/9/9/9/8P/9/9/3K5 b", "i9h9", "i4h4", "h9i9", "h4i4");
        assertEnds(Play.on(three, "i9h9"), "han disqualified P7", "cho disqualified P7");
    }

    @Test
    @Tag("P10")
    @Tag("R38")
    void aSideThatOnlyPassedDidNotCheck() {
        // Han's chariot attacks d1 all the time, but Han makes no move in the cycle.
        Game three = from("9/5k3/R8/9/9/9/9/9/9/r2K5 w", "a8b8", "pass", "b8a8", "pass");
        assertEnds(Play.on(three, "a8b8"), "han disqualified P7", "cho disqualified P7");
    }

    @Test
    @Tag("P10")
    @Tag("R38")
    void passesOfTheCheckerAreLeftOut() {
        // Both moves of Cho's chariot check; after its passes the general on e10 is not attacked at first.
        Game three =
                from("R3k4/9/8r/9/9/9/9/9/9/5K3 b", "e10e9", "a10a9", "e9e10", "pass", "i8i7", "a9a10", "i7i8", "pass");
        assertGoesOn(three);
        assertEnds(Play.on(three, "e10e9"), "han disqualified P7", "cho disqualified P7");
    }

    @Test
    @Tag("P10")
    @Tag("R27")
    void aPassIsNoArrival() {
        Game three = from("9/5k3/R8/9/9/9/9/9/9/4K4 w", "a8b8", "pass", "b8a8", "pass");
        assertThat(three.history().arrivals()).isZero();
        assertGoesOn(three);
        Game more = Play.on(three, "a8a7", "pass");
        assertGoesOn(more);
        Game elsewhere = Ends.cycles(more, 2, "a7b7", "pass", "b7a7", "pass");
        assertGoesOn(elsewhere);
        assertThat(Ends.of(Play.on(three, "a8b8"))).isEqualTo("han disqualified P7");
    }

    @Test
    @Tag("R27")
    void theSamePieceArrivingFromElsewhereCounts() {
        // The chariot comes to a2 from a1 and from b2 in turn.
        Game start = Play.from("3k4r/9/9/9/9/9/9/9/9/R3K4 w", Kja.RULES, "a1a2", "i10i9", "a2b2", "i9i10");
        Game third = Play.on(start, "b2a2", "i10i9", "a2a1", "i9i10", "a1a2", "i10i9", "a2b2", "i9i10");
        assertGoesOn(third);
        assertThat(third.history().at(9).arrivals()).isEqualTo(3);
        assertEnds(Play.on(third, "b2a2"), "han disqualified P7", "cho disqualified P7");
    }

    @Test
    @Tag("R27")
    void theSamePositionReachedByAnotherPieceIsAnotherArrival() {
        // Chariots on a2 and b1: twice completed on a2 and twice on b1.
        Game game = Play.from("3k4r/9/9/9/9/9/9/9/9/RR2K4 w", Kja.RULES);
        Game once = Play.on(game, "a1a2", "i10i9", "b1b2", "i9i10", "b2b1", "i10i9", "a2a1", "i9i10");
        Game twice = Play.on(once, "a1a2", "i10i9", "b1b2", "i9i10", "b2b1");
        assertThat(twice.position().isRepetitionOf(once.history().at(1).position()))
                .isTrue();
        assertThat(twice.history().arrivals()).isEqualTo(2);
        assertGoesOn(twice);
    }

    @Test
    void aRepetitionIsPermittedAndLoses() {
        Game three = Ends.cycles(Play.start(Kja.RULES), 3, QUIET);
        assertThat(Play.moves(three)).contains("a1a2");
        Game lost = Play.on(three, "a1a2");
        assertThat(lost.legalMoves()).isEmpty();
        assertThat(lost.undo().isOver()).isFalse();
        assertThat(Ends.of(lost.position())).as("the position alone").isEqualTo(Ends.OPEN);
    }

    @Test
    @Tag("R26")
    void stateIsNoPartOfARepeatedPosition() {
        // The first arrival follows a pass of Han's, the others do not.
        Game game = Play.from("3k4r/9/9/9/9/9/9/9/9/R3K4 b", Kja.RULES, "pass");
        Game three = Ends.cycles(game, 3, "a1a2", "i10i9", "a2a1", "i9i10");
        assertEnds(Play.on(three, "a1a2"), "han disqualified P7", "cho disqualified P7");
    }

    @Test
    @Tag("M12")
    @Tag("R7")
    @Tag("R58")
    void aMoveThatEndsTheGameByRepetitionIsSafeSoThatThereIsNoMate() {
        // Cho passes, and Han, who could end the game by a pass, moves a soldier and leaves its general in check.
        Game game = Play.from("R2k5/R8/9/8p/9/9/9/9/9/4K4 w", Kja.RULES);
        Game thrice = Play.on(Ends.cycles(game, 2, "pass", "i7h7", "pass", "h7i7"), "pass", "i7h7", "pass", "h7i7");
        // Now the same board comes about by a move: no pass would end the game, but i7h7 would be a fourth arrival.
        Game held = Play.on(thrice, "a9a8", "pass", "a8a9");
        assertGoesOn(held);
        assertThat(held.safeMoves()).containsExactly(Move.parse("i7h7"));
        assertEnds(Play.on(held, "i7h7"), "han disqualified P7", "cho disqualified P7");
        Game twice = Play.on(Ends.cycles(game, 2, "pass", "i7h7", "pass", "h7i7"), "a9a8", "pass", "a8a9");
        assertEnds(twice, "cho mate K4", "han mate K4");
    }
}
