package org.janggi.core;

/**
 * Which single steps a piece may make: a condition on where it stands and where it goes, asked once for every pair of
 * squares when a rule set is put to use. Nothing between the squares can block a step.
 */
@FunctionalInterface
public interface Steps {
    /** No step. */
    Steps NONE = (side, from, to) -> false;

    /** One step ahead. */
    Steps FORWARD = (side, from, to) -> across(from, to) == 0 && ahead(side, from, to) == 1;

    /** One step to the left or to the right. */
    Steps SIDEWAYS = (side, from, to) -> Math.abs(across(from, to)) == 1 && ahead(side, from, to) == 0;

    /** One step back. */
    Steps BACKWARD = (side, from, to) -> across(from, to) == 0 && ahead(side, from, to) == -1;

    /** One diagonal step along a drawn line of either palace, in any direction. */
    Steps PALACE_DIAGONAL = (side, from, to) -> Math.abs(across(from, to)) == 1
            && Math.abs(ahead(side, from, to)) == 1
            && from.isOnPalaceDiagonal()
            && to.isOnPalaceDiagonal();

    /** One diagonal step ahead along a drawn line of either palace. */
    Steps FORWARD_PALACE_DIAGONAL =
            (side, from, to) -> PALACE_DIAGONAL.allows(side, from, to) && ahead(side, from, to) == 1;

    /** M7: one diagonal step ahead along a drawn line of the enemy palace. */
    Steps FORWARD_ENEMY_PALACE_DIAGONAL =
            (side, from, to) -> FORWARD_PALACE_DIAGONAL.allows(side, from, to) && from.isInPalaceOf(side.opponent());

    /** One step ahead, back or to either side. */
    Steps ORTHOGONAL = FORWARD.or(SIDEWAYS).or(BACKWARD);

    /** M1: one step along a drawn line inside the own palace. */
    Steps OWN_PALACE = (side, from, to) -> from.isInPalaceOf(side)
            && to.isInPalaceOf(side)
            && (ORTHOGONAL.allows(side, from, to) || PALACE_DIAGONAL.allows(side, from, to));

    /** Any pair of squares whose target is not in the enemy palace; to narrow other steps with {@link #and}. */
    Steps OUTSIDE_ENEMY_PALACE = (side, from, to) -> !to.isInPalaceOf(side.opponent());

    /**
     * Whether a piece of a side may step from one square to another.
     *
     * @param side whose piece it is
     * @param from where it stands
     * @param to where it would go, never the same square
     * @return true if this step exists, whoever stands on {@code to}
     */
    boolean allows(Side side, Square from, Square to);

    /**
     * The steps of either.
     *
     * @param other more steps
     * @return the union
     */
    default Steps or(Steps other) {
        return (side, from, to) -> allows(side, from, to) || other.allows(side, from, to);
    }

    /**
     * The steps of both.
     *
     * @param other a condition
     * @return the intersection
     */
    default Steps and(Steps other) {
        return (side, from, to) -> allows(side, from, to) && other.allows(side, from, to);
    }

    private static int across(Square from, Square to) {
        return to.file() - from.file();
    }

    private static int ahead(Side side, Square from, Square to) {
        return side == Side.CHO ? to.rank() - from.rank() : from.rank() - to.rank();
    }
}
