package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;

import org.janggi.core.Game;
import org.janggi.core.Move;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Passing in silver, and having nowhere to move. */
class SilverPassTest {
    private static final String START = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w";

    /** Han, to move, cannot move: its general in the corner is walled in by own pieces that are blocked. */
    private static final String WALLED_IN = "3knP3/2PnbP3/3PP4/9/9/9/9/9/9/5K3 b";

    /** Han can move its general, but only to points that chariots cover. */
    private static final String COVERED = "4k4/c7R/9/3R1R3/9/9/9/9/9/3K5 b";

    @ParameterizedTest
    @EnumSource
    @Tag("S20")
    @Tag("S22")
    void theThirdPassInSuccessionOfAPlayerIsRefused(Seat seat) {
        Game once = seat.game(START, "pass", "a7a6");
        assertThat(seat.permits(once, "pass")).isTrue();
        Game twice = seat.play(once, "pass", "g7g6");
        assertThat(seat.refusal(twice, "pass")).isEqualTo("S22");
        assertThat(twice.refusal(Move.PASS).orElseThrow().in(java.util.Locale.KOREAN))
                .contains("세 번째 한 수 쉼");
        assertThat(seat.moves(twice)).hasSize(31).doesNotContain("pass");
        assertThat(twice.position().moveCount()).isEqualTo(31);
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S22")
    void passesAreCountedForEachPlayerSeparately(Seat seat) {
        Game four = seat.game(START, "pass", "pass", "pass");
        assertThat(seat.permits(four, "pass")).isTrue();
        Game both = seat.play(four, "pass");
        assertThat(seat.verdict(both)).isEqualTo("goes on");
        assertThat(seat.refusal(both, "pass")).isEqualTo("S22");
        Game moved = seat.play(both, "a4b4");
        assertThat(seat.refusal(moved, "pass")).isEqualTo("S22");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S22")
    void aMoveOfThePlayerBreaksTheSuccession(Seat seat) {
        Game moved = seat.game(START, "pass", "a7b7", "pass", "b7b6", "a4b4", "b6b5");
        assertThat(seat.permits(moved, "pass")).isTrue();
        Game again = seat.play(moved, "pass", "g7h7", "pass", "h7h6");
        assertThat(seat.refusal(again, "pass")).isEqualTo("S22");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S21")
    void aPassTakesTheTurnAndIsAPlyOfTheGame(Seat seat) {
        Game start = seat.game(START);
        Game passed = seat.play(start, "pass");
        assertThat(passed.turn()).isSameAs(start.turn().opponent());
        assertThat(passed.position().board()).isEqualTo(start.position().board());
        assertThat(passed.history().ply()).isEqualTo(1);
        assertThat(passed.position().halfmoves()).isEqualTo(1);
        assertThat(seat.play(passed, "pass").position().fullmoves())
                .isEqualTo(start.position().fullmoves() + 1);
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S23")
    @Tag("fault-70")
    void withoutAMoveAndWithoutCheckThePassIsForcedAndItIsNoMate(Seat seat) {
        Game walled = seat.game(WALLED_IN);
        assertThat(seat.verdict(walled)).isEqualTo("goes on");
        assertThat(seat.moves(walled)).containsExactly("pass");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S23")
    @Tag("R23")
    void noMoveAndNoPassLeftIsALoss(Seat seat) {
        Game stuck = seat.game(WALLED_IN, "pass", "f1f2", "pass", "f2f1");
        assertThat(seat.verdict(stuck)).isEqualTo("cho no-moves S23");
        assertThat(seat.moves(stuck)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S23")
    @Tag("fault-70")
    void whereEveryMoveExposesTheGeneralThePassIsTheOnlySafeMove(Seat seat) {
        Game covered = seat.game(COVERED);
        assertThat(covered.position().isInCheck()).isFalse();
        assertThat(seat.verdict(covered)).isEqualTo("goes on");
        assertThat(seat.moves(covered)).containsExactlyInAnyOrder("e10d10", "e10f10", "e10e9", "pass");
        assertThat(seat.safeMoves(covered)).containsExactly("pass");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S23")
    @Tag("R23")
    void everyMoveExposesTheGeneralAndNoPassIsLeftIsALoss(Seat seat) {
        Game stuck = seat.game(COVERED, "pass", "d1d2", "pass", "d2d1");
        assertThat(stuck.position().isInCheck()).isFalse();
        assertThat(seat.verdict(stuck)).isEqualTo("cho no-moves S23");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S15")
    @Tag("S22")
    @Tag("R21")
    void aPassInCheckIsPermittedUnlessItIsTheThird(Seat seat) {
        String check = "4k4/9/9/9/4R4/9/9/9/3K5/R8 b";
        assertThat(seat.moves(seat.game(check))).containsExactlyInAnyOrder("e10d10", "e10f10", "e10e9", "pass");
        Game passed = seat.game(check, "pass");
        assertThat(seat.verdict(seat.play(passed, "e6e10"))).isEqualTo("cho general-captured S2");
        Game late = seat.play(passed, "pass", "pass", "a1a2");
        assertThat(seat.refusal(late, "pass")).isEqualTo("S22");
        assertThat(seat.moves(late)).containsExactlyInAnyOrder("e10d10", "e10f10", "e10e9");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S22")
    @Tag("M10")
    @Tag("R5")
    void checkIgnoresThatTheAttackerMayNotPass(Seat seat) {
        Game check = seat.game("4k4/9/9/9/4R4/9/9/9/3K5/R8 w - - 0 1 chopasses=2");
        assertThat(seat.refusal(check, "pass")).isEqualTo("S22");
        assertThat(seat.permits(check, "e6e10")).isTrue();
    }
}
