package org.janggi.variants.league;

import java.util.Objects;

/**
 * Two players who are to play each other.
 *
 * @param cho the id of the first player
 * @param han the id of the second player
 */
public record Pairing(String cho, String han) {
    /**
     * Two players.
     *
     * @param cho the id of the first player
     * @param han the id of the second player
     * @throws IllegalArgumentException if they are the same
     */
    public Pairing {
        Objects.requireNonNull(cho, "cho");
        if (cho.equals(Objects.requireNonNull(han, "han"))) {
            throw new IllegalArgumentException(cho + " cannot play against " + han);
        }
    }

    /**
     * Whether a player is one of the two.
     *
     * @param player an id
     * @return whether it is
     */
    public boolean has(String player) {
        return cho.equals(player) || han.equals(player);
    }

    /**
     * The other player.
     *
     * @param player the id of one of the two
     * @return the id of the other one
     * @throws IllegalArgumentException if the player is neither
     */
    public String opponent(String player) {
        if (!has(player)) {
            throw new IllegalArgumentException(player + " is not in the game " + this);
        }
        return cho.equals(player) ? han : cho;
    }

    /** Both ids, Cho's first, as in {@code kim - lee}. */
    @Override
    public String toString() {
        return cho + " - " + han;
    }
}
