package org.janggi.variants.league;

import java.util.Objects;
import java.util.Optional;

/**
 * The readings of K11: what counts as the number of wins, and what becomes of players who are equal in everything.
 *
 * @param completeWinsOnly whether only complete wins are counted under {@link TieBreak#WINS}; head-to-head counts all
 *     wins in any case
 * @param lot the lot that parts who is equal in everything; without one, or where it lacks one of them, they share the
 *     rank
 */
public record TieBreaks(boolean completeWinsOnly, Optional<Lot> lot) {
    /** The default: complete wins and points wins are counted, equal players share a rank. */
    public static final TieBreaks KJA = new TieBreaks(false, Optional.empty());

    /**
     * Both readings.
     *
     * @param completeWinsOnly whether only complete wins are counted
     * @param lot the lot, or empty
     */
    public TieBreaks {
        Objects.requireNonNull(lot, "lot");
    }

    /**
     * These readings with only complete wins counted.
     *
     * @return the readings
     */
    public TieBreaks countingCompleteWins() {
        return new TieBreaks(true, lot);
    }

    /**
     * These readings with a lot.
     *
     * @param drawn the lot
     * @return the readings
     */
    public TieBreaks with(Lot drawn) {
        return new TieBreaks(completeWinsOnly, Optional.of(drawn));
    }
}
