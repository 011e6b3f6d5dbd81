package org.janggi.variants;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import org.janggi.core.Clause;
import org.janggi.core.SelfCheck;
import org.janggi.core.Text;

/** Puts together what a rule set does about each of its clauses: the catalogue's words, and what is changed in them. */
final class Policies {
    /** Clauses about contests, clocks and leagues, which a rule set leaves to a match and to whoever runs the event. */
    private static final String BESIDE_THE_BOARD = "S3[1-4]|D15|K([6-9]|1[0-2])|P([1-5]|12)";

    private static final Text ELSEWHERE = new Text("Here: left to whoever runs the event.", "여기서는: 대회를 여는 쪽에 맡긴다.");

    private final Map<String, Text> inForce = new LinkedHashMap<>();

    /** The clauses of the catalogue whose ids are wanted, each as the built-in rule sets read it. */
    Policies(Predicate<String> wanted) {
        for (ClauseEntry entry : Clauses.all()) {
            String id = entry.clause().id();
            if (wanted.test(id)) {
                inForce.put(id, inForce(entry));
            }
        }
    }

    private static Text inForce(ClauseEntry entry) {
        Text text =
                entry.byDefault().map(read -> joined(entry.text(), " ", read)).orElse(entry.text());
        boolean advice = entry.text().english().endsWith("(advice).");
        boolean here = entry.type().isPresent() && !entry.clause().id().matches(BESIDE_THE_BOARD);
        return here || advice ? text : joined(text, " ", ELSEWHERE);
    }

    private static Text joined(Text first, String between, Text second) {
        return new Text(first.english() + between + second.english(), first.korean() + between + second.korean());
    }

    /** What this rule set does instead of the words of a clause that it has, or beside them. */
    Policies changed(String clause, String english, String korean) {
        return changed(clause, new Text(english, korean));
    }

    Policies changed(String clause, Text text) {
        Text here = joined(new Text("Here:", "여기서는:"), " ", text);
        inForce.computeIfPresent(clause, (id, before) -> joined(before, " ", here));
        return this;
    }

    /** The words of a clause put aside for others. */
    Policies replaced(String clause, String english, String korean) {
        inForce.replace(clause, new Text(english, korean));
        return this;
    }

    /** The readings switched on, each at the clause that this rule set has for it. */
    Policies changed(Settings settings, Function<Reading, Clause> clauses) {
        for (Reading reading : Reading.values()) {
            if (settings.has(reading)) {
                changed(clauses.apply(reading).id(), reading.text());
            }
        }
        return this;
    }

    Policies selfCheck(SelfCheck selfCheck, String clause) {
        return selfCheck == SelfCheck.TAKEN
                ? this
                : changed(clause, "self-check and ignored check are not permitted", "자장과 묵장은 둘 수 없다");
    }

    List<Policy> list() {
        List<Policy> policies = new ArrayList<>();
        inForce.forEach((id, text) -> policies.add(new Policy(new Clause(id), text)));
        return List.copyOf(policies);
    }
}
