package org.janggi.core.internal;

import java.util.Arrays;
import java.util.List;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Move;
import org.janggi.core.Permission;
import org.janggi.core.SelfCheck;

/**
 * Lists and counts the moves of a position. A move is a number, {@code from * 90 + to}, and {@link #PASS} for the pass.
 * One generator a thread: it owns the scratch that listing and safety need.
 *
 * <p>The order is that of the kinds, then of the squares from and to; the general's moves and the pass come last.
 */
final class Generator {
    static final int PASS = Bits.SQUARES * Bits.SQUARES;

    private static final Permission EVERYTHING = Permission.everything();

    private static final ThreadLocal<@Nullable Generator> MINE = new ThreadLocal<>();

    /** No rule set has more: every ordered pair of squares, and the pass. */
    private final char[] moves = new char[PASS + 1];

    private final Safety safety = new Safety();
    private final Targets targets = new Targets();
    private int size;
    private boolean listing;
    private boolean masked;
    /** Where any piece but the general may land, as far as own pieces and facing say. */
    private long landLo;

    private long landHi;
    /** Where pieces that are neither tied nor cannons may land. */
    private long othersLo;

    private long othersHi;

    private Generator() {}

    static Generator mine() {
        Generator mine = MINE.get();
        if (mine == null) {
            mine = new Generator();
            MINE.set(mine);
        }
        return mine;
    }

    /** Whether a step of the piece on a square, by its powers, leaves the own general where it can be taken. */
    boolean exposes(BitPosition p, int from, int to) {
        if (to == p.enemyGeneral || Safety.isQuiet(p)) {
            return false;
        }
        if (from == p.ownGeneral && !p.tables.courtsStayHome) {
            return p.child(from, to).isAttackedAfterMove();
        }
        safety.scan(p);
        return !isSafe(p, from, to);
    }

    private boolean isSafe(BitPosition p, int from, int to) {
        if (from != p.ownGeneral) {
            return safety.isSafe(p, from, to);
        }
        return to == p.enemyGeneral || (safety.danger & 1L << Bits.PLACE[to]) == 0;
    }

    /** Counts the moves that the powers of the pieces give, and the pass. */
    static int countPowers(BitPosition p) {
        if (p.ownGeneral < 0 || p.enemyGeneral < 0) {
            return 0;
        }
        return Counter.knows(p.tables)
                ? Counter.pieces(p) + generalSteps(p, 0) + (p.takesGeneralByFacing() ? 1 : 0) + 1
                : mine().run(p, EVERYTHING, false, p.isFacing(), false);
    }

    private static int generalSteps(BitPosition p, long danger) {
        if (p.ownGeneral < 0) {
            return 0;
        }
        int role = p.generalRole();
        boolean low = p.ownGeneral < Bits.HALF;
        return Long.bitCount(p.tables.toLo[role][p.ownGeneral] & ~p.ownLo & ~(low ? danger : 0))
                + Long.bitCount(p.tables.toHi[role][p.ownGeneral] & ~p.ownHi & ~(low ? 0 : danger));
    }

    /** Counts the permitted moves, or the safe ones among them. */
    static int count(BitPosition p, Permission permission, boolean safeOnly) {
        boolean facing = p.isFacing();
        boolean safe = safeOnly || permission.selfCheck() == SelfCheck.FORBIDDEN;
        if (isJudgedSingly(p, permission, safe, facing)) {
            return mine().list(p, permission, safeOnly).size();
        }
        if (!permission.mayFace() || !Counter.knows(p.tables)) {
            return mine().run(p, permission, safe, facing, false);
        }
        int extra = facing && (p.isPromoted(p.ownGeneral) || permission.offersAcceptance()) ? 1 : 0;
        if (!safe || Safety.isQuiet(p)) {
            return Counter.pieces(p) + generalSteps(p, 0) + extra + (permission.mayPass() ? 1 : 0);
        }
        Generator mine = mine();
        mine.safety.scan(p);
        if (mine.safety.restricted) {
            return mine.runScanned(p, permission, true, facing, false);
        }
        return Counter.pieces(p) + generalSteps(p, mine.safety.danger) + extra + (permission.mayPass() ? 1 : 0);
    }

