package org.janggi.testkit.laws;

import java.util.List;
import java.util.Optional;
import org.janggi.core.Choices;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Outcome;
import org.janggi.core.Position;

/** L8. */
final class FinishedPositions implements Law {
    @Override
    public String id() {
        return "L8";
    }

    @Override
    public String statement() {
        return "a finished position permits no move and keeps its outcome; any other permits one";
    }

    @Override
    public int stride() {
        return 2;
    }

    @Override
    public Optional<Difference> check(Game game) {
        Position position = game.position();
        return end("the game", game)
                .or(() -> end("the position", position))
                .or(() -> Difference.between(
                        "the count of moves", position.legalMoves().size(), position.moveCount()))
                .or(() -> rebuiltEnd(position))
                .or(() -> game.legalMoves().stream()
                        .map(game::play)
                        .flatMap(child -> end("the game after " + last(child), child)
                                .or(() -> end("the position after " + last(child), child.position()))
                                .stream())
                        .findFirst());
    }

    private static Optional<Move> last(Game game) {
        return game.history().move();
    }

    private static Optional<Difference> rebuiltEnd(Position position) {
        return Twins.rebuilt(position)
                .flatMap(twin -> Difference.between(
                        "the outcome of the position set up anew", position.outcome(), twin.outcome()));
    }

    private static Optional<Difference> end(String what, Choices choices) {
        Optional<Outcome> outcome = choices.outcome();
        List<Move> moves = choices.legalMoves();
        if (outcome.isEmpty()) {
            return Difference.between("whether " + what + " has a move or an outcome", true, !moves.isEmpty());
        }
        List<Move> powers = choices.position().powerMoves();
        return Difference.between("the moves of " + what + ", which is over", List.of(), moves)
                .or(() -> Difference.between("its safe moves", List.of(), choices.safeMoves()))
                .or(() -> Difference.between(
                        "the moves it accepts",
                        List.of(),
                        powers.stream().filter(choices::permits).toList()))
                .or(() -> Difference.between("its outcome when asked again", outcome, choices.outcome()));
    }
}
