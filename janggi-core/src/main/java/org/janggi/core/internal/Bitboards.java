package org.janggi.core.internal;

import org.janggi.core.Piece;
import org.janggi.core.PieceKind;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.core.Setup;
import org.janggi.core.Side;
import org.janggi.core.Square;

/**
 * The words of a position: who occupies which squares, seen from the side to move, and where the six kinds stand, for
 * both sides together. Occupied squares and cannons are kept a second time turned by a quarter, because a whole file is
 * looked up at once. Any material fits. See {@link Bits} for the bits.
 *
 * <p>A child is made from its parent in one constructor; own and enemy change places.
 */
public abstract sealed class Bitboards extends Position permits BoardPosition {
    private static final int WORDS = 26;

    final long ownLo;
    final long ownHi;
    final long enemyLo;
    final long enemyHi;
    final long ownFa;
    final long ownFb;
    final long enemyFa;
    final long enemyFb;
    final long chariotLo;
    final long chariotHi;
    final long cannonLo;
    final long cannonHi;
    final long horseLo;
    final long horseHi;
    final long elephantLo;
    final long elephantHi;
    final long guardLo;
    final long guardHi;
    final long soldierLo;
    final long soldierHi;
    final long cannonFa;
    final long cannonFb;
    /** The ordinal of the side to move. */
    final byte turn;
    /** The index of the general's square, or -1. */
    final byte ownGeneral;

    final byte enemyGeneral;
    final int halfmoves;
    final int fullmoves;
    final RuleSet rules;
    final StepTables tables;

    /** Promoted pieces of any kind; written only before the position is handed out. */
    long promotedLo;

    long promotedHi;
    /** Hash of board, promotion and side to move; written only before the position is handed out. */
    long key;
    /** The rule set's word; written only before the position is handed out. */
    long state;

    /** The board of a set-up, which has at most one general a side. */
    Bitboards(RuleSet rules, Setup setup) {
        this.rules = rules;
        tables = StepTables.of(rules.powers());
        turn = (byte) setup.turn().ordinal();
        halfmoves = setup.halfmoves();
        fullmoves = setup.fullmoves();
        byte[] generals = {-1, -1};
        long[] words = new long[WORDS];
        long hash = turn == 0 ? 0 : Zobrist.HAN_TO_MOVE;
        for (Square square : Square.all()) {
            Piece piece = setup.board().pieceAt(square).orElse(null);
            if (piece == null) {
                continue;
            }
            int s = square.index();
            boolean own = piece.side() == setup.turn();
            hash ^= Zobrist.piece(role(piece), s);
            add(words, own ? 0 : 2, Bits.LO[s], Bits.HI[s]);
            add(words, own ? 4 : 6, Bits.FA[s], Bits.FB[s]);
            if (piece.kind() == PieceKind.GENERAL) {
                generals[own ? 0 : 1] = (byte) s;
            } else {
                add(words, 6 + 2 * piece.kind().ordinal(), Bits.LO[s], Bits.HI[s]);
            }
            if (piece.kind() == PieceKind.CANNON) {
                add(words, 20, Bits.FA[s], Bits.FB[s]);
            }
            if (piece.isPromoted()) {
                add(words, 22, Bits.LO[s], Bits.HI[s]);
            }
        }
        ownGeneral = generals[0];
        enemyGeneral = generals[1];
        ownLo = words[0];
        ownHi = words[1];
        enemyLo = words[2];
        enemyHi = words[3];
        ownFa = words[4];
        ownFb = words[5];
        enemyFa = words[6];
        enemyFb = words[7];
        chariotLo = words[8];
        chariotHi = words[9];
        cannonLo = words[10];
        cannonHi = words[11];
        horseLo = words[12];
        horseHi = words[13];
        elephantLo = words[14];
        elephantHi = words[15];
        guardLo = words[16];
        guardHi = words[17];
        soldierLo = words[18];
        soldierHi = words[19];
        cannonFa = words[20];
        cannonFb = words[21];
        promotedLo = words[22];
        promotedHi = words[23];
        key = hash;
    }

    private static void add(long[] words, int at, long first, long second) {
        words[at] |= first;
        words[at + 1] |= second;
    }

