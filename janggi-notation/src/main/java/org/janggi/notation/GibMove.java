package org.janggi.notation;

import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Move;
import org.janggi.core.Side;
import org.janggi.core.Square;

/**
 * A move as GIB writes it, not yet looked at on a board.
 *
 * @param isPassWord whether it is the word for a pass
 * @param from the square it leaves; of a pass any
 * @param to the square it reaches; of a pass the same
 * @param side the side it names, or null
 * @param sideScript the script of the side's name, or null
 * @param piece the letter of the moving piece, or null
 * @param captured the letter of the captured piece, or null
 * @param captureMark whether 타 stands before that
 * @param check whether it is marked as check
 * @param coordinates how the squares are named
 */
record GibMove(
        boolean isPassWord,
        Square from,
        Square to,
        @Nullable Side side,
        GibStyle.@Nullable Script sideScript,
        @Nullable GibLetter piece,
        @Nullable GibLetter captured,
        boolean captureMark,
        boolean check,
        GibStyle.Coordinates coordinates) {
    /** The word for a pass. */
    static final String PASS_WORD = "한수쉼";

    private static final Square A1 = Square.of(0);
    private static final GibMove PASS =
            new GibMove(true, A1, A1, null, null, null, null, false, false, GibStyle.Coordinates.ROW_COLUMN);

    /** The move, if the squares differ or the word says pass; staying in place is a pass too. */
    Move move() {
        return from == to ? Move.PASS : Move.of(from, to);
    }

    /**
     * Reads a move.
     *
     * @param word the move without number and blanks
     * @param old whether squares are numbers from 1 to 90
     * @return the move, or null if it is none
     */
    static @Nullable GibMove parse(String word, boolean old) {
        return word.equals(PASS_WORD) ? PASS : new Scan(word).read(old);
    }

    /** Whether a word has to be taken for a move, even if it cannot be read as one. */
    static boolean isMoveLike(String word) {
        int digits = 0;
        boolean letter = false;
        boolean other = false;
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            boolean digit = c >= '0' && c <= '9';
            digits += digit ? 1 : 0;
            letter |= GibLetter.of(c) != null;
            other |= !digit && c != '.' && c != '-' && c != ':' && c != '/';
        }
        return letter && digits > 0 || other && digits > 2 || word.contains("수쉼");
    }

    /** The square that GIB calls by row and column. */
    static @Nullable Square square(int row, int column) {
        boolean exists = row >= 0 && row <= 9 && column >= 1 && column <= 9;
        return exists ? Square.at(column, row == 0 ? 1 : 11 - row) : null;
    }

    /** A walk through a word. */
    private static final class Scan {
        private final String word;
        private int at;

        Scan(String word) {
            this.word = word;
        }

        @Nullable
        GibMove read(boolean old) {
            GibStyle.Coordinates coordinates = old
                    ? GibStyle.Coordinates.OLD
                    : isFile(peek()) ? GibStyle.Coordinates.ALGEBRAIC : GibStyle.Coordinates.ROW_COLUMN;
            Square from = square(coordinates);
            if (from == null) {
                return null;
            }
            Side side = GibLetter.side(peek());
            GibStyle.Script sideScript = side == null ? null : GibLetter.sideScript(peek());
            at += side == null ? 0 : 1;
            GibLetter piece = letter();
            Square to = square(coordinates);
            if (to == null || old && piece == null) {
                return null;
            }
            boolean mark = peek() == '타';
            at += mark ? 1 : 0;
            boolean check = word.startsWith("장군", at) || word.startsWith("멍군", at);
            GibLetter captured = null;
            if (!check) {
                at += GibLetter.side(peek()) == null ? 0 : 1;
                captured = letter();
                check = word.startsWith("장군", at) || word.startsWith("멍군", at);
            }
            at += check ? 2 : 0;
            return at == word.length()
                    ? new GibMove(false, from, to, side, sideScript, piece, captured, mark, check, coordinates)
                    : null;
        }

        private char peek() {
            return at < word.length() ? word.charAt(at) : 0;
        }

        private static boolean isFile(char c) {
            return c >= 'a' && c <= 'i';
        }

        private @Nullable GibLetter letter() {
            GibLetter letter = GibLetter.of(peek());
            at += letter == null ? 0 : 1;
            return letter;
        }

        private int digit() {
            char c = peek();
            at++;
            return c >= '0' && c <= '9' ? c - '0' : -1;
        }

        private @Nullable Square square(GibStyle.Coordinates coordinates) {
            return switch (coordinates) {
                case ROW_COLUMN -> GibMove.square(digit(), digit());
                case ALGEBRAIC -> algebraic();
                case OLD -> numbered();
            };
        }

        private @Nullable Square algebraic() {
            char file = peek();
            at++;
            int rank = digit();
            return isFile(file) && rank >= 0 ? Square.at(file - 'a' + 1, rank + 1) : null;
        }

        private @Nullable Square numbered() {
            int number = digit();
            if (number > 0 && peek() >= '0' && peek() <= '9') {
                number = 10 * number + digit();
            }
            // Each file has ten numbers, from Cho's side on.
            return number >= 1 && number <= 90 ? Square.at((number - 1) / 10 + 1, (number - 1) % 10 + 1) : null;
        }
    }
}
