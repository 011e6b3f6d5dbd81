package org.janggi.core.internal;

/**
 * Where a square lies in the words of a position. A set of squares is two words of 45 bits, {@code lo} for ranks 1 to 5
 * and {@code hi} for ranks 6 to 10, so that each palace lies in one word. The same set turned by a quarter, file after
 * file, is two words again, {@code fa} for files a to e and {@code fb} for files f to i.
 */
final class Bits {
    static final int SQUARES = 90;
    static final int HALF = 45;
    static final int FILES = 9;
    static final int RANKS = 10;

    /** All squares of one word. */
    static final long ALL = (1L << HALF) - 1;

    /** The bit of a square in {@code lo}, or 0. */
    static final long[] LO = new long[SQUARES];
    /** The bit of a square in {@code hi}, or 0. */
    static final long[] HI = new long[SQUARES];
    /** The bit of a square in {@code fa}, or 0. */
    static final long[] FA = new long[SQUARES];
    /** The bit of a square in {@code fb}, or 0. */
    static final long[] FB = new long[SQUARES];
    /** The file of a square, 0 to 8. */
    static final int[] FILE = new int[SQUARES];
    /** The rank of a square, 0 to 9. */
    static final int[] RANK = new int[SQUARES];
    /** The place of a square's bit in its word, 0 to 44. */
    static final int[] PLACE = new int[SQUARES];
    /** The place of the first square of a square's rank in {@code lo} or {@code hi}. */
    static final int[] RANK_SHIFT = new int[SQUARES];
    /** The place of the first square of a square's file in {@code fa} or {@code fb}. */
    private static final int[] FILE_SHIFT = new int[SQUARES];
    /** The squares of a file in either word. */
    static final long[] FILE_BITS = new long[FILES];

    static {
        for (int square = 0; square < SQUARES; square++) {
            int file = square % FILES;
            int rank = square / FILES;
            FILE[square] = file;
            RANK[square] = rank;
            PLACE[square] = square % HALF;
            RANK_SHIFT[square] = PLACE[square] - file;
            FILE_SHIFT[square] = file % 5 * RANKS;
            LO[square] = square < HALF ? 1L << square : 0;
            HI[square] = square < HALF ? 0 : 1L << (square - HALF);
            FA[square] = file < 5 ? 1L << (file * RANKS + rank) : 0;
            FB[square] = file < 5 ? 0 : 1L << ((file - 5) * RANKS + rank);
            FILE_BITS[file] |= 1L << PLACE[square];
        }
    }

    private Bits() {}

    /** The pieces on a file as ten bits, rank 1 lowest. */
    static int file(long fa, long fb, int file) {
        return (int) (file < 5 ? fa >>> file * RANKS : fb >>> (file - 5) * RANKS) & 0x3FF;
    }

    /** The pieces on a square's rank, nine bits, and above them those on its file, ten bits: a cross. */
    static int cross(int square, long lo, long hi, long fa, long fb) {
        int rank = (int) ((square < HALF ? lo : hi) >>> RANK_SHIFT[square]) & 0x1FF;
        int file = (int) ((FILE[square] < 5 ? fa : fb) >>> FILE_SHIFT[square]) & 0x3FF;
        return rank | file << FILES;
    }

    /** Whether a square is on the board, by file and rank from 0. */
    static boolean onBoard(int file, int rank) {
        return file >= 0 && file < FILES && rank >= 0 && rank < RANKS;
    }
}