    /** Whether any move is counted. A step of the general is enough, and most checks leave one. */
    static boolean hasAny(BitPosition p, Permission permission, boolean safeOnly) {
        boolean safe = safeOnly || permission.selfCheck() == SelfCheck.FORBIDDEN;
        if (safe && p.ownGeneral >= 0 && permission.mayFace() && !isJudgedSingly(p, permission, true, p.isFacing())) {
            Safety safety = mine().safety;
            safety.scan(p);
            if (generalSteps(p, safety.danger) > 0) {
                return true;
            }
        }
        return count(p, permission, safeOnly) > 0;
    }

    /** Lists the moves that the powers of the pieces give, and the pass. */
    List<Move> powers(BitPosition p) {
        if (p.ownGeneral < 0 || p.enemyGeneral < 0) {
            return List.of();
        }
        run(p, EVERYTHING, false, p.isFacing(), true);
        return new MoveList(Arrays.copyOf(moves, size));
    }

    /** Lists the permitted moves, or the safe ones among them. */
    List<Move> list(BitPosition p, Permission permission, boolean safeOnly) {
        boolean facing = p.isFacing();
        boolean safe = safeOnly || permission.selfCheck() == SelfCheck.FORBIDDEN;
        boolean singly = isJudgedSingly(p, permission, safe, facing);
        run(p, permission, safe && !singly, facing, true);
        char[] listed = Arrays.copyOf(moves, size);
        if (singly) {
            // The rule set may list moves itself, with this same generator, so this goes through the copy.
            int kept = 0;
            for (char move : listed) {
                if (p.isPermittedSingly(move, permission, safe)) {
                    listed[kept++] = move;
                }
            }
            listed = Arrays.copyOf(listed, kept);
        }
        return new MoveList(listed);
    }

    /** Whether masks do not tell what is permitted, so that every move has to be looked at. */
    private static boolean isJudgedSingly(BitPosition p, Permission permission, boolean safe, boolean facing) {
        return permission.asksVeto()
                || !permission.mayFace() && !facing
                || safe
                        && (permission.playsForSafety()
                                || permission.isFacingEnding() && facing
                                || !p.tables.courtsStayHome);
    }

    private int run(BitPosition p, Permission permission, boolean safe, boolean facing, boolean listing) {
        boolean quiet = !safe || Safety.isQuiet(p);
        if (!quiet) {
            safety.scan(p);
        }
        return runScanned(p, permission, !quiet, facing, listing);
    }

    /** Goes through all pieces under the masks of safety, if any, and of facing; counts, and lists if asked. */
    private int runScanned(BitPosition p, Permission permission, boolean masked, boolean facing, boolean listing) {
        size = 0;
        this.masked = masked;
        this.listing = listing;
        boolean mustBreak = facing && !permission.mayFace();
        landLo = ~p.ownLo;
        landHi = ~p.ownHi;
        if (mustBreak) {
            int pair = p.ownGeneral * Bits.SQUARES + p.enemyGeneral;
            landLo &= Paths.LO[pair] | Bits.LO[p.enemyGeneral];
            landHi &= Paths.HI[pair] | Bits.HI[p.enemyGeneral];
        }
        othersLo = masked ? landLo & safety.othersLo : landLo;
        othersHi = masked ? landHi & safety.othersHi : landHi;
        int count = pieces(p, Targets.CHARIOT, p.chariotLo & p.ownLo, p.chariotHi & p.ownHi)
                + pieces(p, Targets.CANNON, p.cannonLo & p.ownLo, p.cannonHi & p.ownHi)
                + pieces(p, Targets.HORSE, p.horseLo & p.ownLo, p.horseHi & p.ownHi)
                + pieces(p, Targets.ELEPHANT, p.elephantLo & p.ownLo, p.elephantHi & p.ownHi)
                + pieces(p, Targets.GUARD, p.guardLo & p.ownLo, p.guardHi & p.ownHi)
                + pieces(p, Targets.SOLDIER, p.soldierLo & p.ownLo, p.soldierHi & p.ownHi);
        count += general(p, permission, masked, facing, mustBreak, listing);
        boolean checked = masked && safety.checks > 0;
        if (permission.mayPass() && (!checked || permission.isPassEnding())) {
            count++;
            if (listing) {
                moves[size++] = PASS;
            }
        }
        return count;
    }

