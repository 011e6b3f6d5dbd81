package org.janggi.core.internal;

import org.janggi.core.PieceKind;

/**
 * Where one piece can go, own pieces not yet left out, in two halves. Scratch: it holds the answer to the last question.
 */
final class Targets {
    static final int GENERAL = PieceKind.GENERAL.ordinal();
    static final int CHARIOT = PieceKind.CHARIOT.ordinal();
    static final int CANNON = PieceKind.CANNON.ordinal();
    static final int HORSE = PieceKind.HORSE.ordinal();
    static final int ELEPHANT = PieceKind.ELEPHANT.ordinal();
    static final int GUARD = PieceKind.GUARD.ordinal();
    static final int SOLDIER = PieceKind.SOLDIER.ordinal();

    /** The targets on ranks 1 to 5 of the piece last asked for. */
    long lo;
    /** The targets on ranks 6 to 10 of the piece last asked for. */
    long hi;

    /** Finds the targets of a piece, apart from a promoted general's long reach. */
    void find(Bitboards p, int side, int kind, int promoted, int square) {
        if (kind == GENERAL || kind >= GUARD) {
            int role = StepTables.role(side, kind, promoted);
            lo = p.tables.toLo[role][square];
            hi = p.tables.toHi[role][square];
            return;
        }
        if (kind == CHARIOT) {
            chariot(p, square);
        } else if (kind == CANNON) {
            cannon(p, square);
        } else if (kind == HORSE) {
            leap(square, Leaps.horse(square, Leaps.window(square, p.lo(), p.hi())));
        } else {
            leap(square, Leaps.elephant(square, Leaps.window(square, p.lo(), p.hi())));
        }
        if (p.tables.leapersStep) {
            int role = StepTables.role(side, kind, promoted);
            lo |= p.tables.toLo[role][square];
            hi |= p.tables.toHi[role][square];
        }
    }

    private void chariot(Bitboards p, int square) {
        long occupiedLo = p.lo();
        long occupiedHi = p.hi();
        int cross = Lines.chariot(square, Bits.cross(square, occupiedLo, occupiedHi, p.fa(), p.fb()));
        long diagonal = Lines.chariotDiagonal(square, square < Bits.HALF ? occupiedLo : occupiedHi);
        lo = Lines.lo(square, cross, diagonal);
        hi = Lines.hi(square, cross, diagonal);
    }

    private void cannon(Bitboards p, int square) {
        long occupiedLo = p.lo();
        long occupiedHi = p.hi();
        int cross =
                Lines.cannon(square, Bits.cross(square, occupiedLo, occupiedHi, p.fa(), p.fb()), p.cannonCross(square));
        long diagonal = square < Bits.HALF
                ? Lines.cannonDiagonal(square, occupiedLo, p.cannonLo)
                : Lines.cannonDiagonal(square, occupiedHi, p.cannonHi);
        lo = Lines.lo(square, cross, diagonal) & ~p.cannonLo;
        hi = Lines.hi(square, cross, diagonal) & ~p.cannonHi;
    }

    private void leap(int square, long window) {
        lo = Leaps.lo(square, window);
        hi = Leaps.hi(square, window);
    }
}
