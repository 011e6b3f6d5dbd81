package org.janggi.notation;

import java.util.Collection;
import java.util.function.Function;

/** Builds a JSON text on one line. Who calls it keeps the order of keys, commas come by themselves. */
final class JsonOutput {
    private final StringBuilder text = new StringBuilder();

    /** Begins an object or an array. */
    JsonOutput open(char bracket) {
        separate();
        text.append(bracket);
        return this;
    }

    /** Ends an object or an array. */
    JsonOutput close(char bracket) {
        text.append(bracket);
        return this;
    }

    /** A key that needs no escapes; its value is to follow. */
    JsonOutput key(String name) {
        separate();
        text.append('"').append(name).append("\":");
        return this;
    }

    /** A number, or any value that is JSON already. */
    JsonOutput raw(Object value) {
        separate();
        text.append(value);
        return this;
    }

    /** A string that needs no escapes, as words of the form itself. */
    JsonOutput word(String value) {
        return raw("\"" + value + "\"");
    }

    /**
     * Any string.
     *
     * @param refusal makes the exception for half of a surrogate pair, which no UTF-8 can hold
     */
    JsonOutput string(String value, Function<String, UnwritableException> refusal) {
        separate();
        quote(value, refusal);
        return this;
    }

    /** A key of any characters; its value is to follow. */
    JsonOutput key(String name, Function<String, UnwritableException> refusal) {
        string(name, refusal);
        text.append(':');
        return this;
    }

    /** An array of strings. */
    JsonOutput strings(Collection<String> values, Function<String, UnwritableException> refusal) {
        open('[');
        values.forEach(value -> string(value, refusal));
        return close(']');
    }

    private void separate() {
        char last = text.length() == 0 ? '[' : text.charAt(text.length() - 1);
        if (last != '[' && last != '{' && last != ':') {
            text.append(',');
        }
    }

    private void quote(String value, Function<String, UnwritableException> refusal) {
        text.append('"');
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (Character.isSurrogate(c)) {
                int point = value.codePointAt(i);
                if (!Character.isSupplementaryCodePoint(point)) {
                    throw refusal.apply(String.valueOf(c));
                }
                text.appendCodePoint(point);
                i++;
            } else {
                escape(c);
            }
        }
        text.append('"');
    }

    private void escape(char c) {
        switch (c) {
            case '"' -> text.append("\\\"");
            case '\\' -> text.append("\\\\");
            case '\n' -> text.append("\\n");
            case '\r' -> text.append("\\r");
            case '\t' -> text.append("\\t");
            case '\b' -> text.append("\\b");
            case '\f' -> text.append("\\f");
            default -> {
                // The last two end a line for programs that take JSON for JavaScript, and the mark of byte order is
                // none.
                if (c < ' ' || c == 0x7F || c == '\u2028' || c == '\u2029' || c == '\uFEFF') {
                    text.append("\\u").append(Integer.toHexString(0x10000 + c).substring(1));
                } else {
                    text.append(c);
                }
            }
        }
    }

    /** Everything so far. */
    @Override
    public String toString() {
        return text.toString();
    }
}
