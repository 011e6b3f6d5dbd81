package org.janggi.variants;

import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.janggi.core.Move;
import org.janggi.core.Piece;
import org.janggi.core.PieceKind;
import org.janggi.core.Position;
import org.janggi.core.Powers;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.janggi.core.SquareSet;
import org.janggi.core.Steps;

/**
 * What promoted pieces can do and which pieces a turn promotes: soldiers on the last rank (D5, D6), guards once a side
 * has no soldier (D8, D9).
 */
final class Promotion {
    private static final Map<Reading, Steps> SOLDIER = Map.of(
            Reading.ORTHOGONAL_SOLDIER,
            Steps.ORTHOGONAL,
            Reading.FORWARD_SOLDIER,
            Steps.ORTHOGONAL.or(Steps.FORWARD_PALACE_DIAGONAL));
    private static final Steps ANY_SOLDIER = Steps.ORTHOGONAL.or(Steps.PALACE_DIAGONAL);
    private static final Map<Set<Reading>, Powers> OF_ALL = new ConcurrentHashMap<>();

    private Promotion() {}

    /** The powers of dan; the same instance for the same readings. */
    static Powers ofAll(Set<Reading> readings) {
        Set<Reading> relevant = readings.stream()
                .filter(reading -> SOLDIER.containsKey(reading) || reading == Reading.GUARD_OUTSIDE)
                .collect(Collectors.toUnmodifiableSet());
        return OF_ALL.computeIfAbsent(relevant, Promotion::powers);
    }

    private static Powers powers(Set<Reading> readings) {
        Steps soldier = readings.stream()
                .map(SOLDIER::get)
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(ANY_SOLDIER);
        Steps abroad = readings.contains(Reading.GUARD_OUTSIDE) ? soldier.and(Steps.OUTSIDE_ENEMY_PALACE) : soldier;
        return GeneralPromotion.POWERS
                .withPromoted(PieceKind.SOLDIER, soldier)
                .withPromoted(PieceKind.GUARD, Steps.OWN_PALACE.or(abroad));
    }

    /** D5: the soldier that has just moved to a point of the last rank. */
    static SquareSet arrivedSoldier(Position before, Move move, Position after) {
        if (move.isPass()) {
            return SquareSet.EMPTY;
        }
        Side mover = before.turn();
        Square to = move.to();
        boolean last = to.rank() == (mover == Side.CHO ? Square.RANKS : 1);
        return last
                        && after.pieceAt(to)
                                .filter(Piece.of(mover, PieceKind.SOLDIER)::equals)
                                .isPresent()
                ? SquareSet.of(to)
                : SquareSet.EMPTY;
    }

    /** D8: all guards, once either side has no soldier. */
    static SquareSet guardsWithoutSoldiers(Position after) {
        if (after.count(Side.CHO, PieceKind.SOLDIER) > 0 && after.count(Side.HAN, PieceKind.SOLDIER) > 0) {
            return SquareSet.EMPTY;
        }
        return after.squares(Side.CHO, PieceKind.GUARD)
                .or(after.squares(Side.HAN, PieceKind.GUARD))
                .minus(after.promoted());
    }
}
