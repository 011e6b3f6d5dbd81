package org.janggi.variants.contest;

import java.util.LinkedHashMap;
import java.util.Map;

/** A type and attributes as one line, as in {@code warning side=cho cause="phone rings"}. */
final class EventLine {
    private final String text;
    private int at;

    private EventLine(String text) {
        this.text = text;
    }

    /** A line as it was read. */
    record Parsed(String type, Map<String, String> attributes) {}

    static String format(String type, Map<String, String> attributes) {
        StringBuilder line = new StringBuilder(type);
        attributes.forEach(
                (name, value) -> line.append(' ').append(name).append('=').append(quoted(value)));
        return line.toString();
    }

    private static String quoted(String value) {
        if (value.matches("[^\\s\"\\\\]+")) {
            return value;
        }
        String escaped = value.replace("\\", "\\\\")
                .replace("\"", "\\\"")
                .replace("\n", "\\n")
                .replace("\r", "\\r");
        return '"' + escaped + '"';
    }

    static Parsed parse(String line) {
        return new EventLine(line).read();
    }

    private Parsed read() {
        String type = until(' ');
        Map<String, String> attributes = new LinkedHashMap<>();
        while (at < text.length()) {
            at++;
            String name = until('=');
            if (name.isEmpty() || name.contains(" ") || at == text.length()) {
                throw malformed("name=value");
            }
            at++;
            String value = at < text.length() && text.charAt(at) == '"' ? quotedValue() : until(' ');
            if (attributes.put(name, value) != null) {
                throw malformed("the attribute " + name + " once");
            }
        }
        return new Parsed(type, attributes);
    }

    private String until(char end) {
        int stop = text.indexOf(end, at);
        String word = text.substring(at, stop < 0 ? text.length() : stop);
        at += word.length();
        return word;
    }

    private String quotedValue() {
        StringBuilder value = new StringBuilder();
        for (at++; at < text.length() && text.charAt(at) != '"'; at++) {
            char letter = text.charAt(at);
            if (letter == '\\' && at + 1 < text.length()) {
                at++;
                letter = switch (text.charAt(at)) {
                    case 'n' -> '\n';
                    case 'r' -> '\r';
                    default -> text.charAt(at);
                };
            }
            value.append(letter);
        }
        if (at == text.length()) {
            throw malformed("a closing quotation mark");
        }
        at++;
        if (at < text.length() && text.charAt(at) != ' ') {
            throw malformed("a space");
        }
        return value.toString();
    }

    private IllegalArgumentException malformed(String expected) {
        return new IllegalArgumentException("at character " + (at + 1) + ": expected " + expected + ", in: " + text);
    }
}
