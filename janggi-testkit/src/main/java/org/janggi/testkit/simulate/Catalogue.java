package org.janggi.testkit.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.function.Function;
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
     * @throws IllegalArgumentException if two kinds of players have one name, or one has a name that cannot be written
     */
    public static Catalogue of(Function<String, RuleSet> rules, Iterable<PlayerFactory> players) {
        List<PlayerFactory> all = new ArrayList<>(Players.BUILT_IN);
        for (PlayerFactory player : players) {
            if (!PlayerOption.isWritable(player.id())) {
                throw new IllegalArgumentException("a kind of player is called \"" + player.id()
                        + "\", expected a name without : , = and white space, in "
                        + player.getClass().getName());
            }
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
     * The text of a rule set: two texts that name equal ones have the same, where {@link RuleSets#text} gives one that
     * this catalogue reads.
     */
    String canonical(String text, RuleSet named) {
        try {
            String plain = RuleSets.text(named);
            return named.equals(rules.apply(plain)) ? plain : text;
        } catch (IllegalArgumentException e) {
            // A rule set of a stranger may be spelled otherwise: then it is as it was named.
            return text;
        }
    }

    /**
     * The player with a text.
     *
     * @param text a kind, with options where there are any, as in {@code prefer} or {@code prefer:capture=8:check=3}; no
     *     option comes twice, their order means nothing, and an option may be given its default
     * @return the player
     * @throws IllegalArgumentException if there is none; the message is one line that tells what there is
     */
    public Player player(String text) {
        return NamedOptions.parse(text, players).player();
    }

    /** The text of a player: two texts that name the same have the same. */
    String canonicalPlayer(String text) {
        return NamedOptions.parse(text, players).toString();
    }
}
