package org.janggi.notation;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.checkerframework.checker.nullness.qual.Nullable;

/**
 * Splits an input into lines and decodes them. The charset is found out at the first byte that is not ASCII, from the
 * 64 KiB that begin there. Keeps one line and that window in memory, whatever the input.
 */
final class LineReader implements Closeable {
    private static final byte[] NO_BYTES = {};

    private final InputStream in;
    private final boolean countsBytes;
    private final int most;
    private final Charset korean;
    private @Nullable Charset charset;
    private TextUnits units = TextUnits.BYTES;
    private byte[] buffer = new byte[2 * Charsets.WINDOW];
    private int position;
    private int limit;
    private long base;
    private long number;
    private boolean exhausted;
    private boolean prepared;
    private boolean fellBack;
    private long skippedStray;

    /**
     * An input.
     *
     * @param charset its charset, or null to find it out
     * @param korean the charset of what is not UTF-8
     * @param most bytes of a line to keep
     * @param countsBytes whether offsets mean anything, which those of characters made into bytes do not
     */
    LineReader(InputStream in, @Nullable Charset charset, Charset korean, int most, boolean countsBytes) {
        this.in = in;
        this.charset = charset;
        this.korean = korean;
        this.most = most;
        this.countsBytes = countsBytes;
    }

    /** The first bytes of the input, up to 64 KiB; to be asked before the first line. */
    byte[] prefix() throws IOException {
        prepare();
        ensure(Charsets.WINDOW);
        return Arrays.copyOfRange(buffer, position, Math.min(limit, position + Charsets.WINDOW));
    }

    /** Whether characters are single bytes or begin with one, as in all charsets that contain ASCII. */
    boolean isBytewise() {
        return units.width() == 1;
    }

    /** Whether offsets mean anything. */
    boolean countsBytes() {
        return countsBytes;
    }

    /** The charset, or null while all bytes were ASCII. */
    @Nullable
    Charset charset() {
        return charset;
    }

    /** Whether the charset is that of what is not UTF-8, because the input said nothing better. */
    boolean fellBack() {
        return fellBack;
    }

    private void prepare() throws IOException {
        if (prepared) {
            return;
        }
        prepared = true;
        ensure(4);
        Charset named = charset;
        if (named == null) {
            named = Charsets.marked(buffer, position, limit);
        } else if (named.equals(StandardCharsets.UTF_16) || named.name().equals("UTF-32")) {
            Charset marked = Charsets.marked(buffer, position, limit);
            boolean fits = marked != null && marked.name().startsWith(named.name());
            named = marked != null && fits ? marked : Charset.forName(named.name() + "BE");
        }
        if (named != null) {
            charset = named;
            units = TextUnits.of(named);
            position += Charsets.markLength(named, buffer, position, limit);
        }
    }

    /** The next line, or null at the end. */
    @Nullable
    Line next() throws IOException {
        prepare();
        int width = units.width();
        int length = 0;
        boolean ascii = true;
        long skipped = 0;
        String eol = "";
        while (true) {
            if (limit - position < length + width && !ensure(length + width)) {
                length = Math.min(most, limit - position);
                break;
            }
            int value = width == 1 ? buffer[position + length] : units.at(buffer, position + length);
            if (value == '\n' || value == '\r') {
                eol = endOfLine(length, value);
                break;
            }
            if (value < 0 && ascii) {
                ascii = false;
                if (charset == null) {
                    charset = detect(length);
                }
            }
            length += width;
            if (length + width > most) {
                break;
            }
        }
        if (length == 0 && eol.isEmpty() && limit == position) {
            return null;
        }
        byte[] bytes = length == 0 ? NO_BYTES : Arrays.copyOfRange(buffer, position, position + length);
        long offset = countsBytes ? base + position : -1;
        position += length + width * eol.length();
        skippedStray = 0;
        if (eol.isEmpty() && !isAtEnd()) {
            long before = base + position;
            eol = skipLine();
            skipped = base + position - before - (long) width * eol.length();
        }
        number++;
        return line(bytes, ascii && width == 1, eol, offset, skipped);
    }

