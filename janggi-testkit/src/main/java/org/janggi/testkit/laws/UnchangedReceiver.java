package org.janggi.testkit.laws;

import java.util.List;
import java.util.Optional;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Position;

/** L2. */
final class UnchangedReceiver implements Law {
    @Override
    public String id() {
        return "L2";
    }

    @Override
    public String statement() {
        return "play never changes its receiver";
    }

    @Override
    public int stride() {
        return 2;
    }

    @Override
    public Optional<Difference> check(Game game) {
        Position position = game.position();
        String text = position.toString();
        int hash = position.hashCode();
        Answers answers = Answers.of(position);
        for (Move move : position.legalMoves()) {
            Position child = position.play(move);
            Answers.of(child);
            Optional<Difference> difference = Difference.between(
                            "the position, once " + move + " was played", text, position.toString())
                    .or(() -> Difference.between("its hash, once " + move + " was played", hash, position.hashCode()));
            if (difference.isPresent()) {
                return difference;
            }
        }
        List<Move> played = game.history().moves();
        List<Move> permitted = game.legalMoves();
        for (Move move : permitted) {
            game.play(move).legalMoves();
        }
        return Difference.between("its answers, once all its moves were played", answers, Answers.of(position))
                .or(() -> Difference.between(
                        "the game, once all its moves were played",
                        played,
                        game.history().moves()))
                .or(() -> Difference.between(
                        "the moves of the game, once all were played", permitted, game.legalMoves()));
    }
}
