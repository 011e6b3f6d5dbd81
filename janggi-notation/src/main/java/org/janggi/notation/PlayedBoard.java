package org.janggi.notation;

import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.Replay;

/**
 * A position of a record, in which play goes on whatever the rules of a caller say about its end.
 *
 * @param position the position
 * @param replay what led to it, or null under rules that end nothing
 */
record PlayedBoard(Position position, @Nullable Replay replay) {
    /** The board at the start of a record. */
    static PlayedBoard of(Position start) {
        return new PlayedBoard(start, start.rules() == MovementRules.INSTANCE ? null : Replay.of(start));
    }

    /**
     * The board after a move.
     *
     * @throws org.janggi.core.IllegalMoveException if the piece cannot move so
     */
    PlayedBoard play(Move move) {
        Replay longer = replay == null ? null : replay.play(move);
        return new PlayedBoard(longer == null ? position.play(move) : longer.position(), longer);
    }
}
