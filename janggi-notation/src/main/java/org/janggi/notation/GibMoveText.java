package org.janggi.notation;

import org.janggi.core.IllegalMoveException;
import org.janggi.core.Move;
import org.janggi.core.Piece;
import org.janggi.core.Position;
import org.janggi.core.Replay;
import org.janggi.core.Square;

/** The words for the moves of a game, which are played on a board to know what they take and whether they check. */
final class GibMoveText {
    private final GibStyle style;
    private Position board;
    private int ply;

    GibMoveText(GibStyle style, Position start) {
        this.style = style;
        this.board = start;
    }

    /** The word for the next move, which is played. */
    String next(Move move) {
        ply++;
        Position before = board;
        try {
            board = Replay.after(board, move);
        } catch (IllegalMoveException e) {
            String why = "no move in " + before + " (" + e.refusal().text().english() + ")";
            throw UnwritableException.atPly(UnwritableException.Kind.MOVE, ply, move.toString(), why);
        }
        return move.isPass() ? GibMove.PASS_WORD : word(before, move, board);
    }

    private String word(Position before, Move move, Position after) {
        Piece piece = before.pieceAt(move.from()).orElseThrow();
        Piece taken = GibPlies.captured(before, move);
        StringBuilder word = new StringBuilder(square(move.from()));
        if (style.sides()) {
            word.append(GibLetter.writeSide(piece.side(), style.script()));
        }
        word.append(letter(piece)).append(square(move.to()));
        if (taken != null) {
            word.append(style.captureMark() ? "타" : "").append(letter(taken));
        }
        return word.append(after.isInCheck() ? "장군" : "").toString();
    }

    private char letter(Piece piece) {
        return GibLetter.write(piece.kind(), piece.side(), style.script());
    }

    private String square(Square square) {
        return style.coordinates() == GibStyle.Coordinates.OLD
                ? Integer.toString(Square.RANKS * (square.file() - 1) + square.rank())
                : "" + (Square.RANKS + 1 - square.rank()) % Square.RANKS + square.file();
    }
}
