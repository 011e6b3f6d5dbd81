package org.janggi.testkit.laws;

import java.util.Optional;
import org.janggi.core.Fen;
import org.janggi.core.Game;
import org.janggi.core.Position;

/** L7. */
final class TextRoundTrip implements Law {
    @Override
    public String id() {
        return "L7";
    }

    @Override
    public String statement() {
        return "the text of a position keeps board, side, state and counters, also when the game is over";
    }

    @Override
    public Optional<Difference> check(Game game) {
        Position position = game.position();
        return trip(position)
                .or(() -> position.legalMoves().stream()
                        .map(position::play)
                        .filter(child -> child.outcome().isPresent())
                        .flatMap(child -> trip(child).stream())
                        .findFirst());
    }

    private static Optional<Difference> trip(Position position) {
        String text = position.toString();
        Position read = Fen.parse(text, position.rules());
        return Difference.between("the position read from " + text, position, read)
                .or(() -> Difference.between("the board read from " + text, position.board(), read.board()))
                .or(() -> Difference.between("the side to move read from " + text, position.turn(), read.turn()))
                .or(() -> Difference.between("the state read from " + text, position.state(), read.state()))
                .or(() -> Difference.between("the plies read from " + text, position.halfmoves(), read.halfmoves()))
                .or(() -> Difference.between("the number read from " + text, position.fullmoves(), read.fullmoves()))
                .or(() -> Difference.between("the outcome read from " + text, position.outcome(), read.outcome()))
                .or(() -> Difference.between("the text once more", text, read.toString()));
    }
}
