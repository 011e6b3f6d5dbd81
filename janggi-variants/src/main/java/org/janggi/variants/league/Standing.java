package org.janggi.variants.league;

import java.util.Objects;
import org.janggi.core.Text;

/**
 * A line of a table.
 *
 * @param rank the rank, from 1; players who share a rank have the same, and as many of the ranks after it are left out
 * @param player who
 * @param tally the results
 * @param decidedBy what parted the player from the last of those with whom the player was tied;
 *     {@link TieBreak#NONE} for a shared rank
 * @param reason the same in words with the numbers, as in "head-to-head among a, b, c: 1 win, 7 points"
 */
public record Standing(int rank, Player player, Tally tally, TieBreak decidedBy, Text reason) {
    /**
     * A line of a table.
     *
     * @param rank the rank, from 1
     * @param player who
     * @param tally the results
     * @param decidedBy what decided the rank
     * @param reason the same in words
     */
    public Standing {
        Objects.requireNonNull(player, "player");
        Objects.requireNonNull(tally, "tally");
        Objects.requireNonNull(decidedBy, "decidedBy");
        Objects.requireNonNull(reason, "reason");
    }

    /**
     * Whether others have the same rank.
     *
     * @return whether they have
     */
    public boolean isShared() {
        return decidedBy == TieBreak.NONE;
    }
}
