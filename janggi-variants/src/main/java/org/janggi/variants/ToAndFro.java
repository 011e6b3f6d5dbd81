package org.janggi.variants;

import java.util.Optional;
import org.janggi.core.History;
import org.janggi.core.Move;
import org.janggi.core.PieceKind;
import org.janggi.core.Position;
import org.janggi.core.Side;

/**
 * The engine's rule against moving a piece to and fro: the last four moves of the side that has just moved alternate
 * between two squares, the last but one of its turns may have been a pass, the move before brought the piece there
 * without a capture, the piece is neither general nor guard, and the side was never in check meanwhile.
 */
final class ToAndFro {
    private static final int ALTERNATING = 4;

    private final History last;

    ToAndFro(History last) {
        this.last = last;
    }

    boolean isLost() {
        Optional<Move> move = last.move();
        if (move.isEmpty() || move.get().isPass() || isCourt(last.position(), move.get())) {
            return false;
        }
        Move expected = move.get();
        int alternating = 0;
        int turns = 0;
        Optional<History> at = Optional.of(last);
        while (at.isPresent() && at.get().ply() > 0) {
            Move own = at.get().move().orElseThrow();
            Position before = at.get().previous().orElseThrow().position();
            turns++;
            if (alternating == ALTERNATING) {
                return !own.isPass() && own.to() == expected.to() && !before.isCapture(own);
            }
            if (before.isInCheck()) {
                return false;
            }
            boolean skipped = own.isPass() && turns == 2;
            if (!skipped && own != expected) {
                return false;
            }
            if (!skipped) {
                alternating++;
                expected = own.reversed();
            }
            at = at.get().previous().flatMap(History::previous);
        }
        return false;
    }

    private static boolean isCourt(Position after, Move move) {
        Side mover = after.turn().opponent();
        return after.squares(mover, PieceKind.GENERAL).contains(move.to())
                || after.squares(mover, PieceKind.GUARD).contains(move.to());
    }
}
