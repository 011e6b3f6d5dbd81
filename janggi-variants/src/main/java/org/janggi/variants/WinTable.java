package org.janggi.variants;

import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Position;

/**
 * What one search has found about positions with the claimant to move. Of fixed size: an entry gives way to one of a
 * larger search that falls on its place, so a lost entry costs time and nothing else. A hit is confirmed by comparison.
 */
final class WinTable {
    private static final int SIZE = 1 << 16;

    private final @Nullable Position[] positions = new @Nullable Position[SIZE];
    /** The smallest number of turns that is known to suffice, or 0. */
    private final byte[] enough = new byte[SIZE];
    /** The largest number of turns that is known not to suffice, or 0. */
    private final byte[] tooFew = new byte[SIZE];

    /** Whether it is known that these turns suffice. */
    boolean isWon(Position position, int turns) {
        int slot = slot(position);
        return enough[slot] != 0 && enough[slot] <= turns && position.equals(positions[slot]);
    }

    /** Whether it is known that these turns do not suffice. */
    boolean isNotWon(Position position, int turns) {
        int slot = slot(position);
        return tooFew[slot] >= turns && position.equals(positions[slot]);
    }

    /** Keeps a result. */
    void keep(Position position, int turns, boolean won) {
        int slot = slot(position);
        if (!position.equals(positions[slot])) {
            if (turns < Math.max(enough[slot], tooFew[slot])) {
                return;
            }
            positions[slot] = position;
            enough[slot] = 0;
            tooFew[slot] = 0;
        }
        if (won) {
            enough[slot] = (byte) (enough[slot] == 0 ? turns : Math.min(turns, enough[slot]));
        } else {
            tooFew[slot] = (byte) Math.max(turns, tooFew[slot]);
        }
    }

    private static int slot(Position position) {
        long key = position.key();
        return (int) (key ^ key >>> 32) & SIZE - 1;
    }
}
