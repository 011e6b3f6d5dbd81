package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.janggi.core.Game;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Repetition in silver: no third identical move of a to-and-fro, and no third arrival. */
class SilverRepetitionTest {
    private static final String START = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w";
    /** Cho checks from e5 and d5 in turn; another chariot keeps the material from being drawn. */
    private static final String PERPETUAL = "9/4k4/9/9/9/R8/9/9/9/R4K3 w";
    /** Cho's chariot can go to and fro on rank 1, and Han's horse can come to a2. */
    private static final String HORSE_NEAR = "3k5/9/9/9/9/9/1n7/9/9/R4K2R w";

    private static final String[] SHUFFLE = {"a1a2", "d10d9", "a2a1", "d9d8", "a1a2", "d8e8", "a2a1"};

    @ParameterizedTest
    @EnumSource
    @Tag("S24")
    @Tag("fault-47")
    @Tag("fault-48")
    void aThirdToAndFroOfAChariotIsRefusedAndNobodyLosesByIt(Seat seat) {
        Game game = seat.game(START, "a1a2", "a10a9", "a2a1", "a9a10", "a1a2", "a10a9", "a2a1", "a9a10");
        assertThat(seat.verdict(game)).isEqualTo("goes on");
        assertThat(game.claimable()).isEmpty();
        assertThat(seat.refusal(game, "a1a2")).isEqualTo("S24");
        assertThat(seat.moves(game)).hasSize(31).doesNotContain("a1a2");
        assertThat(seat.moves(game.position())).hasSize(32).contains("a1a2");
        assertThat(game.safeMoves()).isEqualTo(game.legalMoves());
        assertThat(seat.verdict(seat.play(game, "a1a3"))).isEqualTo("goes on");
    }

