package org.janggi.notation;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import org.checkerframework.checker.nullness.qual.Nullable;

/** Finds out what charset an input is in. */
final class Charsets {
    /** How much of an input decides. */
    static final int WINDOW = 1 << 16;

    /** The Korean charset of Windows. {@code cp949} is another one in Java. */
    static final String MS949 = "x-windows-949";

    /** The part of MS949 that the module java.base has. */
    static final String EUC_KR = "EUC-KR";

    private Charsets() {}

    /** MS949, or the part of it that every Java has: MS949 lies in a module that small images leave out. */
    static Charset korean() {
        return Charset.forName(Charset.isSupported(MS949) ? MS949 : EUC_KR);
    }

    /** Whether a byte 0xFF is part of no character in a charset and may be left out. */
    static boolean drops0xFF(Charset charset) {
        return charset.equals(StandardCharsets.UTF_8) || isKorean(charset);
    }

    /** Whether a charset is one of the two in which Korean files without UTF-8 are. */
    static boolean isKorean(Charset charset) {
        return charset.name().equals(MS949) || charset.name().equals(EUC_KR);
    }

    /** The charset that a byte-order mark at the beginning names. */
    static @Nullable Charset marked(byte[] bytes, int from, int to) {
        if (starts(bytes, from, to, 0xEF, 0xBB, 0xBF)) {
            return StandardCharsets.UTF_8;
        }
        if (starts(bytes, from, to, 0xFF, 0xFE, 0, 0)) {
            return Charset.forName("UTF-32LE");
        }
        if (starts(bytes, from, to, 0, 0, 0xFE, 0xFF)) {
            return Charset.forName("UTF-32BE");
        }
        if (starts(bytes, from, to, 0xFF, 0xFE)) {
            return StandardCharsets.UTF_16LE;
        }
        return starts(bytes, from, to, 0xFE, 0xFF) ? StandardCharsets.UTF_16BE : null;
    }

    private static boolean starts(byte[] bytes, int from, int to, int... mark) {
        if (to - from < mark.length) {
            return false;
        }
        for (int i = 0; i < mark.length; i++) {
            if ((bytes[from + i] & 0xFF) != mark[i]) {
                return false;
            }
        }
        return true;
    }

    /** How many bytes of a byte-order mark stand at the beginning, as the charset writes it. */
    static int markLength(Charset charset, byte[] bytes, int from, int to) {
        Charset marked = marked(bytes, from, to);
        if (marked == null) {
            return 0;
        }
        boolean fits = marked.equals(charset) || marked.name().startsWith(charset.name());
        int width = TextUnits.of(marked).width();
        return !fits ? 0 : width == 1 ? 3 : width;
    }

    /** Whether bytes are UTF-8, apart from a character cut off at their end. */
    static boolean isUtf8(byte[] bytes, int from, int to) {
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
        ByteBuffer in = ByteBuffer.wrap(bytes, from, to - from);
        CharBuffer out = CharBuffer.allocate(4096);
        while (true) {
            CoderResult result = decoder.decode(in, out, false);
            if (result.isError()) {
                return false;
            }
            if (result.isUnderflow()) {
                return true;
            }
            out.clear();
        }
    }
}