    /** All pieces of a kind. The compiler unfolds this for each kind, which is what makes it fast. */
    private int pieces(BitPosition p, int kind, long lo, long hi) {
        int count = 0;
        for (long rest = lo; rest != 0; rest &= rest - 1) {
            count += piece(p, kind, Long.numberOfTrailingZeros(rest));
        }
        for (long rest = hi; rest != 0; rest &= rest - 1) {
            count += piece(p, kind, Bits.HALF + Long.numberOfTrailingZeros(rest));
        }
        return count;
    }

    private int piece(BitPosition p, int kind, int square) {
        boolean promoted = (p.promotedLo & Bits.LO[square] | p.promotedHi & Bits.HI[square]) != 0;
        targets.find(p, p.turn, kind, promoted ? 1 : 0, square);
        return land(square, kind == Targets.CANNON);
    }

    /** Takes those of the targets found where the piece may land. */
    private int land(int square, boolean isCannon) {
        long lo = othersLo;
        long hi = othersHi;
        if (masked) {
            if ((safety.tiedLo & Bits.LO[square] | safety.tiedHi & Bits.HI[square]) != 0) {
                lo = landLo & safety.tiedMaskLo(square, isCannon);
                hi = landHi & safety.tiedMaskHi(square, isCannon);
            } else if (isCannon) {
                lo = landLo & safety.cannonsLo;
                hi = landHi & safety.cannonsHi;
            }
        }
        return add(square, targets.lo & lo, targets.hi & hi, listing);
    }

    private int general(
            BitPosition p, Permission permission, boolean masked, boolean facing, boolean mustBreak, boolean listing) {
        int square = p.ownGeneral;
        if (square < 0) {
            return 0;
        }
        int role = p.generalRole();
        long lo = p.tables.toLo[role][square] & ~p.ownLo;
        long hi = p.tables.toHi[role][square] & ~p.ownHi;
        if (masked) {
            lo &= square < Bits.HALF ? ~safety.danger : -1;
            hi &= square < Bits.HALF ? -1 : ~safety.danger;
        }
        int enemy = p.enemyGeneral;
        if (mustBreak) {
            lo &= ~Bits.FILE_BITS[Bits.FILE[enemy]];
            hi &= ~Bits.FILE_BITS[Bits.FILE[enemy]];
        }
        if (facing && (permission.offersAcceptance() || p.isPromoted(square))) {
            lo |= Bits.LO[enemy];
            hi |= Bits.HI[enemy];
        }
        return add(square, lo, hi, listing);
    }

    private int add(int from, long lo, long hi, boolean listing) {
        if (listing) {
            int first = from * Bits.SQUARES;
            int end = size;
            for (long rest = lo; rest != 0; rest &= rest - 1) {
                moves[end++] = (char) (first + Long.numberOfTrailingZeros(rest));
            }
            for (long rest = hi; rest != 0; rest &= rest - 1) {
                moves[end++] = (char) (first + Bits.HALF + Long.numberOfTrailingZeros(rest));
            }
            size = end;
        }
        return Long.bitCount(lo) + Long.bitCount(hi);
    }
}
