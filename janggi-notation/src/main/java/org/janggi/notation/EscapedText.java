package org.janggi.notation;

/** Text in the value of a private tag: without what ends a tag, and without what parts the words of a value. */
final class EscapedText {
    private EscapedText() {}

    /** Text without what ends a tag; where words are parted by blanks, also without those. */
    static String escape(String text, boolean word) {
        StringBuilder escaped = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '\\' -> escaped.append("\\\\");
                case '"' -> escaped.append("\\q");
                case '\n' -> escaped.append("\\n");
                case '\r' -> escaped.append("\\r");
                case ' ' -> escaped.append(word ? "\\s" : " ");
                case '=' -> escaped.append(word ? "\\e" : "=");
                default -> escaped.append(c);
            }
        }
        return escaped.toString();
    }

    /** The text that was escaped. */
    static String unescape(String text) {
        StringBuilder plain = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\' && i + 1 < text.length()) {
                i++;
                plain.append(
                        switch (text.charAt(i)) {
                            case 'q' -> '"';
                            case 'n' -> '\n';
                            case 'r' -> '\r';
                            case 's' -> ' ';
                            case 'e' -> '=';
                            case 'c' -> '}';
                            default -> text.charAt(i);
                        });
            } else {
                plain.append(c);
            }
        }
        return plain.toString();
    }
}
