package org.janggi.testkit.simulate;

import java.util.Arrays;

/** A histogram in the making. */
final class Counts {
    private static final int ROOM = 16;

    private int first;
    private long[] counts = new long[0];

    void add(int value) {
        int at = value - first;
        if (at < 0 || at >= counts.length) {
            makeRoom(value);
            at = value - first;
        }
        counts[at]++;
    }

    private void makeRoom(int value) {
        if (counts.length == 0) {
            first = value;
            counts = new long[ROOM];
        } else if (value < first) {
            int more = Math.max(first - value, counts.length);
            long[] wider = new long[counts.length + more];
            System.arraycopy(counts, 0, wider, more, counts.length);
            counts = wider;
            first -= more;
        } else {
            counts = Arrays.copyOf(counts, Math.max(value - first + 1, 2 * counts.length));
        }
    }

    Histogram toHistogram() {
        return Histogram.of(first, counts);
    }
}
