package org.janggi.variants;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.janggi.core.InvalidRuleSetException;
import org.janggi.core.RuleSet;
import org.janggi.core.Text;

/** Rule sets with their options as text, and back: {@code kja}, {@code kja:deom=4.5:dead-stay=on}. */
final class RuleSetText {
    private static final String OPTION = ":";
    private static final String VALUE = "=";
    private static final String LIST = ",";

    private RuleSetText() {}

    static RuleSet parse(String text, Function<String, RuleSet> byId) {
        List<String> parts = List.of(text.split(OPTION, -1));
        RuleSet rules = byId.apply(parts.get(0));
        Set<String> chosen = new HashSet<>();
        for (String part : parts.subList(1, parts.size())) {
            int end = part.indexOf(VALUE);
            String name = end < 0 ? part : part.substring(0, end);
            if (!chosen.add(name)) {
                throw new InvalidRuleSetException(new Text(
                        rules.id() + ": expected each option once, found \"" + name + "\" twice in \"" + text + "\"",
                        rules.id() + ": 선택 사항은 한 번씩, \"" + text + "\"에 두 번 있는 것 \"" + name + "\""));
            }
            rules = rules.with(name, end < 0 ? "" : part.substring(end + 1));
        }
        return rules;
    }

    static List<RuleSet> parseAll(String text, Function<String, RuleSet> byId) {
        return Arrays.stream(text.split(LIST, -1)).map(one -> parse(one, byId)).toList();
    }

    /** For people: whether it can be read back is not asked. */
    static String show(RuleSet rules) {
        StringBuilder text = new StringBuilder(rules.id());
        new TreeMap<>(rules.options())
                .forEach((name, value) ->
                        text.append(OPTION).append(name).append(VALUE).append(value));
        return text.toString();
    }

    static String format(RuleSet rules) {
        for (Map.Entry<String, String> option : new TreeMap<>(rules.options()).entrySet()) {
            String name = option.getKey();
            if (!rules.with(name, option.getValue()).equals(rules)) {
                throw new InvalidRuleSetException(new Text(
                        name + " of " + rules.id() + ": what is chosen has no text, only looks like \""
                                + option.getValue() + "\"",
                        rules.id() + "의 " + name + ": 고른 것을 글로 적을 수 없고 \"" + option.getValue() + "\"처럼 보일 뿐임"));
            }
        }
        return show(rules);
    }
}
