package org.janggi.notation;

import java.time.Duration;
import java.util.Optional;

/**
 * What the clock showed at a ply. Formats keep one or the other.
 *
 * @param spent the time spent on this ply
 * @param remaining the time left to the mover after this ply
 */
public record Clock(Optional<Duration> spent, Optional<Duration> remaining) {
    /** Nothing known. */
    public static final Clock NONE = new Clock(Optional.empty(), Optional.empty());

    /**
     * Both times.
     *
     * @param spent the time spent on this ply, or empty
     * @param remaining the time left after this ply, or empty
     */
    public Clock {
        if (spent.filter(Duration::isNegative).isPresent()) {
            throw new IllegalArgumentException("no one spends " + spent);
        }
    }

    /**
     * The time spent on a ply.
     *
     * @param seconds whole seconds, 0 or more
     * @return a clock that knows nothing else
     */
    public static Clock ofSpent(long seconds) {
        return new Clock(Optional.of(Duration.ofSeconds(seconds)), Optional.empty());
    }

    /**
     * Whether anything is known.
     *
     * @return false for {@link #NONE}
     */
    public boolean isKnown() {
        return spent.isPresent() || remaining.isPresent();
    }
}
