package org.janggi.testkit.simulate;

import java.io.Serializable;

/**
 * Consecutive games of an experiment, played under each of its rule sets.
 *
 * <pre>{@code
 * new Chunk(0, 10); // -> Chunk[from=0, to=10]
 * }</pre>
 *
 * @param from the number of the first
 * @param to the number behind the last
 */
public record Chunk(long from, long to) implements Serializable {
    /**
     * Some games.
     *
     * @param from the number of the first, 0 or more
     * @param to the number behind the last, not less
     */
    public Chunk {
        if (from < 0 || to < from) {
            throw new IllegalArgumentException("games go from 0 or more upwards, found " + from + " to " + to);
        }
    }
}
