package org.janggi.testkit.laws;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.StreamSupport;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.Square;
import org.janggi.core.SquareSet;

/** L10. */
final class MirroredMoves implements Law {
    @Override
    public String id() {
        return "L10";
    }

    @Override
    public String statement() {
        return "the mirror of a position has the mirrored moves and the same outcome";
    }

    @Override
    public int stride() {
        return 2;
    }

    @Override
    public Optional<Difference> check(Game game) {
        Position position = game.position();
        Position mirror = position.mirrored();
        return Difference.between("the mirrored board", position.board().mirrored(), mirror.board())
                .or(() -> Difference.betweenSets(
                        "the moves in the mirror", mirrored(position.legalMoves()), mirror.legalMoves()))
                .or(() -> Difference.betweenSets(
                        "the safe moves in the mirror", mirrored(position.safeMoves()), mirror.safeMoves()))
                .or(() -> Difference.betweenSets(
                        "the power moves in the mirror", mirrored(position.powerMoves()), mirror.powerMoves()))
                .or(() -> Difference.between("the outcome in the mirror", position.outcome(), mirror.outcome()))
                .or(() -> Difference.between("the count in the mirror", position.moveCount(), mirror.moveCount()))
                .or(() -> Difference.between("the facing in the mirror", position.isFacing(), mirror.isFacing()))
                .or(() -> Difference.between(
                        "the checkers in the mirror", mirrored(position.checkers()), mirror.checkers()))
                .or(() -> Difference.between("the mirror of the mirror", position, mirror.mirrored()));
    }

    private static Collection<Move> mirrored(List<Move> moves) {
        return moves.stream().map(Move::mirrored).toList();
    }

    private static SquareSet mirrored(SquareSet squares) {
        return SquareSet.of(StreamSupport.stream(squares.spliterator(), false)
                .map(Square::mirrored)
                .toList());
    }
}
