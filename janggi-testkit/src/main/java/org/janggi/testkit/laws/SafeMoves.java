package org.janggi.testkit.laws;

import java.util.Optional;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.core.SelfCheck;
import org.janggi.core.SquareSet;

/** L9. */
final class SafeMoves implements Law {
    @Override
    public String id() {
        return "L9";
    }

    @Override
    public String statement() {
        return "where self-check is forbidden, no permitted move exposes the own general";
    }

    @Override
    public Optional<String> reasonToSkip(RuleSet rules) {
        return rules.selfCheck() == SelfCheck.FORBIDDEN ? Optional.empty() : Optional.of("self-check is permitted");
    }

    @Override
    public int stride() {
        return 4;
    }

    @Override
    public Optional<Difference> check(Game game) {
        Position position = game.position();
        return position.legalMoves().stream()
                .flatMap(move -> exposed(position, move).stream())
                .findFirst();
    }

    /** A game that is over by anything but having no move does not come to the general's capture. */
    private static Optional<Difference> exposed(Position position, Move move) {
        Position after = position.play(move);
        return after.rules().ended(after).isPresent()
                ? Optional.empty()
                : Difference.between(
                        "what can take the general after " + move, SquareSet.EMPTY, Takers.of(after, position.turn()));
    }
}
