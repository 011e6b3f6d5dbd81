package org.janggi.testkit.laws;

import java.util.Optional;
import java.util.stream.Stream;
import org.janggi.core.Game;
import org.janggi.core.History;
import org.janggi.core.Position;

/** L5. */
final class EqualPositions implements Law {
    @Override
    public String id() {
        return "L5";
    }

    @Override
    public String statement() {
        return "equal positions have equal hash, key, permitted moves and outcome";
    }

    @Override
    public int stride() {
        return 2;
    }

    @Override
    public Optional<Difference> check(Game game) {
        Position position = game.position();
        Stream<Position> built =
                Stream.concat(Twins.rebuilt(position).stream(), Twins.otherCounters(position).stream());
        Stream<Position> played = Stream.iterate(
                        game.history().previous(), Optional::isPresent, before -> before.flatMap(History::previous))
                .flatMap(Optional::stream)
                .map(History::position)
                .filter(position::equals);
        return built.flatMap(twin -> Difference.between(
                        "whether it equals itself set up anew as " + twin, true, position.equals(twin))
                        .or(() -> answersDiffer(position, twin))
                        .stream())
                .findFirst()
                .or(() -> played.flatMap(twin -> answersDiffer(position, twin).stream())
                        .findFirst());
    }

    private static Optional<Difference> answersDiffer(Position position, Position twin) {
        return Difference.between("the hash of its equal " + twin, position.hashCode(), twin.hashCode())
                .or(() ->
                        Difference.between("the answers of its equal " + twin, Answers.of(position), Answers.of(twin)));
    }
}
