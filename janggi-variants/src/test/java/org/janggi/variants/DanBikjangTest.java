package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.janggi.core.Side.CHO;
import static org.janggi.core.Side.HAN;
import static org.janggi.variants.Gungjanggi.DAN;

import java.util.List;
import org.janggi.core.Ending;
import org.janggi.core.Fen;
import org.janggi.core.Game;
import org.janggi.core.Outcome;
import org.janggi.core.Score;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Bikjang in dan: the call, the replies to it, the promoted general, and the acceptance decided by number. */
class DanBikjangTest {
    /** Cho may call by d2e2; Han may then block on e8 with the chariot and on e5 with the soldier. */
    private static final String BEFORE = "9/4k4/r8/9/P8/3p5/9/9/3K5/9 w";

    private static final String[] REPLIES = {"e9e2", "e9d8", "e9d9", "e9d10", "e9f8", "e9f9", "e9f10", "a8e8", "d5e5"};

    /** Han's general on d9 is promoted already; both sides have a soldier. */
    private static final String HAN_PROMOTED = "9/3+k5/9/9/P7p/9/9/9/4K4/9 w";

    /** Cho's general is promoted and still has its call; Han may block with the soldier. */
    private static final String CHO_PROMOTED = "9/4k4/r8/9/P8/3p5/9/9/3+K5/9 w";

