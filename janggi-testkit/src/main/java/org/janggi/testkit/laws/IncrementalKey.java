package org.janggi.testkit.laws;

import java.util.Optional;
import org.janggi.core.Game;
import org.janggi.core.Position;

/** L4. */
final class IncrementalKey implements Law {
    @Override
    public String id() {
        return "L4";
    }

    @Override
    public String statement() {
        return "the key kept up to date from move to move is the key from scratch";
    }

    @Override
    public Optional<Difference> check(Game game) {
        Position position = game.position();
        return Twins.rebuilt(position)
                .flatMap(twin -> Difference.between(
                                "the key", Long.toHexString(twin.key()), Long.toHexString(position.key()))
                        .or(() -> Difference.between(
                                "whether it repeats itself set up anew", true, position.isRepetitionOf(twin))));
    }
}
