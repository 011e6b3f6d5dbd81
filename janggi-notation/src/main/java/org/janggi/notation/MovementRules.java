package org.janggi.notation;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.janggi.core.Formation;
import org.janggi.core.Game;
import org.janggi.core.Outcome;
import org.janggi.core.Permission;
import org.janggi.core.Position;
import org.janggi.core.Remaining;
import org.janggi.core.RuleSet;
import org.janggi.core.Setup;
import org.janggi.core.Text;

/** How pieces move and nothing more: everything is permitted and nothing ends a game. For reading records. */
final class MovementRules implements RuleSet {
    static final RuleSet INSTANCE = new MovementRules();

    private static final Permission EVERYTHING = Permission.everything();
    private static final Permission FACING = EVERYTHING.offeringAcceptance();
    private static final Text NAME = new Text("movement alone", "행마");

    private static final List<Position> STARTS = Arrays.stream(Formation.values())
            .flatMap(cho -> Arrays.stream(Formation.values()).map(han -> Setup.start(cho, han)))
            .map(setup -> Position.of(INSTANCE, setup))
            .toList();

    private MovementRules() {}

    /** The position of a start; the usual ones are made once. */
    static Position position(Start start) {
        return start.kind() == Start.Kind.FORMATIONS
                ? STARTS.get(start.cho().orElseThrow().ordinal() * Formation.values().length
                        + start.han().orElseThrow().ordinal())
                : Position.of(INSTANCE, start.setup());
    }

    @Override
    public String id() {
        return "movement";
    }

    @Override
    public Text name() {
        return NAME;
    }

    @Override
    public Permission permission(Position position) {
        return position.isFacing() ? FACING : EVERYTHING;
    }

    @Override
    public Optional<Outcome> ended(Position position) {
        return Optional.empty();
    }

    @Override
    public Optional<Outcome> stuck(Remaining remaining) {
        return Optional.empty();
    }

    @Override
    public Outcome adjudicate(Game game) {
        return Outcome.draw(id());
    }
}
