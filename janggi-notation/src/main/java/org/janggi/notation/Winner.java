package org.janggi.notation;

import java.util.Optional;
import org.janggi.core.Side;

/** Who won, as far as a record tells. */
public enum Winner {
    /** Cho won. */
    CHO,
    /** Han won. */
    HAN,
    /** Nobody: the game was drawn. */
    NONE,
    /** The record does not tell. */
    UNKNOWN;

    /**
     * The side as winner.
     *
     * @param side who won
     * @return {@link #CHO} or {@link #HAN}
     */
    public static Winner of(Side side) {
        return side == Side.CHO ? CHO : HAN;
    }

    /**
     * The side that won.
     *
     * @return the side, or empty if nobody won or nobody knows
     */
    public Optional<Side> side() {
        return switch (this) {
            case CHO -> Optional.of(Side.CHO);
            case HAN -> Optional.of(Side.HAN);
            case NONE, UNKNOWN -> Optional.empty();
        };
    }
}
