package org.janggi.notation;

import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Choices;
import org.janggi.core.Move;
import org.janggi.core.Piece;
import org.janggi.core.Position;
import org.janggi.core.Side;
import org.janggi.core.Square;

/** Moves as Korean records have them. */
final class KoreanMoves extends BoardMoves {
    private static final String EXPECTED = "row and column twice with the piece's letter as in 79졸78 or 09차49졸, or 한수쉼";
    private static final SquareNames NAMES = SquareNames.ROW_COLUMN;

    private final GibStyle.Script script;
    private final boolean sides;

    KoreanMoves(String id, GibStyle.Script script, boolean sides) {
        super(id);
        this.script = script;
        this.sides = sides;
    }

    @Override
    String step(Position position, Move move) {
        StringBuilder text = new StringBuilder(NAMES.write(move.from()));
        if (sides) {
            text.append(side(position.turn()));
        }
        text.append(letter(position.pieceAt(move.from()).orElseThrow())).append(NAMES.write(move.to()));
        if (position.isCapture(move)) {
            text.append(letter(position.pieceAt(move.to()).orElseThrow()));
        }
        return text.append(MoveMark.of(position, move) == MoveMark.NONE ? "" : "장군")
                .toString();
    }

    @Override
    String pass(Position position) {
        return GibMove.PASS_WORD;
    }

    @Override
    Move read(Choices choices, String text) {
        Position position = choices.position();
        GibMove written = GibMove.parse(text, false);
        Move move = written == null || written.coordinates() != GibStyle.Coordinates.ROW_COLUMN
                ? null
                : between(position, written.from(), written.to());
        if (written == null || move == null) {
            throw NotationException.notAMove(text, position, EXPECTED);
        }
        Side side = written.side();
        if (side != null && side != position.turn()) {
            throw NotationException.notAMove(
                    text, position, String.valueOf(side(position.turn())), String.valueOf(side(side)));
        }
        Piece piece = position.pieceAt(written.from()).orElse(null);
        if (piece != null && piece.side() == position.turn()) {
            compare(text, position, written.from(), piece, written.piece());
        }
        compare(text, position, written.to(), position.pieceAt(written.to()).orElse(null), written.captured());
        return move;
    }

    /** Whose soldier a letter tells is not compared: many records use one letter for both. */
    private void compare(
            String text, Position position, Square square, @Nullable Piece piece, @Nullable GibLetter told) {
        if (told != null && (piece == null || piece.kind() != told.kind())) {
            Side owner = told.owner() == null ? position.turn() : told.owner();
            throw NotationException.notAMove(
                    text,
                    position,
                    (piece == null ? "no piece" : String.valueOf(letter(piece))) + " at " + NAMES.write(square),
                    String.valueOf(GibLetter.write(told.kind(), owner, script)));
        }
    }

    private char letter(Piece piece) {
        return GibLetter.write(piece.kind(), piece.side(), script);
    }

    private char side(Side side) {
        boolean hangul = script == GibStyle.Script.HANGUL;
        return side == Side.CHO ? (hangul ? '초' : '楚') : hangul ? '한' : '漢';
    }
}
