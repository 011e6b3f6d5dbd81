package org.janggi.notation;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Text;

/** Takes values out of a JSON record, and notes at its place what they cannot be. */
final class JsonContext {
    private final Findings findings;
    private final Line line;
    private final Limits limits;

    JsonContext(Findings findings, Line line, Limits limits) {
        this.findings = findings;
        this.line = line;
        this.limits = limits;
    }

    Findings findings() {
        return findings;
    }

    Line line() {
        return line;
    }

    Limits limits() {
        return limits;
    }

    /** Notes a value that its key cannot have. */
    void wrong(JsonValue value, String english, String korean) {
        wrong(value.at(), english, korean, value.described());
    }

    /** Notes that something is not there, or not what it should be. */
    void wrong(int at, String english, String korean, String found) {
        findings.add(DiagnosticCode.WRONG_VALUE, line, at, "", new Text(english, korean), found);
    }

    /** Notes what is beyond a limit. */
    void beyond(DiagnosticCode code, int at, int limit, int found) {
        findings.add(code, line, at, "", Findings.atMost(limit), Integer.toString(found));
    }

    /** The values of an object by their keys, or null if it is none; keys that the form does not have are noted. */
    @Nullable
    Map<String, JsonValue> fields(JsonValue value, Set<String> known) {
        if (!(value instanceof JsonValue.ObjectValue object)) {
            wrong(value, "an object", "객체");
            return null;
        }
        Map<String, JsonValue> fields = new HashMap<>();
        for (JsonValue.Member member : object.members()) {
            if (known.contains(member.name())) {
                fields.put(member.name(), member.value());
            } else {
                String all = String.join(", ", known.stream().sorted().toList());
                findings.add(
                        DiagnosticCode.UNKNOWN_KEY,
                        line,
                        member.at(),
                        member.name(),
                        new Text("one of " + all, all + " 중 하나"),
                        Findings.shortened(member.name()));
            }
        }
        return fields;
    }

    /** The items of an array; none if it is none or not there. */
    List<JsonValue> items(@Nullable JsonValue value) {
        if (value instanceof JsonValue.ArrayValue array) {
            return array.items();
        }
        if (value != null) {
            wrong(value, "an array", "배열");
        }
        return List.of();
    }

    /** A string, or null if it is none or not there. */
    @Nullable
    String string(@Nullable JsonValue value) {
        if (value instanceof JsonValue.StringValue string) {
            return string.text();
        }
        if (value != null) {
            wrong(value, "a string", "문자열");
        }
        return null;
    }

    /** A string within a limit; null if it is none, cut off if it is longer. */
    @Nullable
    String string(@Nullable JsonValue value, DiagnosticCode tooLong, int limit) {
        String text = string(value);
        if (value == null || text == null || text.length() <= limit) {
            return text;
        }
        beyond(tooLong, value.at(), limit, text.length());
        int end = Character.isHighSurrogate(text.charAt(limit - 1)) ? limit - 1 : limit;
        return text.substring(0, end);
    }

    /** A whole number in a range, or null if it is none. */
    @Nullable
    Integer integer(JsonValue value, int least, int most) {
        BigDecimal number = decimal(value);
        if (number != null
                && number.scale() <= 0
                && number.compareTo(BigDecimal.valueOf(least)) >= 0
                && number.compareTo(BigDecimal.valueOf(most)) <= 0) {
            return number.intValueExact();
        }
        boolean open = most == Integer.MAX_VALUE;
        wrong(
                value,
                open ? "a whole number from " + least + " on" : "a whole number from " + least + " to " + most,
                open ? least + " 이상의 정수" : least + "에서 " + most + "까지의 정수");
        return null;
    }

    /** A number without zeros at its end, or null if it is none, or far beyond all that means anything. */
    static @Nullable BigDecimal decimal(JsonValue value) {
        if (!(value instanceof JsonValue.NumberValue number)) {
            return null;
        }
        try {
            BigDecimal decimal = new BigDecimal(number.text()).stripTrailingZeros();
            boolean sensible = Math.abs((long) decimal.scale()) <= JsonParser.LONGEST_NUMBER;
            return sensible ? decimal : null;
        } catch (NumberFormatException e) {
            // An exponent that no number can have.
            return null;
        }
    }

    /** The constant with a name, or null if there is none. */
    <E extends Enum<E>> @Nullable E constant(@Nullable JsonValue value, E[] all) {
        if (value == null) {
            return null;
        }
        for (E constant : all) {
            if (value instanceof JsonValue.StringValue string && string.text().equals(JsonForm.id(constant))) {
                return constant;
            }
        }
        String names =
                String.join(", ", java.util.Arrays.stream(all).map(JsonForm::id).toList());
        wrong(value, "one of " + names, names + " 중 하나");
        return null;
    }
}
