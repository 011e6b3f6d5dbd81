package org.janggi.variants.league;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.janggi.core.Text;

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
     * What is announced about it.
     *
     * @return the criteria in their order, in both languages
     */
    public Text text() {
        List<TieBreak> asked =
                new ArrayList<>(List.of(TieBreak.HEAD_TO_HEAD, TieBreak.WINS, TieBreak.DAN, TieBreak.AGE));
        lot.ifPresent(drawn -> asked.add(TieBreak.LOT));
        asked.add(TieBreak.NONE);
        return new Text(
                asked.stream()
                        .map(by -> by.text().english()
                                + (by == TieBreak.WINS && completeWinsOnly ? " (complete wins only)" : ""))
                        .collect(Collectors.joining(", ")),
                asked.stream()
                        .map(by -> by.text().korean() + (by == TieBreak.WINS && completeWinsOnly ? "(완승만)" : ""))
                        .collect(Collectors.joining(", ")));
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