    @ParameterizedTest
    @EnumSource
    @Tag("D1")
    @Tag("D12")
    @Tag("R18")
    void theCalledSideAcceptsAvoidsOrBlocksAndNothingElse(Seat seat) {
        Game called = seat.game(BEFORE, DAN, "d2e2");
        assertThat(called.position().isFacing()).isTrue();
        assertThat(called.position().isInCheck()).isFalse();
        assertThat(seat.moves(called)).containsExactlyInAnyOrder(REPLIES);
        assertThat(seat.refusal(called, "pass")).isEqualTo("D1");
        assertThat(seat.refusal(called, "e9e8")).isEqualTo("D1");
        assertThat(seat.refusal(called, "d5c5")).isEqualTo("D1");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D1")
    void theGeneralOfTheSideThatAvoidsOrBlocksIsPromotedAtOnceAndForGood(Seat seat) {
        Game called = seat.game(BEFORE, DAN, "d2e2");
        assertThat(seat.promoted(called)).isEmpty();
        for (String reply : REPLIES) {
            Game after = seat.play(called, reply);
            boolean accepted = reply.equals("e9e2");
            boolean blocked = !reply.startsWith("e9");
            String general = accepted ? "" : blocked ? "e9" : reply.substring(2);
            assertThat(seat.promoted(after)).as(reply).isEqualTo(general);
            assertThat(after.position().isGeneralPromoted(seat.side(CHO))).isFalse();
            assertThat(after.isOver()).isEqualTo(accepted);
        }
        Game later = seat.play(called, "d5e5", "a6a7", "e9e10", "a7b7");
        assertThat(seat.promoted(later)).isEqualTo("e10");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D1")
    void theSideThatCalledIsFreeAgainAndMayPass(Seat seat) {
        Game avoided = seat.game(BEFORE, DAN, "d2e2", "e9d9");
        assertThat(seat.refusal(avoided, "pass")).isEqualTo("permitted");
        assertThat(seat.targets(avoided, "a6")).isEqualTo("a7 b6");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D1")
    void aMoveOfAnyPieceThatOpensTheFileCalls(Seat seat) {
        Game called = seat.game("9/4k4/9/9/8p/4P4/9/9/4K4/9 w", DAN, "e5d5");
        assertThat(seat.moves(called))
                .containsExactlyInAnyOrder("e9e2", "e9d8", "e9d9", "e9d10", "e9f8", "e9f9", "e9f10");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D1")
    @Tag("R18")
    @Tag("R31")
    @Tag("R55")
    void aReplyThatTakesTheCallersGeneralWinsAndPromotesNoGeneral(Seat seat) {
        Game called = seat.game("9/4k4/9/9/P7p/9/9/9/1r1K5/9 w", DAN, "d2e2");
        assertThat(seat.targets(called, "b2")).isEqualTo("e2");
        Game taken = seat.play(called, "b2e2");
        assertThat(taken.outcome()).contains(seat.win(HAN, Ending.GENERAL_CAPTURED, "S2"));
        assertThat(taken.position().promoted()).isEmpty();
        assertThat(taken.position().isFacing()).isFalse();
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D1")
    @Tag("R16")
    void aPassThatLeavesTheGeneralsFacingCallsToo(Seat seat) {
        Game game = seat.game("9/4k4/9/9/P8/3p5/9/9/4+K4/9 w", DAN);
        assertThat(seat.moves(game)).contains("pass", "e2e9", "a6b6");
        for (String kept : List.of("pass", "a6b6", "e2e3")) {
            Game called = seat.play(game, kept);
            String accept = kept.equals("e2e3") ? "e9e3" : "e9e2";
            assertThat(seat.moves(called))
                    .as(kept)
                    .containsExactlyInAnyOrder(accept, "e9d8", "e9d9", "e9d10", "e9f8", "e9f9", "e9f10", "d5e5");
        }
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D1")
    @Tag("R44")
    void facingInAPositionThatWasSetUpIsAPendingCallUnlessTheSideToMoveIsPromoted(Seat seat) {
        assertThat(seat.moves(seat.game("9/4k4/9/9/8p/9/3P5/9/4K4/9 w", DAN)))
                .containsExactlyInAnyOrder("e2e9", "e2d1", "e2d2", "e2d3", "e2f1", "e2f2", "e2f3", "d4e4");
        assertThat(seat.refusal(seat.game("9/4k4/9/9/8p/9/3P5/9/4+K4/9 w", DAN), "pass"))
                .isEqualTo("permitted");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D2")
    void aPromotedGeneralStepsAsBeforeAndTakesTheEnemyGeneralAlongAClearFile(Seat seat) {
        String steps = "d1 d2 d3 e1 e3 f1 f2 f3";
        assertThat(seat.targets(seat.game("9/4k4/9/9/P7p/9/9/9/4+K4/9 w", DAN), "e2"))
                .isEqualTo("d1 d2 d3 e1 e3 e9 f1 f2 f3");
        assertThat(seat.targets(seat.game("9/3k5/9/9/P7p/9/9/9/4+K4/9 w", DAN), "e2"))
                .isEqualTo(steps);
        assertThat(seat.targets(seat.game("9/4k4/9/9/4P3p/9/9/9/4+K4/9 w", DAN), "e2"))
                .isEqualTo(steps);
        assertThat(seat.targets(seat.game("9/4k4/9/9/P3p4/9/9/9/4+K4/9 w", DAN), "e2"))
                .isEqualTo(steps);
        assertThat(seat.targets(seat.game("9/4k4/9/3r5/P7p/9/9/3+K5/9/9 w", DAN), "d3"))
                .isEqualTo("d2 e2 e3");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D2")
    void facingAPromotedGeneralIsCheckToTheOtherSideAlone(Seat seat) {
        Game facing = seat.game("9/4+k4/9/9/P7p/9/9/9/3K5/9 w", DAN, "d2e2");
        assertThat(facing.position().isGeneralAttacked(seat.side(CHO))).isTrue();
        assertThat(facing.position().isInCheck()).isFalse();
        Game faced = seat.game("9/4k4/9/9/P7p/9/9/9/3+K5/9 w", DAN, "d2e2");
        assertThat(faced.position().isInCheck()).isTrue();
        assertThat(seat.names(faced.position().checkers())).isEqualTo("e2");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D2")
    @Tag("R1")
    void aPromotedGeneralThatTakesTheOtherWins(Seat seat) {
        Game taken = seat.game(HAN_PROMOTED, DAN, "e2d2", "d9d2");
        assertThat(taken.outcome()).contains(seat.win(HAN, Ending.GENERAL_CAPTURED, "D2"));
        assertThat(seat.piece(taken, "d2")).isEqualTo("+k");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D2")
    void ofTwoPromotedGeneralsThatFaceTheOneToMoveTakes(Seat seat) {
        Game facing = seat.game("9/4+k4/9/9/P7p/9/9/9/3+K5/9 w", DAN, "d2e2");
        assertThat(facing.position().isInCheck()).isTrue();
        assertThat(facing.position().isGeneralAttacked(seat.side(CHO))).isTrue();
        assertThat(seat.play(facing, "e9e2").outcome()).contains(seat.win(HAN, Ending.GENERAL_CAPTURED, "D2"));
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D3")
    @Tag("R17")
    void aSecondFacingMoveIsSelfCheckAndNoCall(Seat seat) {
        Game game = seat.game(HAN_PROMOTED, DAN);
        assertThat(seat.moves(game)).contains("e2d2");
        assertThat(seat.texts(game.safeMoves())).doesNotContain("e2d1", "e2d2", "e2d3");
        Game second = seat.play(game, "e2d2");
        assertThat(seat.moves(second))
                .containsExactlyInAnyOrder("pass", "d9d2", "d9d8", "d9d10", "d9e9", "i6i5", "i6h6");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D1")
    @Tag("D3")
    @Tag("R17")
    void eachSideHasItsOwnCallWhateverTheOtherDid(Seat seat) {
        Game game = seat.game("9/4k4/9/9/P7p/9/9/9/3K5/9 w", DAN, "d2e2", "e9f9", "a6b6");
        Game answered = seat.play(game, "f9e9");
        assertThat(answered.position().isInCheck()).as("call and check").isTrue();
        assertThat(seat.moves(answered))
                .containsExactlyInAnyOrder("e2e9", "e2d1", "e2d2", "e2d3", "e2f1", "e2f2", "e2f3");
        Game both = seat.play(answered, "e2f2");
        assertThat(seat.promoted(both)).isEqualTo("e9 f2");
        Game third = seat.play(both, "e9f9");
        assertThat(seat.play(third, "f2f9").outcome()).contains(seat.win(CHO, Ending.GENERAL_CAPTURED, "D2"));
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D3")
    void theCallOfAPromotedGeneralIsCheckAsWellAndMayBeAcceptedAvoidedOrBlocked(Seat seat) {
        Game called = seat.game(CHO_PROMOTED, DAN, "d2e2");
        assertThat(called.position().isInCheck()).isTrue();
        assertThat(seat.moves(called)).containsExactlyInAnyOrder(REPLIES);
        assertThat(seat.promoted(seat.play(called, "a8e8"))).isEqualTo("e2 e9");
    }

    /** Both chariots guard the files beside the general, so nothing but the acceptance is left. */
    @ParameterizedTest
    @EnumSource
    @Tag("D1")
    @Tag("D12")
    @Tag("R20")
    void thereIsNoMateWhileAnAcceptanceIsPossible(Seat seat) {
        Game called = seat.game("9/4k4/9/9/9/pp5pp/3R1R3/9/3+K5/9 w", DAN, "d2e2");
        assertThat(called.isOver()).isFalse();
        assertThat(seat.texts(called.safeMoves())).containsExactly("e9e2");
        assertThat(seat.play(called, "e9e2").outcome())
                .contains(seat.win(HAN, Ending.MATERIAL, "D13").withScore(seat.score(2, 4)));
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D12")
    @Tag("R1")
    @Tag("R9")
    @Tag("R29")
    void anAcceptanceTakesTheGeneralsPointAndIsNoCapture(Seat seat) {
        Game called = seat.game(BEFORE, DAN, "d2e2");
        assertThat(called.position().isCapture(seat.move("e9e2"))).isFalse();
        assertThat(called.position().isGeneralAttacked(seat.side(CHO))).isFalse();
        Game accepted = seat.play(called, "e9e2");
        assertThat(seat.piece(accepted, "e2")).isEqualTo("k");
        assertThat(seat.piece(accepted, "e9")).isEqualTo("-");
        assertThat(accepted.position().hasGeneral(seat.side(CHO))).isFalse();
        assertThat(accepted.legalMoves()).isEmpty();
        assertThat(accepted.outcome())
                .contains(seat.win(HAN, Ending.MATERIAL, "D13").withScore(seat.score(1, 2)));
        Game read = Game.of(Fen.parse(accepted.position().toString(), DAN));
        assertThat(read.outcome()).isEqualTo(accepted.outcome());
    }

    /** Two chariots are worth 26 and three soldiers 6, but three is more than two. */
    @ParameterizedTest
    @EnumSource
    @Tag("D13")
    void theWinnerOfAnAcceptedBikjangHasMorePiecesWhateverTheirValue(Seat seat) {
        Game accepted = seat.game("9/4k4/9/9/9/9/p1p5p/9/3K5/R7R w", DAN, "d2e2", "e9e2");
        assertThat(accepted.outcome())
                .contains(seat.win(HAN, Ending.MATERIAL, "D13").withScore(seat.score(2, 3)));
        Game other = seat.game("r7r/4k4/9/9/PPP6/9/9/9/3K5/9 w", DAN, "d2e2", "e9e2");
        assertThat(other.outcome())
                .contains(seat.win(CHO, Ending.MATERIAL, "D13").withScore(seat.score(3, 2)));
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D13")
    void guardsAndPromotedPiecesCountAsOneEachAndGeneralsNot(Seat seat) {
        Game accepted = seat.game("9/4k4/9/9/p8/1+P7/r7r/9/3+K5/3A1A3 w", DAN, "d2e2", "e9e2");
        assertThat(accepted.outcome()).contains(equal(3));
        Game more = seat.game("9/4k4/9/9/p8/1+P4+P2/r7r/9/3+K5/3A1A3 w", DAN, "d2e2", "e9e2");
        assertThat(more.outcome())
                .contains(seat.win(CHO, Ending.MATERIAL, "D13").withScore(seat.score(4, 3)));
    }

    @ParameterizedTest
    @EnumSource
    @Tag("D14")
    void withEqualNumbersTheSecondPlayerWinsWhoeverCalled(Seat seat) {
        Game accepted = seat.game("9/4k4/9/8p/P7p/9/9/9/3K5/R8 w", DAN, "d2e2", "e9e2");
        assertThat(accepted.outcome()).contains(equal(2));
    }

    private static Outcome equal(int pieces) {
        return Outcome.win(HAN, Ending.SECOND_PLAYER, "D14").withScore(Score.ofPoints(pieces, pieces));
    }

    /** The soldiers of the e-file step aside: Han's step opens it, so Han calls, and fifteen pieces stand on each side. */
    @Test
    @Tag("D1")
    @Tag("D14")
    void aBikjangFromTheStartIsDecidedForTheSecondPlayer() {
        Game called = Play.start(DAN, "e4d4", "e7d7");
        assertThat(Play.moves(called)).contains("e2e9", "d4e4").doesNotContain("pass");
        assertThat(Play.on(called, "e2e9").outcome()).contains(equal(15));
    }
}
