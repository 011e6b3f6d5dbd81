package org.janggi.variants;

import java.util.Optional;
import org.janggi.core.History;
import org.janggi.core.Move;

/**
 * How long a side moves one piece to and fro between two points (S24, S26): its own turns alone are looked at, and its
 * passes left out.
 */
final class IdenticalMoves {
    private IdenticalMoves() {}

    /** How often a move will have been made in the unbroken to-and-fro that it goes on with; 1 if there is none. */
    static int with(History history, Move move) {
        return 1 + alternating(history.previous(), Move.of(move.to(), move.from())) / 2;
    }

    /** How often the last move, no pass, has been made in its unbroken to-and-fro. */
    static int last(History history) {
        return (1 + alternating(Optional.of(history), history.move().orElseThrow())) / 2;
    }

    /** How many of the last moves of the side to move are an unbroken to-and-fro; passes do not count. */
    static int before(History history) {
        Optional<History> at = history.previous();
        while (at.flatMap(History::move).filter(Move::isPass).isPresent()) {
            at = at.flatMap(History::previous).flatMap(History::previous);
        }
        Optional<History> last = at;
        return last.flatMap(History::move).map(move -> alternating(last, move)).orElse(0);
    }

    /** How many turns, from one back, alternate between a move and its way back, the last of them being this move. */
    private static int alternating(Optional<History> turn, Move last) {
        Move expected = last;
        int found = 0;
        for (Optional<History> at = turn;
                at.flatMap(History::move).isPresent();
                at = at.get().previous().flatMap(History::previous)) {
            Move own = at.get().move().orElseThrow();
            if (own.isPass()) {
                continue;
            }
            if (!own.equals(expected)) {
                return found;
            }
            found++;
            expected = Move.of(own.to(), own.from());
        }
        return found;
    }
}
