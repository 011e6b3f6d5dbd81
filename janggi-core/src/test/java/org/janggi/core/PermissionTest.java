package org.janggi.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.janggi.core.TestRules.NO;
import static org.janggi.core.TestRules.texts;

import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class PermissionTest {
    private static final Permission ALL = Permission.everything();
    /** The general on e2 is pinned by nothing; it can step to d2, where it would face the general on d10. */
    private static final String BESIDE = "3k5/9/9/9/9/9/9/9/4K4/9 w";

    private static final String FACING = "4k4/9/9/9/9/9/9/9/4K4/9 w";
    private static final String PINNED = "3k5/9/9/4r4/9/p3R4/9/9/4K4/9 w";

    @Test
    void aPermissionTellsWhatItWasGiven() {
        assertThat(ALL.mayPass()).isTrue();
        assertThat(ALL.mayFace()).isTrue();
        assertThat(ALL.selfCheck()).isSameAs(SelfCheck.TAKEN);
        assertThat(ALL.passRefusal()).isEmpty();
        Permission most = ALL.refusingPass(NO)
                .refusingFacing(NO)
                .refusingSelfCheck(NO)
                .offeringAcceptance()
                .withPassEnding()
                .withFacingEnding()
                .playingForSafety()
                .askingVeto();
        assertThat(most.mayPass()).isFalse();
        assertThat(most.mayFace()).isFalse();
        assertThat(most.selfCheck()).isSameAs(SelfCheck.FORBIDDEN);
        assertThat(most.offersAcceptance()).isTrue();
        assertThat(most.isPassEnding()).isTrue();
        assertThat(most.isFacingEnding()).isTrue();
        assertThat(most.playsForSafety()).isTrue();
        assertThat(most.asksVeto()).isTrue();
        assertThat(most.passRefusal()).contains(NO);
        assertThat(most.facingRefusal()).contains(NO);
        assertThat(most.selfCheckRefusal()).contains(NO);
    }

    @Test
    void everythingIncludesThePassAndFacing() {
        assertThat(texts(new TestRules().read(BESIDE).legalMoves()))
                .containsExactlyInAnyOrder("e2d1", "e2d2", "e2d3", "e2e1", "e2e3", "e2f1", "e2f2", "e2f3", "pass");
    }

    @Test
    void aRefusedPassIsNotListed() {
        Position position = new TestRules(ALL.refusingPass(NO)).read(BESIDE);
        assertThat(position.legalMoves()).hasSize(8).doesNotContain(Move.PASS);
        assertThat(position.moveCount()).isEqualTo(8);
        assertThat(position.refusal(Move.PASS)).contains(NO);
        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> position.play(Move.PASS))
                .satisfies(e -> {
                    assertThat(e.move()).isSameAs(Move.PASS);
                    assertThat(e.position()).isSameAs(position);
                    assertThat(e.refusal()).isSameAs(NO);
                })
                .withMessageContaining("pass is not permitted")
                .withMessageContaining("T1");
    }

    @Test
    void aRefusedFacingIsNotListed() {
        Position position = new TestRules(ALL.refusingFacing(NO)).read(BESIDE);
        assertThat(texts(position.legalMoves()))
                .containsExactlyInAnyOrder("e2e1", "e2e3", "e2f1", "e2f2", "e2f3", "pass");
        assertThat(position.moveCount()).isEqualTo(6);
        assertThat(position.refusal(Move.parse("e2d2"))).contains(NO);
        assertThat(texts(new TestRules(ALL.refusingFacing(NO)).read(FACING).legalMoves()))
                .as("a facing has to be broken")
                .containsExactlyInAnyOrder("e2d1", "e2d2", "e2d3", "e2f1", "e2f2", "e2f3", "pass");
    }

    @Test
    @DisplayName(
            "S27: acceptance is the general's move to the enemy general, and no capture of it in the sense of check")
    void acceptanceIsOffered() {
        Move accept = Move.parse("e2e10");
        Position plain = new TestRules().read(FACING);
        assertThat(plain.permits(accept)).isFalse();
        Position position = new TestRules(ALL.offeringAcceptance()).read(FACING);
        assertThat(position.legalMoves()).contains(accept).hasSize(plain.moveCount() + 1);
        assertThat(position.moveCount()).isEqualTo(plain.moveCount() + 1);
        assertThat(position.permits(accept)).isTrue();
        assertThat(position.isCapture(accept)).isFalse();
        assertThat(position.isInCheck()).isFalse();
        assertThat(position.play(accept)).hasToString("4K4/9/9/9/9/9/9/9/9/9 b - - 0 1");
        assertThat(new TestRules(ALL.offeringAcceptance()).read(BESIDE).permits(Move.parse("e2d10")))
                .isFalse();
    }

    @Test
    @DisplayName("section 3: self-check is taken or forbidden; the safe moves are told in both")
    void selfCheckIsTakenOrForbidden() {
        Position taken = new TestRules().read(PINNED);
        Position forbidden = TestRules.safe().read(PINNED);
        assertThat(taken.permits(Move.parse("e5d5"))).isTrue();
        assertThat(forbidden.refusal(Move.parse("e5d5"))).contains(NO);
        assertThat(taken.safeMoves()).containsExactlyInAnyOrderElementsOf(forbidden.legalMoves());
        assertThat(forbidden.safeMoves()).isEqualTo(forbidden.legalMoves());
        assertThat(texts(forbidden.movesFrom(Square.parse("e5"))))
                .containsExactlyInAnyOrder("e5e3", "e5e4", "e5e6", "e5e7");
        assertThat(forbidden.moveCount()).isEqualTo(forbidden.legalMoves().size());
    }

    @Test
    void aPassInCheckIsSafeOnlyIfItEndsTheGame() {
        String check = "3k5/9/9/9/9/9/9/9/r3K4/9 w";
        assertThat(TestRules.safe().read(check).permits(Move.PASS)).isFalse();
        Position ending = new TestRules(ALL.refusingSelfCheck(NO).withPassEnding()).read(check);
        assertThat(ending.permits(Move.PASS)).isTrue();
        assertThat(ending.legalMoves()).contains(Move.PASS).hasSize(ending.moveCount());
    }

    @Test
    void leavingAFacingThatEndsTheGameIsSafe() {
        String fen = "4k4/9/9/9/9/9/9/9/r3K4/9 w";
        assertThat(TestRules.safe().read(fen).permits(Move.PASS)).isFalse();
        Position ending = new TestRules(ALL.refusingSelfCheck(NO).withFacingEnding()).read(fen);
        assertThat(ending.permits(Move.PASS)).isTrue();
        assertThat(ending.legalMoves()).contains(Move.PASS).hasSize(ending.moveCount());
    }

    @Test
    void aMoveThatEndsTheGameMayBeUnsafe() {
        Move capture = Move.parse("e5a5");
        assertThat(soldierless(ALL.refusingSelfCheck(NO)).read(PINNED).permits(capture))
                .isFalse();
        Position position =
                soldierless(ALL.refusingSelfCheck(NO).playingForSafety()).read(PINNED);
        assertThat(position.legalMoves()).contains(capture).hasSize(position.moveCount());
        assertThat(position.permits(capture)).isTrue();
        assertThat(position.permits(Move.parse("e5b5"))).isFalse();
        assertThat(position.play(capture).outcome()).map(Outcome::clause).contains(new Clause("T3"));
    }

    /** The game is drawn when no soldier is left. */
    private static TestRules soldierless(Permission permission) {
        return new TestRules(permission) {
            @Override
            public Optional<Outcome> ended(Position position) {
                return position.count(Side.HAN, PieceKind.SOLDIER) == 0
                        ? Optional.of(Outcome.draw("T3"))
                        : super.ended(position);
            }
        };
    }

    @Test
    void aVetoIsAskedForEveryMove() {
        TestRules rules = new TestRules(ALL.askingVeto()) {
            @Override
            public Optional<Refusal> veto(Position position, Move move) {
                return move.isPass() || move.to().file() == 5 ? Optional.empty() : Optional.of(NO);
            }
        };
        Position position = rules.read(BESIDE);
        assertThat(texts(position.legalMoves())).containsExactlyInAnyOrder("e2e1", "e2e3", "pass");
        assertThat(position.moveCount()).isEqualTo(3);
        assertThat(position.refusal(Move.parse("e2f2"))).contains(NO);
        assertThat(position.permits(Move.parse("e2e1"))).isTrue();
    }

    @Test
    @DisplayName("M12: mate is check without a safe move, even where self-check is permitted")
    void mateEndsTheGame() {
        String mate = "3k5/9/9/9/9/9/9/9/r8/r3K4 w";
        for (TestRules rules : new TestRules[] {new TestRules(), TestRules.safe()}) {
            Position position = rules.read(mate);
            assertThat(position.outcome()).contains(Outcome.win(Side.HAN, Ending.MATE, "M12"));
            assertThat(position.legalMoves()).isEmpty();
            assertThat(position.moveCount()).isZero();
            assertThat(position.refusal(Move.PASS).orElseThrow().toString()).contains("the game is over by mate");
        }
    }

    @Test
    @DisplayName("faults.md I70: nowhere to move is no mate")
    void nowhereToMoveIsNoMate() {
        String stuck = "4k4/c7R/9/3R1R3/9/9/9/9/9/3K5 b";
        assertThat(TestRules.safe().read(stuck).legalMoves()).containsExactly(Move.PASS);
        Position position = new TestRules(ALL.refusingSelfCheck(NO).refusingPass(NO)).read(stuck);
        assertThat(position.outcome()).contains(Outcome.win(Side.CHO, Ending.NO_MOVES, "M12"));
    }
}
