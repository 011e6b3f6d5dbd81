package org.janggi.testkit.laws;

import java.util.Optional;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;

/** L1. */
final class SameAnswers implements Law {
    @Override
    public String id() {
        return "L1";
    }

    @Override
    public String statement() {
        return "same input, same answer, same order of moves";
    }

    @Override
    public int stride() {
        return 4;
    }

    @Override
    public Optional<Difference> check(Game game) {
        Position position = game.position();
        Game replayed = replayed(game);
        return Difference.between("the answers when asked twice", answers(position), answers(position))
                .or(() -> Difference.between("the score when asked twice", position.score(), position.score()))
                .or(() -> Difference.between("the end on offer when asked twice", game.claimable(), game.claimable()))
                .or(() -> rulesDiffer(game.rules()))
                .or(() -> Twins.rebuilt(position)
                        .flatMap(twin -> Difference.between(
                                "the answers of the position set up anew", answers(position), answers(twin))))
                .or(() -> Difference.between(
                        "the position after the same moves",
                        position.toString(),
                        replayed.position().toString()))
                .or(() -> Difference.between(
                        "the moves of the game after the same moves", game.legalMoves(), replayed.legalMoves()))
                .or(() -> Difference.between("the outcome after the same moves", game.outcome(), replayed.outcome()))
                .or(() -> childrenDiffer(position));
    }

    /** Powers and layout are always the same instances, which have no other equality. */
    private static Optional<Difference> rulesDiffer(RuleSet rules) {
        return Difference.between("the powers when asked twice", rules.powers(), rules.powers())
                .or(() -> Difference.between("the layout when asked twice", rules.layout(), rules.layout()))
                .or(() -> Difference.between("the id when asked twice", rules.id(), rules.id()))
                .or(() -> Difference.between("the options when asked twice", rules.options(), rules.options()));
    }

    private static Game replayed(Game game) {
        Game again = Game.of(game.history().at(0).position());
        for (Move move : game.history().moves()) {
            again = again.play(move);
        }
        return again;
    }

    private static Optional<Difference> childrenDiffer(Position position) {
        return position.legalMoves().stream()
                .flatMap(move -> Difference.between(
                        "the position after " + move,
                        position.play(move).toString(),
                        position.play(move).toString())
                        .stream())
                .findFirst();
    }

    private static Answers answers(Position position) {
        return Answers.of(position);
    }
}
