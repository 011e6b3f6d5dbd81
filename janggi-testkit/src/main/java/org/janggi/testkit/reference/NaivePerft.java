package org.janggi.testkit.reference;

import java.util.List;
import org.janggi.core.Move;
import org.janggi.core.Side;

/**
 * Counting the leaves of the tree of moves, move by move, without any short cut.
 *
 * <pre>{@code
 * Position start = Kja.RULES.start(Formation.HEEH, Formation.HEEH);
 * NaivePerft.game(NaivePosition.of(start, NaivePowers.DEFAULT), 2) == Perft.GAME.count(start, 2); // -> true
 * }</pre>
 */
public final class NaivePerft {
    private NaivePerft() {}

    /**
     * The number of lines of permitted moves; a finished position has no children.
     *
     * @param situation the root
     * @param depth plies, 0 or more
     * @return the number of lines of exactly {@code depth} plies
     */
    public static long game(NaiveSituation situation, int depth) {
        if (depth == 0) {
            return 1;
        }
        if (situation.isOver()) {
            return 0;
        }
        List<Move> moves = NaiveGenerator.permitted(situation);
        if (depth == 1) {
            return moves.size();
        }
        return moves.stream()
                .mapToLong(move -> game(situation.after(move), depth - 1))
                .sum();
    }

    /**
     * The number of lines by the powers of the pieces, the pass included, nothing promoted, endings ignored; a line
     * stops when a general is off the board.
     *
     * @param movement what the pieces can do
     * @param board the pieces of the root
     * @param turn the side to move
     * @param depth plies, 0 or more
     * @return the number of lines of exactly {@code depth} plies
     */
    public static long moves(NaiveMovement movement, NaiveBoard board, Side turn, int depth) {
        if (depth == 0) {
            return 1;
        }
        List<Move> moves = movement.powerMoves(board, turn);
        if (depth == 1) {
            return moves.size();
        }
        return moves.stream()
                .mapToLong(move -> moves(movement, board.after(move), turn.opponent(), depth - 1))
                .sum();
    }
}
