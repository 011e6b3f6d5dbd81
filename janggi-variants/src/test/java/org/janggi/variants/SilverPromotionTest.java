package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;

import org.janggi.core.Game;
import org.janggi.core.Side;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Promoted generals in silver: by avoiding and blocking, and both at once in drawing material. */
class SilverPromotionTest {
    private static final String BEFORE_CALL = "4k4/9/9/9/3p5/9/9/9/3K5/RR7 w";

    @ParameterizedTest
    @CsvSource({"GIVEN, e10d10", "GIVEN, e10f10", "GIVEN, d6e6", "TURNED, e10d10", "TURNED, e10f10", "TURNED, d6e6"})
    @Tag("S11")
    void whoeverAvoidsOrBlocksIsPromotedAtOnceAndForGood(Seat seat, String reply) {
        Game called = seat.game(BEFORE_CALL, "d2e2");
        assertThat(seat.promotedGenerals(called)).isEqualTo("none");
        Game answered = seat.play(called, reply);
        assertThat(seat.promotedGenerals(answered)).isEqualTo("han");
        assertThat(answered.position().promoted())
                .isEqualTo(answered.position().squares(seat.side(Side.HAN), org.janggi.core.PieceKind.GENERAL));
        String home = reply.equals("d6e6") ? "e10e9" : reply.substring(3) + (reply.endsWith("d10") ? "d9" : "f9");
        assertThat(seat.promotedGenerals(seat.play(answered, "a1a2", home, "a2a3", "pass", "b1b2")))
                .isEqualTo("han");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S11")
    void theCallerIsNotPromotedByItsOwnCall(Seat seat) {
        Game answered = seat.game(BEFORE_CALL, "d2e2", "e10d10", "e2f2", "d10e10", "f2f1");
        assertThat(seat.promotedGenerals(answered)).isEqualTo("han");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S12")
    void aPromotedGeneralStepsAsBeforeAndStaysInItsPalace(Seat seat) {
        Game centre = seat.game("3k5/9/9/9/4p4/9/9/9/4+K4/RR7 w");
        assertThat(centre.movesFrom(seat.move("e2e3").from()))
                .hasSize(8)
                .allMatch(move -> move.to().isInPalaceOf(seat.side(Side.CHO)));
        Game edge = seat.game("3k5/9/9/9/9/9/9/4+K4/9/RR7 w");
        assertThat(edge.movesFrom(seat.move("e3e2").from()))
                .containsExactlyInAnyOrder(seat.move("e3d3"), seat.move("e3f3"), seat.move("e3e2"));
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S12")
    @Tag("M10")
    void facingAPromotedGeneralIsCheckAndAPieceBetweenEndsIt(Seat seat) {
        Game facing = seat.game("4k4/9/9/9/3p5/9/9/9/3+K5/RR7 w", "d2e2");
        assertThat(facing.position().isInCheck()).isTrue();
        assertThat(facing.position().checkers()).hasSize(1);
        assertThat(seat.play(facing, "d6e6").position().isGeneralAttacked(seat.side(Side.HAN)))
                .isFalse();
        Game apart = seat.game("4k4/9/9/9/4p4/9/9/9/3+K5/RR7 w", "d2e2");
        assertThat(apart.position().isInCheck()).isFalse();
    }

    @ParameterizedTest
    @EnumSource
    @Tag("M10")
    void facingGeneralsAloneAreNoCheck(Seat seat) {
        Game facing = seat.game(BEFORE_CALL, "d2e2");
        assertThat(facing.position().isFacing()).isTrue();
        assertThat(facing.position().isInCheck()).isFalse();
        assertThat(facing.position().isGeneralAttacked(seat.side(Side.CHO))).isFalse();
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S13")
    @Tag("R1")
    void facingAgainAPromotedGeneralTakesTheOtherOneAndWins(Seat seat) {
        Game open = seat.game("4k4/9/9/9/9/9/9/9/4+K4/RR7 w");
        Game taken = seat.play(open, "e2e10");
        assertThat(open.position().isCapture(seat.move("e2e10"))).isTrue();
        assertThat(seat.verdict(taken)).isEqualTo("cho general-captured S13");
        assertThat(seat.moves(taken)).isEmpty();
        assertThat(taken.position().isInCheck()).isFalse();
        assertThat(taken.position().isFacing()).isFalse();
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S18")
    void theCaptureThatMakesTheMaterialDrawnPromotesBothGenerals(Seat seat) {
        // Chariot and soldier beat a bare general; the soldier alone does not.
        Game before = seat.game("4k4/9/9/9/2p6/r8/9/9/3K5/R8 w");
        assertThat(seat.promotedGenerals(seat.play(before, "a1b1"))).isEqualTo("none");
        Game drawn = seat.play(before, "a1a5");
        assertThat(seat.promotedGenerals(drawn)).isEqualTo("both");
        assertThat(seat.verdict(drawn)).isEqualTo("goes on");
    }

    @ParameterizedTest
    @CsvSource({"GIVEN, pass", "GIVEN, a1a2", "TURNED, pass", "TURNED, a1a2"})
    @Tag("S18")
    @Tag("R22")
    @Tag("R43")
    void drawingMaterialThatWasSetUpPromotesBothAfterTheFirstTurn(Seat seat, String turn) {
        Game before = seat.game("4k4/9/9/9/9/9/9/9/3K5/R8 w");
        assertThat(seat.promotedGenerals(before)).isEqualTo("none");
        assertThat(seat.promotedGenerals(seat.play(before, turn))).isEqualTo("both");
    }

    @ParameterizedTest
    @CsvSource({"GIVEN, +K, k, cho", "GIVEN, K, +k, han", "TURNED, +K, k, cho", "TURNED, K, +k, han"})
    @Tag("S18")
    void drawingMaterialPromotesNobodyWhereOneGeneralIsPromotedAlready(
            Seat seat, String cho, String han, String promoted) {
        Game after = seat.game("4" + han + "4/9/9/9/9/9/9/9/3" + cho + "5/R8 w", "pass", "pass");
        assertThat(seat.promotedGenerals(after)).isEqualTo(promoted);
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S11")
    @Tag("S18")
    @Tag("R54")
    void aReplyToACallIsPromotedAloneEvenWhereTheMaterialIsDrawn(Seat seat) {
        // Section 9: S11 comes before S18, so one general is promoted when S18 looks.
        Game avoided = seat.game("4k4/9/9/9/9/9/9/9/4K4/R8 b", "e10d10");
        assertThat(seat.promotedGenerals(avoided)).isEqualTo("han");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S18")
    @Tag("S19")
    @Tag("S4")
    @Tag("S16")
    @Tag("R54")
    @Tag("R56")
    void aCaptureIntoFacingThatDrawsTheMaterialIsNoCallAndLosesTheGeneral(Seat seat) {
        // Horse and elephant would win; the horse alone does not. Both generals are promoted before facing is judged.
        Game facing = seat.game("4k4/9/9/9/2n6/9/9/9/3Kb4/R8 w", "d2e2");
        assertThat(seat.promotedGenerals(facing)).isEqualTo("both");
        assertThat(seat.verdict(facing)).isEqualTo("goes on");
        assertThat(facing.position().isInCheck()).isTrue();
        assertThat(seat.moves(facing))
                .contains("e10e2", "e10d10", "e10f10", "e10e9", "c6d8", "pass")
                .hasSize(13);
        assertThat(seat.verdict(seat.play(facing, "e10e2"))).isEqualTo("han general-captured S13");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S19")
    @Tag("S4")
    void ofTwoPromotedGeneralsTheOneWhoMovesIntoFacingLoses(Seat seat) {
        Game facing = seat.game("4+k4/9/9/9/9/9/9/9/3+K5/N8 w", "d2e2");
        assertThat(seat.verdict(facing)).isEqualTo("goes on");
        assertThat(seat.verdict(seat.play(facing, "e10e2"))).isEqualTo("han general-captured S13");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S18")
    @Tag("S11")
    @Tag("R31")
    void aMoveThatTakesAGeneralPromotesNobody(Seat seat) {
        Game taken = seat.game("4k4/9/9/9/9/9/9/9/3K5/4R4 w", "e1e10");
        assertThat(seat.verdict(taken)).isEqualTo("cho general-captured S2");
        assertThat(taken.position().promoted()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S16")
    @Tag("S18")
    @Tag("R17")
    void afterTheSimultaneousPromotionNobodyHasACall(Seat seat) {
        Game drawn = seat.game("4k4/9/9/9/9/9/9/9/3K5/N8 w", "a1c2", "e10e9");
        assertThat(seat.promotedGenerals(drawn)).isEqualTo("both");
        Game facing = seat.play(drawn, "d2e2");
        assertThat(seat.moves(facing)).contains("pass", "e9e10", "e9e2").hasSize(10);
        assertThat(seat.verdict(seat.play(facing, "e9e2"))).isEqualTo("han general-captured S13");
    }
}
