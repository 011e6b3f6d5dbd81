package org.janggi.core.internal;

import java.util.Map;
import java.util.WeakHashMap;
import org.janggi.core.PieceKind;
import org.janggi.core.Powers;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.janggi.core.Steps;

/**
 * The steps of a rule set's {@link Powers} as tables, for each side, kind and promotion: where a piece goes from a
 * square, and from where it comes to a square. Made once for each instance of powers.
 */
final class StepTables {
    private static final Map<Powers, StepTables> KNOWN = new WeakHashMap<>();
    private static final int ROLES = 28;

    /** By role: the targets of a piece on a square. */
    final long[][] toLo = new long[ROLES][Bits.SQUARES];

    final long[][] toHi = new long[ROLES][Bits.SQUARES];
    /** By role: the squares from which a piece steps to a square. */
    final long[][] fromLo = new long[ROLES][Bits.SQUARES];

    final long[][] fromHi = new long[ROLES][Bits.SQUARES];

    /** Whether chariots, cannons, horses or elephants have steps beside their own moves. */
    final boolean leapersStep;
    /** Whether both generals and unpromoted guards keep to the word in which their own palace lies. */
    final boolean courtsStayHome;
    /** All bits if unpromoted pieces other than soldiers can step to where an enemy general stands, else none. */
    final long unpromotedRoam;
    /** By side: the squares where soldiers have more steps than ahead and sideways. */
    final long[] extraLo = new long[2];

    final long[] extraHi = new long[2];
    /** Whether every soldier has the steps ahead and sideways. */
    final boolean soldiersMarch;
    /** Whether any kind can be promoted. */
    final boolean promotes;

    /** By side and square of its general: enemy pieces that could touch the general or one of its steps. */
    final Zone[][] zones;

    private StepTables(Powers powers) {
        boolean leapers = false;
        for (Side side : Side.values()) {
            for (PieceKind kind : PieceKind.values()) {
                for (int promoted = 0; promoted < 2; promoted++) {
                    int role = role(side.ordinal(), kind.ordinal(), promoted);
                    boolean any = fill(role, side, powers.steps(kind, promoted == 1), toLo, toHi, fromLo, fromHi);
                    leapers |= any && kind != PieceKind.GENERAL && kind != PieceKind.GUARD && kind != PieceKind.SOLDIER;
                }
            }
        }
        leapersStep = leapers;
        promotes = !powers.promotable().isEmpty();
        courtsStayHome = staysHome(PieceKind.GENERAL, toLo, toHi) && staysHome(PieceKind.GUARD, toLo, toHi);
        unpromotedRoam = courtsStayHome && !leapersStep ? 0 : -1;
        int cho = role(0, Targets.SOLDIER, 0);
        int han = role(1, Targets.SOLDIER, 0);
        boolean choMarches = march(Side.CHO, toLo[cho], toHi[cho], extraLo, extraHi);
        boolean hanMarches = march(Side.HAN, toLo[han], toHi[han], extraLo, extraHi);
        soldiersMarch = choMarches && hanMarches;
        zones = Zone.all(toLo, toHi, fromLo, fromHi);
    }

    static StepTables of(Powers powers) {
        synchronized (KNOWN) {
            return KNOWN.computeIfAbsent(powers, StepTables::new);
        }
    }

    static int role(int side, int kind, int promoted) {
        return side * 14 + kind * 2 + promoted;
    }

    private static boolean fill(
            int role, Side side, Steps steps, long[][] toLo, long[][] toHi, long[][] fromLo, long[][] fromHi) {
        boolean any = false;
        for (Square from : Square.all()) {
            for (Square to : Square.all()) {
                if (from != to && steps.allows(side, from, to)) {
                    any = true;
                    toLo[role][from.index()] |= Bits.LO[to.index()];
                    toHi[role][from.index()] |= Bits.HI[to.index()];
                    fromLo[role][to.index()] |= Bits.LO[from.index()];
                    fromHi[role][to.index()] |= Bits.HI[from.index()];
                }
            }
        }
        return any;
    }

    private static boolean staysHome(PieceKind kind, long[][] toLo, long[][] toHi) {
        for (int promoted = 0; promoted < (kind == PieceKind.GENERAL ? 2 : 1); promoted++) {
            int cho = role(0, kind.ordinal(), promoted);
            int han = role(1, kind.ordinal(), promoted);
            for (int square = 0; square < Bits.SQUARES; square++) {
                if (toHi[cho][square] != 0 || toLo[han][square] != 0) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Notes where soldiers have other steps than ahead and sideways; false if they lack one of these somewhere. */
    private static boolean march(Side side, long[] toLo, long[] toHi, long[] extraLo, long[] extraHi) {
        Steps plain = Steps.FORWARD.or(Steps.SIDEWAYS);
        boolean all = true;
        for (Square from : Square.all()) {
            long lo = 0;
            long hi = 0;
            for (Square to : Square.all()) {
                if (from != to && plain.allows(side, from, to)) {
                    lo |= Bits.LO[to.index()];
                    hi |= Bits.HI[to.index()];
                }
            }
            int square = from.index();
            all &= (lo & ~toLo[square] | hi & ~toHi[square]) == 0;
            if (toLo[square] != lo || toHi[square] != hi) {
                extraLo[side.ordinal()] |= Bits.LO[square];
                extraHi[side.ordinal()] |= Bits.HI[square];
            }
        }
        return all;
    }
}
