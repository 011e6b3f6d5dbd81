package org.janggi.testkit.bench;

import java.util.List;

/** What must be the same on both sides, or nothing is worth measuring. */
final class Agreement {
    private Agreement() {}

    /** Fails unless the counts are those of the positions. */
    static void onCounts(List<MidGame> positions, List<Long> counts) {
        for (int i = 0; i < positions.size(); i++) {
            onCount(positions.get(i).fen(), positions.get(i).nodes(), counts.get(i));
        }
    }

    /** Fails unless both counts are the same. */
    static void onCount(String what, long expected, long found) {
        if (expected != found) {
            throw new IllegalStateException(what + ": expected " + expected + ", found " + found);
        }
    }
}
