package org.janggi.variants;

import java.util.Optional;
import org.janggi.core.Ending;
import org.janggi.core.History;
import org.janggi.core.Move;
import org.janggi.core.Outcome;
import org.janggi.core.Position;
import org.janggi.core.Side;

/**
 * P7: an arrival that comes too often is a loss by disqualification, for the side that checked on all its moves of the
 * cycle if exactly one did, else for the side that arrived. Passes are not moves and are never counted.
 */
final class ArrivalLimit {
    private static final String CLAUSE = "P7";

    private final int limit;
    private final boolean byMoves;

    /**
     * A limit.
     *
     * @param limit which arrival loses
     * @param byMoves whether identical moves of a to-and-fro are counted instead, as S24 does
     */
    ArrivalLimit(int limit, boolean byMoves) {
        this.limit = limit;
        this.byMoves = byMoves;
    }

    /** Whether the next ply could reach the limit. */
    boolean matters(History history) {
        return byMoves ? history.toAndFro() >= 2 * (limit - 1) : history.mostArrivals() >= limit - 1;
    }

    /** Whether the last ply reached the limit. */
    boolean isReached(History history) {
        return byMoves ? history.identicalMoves() >= limit && isLimited(history) : history.arrivals() >= limit;
    }

    /** S24: neither a capture, nor a reply to a call, nor a way out of check that gives none itself is limited. */
    private static boolean isLimited(History history) {
        Position before = history.previous().orElseThrow().position();
        Move move = history.move().orElseThrow();
        if (before.isCapture(move) || PointState.isCalled(before.state())) {
            return false;
        }
        return !before.isInCheck()
                || before.exposesGeneral(move)
                || history.position().isInCheck();
    }

    /** The verdict once the limit is reached. */
    Outcome loss(History history) {
        Side arrived = history.position().turn().opponent();
        Side loser = arrived;
        if (!byMoves) {
            boolean mover = checkedAllAlong(history, arrived);
            boolean other = checkedAllAlong(history, arrived.opponent());
            loser = other && !mover ? arrived.opponent() : arrived;
        }
        return Outcome.win(loser.opponent(), Ending.DISQUALIFIED, CLAUSE);
    }

    /** Whether a side made a move in the cycle and could take the enemy general after each of its moves there. */
    private static boolean checkedAllAlong(History history, Side side) {
        int start = history.previousArrival().orElseThrow().ply();
        boolean moved = false;
        Optional<History> at = Optional.of(history);
        for (; at.isPresent() && at.get().ply() > start; at = at.get().previous()) {
            boolean own = at.get().position().turn() != side;
            if (own && at.get().move().filter(move -> !move.isPass()).isPresent()) {
                if (!at.get().position().isInCheck()) {
                    return false;
                }
                moved = true;
            }
        }
        return moved;
    }
}
