package org.janggi.notation;

import java.nio.charset.Charset;
import java.util.List;
import org.checkerframework.checker.nullness.qual.Nullable;

/** One line of an input, decoded, with the way back to its bytes. */
final class Line {
    private final String text;
    private final String eol;
    private final long number;
    private final long offset;
    private final byte[] bytes;
    private final Charset charset;
    private final long skipped;
    private final List<Flaw> flaws;
    private int start;
    private int @Nullable [] offsets;

    /**
     * A run of bytes that are no text.
     *
     * @param code what they are
     * @param column the character before which they stand, from 0
     * @param at how many bytes of the line come before them
     * @param count how many there are
     */
    record Flaw(DiagnosticCode code, int column, int at, long count) {}

    Line(
            String text,
            String eol,
            long number,
            long offset,
            byte[] bytes,
            Charset charset,
            long skipped,
            List<Flaw> flaws,
            int @Nullable [] offsets) {
        this.text = text;
        this.eol = eol;
        this.number = number;
        this.offset = offset;
        this.bytes = bytes;
        this.charset = charset;
        this.skipped = skipped;
        this.flaws = flaws;
        this.offsets = offsets;
    }

    /** The characters, without the end of the line. */
    String text() {
        return text;
    }

    /** The end of the line as it was written; empty at the end of the input. */
    String eol() {
        return eol;
    }

    /** The number of the line, from 1. */
    long number() {
        return number;
    }

    /** How many bytes beyond the limit were not kept. */
    long skipped() {
        return skipped;
    }

    /** What in the bytes was no text. */
    List<Flaw> flaws() {
        return flaws;
    }

    /** The same line, to be read from a character on. */
    Line from(int column) {
        Line rest = new Line(text, eol, number, offset, bytes, charset, skipped, flaws, offsets);
        rest.start = column;
        return rest;
    }

    /** Where to begin reading; 0 unless the beginning was read already. */
    int start() {
        return start;
    }

    /** How many characters there are from the start on, the end of the line included. */
    int size() {
        return text.length() - start + eol.length();
    }

    /** The place of a character; {@code column} counts from 0 here. */
    Place place(String source, int column) {
        return new Place(source, offset < 0 ? -1 : offset + byteOf(column), number, column + 1);
    }

    /** The place of a flaw. */
    Place place(String source, Flaw flaw) {
        return new Place(source, offset < 0 ? -1 : offset + flaw.at(), number, flaw.column() + 1);
    }

    private int byteOf(int column) {
        if (bytes.length == text.length()) {
            return column;
        }
        int[] known = offsets;
        if (known == null) {
            known = StepDecoder.decode(bytes, charset, false).offsets();
            offsets = known;
        }
        return known[Math.min(column, known.length - 1)];
    }
}
