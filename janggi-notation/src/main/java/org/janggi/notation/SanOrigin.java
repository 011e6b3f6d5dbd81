package org.janggi.notation;

import java.util.regex.Matcher;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.PieceKind;
import org.janggi.core.Side;
import org.janggi.core.Square;

/**
 * What a SAN tells of the piece that moves.
 *
 * @param kind its kind
 * @param lettered whether a letter tells that
 * @param file the letter of its file, or null
 * @param rank its rank as the dialect writes it, or null
 * @param dialect the dialect
 */
record SanOrigin(
        PieceKind kind,
        boolean lettered,
        @Nullable String file,
        @Nullable String rank,
        SanDialect dialect) {
    /** What a matcher of {@link SanDialect#grammar()} has found. */
    static SanOrigin of(Matcher matcher, SanDialect dialect) {
        String letter = matcher.group("piece");
        // A text without a letter is a soldier's.
        PieceKind kind = letter == null ? null : SanDialect.kind(letter.charAt(0));
        return new SanOrigin(
                kind == null ? PieceKind.SOLDIER : kind,
                letter != null,
                matcher.group("file"),
                matcher.group("rank"),
                dialect);
    }

    /** Whether the piece may stand on a square. */
    boolean fits(Square square) {
        return (file == null || dialect.names().write(square).startsWith(file))
                && (rank == null || dialect.rank(square).equals(rank));
    }

    /** Whether the general on a square may be meant: by its letter, or by the square in full. */
    boolean mayBeGeneral(Square square) {
        return fits(square) && (lettered ? kind == PieceKind.GENERAL : file != null && rank != null);
    }

    /** What is looked for, in words. */
    String describe(Side side, Square to) {
        String place = (file == null ? "" : " on file " + file) + (rank == null ? "" : " on rank " + rank);
        return "a " + kind.text().english() + " of " + side.text().english() + place + " that does not stand on "
                + dialect.names().write(to);
    }
}
