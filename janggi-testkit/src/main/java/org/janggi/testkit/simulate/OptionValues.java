package org.janggi.testkit.simulate;

import java.util.Map;

/** The values of a player's options. */
final class OptionValues {
    private OptionValues() {}

    /** A whole number within bounds. */
    static long number(Map<String, String> options, String name, long least, long most) {
        String text = options.getOrDefault(name, "");
        if (text.matches("[0-9]{1,18}")) {
            long number = Long.parseLong(text);
            if (number >= least && number <= most) {
                return number;
            }
        }
        throw new IllegalArgumentException(
                name + ": expected a whole number from " + least + " to " + most + ", found \"" + text + "\"");
    }
}
