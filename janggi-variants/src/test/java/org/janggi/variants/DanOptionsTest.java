package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.janggi.core.Side.CHO;
import static org.janggi.core.Side.HAN;
import static org.janggi.variants.Gungjanggi.DAN;

import java.util.EnumSet;
import java.util.Set;
import org.janggi.core.Ending;
import org.janggi.core.Game;
import org.janggi.core.Outcome;
import org.janggi.core.SelfCheck;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The options of dan: what they are, when two rule sets are equal, and those of promotion and bikjang. */
class DanOptionsTest {
    private static final String CALL = "9/4k4/9/9/P7p/9/9/9/3K5/9 w";

    static Set<Reading> readings() {
        return DAN.readings();
    }

    static Set<Reading> unknown() {
        return EnumSet.of(Reading.SINGLE_PROMOTION, Reading.MATING_FACING, Reading.DEAD_STAY, Reading.TO_AND_FRO);
    }

    @Test
    @Tag("D1")
    @Tag("D3")
    @Tag("D6")
    @Tag("D9")
    @Tag("D10")
    @Tag("D11")
    @Tag("D13")
    @Tag("D16")
    void danKnowsTheReadingsOfItsTableAndThoseItTakesFromSilver() {
        assertThat(DAN.readings())
                .containsExactlyInAnyOrder(
                        Reading.PLAYED_OUT,
                        Reading.CALL_BY_GENERAL,
                        Reading.FREE_REPLY,
                        Reading.CALL_WHEN_BEHIND,
                        Reading.SECOND_CALL_REFUSED,
                        Reading.CHECK_WITHOUT_CALL,
                        Reading.ORTHOGONAL_SOLDIER,
                        Reading.FORWARD_SOLDIER,
                        Reading.GUARD_OUTSIDE,
                        Reading.THREE_PASSES,
                        Reading.LOSS_WITHOUT_STEP,
                        Reading.FOURTH_MOVE_LOSES,
                        Reading.PERPETUAL_CHECK_LOSES,
                        Reading.COURT_EXEMPT,
                        Reading.OTHER_MEASURE,
                        Reading.LATER_CHECKS,
                        Reading.CHECK_AT_ANY_COST,
                        Reading.MATERIAL_AFTER_TWO_PASSES,
                        Reading.IDENTICAL_PIECES);
        assertThat(EnumSet.complementOf(EnumSet.copyOf(DAN.readings()))).isEqualTo(unknown());
    }

