package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.janggi.core.Ending;
import org.janggi.core.Event;
import org.janggi.core.Fen;
import org.janggi.core.Formation;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Outcome;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.core.Side;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("P13b")
class ForcedWinTest {
    /** One chariot guards the ninth rank, the other gives mate on the tenth. */
    private static final String MATE_IN_ONE = "4k4/R8/9/9/9/9/9/9/9/1R1K5 w";

    private static final String MATE_IN_TWO = "4k4/9/R8/9/9/9/9/9/9/1R1K5 w";

    private static Position position(String fen) {
        return Fen.parse(fen, Kja.RULES);
    }

    private static Optional<ForcedWin> cho(String fen, int moves) {
        return ForcedWin.find(position(fen), Side.CHO, moves);
    }

    private static String told(Optional<ForcedWin> win) {
        return win.map(ForcedWin::toString).orElse("none");
    }

    @Test
    void mateInOne() {
        assertThat(told(cho(MATE_IN_ONE, 1))).isEqualTo("cho wins in 1: b1b10");
        assertThat(cho(MATE_IN_ONE, ForcedWin.MOST_MOVES)).isEqualTo(cho(MATE_IN_ONE, 1));
    }

    @Test
    void mateByHan() {
        Position swapped = position(MATE_IN_ONE).swapped();
        assertThat(told(ForcedWin.find(swapped, Side.HAN, 1))).isEqualTo("han wins in 1: h10h1");
        assertThat(ForcedWin.find(swapped, Side.CHO, 3)).isEmpty();
    }

    @Test
    void aHangingGeneralIsTakenEvenWhenTheOwnOneHangsToo() {
        assertThat(told(cho("4k4/9/9/4R4/9/9/9/9/9/r2K5 w", 1))).isEqualTo("cho wins in 1: e7e10");
    }

    @Test
    void aHangingGeneralIsTakenByTheOpponentFirst() {
        assertThat(cho("3rk4/R8/9/9/9/9/9/9/9/1R1K5 b", 3)).isEmpty();
    }

    @Test
    void mateInTwoBeginsWithAQuietMove() {
        assertThat(cho(MATE_IN_TWO, 1)).isEmpty();
        ForcedWin win = cho(MATE_IN_TWO, 3).orElseThrow();
        assertThat(win.moves()).isEqualTo(2);
        assertThat(win.line()).hasSize(3);
        assertThat(position(MATE_IN_TWO).givesCheck(win.line().get(0))).isFalse();
    }

    /** The general leaves the ninth rank for the tenth, as a chariot guards the eighth; that chariot then mates. */
    @Test
    void mateInTwoMayBeginWithACheck() {
        String fen = "9/4k4/R8/9/9/9/9/9/9/1R1K5 w";
        assertThat(cho(fen, 1)).isEmpty();
        ForcedWin win = cho(fen, 3).orElseThrow();
        assertThat(win.moves()).isEqualTo(2);
        assertThat(win.line()).hasSize(3).startsWith(Move.parse("b1b9")).endsWith(Move.parse("a8a10"));
    }

    @Test
    void aPassRefutesWhatEveryOtherReplyAllows() {
        Position zugzwang = position("9/5k3/3R5/9/2P6/9/9/3K5/9/9 b");
        for (Move reply : zugzwang.legalMoves()) {
            assertThat(ForcedWin.find(zugzwang.play(reply), Side.CHO, 1).isPresent())
                    .as(reply.toString())
                    .isEqualTo(!reply.isPass());
        }
        assertThat(ForcedWin.find(zugzwang, Side.CHO, 3)).isEmpty();
    }

    @Test
    void theOpponentsOwnMateRefutes() {
        String fen = "4k4/9/R8/9/9/9/9/4p4/3p5/1R2K4 w";
        assertThat(cho(fen, 2)).isEmpty();
        assertThat(ForcedWin.find(position(fen).play(Move.parse("a8a9")), Side.HAN, 1))
                .isPresent();
        assertThat(cho(fen.replace("4p4/3p5", "9/9"), 2)).isPresent();
    }

    @Test
    void aSideThatIsMatedHasNoWinAndItsOpponentHasWonAlready() {
        Position mated = position("1R2k4/R8/9/9/9/9/9/9/9/3K5 b");
        assertThat(ForcedWin.find(mated, Side.HAN, 3)).isEmpty();
        ForcedWin won = ForcedWin.find(mated, Side.CHO, 3).orElseThrow();
        assertThat(won.moves()).isZero();
        assertThat(won.line()).isEmpty();
    }

