package org.janggi.core.internal;

import java.util.Arrays;

/**
 * Horse and elephant. The neighbourhood of a square is a window of one word with the square at bit 29, cut out of both
 * words of the board by two turns; in it every move and every blocking point lies at a fixed bit:
 *
 * <pre>
 *   +25  .  +29        elephant, two points on the way     e.g. +9, +17 before +25
 *  .   +17 +18 +19  .  horse, one point on the way         e.g. +9 before +17
 *  +15 +7  +8  +9 +10 ...
 *       -1   0  +1
 * </pre>
 *
 * <p>The blocking points are gathered into an index by a multiplication, and a table gives the moves that they leave.
 */
final class Leaps {
    private static final int MIDDLE = 29;

    /** The squares of {@code lo} and of {@code hi} in the window around a square. */
    private static final long[] WINDOW_LO = new long[Bits.SQUARES];

    private static final long[] WINDOW_HI = new long[Bits.SQUARES];

    private static final int[][] HORSE = {{9, 17}, {9, 19}, {-9, -17}, {-9, -19}, {1, 11}, {1, -7}, {-1, 7}, {-1, -11}};
    private static final int[][] ELEPHANT_ALONG_FILE = {{9, 17, 25}, {9, 19, 29}, {-9, -17, -25}, {-9, -19, -29}};
    private static final int[][] ELEPHANT_ALONG_RANK = {{1, 11, 21}, {1, -7, -15}, {-1, 7, 15}, {-1, -11, -21}};

    private static final long HORSE_MAGIC = 0x022C080108A00002L;
    private static final long ELEPHANT_FILE_MAGIC = 0x003048008040E160L;
    private static final long ELEPHANT_RANK_MAGIC = 0x1040204085408400L;

    private static final long HORSE_LEGS = points(HORSE);
    private static final long FILE_LEGS = points(ELEPHANT_ALONG_FILE);
    private static final long RANK_LEGS = points(ELEPHANT_ALONG_RANK);

    private static final long[] HORSE_MOVES = table(HORSE, HORSE_LEGS, HORSE_MAGIC, 4);
    private static final long[] FILE_MOVES = table(ELEPHANT_ALONG_FILE, FILE_LEGS, ELEPHANT_FILE_MAGIC, 6);
    private static final long[] RANK_MOVES = table(ELEPHANT_ALONG_RANK, RANK_LEGS, ELEPHANT_RANK_MAGIC, 6);

    /** The moves around a square that stay on the board. */
    private static final long[] HORSE_ON_BOARD = new long[Bits.SQUARES];

    private static final long[] ELEPHANT_ON_BOARD = new long[Bits.SQUARES];

    static {
        for (int square = 0; square < Bits.SQUARES; square++) {
            for (int bit = 0; bit <= 2 * MIDDLE; bit++) {
                int other = square + bit - MIDDLE;
                if (other >= 0 && other < Bits.HALF) {
                    WINDOW_LO[square] |= 1L << bit;
                } else if (other >= Bits.HALF && other < Bits.SQUARES) {
                    WINDOW_HI[square] |= 1L << bit;
                }
            }
            HORSE_ON_BOARD[square] = onBoard(square, HORSE);
            ELEPHANT_ON_BOARD[square] = onBoard(square, ELEPHANT_ALONG_FILE) | onBoard(square, ELEPHANT_ALONG_RANK);
        }
    }

    private Leaps() {}

    private static long points(int[][] moves) {
        long bits = 0;
        for (int[] move : moves) {
            for (int i = 0; i < move.length - 1; i++) {
                bits |= 1L << MIDDLE + move[i];
            }
        }
        return bits;
    }

    private static long[] table(int[][] moves, long legs, long magic, int width) {
        long[] table = new long[1 << width];
        Arrays.fill(table, -1);
        long blocked = 0;
        do {
            long open = 0;
            for (int[] move : moves) {
                boolean free = true;
                for (int i = 0; i < move.length - 1; i++) {
                    free &= (blocked >>> MIDDLE + move[i] & 1) == 0;
                }
                open |= free ? 1L << MIDDLE + move[move.length - 1] : 0;
            }
            int index = (int) (blocked * magic >>> Long.SIZE - width);
            if (table[index] != -1) {
                throw new AssertionError("two sets of blocking points share the index " + index);
            }
            table[index] = open;
            blocked = blocked - legs & legs;
        } while (blocked != 0);
        return table;
    }

    private static long onBoard(int square, int[][] moves) {
        long bits = 0;
        for (int[] move : moves) {
            int offset = move[move.length - 1];
            int other = square + offset;
            int across = Math.floorMod(offset + 4, Bits.FILES) - 4;
            if (other >= 0 && other < Bits.SQUARES && Bits.FILE[other] == Bits.FILE[square] + across) {
                bits |= 1L << MIDDLE + offset;
            }
        }
        return bits;
    }

    /** A set of squares as the window around a square. */
    static long window(int square, long lo, long hi) {
        return Long.rotateLeft(lo, MIDDLE - square) & WINDOW_LO[square]
                | Long.rotateLeft(hi, MIDDLE + Bits.HALF - square) & WINDOW_HI[square];
    }

    /** The part on ranks 1 to 5 of a window. */
    static long lo(int square, long window) {
        return Long.rotateRight(window & WINDOW_LO[square], MIDDLE - square);
    }

    /** The part on ranks 6 to 10 of a window. */
    static long hi(int square, long window) {
        return Long.rotateRight(window & WINDOW_HI[square], MIDDLE + Bits.HALF - square);
    }

    /** M5: the squares a horse attacks, as a window, given the occupied squares as a window. */
    static long horse(int square, long occupied) {
        return HORSE_MOVES[(int) ((occupied & HORSE_LEGS) * HORSE_MAGIC >>> 60)] & HORSE_ON_BOARD[square];
    }

    /** M6: the squares an elephant attacks, as a window, given the occupied squares as a window. */
    static long elephant(int square, long occupied) {
        return (FILE_MOVES[(int) ((occupied & FILE_LEGS) * ELEPHANT_FILE_MAGIC >>> 58)]
                        | RANK_MOVES[(int) ((occupied & RANK_LEGS) * ELEPHANT_RANK_MAGIC >>> 58)])
                & ELEPHANT_ON_BOARD[square];
    }
}
