package org.janggi.variants;

import org.janggi.core.PieceKind;
import org.janggi.core.Position;
import org.janggi.core.Side;

/** Matches material with {@link DrawingMaterial#WINNING_SETS}. Counts are nibbles of one int, so nothing is allocated. */
final class WinningSets {
    private static final String ATTACKERS = "RCNBP";
    private static final String OFFICERS = "CNB";
    private static final PieceKind[] KINDS = {
        PieceKind.CHARIOT, PieceKind.CANNON, PieceKind.HORSE, PieceKind.ELEPHANT, PieceKind.SOLDIER
    };
    private static final int MOST_GUARDS = DrawingMaterial.WINNING_SETS.size() - 1;
    /** So many attackers win whatever they are: the last set against the most guards. */
    static final int ANY = 4;

    private WinningSets() {}

    static boolean canWin(Position position, Side side) {
        if (attackers(position, side) >= ANY) {
            return true;
        }
        var promotable = position.rules().powers().promotable();
        if (promotable.contains(PieceKind.SOLDIER) && position.count(side, PieceKind.SOLDIER) > 0
                || promotable.contains(PieceKind.GUARD) && position.count(side, PieceKind.GUARD) > 0) {
            return true;
        }
        int pieces = 0;
        for (int i = 0; i < KINDS.length; i++) {
            pieces |= Math.min(position.count(side, KINDS[i]), 15) << 4 * i;
        }
        int enemyGuards = Math.min(position.count(side.opponent(), PieceKind.GUARD), MOST_GUARDS);
        boolean guarded = position.count(side, PieceKind.GUARD) > 0;
        for (String set : DrawingMaterial.WINNING_SETS.get(enemyGuards)) {
            if (contains(pieces, guarded, set)) {
                return true;
            }
        }
        return false;
    }

    /** How many pieces other than general and guards a side has. */
    static int attackers(Position position, Side side) {
        return position.count(side) - position.count(side, PieceKind.GUARD) - position.count(side, PieceKind.GENERAL);
    }

    /** Sets name single kinds first, then {@code x}, then {@code *}, so that taking the first that fits is enough. */
    private static boolean contains(int pieces, boolean guarded, String set) {
        int left = pieces;
        for (int i = 0; i < set.length(); i++) {
            char wanted = set.charAt(i);
            if (wanted == 'A') {
                if (!guarded) {
                    return false;
                }
                continue;
            }
            int taken = take(left, wanted);
            if (taken < 0) {
                return false;
            }
            left = taken;
        }
        return true;
    }

    /** The counts without one piece that fits, or -1. */
    private static int take(int pieces, char wanted) {
        for (int i = 0; i < KINDS.length; i++) {
            char kind = ATTACKERS.charAt(i);
            boolean fits = wanted == kind || wanted == '*' || wanted == 'x' && OFFICERS.indexOf(kind) >= 0;
            if (fits && (pieces >> 4 * i & 15) > 0) {
                return pieces - (1 << 4 * i);
            }
        }
        return -1;
    }
}
