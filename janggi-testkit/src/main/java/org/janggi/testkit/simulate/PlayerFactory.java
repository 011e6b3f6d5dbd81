package org.janggi.testkit.simulate;

import java.util.List;
import java.util.Map;
import org.janggi.core.Text;

/**
 * A kind of player that experiments can name, as in {@code alpha-beta:depth=2:nodes=20000}. Others are found by
 * {@link java.util.ServiceLoader}.
 *
 * <pre>{@code
 * PlayerFactory passing = new PlayerFactory() {
 *     public String id() { return "passing"; }
 *     public Text description() { return new Text("passes where it may", "될 때마다 쉰다"); }
 *     public Player player(Map<String, String> options) {
 *         return (game, random) -> game.permits(Move.PASS) ? Move.PASS : game.legalMoves().get(0);
 *     }
 * };
 * Catalogue catalogue = Catalogue.of(RuleSets::parse, List.of(passing));
 * Experiment experiment = Experiment.of(List.of("kja"), 16, 7).withPlayers("passing", "passing");
 * Played played = Simulation.of(experiment, catalogue).play(new Chunk(0, 16), false);
 * played.tally().figures(0).measure(Measure.LENGTH); // -> {2=16}
 * }</pre>
 */
public interface PlayerFactory {
    /**
     * The name of the kind.
     *
     * @return lower-case words joined by hyphens; no colon, comma, equals sign or white space
     */
    String id();

    /**
     * What players of this kind do.
     *
     * @return one line, English and Korean
     */
    Text description();

    /**
     * What can be chosen about a player, by text as in {@code prefer:capture=8:check=3}.
     *
     * @return all options, of different names, in the order of a help text; by default none
     */
    default List<PlayerOption> options() {
        return List.of();
    }

    /**
     * A player.
     *
     * @param options for each of {@link #options} one of its values, and no others
     * @return a player who keeps nothing
     * @throws IllegalArgumentException if values contradict each other; the message is one line that tells what was
     *     expected
     */
    Player player(Map<String, String> options);
}