    @ParameterizedTest
    @CsvSource({
        "GIVEN, a1a2",
        "GIVEN, b1c3",
        "GIVEN, d1d2",
        "GIVEN, e2e1",
        "GIVEN, a4b4",
        "TURNED, a1a2",
        "TURNED, b1c3",
        "TURNED, d1d2",
        "TURNED, e2e1",
        "TURNED, a4b4"
    })
    @Tag("S24")
    @Tag("S26")
    void noPieceGoesToAndFroAThirdTimeWhateverTheOtherSideDoes(Seat seat, String move) {
        String back = move.substring(2) + move.substring(0, 2);
        Game game = seat.game(START, move, "a7a6", back, "g7g6", move, "i7i6", back, "a6b6");
        assertThat(seat.refusal(game, move)).isEqualTo("S24");
        assertThat(seat.moves(game)).doesNotContain(move);
        assertThat(seat.permits(seat.game(START, move, "a7a6", back, "g7g6"), move))
                .isTrue();
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S24")
    void anotherMoveOfThePlayerBreaksTheToAndFro(Seat seat) {
        Game game = seat.game(START, "a1a2", "a7a6", "a2a1", "g7g6", "a1a2", "i7i6", "i4h4", "a6b6", "a2a1", "b6b5");
        assertThat(seat.permits(game, "a1a2")).isTrue();
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S24")
    @Tag("R24")
    void passesAreLeftOutOfTheToAndFroAndNeverRefusedByIt(Seat seat) {
        Game game = seat.game(START, "a1a2", "a7a6", "a2a1", "g7g6", "pass", "pass", "a1a2", "i7i6", "a2a1", "a6b6");
        assertThat(seat.refusal(game, "a1a2")).isEqualTo("S24");
        Game passed = seat.play(game, "pass", "b6b5");
        assertThat(seat.refusal(passed, "a1a2")).isEqualTo("S24");
        assertThat(seat.permits(passed, "pass")).isTrue();
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S24")
    @Tag("R25")
    void aCaptureIsNeverRefused(Seat seat) {
        Game came = seat.play(seat.game(HORSE_NEAR, SHUFFLE), "b4a2");
        assertThat(seat.permits(came, "a1a2")).isTrue();
        Game stayed = seat.play(seat.game(HORSE_NEAR, SHUFFLE), "e8e9");
        assertThat(seat.refusal(stayed, "a1a2")).isEqualTo("S24");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S24")
    @Tag("R24")
    void aMoveOutOfCheckIsNotRefused(Seat seat) {
        String fen = "5k2r/9/9/9/9/r8/9/9/4K4/9 w";
        Game twice = seat.game(fen, "e2d2", "i10i9", "d2e2", "i9i8", "e2d2", "i8i7", "d2e2");
        Game quiet = seat.play(twice, "i7i6");
        assertThat(seat.refusal(quiet, "e2d2")).isEqualTo("S24");
        assertThat(seat.moves(quiet))
                .containsExactlyInAnyOrder("e2d1", "e2d3", "e2e1", "e2e3", "e2f1", "e2f2", "e2f3", "pass");
        Game check = seat.play(twice, "a5e5");
        assertThat(check.position().isInCheck()).isTrue();
        assertThat(seat.moves(check))
                .containsExactlyInAnyOrder("e2d1", "e2d2", "e2d3", "e2e1", "e2e3", "e2f1", "e2f2", "e2f3", "pass");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S24")
    @Tag("R24")
    void aMoveThatIgnoresACheckIsRefusedAsAnyOther(Seat seat) {
        Game check = seat.game(
                "5k2r/9/9/9/9/r8/9/9/4K4/1R7 w", "b1b2", "i10i9", "b2b1", "i9i8", "b1b2", "i8i7", "b2b1", "a5e5");
        assertThat(check.position().isInCheck()).isTrue();
        assertThat(seat.refusal(check, "b1b2")).isEqualTo("S24");
        assertThat(seat.permits(check, "b1b3")).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"GIVEN, f6e6, S24", "GIVEN, i7i6, permitted", "TURNED, f6e6, S24", "TURNED, i7i6, permitted"})
    @Tag("S24")
    @Tag("R24")
    void aMoveOutOfCheckThatChecksItselfIsRefused(Seat seat, String third, String refused) {
        // The chariot on f3 blocks the horse's check; with the soldier gone it checks along the file.
        Game game = seat.game(
                "5k2r/9/9/9/5p3/7n1/9/3R5/4K4/R8 w",
                "d3f3",
                "i10i9",
                "f3d3",
                "i9i8",
                "d3f3",
                "i8i7",
                "f3d3",
                third,
                "pass",
                "h5g3");
        assertThat(game.position().isInCheck()).isTrue();
        assertThat(game.position().exposesGeneral(seat.move("d3f3"))).isFalse();
        assertThat(seat.refusal(game, "d3f3")).isEqualTo(refused);
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S25")
    @Tag("R27")
    void aPerpetualCheckIsBarredAtTheThirdArrivalWhereverItCameFrom(Seat seat) {
        Game game = seat.game(PERPETUAL, "a5e5", "e9d9", "e5d5", "d9e9", "d5e5", "e9d9", "e5d5", "d9e9");
        assertThat(seat.verdict(game)).isEqualTo("goes on");
        assertThat(seat.refusal(game, "d5e5")).isEqualTo("S25");
        assertThat(seat.moves(game)).doesNotContain("d5e5").contains("d5d6", "pass");
        assertThat(game.history().arrivalsWith(seat.move("d5e5"))).isEqualTo(3);
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S25")
    void theSideThatEscapesIsNotTheOneThatIsBarred(Seat seat) {
        Game game = seat.game(PERPETUAL, "a5e5", "e9d9", "e5d5", "d9e9", "d5e5", "e9d9", "e5d5");
        assertThat(seat.moves(game)).containsExactlyInAnyOrder("d9e9", "d9d10", "d9d8", "pass");
        assertThat(seat.permits(seat.game(PERPETUAL, "a5e5", "e9d9", "e5d5", "d9e9", "d5e5"), "e9d9"))
                .isTrue();
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S25")
    @Tag("R28")
    void thePositionAGameStartsFromCountsForNothing(Seat seat) {
        Game game = seat.game("9/4k4/9/9/9/4R4/9/9/9/R4K3 b", "e9d9", "e5d5", "d9e9", "d5e5", "e9d9", "e5d5", "d9e9");
        assertThat(seat.permits(game, "d5e5")).isTrue();
        Game third = seat.play(game, "d5e5", "e9d9");
        assertThat(seat.permits(third, "e5d5")).isFalse();
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S25")
    @Tag("R28")
    void aRepetitionWithoutCheckAndWithoutToAndFroIsBarredToo(Seat seat) {
        List<String> moves = new ArrayList<>();
        for (int round = 0; round < 2; round++) {
            moves.addAll(List.of("a5b5", "d9d8", "b5b6", "d8e8", "b6a6", "e8e9", "a6a5", "e9d9"));
        }
        Game game = seat.game("9/3k5/9/9/9/R8/9/9/9/R4K3 w", moves.toArray(String[]::new));
        assertThat(seat.refusal(game, "a5b5")).isEqualTo("S25");
        assertThat(seat.verdict(game)).isEqualTo("goes on");
        assertThat(seat.permits(game, "a5c5")).isTrue();
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S25")
    @Tag("R27")
    void twoPiecesOfOneKindCountAsOneAndTheSame(Seat seat) {
        // The chariots change places in every round.
        String[] round = {"a5b5", "d9d8", "b5b3", "d8e8", "a3a5", "e8e9", "b3a3", "e9d9"};
        Game once = seat.game("9/3k5/9/9/9/R8/9/R8/9/5K3 w", round);
        assertThat(once.history().arrivalsWith(seat.move("a5b5"))).isEqualTo(2);
        assertThat(seat.refusal(seat.play(once, round), "a5b5")).isEqualTo("S25");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S25")
    @Tag("R27")
    void theSamePositionByAnotherPieceIsAnotherArrival(Seat seat) {
        Game twice = seat.game(
                "9/3k5/9/9/9/R8/9/9/9/R4K3 w", "a5b5", "d9d8", "b5a5", "d8d9", "a5b5", "d9d8", "f1f2", "d8d9");
        assertThat(twice.history().arrivalsWith(seat.move("f2f1"))).isEqualTo(1);
        Game third = seat.play(twice, "f2f1");
        assertThat(third.position().isRepetitionOf(third.history().at(1).position()))
                .isTrue();
        assertThat(third.position().isRepetitionOf(third.history().at(5).position()))
                .isTrue();
        assertThat(third.history().arrivals()).isEqualTo(1);
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S25")
    @Tag("R26")
    void thePositionIsTheBoardAndTheTurnAndNoStateOfPasses(Seat seat) {
        // The second arrival at e5 comes with a pass in between, which leaves another count of passes.
        Game game =
                seat.game(PERPETUAL, "a5e5", "e9d9", "e5d5", "d9e9", "d5e5", "pass", "e5d5", "e9d9", "pass", "d9e9");
        assertThat(game.history().arrivalsWith(seat.move("d5e5"))).isEqualTo(3);
        assertThat(seat.refusal(game, "d5e5")).isEqualTo("S25");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S25")
    @Tag("R26")
    void aPromotionMarkMakesAnotherPosition(Seat seat) {
        Game twice = seat.game(
                "4k4/9/9/9/5p3/R8/9/9/3K5/R8 w", "a5b5", "e10e9", "b5a5", "e9e10", "a5b5", "e10e9", "b5a5", "e9e10");
        assertThat(twice.history().arrivalsWith(seat.move("a5b5"))).isEqualTo(3);
        Game promoted = seat.play(twice, "d2e2", "f6e6", "e2d2", "e6f6");
        assertThat(seat.promotedGenerals(promoted)).isEqualTo("han");
        assertThat(promoted.history().arrivalsWith(seat.move("a5b5"))).isEqualTo(1);
        assertThat(seat.permits(promoted, "a5b5")).isTrue();
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S25")
    @Tag("S24")
    @Tag("M10")
    @Tag("R5")
    void theBansNeverKeepASideFromTakingTheGeneral(Seat seat) {
        // Han ignores the check at the moment when every repetition is barred.
        Game game = seat.game(PERPETUAL, "a5e5", "e9d9", "e5d5", "d9e9", "d5e5", "e9d9", "e5d5", "pass");
        assertThat(seat.permits(game, "d5d9")).isTrue();
        assertThat(seat.verdict(seat.play(game, "d5d9"))).isEqualTo("cho general-captured S2");
    }
}