    /** The board after a step. */
    Bitboards(Bitboards b, int from, int to) {
        rules = b.rules;
        tables = b.tables;
        turn = (byte) (1 - b.turn);
        long fromLo = Bits.LO[from];
        long fromHi = Bits.HI[from];
        long toLo = Bits.LO[to];
        long toHi = Bits.HI[to];
        long stepLo = fromLo | toLo;
        long stepHi = fromHi | toHi;
        long stepFa = Bits.FA[from] | Bits.FA[to];
        long stepFb = Bits.FB[from] | Bits.FB[to];
        boolean capture = (b.enemyLo & toLo | b.enemyHi & toHi) != 0;

        enemyLo = b.ownLo ^ stepLo;
        enemyHi = b.ownHi ^ stepHi;
        enemyFa = b.ownFa ^ stepFa;
        enemyFb = b.ownFb ^ stepFb;
        ownLo = b.enemyLo & ~toLo;
        ownHi = b.enemyHi & ~toHi;
        ownFa = b.enemyFa & ~Bits.FA[to];
        ownFb = b.enemyFb & ~Bits.FB[to];

        int place = Bits.PLACE[from];
        long chariot = -((b.chariotLo & fromLo | b.chariotHi & fromHi) >>> place);
        long cannon = -((b.cannonLo & fromLo | b.cannonHi & fromHi) >>> place);
        long horse = -((b.horseLo & fromLo | b.horseHi & fromHi) >>> place);
        long elephant = -((b.elephantLo & fromLo | b.elephantHi & fromHi) >>> place);
        long guard = -((b.guardLo & fromLo | b.guardHi & fromHi) >>> place);
        long soldier = -((b.soldierLo & fromLo | b.soldierHi & fromHi) >>> place);
        long promoted = -((b.promotedLo & fromLo | b.promotedHi & fromHi) >>> place);
        chariotLo = b.chariotLo & ~toLo ^ stepLo & chariot;
        chariotHi = b.chariotHi & ~toHi ^ stepHi & chariot;
        cannonLo = b.cannonLo & ~toLo ^ stepLo & cannon;
        cannonHi = b.cannonHi & ~toHi ^ stepHi & cannon;
        cannonFa = b.cannonFa & ~Bits.FA[to] ^ stepFa & cannon;
        cannonFb = b.cannonFb & ~Bits.FB[to] ^ stepFb & cannon;
        horseLo = b.horseLo & ~toLo ^ stepLo & horse;
        horseHi = b.horseHi & ~toHi ^ stepHi & horse;
        elephantLo = b.elephantLo & ~toLo ^ stepLo & elephant;
        elephantHi = b.elephantHi & ~toHi ^ stepHi & elephant;
        guardLo = b.guardLo & ~toLo ^ stepLo & guard;
        guardHi = b.guardHi & ~toHi ^ stepHi & guard;
        soldierLo = b.soldierLo & ~toLo ^ stepLo & soldier;
        soldierHi = b.soldierHi & ~toHi ^ stepHi & soldier;
        promotedLo = b.promotedLo & ~toLo ^ stepLo & promoted;
        promotedHi = b.promotedHi & ~toHi ^ stepHi & promoted;

        enemyGeneral = b.ownGeneral == from ? (byte) to : b.ownGeneral;
        ownGeneral = b.enemyGeneral == to ? -1 : b.enemyGeneral;
        halfmoves = capture ? 0 : b.halfmoves + 1;
        fullmoves = b.fullmoves + b.turn;
        state = b.state;
        int kind = (int) (chariot & Targets.CHARIOT
                | cannon & Targets.CANNON
                | horse & Targets.HORSE
                | elephant & Targets.ELEPHANT
                | guard & Targets.GUARD
                | soldier & Targets.SOLDIER);
        key = b.keyAfter(StepTables.role(b.turn, kind, (int) promoted & 1), from, to, capture);
    }

    /** The same board with the other side to move. */
    Bitboards(Bitboards b, boolean counted) {
        rules = b.rules;
        tables = b.tables;
        turn = (byte) (1 - b.turn);
        ownLo = b.enemyLo;
        ownHi = b.enemyHi;
        enemyLo = b.ownLo;
        enemyHi = b.ownHi;
        ownFa = b.enemyFa;
        ownFb = b.enemyFb;
        enemyFa = b.ownFa;
        enemyFb = b.ownFb;
        chariotLo = b.chariotLo;
        chariotHi = b.chariotHi;
        cannonLo = b.cannonLo;
        cannonHi = b.cannonHi;
        horseLo = b.horseLo;
        horseHi = b.horseHi;
        elephantLo = b.elephantLo;
        elephantHi = b.elephantHi;
        guardLo = b.guardLo;
        guardHi = b.guardHi;
        soldierLo = b.soldierLo;
        soldierHi = b.soldierHi;
        cannonFa = b.cannonFa;
        cannonFb = b.cannonFb;
        promotedLo = b.promotedLo;
        promotedHi = b.promotedHi;
        ownGeneral = b.enemyGeneral;
        enemyGeneral = b.ownGeneral;
        halfmoves = counted ? b.halfmoves + 1 : b.halfmoves;
        fullmoves = counted ? b.fullmoves + b.turn : b.fullmoves;
        state = b.state;
        key = b.key ^ Zobrist.HAN_TO_MOVE;
    }

    /** The key after a step of a piece of a role, promotions left aside. */
    final long keyAfter(int role, int from, int to, boolean capture) {
        long changed = key ^ Zobrist.HAN_TO_MOVE ^ Zobrist.piece(role, from) ^ Zobrist.piece(role, to);
        return capture ? changed ^ Zobrist.piece(roleAt(to), to) : changed;
    }

    static int role(Piece piece) {
        return StepTables.role(piece.side().ordinal(), piece.kind().ordinal(), piece.isPromoted() ? 1 : 0);
    }

