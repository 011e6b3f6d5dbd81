package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.janggi.core.Side.CHO;
import static org.janggi.core.Side.HAN;
import static org.janggi.variants.Gungjanggi.DAN;

import java.util.Locale;
import org.janggi.core.Ending;
import org.janggi.core.Game;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** How often one may pass, having nowhere to move, and repetition in dan. */
class DanPassAndRepetitionTest {
    private static final String QUIET = "9/4k4/9/9/P7p/9/9/9/3K5/9 w";

    /** Cho's general has three points to go to and Han's chariots attack all of them, but not the general. */
    private static final String HEMMED_IN = "9/5k3/4r4/9/9/9/9/9/r8/3K5 w";

    /** Cho's chariot has room beside it; Han's chariot makes way for a different position each time. */
    private static final String SHUFFLE = "8r/4k4/9/9/2P3p2/R8/9/9/9/3K5 w";

    /** Cho's chariot can check on the ninth and the tenth rank. */
    private static final String PERPETUAL = "9/4k4/R8/9/2P3p2/9/9/9/9/3K5 w";

    @ParameterizedTest
    @EnumSource
    @Tag("D10")
    void twoPassesInSuccessionArePermittedAndTheThirdIsNot(Seat seat) {
        Game game = seat.game(QUIET, DAN, "pass", "pass", "pass", "pass");
        assertThat(game.isOver()).isFalse();
        assertThat(seat.moves(game)).containsExactlyInAnyOrder("a6a7", "a6b6", "d2d1", "d2d3", "d2e2");
        assertThat(seat.refusal(game, "pass")).isEqualTo("D10");
        String reason = game.refusal(seat.move("pass")).orElseThrow().in(Locale.ENGLISH);
        assertThat(reason).contains("third pass in a row");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D10")
    void passesAreCountedForEachSideByItsOwnTurns(Seat seat) {
        Game game = seat.game(QUIET, DAN, "pass", "i6i5", "pass", "i5i4");
        assertThat(seat.refusal(game, "pass")).isEqualTo("D10");
        Game moved = seat.play(game, "a6a7");
        assertThat(seat.refusal(moved, "pass")).as("Han has not passed").isEqualTo("permitted");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D10")
    void aMoveOfTheSameSideBreaksTheSuccession(Seat seat) {
        Game game = seat.game(QUIET, DAN, "pass", "i6i5", "pass", "i5i4", "a6a7", "i4i3", "pass", "i3i2", "pass");
        assertThat(game.isOver()).isFalse();
        assertThat(seat.refusal(seat.play(game, "i2h2"), "pass")).isEqualTo("D10");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D10")
    void aPassIsATurn(Seat seat) {
        Game game = seat.game(QUIET, DAN);
        Game passed = seat.play(game, "pass");
        assertThat(passed.turn()).isEqualTo(seat.side(HAN));
        assertThat(passed.history().ply()).isEqualTo(1);
        assertThat(passed.position().halfmoves()).isEqualTo(1);
        int sum = seat.play(passed, "pass").position().fullmoves();
        assertThat(sum).isEqualTo(2);
        assertThat(passed.position().board()).isEqualTo(game.position().board());
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D10")
    @Tag("R21")
    void aPassInCheckIsPermittedLikeAnyIgnoredCheck(Seat seat) {
        Game check = seat.game("9/4k4/9/9/8p/R8/9/9/9/3K5 w", DAN, "a5a9");
        assertThat(check.position().isInCheck()).isTrue();
        assertThat(seat.refusal(check, "pass")).isEqualTo("permitted");
        assertThat(seat.texts(check.safeMoves())).doesNotContain("pass", "i6i5");
        assertThat(seat.play(check, "pass", "a9e9").outcome()).contains(seat.win(CHO, Ending.GENERAL_CAPTURED, "S2"));
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D10")
    @Tag("R23")
    void nowhereToMoveLosesOnceNoPassIsLeft(Seat seat) {
        Game once = seat.game(HEMMED_IN, DAN, "pass", "f9f10");
        assertThat(seat.moves(once)).containsExactlyInAnyOrder("d1d2", "d1e1", "d1e2", "pass");
        assertThat(seat.texts(once.safeMoves())).containsExactly("pass");
        assertThat(once.isOver()).isFalse();
        Game twice = seat.play(once, "pass", "f10f9");
        assertThat(twice.position().isInCheck()).isFalse();
        assertThat(twice.outcome()).contains(seat.win(HAN, Ending.NO_MOVES, "D10"));
        assertThat(twice.legalMoves()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D10")
    void aSafeMoveOfAnotherPieceIsSomewhereToMove(Seat seat) {
        Game game = seat.game("9/5k2P/4r4/9/9/9/9/9/r8/3K5 w", DAN, "pass", "f9f10", "pass", "f10f9");
        assertThat(game.isOver()).isFalse();
        assertThat(seat.texts(game.safeMoves())).containsExactly("i9h9", "i9i10");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D11")
    void theThirdIdenticalMoveOfAToAndFroIsRefused(Seat seat) {
        Game twice = seat.game(SHUFFLE, DAN, "a5b5", "i10i9", "b5a5", "i9i8", "a5b5", "i8i7");
        assertThat(seat.refusal(twice, "b5a5")).as("the second").isEqualTo("permitted");
        Game game = seat.play(twice, "b5a5", "i7i6");
        assertThat(seat.refusal(game, "a5b5")).isEqualTo("D11");
        assertThat(seat.moves(game)).doesNotContain("a5b5").contains("a5c5", "a5a6", "pass");
        String reason = game.refusal(seat.move("a5b5")).orElseThrow().in(Locale.ENGLISH);
        assertThat(reason).contains("third identical move");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D11")
    void anotherMoveInBetweenBreaksTheToAndFro(Seat seat) {
        Game game = seat.game(
                SHUFFLE, DAN, "a5b5", "i10i9", "b5a5", "i9i8", "c6c7", "i8i7", "a5b5", "i7i6", "b5a5", "i6i5");
        assertThat(seat.refusal(game, "a5b5")).isEqualTo("permitted");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D11")
    @Tag("R24")
    void passesAreLeftOutOfAToAndFro(Seat seat) {
        Game game = seat.game(
                SHUFFLE, DAN, "a5b5", "i10i9", "b5a5", "i9i8", "pass", "i8i7", "a5b5", "i7i6", "b5a5", "i6i5");
        assertThat(seat.refusal(game, "a5b5")).isEqualTo("D11");
        assertThat(seat.refusal(game, "pass")).isEqualTo("permitted");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D11")
    void theGeneralMayNotGoToAndFroEither(Seat seat) {
        Game game = seat.game(SHUFFLE, DAN, "d1d2", "i10i9", "d2d1", "i9i8", "d1d2", "i8i7", "d2d1", "i7i6");
        assertThat(seat.refusal(game, "d1d2")).isEqualTo("D11");
        assertThat(seat.refusal(game, "d1e1")).isEqualTo("permitted");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D11")
    @Tag("R25")
    void aCaptureIsNeverRefusedAsAnIdenticalMove(Seat seat) {
        Game game = seat.game(
                "8r/4k4/9/9/1pP6/R8/9/9/9/3K5 w", DAN, "a5b5", "i10i9", "b5a5", "i9i8", "a5b5", "i8i7", "b5a5", "b6b5");
        assertThat(seat.refusal(game, "a5b5")).isEqualTo("permitted");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D11")
    @Tag("R24")
    void aMoveOutOfCheckIsNotRefused(Seat seat) {
        Game game = seat.game(SHUFFLE, DAN, "d1d2", "i10i9", "d2d1", "i9i8", "d1d2", "i8i7", "d2d1", "i7i1");
        assertThat(game.position().isInCheck()).isTrue();
        assertThat(seat.refusal(game, "d1d2")).isEqualTo("permitted");
    }

    /** The soldier on the fifth rank blocks the d-file, and by leaving the e-file lets the chariot behind it check. */
    @ParameterizedTest
    @EnumSource
    @Tag("D11")
    @Tag("R24")
    void aMoveOutOfCheckThatGivesCheckIsRefusedAllTheSame(Seat seat) {
        Game game = seat.game(
                "9/4k4/9/8r/6p2/4+P4/9/4R4/9/3K5 w",
                DAN,
                "e5d5",
                "e9f9",
                "d5e5",
                "f9e9",
                "e5d5",
                "i7e7",
                "d5e5",
                "e7d7");
        assertThat(game.position().isInCheck()).isTrue();
        assertThat(game.position().givesCheck(seat.move("e5d5"))).isTrue();
        assertThat(seat.refusal(game, "e5d5")).isEqualTo("D11");
    }

    /** Han's soldier leaves the e-file, which calls; Cho's block would be its third identical move. */
    @ParameterizedTest
    @EnumSource
    @Tag("D1")
    @Tag("D11")
    @Tag("R19")
    @Tag("R24")
    void aReplyToACallIsNotRefused(Seat seat) {
        Game game = seat.game(
                "8r/4k4/9/9/4p4/9/3P5/9/4K4/9 w", DAN, "d4e4", "i10i9", "e4d4", "i9i8", "d4e4", "i8i7", "e4d4", "e6f6");
        assertThat(seat.refusal(game, "pass")).as("called").isEqualTo("D1");
        assertThat(seat.refusal(game, "d4e4")).isEqualTo("permitted");
    }

    /** Both sides walk round a square of four points, so no piece goes to and fro. */
    @ParameterizedTest
    @EnumSource
    @Tag("D11")
    @Tag("R28")
    void theThirdArrivalAtAPositionIsRefusedToTheSideThatBeganTheCycle(Seat seat) {
        String[] cycle = {"a5b5", "i10h10", "b5b6", "h10h9", "b6a6", "h9i9", "a6a5", "i9i10"};
        Game once = seat.game("8r/9/4k4/9/9/R8/2P3p2/9/9/3K5 w", DAN, cycle);
        Game twice = seat.play(once, cycle);
        assertThat(seat.refusal(once, "a5b5")).isEqualTo("permitted");
        assertThat(seat.refusal(twice, "a5b5")).isEqualTo("D11");
        assertThat(seat.refusal(twice, "a5a6")).isEqualTo("permitted");
        String reason = twice.refusal(seat.move("a5b5")).orElseThrow().in(Locale.ENGLISH);
        assertThat(reason).contains("third arrival");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D11")
    void perpetualCheckIsRefusedToTheSideThatChecksAndNotToTheOther(Seat seat) {
        String[] round = {"e9e10", "a9a10", "e10e9", "a10a9"};
        Game once = seat.play(seat.game(PERPETUAL, DAN, "a8a9"), round);
        assertThat(once.position().isInCheck()).isTrue();
        Game last = seat.play(once, "e9e10", "a9a10", "e10e9");
        assertThat(seat.refusal(last, "a10a9")).isEqualTo("D11");
        assertThat(seat.moves(last)).doesNotContain("a10a9").contains("a10a8", "pass");
        assertThat(last.isOver()).isFalse();
    }

    /** The same pieces with another mark are another position. */
    @ParameterizedTest
    @EnumSource
    @Tag("D5")
    @Tag("D11")
    @Tag("R26")
    void positionsThatDifferInAPromotionMarkAreNotRepeated(Seat seat) {
        Game game = seat.game("P8/9/4k4/9/9/9/8p/9/9/3K5 w", DAN);
        Game moved = seat.play(game, "a10b10", "i4i3", "b10a10");
        assertThat(seat.piece(moved, "a10")).isEqualTo("+P");
        Game still = seat.play(game, "pass", "i4i3", "pass");
        assertThat(still.position().isRepetitionOf(moved.position())).isFalse();
    }
}
