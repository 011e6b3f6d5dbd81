package org.janggi.core;

import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/**
 * What the pieces of a rule set can do. Chariot, cannon, horse and elephant always move as M2 to M6 say; everything
 * else is {@link Steps} for a kind, promoted or not, which a rule set chooses. A promoted general has in addition the
 * chariot's power against the enemy general, along their clear file (S12).
 *
 * <p>Immutable. The core turns an instance into tables once, so a rule set keeps one instance and gives it every time.
 */
public final class Powers {
    private static final Powers STANDARD = standardPowers();

    private final Map<PieceKind, Steps> plain;
    private final Map<PieceKind, Steps> promoted;
    private final Set<PieceKind> promotable;

    private Powers(Map<PieceKind, Steps> plain, Map<PieceKind, Steps> promoted) {
        this.plain = plain;
        this.promoted = promoted;
        this.promotable =
                promoted.isEmpty() ? Set.of() : Collections.unmodifiableSet(EnumSet.copyOf(promoted.keySet()));
    }

    private static Powers standardPowers() {
        Map<PieceKind, Steps> plain = new EnumMap<>(PieceKind.class);
        plain.put(PieceKind.GENERAL, Steps.OWN_PALACE);
        plain.put(PieceKind.GUARD, Steps.OWN_PALACE);
        plain.put(PieceKind.SOLDIER, Steps.FORWARD.or(Steps.SIDEWAYS).or(Steps.FORWARD_ENEMY_PALACE_DIAGONAL));
        return new Powers(plain, new EnumMap<>(PieceKind.class));
    }

    /**
     * M1 to M7, with no promoted pieces.
     *
     * @return the powers that every rule set starts from
     */
    public static Powers standard() {
        return STANDARD;
    }

    /**
     * These powers with other steps for the unpromoted pieces of a kind.
     *
     * @param kind the kind
     * @param steps all its steps; a chariot, cannon, horse or elephant has them beside its own moves
     * @return the changed powers
     */
    public Powers with(PieceKind kind, Steps steps) {
        Map<PieceKind, Steps> changed = new EnumMap<>(plain);
        changed.put(kind, steps);
        return new Powers(changed, promoted);
    }

    /**
     * These powers with promoted pieces of a kind.
     *
     * @param kind the kind
     * @param steps all steps of the promoted piece
     * @return the changed powers
     */
    public Powers withPromoted(PieceKind kind, Steps steps) {
        Map<PieceKind, Steps> changed = new EnumMap<>(promoted);
        changed.put(kind, steps);
        return new Powers(plain, changed);
    }

    /**
     * The steps of a kind.
     *
     * @param kind the kind
     * @param isPromoted whether the promoted piece is meant
     * @return its steps; those of the unpromoted piece where the kind is not promotable
     */
    public Steps steps(PieceKind kind, boolean isPromoted) {
        Steps unpromoted = plain.getOrDefault(kind, Steps.NONE);
        return isPromoted ? promoted.getOrDefault(kind, unpromoted) : unpromoted;
    }

    /**
     * The kinds that can be promoted.
     *
     * @return an immutable set
     */
    public Set<PieceKind> promotable() {
        return promotable;
    }
}
