package org.janggi.testkit.laws;

import java.util.List;
import java.util.Optional;
import org.janggi.core.Move;
import org.janggi.core.Outcome;
import org.janggi.core.Position;
import org.janggi.core.SquareSet;

/** What a position says, as one value that can be compared. The order of moves counts. */
record Answers(
        List<Move> legalMoves,
        List<Move> safeMoves,
        List<Move> powerMoves,
        Optional<Outcome> outcome,
        SquareSet checkers,
        boolean facing,
        long key) {
    static Answers of(Position position) {
        return new Answers(
                position.legalMoves(),
                position.safeMoves(),
                position.powerMoves(),
                position.outcome(),
                position.checkers(),
                position.isFacing(),
                position.key());
    }
}
