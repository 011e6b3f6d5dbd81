package org.janggi.testkit.diagram;

import java.util.Optional;
import org.janggi.core.Move;
import org.janggi.core.Square;

/**
 * The squares of the move that led to a position.
 *
 * @param from the square it left, or empty for a pass or no move
 * @param to the square it reached, or empty for a pass or no move
 */
record LastMove(Optional<Square> from, Optional<Square> to) {
    static LastMove of(Optional<Move> move) {
        Optional<Move> step = move.filter(known -> !known.isPass());
        return new LastMove(step.map(Move::from), step.map(Move::to));
    }

    /** Whether a square is the one that the move left. */
    boolean left(Square square) {
        return from.equals(Optional.of(square));
    }

    /** Whether a square is the one that the move reached. */
    boolean reached(Square square) {
        return to.equals(Optional.of(square));
    }
}
