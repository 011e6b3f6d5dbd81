package org.janggi.notation;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;

/** Characters as bytes of UTF-16, the high byte first, so that there is one way to read lines. */
final class CharacterBytes extends InputStream {
    private final Reader reader;
    private final char[] characters = new char[4096];
    private int pending = -1;

    CharacterBytes(Reader reader) {
        this.reader = reader;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        int count = read(one, 0, 1);
        return count < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
        if (length == 0) {
            return 0;
        }
        int at = from;
        if (pending >= 0) {
            bytes[at++] = (byte) pending;
            pending = -1;
        }
        int wanted = Math.min(characters.length, (length - (at - from) + 1) / 2);
        int count = wanted == 0 ? 0 : reader.read(characters, 0, wanted);
        if (count < 0) {
            return at == from ? -1 : at - from;
        }
        for (int i = 0; i < count; i++) {
            bytes[at++] = (byte) (characters[i] >> 8);
            if (at < from + length) {
                bytes[at++] = (byte) characters[i];
            } else {
                pending = characters[i] & 0xFF;
            }
        }
        return at - from;
    }

    @Override
    public void close() throws IOException {
        reader.close();
    }
}
