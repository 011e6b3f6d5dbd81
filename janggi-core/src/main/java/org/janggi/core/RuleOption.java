package org.janggi.core;

import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * An option of a rule set that can be chosen by text, as {@link RuleSet#knownOptions} lists it. Belongs to the instance
 * that lists it: what it gives differs from that one in this option only.
 *
 * @param name lower-case words joined by hyphens, as in {@link RuleSet#options}
 * @param clause the clause that it changes
 * @param meaning what it changes
 * @param values what can be chosen
 * @param chosen the rule set with a value, which is one of {@code values}; throws an {@link IllegalArgumentException},
 *     best an {@link InvalidRuleSetException}, if another option in force contradicts it
 */
public record RuleOption(
        String name, Clause clause, Text meaning, OptionValues values, Function<String, RuleSet> chosen) {
    /**
     * An option.
     *
     * @param name its name
     * @param clause the clause that it changes
     * @param meaning what it changes
     * @param values what can be chosen
     * @param chosen the rule set with a value
     * @throws IllegalArgumentException if the name is empty or has a colon, a comma, an equals sign or white space in it
     */
    public RuleOption {
        Objects.requireNonNull(clause, "clause");
        Objects.requireNonNull(meaning, "meaning");
        Objects.requireNonNull(values, "values");
        Objects.requireNonNull(chosen, "chosen");
        if (!OptionValues.isWritable(name)) {
            throw new IllegalArgumentException("expected a name without : , = and white space, found \"" + name + "\"");
        }
    }

    /** A rule set with a value of one of its options. */
    static RuleSet choose(RuleSet rules, String name, String value) {
        List<RuleOption> known = rules.knownOptions();
        RuleOption option = known.stream()
                .filter(one -> one.name.equals(name))
                .findFirst()
                .orElseThrow(() -> new InvalidRuleSetException(unknown(rules.id(), name, known)));
        if (!option.values.contains(value)) {
            Text values = option.values.text();
            throw new InvalidRuleSetException(new Text(
                    name + " of " + rules.id() + ": expected " + values.english() + ", found \"" + value + "\"",
                    rules.id() + "의 " + name + ": 필요한 것 " + values.korean() + ", 있는 것 \"" + value + "\""));
        }
        return option.chosen.apply(value);
    }

    private static Text unknown(String id, String name, List<RuleOption> known) {
        String names = known.stream().map(RuleOption::name).collect(Collectors.joining(", "));
        return new Text(
                id + " has no option \"" + name + "\", there " + (names.isEmpty() ? "is none" : "are " + names),
                id + "에 없는 선택 사항 \"" + name + "\", 있는 것 " + (names.isEmpty() ? "없음" : names));
    }
}
