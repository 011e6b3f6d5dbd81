package org.janggi.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class ReplayAfterTest {
    private static final String FACING = "4k4/9/9/9/9/9/9/9/4K4/9 w";

    /** A pass ends the game, by the state. */
    private static final class PassEnds extends PromotingRules {
        PassEnds() {
            super(Permission.everything().offeringAcceptance());
        }

        @Override
        public long stateAfter(Position before, Move move, Position after) {
            long moved = COUNT.with(before.state(), COUNT.get(before.state()) + 1);
            return move.isPass() ? DONE.with(moved, 1) : moved;
        }

        @Override
        public Optional<Outcome> ended(Position position) {
            return DONE.get(position.state()) == 1 ? Optional.of(Outcome.draw("T6")) : super.ended(position);
        }
    }

    private static void assertImpossible(Position position, String move, String clause) {
        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> Replay.after(position, Move.parse(move)))
                .satisfies(e -> assertThat(e.refusal().clause()).hasToString(clause));
    }

    @Test
    void whatIsPermittedIsPlayed() {
        Position start = new TestRules().start();
        assertThat(Replay.after(start, Move.parse("a4b4"))).isEqualTo(start.play(Move.parse("a4b4")));
        assertThat(Replay.after(start, Move.PASS).turn()).isSameAs(Side.HAN);
    }

    @Test
    void whatTheRuleSetRefusesIsPlayed() {
        Position pinned = TestRules.safe().read("3k5/9/9/4r4/9/4R4/9/9/4K4/9 w");
        Move exposing = Move.parse("e5d5");
        assertThat(pinned.refusal(exposing)).contains(TestRules.NO);
        assertThat(Replay.after(pinned, exposing).pieceAt(Square.parse("d5"))).isPresent();
        assertThat(Replay.after(pinned, exposing).rules()).isSameAs(pinned.rules());
    }

    @Test
    void playGoesOnAfterMate() {
        Position mate = new TestRules().read("3k5/9/9/9/9/9/9/9/r8/r3K4 w");
        assertThat(mate.outcome()).map(Outcome::ending).contains(Ending.MATE);
        assertThat(Replay.after(mate, Move.parse("e1f1")).general(Side.CHO)).contains(Square.parse("f1"));
    }

    @Test
    void anEndInTheStateStandsUntilTheNextMove() {
        Position over = Replay.after(new PassEnds().read(FACING), Move.PASS);
        assertThat(over.isOver()).isTrue();
        Position open = Replay.after(over, Move.parse("e10f10"));
        assertThat(open.isOver()).isFalse();
        assertThat(PromotingRules.COUNT.get(open.state())).isEqualTo(2);
    }

    @Test
    void anAcceptanceIsPlayedWhereItIsPermitted() {
        Position facing = new PassEnds().read(FACING);
        Move acceptance = Move.parse("e2e10");
        assertThat(Replay.after(facing, acceptance)).isEqualTo(facing.play(acceptance));
        assertImpossible(new TestRules().read(FACING), "e2e10", "M1");
        assertImpossible(Replay.after(facing, Move.PASS), "e10e2", "M1");
    }

    @Test
    void whatNoPieceCanDoIsRefused() {
        assertImpossible(new TestRules().start(), "a1a5", "M2");
        assertImpossible(new TestRules().start(), "a5a6", "M8");
        Position taken = Replay.after(new TestRules().read("3k5/9/9/9/9/9/9/9/3RK4/9 w"), Move.parse("d2d10"));
        assertImpossible(taken, "pass", "M8");
    }
}
