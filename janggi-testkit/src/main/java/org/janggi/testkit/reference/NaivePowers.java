package org.janggi.testkit.reference;

import java.util.Objects;

/**
 * The readings of the movement clauses that rule sets differ in. A rule set's own powers are never asked: whoever
 * compares says by hand which reading it ought to have.
 *
 * <pre>{@code
 * NaivePowers.DEFAULT.soldier(); // -> ENEMY_PALACE_DIAGONALS
 * NaivePowers.FAIRY.soldier(); // -> BOTH_PALACES_DIAGONALS
 * }</pre>
 *
 * @param soldier M7: which palace diagonals an unpromoted soldier uses
 * @param promotedSoldier D6: what a promoted soldier can do, and with it a promoted guard
 * @param promotedGuard D9: where a promoted guard can go
 */
public record NaivePowers(Soldier soldier, PromotedSoldier promotedSoldier, PromotedGuard promotedGuard) {
    /** M7. */
    public enum Soldier {
        /** The forward diagonals of the enemy palace. */
        ENEMY_PALACE_DIAGONALS,
        /** The forward diagonals of both palaces, as the engine has it. */
        BOTH_PALACES_DIAGONALS
    }

    /** D6. */
    public enum PromotedSoldier {
        /** One step in the four directions and along any palace diagonal. */
        ALL_DIAGONALS,
        /** One step in the four directions and forward along any palace diagonal. */
        FORWARD_DIAGONALS,
        /** One step in the four directions. */
        NO_DIAGONALS
    }

    /** D9. */
    public enum PromotedGuard {
        /** Anywhere. */
        ANYWHERE,
        /** Anywhere but into the enemy palace. */
        NOT_INTO_ENEMY_PALACE
    }

    /** The default readings of every rule set but the engine's. */
    public static final NaivePowers DEFAULT =
            new NaivePowers(Soldier.ENEMY_PALACE_DIAGONALS, PromotedSoldier.ALL_DIAGONALS, PromotedGuard.ANYWHERE);

    /** The engine's reading of the soldier. */
    public static final NaivePowers FAIRY =
            new NaivePowers(Soldier.BOTH_PALACES_DIAGONALS, PromotedSoldier.ALL_DIAGONALS, PromotedGuard.ANYWHERE);

    /**
     * Three readings.
     *
     * @param soldier which palace diagonals an unpromoted soldier uses
     * @param promotedSoldier what a promoted soldier can do
     * @param promotedGuard where a promoted guard can go
     */
    public NaivePowers {
        Objects.requireNonNull(soldier, "soldier");
        Objects.requireNonNull(promotedSoldier, "promotedSoldier");
        Objects.requireNonNull(promotedGuard, "promotedGuard");
    }
}
