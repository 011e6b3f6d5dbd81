package org.janggi.notation;

import java.io.Closeable;
import java.io.Flushable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CodingErrorAction;
import java.util.Objects;
import org.checkerframework.checker.nullness.qual.Nullable;

/** Where the texts of games go, with what its charset can hold. */
final class RecordOutput implements Closeable, Flushable {
    private final Appendable out;
    private final @Nullable CharsetEncoder encoder;
    private String unended = "";

    private RecordOutput(Appendable out, @Nullable CharsetEncoder encoder) {
        this.out = Objects.requireNonNull(out, "out");
        this.encoder = encoder;
    }

    /** Characters, all of which can be written. */
    static RecordOutput of(Appendable out) {
        return new RecordOutput(out, null);
    }

    /** Bytes. */
    static RecordOutput of(OutputStream out, Charset charset) {
        CharsetEncoder encoder = charset.newEncoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        return new RecordOutput(new OutputStreamWriter(out, encoder), charset.newEncoder());
    }

    /** Why a character cannot be written. */
    String reason() {
        return "no character of " + (encoder == null ? "the output" : encoder.charset());
    }

    /** The first character that the charset does not have, or -1. */
    int unmappable(String text) {
        CharsetEncoder known = encoder;
        if (known == null || known.canEncode(text)) {
            return -1;
        }
        int at = 0;
        while (at < text.length() && known.canEncode(character(text, at))) {
            at += character(text, at).length();
        }
        return at < text.length() ? at : 0;
    }

    /** The character at a place. */
    static String character(String text, int at) {
        return text.substring(at, at + Character.charCount(text.codePointAt(at)));
    }

    /** Writes a game, on a line of its own. */
    void append(String text) throws IOException {
        // The end of an input need not be the end of a line.
        out.append(unended).append(text);
        boolean ended = text.isEmpty() || text.endsWith("\n") || text.endsWith("\r");
        unended = ended ? "" : text.contains("\r\n") ? "\r\n\r\n" : text.contains("\n") ? "\n\n" : "\r\r";
    }

    @Override
    public void flush() throws IOException {
        if (out instanceof Flushable flushable) {
            flushable.flush();
        }
    }

    @Override
    public void close() throws IOException {
        flush();
        if (out instanceof Closeable closeable) {
            closeable.close();
        }
    }
}
