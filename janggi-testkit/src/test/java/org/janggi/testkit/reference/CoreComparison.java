package org.janggi.testkit.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.SplittableRandom;
import org.janggi.core.Move;
import org.janggi.core.Perft;
import org.janggi.core.Position;
import org.janggi.core.Side;
import org.janggi.core.Square;

/** Asks the core and the naive reference the same questions about one position. */
final class CoreComparison {
    private CoreComparison() {}

    static void compare(Position position, NaivePowers powers, SplittableRandom random) {
        NaivePosition naive = NaivePosition.of(position, powers);
        String fen = position.rules() + ": " + position;
        compareAttacks(position, naive, random, fen);

        List<Move> powerMoves = naive.movement().powerMoves(naive.board(), naive.turn());
        assertThat(sorted(position.powerMoves())).as("power moves, " + fen).isEqualTo(powerMoves);
        assertThat(position.powerMoveCount()).as("power moves, " + fen).isEqualTo(powerMoves.size());

        List<Move> legal = naive.legalMoves();
        assertThat(sorted(position.legalMoves())).as("permitted moves, " + fen).isEqualTo(legal);
        assertThat(position.moveCount()).as("permitted moves, " + fen).isEqualTo(legal.size());
        assertThat(sorted(position.safeMoves())).as("safe moves, " + fen).isEqualTo(naive.safeMoves());
        assertThat(position.outcome()).as("outcome, " + fen).isEqualTo(naive.outcome());

        if (!legal.isEmpty()) {
            comparePlay(position, naive, legal.get(random.nextInt(legal.size())), fen);
        }
        if (random.nextInt(50) == 0 && legal.size() < 20) {
            assertThat(Perft.GAME.count(position, 2)).as("count, " + fen).isEqualTo(NaivePerft.game(naive, 2));
        }
    }

    private static void compareAttacks(Position position, NaivePosition naive, SplittableRandom random, String fen) {
        NaiveMovement movement = naive.movement();
        NaiveBoard board = naive.board();
        assertThat(position.isFacing()).as("facing, " + fen).isEqualTo(movement.isFacing(board));
        assertThat(position.checkers())
                .as("checkers, " + fen)
                .isEqualTo(movement.generalAttackers(board, position.turn()));
        assertThat(position.isInCheck()).as("check, " + fen).isEqualTo(movement.isCapturable(board, position.turn()));
        HashSet<Square> squares = new HashSet<>();
        for (int i = 0; i < 6; i++) {
            squares.add(Square.of(random.nextInt(Square.COUNT)));
        }
        for (Side side : Side.values()) {
            assertThat(position.isGeneralAttacked(side))
                    .as("attack on " + side + ", " + fen)
                    .isEqualTo(movement.isCapturable(board, side));
            squares.add(position.general(side).orElseThrow());
            for (Square square : position.squares(side)) {
                assertThat(position.reach(square))
                        .as("reach of " + square + ", " + fen)
                        .isEqualTo(movement.targets(board, square));
            }
        }
        for (Square square : squares) {
            for (Side side : Side.values()) {
                assertThat(position.attackers(square, side))
                        .as(side + " attacking " + square + ", " + fen)
                        .isEqualTo(movement.attackers(board, square, side));
            }
        }
    }

    private static void comparePlay(Position position, NaivePosition naive, Move move, String fen) {
        Position child = position.play(move);
        NaivePosition after = naive.after(move);
        String what = "after " + move + ", " + fen;
        // Of a game that is over the naive reference does not know what was promoted at the end.
        NaiveBoard board = after.isOver() ? after.board().promoting(child.promoted()) : after.board();
        assertThat(child.board()).as(what).isEqualTo(board.toBoard());
        assertThat(child.turn()).as(what).isEqualTo(after.turn());
        if (after.isOver()) {
            assertThat(child.outcome()).as(what).isPresent();
        } else {
            assertThat(child).as(what).isEqualTo(after.position());
            assertThat(child.toString()).as(what).isEqualTo(after.position().toString());
            assertThat(position.givesCheck(move))
                    .as("check by " + move + ", " + fen)
                    .isEqualTo(after.movement().isCapturable(after.board(), after.turn()));
            assertThat(position.exposesGeneral(move))
                    .as("self-check by " + move + ", " + fen)
                    .isEqualTo(after.movement().isCapturable(after.board(), naive.turn()));
        }
        boolean takesGeneral = after.board().general(after.turn()).isEmpty()
                && naive.movement().can(naive.board(), move.from(), move.to());
        boolean capture = takesGeneral
                || !move.isPass()
                        && naive.board().pieceAt(move.to()).isPresent()
                        && naive.movement().can(naive.board(), move.from(), move.to());
        assertThat(position.isCapture(move))
                .as("capture by " + move + ", " + fen)
                .isEqualTo(capture);
    }

    private static List<Move> sorted(List<Move> moves) {
        return moves.stream().sorted().toList();
    }
}
