package org.janggi.notation;

import org.janggi.core.Board;
import org.janggi.core.Move;
import org.janggi.core.Piece;
import org.janggi.core.PieceKind;
import org.janggi.core.Side;
import org.janggi.core.Square;

/**
 * Where the generals stand along the moves of a record, whatever moves those are: a pass is written as the square of the
 * mover's general twice.
 */
final class PassSquares {
    private static final byte NOWHERE = -1;

    private final MoveTree tree;
    // By the number of the ply after which it is so: the squares of both generals, and whether Han is to move.
    private final byte[] cho;
    private final byte[] han;
    private final boolean[] hanToMove;

    PassSquares(GameRecord record) {
        this.tree = record.moves();
        int count = tree.size() + 1;
        this.cho = new byte[count];
        this.han = new byte[count];
        this.hanToMove = new boolean[count];
        Board board = record.start().map(start -> start.setup().board()).orElse(Board.empty());
        cho[0] = general(board, Side.CHO);
        han[0] = general(board, Side.HAN);
        hanToMove[0] =
                record.start().filter(start -> start.setup().turn() == Side.HAN).isPresent();
        for (int i = 1; i < count; i++) {
            int before = tree.parent(i);
            Move move = tree.move(i);
            cho[i] = after(move, cho[before], han[before]);
            han[i] = after(move, han[before], cho[before]);
            hanToMove[i] = !hanToMove[before];
        }
    }

    private static byte general(Board board, Side side) {
        for (Square square : Square.all()) {
            Piece piece = board.pieceAt(square).orElse(null);
            if (piece != null && piece.side() == side && piece.kind() == PieceKind.GENERAL) {
                return (byte) square.index();
            }
        }
        return NOWHERE;
    }

    /** Where a general stands after a move: generals do not take each other, the step is the acceptance of a bikjang. */
    private static byte after(Move move, byte own, byte other) {
        if (move.isPass()) {
            return own;
        }
        int from = move.from().index();
        int to = move.to().index();
        if (from == own && to != other) {
            return (byte) to;
        }
        return to == own && from != other ? NOWHERE : own;
    }

    /** The move with a number, in UCI. */
    String uci(int number) {
        Move move = tree.move(number);
        if (!move.isPass()) {
            return move.toString();
        }
        int before = tree.parent(number);
        byte general = hanToMove[before] ? han[before] : cho[before];
        return general == NOWHERE ? JsonForm.NULL_MOVE : "" + Square.of(general) + Square.of(general);
    }
}
