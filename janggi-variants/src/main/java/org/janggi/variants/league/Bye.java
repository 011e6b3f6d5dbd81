package org.janggi.variants.league;

import java.util.Objects;

/**
 * A round that a player had no opponent in.
 *
 * @param round the round, from 1
 * @param player the id of the player
 * @param result as which result it counts; a complete win by default (K9)
 */
public record Bye(int round, String player, GameResult result) {
    /**
     * A bye.
     *
     * @param round the round, from 1
     * @param player the id of the player
     * @param result as which result it counts
     * @throws IllegalArgumentException if the round is less than 1
     */
    public Bye {
        if (round < 1) {
            throw new IllegalArgumentException("rounds are counted from 1, found " + round);
        }
        Objects.requireNonNull(player, "player");
        Objects.requireNonNull(result, "result");
    }

    /**
     * A bye that counts as a complete win.
     *
     * @param round the round, from 1
     * @param player the id of the player
     * @return the bye
     */
    public static Bye of(int round, String player) {
        return new Bye(round, player, GameResult.COMPLETE_WIN);
    }
}
