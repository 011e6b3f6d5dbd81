package org.janggi.notation;

import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Square;

/** How a notation calls the squares. */
enum SquareNames {
    /** A file a to i and a rank 1 to 10 from Cho's side. */
    ONE_BASED,
    /** A file a to i and a rank 0 to 9 from Cho's side. */
    ZERO_BASED,
    /** A file a to i and a row 1 to 10 from Han's side. */
    FROM_HAN,
    /** A row 1 to 9 and 0 from Han's side and a column 1 to 9. */
    ROW_COLUMN;

    /** The name of a square. */
    String write(Square square) {
        char file = (char) ('a' + square.file() - 1);
        return switch (this) {
            case ONE_BASED -> square.toString();
            case ZERO_BASED -> file + String.valueOf(square.rank() - 1);
            case FROM_HAN -> file + String.valueOf(Square.RANKS + 1 - square.rank());
            case ROW_COLUMN -> (Square.RANKS + 1 - square.rank()) % 10 + String.valueOf(square.file());
        };
    }

    /** The square whose name a text has at an index, or null. The name is as long as {@link #write} makes it. */
    @Nullable
    Square read(String text, int at) {
        if (at + 2 > text.length()) {
            return null;
        }
        char first = text.charAt(at);
        int digit = digit(text.charAt(at + 1));
        if (this == ROW_COLUMN) {
            return GibMove.square(digit(first), digit);
        }
        int file = first - 'a' + 1;
        int rank = this == ZERO_BASED ? digit + 1 : text.startsWith("10", at + 1) ? Square.RANKS : digit;
        boolean exists = file >= 1 && file <= Square.FILES && rank >= 1 && rank <= Square.RANKS;
        return exists ? Square.at(file, this == FROM_HAN ? Square.RANKS + 1 - rank : rank) : null;
    }

    private static int digit(char c) {
        return c >= '0' && c <= '9' ? c - '0' : -1;
    }
}
