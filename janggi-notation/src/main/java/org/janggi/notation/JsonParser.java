package org.janggi.notation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.janggi.core.Text;

/**
 * Takes a JSON text apart, strictly as RFC 8259 has it, and stricter where the RFC leaves it open: no key twice in an
 * object, no half of a surrogate pair, no more than some levels. The size of a text is for its caller to limit.
 */
final class JsonParser {
    /** How many arrays and objects may be within each other. */
    static final int DEEPEST = 32;

    /** How many characters a number may have. */
    static final int LONGEST_NUMBER = 100;

    private static final Text VALUE = new Text("a value", "값");
    private static final Text PAIR = new Text("both halves of a surrogate pair", "짝을 이룬 서로게이트");
    private static final Text DIGIT = new Text("a digit", "숫자");

    private final String text;
    private int at;
    private int depth;

    private JsonParser(String text) {
        this.text = text;
    }

    /** The one value of a text. */
    static JsonValue parse(String text) throws JsonSyntaxException {
        JsonParser parser = new JsonParser(text);
        JsonValue value = parser.value();
        if (parser.peek() >= 0) {
            throw parser.wrong(new Text("nothing more", "끝"));
        }
        return value;
    }

    /** The next character that is no blank, or -1 at the end. */
    private int peek() {
        while (at < text.length() && " \t\n\r".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        return current();
    }

    private int current() {
        return at < text.length() ? text.charAt(at) : -1;
    }

    private JsonValue value() throws JsonSyntaxException {
        int c = peek();
        int from = at;
        return switch (c) {
            case '{' -> new JsonValue.ObjectValue(from, members());
            case '[' -> new JsonValue.ArrayValue(from, items());
            case '"' -> new JsonValue.StringValue(from, string());
            case 't' -> word("true");
            case 'f' -> word("false");
            case 'n' -> word("null");
            default -> {
                if (c != '-' && !isDigit(c)) {
                    throw wrong(VALUE);
                }
                yield number();
            }
        };
    }

    private JsonValue word(String word) throws JsonSyntaxException {
        if (!text.startsWith(word, at)) {
            throw wrong(new Text(word, word));
        }
        int from = at;
        at += word.length();
        return new JsonValue.WordValue(from, word);
    }

    private void deeper() throws JsonSyntaxException {
        if (depth == DEEPEST) {
            throw wrong(new Text("at most " + DEEPEST + " levels", DEEPEST + "단계 이하"));
        }
        depth++;
        at++;
    }

    private List<JsonValue> items() throws JsonSyntaxException {
        deeper();
        List<JsonValue> items = new ArrayList<>();
        if (peek() != ']') {
            items.add(value());
            while (peek() == ',') {
                at++;
                items.add(value());
            }
            require(']', new Text("a comma or ]", ", 또는 ]"));
        } else {
            at++;
        }
        depth--;
        return items;
    }

    private List<JsonValue.Member> members() throws JsonSyntaxException {
        deeper();
        List<JsonValue.Member> members = new ArrayList<>();
        Set<String> names = new HashSet<>();
        if (peek() != '}') {
            members.add(member(names));
            while (peek() == ',') {
                at++;
                members.add(member(names));
            }
            require('}', new Text("a comma or }", ", 또는 }"));
        } else {
            at++;
        }
        depth--;
        return members;
    }

    private JsonValue.Member member(Set<String> names) throws JsonSyntaxException {
        if (peek() != '"') {
            throw wrong(new Text("a key in quotes", "따옴표로 묶은 이름"));
        }
        int from = at;
        String name = string();
        if (!names.add(name)) {
            throw new JsonSyntaxException(
                    from, new Text("each key once", "이름마다 한 번"), "\"" + Findings.shortened(name) + "\" again");
        }
        peek();
        require(':', new Text("a colon", ":"));
        return new JsonValue.Member(from, name, value());
    }

    private void require(char c, Text expected) throws JsonSyntaxException {
        if (current() != c) {
            throw wrong(expected);
        }
        at++;
    }

    private String string() throws JsonSyntaxException {
        StringBuilder plain = new StringBuilder();
        int high = -1;
        at++;
        while (current() != '"') {
            int from = at;
            char c = character();
            if (Character.isLowSurrogate(c) ? high < 0 : high >= 0) {
                throw half(high < 0 ? from : high);
            }
            high = Character.isHighSurrogate(c) ? from : -1;
            plain.append(c);
        }
        if (high >= 0) {
            throw half(high);
        }
        at++;
        return plain.toString();
    }

    private JsonSyntaxException half(int where) {
        at = where;
        return wrong(PAIR);
    }

    private char character() throws JsonSyntaxException {
        int c = current();
        if (c < ' ') {
            throw wrong(
                    c < 0
                            ? new Text("a quote at the end of the string", "문자열 끝의 따옴표")
                            : new Text("an escape for the control character", "제어 문자의 \\ 표기"));
        }
        at++;
        if (c != '\\') {
            return (char) c;
        }
        int escaped = current();
        int which = escaped < 0 ? -1 : "\"\\/bfnrtu".indexOf(escaped);
        if (which < 0) {
            throw wrong(new Text("one of \" \\ / b f n r t u after the \\", "\\ 다음의 \" \\ / b f n r t u"));
        }
        at++;
        return escaped == 'u' ? hexadecimal() : "\"\\/\b\f\n\r\t".charAt(which);
    }

    private char hexadecimal() throws JsonSyntaxException {
        int value = 0;
        for (int i = 0; i < 4; i++) {
            int c = current();
            int digit = c < 128 && c >= 0 ? Character.digit(c, 16) : -1;
            if (digit < 0) {
                throw wrong(new Text("four hexadecimal digits after \\u", "\\u 다음의 16진수 네 자리"));
            }
            value = 16 * value + digit;
            at++;
        }
        return (char) value;
    }

    private JsonValue number() throws JsonSyntaxException {
        int from = at;
        skip("-");
        if (current() == '0') {
            at++;
            if (isDigit(current())) {
                throw wrong(new Text("no digit after a leading 0", "0으로 시작하지 않는 수"));
            }
        } else {
            digits();
        }
        if (skip(".")) {
            digits();
        }
        if (skip("eE")) {
            skip("+-");
            digits();
        }
        if (at - from > LONGEST_NUMBER) {
            at = from;
            throw wrong(new Text("a number of at most " + LONGEST_NUMBER + " characters", LONGEST_NUMBER + "자 이하의 수"));
        }
        return new JsonValue.NumberValue(from, text.substring(from, at));
    }

    private boolean skip(String any) {
        boolean there = current() >= 0 && any.indexOf(current()) >= 0;
        at += there ? 1 : 0;
        return there;
    }

    private void digits() throws JsonSyntaxException {
        if (!isDigit(current())) {
            throw wrong(DIGIT);
        }
        while (isDigit(current())) {
            at++;
        }
    }

    private static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    private JsonSyntaxException wrong(Text expected) {
        return new JsonSyntaxException(at, expected, found());
    }

    private String found() {
        if (at >= text.length()) {
            return "the end";
        }
        int point = text.codePointAt(at);
        return Character.isISOControl(point) || Character.getType(point) == Character.SURROGATE
                ? String.format(Locale.ROOT, "U+%04X", point)
                : Character.toString(point);
    }
}
