package org.janggi.testkit.laws;

import java.util.Optional;
import org.janggi.core.Game;
import org.janggi.core.Position;

/** L6. */
final class UnequalPositions implements Law {
    @Override
    public String id() {
        return "L6";
    }

    @Override
    public String statement() {
        return "positions that differ in permitted moves or outcome are unequal";
    }

    @Override
    public int stride() {
        return 2;
    }

    @Override
    public Optional<Difference> check(Game game) {
        Position position = game.position();
        return Twins.otherStates(position).stream()
                .filter(twin -> !Answers.of(twin).equals(Answers.of(position)))
                .flatMap(
                        twin -> Difference.between(
                                "whether it equals " + twin + ", which differs", false, position.equals(twin))
                                .stream())
                .findFirst();
    }
}
