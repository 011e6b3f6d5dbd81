package org.janggi.notation;

import org.checkerframework.checker.nullness.qual.Nullable;

/**
 * A tag line of GIB, or what can be saved of one.
 *
 * @param name the name
 * @param value the value
 * @param valueAt where the value begins in the line
 * @param end where the tag ends in the line
 * @param wellFormed whether it is written as it should be
 */
record GibTag(String name, String value, int valueAt, int end, boolean wellFormed) implements HeaderTag {
    /** The longest name that is looked for. */
    private static final int LONGEST_NAME = 100;

    /**
     * Reads a tag.
     *
     * @param text a line
     * @param from where its bracket is
     * @return the tag; null if there is not even a name
     */
    static @Nullable GibTag parse(String text, int from) {
        int nameEnd = from + 1;
        while (nameEnd < text.length() && isName(text.charAt(nameEnd))) {
            nameEnd++;
        }
        if (nameEnd == from + 1 || nameEnd - from > LONGEST_NAME) {
            return null;
        }
        String name = text.substring(from + 1, nameEnd);
        int quote = nameEnd;
        while (quote < text.length() && (text.charAt(quote) == ' ' || text.charAt(quote) == '\t')) {
            quote++;
        }
        boolean spaced = quote == nameEnd + 1;
        boolean quoted = quote < text.length() && text.charAt(quote) == '"';
        return quoted ? quoted(text, name, quote, spaced) : unquoted(text, name, quote);
    }

    private static boolean isName(char c) {
        return c > ' ' && c != '"' && c != ']' && c != '[';
    }

    private static GibTag quoted(String text, String name, int quote, boolean spaced) {
        int close = text.indexOf('"', quote + 1);
        if (close >= 0 && text.startsWith("]", close + 1)) {
            return new GibTag(name, text.substring(quote + 1, close), quote + 1, close + 2, spaced);
        }
        int end = text.lastIndexOf("\"]");
        if (end > quote) {
            return new GibTag(name, text.substring(quote + 1, end), quote + 1, end + 2, false);
        }
        int bracket = text.lastIndexOf(']');
        int last = bracket > quote ? bracket : close > quote ? close : text.length();
        String value = text.substring(quote + 1, last);
        return new GibTag(name, value, quote + 1, bracket > quote ? bracket + 1 : text.length(), false);
    }

    /** Without quotation marks only a name that is known makes a tag; anything else may be prose in brackets. */
    private static @Nullable GibTag unquoted(String text, String name, int from) {
        int bracket = text.lastIndexOf(']');
        if (StandardTag.of(name).isEmpty()) {
            return null;
        }
        int last = bracket >= from ? bracket : text.length();
        return new GibTag(
                name, text.substring(Math.min(from, last), last), from, bracket >= from ? bracket + 1 : last, false);
    }

    /** Reads a tag that is written as it should be, or returns null. Does not look beyond its end. */
    static @Nullable GibTag parseWellFormed(String text, int from) {
        int quote = text.indexOf(" \"", from);
        int close = quote < 0 || quote - from > LONGEST_NAME ? -1 : text.indexOf('"', quote + 2);
        return close >= 0 && text.startsWith("]", close + 1) ? parse(text, from) : null;
    }

    /** Whether the name is one that GIB uses. */
    boolean isKnown() {
        return StandardTag.of(name)
                .filter(tag -> tag == StandardTag.FEN || !tag.english().equals(name))
                .isPresent();
    }

    /** Whether this can only be the line of a header: a usual tag, well written, with nothing behind it. */
    boolean isUnmistakable(String text) {
        return wellFormed && isKnown() && text.substring(end).isBlank();
    }
}
