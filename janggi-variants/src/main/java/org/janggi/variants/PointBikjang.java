package org.janggi.variants;

import java.util.Set;
import org.janggi.core.Move;
import org.janggi.core.PieceKind;
import org.janggi.core.Position;
import org.janggi.core.Score;
import org.janggi.core.Side;
import org.janggi.core.Square;

/** Bikjang in point play: when facing is a call (P6a, or the association's text), and what the reply makes of it. */
final class PointBikjang {
    private static final int FULL_BOARD = 32;
    private static final int UNDER_HALVES = 60;

    private final boolean association;
    private final boolean matingIsMate;
    private final boolean deadStay;

    PointBikjang(boolean association, Set<Reading> readings) {
        this.association = association;
        this.matingIsMate = readings.contains(Reading.MATING_FACING);
        this.deadStay = readings.contains(Reading.DEAD_STAY);
    }

    /** Whether a turn was a call. A pass never calls. */
    boolean isCall(Position before, Move move, Position after) {
        if (move.isPass() || !after.isFacing()) {
            return false;
        }
        boolean valid = association
                ? isUnderThirty(after) || isCaptureByGeneralMakingIt(before, move)
                : PointState.isTaken(before.state()); // P6a: on an earlier ply
        return valid && !(matingIsMate && Mates.isMate(after));
    }

    private static boolean isCaptureByGeneralMakingIt(Position before, Move move) {
        return !before.isFacing() && before.isCapture(move) && isGeneral(before, move.from());
    }

    private static boolean isGeneral(Position position, Square square) {
        return position.pieceAt(square)
                .filter(piece -> piece.kind() == PieceKind.GENERAL)
                .isPresent();
    }

    /** Whether a call is pending in a position that was set up. */
    boolean isPending(Position position) {
        return position.isFacing()
                && (association ? isUnderThirty(position) : hasLostPieces(position))
                && !(matingIsMate && Mates.isMate(position));
    }

    /** Section 10: fewer pieces than at the start mean that one was taken. */
    static boolean hasLostPieces(Position position) {
        return position.count(Side.CHO) + position.count(Side.HAN) < FULL_BOARD;
    }

    /** Fewer than 30 points on each side, deom not counted. */
    static boolean isUnderThirty(Position position) {
        return position.points().halves(Side.CHO) < UNDER_HALVES
                && position.points().halves(Side.HAN) < UNDER_HALVES;
    }

    /** P6b, P6c: the state of a reply to a call after which the generals still face. */
    long established(Position before, Move reply, Position after, long state) {
        boolean dead = !deadStay
                && before.isCapture(reply)
                && !isGeneral(before, reply.from())
                && TotalTime.canBeTaken(after, reply.to());
        return dead ? PointState.overWithDead(state, reply.to()) : PointState.over(state, PointState.BIKJANG);
    }

    /** The points without the dead piece of P6c. */
    static Score withoutDead(Position position, Score score) {
        return position.pieceAt(Square.of(PointState.dead(position.state())))
                .map(dead -> score.plus(dead.side(), -2 * dead.kind().points()))
                .orElse(score);
    }
}
