package org.janggi.variants.league;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;

/**
 * A lot that was drawn: who comes first if nothing else parts players (K11).
 *
 * @param order the ids of the players, the luckiest first
 */
public record Lot(List<String> order) {
    /**
     * A lot that was drawn by whoever runs the event.
     *
     * @param order the ids of the players, the luckiest first
     * @throws IllegalArgumentException if an id stands there twice
     */
    public Lot {
        order = List.copyOf(order);
        if (new HashSet<>(order).size() < order.size()) {
            throw new IllegalArgumentException("a player is drawn once, found " + order);
        }
    }

    /**
     * Draws a lot. The same players and seed give the same lot, in whatever order the players are given.
     *
     * @param players the ids of the players
     * @param seed any number; who can be suspected of choosing it should not
     * @return the lot
     * @throws IllegalArgumentException if an id is given twice
     */
    public static Lot draw(Collection<String> players, long seed) {
        List<String> drawn = new ArrayList<>(players);
        Collections.sort(drawn);
        Collections.shuffle(drawn, new Random(mixed(seed)));
        return new Lot(drawn);
    }

    /** Random begins alike for seeds that are close together, so that of two players always the same would come first. */
    private static long mixed(long seed) {
        long once = (seed ^ seed >>> 33) * 0xff51afd7ed558ccdL;
        long twice = (once ^ once >>> 33) * 0xc4ceb9fe1a85ec53L;
        return twice ^ twice >>> 33;
    }
}
