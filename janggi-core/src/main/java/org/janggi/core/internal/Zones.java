package org.janggi.core.internal;

import org.janggi.core.PieceKind;

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

    Zones(StepTables steps) {
        for (int side = 0; side < 2; side++) {
            for (int general = 0; general < Bits.SQUARES; general++) {
                add(steps, side, general, general);
                for (int promoted = 0; promoted < 2; promoted++) {
                    int role = StepTables.role(side, PieceKind.GENERAL.ordinal(), promoted);
                    for (int to = 0; to < Bits.SQUARES; to++) {
                        if ((steps.toLo[role][general] & Bits.LO[to] | steps.toHi[role][general] & Bits.HI[to]) != 0) {
                            add(steps, side, general, to);
                        }
                    }
                }
            }
        }
    }

    private void add(StepTables steps, int side, int general, int target) {
        lineLo[side][general] |= Paths.LINE_LO[target];
        lineHi[side][general] |= Paths.LINE_HI[target];
        horseLo[side][general] |= Paths.HORSE_LO[target];
        horseHi[side][general] |= Paths.HORSE_HI[target];
        elephantLo[side][general] |= Paths.ELEPHANT_LO[target];
        elephantHi[side][general] |= Paths.ELEPHANT_HI[target];
        int soldier = StepTables.role(1 - side, PieceKind.SOLDIER.ordinal(), 0);
        soldierLo[side][general] |= steps.fromLo[soldier][target];
        soldierHi[side][general] |= steps.fromHi[soldier][target];
        for (PieceKind kind : PieceKind.values()) {
            for (int promoted = 0; promoted < 2; promoted++) {
                int role = StepTables.role(1 - side, kind.ordinal(), promoted);
                if (role != soldier) {
                    stepLo[side][general] |= steps.fromLo[role][target];
                    stepHi[side][general] |= steps.fromHi[role][target];
                }
            }
        }
    }
}
