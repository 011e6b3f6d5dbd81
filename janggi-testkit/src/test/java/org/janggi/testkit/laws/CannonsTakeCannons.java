package org.janggi.testkit.laws;

import java.util.Map;
import java.util.Optional;
import org.janggi.core.Move;
import org.janggi.core.Outcome;
import org.janggi.core.Permission;
import org.janggi.core.PieceKind;
import org.janggi.core.Position;
import org.janggi.core.Powers;
import org.janggi.core.StateLayout;
import org.janggi.core.Steps;
import org.janggi.core.Symmetry;
import org.janggi.variants.FairyRules;

/** Passes for the engine's casual rules, but lets a cannon take what stands beside it, cannons included. */
final class CannonsTakeCannons extends BrokenRules.Sound {
    private static final Powers POWERS = FairyRules.CASUAL.powers().with(PieceKind.CANNON, Steps.ORTHOGONAL);

    @Override
    public String id() {
        return FairyRules.CASUAL.id();
    }

    @Override
    public Map<String, String> options() {
        return Map.of();
    }

    @Override
    public Symmetry symmetry() {
        return FairyRules.CASUAL.symmetry();
    }

    @Override
    public Powers powers() {
        return POWERS;
    }

    @Override
    public StateLayout layout() {
        return FairyRules.CASUAL.layout();
    }

    @Override
    public long stateAfter(Position before, Move move, Position after) {
        return FairyRules.CASUAL.stateAfter(before, move, after);
    }

    @Override
    public Permission permission(Position position) {
        return FairyRules.CASUAL.permission(position);
    }

    @Override
    public Optional<Outcome> ended(Position position) {
        return FairyRules.CASUAL.ended(position);
    }
}