    @Test
    void whenTheOpponentIsToMoveItsReplyComesFirst() {
        ForcedWin win = cho(MATE_IN_ONE.replace(" w", " b"), 3).orElseThrow();
        assertThat(win.moves()).isEqualTo(1);
        assertThat(win.line()).hasSize(2);
        assertThat(position(MATE_IN_ONE).permits(win.line().get(1))).isTrue();
    }

    @Test
    void anUnsafeMoveIsNoMate() {
        String pinned = "4k4/R8/9/9/9/9/9/9/9/rR1K5 w";
        assertThat(position(pinned).givesCheck(Move.parse("b1b10"))).isTrue();
        assertThat(cho(pinned, 2)).isEmpty();
        assertThat(cho(pinned, 3)).isPresent();
    }

    @Test
    void anUnsafeReplyLosesOnlyWhileATurnIsLeft() {
        Game claim = Play.from(MATE_IN_TWO, Kja.RULES)
                .record(Event.TIME_OVER, Map.of(TotalTime.CLAIM, "cho"))
                .play(Move.parse("a8a10"));
        assertThat(claim.position().isInCheck()).isTrue();
        Game ignored = claim.play(Move.PASS);
        assertThat(told(ForcedWin.find(ignored.position(), Side.CHO, 1))).isEqualTo("cho wins in 1: a10e10");
        assertThat(cho(MATE_IN_TWO, 1)).isEmpty();
    }

    @Test
    void theLineWinsTheClaim() {
        Game game = Play.from(MATE_IN_TWO, Kja.RULES).record(Event.TIME_OVER, Map.of(TotalTime.CLAIM, "cho"));
        for (Move move : ForcedWin.find(game.position(), Side.CHO, TotalTime.TURNS)
                .orElseThrow()
                .line()) {
            game = game.play(move);
        }
        Outcome outcome = game.outcome().orElseThrow();
        assertThat(outcome.winner()).contains(Side.CHO);
        assertThat(outcome.ending()).isEqualTo(Ending.MATE);
    }

    @Test
    void bikjangMeansNothing() {
        String facing = "4k4/R8/9/9/9/9/9/9/9/1R2K4 w - - 9 40 call=1";
        assertThat(told(cho(facing, 1))).isEqualTo("cho wins in 1: b1b10");
    }

    @Test
    void aFinishedPositionIsJudgedByItsBoard() {
        Position over = position(MATE_IN_ONE + " - - 9 40 over=passes");
        assertThat(over.isOver()).isTrue();
        assertThat(told(ForcedWin.find(over, Side.CHO, 1))).isEqualTo("cho wins in 1: b1b10");
    }

    @Test
    void anyRuleSetWithoutPromotionWillDo() {
        for (RuleSet rules : List.of(Kja.RULES, Kja.ASSOCIATION, FairyRules.JANGGI)) {
            assertThat(told(ForcedWin.find(Fen.parse(MATE_IN_TWO, rules), Side.CHO, 2)))
                    .as(rules.id())
                    .isEqualTo(told(cho(MATE_IN_TWO, 2)));
        }
    }

    @Test
    void promotedPiecesAreRefused() {
        Position silver = Gungjanggi.SILVER.start(Formation.HEEH, Formation.HEEH);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ForcedWin.find(silver, Side.CHO, 3))
                .withMessageContaining(silver.rules().id());
    }

    @Test
    void bothGeneralsAreNeeded() {
        Position taken = position("4k4/9/9/4R4/9/9/9/9/9/3K5 w").play(Move.parse("e7e10"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ForcedWin.find(taken, Side.CHO, 3))
                .withMessageContaining(taken.toString());
    }

    @Test
    void theNumberOfMovesHasBounds() {
        for (int moves : new int[] {-1, 0, ForcedWin.MOST_MOVES + 1}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> cho(MATE_IN_ONE, moves))
                    .withMessageEndingWith("found " + moves);
        }
    }

    @Test
    void anInterruptionEndsTheSearch() {
        Position start = Kja.RULES.start(Formation.HEEH, Formation.HEEH);
        Thread.currentThread().interrupt();
        try {
            assertThatThrownBy(() -> ForcedWin.find(start, Side.CHO, ForcedWin.MOST_MOVES))
                    .isInstanceOf(CancellationException.class);
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    @Test
    void winsAreEqualBySideAndLine() {
        ForcedWin win = cho(MATE_IN_ONE, 1).orElseThrow();
        assertThat(win)
                .isEqualTo(cho(MATE_IN_ONE, 2).orElseThrow())
                .hasSameHashCodeAs(cho(MATE_IN_ONE, 2).orElseThrow());
        assertThat(win).isNotEqualTo(cho(MATE_IN_TWO, 2).orElseThrow()).isNotEqualTo(null);
        assertThat(win.side()).isEqualTo(Side.CHO);
    }
}
