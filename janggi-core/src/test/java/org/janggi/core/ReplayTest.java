package org.janggi.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class ReplayTest {
    private static Replay play(Replay start, String... moves) {
        Replay replay = start;
        for (String move : moves) {
            replay = replay.play(Move.parse(move));
        }
        return replay;
    }

    @Test
    void whatTheRuleSetPermitsLeavesNoFinding() {
        Replay replay = play(Replay.of(new TestRules().start()), "a4b4", "pass");
        assertThat(replay.findings()).isEmpty();
        assertThat(replay.outcome()).isEmpty();
        assertThat(replay.history().ply()).isEqualTo(2);
        assertThat(replay.position().turn()).isSameAs(Side.CHO);
    }

    @Test
    void aRefusedMoveIsPlayedAndFound() {
        Replay replay = play(Replay.of(TestRules.safe().read("3k5/9/9/4r4/9/4R4/9/9/4K4/9 w")), "e5d5");
        assertThat(replay.findings())
                .containsExactly(new Replay.Finding(1, Optional.of(TestRules.NO), Optional.empty()));
        assertThat(replay.findings().get(0)).hasToString("ply 1: T1: refused by a test");
        assertThat(replay.position().pieceAt(Square.parse("d5"))).isPresent();
    }

    @Test
    void anEndThatWasPassedOverIsFound() {
        Replay replay = play(Replay.of(new TestRules().read("3k5/9/9/9/9/9/9/r8/4K4/r8 b")), "a3a2", "pass");
        assertThat(replay.findings()).isEmpty();
        Replay mated = play(Replay.of(new TestRules().read("3k5/9/9/9/9/9/9/r8/9/r3K4 b")), "a3a2", "e1e2");
        assertThat(mated.findings()).hasSize(1);
        assertThat(mated.findings().get(0).ply()).isEqualTo(1);
        assertThat(mated.findings().get(0).outcome()).map(Outcome::ending).contains(Ending.MATE);
        assertThat(mated.findings().get(0).toString()).startsWith("ply 1: ").endsWith("but play goes on");
    }

    @Test
    void anEndKeptInTheStateIsReopened() {
        PromotingRules rules = new PromotingRules() {
            @Override
            public Optional<Outcome> ended(Position position) {
                return DONE.get(position.state()) == 1 ? Optional.of(Outcome.draw("T6")) : super.ended(position);
            }
        };
        Position over = rules.read("3k5/9/9/9/9/9/9/9/4K4/9 w - - 0 1 over=1");
        assertThat(over.isOver()).isTrue();
        Replay replay = play(Replay.of(over), "e2e1");
        assertThat(replay.findings())
                .containsExactly(new Replay.Finding(0, Optional.empty(), Optional.of(Outcome.draw("T6"))));
        assertThat(replay.outcome()).isEmpty();
    }

    @Test
    void anAcceptanceAfterAnEndByHistoryIsPlayed() {
        ThirdTimeRules rules = new ThirdTimeRules(1, Permission.everything().offeringAcceptance());
        Position facing = rules.read("4k4/9/9/9/9/9/9/9/4K4/9 w");
        Replay replay = play(Replay.of(facing), "pass", "e10e2");
        assertThat(replay.findings())
                .containsExactly(new Replay.Finding(1, Optional.empty(), Optional.of(Outcome.draw("T4"))));
        assertThat(replay.position()).isEqualTo(Replay.after(Replay.after(facing, Move.PASS), Move.parse("e10e2")));
    }

    @Test
    void aMoveThatNoPieceHasStopsTheReplay() {
        Replay replay = Replay.of(new TestRules().start());
        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> replay.play(Move.parse("a1a5")))
                .satisfies(e -> assertThat(e.refusal().clause()).hasToString("M2"));
        Replay taken = play(Replay.of(new TestRules().read("3k5/9/9/9/9/9/9/9/3RK4/9 w")), "d2d10");
        assertThatExceptionOfType(IllegalMoveException.class).isThrownBy(() -> taken.play(Move.PASS));
    }
}