    private Line line(byte[] bytes, boolean ascii, String eol, long offset, long skipped) {
        Charset used = charset == null ? StandardCharsets.US_ASCII : charset;
        if (ascii) {
            String text = bytes.length == 0 ? "" : new String(bytes, StandardCharsets.ISO_8859_1);
            return new Line(text, eol, number, offset, bytes, used, skipped, List.of(), null);
        }
        if (skippedStray == 0 && !hasStray(bytes, used)) {
            String text = new String(bytes, used);
            if (text.indexOf('\uFFFD') < 0) {
                return new Line(text, eol, number, offset, bytes, used, skipped, List.of(), null);
            }
        }
        StepDecoder decoded = StepDecoder.decode(bytes, used, skipped > 0);
        List<Line.Flaw> flaws = decoded.flaws();
        if (skippedStray > 0 && Charsets.drops0xFF(used)) {
            flaws = withSkipped(flaws, decoded.text().length(), bytes.length);
        }
        return new Line(decoded.text(), eol, number, offset, bytes, used, skipped, flaws, decoded.offsets());
    }

    /** Adds the bytes 0xFF of the part that was not kept, to a run that reaches it or as a run of their own. */
    private List<Line.Flaw> withSkipped(List<Line.Flaw> flaws, int column, int at) {
        List<Line.Flaw> all = new ArrayList<>(flaws);
        Line.Flaw last = all.isEmpty() ? null : all.get(all.size() - 1);
        Line.Flaw more = new Line.Flaw(DiagnosticCode.STRAY_BYTE, column, at, skippedStray);
        if (last != null && last.code() == more.code() && last.at() + last.count() == at) {
            all.set(all.size() - 1, new Line.Flaw(last.code(), last.column(), last.at(), last.count() + skippedStray));
        } else {
            all.add(more);
        }
        return all;
    }

    private static boolean hasStray(byte[] bytes, Charset used) {
        if (Charsets.isKorean(used)) {
            for (byte b : bytes) {
                if (b == (byte) 0xFF) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isAtEnd() throws IOException {
        return limit == position && !ensure(1);
    }

    private String endOfLine(int length, int value) throws IOException {
        if (value == '\n') {
            return "\n";
        }
        int width = units.width();
        boolean feeds = ensure(length + 2 * width) && units.at(buffer, position + length + width) == '\n';
        return feeds ? "\r\n" : "\r";
    }

    /** Goes to the next line without keeping anything. */
    private String skipLine() throws IOException {
        int width = units.width();
        while (ensure(width)) {
            while (position + width <= limit) {
                int value = units.at(buffer, position);
                if (value == '\n' || value == '\r') {
                    String eol = endOfLine(0, value);
                    position += width * eol.length();
                    return eol;
                }
                skippedStray += value == 0xFF && width == 1 ? 1 : 0;
                position += width;
            }
        }
        position = limit;
        return "";
    }

    private Charset detect(int length) throws IOException {
        ensure(length + Charsets.WINDOW);
        int from = position + length;
        fellBack = !Charsets.isUtf8(buffer, from, Math.min(limit, from + Charsets.WINDOW));
        return fellBack ? korean : StandardCharsets.UTF_8;
    }

    /** Makes so many bytes available behind the position, if the input has them. */
    private boolean ensure(int count) throws IOException {
        if (limit - position >= count) {
            return true;
        }
        if (position > 0) {
            System.arraycopy(buffer, position, buffer, 0, limit - position);
            base += position;
            limit -= position;
            position = 0;
        }
        if (buffer.length < count) {
            buffer = Arrays.copyOf(buffer, Math.max(count, 2 * buffer.length));
        }
        while (limit < count && !exhausted) {
            int read = in.read(buffer, limit, buffer.length - limit);
            exhausted = read < 0;
            limit += Math.max(read, 0);
        }
        return limit >= count;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
