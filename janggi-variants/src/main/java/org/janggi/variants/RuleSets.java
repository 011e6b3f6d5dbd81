package org.janggi.variants;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.janggi.core.RuleSet;

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
     * @throws IllegalArgumentException if there is none; the message lists the ids there are
     */
    public static RuleSet byId(String id) {
        return find(id).orElseThrow(() -> new IllegalArgumentException(String.format(
                Locale.ROOT,
                "no rule set \"%s\", there are %s",
                id,
                all().stream().map(RuleSet::id).toList())));
    }
}
