package org.janggi.testkit.simulate;

import java.io.Serializable;
import java.util.Arrays;
import java.util.SortedMap;
import java.util.TreeMap;
import org.checkerframework.checker.nullness.qual.Nullable;

/**
 * How often each value of a measure came up. Everything that statistics need of it is exact: sums of values and of their
 * squares are whole numbers.
 *
 * <p><b>Equality.</b> By the counts. Immutable. Cost: 8 bytes for each value from the least to the greatest.
 *
 * <pre>{@code
 * Histogram once = Histogram.of(new TreeMap<>(Map.of(3, 2L, 5, 1L)));
 * once.plus(once).sum(); // -> 22
 * }</pre>
 */
public final class Histogram implements Serializable {
    /** Nothing was counted. */
    public static final Histogram EMPTY = new Histogram(0, new long[0]);

    private static final long serialVersionUID = 1L;

    private final int first;
    private final long[] counts;

    private Histogram(int first, long[] counts) {
        this.first = first;
        this.counts = counts;
    }

    /** The counts of neighbouring values; zeros at either end are left out. Takes the array over if there are none. */
    static Histogram of(int first, long[] counts) {
        int from = 0;
        int to = counts.length;
        while (from < to && counts[from] == 0) {
            from++;
        }
        while (to > from && counts[to - 1] == 0) {
            to--;
        }
        if (from == to) {
            return EMPTY;
        }
        return new Histogram(first + from, Arrays.copyOfRange(counts, from, to));
    }

    /**
     * The histogram with given counts.
     *
     * @param counts how often each value came up, 0 or more
     * @return the histogram
     * @throws IllegalArgumentException if a count is negative, or values lie more than a million apart
     */
    public static Histogram of(SortedMap<Integer, Long> counts) {
        if (counts.isEmpty()) {
            return EMPTY;
        }
        int least = counts.firstKey();
        long width = (long) counts.lastKey() - least + 1;
        if (width > 1_000_001) {
            throw new IllegalArgumentException("values lie at most a million apart, found " + (width - 1));
        }
        long[] dense = new long[(int) width];
        counts.forEach((value, count) -> {
            if (count < 0) {
                throw new IllegalArgumentException("a count is 0 or more, found " + count);
            }
            dense[value - least] = count;
        });
        return of(least, dense);
    }

    /**
     * Both together.
     *
     * @param other another histogram of the same measure
     * @return the sum of the counts, value by value
     * @throws ArithmeticException if a count exceeds a {@code long}
     */
    public Histogram plus(Histogram other) {
        if (counts.length == 0) {
            return other;
        }
        if (other.counts.length == 0) {
            return this;
        }
        int from = Math.min(first, other.first);
        int to = Math.max(first + counts.length, other.first + other.counts.length);
        long[] sum = new long[to - from];
        System.arraycopy(counts, 0, sum, first - from, counts.length);
        for (int i = 0; i < other.counts.length; i++) {
            int at = other.first - from + i;
            sum[at] = Math.addExact(sum[at], other.counts[i]);
        }
        return new Histogram(from, sum);
    }

    /**
     * How often a value came up.
     *
     * @param value any value
     * @return 0 or more
     */
    public long count(int value) {
        long at = (long) value - first;
        return at < 0 || at >= counts.length ? 0 : counts[(int) at];
    }

    /**
     * How many values were counted.
     *
     * @return the sum of all counts
     */
    public long total() {
        return Arrays.stream(counts).sum();
    }

    /**
     * The sum of the values.
     *
     * @return each value as often as it came up
     * @throws ArithmeticException if it exceeds a {@code long}
     */
    public long sum() {
        long sum = 0;
        for (int i = 0; i < counts.length; i++) {
            sum = Math.addExact(sum, Math.multiplyExact(counts[i], (long) first + i));
        }
        return sum;
    }

    /**
     * The sum of the squares of the values.
     *
     * @return each square as often as its value came up
     * @throws ArithmeticException if it exceeds a {@code long}
     */
    public long sumOfSquares() {
        long sum = 0;
        for (int i = 0; i < counts.length; i++) {
            long value = (long) first + i;
            sum = Math.addExact(sum, Math.multiplyExact(counts[i], value * value));
        }
        return sum;
    }

    /**
     * The counts by value.
     *
     * @return a new map of the values that came up, in their order
     */
    public SortedMap<Integer, Long> counts() {
        SortedMap<Integer, Long> found = new TreeMap<>();
        for (int i = 0; i < counts.length; i++) {
            if (counts[i] != 0) {
                found.put(first + i, counts[i]);
            }
        }
        return found;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Histogram that && that.first == first && Arrays.equals(that.counts, counts);
    }

    @Override
    public int hashCode() {
        return 31 * first + Arrays.hashCode(counts);
    }

    /** The counts by value, as in {@code {1=20, 3=4}}. */
    @Override
    public String toString() {
        return counts().toString();
    }
}
