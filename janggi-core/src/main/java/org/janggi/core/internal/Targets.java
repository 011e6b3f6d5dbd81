package org.janggi.core.internal;

import org.janggi.core.PieceKind;

/**
 * Where one piece can go on a board given as words, own pieces not yet left out. Everything comes in two halves, ranks
 * 1 to 5 and ranks 6 to 10.
 */
final class Targets {
    static final int GENERAL = PieceKind.GENERAL.ordinal();
    static final int CHARIOT = PieceKind.CHARIOT.ordinal();
    static final int CANNON = PieceKind.CANNON.ordinal();
    static final int HORSE = PieceKind.HORSE.ordinal();
    static final int ELEPHANT = PieceKind.ELEPHANT.ordinal();
    static final int GUARD = PieceKind.GUARD.ordinal();
    static final int SOLDIER = PieceKind.SOLDIER.ordinal();

    private Targets() {}

    static long chariotLo(int square, long lo, long hi, long fa, long fb) {
        int file = Bits.FILE[square];
        int rank = Bits.RANK[square];
        long targets = Lines.fileLo(Lines.chariotOnFile(rank, Bits.file(fa, fb, file)), file);
        if (square < Bits.HALF) {
            targets |= Lines.rankLo(Lines.chariotOnRank(file, Bits.rank(lo, hi, rank)), rank)
                    | Lines.chariotDiagonal(square, lo);
        }
        return targets;
    }

    static long chariotHi(int square, long lo, long hi, long fa, long fb) {
        int file = Bits.FILE[square];
        int rank = Bits.RANK[square];
        long targets = Lines.fileHi(Lines.chariotOnFile(rank, Bits.file(fa, fb, file)), file);
        if (square >= Bits.HALF) {
            targets |= Lines.rankHi(Lines.chariotOnRank(file, Bits.rank(lo, hi, rank)), rank)
                    | Lines.chariotDiagonal(square, hi);
        }
        return targets;
    }

    /** Cannons that may stand on a target are not yet left out. */
    static long cannonLo(int square, Bitboards p, long lo, long hi, long fa, long fb) {
        int file = Bits.FILE[square];
        int rank = Bits.RANK[square];
        long targets = Lines.fileLo(
                Lines.cannonOnFile(rank, Bits.file(fa, fb, file), Bits.file(p.cannonFa, p.cannonFb, file)), file);
        if (square < Bits.HALF) {
            targets |= Lines.rankLo(
                            Lines.cannonOnRank(file, Bits.rank(lo, hi, rank), Bits.rank(p.cannonLo, p.cannonHi, rank)),
                            rank)
                    | Lines.cannonDiagonal(square, lo, p.cannonLo);
        }
        return targets;
    }

    /** As {@link #cannonLo}. */
    static long cannonHi(int square, Bitboards p, long lo, long hi, long fa, long fb) {
        int file = Bits.FILE[square];
        int rank = Bits.RANK[square];
        long targets = Lines.fileHi(
                Lines.cannonOnFile(rank, Bits.file(fa, fb, file), Bits.file(p.cannonFa, p.cannonFb, file)), file);
        if (square >= Bits.HALF) {
            targets |= Lines.rankHi(
                            Lines.cannonOnRank(file, Bits.rank(lo, hi, rank), Bits.rank(p.cannonLo, p.cannonHi, rank)),
                            rank)
                    | Lines.cannonDiagonal(square, hi, p.cannonHi);
        }
        return targets;
    }

    /** The targets of a piece on ranks 1 to 5, apart from a promoted general's long reach. */
    static long lo(Bitboards p, int side, int kind, int promoted, int square) {
        long targets = p.tables.toLo[StepTables.role(side, kind, promoted)][square];
        if (kind == CHARIOT) {
            targets |= chariotLo(square, p.lo(), p.hi(), p.fa(), p.fb());
        } else if (kind == CANNON) {
            targets |= cannonLo(square, p, p.lo(), p.hi(), p.fa(), p.fb()) & ~p.cannonLo;
        } else if (kind == HORSE) {
            targets |= Leaps.lo(square, Leaps.horse(square, Leaps.window(square, p.lo(), p.hi())));
        } else if (kind == ELEPHANT) {
            targets |= Leaps.lo(square, Leaps.elephant(square, Leaps.window(square, p.lo(), p.hi())));
        }
        return targets;
    }

    /** The targets of a piece on ranks 6 to 10, apart from a promoted general's long reach. */
    static long hi(Bitboards p, int side, int kind, int promoted, int square) {
        long targets = p.tables.toHi[StepTables.role(side, kind, promoted)][square];
        if (kind == CHARIOT) {
            targets |= chariotHi(square, p.lo(), p.hi(), p.fa(), p.fb());
        } else if (kind == CANNON) {
            targets |= cannonHi(square, p, p.lo(), p.hi(), p.fa(), p.fb()) & ~p.cannonHi;
        } else if (kind == HORSE) {
            targets |= Leaps.hi(square, Leaps.horse(square, Leaps.window(square, p.lo(), p.hi())));
        } else if (kind == ELEPHANT) {
            targets |= Leaps.hi(square, Leaps.elephant(square, Leaps.window(square, p.lo(), p.hi())));
        }
        return targets;
    }
}
