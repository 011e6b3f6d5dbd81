package org.janggi.testkit.simulate;

import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.janggi.core.OptionValues;
import org.janggi.core.Text;

/**
 * An option of a kind of player, as {@link PlayerFactory#options} lists it: what {@link org.janggi.core.RuleOption} is to
 * a rule set.
 *
 * <pre>{@code
 * PlayerOption depth = new PlayerOption("depth", new Text("plies", "수"), OptionValues.numbers(1, 20, 2));
 * depth.value(Map.of()); // -> 2
 * depth.value(Map.of("depth", "3")); // -> 3
 * }</pre>
 *
 * @param name lower-case words joined by hyphens
 * @param meaning what it changes
 * @param values what can be chosen
 */
public record PlayerOption(String name, Text meaning, OptionValues values) {
    private static final Pattern WRITABLE = Pattern.compile("[^:,=\\s]+");

    /**
     * An option.
     *
     * @param name its name
     * @param meaning what it changes
     * @param values what can be chosen
     * @throws IllegalArgumentException if the name is empty or has a colon, a comma, an equals sign or white space in it
     */
    public PlayerOption {
        Objects.requireNonNull(meaning, "meaning");
        Objects.requireNonNull(values, "values");
        if (!isWritable(name)) {
            throw new IllegalArgumentException("expected a name without : , = and white space, found \"" + name + "\"");
        }
    }

    static boolean isWritable(String name) {
        return WRITABLE.matcher(name).matches();
    }

    /**
     * The value in force.
     *
     * @param options values by name of option
     * @return the value among them, or the default if there is none
     */
    public String value(Map<String, String> options) {
        return options.getOrDefault(name, values.byDefault());
    }

    /** The value in force of an option whose values are {@link OptionValues#numbers}. */
    int number(Map<String, String> options) {
        return Integer.parseInt(value(options));
    }
}
