package org.janggi.variants;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.janggi.core.InvalidRuleSetException;
import org.janggi.core.RuleSet;
import org.janggi.core.Text;

/** The rule sets by their ids: the built-in ones, and those that others register for {@link ServiceLoader}. */
public final class RuleSets {
    private static final List<RuleSet> BUILT_IN = List.of(
            Gungjanggi.SILVER,
            Gungjanggi.DAN,
            Kja.RULES,
            Kja.ASSOCIATION,
            FairyRules.JANGGI,
            FairyRules.TRADITIONAL,
            FairyRules.MODERN,
            FairyRules.CASUAL);

    private RuleSets() {}

    /**
     * The rule sets of this library.
     *
     * @return an immutable list in the order of the documentation
     */
    public static List<RuleSet> builtIn() {
        return BUILT_IN;
    }

    /**
     * All rule sets that can be found: the built-in ones first, then those that {@link ServiceLoader} finds for the
     * thread's context, by id. Cost: looks the services up on every call.
     *
     * @return an immutable list; a service with the id of a built-in rule set is left out
     */
    public static List<RuleSet> all() {
        return with(ServiceLoader.load(RuleSet.class));
    }

    /**
     * All rule sets that can be found: the built-in ones first, then those that {@link ServiceLoader} finds with a
     * class loader, by id. Cost: looks the services up on every call.
     *
     * @param loader where services are looked for
     * @return an immutable list; a service with the id of a built-in rule set is left out
     */
    public static List<RuleSet> all(ClassLoader loader) {
        return with(ServiceLoader.load(RuleSet.class, loader));
    }

    private static List<RuleSet> with(ServiceLoader<RuleSet> services) {
        Map<String, RuleSet> found = new TreeMap<>();
        for (RuleSet service : services) {
            found.putIfAbsent(service.id(), service);
        }
        BUILT_IN.forEach(rules -> found.remove(rules.id()));
        return Stream.concat(BUILT_IN.stream(), found.values().stream()).toList();
    }

    /**
     * The rule set with an id.
     *
     * @param id the id, as {@link RuleSet#id} gives it
     * @return the rule set, or empty if no built-in or registered one has this id
     */
    public static Optional<RuleSet> find(String id) {
        Optional<RuleSet> builtIn =
                BUILT_IN.stream().filter(rules -> rules.id().equals(id)).findFirst();
        return builtIn.or(
                () -> all().stream().filter(rules -> rules.id().equals(id)).findFirst());
    }

    /**
     * The rule set with an id that must exist.
     *
     * @param id the id
     * @return the rule set
     * @throws InvalidRuleSetException if there is none; the message lists the ids there are
     */
    public static RuleSet byId(String id) {
        return find(id).orElseThrow(() -> unknown(id, all()));
    }

    private static InvalidRuleSetException unknown(String id, Collection<? extends RuleSet> known) {
        String ids = known.stream().map(RuleSet::id).collect(Collectors.joining(", "));
        return new InvalidRuleSetException(
                new Text("no rule set \"" + id + "\", there are " + ids, "없는 규칙 \"" + id + "\", 있는 것 " + ids));
    }

    /**
     * Reads a rule set with options: its id, and for each option a colon, a name, an equals sign and a value, as in
     * {@code gungjanggi-silver:self-check=forbidden:three-passes=on}. No option comes twice; their order means nothing,
     * and an option may be given its default.
     *
     * @param text the text, without white space
     * @return the rule set that the calls for these options give
     * @throws InvalidRuleSetException if there is no such rule set, option or value, or one is named twice; the message
     *     tells those there are
     * @throws IllegalArgumentException if options contradict each other, as the calls for them throw it
     */
    public static RuleSet parse(String text) {
        return RuleSetText.parse(text, RuleSets::byId);
    }

    /**
     * Reads a rule set with options, as {@link #parse(String)}, out of some.
     *
     * @param text the text, without white space
     * @param known those that can be named, of different ids
     * @return the rule set
     * @throws InvalidRuleSetException as for {@link #parse(String)}
     * @throws IllegalArgumentException as for {@link #parse(String)}
     */
    public static RuleSet parse(String text, Collection<? extends RuleSet> known) {
        return RuleSetText.parse(text, id -> byId(id, known));
    }

    /**
     * Reads several rule sets with options, each as {@link #parse(String)} does, with commas between, as in
     * {@code kja,gungjanggi-silver:self-check=forbidden}.
     *
     * @param text the text, without white space
     * @return the rule sets in their order, at least one; the same one twice if it is there twice
     * @throws InvalidRuleSetException as for {@link #parse(String)}
     * @throws IllegalArgumentException as for {@link #parse(String)}
     */
    public static List<RuleSet> parseAll(String text) {
        return RuleSetText.parseAll(text, RuleSets::byId);
    }

    /**
     * Reads several rule sets with options, as {@link #parseAll(String)}, out of some.
     *
     * @param text the text, without white space
     * @param known those that can be named, of different ids
     * @return the rule sets
     * @throws InvalidRuleSetException as for {@link #parse(String)}
     * @throws IllegalArgumentException as for {@link #parse(String)}
     */
    public static List<RuleSet> parseAll(String text, Collection<? extends RuleSet> known) {
        return RuleSetText.parseAll(text, id -> byId(id, known));
    }

    private static RuleSet byId(String id, Collection<? extends RuleSet> known) {
        for (RuleSet rules : known) {
            if (rules.id().equals(id)) {
                return rules;
            }
        }
        throw unknown(id, known);
    }

    /**
     * The text of a rule set with its options, from which {@link #parse(String)} reads an equal one where its id is known.
     *
     * @param rules the rule set
     * @return the id, and the options that differ from their default, by name
     * @throws InvalidRuleSetException if an option in force is none of {@link RuleSet#knownOptions}, or its value has no
     *     text, as a {@link DrawingMaterial} of one's own
     */
    public static String text(RuleSet rules) {
        return RuleSetText.format(rules);
    }
}
