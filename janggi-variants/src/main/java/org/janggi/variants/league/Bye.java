package org.janggi.variants.league;

import java.util.Objects;

/**
 * A round that a player had no opponent in.
 *
 * @param round the round, 1 to 2,000
 * @param player the id of the player
 * @param result as which result it counts; a complete win by default (K9)
 */
public record Bye(int round, String player, GameResult result) {
    /**
     * A bye.
     *
     * @param round the round, 1 to 2,000
     * @param player the id of the player
     * @param result as which result it counts
     * @throws IllegalArgumentException if the round is out of range
     */
    public Bye {
        Round.checkNumber(round);
        Objects.requireNonNull(player, "player");
        Objects.requireNonNull(result, "result");
    }

    /**
     * A bye that counts as a complete win.
     *
     * @param round the round, 1 to 2,000
     * @param player the id of the player
     * @return the bye
     */
    public static Bye of(int round, String player) {
        return new Bye(round, player, GameResult.COMPLETE_WIN);
    }
}
