package org.janggi.testkit.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.janggi.core.RuleSet;

/** Rule sets in lines for people. */
final class RulesText {
    private RulesText() {}

    /** A rule set among others: id, both names, and what can be chosen, with tabs between. */
    static String line(RuleSet rules, Optional<Description> described) {
        String readings = described.map(Description::readings).orElse(List.of()).stream()
                .map(Description.Reading::id)
                .collect(Collectors.joining(" "));
        return String.join(
                "\t", rules.id(), rules.name().english(), rules.name().korean(), orNone(readings));
    }

    /** A rule set by itself: its name and options, each clause with the policy in force, and what can be chosen. */
    static List<String> lines(RuleSet rules, Optional<Description> described, Language language) {
        List<String> lines = new ArrayList<>();
        lines.add(rules.id() + ": " + language.of(rules.name()));
        String options = new TreeMap<>(rules.options())
                .entrySet().stream()
                        .map(option -> option.getKey() + "=" + option.getValue())
                        .collect(Collectors.joining(" "));
        lines.add(language.of("options in force: ", "적용된 선택 사항: ") + orNone(options));
        if (described.isEmpty()) {
            lines.add(language.of("no clauses are described", "조항 설명이 없음"));
            return lines;
        }
        for (Description.Policy policy : described.get().policies()) {
            lines.add(policy.clause() + ": " + language.of(policy.text()));
        }
        for (Description.Reading reading : described.get().readings()) {
            lines.add(language.of("option ", "선택 사항 ") + reading.id() + ", " + reading.clause() + ": "
                    + language.of(reading.text()));
        }
        return lines;
    }

    private static String orNone(String list) {
        return list.isEmpty() ? "-" : list;
    }
}
