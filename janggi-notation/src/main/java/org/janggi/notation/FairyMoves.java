package org.janggi.notation;

import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Choices;
import org.janggi.core.Move;
import org.janggi.core.Piece;
import org.janggi.core.PieceKind;
import org.janggi.core.Position;
import org.janggi.core.Square;

/** Moves as a letter and two squares by row and column. */
final class FairyMoves extends BoardMoves {
    private static final String EXPECTED = "letter and two squares by row and column as in H02-83 or R01x71";
    private static final SquareNames NAMES = SquareNames.ROW_COLUMN;

    FairyMoves() {
        super("fairy");
    }

    @Override
    String step(Position position, Move move) {
        PieceKind kind = position.pieceAt(move.from()).orElseThrow().kind();
        return SanDialect.letter(kind)
                + NAMES.write(move.from())
                + (position.isCapture(move) ? "x" : "-")
                + NAMES.write(move.to())
                + MoveMark.of(position, move).latin();
    }

    @Override
    String pass(Position position) {
        String square = NAMES.write(ownGeneral(position));
        return "K" + square + "-" + square;
    }

    @Override
    Move read(Choices choices, String text) {
        Position position = choices.position();
        MoveScan scan = new MoveScan(text, NAMES);
        PieceKind kind = scan.letter();
        Square from = scan.square();
        boolean apart = scan.skip("-x");
        PieceKind captured = apart ? scan.letter() : null;
        Square to = scan.square();
        if (from != null && to == null && kind == PieceKind.GENERAL && !apart) {
            to = from;
        }
        if (from == null || to == null || !scan.endsInMarks()) {
            throw NotationException.notAMove(text, position, EXPECTED);
        }
        Move move = between(position, from, to);
        if (move == null) {
            throw NotationException.notAMove(text, position, EXPECTED);
        }
        Piece piece = position.pieceAt(from).orElse(null);
        if (piece != null && piece.side() == position.turn()) {
            compare(text, position, from, piece, kind);
        }
        compare(text, position, to, position.pieceAt(to).orElse(null), captured);
        return move;
    }

    private static void compare(
            String text, Position position, Square square, @Nullable Piece piece, @Nullable PieceKind told) {
        if (told != null && (piece == null || piece.kind() != told)) {
            String expected = piece == null ? "no piece" : String.valueOf(SanDialect.letter(piece.kind()));
            throw NotationException.notAMove(
                    text, position, expected + " at " + NAMES.write(square), String.valueOf(SanDialect.letter(told)));
        }
    }
}
