package org.janggi.core.internal;

import org.janggi.core.PieceKind;

/** M10: whether a general can be taken. Looks from the general at the pieces that could reach it. */
final class Attacks {
    private static final int KINDS = PieceKind.values().length;

    private Attacks() {}

    /** Whether the general of the side to move can be taken by the other side, or the other way round. */
    static boolean onGeneral(Bitboards p, boolean own) {
        int general = own ? p.ownGeneral : p.enemyGeneral;
        if (p.ownGeneral < 0 || p.enemyGeneral < 0) {
            return false;
        }
        long byLo = own ? p.enemyLo : p.ownLo;
        long byHi = own ? p.enemyHi : p.ownHi;
        int by = own ? 1 - p.turn : p.turn;
        long lineLo = Paths.LINE_LO[general] & byLo;
        long lineHi = Paths.LINE_HI[general] & byHi;
        return open(p, general, lineLo & p.chariotLo, lineHi & p.chariotHi)
                || cannons(p, general, lineLo & p.cannonLo, lineHi & p.cannonHi)
                || open(
                        p,
                        general,
                        byLo & p.horseLo & Paths.HORSE_LO[general] | byLo & p.elephantLo & Paths.ELEPHANT_LO[general],
                        byHi & p.horseHi & Paths.HORSE_HI[general] | byHi & p.elephantHi & Paths.ELEPHANT_HI[general])
                || steppers(p, general, by, byLo, byHi)
                || p.isPromoted(own ? p.enemyGeneral : p.ownGeneral) && p.isFacing();
    }

    /** Whether nothing stands between the target and one of some pieces. */
    private static boolean open(Bitboards p, int target, long lo, long hi) {
        for (long rest = lo; rest != 0; rest &= rest - 1) {
            if (p.between(Long.numberOfTrailingZeros(rest), target) == 0) {
                return true;
            }
        }
        for (long rest = hi; rest != 0; rest &= rest - 1) {
            if (p.between(Bits.HALF + Long.numberOfTrailingZeros(rest), target) == 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether just one piece, not a cannon, stands between the target and one of some cannons. */
    private static boolean cannons(Bitboards p, int target, long lo, long hi) {
        for (long rest = lo; rest != 0; rest &= rest - 1) {
            if (screened(p, Long.numberOfTrailingZeros(rest), target)) {
                return true;
            }
        }
        for (long rest = hi; rest != 0; rest &= rest - 1) {
            if (screened(p, Bits.HALF + Long.numberOfTrailingZeros(rest), target)) {
                return true;
            }
        }
        return false;
    }

    /** M3, M4: whether a cannon on one square of a line could take on another. */
    static boolean screened(Bitboards p, int from, int target) {
        long lo = Paths.LO[from * Bits.SQUARES + target];
        long hi = Paths.HI[from * Bits.SQUARES + target];
        return Long.bitCount(p.lo() & lo) + Long.bitCount(p.hi() & hi) == 1 && (p.cannonLo & lo | p.cannonHi & hi) == 0;
    }

    private static boolean steppers(Bitboards p, int target, int by, long byLo, long byHi) {
        StepTables tables = p.tables;
        int soldier = StepTables.role(by, Targets.SOLDIER, 0);
        long plainLo = byLo & ~p.promotedLo;
        long plainHi = byHi & ~p.promotedHi;
        if ((tables.fromLo[soldier][target] & plainLo & p.soldierLo
                        | tables.fromHi[soldier][target] & plainHi & p.soldierHi)
                != 0) {
            return true;
        }
        long promotedLo = byLo & p.promotedLo;
        long promotedHi = byHi & p.promotedHi;
        if ((promotedLo | promotedHi) == 0 && tables.courtsStayHome && !tables.leapersStep) {
            return false;
        }
        for (int kind = 0; kind < KINDS; kind++) {
            int role = StepTables.role(by, kind, 0);
            if ((tables.fromLo[role][target] & plainLo & p.kindLo(kind)
                            | tables.fromHi[role][target] & plainHi & p.kindHi(kind)
                            | tables.fromLo[role + 1][target] & promotedLo & p.kindLo(kind)
                            | tables.fromHi[role + 1][target] & promotedHi & p.kindHi(kind))
                    != 0) {
                return true;
            }
        }
        return false;
    }
}
