package org.janggi.core.internal;

/**
 * What lies between two squares: for an attacker and a target on one rank, file or palace diagonal the points between
 * them, for a horse's or an elephant's move the points that block it. The three kinds of pairs do not overlap, so one
 * table serves all.
 */
final class Paths {
    /** By attacker * 90 + target: the points between, ranks 1 to 5. */
    static final long[] LO = new long[Bits.SQUARES * Bits.SQUARES];
    /** By attacker * 90 + target: the points between, ranks 6 to 10. */
    static final long[] HI = new long[Bits.SQUARES * Bits.SQUARES];

    /** By target: the squares on its rank, file and palace diagonals. */
    static final long[] LINE_LO = new long[Bits.SQUARES];

    static final long[] LINE_HI = new long[Bits.SQUARES];
    /** By target: the squares from which a horse could come. */
    static final long[] HORSE_LO = new long[Bits.SQUARES];

    static final long[] HORSE_HI = new long[Bits.SQUARES];
    /** By target: the squares from which an elephant could come. */
    static final long[] ELEPHANT_LO = new long[Bits.SQUARES];

    static final long[] ELEPHANT_HI = new long[Bits.SQUARES];

    static {
        for (int from = 0; from < Bits.SQUARES; from++) {
            for (int across = -1; across <= 1; across++) {
                for (int up = -1; up <= 1; up++) {
                    if (across == 0 ^ up == 0) {
                        line(from, across, up);
                        leaps(from, across, up);
                    } else if (across != 0 && Lines.DIAGONAL[from] != 0) {
                        line(from, across, up);
                    }
                }
            }
        }
    }

    private Paths() {}

    /** The squares on a line from a square in one direction; a diagonal goes no further than it is drawn. */
    private static void line(int from, int across, int up) {
        boolean diagonal = across != 0 && up != 0;
        long lo = 0;
        long hi = 0;
        int file = Bits.FILE[from] + across;
        int rank = Bits.RANK[from] + up;
        for (; Bits.onBoard(file, rank); file += across, rank += up) {
            int to = rank * Bits.FILES + file;
            if (diagonal && Lines.DIAGONAL[to] == 0) {
                return;
            }
            LO[from * Bits.SQUARES + to] = lo;
            HI[from * Bits.SQUARES + to] = hi;
            LINE_LO[to] |= Bits.LO[from];
            LINE_HI[to] |= Bits.HI[from];
            lo |= Bits.LO[to];
            hi |= Bits.HI[to];
        }
    }

    /** A horse goes one step straight and one outward, an elephant one step straight and two outward. */
    private static void leaps(int from, int across, int up) {
        int file = Bits.FILE[from] + across;
        int rank = Bits.RANK[from] + up;
        if (!Bits.onBoard(file, rank)) {
            return;
        }
        int leg = rank * Bits.FILES + file;
        for (int turn = -1; turn <= 1; turn += 2) {
            int outAcross = across == 0 ? turn : across;
            int outUp = up == 0 ? turn : up;
            if (!Bits.onBoard(file + outAcross, rank + outUp)) {
                continue;
            }
            int near = (rank + outUp) * Bits.FILES + file + outAcross;
            LO[from * Bits.SQUARES + near] = Bits.LO[leg];
            HI[from * Bits.SQUARES + near] = Bits.HI[leg];
            HORSE_LO[near] |= Bits.LO[from];
            HORSE_HI[near] |= Bits.HI[from];
            if (Bits.onBoard(file + 2 * outAcross, rank + 2 * outUp)) {
                int far = (rank + 2 * outUp) * Bits.FILES + file + 2 * outAcross;
                LO[from * Bits.SQUARES + far] = Bits.LO[leg] | Bits.LO[near];
                HI[from * Bits.SQUARES + far] = Bits.HI[leg] | Bits.HI[near];
                ELEPHANT_LO[far] |= Bits.LO[from];
                ELEPHANT_HI[far] |= Bits.HI[from];
            }
        }
    }
}
