package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.janggi.core.Event;
import org.janggi.core.Game;
import org.janggi.core.PieceKind;
import org.janggi.core.SelfCheck;
import org.janggi.core.Side;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Optional readings of silver about bikjang, promotion and drawing material, and options as values. */
class SilverBikjangOptionsTest {
    private static final String BEFORE_CALL = "4k4/9/9/9/3p5/9/9/9/3K5/RR7 w";
    private static final String CHARIOT = "4k4/9/9/9/9/9/9/9/3K5/R8 w";
    /** What Han may do in the position after the call when nothing was called. */
    private static final String[] FREE = {"e10d10", "e10f10", "e10e9", "d6d5", "d6c6", "d6e6", "pass"};

    private static Gungjanggi silver(Reading reading) {
        return Gungjanggi.SILVER.with(reading);
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S8")
    void onlyAMoveOfTheGeneralCalls(Seat seat) {
        Gungjanggi rules = silver(Reading.CALL_BY_GENERAL);
        Game byHorse = seat.game("4k4/9/9/9/3p5/4N4/9/9/4K4/RR7 w", rules, "e5g4");
        assertThat(seat.moves(byHorse)).containsExactlyInAnyOrder(FREE);
        Game later = seat.play(byHorse, "d6d5", "e2e1");
        assertThat(seat.moves(later)).containsExactlyInAnyOrder("e10e1", "e10d10", "e10f10", "d5e5");
        Game byHan = seat.play(byHorse, "e10e9");
        assertThat(seat.permits(byHan, "e2e9")).isTrue();
        assertThat(seat.refusal(byHan, "pass")).isEqualTo("S10");
        assertThat(seat.permits(seat.play(byHorse, "pass"), "pass")).isTrue();
        Game byGeneral = seat.game(BEFORE_CALL, rules, "d2e2");
        assertThat(seat.moves(byGeneral)).containsExactlyInAnyOrder("e10e2", "e10d10", "e10f10", "d6e6");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S8")
    void aFacingMoveThatWouldBeMateIsMateWhereOnlyTheGeneralCalls(Seat seat) {
        Gungjanggi rules = silver(Reading.CALL_BY_GENERAL);
        String cannon = "4k4/9/9/9/9/3R1R3/9/9/3K5/4C4 w";
        assertThat(seat.verdict(seat.game(cannon, "d2e2"))).isEqualTo("goes on");
        assertThat(seat.verdict(seat.game(cannon, rules, "d2e2"))).isEqualTo("cho mate S2");
        String horse = "4k4/9/2N1N4/9/9/3R1R3/9/9/4K4/9 w";
        assertThat(seat.verdict(seat.game(horse, rules, "e8c9"))).isEqualTo("cho mate S2");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S10")
    @Tag("S28")
    void anyReplyIsPlayedAndTheBoardAfterItDecides(Seat seat) {
        Gungjanggi rules = silver(Reading.FREE_REPLY);
        Game called = seat.game(BEFORE_CALL, rules, "d2e2");
        assertThat(seat.moves(called)).contains(FREE).contains("e10e2").hasSize(8);
        for (String reply : new String[] {"pass", "d6d5", "e10e9", "e10e2"}) {
            assertThat(seat.verdict(seat.play(called, reply))).isEqualTo("cho material S28 26-2");
        }
        Game blocked = seat.play(called, "d6e6");
        assertThat(seat.verdict(blocked)).isEqualTo("goes on");
        assertThat(seat.promotedGenerals(blocked)).isEqualTo("han");
        Game capture = seat.game("r3k4/9/9/9/3p5/9/9/9/3K5/RR7 w", rules, "d2e2", "a10a1");
        assertThat(seat.verdict(capture)).isEqualTo("han material S28 13-15");
        Game taken = seat.game("4k4/9/9/9/9/9/9/9/3K3r1/RR7 w", rules, "d2e2", "h2e2");
        assertThat(seat.verdict(taken)).isEqualTo("han general-captured S2");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S10")
    @Tag("R7")
    void aFreeReplyDecidesEvenInCheck(Seat seat) {
        Game called = seat.game("4k4/9/2N1N4/9/9/3R1R3/9/9/4K4/9 w", silver(Reading.FREE_REPLY), "e8c9");
        assertThat(seat.safeMoves(called)).containsExactlyInAnyOrder("e10e2", "e10e9", "pass");
        assertThat(seat.verdict(seat.play(called, "pass"))).isEqualTo("cho material S28 36-0");
    }

    @Test
    @Tag("S10")
    @Tag("S29")
    void aFreeReplyThatEvensTheMaterialIsForHan() {
        Game even = Seat.GIVEN.game("r3k4/9/9/9/9/9/9/9/3K5/RR7 w", silver(Reading.FREE_REPLY), "d2e2", "a10a1");
        assertThat(Seat.GIVEN.verdict(even)).isEqualTo("han second-player S29 13-13");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S10")
    @Tag("S9")
    @Tag("R56")
    void aFreeReplyThatLeavesTheFacingIsNoFirstCheck(Seat seat) {
        // Section 9: facing is judged before check. Chariot and soldier do not beat a guard: drawing material.
        Game called = seat.game("r3k4/9/9/9/3p5/9/9/9/4K4/3A5 b", silver(Reading.FREE_REPLY));
        Game reply = seat.play(called, "a10a2");
        assertThat(reply.position().isInCheck()).isTrue();
        assertThat(seat.verdict(reply)).isEqualTo("han material S28 3-15");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S14")
    void onlyTheSideBehindMayCall(Seat seat) {
        Gungjanggi rules = silver(Reading.CALL_WHEN_BEHIND);
        assertThat(seat.moves(seat.game(BEFORE_CALL, rules, "d2e2"))).containsExactlyInAnyOrder(FREE);
        Game equal = seat.game("rr2k4/9/9/9/9/9/9/9/3K5/RR7 w", rules, "d2e2");
        assertThat(seat.permits(equal, "pass")).isTrue();
        assertThat(seat.permits(equal, "e10e2")).isFalse();
        Game behind = seat.game("rr2k4/9/9/9/9/9/9/9/3K5/7RC w", rules, "d2e2");
        assertThat(seat.moves(behind)).containsExactlyInAnyOrder("e10e2", "e10d10", "e10f10");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S15")
    void aSecondCallIsNotPermitted(Seat seat) {
        Gungjanggi rules = silver(Reading.SECOND_CALL_REFUSED);
        Game avoided = seat.game("4k4/9/9/9/9/9/9/9/3K5/RR7 w", rules, "d2e2", "e10d10");
        assertThat(seat.refusal(avoided, "e2d2")).isEqualTo("S15");
        assertThat(seat.refusal(avoided, "e2d1")).isEqualTo("S15");
        assertThat(seat.permits(avoided, "e2f2")).isTrue();
        Game faced = seat.game("4+k4/9/9/9/9/9/9/9/4K4/RR7 w - - 0 1 called=0", rules);
        assertThat(seat.refusal(faced, "pass")).isEqualTo("S15");
        assertThat(seat.moves(faced)).containsExactlyInAnyOrder("e2d1", "e2d2", "e2d3", "e2f1", "e2f2", "e2f3");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S23")
    @Tag("S15")
    @Tag("R23")
    void noPassIsLeftWhereAnotherClauseThanThatOfPassesRefusesIt(Seat seat) {
        // The cannons have no screens, and the general cannot leave the file of a promoted one.
        String fen = "4+k4/9/9/9/9/9/9/9/9/3CKC3 w - - 0 1 called=0";
        Gungjanggi refused = silver(Reading.SECOND_CALL_REFUSED);
        assertThat(seat.verdict(seat.game(fen, refused.with(Reading.PLAYED_OUT))))
                .isEqualTo("han no-moves S23");
        assertThat(seat.verdict(seat.game(fen, refused))).isEqualTo("han mate S2");
        Game free = seat.game(fen, silver(Reading.PLAYED_OUT));
        assertThat(seat.moves(free)).containsExactlyInAnyOrder("e1e2", "pass");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S16")
    void theFacingMoveOfAPromotedSideIsCheckOnly(Seat seat) {
        Gungjanggi rules = silver(Reading.CHECK_WITHOUT_CALL);
        Game check = seat.game("4k4/9/9/9/3p5/9/9/9/3+K5/RR7 w", rules, "d2e2");
        assertThat(check.position().isInCheck()).isTrue();
        assertThat(seat.moves(check)).containsExactlyInAnyOrder(FREE);
        assertThat(seat.promotedGenerals(seat.play(check, "e10d10"))).isEqualTo("cho");
        assertThat(seat.permits(seat.game(BEFORE_CALL, rules, "d2e2"), "e10e2")).isTrue();
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S18")
    void inDrawingMaterialTheOtherGeneralIsPromotedAsWell(Seat seat) {
        Gungjanggi rules = silver(Reading.SINGLE_PROMOTION);
        for (String fen : new String[] {"4k4/9/9/9/9/9/9/9/3+K5/R8 w", "4+k4/9/9/9/9/9/9/9/3K5/R8 w", CHARIOT}) {
            assertThat(seat.promotedGenerals(seat.game(fen, rules, "pass"))).isEqualTo("both");
        }
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S28")
    void anAcceptedCallIsDecidedByTheNumberOfPieces(Seat seat) {
        String fen = "4k4/9/9/9/pppp1p3/9/9/9/3K5/C7C w";
        Gungjanggi rules = silver(Reading.OTHER_MEASURE);
        assertThat(seat.verdict(seat.game(fen, "d2e2", "e10e2"))).isEqualTo("cho material S28 14-10");
        assertThat(seat.verdict(seat.game(fen, rules, "d2e2", "e10e2"))).isEqualTo("han material S28 2-5");
        assertThat(seat.verdict(seat.game("4k4/9/9/9/9/9/9/9/3Kp4/3A5 w", rules, "d1e2")))
                .isEqualTo("cho material S6 3-0");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S35")
    @Tag("S3")
    @Tag("S18")
    void theRefereeAloneMayJudgeTheMaterial(Seat seat) {
        Gungjanggi rules = Gungjanggi.SILVER.with(DrawingMaterial.REFEREE_ONLY);
        Game check = seat.game(CHARIOT, rules, "a1a10");
        assertThat(seat.verdict(check)).isEqualTo("goes on");
        assertThat(seat.promotedGenerals(check)).isEqualTo("none");
        assertThat(seat.verdict(check.record(Event.ADJUDICATION, Map.of()))).isEqualTo("cho material S36 13-0");
        assertThat(seat.verdict(seat.game("3k5/9/9/9/9/9/9/9/5K3/9 w", rules))).isEqualTo("goes on");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S2")
    @Tag("S12")
    @Tag("S18")
    void theMoveThatPromotesTheEnemyGeneralIsSelfCheckHoweverManyPiecesAreLeft(Seat seat) {
        DrawingMaterial noSoldiers = position ->
                position.count(Side.CHO, PieceKind.SOLDIER) + position.count(Side.HAN, PieceKind.SOLDIER) == 0;
        Gungjanggi safe = Gungjanggi.SILVER.with(SelfCheck.FORBIDDEN);
        String fen = "4k4/9/9/9/9/9/9/9/3Kp4/RRCCN4 w";
        assertThat(seat.permits(seat.game(fen, safe), "d2e2")).isTrue();
        assertThat(seat.permits(seat.game(fen, safe.with(noSoldiers)), "d2e2")).isFalse();
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S35")
    @Tag("S3")
    @Tag("S18")
    void anyFunctionOfThePositionMayJudgeTheMaterial(Seat seat) {
        DrawingMaterial fewPieces = position -> position.count(Side.CHO) + position.count(Side.HAN) <= 4;
        Gungjanggi rules = Gungjanggi.SILVER.with(fewPieces);
        String fen = "4k4/9/9/9/9/9/9/9/3K5/RR7 w";
        assertThat(seat.verdict(seat.game(fen, "a1a10"))).isEqualTo("goes on");
        assertThat(seat.verdict(seat.game(fen, rules, "a1a10"))).isEqualTo("cho first-check S3");
        assertThat(seat.promotedGenerals(seat.game(fen, rules, "a1a2"))).isEqualTo("both");
        assertThat(seat.promotedGenerals(seat.game("2n1k4/9/9/9/9/9/9/9/3K5/RR7 w", rules, "a1a2")))
                .isEqualTo("none");
        assertThat(rules).isEqualTo(Gungjanggi.SILVER.with(fewPieces)).isNotEqualTo(Gungjanggi.SILVER);
        assertThat(rules.options()).containsOnlyKeys("drawing-material");
    }

    @Test
    void silverHasTheseReadings() {
        Set<Reading> expected = EnumSet.of(
                Reading.PLAYED_OUT,
                Reading.LATER_CHECKS,
                Reading.CHECK_AT_ANY_COST,
                Reading.MATERIAL_AFTER_TWO_PASSES,
                Reading.IDENTICAL_PIECES,
                Reading.CALL_BY_GENERAL,
                Reading.FREE_REPLY,
                Reading.CALL_WHEN_BEHIND,
                Reading.SECOND_CALL_REFUSED,
                Reading.CHECK_WITHOUT_CALL,
                Reading.SINGLE_PROMOTION,
                Reading.THREE_PASSES,
                Reading.LOSS_WITHOUT_STEP,
                Reading.FOURTH_MOVE_LOSES,
                Reading.PERPETUAL_CHECK_LOSES,
                Reading.COURT_EXEMPT,
                Reading.OTHER_MEASURE);
        assertThat(Gungjanggi.SILVER.readings()).isEqualTo(expected);
    }

    @ParameterizedTest
    @EnumSource
    void aReadingIsSwitchedOnOrRejectedByName(Reading reading) {
        if (Gungjanggi.SILVER.readings().contains(reading)) {
            Gungjanggi rules = silver(reading);
            assertThat(rules.options()).containsExactly(Map.entry(reading.id(), "on"));
            assertThat(rules).isEqualTo(silver(reading)).hasSameHashCodeAs(silver(reading));
            assertThat(rules).isEqualTo(rules.with(reading)).isNotEqualTo(Gungjanggi.SILVER);
            assertThat(rules.id()).isEqualTo("gungjanggi-silver");
            assertThat(rules).hasToString("gungjanggi-silver:" + reading.id() + "=on");
            assertThat(reading.clause().id()).startsWith("S");
        } else {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> silver(reading))
                    .withMessageContaining(reading.id())
                    .withMessageContaining("gungjanggi-silver")
                    .withMessageContaining("three-passes");
        }
    }

    @Test
    void optionsAreComparedByValueInAnyOrder() {
        Gungjanggi one = silver(Reading.THREE_PASSES).with(SelfCheck.FORBIDDEN).withMaterialAfter(40);
        Gungjanggi other = Gungjanggi.SILVER
                .withMaterialAfter(40)
                .with(Reading.THREE_PASSES)
                .with(SelfCheck.FORBIDDEN);
        assertThat(one).isEqualTo(other).hasSameHashCodeAs(other);
        assertThat(one.options())
                .isEqualTo(Map.of("three-passes", "on", "self-check", "forbidden", "material-after", "40"));
        assertThat(one.with(SelfCheck.TAKEN).withMaterialAfter(0)).isEqualTo(silver(Reading.THREE_PASSES));
        assertThat(Gungjanggi.SILVER.options()).isEmpty();
        assertThat(Gungjanggi.SILVER.with(DrawingMaterial.TABLE)).isEqualTo(Gungjanggi.SILVER);
        assertThat(Gungjanggi.SILVER).isNotEqualTo(Gungjanggi.DAN);
        assertThat(Gungjanggi.SILVER.with(DrawingMaterial.REFEREE_ONLY).options())
                .containsExactly(Map.entry("drawing-material", "referee-only"));
    }

    @Test
    void contradictionsAndWrongNumbersAreRejected() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> silver(Reading.PLAYED_OUT).with(SelfCheck.FORBIDDEN));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Gungjanggi.SILVER.with(SelfCheck.FORBIDDEN).with(Reading.PLAYED_OUT));
        assertThatIllegalArgumentException().isThrownBy(() -> Gungjanggi.SILVER.withMaterialAfter(-1));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Gungjanggi.SILVER.withMaterialAfter(65_536))
                .withMessageContaining("65536");
    }
}
