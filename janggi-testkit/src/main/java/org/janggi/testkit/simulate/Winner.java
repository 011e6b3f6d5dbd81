package org.janggi.testkit.simulate;

import java.util.Optional;
import org.janggi.core.Side;

/**
 * Who won a game, if anybody.
 *
 * <pre>{@code
 * Winner.of(Optional.of(Side.HAN)).id(); // -> han
 * }</pre>
 */
public enum Winner {
    /** Cho won. */
    CHO("cho"),
    /** Han won. */
    HAN("han"),
    /** A draw, or a game that was broken off. */
    NONE("none");

    private final String id;

    Winner(String id) {
        this.id = id;
    }

    /**
     * The winner that an outcome names.
     *
     * @param side a side, or empty
     * @return the same in one value
     */
    public static Winner of(Optional<Side> side) {
        return side.map(won -> won == Side.CHO ? CHO : HAN).orElse(NONE);
    }

    /**
     * The name in data.
     *
     * @return {@code cho}, {@code han} or {@code none}
     */
    public String id() {
        return id;
    }
}
