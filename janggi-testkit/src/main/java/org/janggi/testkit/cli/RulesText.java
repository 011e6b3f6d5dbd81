package org.janggi.testkit.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.janggi.core.OptionValues;
import org.janggi.core.RuleOption;
import org.janggi.core.RuleSet;
import org.janggi.variants.Described;
import org.janggi.variants.Policy;

/** Rule sets in lines for people. */
final class RulesText {
    private RulesText() {}

    /** A rule set among others: id, both names, and the options that can be chosen, with tabs between. */
    static String line(RuleSet rules) {
        String options = rules.knownOptions().stream().map(RuleOption::name).collect(Collectors.joining(" "));
        return String.join(
                "\t", rules.id(), rules.name().english(), rules.name().korean(), orNone(options));
    }

    /** A rule set by itself: its name and options, each clause with the policy in force, and what can be chosen. */
    static List<String> lines(RuleSet rules, Language language) {
        List<String> lines = new ArrayList<>();
        lines.add(rules.id() + ": " + language.of(rules.name()));
        String options = new TreeMap<>(rules.options())
                .entrySet().stream()
                        .map(option -> option.getKey() + "=" + option.getValue())
                        .collect(Collectors.joining(" "));
        lines.add(language.of("options in force: ", "적용된 선택 사항: ") + orNone(options));
        List<Policy> policies = rules instanceof Described described ? described.policies() : List.of();
        if (policies.isEmpty()) {
            lines.add(language.of("no clauses are described", "조항 설명이 없음"));
        }
        for (Policy policy : policies) {
            lines.add(policy.clause() + ": " + language.of(policy.text()));
        }
        for (RuleOption option : rules.knownOptions()) {
            lines.add(option(option, language));
        }
        return lines;
    }

    private static String option(RuleOption option, Language language) {
        OptionValues values = option.values();
        return language.of("option ", "선택 사항 ") + option.name() + "=" + language.of(values.text())
                + language.of(" (default ", " (기본 ") + values.byDefault() + "), " + option.clause() + ": "
                + language.of(option.meaning());
    }

    private static String orNone(String list) {
        return list.isEmpty() ? "-" : list;
    }
}
