package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.janggi.core.Event;
import org.janggi.core.Game;
import org.janggi.core.SelfCheck;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Optional readings of silver: self-check, the ends by material, passes and repetition. */
class SilverOptionsTest {
    private static final String START = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w";
    private static final String WALLED_IN = "3knP3/2PnbP3/3PP4/9/9/9/9/9/9/5K3 b";
    private static final String COVERED = "4k4/c7R/9/3R1R3/9/9/9/9/9/3K5 b";
    private static final String CHARIOT = "4k4/9/9/9/9/9/9/9/3K5/R8 w";
    private static final String PERPETUAL = "9/4k4/9/9/9/R8/9/9/9/R4K3 w";

    private static Gungjanggi silver(Reading reading) {
        return Gungjanggi.SILVER.with(reading);
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S2")
    void whereSelfCheckIsForbiddenOnlySafeMovesArePermitted(Seat seat) {
        Gungjanggi strict = Gungjanggi.SILVER.with(SelfCheck.FORBIDDEN);
        Game pinned = seat.game("4k4/9/4p4/9/4R4/9/9/9/3K5/R8 b", strict);
        assertThat(seat.moves(pinned)).containsExactlyInAnyOrder("e8e7", "e10d10", "e10f10", "e10e9", "pass");
        assertThat(seat.refusal(pinned, "e8d8")).isEqualTo("S2");
        Game check = seat.game("4k4/9/9/9/4R4/9/9/9/3K5/R8 b", strict);
        assertThat(seat.moves(check)).containsExactlyInAnyOrder("e10d10", "e10f10");
        assertThat(seat.refusal(check, "pass")).isEqualTo("S2");
        Game promoted = seat.game("3+k5/9/9/9/9/9/9/9/4K4/RR7 w", strict);
        assertThat(seat.refusal(promoted, "e2d2")).isEqualTo("S2");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S2")
    @Tag("S23")
    @Tag("fault-70")
    void whereSelfCheckIsForbiddenNoMoveWithoutCheckIsAForcedPass(Seat seat) {
        Gungjanggi strict = Gungjanggi.SILVER.with(SelfCheck.FORBIDDEN);
        Game covered = seat.game(COVERED, strict);
        assertThat(seat.moves(covered)).containsExactly("pass");
        Game stuck = seat.play(covered, "pass", "d1d2", "pass", "d2d1");
        assertThat(seat.verdict(stuck)).isEqualTo("cho no-moves S23");
        assertThat(seat.verdict(seat.game("4k4/R8/9/9/9/9/9/9/3K5/1R7 w", strict, "b1b10")))
                .isEqualTo("cho mate S2");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S2")
    @Tag("S10")
    void whereSelfCheckIsForbiddenACallMayStillBeAccepted(Seat seat) {
        Gungjanggi strict = Gungjanggi.SILVER.with(SelfCheck.FORBIDDEN);
        Game called = seat.game("4k4/9/2N1N4/9/9/3R1R3/9/9/4K4/9 w", strict, "e8c9");
        assertThat(seat.moves(called)).containsExactly("e10e2");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S2")
    @Tag("S23")
    void mateIsPlayedOutToTheCapture(Seat seat) {
        Gungjanggi rules = silver(Reading.PLAYED_OUT);
        Game mate = seat.game("4k4/R8/9/9/9/9/9/9/3K5/1R7 w", rules, "b1b10");
        assertThat(seat.verdict(mate)).isEqualTo("goes on");
        assertThat(seat.moves(mate)).containsExactlyInAnyOrder("e10d10", "e10f10", "e10e9", "pass");
        assertThat(seat.safeMoves(mate)).isEmpty();
        assertThat(seat.verdict(seat.play(mate, "pass", "b10e10"))).isEqualTo("cho general-captured S2");
        Game covered = seat.game(COVERED, rules, "pass", "d1d2", "pass", "d2d1");
        assertThat(seat.moves(covered)).containsExactlyInAnyOrder("e10d10", "e10f10", "e10e9");
        assertThat(seat.verdict(seat.game(WALLED_IN, rules, "pass", "f1f2", "pass", "f2f1")))
                .isEqualTo("cho no-moves S23");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S3")
    void onlyLaterChecksWin(Seat seat) {
        Gungjanggi rules = silver(Reading.LATER_CHECKS);
        Game drawn = seat.game("r3k4/9/9/9/2p6/9/9/9/3K5/R8 w", rules, "a1a10");
        assertThat(seat.verdict(drawn)).isEqualTo("goes on");
        assertThat(seat.verdict(seat.play(drawn, "e10e9", "a10a9"))).isEqualTo("cho first-check S3");
        assertThat(seat.verdict(seat.play(drawn, "c6c5", "pass"))).isEqualTo("cho first-check S3");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S4")
    void aCheckWinsEvenIfTheOwnGeneralCouldBeTaken(Seat seat) {
        Gungjanggi rules = silver(Reading.CHECK_AT_ANY_COST);
        String fen = "4k4/9/3r5/9/9/3R5/9/9/3K5/9 w";
        assertThat(seat.verdict(seat.game(fen, rules, "d5e5"))).isEqualTo("cho first-check S3");
        assertThat(seat.safeMoves(seat.game(fen, rules))).contains("d5e5").doesNotContain("d5c5");
        Gungjanggi strict = rules.with(SelfCheck.FORBIDDEN);
        assertThat(seat.verdict(seat.game(fen, strict, "d5e5"))).isEqualTo("cho first-check S3");
        assertThat(seat.refusal(seat.game(fen, strict), "d5c5")).isEqualTo("S2");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S6")
    void twoPassesInSuccessionDecideDrawingMaterial(Seat seat) {
        Gungjanggi rules = silver(Reading.MATERIAL_AFTER_TWO_PASSES);
        assertThat(seat.verdict(seat.game(CHARIOT, "pass", "pass"))).isEqualTo("goes on");
        assertThat(seat.verdict(seat.game(CHARIOT, rules, "pass", "pass"))).isEqualTo("cho material S6 13-0");
        assertThat(seat.verdict(seat.game(CHARIOT, rules, "pass", "e10e9", "pass")))
                .isEqualTo("goes on");
        assertThat(seat.verdict(seat.game(CHARIOT, rules, "a1a2", "pass", "pass")))
                .isEqualTo("cho material S6 13-0");
        assertThat(seat.verdict(seat.game("4k4/9/9/9/9/9/9/9/3K5/RR7 w", rules, "pass", "pass")))
                .isEqualTo("goes on");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S6")
    void drawingMaterialIsDecidedAfterSomePlies(Seat seat) {
        Gungjanggi rules = Gungjanggi.SILVER.withMaterialAfter(3);
        // The first turn promotes both generals, so the three plies begin after it.
        Game two = seat.game(CHARIOT, rules, "a1a2", "e10e9", "a2a3");
        assertThat(seat.promotedGenerals(two)).isEqualTo("both");
        assertThat(seat.verdict(two)).isEqualTo("goes on");
        assertThat(seat.verdict(seat.play(two, "pass"))).isEqualTo("cho material S6 13-0");
        String promoted = "4+k4/9/9/9/9/9/9/9/3+K5/R8 w";
        assertThat(seat.verdict(seat.game(promoted, rules, "a1a2", "e10e9"))).isEqualTo("goes on");
        assertThat(seat.verdict(seat.game(promoted, rules, "a1a2", "e10e9", "a2a3")))
                .isEqualTo("cho material S6 13-0");
        String capture = "4+k4/9/9/9/9/9/p8/9/3+K5/R8 w";
        Game taken = seat.game(capture, rules, "a1a2", "e10e9", "a2a4");
        assertThat(seat.verdict(taken)).isEqualTo("goes on");
        assertThat(seat.verdict(seat.play(taken, "e9e10", "a4a5"))).isEqualTo("goes on");
        assertThat(seat.verdict(seat.play(taken, "e9e10", "a4a5", "e10e9"))).isEqualTo("cho material S6 13-0");
        assertThat(seat.verdict(seat.game(
                        "4k4/9/9/9/9/9/9/9/3K5/RR7 w", rules, "a1a2", "e10e9", "a2a3", "e9e10", "pass", "pass")))
                .isEqualTo("goes on");
    }

    @ParameterizedTest
    @CsvSource({
        "default, han second-player S36 6-6",
        "identical, cho material S36 3-2",
    })
    @Tag("S7")
    void equalValueOfDifferentPiecesGoesByTheirNumber(String reading, String verdict) {
        Gungjanggi rules = reading.equals("default") ? Gungjanggi.SILVER : silver(Reading.IDENTICAL_PIECES);
        Game game = Seat.GIVEN.game("3aka3/9/9/9/9/9/P1P1P4/9/3K5/9 w", rules);
        assertThat(Seat.GIVEN.verdict(game.record(Event.ADJUDICATION, Map.of())))
                .isEqualTo(verdict);
    }

    @ParameterizedTest
    @CsvSource({"3ak4/9/9/9/9/9/9/9/3K5/B8 w, 3-3", "b3k4/9/9/9/9/9/9/9/3K5/B8 w, 3-3"})
    @Tag("S7")
    void equalValueAndEqualNumberGoToHan(String fen, String score) {
        Game game = Seat.GIVEN.game(fen, silver(Reading.IDENTICAL_PIECES).with(Reading.MATERIAL_AFTER_TWO_PASSES));
        assertThat(Seat.GIVEN.verdict(Seat.GIVEN.play(game, "pass", "pass")))
                .isEqualTo("han second-player S7 " + score);
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S22")
    void threePassesArePermittedAndTheFourthIsNot(Seat seat) {
        Gungjanggi rules = silver(Reading.THREE_PASSES);
        Game two = seat.game(START, rules, "pass", "a7a6", "pass", "g7g6");
        assertThat(seat.permits(two, "pass")).isTrue();
        Game three = seat.play(two, "pass", "i7i6");
        assertThat(seat.refusal(three, "pass")).isEqualTo("S22");
        assertThat(three.refusal(org.janggi.core.Move.PASS).orElseThrow()).hasToString("S22: fourth pass in a row");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S23")
    void havingNoPieceToMoveLosesAtOnce(Seat seat) {
        Gungjanggi rules = silver(Reading.LOSS_WITHOUT_STEP);
        assertThat(seat.verdict(seat.game(WALLED_IN, rules))).isEqualTo("cho no-moves S23");
        assertThat(seat.verdict(seat.game(COVERED, rules))).isEqualTo("goes on");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S24")
    void theFourthIdenticalMoveIsPermittedAndLoses(Seat seat) {
        Gungjanggi rules = silver(Reading.FOURTH_MOVE_LOSES);
        Game twice = seat.game(START, rules, "a1a2", "a7a6", "a2a1", "g7g6", "a1a2", "i7i6", "a2a1", "a6b6");
        Game third = seat.play(twice, "a1a2");
        assertThat(seat.verdict(third)).isEqualTo("goes on");
        Game fourth = seat.play(third, "b6c6", "a2a1", "g6h6", "a1a2");
        assertThat(seat.verdict(fourth)).isEqualTo("han disqualified S24");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S25")
    void aThirdArrivalThatChecksIsPermittedAndLoses(Seat seat) {
        Gungjanggi rules = silver(Reading.PERPETUAL_CHECK_LOSES);
        Game twice = seat.game(PERPETUAL, rules, "a5e5", "e9d9", "e5d5", "d9e9", "d5e5", "e9d9", "e5d5", "d9e9");
        assertThat(seat.permits(twice, "d5e5")).isTrue();
        assertThat(seat.verdict(seat.play(twice, "d5e5"))).isEqualTo("han disqualified S25");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S25")
    @Tag("S24")
    void soDoesAThirdArrivalOfAToAndFroThatChecks(Seat seat) {
        Game twice = seat.game(
                "9/4k4/9/9/9/4R4/9/9/9/R4K3 b",
                silver(Reading.PERPETUAL_CHECK_LOSES),
                "e9d9",
                "e5d5",
                "d9e9",
                "d5e5",
                "e9d9",
                "e5d5",
                "d9e9",
                "d5e5",
                "e9d9");
        assertThat(seat.verdict(twice)).isEqualTo("goes on");
        assertThat(seat.verdict(seat.play(twice, "e5d5"))).isEqualTo("han disqualified S25");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S25")
    void repetitionWithoutCheckStaysRefused(Seat seat) {
        List<String> moves = new ArrayList<>();
        for (int round = 0; round < 2; round++) {
            moves.addAll(List.of("a5b5", "d9d8", "b5b6", "d8e8", "b6a6", "e8e9", "a6a5", "e9d9"));
        }
        Gungjanggi rules = silver(Reading.PERPETUAL_CHECK_LOSES);
        Game game = seat.game("9/3k5/9/9/9/R8/9/9/9/R4K3 w", rules, moves.toArray(String[]::new));
        assertThat(seat.refusal(game, "a5b5")).isEqualTo("S25");
        Game start = seat.game(START, rules, "a1a2", "a7a6", "a2a1", "g7g6", "a1a2", "i7i6", "a2a1", "a6b6");
        assertThat(seat.refusal(start, "a1a2")).isEqualTo("S24");
    }

    @ParameterizedTest
    @CsvSource({
        "GIVEN, e2e1, permitted",
        "GIVEN, d1d2, permitted",
        "GIVEN, a1a2, S24",
        "TURNED, e2e1, permitted",
        "TURNED, a1a2, S24"
    })
    @Tag("S26")
    void generalAndGuardsMayGoToAndFro(Seat seat, String move, String refused) {
        String back = move.substring(2) + move.substring(0, 2);
        Game game =
                seat.game(START, silver(Reading.COURT_EXEMPT), move, "a7a6", back, "g7g6", move, "i7i6", back, "a6b6");
        assertThat(seat.refusal(game, move)).isEqualTo(refused);
    }
}
