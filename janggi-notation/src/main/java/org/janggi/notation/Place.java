package org.janggi.notation;

import java.util.Objects;

/**
 * A place in what was read.
 *
 * @param source the name of the input, as the path of a file
 * @param offset how many bytes come before, or -1 if the input was given as characters
 * @param line the line, from 1
 * @param column the character within the line, from 1; the one behind the last at the end of a line
 */
public record Place(String source, long offset, long line, int column) {
    /**
     * A place.
     *
     * @param source the name of the input
     * @param offset how many bytes come before, or -1
     * @param line the line, from 1
     * @param column the character within the line, from 1
     */
    public Place {
        Objects.requireNonNull(source, "source");
        if (offset < -1 || line < 1 || column < 1) {
            throw new IllegalArgumentException("no place: offset " + offset + ", line " + line + ", column " + column);
        }
    }

    /** Source, line and column, as compilers print them. */
    @Override
    public String toString() {
        return source + ":" + line + ":" + column;
    }
}
