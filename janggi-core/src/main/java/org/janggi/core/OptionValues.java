package org.janggi.core;

import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The values that an option of a rule set can take, as text. No value is empty or has a colon, a comma, an equals sign or
 * white space in it, so that values can stand in lists.
 *
 * @param byDefault the value where nothing is chosen
 * @param text what the values are, for people: {@code taken|forbidden}, {@code 0 to 65535}
 * @param words all values where they can be listed, the default first; otherwise empty
 * @param test which texts are values
 */
public record OptionValues(String byDefault, Text text, List<String> words, Predicate<String> test) {
    private static final Pattern WRITABLE = Pattern.compile("[^:,=\\s]+");
    private static final Pattern NUMBER = Pattern.compile("0|-?[1-9][0-9]{0,9}");

    /**
     * Some values.
     *
     * @param byDefault the value where nothing is chosen
     * @param text what the values are, for people
     * @param words all values where they can be listed; otherwise empty
     * @param test which texts are values
     * @throws IllegalArgumentException if the default or a word is no value
     */
    public OptionValues {
        Objects.requireNonNull(byDefault, "byDefault");
        Objects.requireNonNull(text, "text");
        Objects.requireNonNull(test, "test");
        words = List.copyOf(words);
        for (String value : words) {
            requireValue(value, test);
        }
        requireValue(byDefault, test);
    }

    private static void requireValue(String value, Predicate<String> test) {
        if (!isWritable(value) || !test.test(value)) {
            throw new IllegalArgumentException(
                    "expected a value without : , = and white space, found \"" + value + "\"");
        }
    }

    /**
     * Values that can be listed.
     *
     * @param byDefault the first of them, which is the default
     * @param others the others
     * @return the values, told with bars between
     * @throws IllegalArgumentException if one is empty or cannot stand in lists
     */
    public static OptionValues oneOf(String byDefault, String... others) {
        List<String> words =
                Stream.concat(Stream.of(byDefault), Stream.of(others)).toList();
        String bars = String.join("|", words);
        return new OptionValues(byDefault, new Text(bars, bars), words, words::contains);
    }

    /**
     * Whole numbers, written without leading zeros or a plus sign.
     *
     * @param least the least
     * @param most the greatest
     * @param byDefault the default
     * @return the values, which {@link Integer#parseInt} reads
     * @throws IllegalArgumentException if the default is none of them
     */
    public static OptionValues numbers(int least, int most, int byDefault) {
        return new OptionValues(
                Integer.toString(byDefault),
                new Text(least + " to " + most, least + "에서 " + most + "까지"),
                List.of(),
                value -> NUMBER.matcher(value).matches()
                        && Long.parseLong(value) >= least
                        && Long.parseLong(value) <= most);
    }

    /**
     * Whether a text is one of the values.
     *
     * @param value any text
     * @return true if it is a value, spelled exactly so
     */
    public boolean contains(String value) {
        return isWritable(value) && test.test(value);
    }

    static boolean isWritable(String text) {
        return WRITABLE.matcher(text).matches();
    }
}
