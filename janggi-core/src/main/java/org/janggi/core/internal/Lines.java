package org.janggi.core.internal;

/**
 * Chariot and cannon on ranks, files and palace diagonals. A line is looked up whole: the place of the piece and the
 * occupied points of its line, without the two ends, which change nothing, give the points it attacks.
 */
final class Lines {
    /** By place and the 7 inner points of a rank: the points a chariot attacks, blockers of either side included. */
    static final short[] CHARIOT_RANK = new short[Bits.FILES << 7];
    /** By place and the 8 inner points of a file. */
    static final short[] CHARIOT_FILE = new short[Bits.RANKS << 8];
    /** By place and inner points: the points behind one screen, and in the upper half the one or two screens. */
    static final int[] CANNON_RANK = new int[Bits.FILES << 7];
    /** As {@link #CANNON_RANK}, for a file. */
    static final int[] CANNON_FILE = new int[Bits.RANKS << 8];

    /** Five bits of a file, spread to the same file of a word. */
    private static final long[] SPREAD = new long[32];

    /** What a square is on a palace's diagonals. */
    static final byte[] DIAGONAL = new byte[Bits.SQUARES];

    static final byte CORNER = 1;
    static final byte CENTRE = 2;

    /** In the word of the palace: its centre, for squares on its diagonals. */
    private static final long[] CENTRE_BIT = new long[Bits.SQUARES];
    /** In the word of the palace: the opposite corner of a corner, all four corners of a centre. */
    private static final long[] FAR_CORNERS = new long[Bits.SQUARES];

    static {
        fill(CHARIOT_RANK, CANNON_RANK, Bits.FILES);
        fill(CHARIOT_FILE, CANNON_FILE, Bits.RANKS);
        for (int bits = 0; bits < SPREAD.length; bits++) {
            for (int i = 0; i < 5; i++) {
                SPREAD[bits] |= (long) (bits >>> i & 1) << i * Bits.FILES;
            }
        }
        for (int centreRank : new int[] {1, 8}) {
            int centre = centreRank * Bits.FILES + 4;
            DIAGONAL[centre] = CENTRE;
            CENTRE_BIT[centre] = 1L << Bits.PLACE[centre];
            for (int step : new int[] {-10, -8, 8, 10}) {
                DIAGONAL[centre + step] = CORNER;
                CENTRE_BIT[centre + step] = CENTRE_BIT[centre];
                FAR_CORNERS[centre + step] = 1L << Bits.PLACE[centre - step];
                FAR_CORNERS[centre] |= 1L << Bits.PLACE[centre + step];
            }
        }
    }

    private Lines() {}

    private static void fill(short[] chariot, int[] cannon, int length) {
        int inner = length - 2;
        for (int place = 0; place < length; place++) {
            for (int middle = 0; middle < 1 << inner; middle++) {
                int occupied = middle << 1;
                int attacks = 0;
                int hops = 0;
                int screens = 0;
                for (int step = -1; step <= 1; step += 2) {
                    int at = place + step;
                    while (at >= 0 && at < length) {
                        attacks |= 1 << at;
                        if ((occupied >>> at & 1) != 0) {
                            break;
                        }
                        at += step;
                    }
                    if (at < 0 || at >= length) {
                        continue;
                    }
                    screens |= 1 << at;
                    for (at += step; at >= 0 && at < length; at += step) {
                        hops |= 1 << at;
                        if ((occupied >>> at & 1) != 0) {
                            break;
                        }
                    }
                }
                chariot[place << inner | middle] = (short) attacks;
                cannon[place << inner | middle] = hops | screens << 16;
            }
        }
    }

    /** M2: the points a chariot attacks on its rank and file, as a cross, given the occupied points as a cross. */
    static int chariot(int square, int occupied) {
        return CHARIOT_RANK[Bits.FILE[square] << 7 | occupied >>> 1 & 0x7F]
                | chariotOnFile(Bits.RANK[square], occupied >>> Bits.FILES) << Bits.FILES;
    }

    static int chariotOnFile(int rank, int occupied) {
        return CHARIOT_FILE[rank << 8 | occupied >>> 1 & 0xFF];
    }

    /** M3: the points behind the screens that are no cannons, as a cross; a cannon may still stand there. */
    static int cannon(int square, int occupied, int cannons) {
        int file = Bits.FILE[square];
        int rank = Bits.RANK[square];
        int onRank = CANNON_RANK[file << 7 | occupied >>> 1 & 0x7F];
        int onFile = CANNON_FILE[rank << 8 | occupied >>> Bits.FILES + 1 & 0xFF];
        int screens = onRank >>> 16 | onFile >>> 16 << Bits.FILES;
        if ((screens & cannons) == 0) {
            return onRank & 0xFFFF | (onFile & 0xFFFF) << Bits.FILES;
        }
        return behindScreens(onRank, file, cannons) | behindScreens(onFile, rank, cannons >>> Bits.FILES) << Bits.FILES;
    }

    private static int behindScreens(int entry, int place, int cannons) {
        int hops = entry & 0xFFFF;
        int barred = entry >>> 16 & cannons;
        int below = (1 << place) - 1;
        if ((barred & below) != 0) {
            hops &= ~below;
        }
        if ((barred & ~below) != 0) {
            hops &= below;
        }
        return hops;
    }

    /** The part on ranks 1 to 5 of points on a file. */
    static long fileLo(int points, int file) {
        return SPREAD[points & 31] << file;
    }

    /** The part on ranks 6 to 10 of points on a file. */
    static long fileHi(int points, int file) {
        return SPREAD[points >>> 5] << file;
    }

    /** The part on ranks 1 to 5 of a cross, and of a diagonal in the word of the square. */
    static long lo(int square, int cross, long diagonal) {
        return fileLo(cross >>> Bits.FILES, Bits.FILE[square])
                | (square < Bits.HALF ? near(square, cross, diagonal) : 0);
    }

    /** The part on ranks 6 to 10 of a cross, and of a diagonal in the word of the square. */
    static long hi(int square, int cross, long diagonal) {
        return fileHi(cross >>> Bits.FILES, Bits.FILE[square])
                | (square < Bits.HALF ? 0 : near(square, cross, diagonal));
    }

    private static long near(int square, int cross, long diagonal) {
        return (long) (cross & 0x1FF) << Bits.RANK_SHIFT[square] | diagonal;
    }

    /** M2: a chariot on a palace diagonal, in the word of the palace. */
    static long chariotDiagonal(int square, long occupied) {
        return switch (DIAGONAL[square]) {
            case CENTRE -> FAR_CORNERS[square];
            case CORNER -> CENTRE_BIT[square] | ((occupied & CENTRE_BIT[square]) == 0 ? FAR_CORNERS[square] : 0);
            default -> 0;
        };
    }

    /** M4: a cannon on a palace corner, in the word of the palace; a cannon may still stand on the other corner. */
    static long cannonDiagonal(int square, long occupied, long cannons) {
        return DIAGONAL[square] == CORNER && (occupied & ~cannons & CENTRE_BIT[square]) != 0 ? FAR_CORNERS[square] : 0;
    }
}
