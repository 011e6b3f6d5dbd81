package org.janggi.notation;

import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/** What the first bytes of an input say about all of it. */
enum InputKind {
    /** Nothing there. */
    EMPTY,
    /** Bytes that are no text. */
    BINARY,
    /** A record of Go in a format of the same suffix. */
    GO,
    /** Text, which may hold games. */
    TEXT;

    private static final Pattern GO_SIGNATURE = Pattern.compile(
            "^(\\\\HS[ \\t\\r]*$|\\\\\\[GAME[A-Z]+=|STO 0 [0-9]+ [12] [0-9]+ [0-9]+)", Pattern.MULTILINE);

    private static final Pattern TAG = Pattern.compile("^\\[[^\\s\"\\]]{1,64} \"", Pattern.MULTILINE);

    /** Whether a text would make a record of Go of any input that begins with it. */
    static boolean looksLikeGo(String text) {
        return GO_SIGNATURE.matcher(text).find();
    }

    static InputKind of(byte[] prefix) {
        if (prefix.length == 0) {
            return EMPTY;
        }
        int controls = 0;
        boolean zero = false;
        for (byte b : prefix) {
            zero |= b == 0;
            controls += b >= 0 && b < ' ' && b != '\n' && b != '\r' && b != '\t' && b != 0x1A ? 1 : 0;
        }
        // Every byte is a character in this charset, so that patterns of ASCII can be found in any other.
        String text = new String(prefix, StandardCharsets.ISO_8859_1);
        if (looksLikeGo(text)) {
            return GO;
        }
        boolean binary = zero || controls > prefix.length / 10;
        return binary && !TAG.matcher(text).find() ? BINARY : TEXT;
    }
}
