package org.janggi.testkit.laws;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.janggi.core.Fault;
import org.janggi.core.Position;
import org.janggi.core.Setup;
import org.janggi.core.Side;
import org.janggi.core.StateField;
import org.janggi.core.StateLayout;

/** Positions made anew from the set-up of another. */
final class Twins {
    private Twins() {}

    /**
     * The same position built from nothing; empty where that cannot be, because a general is missing and the rule set
     * has no word for it (which L7 reports).
     */
    static Optional<Position> rebuilt(Position position) {
        return canBeSetUp(position) ? Optional.of(of(position, position.toSetup())) : Optional.empty();
    }

    private static boolean canBeSetUp(Position position) {
        boolean whole = position.general(Side.CHO).isPresent()
                && position.general(Side.HAN).isPresent();
        return whole || position.rules().layout().field(StateLayout.OVER).isPresent();
    }

    private static Position of(Position position, Setup setup) {
        return Position.of(position.rules(), setup);
    }

    /** The same position with other counters, which take no part in equality. */
    static Optional<Position> otherCounters(Position position) {
        if (!canBeSetUp(position)) {
            return Optional.empty();
        }
        Setup setup = position.toSetup();
        return Optional.of(of(
                position,
                new Setup(setup.board(), setup.turn(), setup.state(), setup.halfmoves() + 7, setup.fullmoves() + 11)));
    }

    /** Positions with one field of the state changed, whatever it means; combinations that are refused are left out. */
    static List<Position> otherStates(Position position) {
        List<Position> twins = new ArrayList<>();
        if (!canBeSetUp(position)) {
            return twins;
        }
        Setup setup = position.toSetup();
        for (StateField field : position.rules().layout().fields()) {
            int values = field.values().isEmpty()
                    ? (int) Math.min(4, 1L << field.width())
                    : field.values().size();
            for (int value = 0; value < values; value++) {
                Map<String, String> state = new HashMap<>();
                for (StateField each : position.rules().layout().fields()) {
                    long word = each.equals(field) ? each.with(0, value) : position.state();
                    state.put(each.name(), each.text(word));
                }
                // A state that lacks the reason for a missing general, or the like, makes no position.
                Setup twin = new Setup(setup.board(), setup.turn(), state, setup.halfmoves(), setup.fullmoves());
                if (Position.faults(position.rules(), twin).stream().noneMatch(Fault::isError)) {
                    twins.add(of(position, twin));
                }
            }
        }
        return twins;
    }
}
