package org.janggi.notation;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Decodes a line one character at a time, to learn where each comes from and what is no character. Slow, and used only
 * where that is asked for.
 */
final class StepDecoder {
    private static final char REPLACEMENT = '\uFFFD';

    private final byte[] clean;
    private final int[] origins;
    private final boolean cut;
    private final StringBuilder text = new StringBuilder();
    private final List<Line.Flaw> flaws = new ArrayList<>();
    private int[] offsets;

    private StepDecoder(byte[] bytes, Charset charset, boolean cut) {
        boolean dropping = Charsets.drops0xFF(charset);
        this.clean = new byte[bytes.length];
        this.origins = new int[bytes.length + 1];
        int kept = 0;
        for (int i = 0; i < bytes.length; i++) {
            if (!dropping || bytes[i] != (byte) 0xFF) {
                origins[kept] = i;
                clean[kept++] = bytes[i];
            }
        }
        Arrays.fill(origins, kept, origins.length, bytes.length);
        this.offsets = new int[kept + 1];
        this.cut = cut;
    }

    /** Decodes a line; {@code cut} says that it goes on, so that the last character may be incomplete. */
    static StepDecoder decode(byte[] bytes, Charset charset, boolean cut) {
        StepDecoder decoder = new StepDecoder(bytes, charset, cut);
        int kept = decoder.offsets.length - 1;
        decoder.run(charset, kept);
        int length = decoder.text.length();
        decoder.offsets = Arrays.copyOf(decoder.offsets, length + 1);
        decoder.offsets[length] = bytes.length;
        if (kept < bytes.length) {
            decoder.noteDropped(bytes);
        }
        return decoder;
    }

    /** The characters of the line. */
    String text() {
        return text.toString();
    }

    /** For each character, and for the end, how many bytes come before it. */
    int[] offsets() {
        return offsets;
    }

    /** Bytes that are no characters. */
    List<Line.Flaw> flaws() {
        return flaws;
    }

    private void run(Charset charset, int kept) {
        CharsetDecoder decoder = charset.newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer in = ByteBuffer.wrap(clean, 0, kept);
        CharBuffer out = CharBuffer.allocate(2);
        while (in.hasRemaining()) {
            int at = in.position();
            out.clear().limit(1);
            CoderResult result = decoder.decode(in, out, true);
            if (out.position() == 0 && result.isOverflow()) {
                out.clear();
                result = decoder.decode(in, out, true);
            }
            if (out.position() > 0) {
                out.flip();
                while (out.hasRemaining()) {
                    append(out.get(), at);
                }
            } else if (result.isError()) {
                int length = Math.max(1, result.length());
                if (cut && at + 4 >= kept) {
                    return;
                }
                note(at, length);
                append(REPLACEMENT, at);
                in.position(Math.min(kept, at + length));
            } else if (in.position() == at) {
                return;
            }
        }
    }

    private void append(char c, int at) {
        int length = text.length();
        if (length == offsets.length) {
            offsets = Arrays.copyOf(offsets, 2 * length + 2);
        }
        offsets[length] = origins[at];
        text.append(c);
    }

    private void note(int at, int length) {
        int origin = origins[at];
        Line.Flaw last = flaws.isEmpty() ? null : flaws.get(flaws.size() - 1);
        if (last != null && last.at() + last.count() == origin) {
            flaws.set(flaws.size() - 1, new Line.Flaw(last.code(), last.column(), last.at(), last.count() + length));
        } else {
            flaws.add(new Line.Flaw(DiagnosticCode.UNDECODABLE_BYTE, text.length(), origin, length));
        }
    }

    private void noteDropped(byte[] bytes) {
        int column = 0;
        for (int i = 0; i < bytes.length; i++) {
            if (bytes[i] == (byte) 0xFF) {
                int end = i;
                while (end < bytes.length && bytes[end] == (byte) 0xFF) {
                    end++;
                }
                while (column < offsets.length - 1 && offsets[column] < i) {
                    column++;
                }
                flaws.add(new Line.Flaw(DiagnosticCode.STRAY_BYTE, column, i, end - i));
                i = end;
            }
        }
    }
}
