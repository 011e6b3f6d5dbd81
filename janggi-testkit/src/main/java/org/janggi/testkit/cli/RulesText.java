package org.janggi.testkit.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.janggi.core.RuleSet;
import org.janggi.variants.Described;
import org.janggi.variants.Policy;
import org.janggi.variants.Reading;

/** Rule sets in lines for people. */
final class RulesText {
    private RulesText() {}

    /** A rule set among others: id, both names, and the readings that can be chosen, with tabs between. */
    static String line(RuleSet rules) {
        String readings = readings(rules).stream().map(Reading::id).collect(Collectors.joining(" "));
        return String.join(
                "\t", rules.id(), rules.name().english(), rules.name().korean(), orNone(readings));
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
        if (rules instanceof Described described) {
            for (Reading reading : described.readings()) {
                lines.add(option(reading.id(), new Policy(described.clause(reading), reading.text()), language));
            }
            new TreeMap<>(described.parameters())
                    .forEach((name, changed) -> lines.add(option(name + "=...", changed, language)));
        }
        return lines;
    }

    private static String option(String name, Policy changed, Language language) {
        return language.of("option ", "선택 사항 ") + name + ", " + changed.clause() + ": " + language.of(changed.text());
    }

    private static Set<Reading> readings(RuleSet rules) {
        return rules instanceof Described described ? described.readings() : Set.of();
    }

    private static String orNone(String list) {
        return list.isEmpty() ? "-" : list;
    }
}
