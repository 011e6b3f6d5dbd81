package org.janggi.core.internal;

/**
 * Counts what the pieces but the general can do, without making moves: whole lines by one look-up and one population
 * count, soldiers all at once.
 */
final class Counter {
    /** Ranks 4 to 10 for Cho, 1 to 7 for Han, packed into one word of 63 bits. */
    private static final long PACKED = (1L << 63) - 1;

    private static final long FILE_A = fileA();
    private static final long FILE_I = FILE_A << 8;
    /** What of a word lies outside the packed ranks: ranks 1 to 3 for Cho, 8 to 10 for Han. */
    private static final long BEHIND_CHO = (1L << 27) - 1;

    private static final long BEHIND_HAN = Bits.ALL & -1L << 18;

    private Counter() {}

    private static long fileA() {
        long file = 0;
        for (int rank = 0; rank < 7; rank++) {
            file |= 1L << rank * Bits.FILES;
        }
        return file;
    }

    /** Whether the powers are of the kind that this class can count: soldiers march, only courts and soldiers step. */
    static boolean knows(StepTables tables) {
        return tables.soldiersMarch && !tables.leapersStep;
    }

    /** The moves of all own pieces but the general, by their powers. */
    static int pieces(Bitboards p) {
        long lo = p.lo();
        long hi = p.hi();
        long fa = p.fa();
        long fb = p.fb();
        int count = soldiers(p);
        for (long rest = p.chariotLo & p.ownLo; rest != 0; rest &= rest - 1) {
            count += chariot(p, Long.numberOfTrailingZeros(rest), lo, hi, fa, fb);
        }
        for (long rest = p.chariotHi & p.ownHi; rest != 0; rest &= rest - 1) {
            count += chariot(p, Bits.HALF + Long.numberOfTrailingZeros(rest), lo, hi, fa, fb);
        }
        for (long rest = p.cannonLo & p.ownLo; rest != 0; rest &= rest - 1) {
            count += cannon(p, Long.numberOfTrailingZeros(rest), lo, hi, fa, fb);
        }
        for (long rest = p.cannonHi & p.ownHi; rest != 0; rest &= rest - 1) {
            count += cannon(p, Bits.HALF + Long.numberOfTrailingZeros(rest), lo, hi, fa, fb);
        }
        for (long rest = p.horseLo & p.ownLo; rest != 0; rest &= rest - 1) {
            count += horse(p, Long.numberOfTrailingZeros(rest), lo, hi);
        }
        for (long rest = p.horseHi & p.ownHi; rest != 0; rest &= rest - 1) {
            count += horse(p, Bits.HALF + Long.numberOfTrailingZeros(rest), lo, hi);
        }
        for (long rest = p.elephantLo & p.ownLo; rest != 0; rest &= rest - 1) {
            count += elephant(p, Long.numberOfTrailingZeros(rest), lo, hi);
        }
        for (long rest = p.elephantHi & p.ownHi; rest != 0; rest &= rest - 1) {
            count += elephant(p, Bits.HALF + Long.numberOfTrailingZeros(rest), lo, hi);
        }
        int guard = StepTables.role(p.turn, Targets.GUARD, 0);
        count += steps(p, guard, p.guardLo & p.ownLo & ~p.promotedLo, p.guardHi & p.ownHi & ~p.promotedHi);
        return (p.promotedLo | p.promotedHi) == 0 ? count : count + promoted(p);
    }

    private static int chariot(Bitboards p, int square, long lo, long hi, long fa, long fb) {
        int attacked = Lines.chariot(square, Bits.cross(square, lo, hi, fa, fb));
        int count = Integer.bitCount(attacked & ~Bits.cross(square, p.ownLo, p.ownHi, p.ownFa, p.ownFb));
        if (Lines.DIAGONAL[square] != 0) {
            count += square < Bits.HALF
                    ? Long.bitCount(Lines.chariotDiagonal(square, lo) & ~p.ownLo)
                    : Long.bitCount(Lines.chariotDiagonal(square, hi) & ~p.ownHi);
        }
        return count;
    }

    private static int cannon(Bitboards p, int square, long lo, long hi, long fa, long fb) {
        int cannons = p.cannonCross(square);
        int attacked = Lines.cannon(square, Bits.cross(square, lo, hi, fa, fb), cannons);
        int own = Bits.cross(square, p.ownLo, p.ownHi, p.ownFa, p.ownFb);
        int count = Integer.bitCount(attacked & ~(cannons | own));
        if (Lines.DIAGONAL[square] != 0) {
            count += square < Bits.HALF
                    ? Long.bitCount(Lines.cannonDiagonal(square, lo, p.cannonLo) & ~(p.ownLo | p.cannonLo))
                    : Long.bitCount(Lines.cannonDiagonal(square, hi, p.cannonHi) & ~(p.ownHi | p.cannonHi));
        }
        return count;
    }

    private static int horse(Bitboards p, int square, long lo, long hi) {
        return Long.bitCount(
                Leaps.horse(square, Leaps.window(square, lo, hi)) & ~Leaps.window(square, p.ownLo, p.ownHi));
    }

    private static int elephant(Bitboards p, int square, long lo, long hi) {
        return Long.bitCount(
                Leaps.elephant(square, Leaps.window(square, lo, hi)) & ~Leaps.window(square, p.ownLo, p.ownHi));
    }

    private static int steps(Bitboards p, int role, long lo, long hi) {
        long[] toLo = p.tables.toLo[role];
        long[] toHi = p.tables.toHi[role];
        int count = 0;
        for (long rest = lo; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            count += Long.bitCount(toLo[square] & ~p.ownLo) + Long.bitCount(toHi[square] & ~p.ownHi);
        }
        for (long rest = hi; rest != 0; rest &= rest - 1) {
            int square = Bits.HALF + Long.numberOfTrailingZeros(rest);
            count += Long.bitCount(toLo[square] & ~p.ownLo) + Long.bitCount(toHi[square] & ~p.ownHi);
        }
        return count;
    }

    private static int promoted(Bitboards p) {
        long lo = p.promotedLo & p.ownLo;
        long hi = p.promotedHi & p.ownHi;
        return steps(p, StepTables.role(p.turn, Targets.GUARD, 1), lo & p.guardLo, hi & p.guardHi)
                + steps(p, StepTables.role(p.turn, Targets.SOLDIER, 1), lo & p.soldierLo, hi & p.soldierHi);
    }

    private static int soldiers(Bitboards p) {
        int side = p.turn;
        long lo = p.soldierLo & p.ownLo & ~p.promotedLo;
        long hi = p.soldierHi & p.ownHi & ~p.promotedHi;
        long behind = side == 0 ? lo & BEHIND_CHO : hi & BEHIND_HAN;
        long extra = lo & p.tables.extraLo[side] | hi & p.tables.extraHi[side];
        if ((behind | extra) != 0) {
            return steps(p, StepTables.role(side, Targets.SOLDIER, 0), lo, hi);
        }
        long soldiers = side == 0 ? lo >>> 27 | hi << 18 : lo | hi << Bits.HALF;
        long free = ~(side == 0 ? p.ownLo >>> 27 | p.ownHi << 18 : p.ownLo | p.ownHi << Bits.HALF);
        long ahead = side == 0 ? soldiers << Bits.FILES : soldiers >>> Bits.FILES;
        return Long.bitCount(ahead & free & PACKED)
                + Long.bitCount((soldiers & ~FILE_A) >>> 1 & free)
                + Long.bitCount((soldiers & ~FILE_I) << 1 & free);
    }
}