    @ParameterizedTest
    @MethodSource("unknown")
    void aReadingThatDanDoesNotKnowIsRejected(Reading reading) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DAN.with(reading))
                .withMessageContaining("gungjanggi-dan")
                .withMessageContaining(reading.id());
    }

    @Test
    @Tag("D6")
    void thePromotedSoldierIsReadInOneWayOnly() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DAN.with(Reading.ORTHOGONAL_SOLDIER).with(Reading.FORWARD_SOLDIER))
                .withMessageContaining("D6");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DAN.with(Reading.FORWARD_SOLDIER).with(Reading.ORTHOGONAL_SOLDIER))
                .withMessageContaining("D6");
    }

    @ParameterizedTest
    @MethodSource("readings")
    void ruleSetsAreEqualByTheirReadings(Reading reading) {
        Gungjanggi changed = DAN.with(reading);
        assertThat(changed)
                .isEqualTo(DAN.with(reading))
                .hasSameHashCodeAs(DAN.with(reading))
                .isEqualTo(changed.with(reading))
                .isNotEqualTo(DAN)
                .isNotEqualTo(Gungjanggi.SILVER);
        assertThat(changed.id()).isEqualTo("gungjanggi-dan");
        assertThat(changed.options()).containsOnlyKeys(reading.id());
        assertThat(changed).hasToString("gungjanggi-dan:" + reading.id() + "=on");
        assertThat(DAN.options()).isEmpty();
        for (Reading other : DAN.readings()) {
            assertThat(changed.equals(DAN.with(other))).isEqualTo(other == reading);
        }
        assertThat(Play.start(changed).position()).isNotEqualTo(Play.start(DAN).position());
    }

    @Test
    void theOrderOfTheCallsDoesNotMatter() {
        assertThat(DAN.with(Reading.THREE_PASSES).with(Reading.GUARD_OUTSIDE).with(SelfCheck.FORBIDDEN))
                .isEqualTo(DAN.with(SelfCheck.FORBIDDEN)
                        .with(Reading.GUARD_OUTSIDE)
                        .with(Reading.THREE_PASSES));
    }

    @ParameterizedTest
    @CsvSource({
        "9/9/4k4/9/8p/4+P4/9/9/9/3K5 w, e5, d5 e4 e6 f5",
        "9/9/4k4/9/8p/9/9/9/4+P4/3K5 w, e2, d2 e1 e3 f2",
        "9/9/4k4/9/8p/9/9/3+P5/9/5K3 w, d3, c3 d2 d4 e3",
        "9/9/4k4/9/8p/9/9/9/9/3+P1K3 w, d1, c1 d2 e1",
        "9/9/4k+P3/9/8p/9/9/9/9/3K5 w, f8, e8 f7 f9 g8",
        "5k3/4+P4/9/9/8p/9/9/9/9/3K5 w, e9, d9 e10 e8 f9",
        "5k3/9/3P5/9/8p/5r3/9/9/9/5K3 w, d8, c8 d9 e8 e9",
        "9/9/4k4/9/8p/9/9/3+A5/9/5K3 w, d3, c3 d2 d4 e2 e3",
        "9/9/4k4/9/8p/9/9/9/4+A4/3K5 w, e2, d2 d3 e1 e3 f1 f2 f3",
        "9/9/4k+A3/9/8p/9/9/9/9/3K5 w, f8, e8 f7 f9 g8",
        "5k3/4+A4/9/9/8p/9/9/9/9/3K5 w, e9, d9 e10 e8 f9",
    })
    @Tag("D6")
    @Tag("D9")
    void aSoldierMayBeReadAsSteppingInFourDirectionsOnly(String fen, String from, String expected) {
        for (Seat seat : Seat.values()) {
            Game game = seat.game(fen, DAN.with(Reading.ORTHOGONAL_SOLDIER));
            assertThat(seat.targets(game, from)).isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "9/9/4k4/9/8p/4+P4/9/9/9/3K5 w, e5, d5 e4 e6 f5",
        "9/9/4k4/9/8p/9/9/9/4+P4/3K5 w, e2, d2 d3 e1 e3 f2 f3",
        "9/9/4k4/9/8p/9/9/3+P5/9/5K3 w, d3, c3 d2 d4 e3",
        "9/9/4k4/9/8p/9/9/9/9/3+P1K3 w, d1, c1 d2 e1 e2",
        "9/9/4k+P3/9/8p/9/9/9/9/3K5 w, f8, e8 e9 f7 f9 g8",
        "5+P3/9/4k4/9/8p/9/9/9/9/3K5 w, f10, e10 f9 g10",
        "5k3/4+P4/9/9/8p/9/9/9/9/3K5 w, e9, d10 d9 e10 e8 f10 f9",
        "9/9/4k4/9/8p/9/9/3+A5/9/5K3 w, d3, c3 d2 d4 e2 e3",
        "9/9/4k4/9/8p/9/9/9/4+A4/3K5 w, e2, d2 d3 e1 e3 f1 f2 f3",
        "5k3/4+A4/9/9/8p/9/9/9/9/3K5 w, e9, d10 d9 e10 e8 f10 f9",
    })
    @Tag("D6")
    @Tag("D9")
    void aSoldierMayBeReadAsSteppingForwardOnlyAlongDiagonals(String fen, String from, String expected) {
        for (Seat seat : Seat.values()) {
            Game game = seat.game(fen, DAN.with(Reading.FORWARD_SOLDIER));
            assertThat(seat.targets(game, from)).isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "9/5k3/9/4+A4/8p/9/9/9/9/3K5 w, e7, d7 e6 f7",
        "9/2+A2k3/9/9/8p/9/9/9/9/3K5 w, c9, b9 c10 c8",
        "9/5k3/9/9/8p/4+A4/9/9/9/3K5 w, e5, d5 e4 e6 f5",
        "9/5k3/9/9/8p/9/9/9/4+A4/3K5 w, e2, d2 d3 e1 e3 f1 f2 f3",
        "9/4k4/9/9/8p/9/9/3+A5/9/5K3 w, d3, c3 d2 d4 e2 e3",
        "9/5k3/9/4+P4/8p/9/9/9/9/3K5 w, e7, d7 e6 e8 f7",
    })
    @Tag("D9")
    void aPromotedGuardMayBeKeptOutOfTheEnemyPalace(String fen, String from, String expected) {
        for (Seat seat : Seat.values()) {
            Game game = seat.game(fen, DAN.with(Reading.GUARD_OUTSIDE));
            assertThat(seat.targets(game, from)).isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D9")
    void aGuardThatMayNotEnterThePalaceGivesNoCheckFromItsGate(Seat seat) {
        String fen = "9/9/4k4/3+A5/P7p/9/9/9/9/3K5 w";
        assertThat(seat.game(fen, DAN, "d7e7").position().isInCheck()).isTrue();
        assertThat(seat.game(fen, DAN.with(Reading.GUARD_OUTSIDE), "d7e7")
                        .position()
                        .isInCheck())
                .isFalse();
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D1")
    void callsMayBeLeftToMovesOfTheGeneral(Seat seat) {
        Gungjanggi rules = DAN.with(Reading.CALL_BY_GENERAL);
        Game opened = seat.game("9/4k4/9/9/8p/4P4/9/9/4K4/9 w", rules, "e5d5");
        assertThat(opened.position().isFacing()).isTrue();
        assertThat(seat.moves(opened)).contains("pass", "i6i5", "e9e8").doesNotContain("e9e2");
        Game passed = seat.play(opened, "pass");
        assertThat(seat.moves(passed)).contains("pass", "d5c5").doesNotContain("e2e9");
        Game called = seat.play(passed, "e2e3");
        assertThat(seat.moves(called))
                .containsExactlyInAnyOrder("e9e3", "e9d8", "e9d9", "e9d10", "e9f8", "e9f9", "e9f10");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D1")
    void whereOnlyTheGeneralCallsAFacingMoveThatIsMateIsMate(Seat seat) {
        String fen = "9/4k4/9/9/9/pp5pp/3R1R3/9/3+K5/9 w";
        assertThat(seat.game(fen, DAN, "d2e2").outcome()).isEmpty();
        assertThat(seat.game(fen, DAN.with(Reading.CALL_BY_GENERAL), "d2e2").outcome())
                .contains(seat.win(CHO, Ending.MATE, "S2"));
    }

    /** Whatever keeps the generals facing ends the game by the board after it; the soldier's capture counts. */
    @ParameterizedTest
    @EnumSource
    @Tag("D1")
    @Tag("D13")
    @Tag("D14")
    void anyReplyMayBePermittedAndTheBoardDecidesWhenTheGeneralsStillFace(Seat seat) {
        Game called = seat.game("9/1p2k4/9/9/P7p/8R/9/9/3K5/9 w", DAN.with(Reading.FREE_REPLY), "d2e2");
        assertThat(seat.moves(called)).contains("pass", "i6h6", "e9e8", "e9e2", "i6i5", "e9d9");
        assertThat(seat.play(called, "i6i5").outcome())
                .contains(seat.win(HAN, Ending.MATERIAL, "D13").withScore(seat.score(1, 2)));
        assertThat(seat.play(called, "pass").outcome())
                .contains(Outcome.win(HAN, Ending.SECOND_PLAYER, "D14").withScore(seat.score(2, 2)));
        Game avoided = seat.play(called, "e9d9");
        assertThat(avoided.isOver()).isFalse();
        assertThat(seat.promoted(avoided)).isEqualTo("d9");
    }

    @ParameterizedTest
    @CsvSource({
        "9/4k4/9/8p/8p/9/9/9/3K5/R8 w, true",
        "9/4k4/9/9/8p/9/9/9/3K5/R8 w, false",
        "9/4k4/9/9/PP6r/9/9/9/3K5/9 w, false",
    })
    @Tag("D1")
    void theCallMayBeLeftToTheSideWithFewerPieces(String fen, boolean valid) {
        for (Seat seat : Seat.values()) {
            Game facing = seat.game(fen, DAN.with(Reading.CALL_WHEN_BEHIND), "d2e2");
            assertThat(seat.refusal(facing, "pass")).isEqualTo(valid ? "D1" : "permitted");
            assertThat(seat.moves(facing).contains("e9e2")).isEqualTo(valid);
            assertThat(seat.refusal(seat.game(fen, DAN, "d2e2"), "pass")).isEqualTo("D1");
        }
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D3")
    void aSecondFacingMoveMayBeForbidden(Seat seat) {
        Game game = seat.game("9/3+k5/9/9/P7p/3P5/9/9/4K4/9 w", DAN.with(Reading.SECOND_CALL_REFUSED));
        assertThat(seat.refusal(game, "d5c5"))
                .as("the general is not on the d-file")
                .isEqualTo("permitted");
        assertThat(seat.refusal(game, "e2d2")).as("the soldier is between").isEqualTo("permitted");
        Game between = seat.play(game, "e2d2", "pass");
        assertThat(seat.refusal(between, "d5c5")).isEqualTo("D3");
        assertThat(seat.moves(between)).doesNotContain("d5c5", "d5e5").contains("d5d6", "pass");
        Game open = seat.game("9/3+k5/9/9/P7p/9/9/9/4K4/9 w", DAN.with(Reading.SECOND_CALL_REFUSED));
        assertThat(seat.targets(open, "e2")).isEqualTo("e1 e3 f1 f2 f3");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D3")
    void facingByAPromotedGeneralMayBeCheckAlone(Seat seat) {
        Game check = seat.game("9/4k4/9/9/P7p/9/9/9/3+K5/9 w", DAN.with(Reading.CHECK_WITHOUT_CALL), "d2e2");
        assertThat(check.position().isInCheck()).isTrue();
        assertThat(seat.moves(check)).contains("pass", "i6i5", "e9e8").doesNotContain("e9e2");
        Game avoided = seat.play(check, "e9d9");
        assertThat(seat.promoted(avoided)).as("no call, no promotion").isEqualTo("e2");
        Game unpromoted = seat.game(CALL, DAN.with(Reading.CHECK_WITHOUT_CALL), "d2e2");
        assertThat(seat.refusal(unpromoted, "pass")).isEqualTo("D1");
    }

    /** Two chariots against three soldiers: 26 points to 6, two pieces to three. */
    @ParameterizedTest
    @EnumSource
    @Tag("D13")
    @Tag("D14")
    void anAcceptedBikjangMayBeDecidedByValue(Seat seat) {
        Gungjanggi rules = DAN.with(Reading.OTHER_MEASURE);
        Game accepted = seat.game("9/4k4/9/9/9/9/p1p5p/9/3K5/R7R w", rules, "d2e2", "e9e2");
        assertThat(accepted.outcome())
                .contains(seat.win(CHO, Ending.MATERIAL, "D13").withScore(seat.score(26, 6)));
        Game equal = seat.game("9/4k4/9/9/9/9/p1p5p/9/3K5/B2A5 w", rules, "d2e2", "e9e2");
        assertThat(equal.outcome())
                .contains(Outcome.win(HAN, Ending.SECOND_PLAYER, "D14").withScore(seat.score(6, 6)));
    }
}
