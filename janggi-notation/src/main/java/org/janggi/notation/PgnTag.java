package org.janggi.notation;

import org.checkerframework.checker.nullness.qual.Nullable;

/**
 * A tag of PGN, or what can be saved of one.
 *
 * @param name the name
 * @param value the value without escapes
 * @param valueAt where the value begins in the line
 * @param end where the tag ends in the line
 * @param wellFormed whether it is written as it should be
 */
record PgnTag(String name, String value, int valueAt, int end, boolean wellFormed) implements HeaderTag {
    /** The longest name that is looked for. */
    private static final int LONGEST_NAME = 100;

    /**
     * Reads a tag.
     *
     * @param text a line
     * @param from where its bracket is
     * @return the tag; null if there is no name with a quotation mark behind it
     */
    static @Nullable PgnTag parse(String text, int from) {
        int nameAt = skipBlanks(text, from + 1);
        int nameEnd = nameAt;
        while (nameEnd < text.length() && isName(text.charAt(nameEnd))) {
            nameEnd++;
        }
        int quote = skipBlanks(text, nameEnd);
        if (nameEnd == nameAt || nameEnd - nameAt > LONGEST_NAME || !text.startsWith("\"", quote)) {
            return null;
        }
        String name = text.substring(nameAt, nameEnd);
        boolean spaced = quote > nameEnd;
        int close = close(text, quote + 1);
        int bracket = close < 0 ? -1 : skipBlanks(text, close + 1);
        if (bracket >= 0 && text.startsWith("]", bracket)) {
            return new PgnTag(name, unescape(text, quote + 1, close), quote + 1, bracket + 1, spaced);
        }
        // A quotation mark within the value that was not escaped, or one that is missing.
        int end = text.lastIndexOf("\"]");
        if (end > quote) {
            return new PgnTag(name, unescape(text, quote + 1, end), quote + 1, end + 2, false);
        }
        int last = text.lastIndexOf(']');
        int valueEnd = last > quote ? last : close >= 0 ? close : text.length();
        return new PgnTag(
                name, unescape(text, quote + 1, valueEnd), quote + 1, last > quote ? last + 1 : text.length(), false);
    }

    private static boolean isName(char c) {
        return c > ' ' && c != '"' && c != ']' && c != '[' && c != '{' && c != '}';
    }

    private static int skipBlanks(String text, int from) {
        int i = from;
        while (i < text.length() && (text.charAt(i) == ' ' || text.charAt(i) == '\t')) {
            i++;
        }
        return i;
    }

    private static int close(String text, int from) {
        for (int i = from; i < text.length(); i++) {
            if (text.charAt(i) == '\\') {
                i++;
            } else if (text.charAt(i) == '"') {
                return i;
            }
        }
        return -1;
    }

    private static String unescape(String text, int from, int to) {
        StringBuilder value = new StringBuilder(to - from);
        for (int i = from; i < to; i++) {
            char c = text.charAt(i);
            boolean escape = c == '\\' && i + 1 < to && "\\\"".indexOf(text.charAt(i + 1)) >= 0;
            value.append(escape ? text.charAt(++i) : c);
        }
        return value.toString();
    }

    /** The line for a tag. */
    static String write(Tag tag) {
        return "[" + tag.name() + " \"" + tag.value().replace("\\", "\\\\").replace("\"", "\\\"") + "\"]";
    }

    /** Whether every program can read a tag of this name. */
    static boolean isWritable(String name) {
        if (name.length() > LONGEST_NAME) {
            return false;
        }
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean letter = c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z';
            if (!letter && (i == 0 || c != '_' && (c < '0' || c > '9'))) {
                return false;
            }
        }
        return true;
    }

    /** Whether this can only be the line of a header: well written, with nothing behind it. */
    boolean isUnmistakable(String text) {
        return wellFormed
                && isWritable(name)
                && Character.isUpperCase(name.charAt(0))
                && text.substring(end).isBlank();
    }
}
