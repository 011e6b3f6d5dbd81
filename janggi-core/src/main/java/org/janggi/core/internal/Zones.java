package org.janggi.core.internal;

/**
 * For each side and square of its general, the squares from which an enemy piece could touch the general or one of the
 * squares it can step to, whatever stands between. A board without an enemy piece in its zone is quiet: no move of the
 * pieces can be unsafe.
 */
final class Zones {
    final long[][] lineLo = new long[2][Bits.SQUARES];
    final long[][] lineHi = new long[2][Bits.SQUARES];
    final long[][] horseLo = new long[2][Bits.SQUARES];
    final long[][] horseHi = new long[2][Bits.SQUARES];
    final long[][] elephantLo = new long[2][Bits.SQUARES];
    final long[][] elephantHi = new long[2][Bits.SQUARES];
    /** Unpromoted soldiers. */
    final long[][] soldierLo = new long[2][Bits.SQUARES];

    final long[][] soldierHi = new long[2][Bits.SQUARES];
    /** Any piece that may have other steps: guards, promoted pieces, and in foreign rule sets all the others. */
    final long[][] stepLo = new long[2][Bits.SQUARES];

    final long[][] stepHi = new long[2][Bits.SQUARES];

    Zones(long[][] toLo, long[][] toHi, long[][] fromLo, long[][] fromHi) {
        for (int side = 0; side < 2; side++) {
            spread(lineLo[side], lineHi[side], Paths.LINE_LO, Paths.LINE_HI, side, toLo, toHi);
            spread(horseLo[side], horseHi[side], Paths.HORSE_LO, Paths.HORSE_HI, side, toLo, toHi);
            spread(elephantLo[side], elephantHi[side], Paths.ELEPHANT_LO, Paths.ELEPHANT_HI, side, toLo, toHi);
            for (int role = 14 * (1 - side); role < 14 * (2 - side); role++) {
                boolean soldier = role == StepTables.role(1 - side, Targets.SOLDIER, 0);
                long[] zoneLo = soldier ? soldierLo[side] : stepLo[side];
                long[] zoneHi = soldier ? soldierHi[side] : stepHi[side];
                spread(zoneLo, zoneHi, fromLo[role], fromHi[role], side, toLo, toHi);
            }
        }
    }

    /** Adds to the zone of every general's square the origins for that square and for all that it can step to. */
    private static void spread(
            long[] zoneLo, long[] zoneHi, long[] originsLo, long[] originsHi, int side, long[][] toLo, long[][] toHi) {
        int plain = StepTables.role(side, Targets.GENERAL, 0);
        for (int general = 0; general < Bits.SQUARES; general++) {
            long nearLo = toLo[plain][general] | toLo[plain + 1][general] | Bits.LO[general];
            long nearHi = toHi[plain][general] | toHi[plain + 1][general] | Bits.HI[general];
            for (int target = 0; target < Bits.SQUARES; target++) {
                if ((nearLo & Bits.LO[target] | nearHi & Bits.HI[target]) != 0) {
                    zoneLo[general] |= originsLo[target];
                    zoneHi[general] |= originsHi[target];
                }
            }
        }
    }
}
