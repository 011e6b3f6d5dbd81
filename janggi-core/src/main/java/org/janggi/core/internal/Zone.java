package org.janggi.core.internal;

/**
 * For one side and square of its general, the squares from which an enemy piece could touch the general or one of the
 * squares it can step to, whatever stands between. A board without an enemy piece in its zone is quiet: no move of the
 * pieces can be unsafe.
 */
final class Zone {
    final long lineLo;
    final long lineHi;
    final long horseLo;
    final long horseHi;
    final long elephantLo;
    final long elephantHi;
    /** Unpromoted soldiers. */
    final long soldierLo;

    final long soldierHi;
    /** Any piece that may have other steps: guards, promoted pieces, and in foreign rule sets all the others. */
    final long stepLo;

    final long stepHi;

    private Zone(int side, int general, long[][] toLo, long[][] toHi, long[][] fromLo, long[][] fromHi) {
        int plain = StepTables.role(side, Targets.GENERAL, 0);
        long nearLo = toLo[plain][general] | toLo[plain + 1][general] | Bits.LO[general];
        long nearHi = toHi[plain][general] | toHi[plain + 1][general] | Bits.HI[general];
        lineLo = origins(Paths.LINE_LO, nearLo, nearHi);
        lineHi = origins(Paths.LINE_HI, nearLo, nearHi);
        horseLo = origins(Paths.HORSE_LO, nearLo, nearHi);
        horseHi = origins(Paths.HORSE_HI, nearLo, nearHi);
        elephantLo = origins(Paths.ELEPHANT_LO, nearLo, nearHi);
        elephantHi = origins(Paths.ELEPHANT_HI, nearLo, nearHi);
        int soldier = StepTables.role(1 - side, Targets.SOLDIER, 0);
        soldierLo = origins(fromLo[soldier], nearLo, nearHi);
        soldierHi = origins(fromHi[soldier], nearLo, nearHi);
        long anyLo = 0;
        long anyHi = 0;
        for (int role = 14 * (1 - side); role < 14 * (2 - side); role++) {
            if (role != soldier) {
                anyLo |= origins(fromLo[role], nearLo, nearHi);
                anyHi |= origins(fromHi[role], nearLo, nearHi);
            }
        }
        stepLo = anyLo;
        stepHi = anyHi;
    }

    /** The zones by side, then by square of the general. */
    static Zone[][] all(long[][] toLo, long[][] toHi, long[][] fromLo, long[][] fromHi) {
        Zone[][] zones = new Zone[2][Bits.SQUARES];
        for (int side = 0; side < 2; side++) {
            for (int general = 0; general < Bits.SQUARES; general++) {
                zones[side][general] = new Zone(side, general, toLo, toHi, fromLo, fromHi);
            }
        }
        return zones;
    }

    /** Half of the origins of all near squares together. */
    private static long origins(long[] half, long nearLo, long nearHi) {
        long all = 0;
        for (long rest = nearLo; rest != 0; rest &= rest - 1) {
            all |= half[Long.numberOfTrailingZeros(rest)];
        }
        for (long rest = nearHi; rest != 0; rest &= rest - 1) {
            all |= half[Bits.HALF + Long.numberOfTrailingZeros(rest)];
        }
        return all;
    }
}