    /** Side, kind and promotion of the piece on an occupied square. */
    final int roleAt(int square) {
        long lo = Bits.LO[square];
        long hi = Bits.HI[square];
        int side = (ownLo & lo | ownHi & hi) != 0 ? turn : 1 - turn;
        return StepTables.role(side, kindAt(lo, hi), (promotedLo & lo | promotedHi & hi) != 0 ? 1 : 0);
    }

    private int kindAt(long lo, long hi) {
        if ((soldierLo & lo | soldierHi & hi) != 0) {
            return Targets.SOLDIER;
        }
        if ((chariotLo & lo | chariotHi & hi) != 0) {
            return Targets.CHARIOT;
        }
        if ((cannonLo & lo | cannonHi & hi) != 0) {
            return Targets.CANNON;
        }
        if ((horseLo & lo | horseHi & hi) != 0) {
            return Targets.HORSE;
        }
        if ((elephantLo & lo | elephantHi & hi) != 0) {
            return Targets.ELEPHANT;
        }
        return (guardLo & lo | guardHi & hi) != 0 ? Targets.GUARD : Targets.GENERAL;
    }

    /** Both sides' pieces of a kind, ranks 1 to 5. */
    final long kindLo(int kind) {
        return switch (kind) {
            case 1 -> chariotLo;
            case 2 -> cannonLo;
            case 3 -> horseLo;
            case 4 -> elephantLo;
            case 5 -> guardLo;
            case 6 -> soldierLo;
            default -> (ownGeneral < 0 ? 0 : Bits.LO[ownGeneral]) | (enemyGeneral < 0 ? 0 : Bits.LO[enemyGeneral]);
        };
    }

    /** Both sides' pieces of a kind, ranks 6 to 10. */
    final long kindHi(int kind) {
        return switch (kind) {
            case 1 -> chariotHi;
            case 2 -> cannonHi;
            case 3 -> horseHi;
            case 4 -> elephantHi;
            case 5 -> guardHi;
            case 6 -> soldierHi;
            default -> (ownGeneral < 0 ? 0 : Bits.HI[ownGeneral]) | (enemyGeneral < 0 ? 0 : Bits.HI[enemyGeneral]);
        };
    }

    /** All occupied squares, ranks 1 to 5. */
    final long lo() {
        return ownLo | enemyLo;
    }

    /** All occupied squares, ranks 6 to 10. */
    final long hi() {
        return ownHi | enemyHi;
    }

    /** All occupied squares, files a to e. */
    final long fa() {
        return ownFa | enemyFa;
    }

    /** All occupied squares, files f to i. */
    final long fb() {
        return ownFb | enemyFb;
    }

    /** The cannons of both sides on the rank and the file of a square, as a cross. */
    final int cannonCross(int square) {
        return Bits.cross(square, cannonLo, cannonHi, cannonFa, cannonFb);
    }

    /** The pieces between two squares, both words thrown together: 0 when the way is clear. */
    final long between(int from, int target) {
        int pair = from * Bits.SQUARES + target;
        return lo() & Paths.LO[pair] | hi() & Paths.HI[pair];
    }

    /** Whether the piece on a square is promoted; false for square -1. */
    final boolean isPromoted(int square) {
        return square >= 0 && (promotedLo & Bits.LO[square] | promotedHi & Bits.HI[square]) != 0;
    }

    final boolean isOwn(int square) {
        return (ownLo & Bits.LO[square] | ownHi & Bits.HI[square]) != 0;
    }

    final boolean isEnemy(int square) {
        return (enemyLo & Bits.LO[square] | enemyHi & Bits.HI[square]) != 0;
    }

    final int generalRole() {
        return StepTables.role(turn, Targets.GENERAL, isPromoted(ownGeneral) ? 1 : 0);
    }

    /** S12, S13: the own general is promoted and sees the enemy general. */
    final boolean takesGeneralByFacing() {
        return isPromoted(ownGeneral) && isFacing();
    }

    @Override
    public final boolean isFacing() {
        return ownGeneral >= 0
                && enemyGeneral >= 0
                && Bits.FILE[ownGeneral] == Bits.FILE[enemyGeneral]
                && between(ownGeneral, enemyGeneral) == 0;
    }

    /** Whether the generals face each other after a step. */
    final boolean facesAfter(int from, int to) {
        int own = from == ownGeneral ? to : ownGeneral;
        int enemy = enemyGeneral;
        if (own < 0 || enemy < 0 || to == enemy || Bits.FILE[own] != Bits.FILE[enemy]) {
            return false;
        }
        int pair = own * Bits.SQUARES + enemy;
        long onLo = (lo() & ~Bits.LO[from] | Bits.LO[to]) & Paths.LO[pair];
        long onHi = (hi() & ~Bits.HI[from] | Bits.HI[to]) & Paths.HI[pair];
        return (onLo | onHi) == 0;
    }

    @Override
    public final Side turn() {
        return turn == 0 ? Side.CHO : Side.HAN;
    }
}
