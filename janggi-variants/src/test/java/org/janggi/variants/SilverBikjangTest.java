package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;

import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Bikjang in silver: who calls, what the called side may do, and who wins when it accepts. */
class SilverBikjangTest {
    /** Cho's general steps to e2 and faces; Han has one soldier to block with. Cho has 26, Han 2. */
    private static final String BEFORE_CALL = "4k4/9/9/9/3p5/9/9/9/3K5/RR7 w";

    private static final String[] REPLIES = {"e10e2", "e10d10", "e10f10", "d6e6"};

    @ParameterizedTest
    @EnumSource
    @Tag("S8")
    @Tag("S10")
    @Tag("fault-71")
    @Tag("R18")
    void aStepOfTheGeneralIntoFacingCallsAndTheGameGoesOn(Seat seat) {
        Game called = seat.game(BEFORE_CALL, "d2e2");
        assertThat(called.position().isFacing()).isTrue();
        assertThat(seat.verdict(called)).isEqualTo("goes on");
        assertThat(seat.moves(called)).containsExactlyInAnyOrder(REPLIES);
        assertThat(called.position().moveCount()).isEqualTo(REPLIES.length);
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S8")
    void aHorseThatClearsTheFileCallsToo(Seat seat) {
        Game called = seat.game("4k4/9/9/9/3p5/4N4/9/9/4K4/RR7 w", "e5g4");
        assertThat(seat.moves(called)).containsExactlyInAnyOrder(REPLIES);
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S8")
    void aSoldierThatTakesAwayFromTheFileCallsToo(Seat seat) {
        Game called = seat.game("4k4/9/9/9/3pP4/9/9/9/4K4/RR7 w", "e6d6");
        assertThat(seat.moves(called)).containsExactlyInAnyOrder("e10e2", "e10d10", "e10f10");
    }

    @ParameterizedTest
    @CsvSource({"GIVEN, pass", "GIVEN, a1a2", "GIVEN, e2e1", "TURNED, pass", "TURNED, a1a2", "TURNED, e2e1"})
    @Tag("S8")
    @Tag("S16")
    @Tag("R16")
    void leavingAFacingStandingIsACallToo(Seat seat, String move) {
        // Han has stepped in front of a promoted general, and Cho does not take.
        Game spared = seat.game("4k4/9/9/9/3p5/9/9/9/4+K4/RR7 w", move);
        String accepting = move.equals("e2e1") ? "e10e1" : "e10e2";
        assertThat(seat.moves(spared)).containsExactlyInAnyOrder(accepting, "e10d10", "e10f10", "d6e6");
        assertThat(spared.position().isInCheck()).isTrue();
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S8")
    @Tag("S10")
    @Tag("M12")
    @Tag("R20")
    void aCallComesBeforeMateBecauseTheCalledSideMayAccept(Seat seat) {
        // The horse leaves e8, checks from c9 and clears the file; d10, e9 and f10 are all covered.
        Game called = seat.game("4k4/9/2N1N4/9/9/3R1R3/9/9/4K4/9 w", "e8c9");
        assertThat(called.position().isInCheck()).isTrue();
        assertThat(seat.verdict(called)).isEqualTo("goes on");
        assertThat(seat.moves(called)).containsExactlyInAnyOrder("e10e2", "e10d10", "e10f10");
        assertThat(seat.safeMoves(called)).containsExactly("e10e2");
        assertThat(seat.verdict(seat.play(called, "e10e2"))).isEqualTo("cho material S28 36-0");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S9")
    @Tag("S28")
    @Tag("S27")
    @Tag("R1")
    @Tag("R29")
    void anAcceptedCallIsDecidedByValueBeforeTheAcceptance(Seat seat) {
        Game accepted = seat.game(BEFORE_CALL, "d2e2", "e10e2");
        assertThat(seat.verdict(accepted)).isEqualTo("cho material S28 26-2");
        assertThat(seat.moves(accepted)).isEmpty();
        Square point = seat.move("e10e2").to();
        assertThat(accepted.position().general(seat.side(Side.HAN))).contains(point);
        assertThat(accepted.position().hasGeneral(seat.side(Side.CHO))).isFalse();
        assertThat(accepted.position().isFacing()).isFalse();
        assertThat(accepted.position().isInCheck()).isFalse();
        assertThat(seat.promotedGenerals(accepted)).isEqualTo("none");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S28")
    void theCalledSideWinsByAcceptingWhenItHasMore(Seat seat) {
        Game accepted = seat.game("rr2k4/9/9/9/9/9/9/9/3K5/7RC w", "d2e2", "e10e2");
        assertThat(seat.verdict(accepted)).isEqualTo("han material S28 20-26");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S28")
    void valueDecidesAndNotTheNumberOfPieces(Seat seat) {
        // Five soldiers are ten points, two cannons fourteen.
        Game accepted = seat.game("4k4/9/9/9/pppp1p3/9/9/9/3K5/C7C w", "d2e2", "e10e2");
        assertThat(seat.verdict(accepted)).isEqualTo("cho material S28 14-10");
    }

    @Test
    @Tag("S29")
    @Tag("S9")
    void equalValueGoesToHanWhoeverCalled() {
        Game byCho = Seat.GIVEN.game("rr2k4/9/9/9/9/9/9/9/3K5/RR7 w", "d2e2", "e10e2");
        assertThat(Seat.GIVEN.verdict(byCho)).isEqualTo("han second-player S29 26-26");
        Game byHan = Seat.GIVEN.game("rr1k5/9/9/9/9/9/9/9/4K4/RR7 b", "d10e10", "e2e10");
        assertThat(Seat.GIVEN.verdict(byHan)).isEqualTo("han second-player S29 26-26");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S9")
    @Tag("S27")
    @Tag("R9")
    void anAcceptanceIsNoFirstCheckEvenInDrawingMaterial(Seat seat) {
        // A position set up with a pending call; one chariot against a bare general cannot win.
        Game called = seat.game("4k4/9/9/9/9/9/9/9/4K4/R8 b");
        assertThat(seat.moves(called)).containsExactlyInAnyOrder("e10e2", "e10d10", "e10f10");
        assertThat(seat.verdict(seat.play(called, "e10e2"))).isEqualTo("cho material S28 13-0");
    }

    @ParameterizedTest
    @CsvSource({"GIVEN, pass", "GIVEN, d6d5", "GIVEN, e10e9", "TURNED, pass", "TURNED, d6d5", "TURNED, e10e9"})
    @Tag("S10")
    @Tag("R18")
    void aPassOrAMoveThatLeavesTheGeneralsFacingIsRefused(Seat seat, String move) {
        Game called = seat.game(BEFORE_CALL, "d2e2");
        assertThat(seat.refusal(called, move)).isEqualTo("S10");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S10")
    @Tag("S2")
    @Tag("S11")
    @Tag("R18")
    @Tag("R31")
    @Tag("R55")
    void theCalledSideMayTakeTheCallersGeneralWithAnotherPiece(Seat seat) {
        Game called = seat.game("4k4/9/9/9/9/9/9/9/3K3r1/RR7 w", "d2e2");
        assertThat(seat.moves(called)).containsExactlyInAnyOrder("h2e2", "e10e2", "e10d10", "e10f10");
        Game taken = seat.play(called, "h2e2");
        assertThat(seat.verdict(taken)).isEqualTo("han general-captured S2");
        assertThat(seat.promotedGenerals(taken)).isEqualTo("none");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("M10")
    @Tag("M12")
    @Tag("S27")
    @Tag("R9")
    void anAcceptanceCapturesNoGeneral(Seat seat) {
        Game called = seat.game(BEFORE_CALL, "d2e2");
        Move acceptance = seat.move("e10e2");
        assertThat(called.position().isInCheck()).isFalse();
        assertThat(called.position().isGeneralAttacked(seat.side(Side.CHO))).isFalse();
        assertThat(called.position().isCapture(acceptance)).isFalse();
        assertThat(called.permits(acceptance)).isTrue();
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S14")
    void theSideThatLeadsMayCallAsWell(Seat seat) {
        Game called = seat.game(BEFORE_CALL, "d2e2");
        assertThat(called.position().points().leader()).contains(seat.side(Side.CHO));
        assertThat(seat.permits(called, "e10e2")).isTrue();
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S15")
    @Tag("S13")
    @Tag("R17")
    void aSecondCallIsASelfCheckAndTheOtherSideIsFree(Seat seat) {
        Game second = seat.game("4k4/9/9/9/9/9/9/9/3K5/RR7 w", "d2e2", "e10d10", "e2d2");
        assertThat(seat.moves(second)).containsExactlyInAnyOrder("d10d2", "d10e10", "d10d9", "d10e9", "pass");
        assertThat(second.position().isGeneralAttacked(seat.side(Side.CHO))).isTrue();
        assertThat(seat.verdict(seat.play(second, "d10d2"))).isEqualTo("han general-captured S13");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S16")
    @Tag("S12")
    void thePromotedSideStillHasItsCallWhichIsACheckAsWell(Seat seat) {
        Game called = seat.game("4k4/9/9/9/9/9/9/9/3K5/RR7 w", "d2e2", "e10d10", "a1a5", "d10e10");
        assertThat(called.position().isInCheck()).isTrue();
        assertThat(seat.moves(called))
                .containsExactlyInAnyOrder("e2e10", "e2d1", "e2d2", "e2d3", "e2f1", "e2f2", "e2f3", "a5e5");
        assertThat(seat.verdict(seat.play(called, "e2e10"))).isEqualTo("cho material S28 26-0");
        assertThat(seat.promotedGenerals(seat.play(called, "e2f3"))).isEqualTo("both");
        assertThat(seat.promotedGenerals(seat.play(called, "a5e5"))).isEqualTo("both");
    }

    @ParameterizedTest
    @CsvSource({
        "GIVEN, K, k, true, false", "GIVEN, K, +k, false, false", "GIVEN, +K, k, true, true",
                "GIVEN, +K, +k, false, true",
        "TURNED, K, k, true, false", "TURNED, K, +k, false, false", "TURNED, +K, k, true, true",
                "TURNED, +K, +k, false, true"
    })
    @Tag("S16")
    @Tag("S15")
    @Tag("S12")
    @Tag("R17")
    void aSideHasItsCallExactlyAsLongAsTheEnemyGeneralIsNotPromoted(
            Seat seat, String cho, String han, boolean call, boolean check) {
        Game facing = seat.game("4" + han + "4/9/9/9/9/9/9/9/3" + cho + "5/RR7 w", "d2e2");
        assertThat(facing.position().isInCheck()).isEqualTo(check);
        if (call) {
            assertThat(seat.moves(facing)).containsExactlyInAnyOrder("e10e2", "e10d10", "e10f10");
        } else {
            assertThat(seat.moves(facing)).containsExactlyInAnyOrder("e10e2", "e10d10", "e10f10", "e10e9", "pass");
        }
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S27")
    @Tag("S13")
    void anAcceptanceByAPromotedGeneralIsAWin(Seat seat) {
        // Only a text can say that a promoted general is called.
        Game called = seat.game("4k4/9/9/9/9/9/9/9/4+K4/R8 w - - 0 1 called=1");
        assertThat(seat.verdict(seat.play(called, "e2e10"))).isEqualTo("cho general-captured S13");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S10")
    @Tag("S24")
    @Tag("R19")
    @Tag("R24")
    void repetitionRefusesNoReplyToACall(Seat seat) {
        Game twice = seat.game(BEFORE_CALL, "a1a2", "d6e6", "a2a3", "e6d6", "a3a4", "d6e6", "a4a5", "e6d6");
        assertThat(seat.refusal(seat.play(twice, "a5a6"), "d6e6")).isEqualTo("S24");
        Game called = seat.play(twice, "d2e2");
        assertThat(seat.moves(called)).containsExactlyInAnyOrder(REPLIES);
        assertThat(seat.verdict(seat.play(called, "d6e6"))).isEqualTo("goes on");
    }
}
