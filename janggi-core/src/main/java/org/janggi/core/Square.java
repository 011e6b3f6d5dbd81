package org.janggi.core;

import java.util.List;
import java.util.Optional;

/**
 * One of the 90 points of the board, {@code a1} to {@code i10}: files a to i from Cho's left, ranks 1 to 10 from Cho's
 * back rank. There is one instance of each, so {@code ==} and {@code equals} agree.
 */
public final class Square implements Comparable<Square> {
    /** The number of files. */
    public static final int FILES = 9;
    /** The number of ranks. */
    public static final int RANKS = 10;
    /** The number of squares. */
    public static final int COUNT = FILES * RANKS;

    private static final List<Square> ALL =
            java.util.stream.IntStream.range(0, COUNT).mapToObj(Square::new).toList();

    private final int index;
    private final String name;

    private Square(int index) {
        this.index = index;
        this.name = (char) ('a' + index % FILES) + Integer.toString(index / FILES + 1);
    }

    /**
     * All squares in the order of their indices: a1, b1, ..., i1, a2, ..., i10.
     *
     * @return an immutable list of 90 squares
     */
    public static List<Square> all() {
        return ALL;
    }

    /**
     * The square with an index.
     *
     * @param index {@code (rank - 1) * 9 + (file - 1)}, 0 to 89
     * @return the square
     * @throws IndexOutOfBoundsException if {@code index} is outside 0 to 89
     */
    public static Square of(int index) {
        return ALL.get(index);
    }

    /**
     * The square on a file and a rank.
     *
     * @param file 1 (a) to 9 (i)
     * @param rank 1 to 10
     * @return the square
     * @throws IllegalArgumentException if either is out of its range
     */
    public static Square at(int file, int rank) {
        if (file < 1 || file > FILES || rank < 1 || rank > RANKS) {
            throw new IllegalArgumentException("no square on file " + file + ", rank " + rank);
        }
        return ALL.get((rank - 1) * FILES + file - 1);
    }

    /**
     * Reads the name of a square.
     *
     * @param name a file letter {@code a} to {@code i} and a rank 1 to 10, as in {@code e2} or {@code i10}
     * @return the square
     * @throws IllegalArgumentException if {@code name} is anything else; the message quotes it
     */
    public static Square parse(String name) {
        if (name.length() >= 2 && name.length() <= 3) {
            int file = name.charAt(0) - 'a' + 1;
            int rank = name.endsWith("10") ? RANKS : name.length() == 2 ? "0123456789".indexOf(name.charAt(1)) : 0;
            if (file >= 1 && file <= FILES && rank >= 1 && rank <= RANKS) {
                return at(file, rank);
            }
        }
        throw new IllegalArgumentException("not a square, a1 to i10: \"" + name + "\"");
    }

    /**
     * The index of this square.
     *
     * @return {@code (rank - 1) * 9 + (file - 1)}, 0 to 89
     */
    public int index() {
        return index;
    }

    /**
     * The file of this square.
     *
     * @return 1 (a) to 9 (i)
     */
    public int file() {
        return index % FILES + 1;
    }

    /**
     * The rank of this square.
     *
     * @return 1 (Cho's back rank) to 10 (Han's back rank)
     */
    public int rank() {
        return index / FILES + 1;
    }

    /**
     * Whose palace this square lies in: files d to f, ranks 1 to 3 for Cho and 8 to 10 for Han.
     *
     * @return the side, or empty outside both palaces
     */
    public Optional<Side> palace() {
        int file = file();
        if (file < 4 || file > 6) {
            return Optional.empty();
        }
        return rank() <= 3 ? Optional.of(Side.CHO) : rank() >= 8 ? Optional.of(Side.HAN) : Optional.empty();
    }

    /**
     * Whether this square lies in the palace of a side.
     *
     * @param side the owner of the palace
     * @return true for the nine squares of that palace
     */
    public boolean isInPalaceOf(Side side) {
        int rank = side == Side.CHO ? rank() : RANKS + 1 - rank();
        return rank <= 3 && file() >= 4 && file() <= 6;
    }

    /**
     * Whether a drawn palace diagonal passes this square: the centre and the four corners of each palace.
     *
     * @return true for ten squares
     */
    public boolean isOnPalaceDiagonal() {
        return palace().isPresent() && (file() + (rank() <= 3 ? rank() : rank() - 7)) % 2 == 1;
    }

    /**
     * The square in the mirror of the middle file: a5 becomes i5.
     *
     * @return the mirrored square
     */
    public Square mirrored() {
        return at(FILES + 1 - file(), rank());
    }

    /**
     * The square after half a turn of the board: a1 becomes i10.
     *
     * @return the rotated square
     */
    public Square rotated() {
        return ALL.get(COUNT - 1 - index);
    }

    /** The order of the indices. */
    @Override
    public int compareTo(Square other) {
        return Integer.compare(index, other.index);
    }

    /** The name, {@code a1} to {@code i10}. */
    @Override
    public String toString() {
        return name;
    }
}
