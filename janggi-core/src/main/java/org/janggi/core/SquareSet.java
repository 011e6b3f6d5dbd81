package org.janggi.core;

import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.checkerframework.checker.nullness.qual.Nullable;

/**
 * An immutable set of squares, iterated in the order of their indices.
 *
 * <p>Cost: two {@code long}s; every operation but iteration takes constant time.
 */
public final class SquareSet implements Iterable<Square> {
    /** The set without squares. */
    public static final SquareSet EMPTY = new SquareSet(0, 0);

    private static final int HALF = Square.COUNT / 2;
    private static final long ALL_BITS = (1L << HALF) - 1;

    private final long low;
    private final long high;

    private SquareSet(long low, long high) {
        this.low = low;
        this.high = high;
    }

    /**
     * The set with given bits.
     *
     * @param low bit {@code i} stands for the square with index {@code i}, ranks 1 to 5; bits 0 to 44
     * @param high bit {@code i} stands for the square with index {@code 45 + i}, ranks 6 to 10; bits 0 to 44
     * @return the set
     * @throws IllegalArgumentException if a bit above 44 is set
     */
    public static SquareSet ofBits(long low, long high) {
        if (((low | high) & ~ALL_BITS) != 0) {
            throw new IllegalArgumentException("only bits 0 to 44 stand for squares");
        }
        return (low | high) == 0 ? EMPTY : new SquareSet(low, high);
    }

    /**
     * The set of some squares.
     *
     * @param squares the members; repetitions do not matter
     * @return the set
     */
    public static SquareSet of(Square... squares) {
        return of(Arrays.asList(squares));
    }

    /**
     * The set of some squares.
     *
     * @param squares the members; repetitions do not matter
     * @return the set
     */
    public static SquareSet of(Collection<Square> squares) {
        long low = 0;
        long high = 0;
        for (Square square : squares) {
            int index = square.index();
            if (index < HALF) {
                low |= 1L << index;
            } else {
                high |= 1L << (index - HALF);
            }
        }
        return ofBits(low, high);
    }

    /**
     * The members on ranks 1 to 5.
     *
     * @return bit {@code i} stands for the square with index {@code i}
     */
    public long low() {
        return low;
    }

    /**
     * The members on ranks 6 to 10.
     *
     * @return bit {@code i} stands for the square with index {@code 45 + i}
     */
    public long high() {
        return high;
    }

    /**
     * The number of members.
     *
     * @return 0 to 90
     */
    public int size() {
        return Long.bitCount(low) + Long.bitCount(high);
    }

    /**
     * Whether there is no member.
     *
     * @return true for the empty set
     */
    public boolean isEmpty() {
        return (low | high) == 0;
    }

    /**
     * Whether a square is a member.
     *
     * @param square any square
     * @return true if it is in this set
     */
    public boolean contains(Square square) {
        int index = square.index();
        return ((index < HALF ? low >>> index : high >>> (index - HALF)) & 1) != 0;
    }

    /**
     * The members of either set.
     *
     * @param other another set
     * @return the union
     */
    public SquareSet or(SquareSet other) {
        return ofBits(low | other.low, high | other.high);
    }

    /**
     * The members of both sets.
     *
     * @param other another set
     * @return the intersection
     */
    public SquareSet and(SquareSet other) {
        return ofBits(low & other.low, high & other.high);
    }

    /**
     * The members of this set that are not in the other.
     *
     * @param other another set
     * @return the difference
     */
    public SquareSet minus(SquareSet other) {
        return ofBits(low & ~other.low, high & ~other.high);
    }

    /**
     * The members as a stream.
     *
     * @return the squares in the order of their indices
     */
    public Stream<Square> stream() {
        return StreamSupport.stream(spliterator(), false);
    }

    @Override
    public Iterator<Square> iterator() {
        return new Iterator<>() {
            private long restLow = low;
            private long restHigh = high;

            @Override
            public boolean hasNext() {
                return (restLow | restHigh) != 0;
            }

            @Override
            public Square next() {
                if (restLow != 0) {
                    int index = Long.numberOfTrailingZeros(restLow);
                    restLow &= restLow - 1;
                    return Square.of(index);
                }
                if (restHigh == 0) {
                    throw new NoSuchElementException();
                }
                int index = HALF + Long.numberOfTrailingZeros(restHigh);
                restHigh &= restHigh - 1;
                return Square.of(index);
            }
        };
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof SquareSet set && set.low == low && set.high == high;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(low) * 31 + Long.hashCode(high);
    }

    /** The names of the members, as in {@code {a1, e2}}. */
    @Override
    public String toString() {
        return stream().map(Square::toString).collect(Collectors.joining(", ", "{", "}"));
    }
}
