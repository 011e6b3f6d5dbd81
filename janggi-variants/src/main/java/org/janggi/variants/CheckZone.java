package org.janggi.variants;

import org.janggi.core.Move;
import org.janggi.core.PieceKind;
import org.janggi.core.Powers;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.janggi.core.SquareSet;

/**
 * The squares that matter to a check on a general on one square. A move that leaves none of {@code ways} and reaches none
 * of {@code reached} cannot begin a check, so that a search need not make it to see.
 *
 * @param ways squares that may lie between an attacker and the general, or from which it is seen along a line
 * @param reached these, and every square from which a piece could attack
 */
record CheckZone(SquareSet ways, SquareSet reached) {
    /**
     * The zone of a general.
     *
     * @param general where it stands
     * @param attacker whose checks
     * @param powers what the pieces can do
     * @return the squares
     */
    static CheckZone of(Square general, Side attacker, Powers powers) {
        SquareSet ways = SquareSet.EMPTY;
        SquareSet reached = SquareSet.EMPTY;
        for (Square square : Square.all()) {
            if (square == general) {
                continue;
            }
            SquareSet one = SquareSet.of(square);
            if (isWay(square, general)) {
                ways = ways.or(one);
            }
            if (isWay(square, general) || leaps(square, general) || steps(square, general, attacker, powers)) {
                reached = reached.or(one);
            }
        }
        return new CheckZone(ways, reached);
    }

    /** Whether a move could begin a check. */
    boolean concerns(Move move) {
        return !move.isPass() && (reached.contains(move.to()) || ways.contains(move.from()));
    }

    /** M2 to M4: files, ranks and palace diagonals; M5, M6: the points where a horse or an elephant is blocked. */
    private static boolean isWay(Square square, Square general) {
        int files = Math.abs(square.file() - general.file());
        int ranks = Math.abs(square.rank() - general.rank());
        return files == 0 || ranks == 0 || files == ranks && files <= 2;
    }

    private static boolean leaps(Square square, Square general) {
        int files = Math.abs(square.file() - general.file());
        int ranks = Math.abs(square.rank() - general.rank());
        return files + ranks == 3 || files * ranks == 6 && files + ranks == 5;
    }

    private static boolean steps(Square square, Square general, Side attacker, Powers powers) {
        for (PieceKind kind : PieceKind.values()) {
            if (powers.steps(kind, false).allows(attacker, square, general)) {
                return true;
            }
        }
        return false;
    }
}
