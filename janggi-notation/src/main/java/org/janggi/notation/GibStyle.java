package org.janggi.notation;

import java.util.Objects;

/**
 * How a game writes its moves in GIB.
 *
 * @param script the letters of the pieces
 * @param sides whether the side is named before the moving piece, as in {@code 79楚卒78}
 * @param captureMark whether 타 stands before the captured piece, as in {@code 09차49타졸}
 * @param coordinates how squares are named
 * @param eol the end of a line: a line feed, alone or after a carriage return, or a carriage return
 */
public record GibStyle(Script script, boolean sides, boolean captureMark, Coordinates coordinates, String eol) {
    /** As most files are: hangul, two digits a square, a line feed. */
    public static final GibStyle USUAL = new GibStyle(Script.HANGUL, false, false, Coordinates.ROW_COLUMN, "\n");

    /** The letters of the pieces. */
    public enum Script {
        /** Korean letters, as in {@code 79졸78}. */
        HANGUL,
        /** Chinese letters, as in {@code 79卒78}. */
        HANJA
    }

    /** How squares are named. */
    public enum Coordinates {
        /** Row from Han's side and column from Cho's left, two digits. */
        ROW_COLUMN,
        /** The old numbers 1 to 90, column by column from Cho's left, each from Cho's side. */
        OLD,
        /** A file letter and a rank 0 to 9 from Cho's side. */
        ALGEBRAIC
    }

    /**
     * A style.
     *
     * @param script the letters of the pieces
     * @param sides whether the side is named
     * @param captureMark whether captures are marked
     * @param coordinates how squares are named
     * @param eol the end of a line
     */
    public GibStyle {
        Objects.requireNonNull(script, "script");
        Objects.requireNonNull(coordinates, "coordinates");
        Objects.requireNonNull(eol, "eol");
    }
}
