package org.janggi.notation;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * How a charset writes the ends of lines: as one unit of some bytes. That is what makes it possible to find lines before
 * they are decoded.
 *
 * @param width bytes in a unit: 1, 2 or 4
 * @param bigEndian whether the first byte of a unit is the highest
 */
record TextUnits(int width, boolean bigEndian) {
    /** Single bytes, as in every charset that contains ASCII. */
    static final TextUnits BYTES = new TextUnits(1, true);

    /**
     * The units of a charset.
     *
     * @throws IllegalArgumentException if it does not write a line feed as the number 10 in one unit
     */
    static TextUnits of(Charset charset) {
        if (charset.equals(StandardCharsets.UTF_16)) {
            return new TextUnits(2, true);
        }
        if (charset.name().equals("UTF-32")) {
            return new TextUnits(4, true);
        }
        byte[] feed = charset.canEncode() ? "\n".getBytes(charset) : new byte[] {'\n'};
        int width = feed.length;
        if (width == 1 || width == 2 || width == 4) {
            byte[] big = new byte[width];
            big[width - 1] = '\n';
            byte[] little = new byte[width];
            little[0] = '\n';
            if (Arrays.equals(feed, big)) {
                return new TextUnits(width, true);
            }
            if (Arrays.equals(feed, little)) {
                return new TextUnits(width, false);
            }
        }
        throw new IllegalArgumentException("lines cannot be found in " + charset + " before it is decoded");
    }

    /** The unit that begins at a place of a buffer. */
    int at(byte[] bytes, int from) {
        int value = 0;
        for (int i = 0; i < width; i++) {
            value = value << 8 | bytes[bigEndian ? from + i : from + width - 1 - i] & 0xFF;
        }
        return value;
    }
}
