package org.janggi.testkit.bench;

import java.util.Arrays;

/**
 * Where a replayed game ended.
 *
 * @param plies how many were played
 * @param fen the last position
 */
record GameEnd(int plies, String fen) {
    /** Whether the number of plies, the board and the side to move are the same; counters differ by design. */
    boolean agreesWith(GameEnd other) {
        return plies == other.plies && Arrays.equals(fen.split(" "), 0, 2, other.fen.split(" "), 0, 2);
    }
}
