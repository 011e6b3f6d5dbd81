package org.janggi.notation;

import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Choices;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.Square;

/** Moves as two squares and nothing else. */
final class CoordinateMoves extends BoardMoves {
    static final CoordinateMoves UCI = new CoordinateMoves(
            "uci", SquareNames.ONE_BASED, "", false, "two squares as in a1b1, or a pass as e2e2, 0000, @@@@ or pass");
    static final CoordinateMoves CECP = new CoordinateMoves(
            "cecp", SquareNames.ZERO_BASED, "", true, "two squares with ranks 0 to 9 as in a0b0, or a pass as @@@@");
    static final CoordinateMoves JANGGI_PL = new CoordinateMoves(
            "janggi-pl", SquareNames.FROM_HAN, "-", false, "two squares counted from Han's side as in a7-b7");

    private final SquareNames names;
    private final String separator;
    private final boolean passWord;
    private final String expected;

    private CoordinateMoves(String id, SquareNames names, String separator, boolean passWord, String expected) {
        super(id);
        this.names = names;
        this.separator = separator;
        this.passWord = passWord;
        this.expected = expected;
    }

    @Override
    String step(Position position, Move move) {
        return names.write(move.from()) + separator + names.write(move.to());
    }

    @Override
    String pass(Position position) {
        if (passWord) {
            return "@@@@";
        }
        String square = names.write(ownGeneral(position));
        return square + separator + square;
    }

    @Override
    Move read(Choices choices, String text) {
        Position position = choices.position();
        Move move = read(position, text);
        if (move == null) {
            throw NotationException.notAMove(text, position, expected);
        }
        return move;
    }

    private @Nullable Move read(Position position, String text) {
        MoveScan scan = new MoveScan(text, names);
        boolean general = scan.skip("K");
        Square from = scan.square();
        if (from == null) {
            return null;
        }
        if (general) {
            return scan.isAtEnd() ? between(position, from, from) : null;
        }
        boolean apart = separator.isEmpty() || scan.skip("-x");
        Square to = scan.square();
        return to != null && apart && scan.isAtEnd() ? between(position, from, to) : null;
    }
}
