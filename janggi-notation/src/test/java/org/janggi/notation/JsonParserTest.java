package org.janggi.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonParserTest {
    @Test
    void valuesKnowWhatTheyAreAndWhereTheyBegin() throws JsonSyntaxException {
        JsonValue value = JsonParser.parse(" {\"a\" : [ -1.5e+3, true,false , null ] , \"\": {} }\t");
        JsonValue.ObjectValue object = (JsonValue.ObjectValue) value;
        assertThat(object.at()).isEqualTo(1);
        assertThat(object.members()).extracting(JsonValue.Member::name).containsExactly("a", "");
        assertThat(object.members()).extracting(JsonValue.Member::at).containsExactly(2, 41);
        JsonValue.ArrayValue array =
                (JsonValue.ArrayValue) object.members().get(0).value();
        assertThat(array.items()).extracting(JsonValue::described).containsExactly("-1.5e+3", "true", "false", "null");
        assertThat(array.items()).extracting(JsonValue::at).containsExactly(10, 19, 24, 32);
        assertThat(List.of(value.described(), array.described())).containsExactly("an object", "an array of 4");
    }

    @Test
    void escapesAndPairsBecomeCharacters() throws JsonSyntaxException {
        String text = "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\uD55C\\ud83d\\uDE00 \uD83D\uDE00 \u007f\u2028\"";
        JsonValue.StringValue value = (JsonValue.StringValue) JsonParser.parse(text);
        assertThat(value.text()).isEqualTo("\"\\/\b\f\n\r\té한\uD83D\uDE00 \uD83D\uDE00 \u007f\u2028");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-0", "10", "0.5", "1e5", "1E-5", "-1.25e+10", "123456789012345678901234567890"})
    void numbersAreKeptAsWritten(String text) throws JsonSyntaxException {
        assertThat(JsonParser.parse(text)).isEqualTo(new JsonValue.NumberValue(0, text));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`` | 0 | a value | the end",
                "[1,] | 3 | a value | ]",
                "[1 2] | 3 | a comma or ] | 2",
                "[1 | 2 | a comma or ] | the end",
                "{,} | 1 | a key in quotes | ,",
                "{a:1} | 1 | a key in quotes | a",
                "{\"a\" 1} | 5 | a colon | 1",
                "{\"a\":1,} | 7 | a key in quotes | }",
                "{\"a\":1 \"b\":2} | 7 | a comma or } | \"",
                "{\"a\":1,\"\\u0061\":2} | 7 | each key once | \"a\" again",
                "1 1 | 2 | nothing more | 1",
                "{}} | 2 | nothing more | }",
                "01 | 1 | no digit after a leading 0 | 1",
                "-a | 1 | a digit | a",
                "1. | 2 | a digit | the end",
                "1e | 2 | a digit | the end",
                ".5 | 0 | a value | .",
                "+1 | 0 | a value | +",
                "NaN | 0 | a value | N",
                "nul | 0 | null | n",
                "True | 0 | a value | T",
                "'a' | 0 | a value | '",
                "/**/1 | 0 | a value | /",
                "\"abc | 4 | a quote at the end of the string | the end",
                "\"\\x\" | 2 | one of \" \\ / b f n r t u after the \\ | x",
                "\"\\u12g4\" | 5 | four hexadecimal digits after \\u | g",
                "\"\\u12\" | 5 | four hexadecimal digits after \\u | \"",
                "\"\\ | 2 | one of \" \\ / b f n r t u after the \\ | the end",
                "\"a\\ud83d\" | 2 | both halves of a surrogate pair | \\",
                "\"\\ud83dx\" | 1 | both halves of a surrogate pair | \\",
                "\"\\ude00\" | 1 | both halves of a surrogate pair | \\",
                "\"\\ud83d\\ud83d\\ude00\" | 1 | both halves of a surrogate pair | \\"
            })
    void errorsTellTheirPlaceAndWhatIsExpected(String text, int at, String expected, String found) {
        assertThatThrownBy(() -> JsonParser.parse(text)).isInstanceOfSatisfying(JsonSyntaxException.class, e -> {
            assertThat(e.at()).isEqualTo(at);
            assertThat(e.expected().english()).isEqualTo(expected);
            assertThat(e.found()).isEqualTo(found);
        });
    }

    @Test
    void controlCharactersAndHalvesOfPairsAreTold() {
        assertThatThrownBy(() -> JsonParser.parse("\"a\tb\""))
                .hasMessage("character 2: expected an escape for the control character, found U+0009");
        assertThatThrownBy(() -> JsonParser.parse("\"a\uD800\""))
                .hasMessage("character 2: expected both halves of a surrogate pair, found U+D800");
        assertThatThrownBy(() -> JsonParser.parse("\uFEFF1")).hasMessageStartingWith("character 0: expected a value");
    }

    @Test
    void depthAndNumbersHaveLimits() throws JsonSyntaxException {
        int most = JsonParser.DEEPEST;
        assertThat(JsonParser.parse("[".repeat(most) + "]".repeat(most))).isInstanceOf(JsonValue.ArrayValue.class);
        assertThatThrownBy(() -> JsonParser.parse("[".repeat(1_000_000)))
                .isInstanceOfSatisfying(
                        JsonSyntaxException.class, e -> assertThat(e.at()).isEqualTo(most));
        assertThatThrownBy(() -> JsonParser.parse("{\"a\":".repeat(1_000_000)))
                .hasMessageContaining("at most 32 levels");
        assertThatThrownBy(() -> JsonParser.parse("[" + "1".repeat(101) + "]"))
                .hasMessageContaining("character 1: expected a number of at most 100 characters");
    }
}
