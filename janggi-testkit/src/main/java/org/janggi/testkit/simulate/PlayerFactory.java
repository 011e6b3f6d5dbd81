package org.janggi.testkit.simulate;

import java.util.Map;
import org.janggi.core.Text;

/**
 * A kind of player that experiments can name, as in {@code alpha-beta{depth=2,nodes=20000}}. Others are found by
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
     * @return lower-case words joined by hyphens
     */
    String id();

    /**
     * What players of this kind do.
     *
     * @return one line, English and Korean
     */
    Text description();

    /**
     * What can be chosen about a player.
     *
     * @return values by name of option, those that hold where nothing is chosen
     */
    default Map<String, String> options() {
        return Map.of();
    }

    /**
     * A player.
     *
     * @param options a value for each of {@link #options}, and no others
     * @return a player who keeps nothing
     * @throws IllegalArgumentException if a value is not as it should be; the message is one line that tells what was
     *     expected
     */
    Player player(Map<String, String> options);
}
