package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.janggi.core.Event;
import org.janggi.core.Game;
import org.janggi.core.Side;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Drawing material in silver: the first check, then value, then the second player. */
class SilverMaterialTest {
    private static final String CHARIOT = "4k4/9/9/9/9/9/9/9/3K5/R8 w";

    @ParameterizedTest
    @EnumSource
    @Tag("S3")
    @Tag("S5")
    void theFirstCheckInDrawingMaterialWinsAtOnce(Seat seat) {
        Game check = seat.game(CHARIOT, "a1a10");
        assertThat(seat.verdict(check)).isEqualTo("cho first-check S3");
        assertThat(seat.moves(check)).isEmpty();
        assertThat(seat.refusal(check, "e10e9")).isEqualTo("S3");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S3")
    void eitherSideMayBeTheFirstToCheck(Seat seat) {
        Game check = seat.game("n3k4/9/9/9/9/9/9/9/3K5/R8 b", "a10b8", "a1a2", "b8c6", "a2a3", "c6b4", "a3i3");
        assertThat(seat.verdict(check)).isEqualTo("goes on");
        assertThat(check.position().isInCheck()).isFalse();
        assertThat(seat.verdict(seat.play(check, "b4a2", "i3h3", "a2b4", "h3i3", "b4c6", "i3i10")))
                .isEqualTo("cho first-check S3");
        assertThat(seat.verdict(seat.play(check, "b4d5", "i3h3", "d5e3", "h3g3", "e3c4")))
                .isEqualTo("han first-check S3");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S3")
    void theMoveThatMakesTheMaterialDrawnMayGiveTheFirstCheck(Seat seat) {
        Game check = seat.game("r3k4/9/9/9/2p6/9/9/9/3K5/R8 w", "a1a10");
        assertThat(seat.verdict(check)).isEqualTo("cho first-check S3");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S3")
    void aCheckWinsNothingWhileASideCanStillWin(Seat seat) {
        Game check = seat.game("4k4/9/9/9/2pp5/9/9/9/3K5/RP7 w", "a1a10");
        assertThat(check.position().isInCheck()).isTrue();
        assertThat(seat.verdict(check)).isEqualTo("goes on");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S3")
    @Tag("R10")
    void aPassThatLeavesACheckStandingGivesCheck(Seat seat) {
        Game standing = seat.game("R3k4/9/9/9/9/9/9/9/3K5/9 w");
        assertThat(seat.verdict(standing)).isEqualTo("goes on");
        assertThat(seat.verdict(seat.play(standing, "pass"))).isEqualTo("cho first-check S3");
        assertThat(seat.verdict(seat.play(standing, "d2d1"))).isEqualTo("cho first-check S3");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S3")
    @Tag("R43")
    void aCheckThatWasSetUpIsFirstJudgedAfterTheFirstTurn(Seat seat) {
        Game inCheck = seat.game("R3k4/9/9/9/9/9/9/9/3K5/9 b");
        assertThat(seat.verdict(inCheck)).isEqualTo("goes on");
        assertThat(seat.verdict(seat.play(inCheck, "e10e9", "a10a9"))).isEqualTo("cho first-check S3");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S4")
    void theCheckingPieceMayBeLost(Seat seat) {
        Game sacrifice = seat.game("4k4/R8/9/9/9/9/9/9/3K5/9 w", "a9e9");
        assertThat(seat.verdict(sacrifice)).isEqualTo("cho first-check S3");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S4")
    @Tag("S2")
    @Tag("R11")
    void aCheckThatHangsTheOwnGeneralIsAnsweredByItsCapture(Seat seat) {
        Game hanging = seat.game("4k4/9/3r5/9/9/3R5/9/9/3K5/9 w", "d5e5");
        assertThat(hanging.position().isInCheck()).isTrue();
        assertThat(seat.verdict(hanging)).isEqualTo("goes on");
        assertThat(seat.verdict(seat.play(hanging, "d8d2"))).isEqualTo("han general-captured S2");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S3")
    @Tag("S16")
    @Tag("S27")
    @Tag("R12")
    void aCallThatIsACheckWinsInDrawingMaterialBeforeAnyAcceptance(Seat seat) {
        Game facing = seat.game("4k4/9/9/9/9/9/9/9/3+K5/N8 w", "d2e2");
        assertThat(seat.verdict(facing)).isEqualTo("cho first-check S3");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S5")
    @Tag("S36")
    @Tag("R50")
    void aMatingCheckInDrawingMaterialIsReportedAsFirstCheck(Seat seat) {
        String before = "3kn4/3aa4/9/N8/9/9/9/9/9/5K3 w";
        assertThat(seat.verdict(seat.game(before, "a7b9"))).isEqualTo("cho first-check S3");
        Gungjanggi judged = Gungjanggi.SILVER.with(DrawingMaterial.REFEREE_ONLY);
        assertThat(seat.verdict(seat.game(before, judged, "a7b9"))).isEqualTo("cho mate S2");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S6")
    void whenNobodyCanCheckAnyMoreTheGreaterValueWins(Seat seat) {
        Game taken = seat.game("4k4/9/9/9/9/9/9/9/3Kp4/3A5 w", "d1e2");
        assertThat(seat.verdict(taken)).isEqualTo("cho material S6 3-0");
        Game less = seat.game("3aka3/9/9/9/9/9/9/9/3Kp4/3A5 w", "d1e2");
        assertThat(seat.verdict(less)).isEqualTo("han material S6 3-6");
    }

    @Test
    @Tag("S7")
    @Tag("S17")
    void equalValueGoesToTheSecondPlayerWhoeverMovedLast() {
        assertThat(Seat.GIVEN.verdict(Seat.GIVEN.game("3k5/9/9/9/9/9/9/9/4Kp3/9 w", "e2f2")))
                .isEqualTo("han second-player S7 0-0");
        assertThat(Seat.GIVEN.verdict(Seat.GIVEN.game("9/3Pk4/9/9/9/9/9/9/9/5K3 b", "e9d9")))
                .isEqualTo("han second-player S7 0-0");
        assertThat(Seat.GIVEN.verdict(Seat.GIVEN.game("3ak4/9/9/9/9/9/9/9/3Kp4/3A5 w", "d1e2")))
                .isEqualTo("han second-player S7 3-3");
    }

    @ParameterizedTest
    @CsvSource({
        "GIVEN, R",
        "GIVEN, C",
        "GIVEN, N",
        "GIVEN, B",
        "GIVEN, P",
        "TURNED, R",
        "TURNED, C",
        "TURNED, N",
        "TURNED, B",
        "TURNED, P"
    })
    @Tag("S6")
    void whileAnAttackerIsLeftACheckIsPossible(Seat seat, String attacker) {
        String fen = "3k5/9/9/9/8" + attacker + "/9/9/9/5K3/9 w";
        assertThat(seat.verdict(seat.game(fen))).isEqualTo("goes on");
        assertThat(seat.verdict(seat.game(fen, "pass", "pass"))).isEqualTo("goes on");
    }

    @ParameterizedTest
    @CsvSource({"GIVEN, a10", "TURNED, a10", "GIVEN, a1", "TURNED, a1"})
    @Tag("S6")
    @Tag("R13")
    void everySoldierCountsAsAbleToCheckWhereverItStands(Seat seat, String square) {
        String fen = square.equals("a10") ? "P2k5/9/9/9/9/9/9/9/5K3/9 w" : "3k5/9/9/9/9/9/9/9/5K3/p8 w";
        assertThat(seat.verdict(seat.game(fen))).isEqualTo("goes on");
        assertThat(seat.verdict(seat.game(fen, "pass", "d10d9"))).isEqualTo("goes on");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S6")
    @Tag("S3")
    @Tag("R14")
    void aPromotedGeneralCanCheckAnUnpromotedOneButNotAPromotedOne(Seat seat) {
        Game alone = seat.game("4k4/9/9/9/9/9/9/9/3+K5/3A5 w");
        assertThat(seat.verdict(alone)).isEqualTo("goes on");
        assertThat(seat.verdict(seat.play(alone, "pass", "e10f10"))).isEqualTo("goes on");
        assertThat(seat.verdict(seat.play(alone, "d2e2"))).isEqualTo("cho first-check S3");
        assertThat(seat.verdict(seat.game("4+k4/9/9/9/9/9/9/9/3+K5/3A5 w"))).isEqualTo("cho material S6 3-0");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S6")
    @Tag("S19")
    @Tag("R15")
    void nothingIsDecidedByValueWhileTheSideToMoveCanTakeTheGeneral(Seat seat) {
        Game facing = seat.game("4k4/9/9/9/9/9/9/9/3Kp4/3A5 w", "d2e2");
        assertThat(seat.promotedGenerals(facing)).isEqualTo("both");
        assertThat(seat.verdict(facing)).isEqualTo("goes on");
        assertThat(seat.verdict(seat.play(facing, "e10e2"))).isEqualTo("han general-captured S13");
        assertThat(seat.verdict(seat.play(facing, "e10d10"))).isEqualTo("cho material S6 3-0");
        assertThat(seat.verdict(seat.game("4+k4/9/9/9/9/9/9/9/4+K4/9 w"))).isEqualTo("goes on");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S35")
    @Tag("S36")
    void theRefereeDecidesOnRequestByValueWhateverTheMaterial(Seat seat) {
        Game game = seat.game("4k4/9/9/9/3p5/9/9/9/3K5/RR7 w", "a1a2");
        assertThat(seat.verdict(game.record(Event.ADJUDICATION, Map.of()))).isEqualTo("cho material S36 26-2");
    }

    @Test
    @Tag("S35")
    @Tag("S36")
    void theRefereesDecisionOnEqualValueIsForHan() {
        Game start = Play.start(Gungjanggi.SILVER, "a4b4").record(Event.ADJUDICATION, Map.of());
        assertThat(Seat.GIVEN.verdict(start)).isEqualTo("han second-player S36 72-72");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S35")
    @Tag("S36")
    void theRefereeNeverDecidesByAFirstCheck(Seat seat) {
        Game inCheck = seat.game("R3k4/9/9/9/9/9/9/9/3K5/9 b");
        assertThat(inCheck.position().isInCheck()).isTrue();
        assertThat(seat.verdict(inCheck.record(Event.ADJUDICATION, Map.of()))).isEqualTo("cho material S36 13-0");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S6")
    @Tag("S36")
    void theScoreOfAPositionIsItsValueWithoutDeom(Seat seat) {
        Game game = seat.game("3ak4/9/9/9/9/9/9/9/3K5/RCNBP4 w");
        assertThat(game.position().score().points(seat.side(Side.CHO))).isEqualTo(13 + 7 + 5 + 3 + 2);
        assertThat(game.position().score().points(seat.side(Side.HAN))).isEqualTo(3);
    }
}
