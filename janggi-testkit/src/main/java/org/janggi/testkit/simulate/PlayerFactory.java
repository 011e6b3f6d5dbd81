package org.janggi.testkit.simulate;

import java.util.Map;
import org.janggi.core.Text;

/**
 * A kind of player that experiments can name, as in {@code alpha-beta{depth=2,nodes=20000}}. Others are found by
 * {@link java.util.ServiceLoader}.
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
