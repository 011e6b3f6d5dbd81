package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.janggi.core.Event;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.SelfCheck;
import org.janggi.core.Side;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Optional readings together with one another and with the sentences that make the clauses precise. */
class ReadingsInCombinationTest {
    private static final List<Gungjanggi> GUNGJANGGI = List.of(Gungjanggi.SILVER, Gungjanggi.DAN);
    /** Two chariots each; Cho's can mate in three turns if Han does nothing. 26 to 27.5. */
    private static final String LADDER = "4k4/9/8r/8r/9/9/9/RR7/9/3K5 w";
    /** The horse moves off the file to e8: facing, and a mate that only a bikjang prevents. */
    private static final String MATING = "3kb4/R8/9/9/3N5/8r/8r/9/9/3K5 w";

    private static Game claim(Game game, Side side) {
        return game.record(Event.TIME_OVER, Map.of(TotalTime.CLAIM, side.id()));
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S10")
    @Tag("S22")
    @Tag("D1")
    @Tag("D10")
    void aFreeReplyMayBeAPassUnlessItIsTheThird(Seat seat) {
        String fen = "4k4/9/9/9/3p5/9/9/9/4K4/RR7 b - - 0 1 called=1,hanpasses=";
        for (Gungjanggi manual : GUNGJANGGI) {
            Gungjanggi rules = manual.with(Reading.FREE_REPLY);
            assertThat(seat.permits(seat.game(fen + 1, rules), "pass")).isTrue();
            Game twice = seat.game(fen + 2, rules);
            assertThat(seat.refusal(twice, "pass")).isEqualTo(manual == Gungjanggi.DAN ? "D10" : "S22");
            assertThat(seat.permits(twice, "d6d5")).isTrue();
        }
    }

    /** The reply decides the game and calls nothing, so that it is no second call either. */
    @ParameterizedTest
    @EnumSource
    @Tag("S10")
    @Tag("S15")
    @Tag("D1")
    @Tag("D3")
    void anyReplyIsFreeAlsoWhereASecondCallIsRefused(Seat seat) {
        for (Gungjanggi manual : GUNGJANGGI) {
            Gungjanggi rules = manual.with(Reading.FREE_REPLY).with(Reading.SECOND_CALL_REFUSED);
            Game called = seat.game("4k4/9/9/9/3p5/9/9/9/3+K5/RR7 w", rules, "d2e2");
            assertThat(seat.moves(called))
                    .containsExactlyInAnyOrder("e10e2", "e10d10", "e10f10", "e10e9", "d6d5", "d6c6", "d6e6", "pass");
            for (String reply : List.of("pass", "d6d5", "e10e9")) {
                assertThat(seat.verdict(seat.play(called, reply)))
                        .isEqualTo(manual == Gungjanggi.DAN ? "cho material D13 2-1" : "cho material S28 26-2");
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S22")
    @Tag("D10")
    void theFourthPassIsRefusedInItsOwnWordsInBothLanguages(Seat seat) {
        String fen = "4k4/9/9/9/3p5/9/9/9/3K5/RR7 w - - 0 1 chopasses=";
        for (Gungjanggi manual : GUNGJANGGI) {
            Gungjanggi rules = manual.with(Reading.THREE_PASSES);
            assertThat(seat.permits(seat.game(fen + 2, rules), "pass")).isTrue();
            var refusal = seat.game(fen + 3, rules).refusal(Move.PASS).orElseThrow();
            assertThat(refusal.in(Locale.ENGLISH)).contains("fourth pass");
            assertThat(refusal.in(Locale.KOREAN)).contains("네 번째");
        }
    }

    @ParameterizedTest
    @EnumSource
    @Tag("R20")
    @Tag("S10")
    @Tag("S23")
    void acceptingIsAMoveWhereHavingNoPieceToMoveLosesAtOnce(Seat seat) {
        Gungjanggi rules = Gungjanggi.SILVER.with(SelfCheck.FORBIDDEN).with(Reading.LOSS_WITHOUT_STEP);
        Game called = seat.game("4k4/9/2N1N4/9/9/3R1R3/9/9/4K4/9 w", rules, "e8c9");
        assertThat(seat.verdict(called)).isEqualTo("goes on");
        assertThat(seat.moves(called)).containsExactly("e10e2");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S18")
    @Tag("S19")
    @Tag("S4")
    @Tag("R56")
    void whereASinglePromotionIsFollowedByTheOtherAFacingMoveIsNoFirstCheck(Seat seat) {
        String fen = "4k4/9/9/9/9/9/9/9/3+K5/R8 w";
        assertThat(seat.verdict(seat.game(fen, "d2e2"))).isEqualTo("cho first-check S3");
        Gungjanggi rules = Gungjanggi.SILVER.with(Reading.SINGLE_PROMOTION);
        assertThat(seat.safeMoves(seat.game(fen, rules))).contains("d2d1").doesNotContain("d2e2");
        Game facing = seat.game(fen, rules, "d2e2");
        assertThat(seat.promotedGenerals(facing)).isEqualTo("both");
        assertThat(seat.moves(facing)).containsExactlyInAnyOrder("e10e2", "e10d10", "e10f10", "e10e9", "pass");
        assertThat(seat.verdict(seat.play(facing, "e10e2"))).isEqualTo("han general-captured S13");
        Gungjanggi strict = rules.with(SelfCheck.FORBIDDEN);
        assertThat(seat.refusal(seat.game(fen, strict), "d2e2")).isEqualTo("S2");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S11")
    @Tag("S18")
    @Tag("R54")
    void whereASinglePromotionIsFollowedByTheOtherAReplyToACallPromotesBoth(Seat seat) {
        Gungjanggi rules = Gungjanggi.SILVER.with(Reading.SINGLE_PROMOTION);
        assertThat(seat.promotedGenerals(seat.game("4k4/9/9/9/9/9/9/9/4K4/R8 b", rules, "e10d10")))
                .isEqualTo("both");
    }

    /** Every turn of Cho's lets both generals be promoted while they face, but its pass is not refused. */
    @ParameterizedTest
    @EnumSource
    @Tag("R23")
    @Tag("S23")
    @Tag("S18")
    void aPassThatLosesTheGeneralIsStillAPassThatIsLeft(Seat seat) {
        String fen = "4k4/9/9/9/9/9/9/9/9/3CKC3 w - - 0 1 called=0";
        Game game = seat.game(fen);
        assertThat(game.position().isInCheck()).isFalse();
        assertThat(seat.verdict(game)).isEqualTo("goes on");
        assertThat(seat.moves(game)).containsExactlyInAnyOrder("e1e2", "pass");
        assertThat(seat.safeMoves(game)).isEmpty();
        assertThat(seat.verdict(seat.play(game, "pass", "e10e1"))).isEqualTo("han general-captured S13");
        assertThat(seat.verdict(seat.game(fen + ",chopasses=2"))).isEqualTo("han no-moves S23");
        Gungjanggi strict = Gungjanggi.SILVER.with(SelfCheck.FORBIDDEN);
        assertThat(seat.verdict(seat.game(fen, strict))).isEqualTo("han no-moves S23");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("R24")
    @Tag("S24")
    @Tag("D11")
    void aFourthIdenticalMoveOutOfCheckDoesNotLose(Seat seat) {
        String[] thrice = {"e2d2", "i10i9", "d2e2", "i9i8", "e2d2", "i8i7", "d2e2", "i7i6", "e2d2", "i6h6", "d2e2"};
        for (Gungjanggi manual : GUNGJANGGI) {
            Game game = seat.game("5k2r/9/9/9/9/r8/9/9/4K4/9 w", manual.with(Reading.FOURTH_MOVE_LOSES), thrice);
            assertThat(seat.verdict(seat.play(game, "a5e5", "e2d2"))).isEqualTo("goes on");
            assertThat(seat.verdict(seat.play(game, "h6g6", "e2d2")))
                    .isEqualTo("han disqualified " + (manual == Gungjanggi.DAN ? "D11" : "S24"));
        }
    }

    @ParameterizedTest
    @EnumSource
    @Tag("R11")
    @Tag("S4")
    @Tag("S2")
    void aCheckAtAnyCostIsPermittedAndSafeWhereSelfCheckIsForbidden(Seat seat) {
        String fen = "4k4/9/3r5/9/9/3R5/9/9/3K5/9 w";
        Gungjanggi strict = Gungjanggi.SILVER.with(SelfCheck.FORBIDDEN);
        assertThat(seat.refusal(seat.game(fen, strict), "d5e5")).isEqualTo("S2");
        Gungjanggi both = strict.with(Reading.CHECK_AT_ANY_COST);
        assertThat(seat.moves(seat.game(fen, both))).contains("d5e5").doesNotContain("d5c5");
        assertThat(seat.verdict(seat.game(fen, both, "d5e5"))).isEqualTo("cho first-check S3");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("S8")
    @Tag("P6b")
    @Tag("M12")
    @Tag("R5")
    void aFacingMoveIsACallAndNoMateWhereTheCallersGeneralCanBeTaken(Seat seat) {
        Gungjanggi silver = Gungjanggi.SILVER.with(Reading.CALL_BY_GENERAL);
        Game called = seat.game("4k4/9/9/9/9/3R1R3/9/9/3K4r/4C4 w", silver, "d2e2");
        assertThat(called.position().isInCheck()).isTrue();
        assertThat(seat.moves(called)).containsExactlyInAnyOrder("i2e2", "e10e2", "e10d10", "e10f10");
        Kja kja = Kja.RULES.with(Reading.MATING_FACING);
        Game facing = seat.game("3kb4/R8/9/9/3N5/8r/9/9/9/3K4r w", kja, "d6e8");
        assertThat(seat.verdict(seat.play(facing, "i1d1"))).isEqualTo("han general-captured P8");
        assertThat(seat.play(facing, "pass").outcome().orElseThrow().clause()).hasToString("P6b");
    }

    @Test
    @Tag("P13b")
    @Tag("R33")
    void aMateThatOnlyAPendingCallPreventedIsMateOnceAClaimPutsBikjangOff() {
        Game called = Play.from(MATING, Kja.RULES, "d6e8");
        assertThat(Ends.of(called)).isEqualTo(Ends.OPEN);
        assertThat(Ends.of(claim(called, Side.CHO))).isEqualTo("cho mate K4");
        assertThat(Ends.of(claim(called, Side.HAN))).isEqualTo("cho mate K4");
    }

    @Test
    @Tag("P13b")
    @Tag("P13c")
    @Tag("S2")
    void whereMateIsPlayedOutOnlyACaptureWithinThreeTurnsFulfilsAClaim() {
        Kja rules = Kja.RULES.with(Reading.PLAYED_OUT);
        Game claimed = claim(Play.from(LADDER, rules), Side.CHO);
        Game late = Play.on(claimed, "a3a9", "pass", "b3b4", "pass", "b4b10");
        assertThat(Ends.of(late)).isEqualTo("han points P13c 26-27.5");
        Game mated = Play.on(claimed, "a3a9", "pass", "b3b10");
        assertThat(Ends.of(mated)).isEqualTo(Ends.OPEN);
        assertThat(Ends.of(Play.on(mated, "pass", "b10e10"))).isEqualTo("cho general-captured P8");
    }

    @Test
    @Tag("P13b")
    @Tag("P13c")
    @Tag("R52")
    void aClaimPutsTheAssociationsBikjangAndRepetitionOffAsWell() {
        Game facing = Play.on(claim(Play.from(LADDER, Kja.ASSOCIATION), Side.CHO), "d1e1", "pass");
        assertThat(facing.position().isFacing()).isTrue();
        assertThat(Ends.of(facing)).isEqualTo(Ends.OPEN);
        assertThat(Ends.of(Play.on(facing, "pass", "pass", "pass"))).isEqualTo("han points P13c 26-27.5");
        assertThat(Ends.of(Play.from(LADDER, Kja.ASSOCIATION, "d1e1", "pass"))).isEqualTo("han points P6b 26-27.5");
        Game two = Ends.cycles(Play.start(Kja.ASSOCIATION), 2, "a1a2", "a10a9", "a2a1", "a9a10");
        assertThat(Ends.of(Play.on(claim(two, Side.CHO), "a1a2"))).isEqualTo(Ends.OPEN);
        assertThat(Ends.of(Play.on(two, "a1a2"))).isEqualTo("han disqualified P7");
    }

    @Test
    @Tag("P13b")
    @Tag("K2")
    void aRefereesDecisionDuringAClaimIsByThePointsOfTheEndOfTheTime() {
        Game claimed = claim(Play.from(LADDER, Kja.RULES), Side.CHO);
        assertThat(Ends.of(claimed.record(Event.ADJUDICATION, Map.of()))).isEqualTo("han points P13c 26-27.5");
    }
}
