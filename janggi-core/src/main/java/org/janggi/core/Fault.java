package org.janggi.core;

import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * Something wrong with a FEN or a set-up.
 *
 * @param severity whether it makes a position impossible or only implausible
 * @param code a stable name, such as {@code fen.rank-width} or {@code setup.generals}
 * @param offset where in the text, counted in characters from 0; -1 for a set-up that was not read from a text
 * @param square which square of the board, where it is about one
 * @param expected what would be right
 * @param found what is there
 */
public record Fault(Severity severity, String code, int offset, Optional<Square> square, Text expected, String found) {
    /** How bad a fault is. */
    public enum Severity {
        /** There is no position. */
        ERROR,
        /** There is a position, but hardly one that a game reaches. */
        WARNING
    }

    /**
     * A fault.
     *
     * @param severity how bad it is
     * @param code a stable name
     * @param offset where in the text, or -1
     * @param square which square, or empty
     * @param expected what would be right
     * @param found what is there
     */
    public Fault {
        Objects.requireNonNull(severity, "severity");
        Objects.requireNonNull(code, "code");
        Objects.requireNonNull(square, "square");
        Objects.requireNonNull(expected, "expected");
        Objects.requireNonNull(found, "found");
    }

    /**
     * A fault that makes a position impossible.
     *
     * @param code a stable name
     * @param english what would be right, in English
     * @param korean what would be right, in Korean
     * @param found what is there
     * @return an error without a place
     */
    public static Fault error(String code, String english, String korean, String found) {
        return new Fault(Severity.ERROR, code, -1, Optional.empty(), new Text(english, korean), found);
    }

    /**
     * A fault that makes a position implausible.
     *
     * @param code a stable name
     * @param english what would be right, in English
     * @param korean what would be right, in Korean
     * @param found what is there
     * @return a warning without a place
     */
    public static Fault warning(String code, String english, String korean, String found) {
        return new Fault(Severity.WARNING, code, -1, Optional.empty(), new Text(english, korean), found);
    }

    /**
     * This fault on a square.
     *
     * @param where the square it is about
     * @return the fault with its square
     */
    public Fault at(Square where) {
        return new Fault(severity, code, offset, Optional.of(where), expected, found);
    }

    /**
     * This fault at a place in a text.
     *
     * @param where characters from 0
     * @return the fault with its place
     */
    public Fault at(int where) {
        return new Fault(severity, code, where, square, expected, found);
    }

    /**
     * Whether the fault makes a position impossible.
     *
     * @return true for an error, false for a warning
     */
    public boolean isError() {
        return severity == Severity.ERROR;
    }

    /**
     * One line about the fault: where, what was expected, what was found.
     *
     * @param locale English or Korean
     * @return the line, without a line break
     */
    public String in(Locale locale) {
        boolean korean = locale.getLanguage().equals(Locale.KOREAN.getLanguage());
        String place = offset < 0
                ? square.map(where -> where + ": ").orElse("")
                : korean ? (offset + 1) + "번째 글자: " : "at character " + (offset + 1) + ": ";
        return place
                + (korean
                        ? "필요한 것 " + expected.korean() + ", 있는 것 " + found
                        : "expected " + expected.english() + ", found " + found)
                + " (" + code + ")";
    }

    /** The English line. */
    @Override
    public String toString() {
        return in(Locale.ENGLISH);
    }
}
