package org.janggi.testkit.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.janggi.core.RuleSet;
import org.janggi.variants.RuleSets;

/**
 * The rule sets and players that experiments can name.
 *
 * <pre>{@code
 * Catalogue catalogue = Catalogue.ofServices();
 * catalogue.players().stream().map(PlayerFactory::id).toList(); // -> [random, prefer, greedy, alpha-beta]
 * catalogue.rules("kja").id(); // -> kja
 * }</pre>
 */
public final class Catalogue {
    private final Function<String, RuleSet> rules;
    private final List<PlayerFactory> players;

    private Catalogue(Function<String, RuleSet> rules, List<PlayerFactory> players) {
        this.rules = Objects.requireNonNull(rules, "rules");
        this.players = List.copyOf(players);
    }

    /**
     * What there is: the built-in rule sets and players, and those that {@link ServiceLoader} finds for the thread's
     * context.
     *
     * @return the catalogue
     * @throws java.util.ServiceConfigurationError if one of them cannot be loaded
     */
    public static Catalogue ofServices() {
        return of(RuleSets::parse, ServiceLoader.load(PlayerFactory.class));
    }

    /**
     * Rule sets from anywhere, and players beside the built-in ones.
     *
     * @param rules gives the rule set with a text, or throws {@link IllegalArgumentException} with one line
     * @param players more kinds of players
     * @return the catalogue
     * @throws IllegalArgumentException if two kinds of players have one name
     */
    public static Catalogue of(Function<String, RuleSet> rules, Iterable<PlayerFactory> players) {
        List<PlayerFactory> all = new ArrayList<>(Players.BUILT_IN);
        for (PlayerFactory player : players) {
            if (all.stream().anyMatch(known -> known.id().equals(player.id()))) {
                throw new IllegalArgumentException("two kinds of players are called \"" + player.id()
                        + "\", one of them " + player.getClass().getName());
            }
            all.add(player);
        }
        return new Catalogue(rules, all);
    }

    /**
     * The rule set with a text.
     *
     * @param text an id, with options where there are any
     * @return the rule set
     * @throws IllegalArgumentException if there is none; the message is one line that tells what there is
     */
    public RuleSet rules(String text) {
        return rules.apply(text);
    }

    /**
     * The kinds of players.
     *
     * @return the built-in ones, then the others
     */
    public List<PlayerFactory> players() {
        return players;
    }

    /**
     * The player with a text.
     *
     * @param text a kind, with options where there are any, as in {@code prefer} or {@code prefer{capture=4,check=2}}
     * @return the player
     * @throws IllegalArgumentException if there is none; the message is one line that tells what there is
     */
    public Player player(String text) {
        NamedOptions named = NamedOptions.parse("player", text);
        PlayerFactory kind = players.stream()
                .filter(known -> known.id().equals(named.name()))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no player \"" + named.name() + "\", there are "
                        + players.stream().map(PlayerFactory::id).collect(Collectors.joining(", "))));
        Map<String, String> options = new TreeMap<>(kind.options());
        named.options().forEach((name, value) -> {
            if (options.replace(name, value) == null) {
                throw new IllegalArgumentException("player " + kind.id() + ": no option \"" + name + "\", there "
                        + (options.isEmpty() ? "is none" : "are " + String.join(", ", options.keySet())));
            }
        });
        try {
            return kind.player(options);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("player " + kind.id() + ": " + e.getMessage(), e);
        }
    }
}
