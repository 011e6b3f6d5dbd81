package org.janggi.notation;

import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.PieceKind;
import org.janggi.core.Square;

/** A walk through the text of a move. What is not there is left where it is. */
final class MoveScan {
    private final String text;
    private final SquareNames names;
    private int at;

    MoveScan(String text, SquareNames names) {
        this.text = text;
        this.names = names;
    }

    /** Passes one of some characters, if it comes next. */
    boolean skip(String any) {
        boolean found = at < text.length() && any.indexOf(text.charAt(at)) >= 0;
        at += found ? 1 : 0;
        return found;
    }

    /** The square that comes next, or null. */
    @Nullable
    Square square() {
        Square square = names.read(text, at);
        at += square == null ? 0 : names.write(square).length();
        return square;
    }

    /** The kind whose latin letter comes next, or null. */
    @Nullable
    PieceKind letter() {
        PieceKind kind = at < text.length() ? SanDialect.kind(text.charAt(at)) : null;
        at += kind == null ? 0 : 1;
        return kind;
    }

    /** Whether nothing is left but marks of check and of praise or blame. */
    boolean endsInMarks() {
        int end = at;
        while (end < text.length() && "+#!?".indexOf(text.charAt(end)) >= 0) {
            end++;
        }
        return end == text.length() && end - at <= 3;
    }

    /** Whether nothing is left. */
    boolean isAtEnd() {
        return at == text.length();
    }
}
