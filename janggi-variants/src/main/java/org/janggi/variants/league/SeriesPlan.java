package org.janggi.variants.league;

import java.util.List;

/**
 * How many games the series of a knock-out have (K7).
 *
 * @param lengths 1, 3 or 5 for the final, the semi-final and so on backwards; the last number holds for all rounds before
 */
public record SeriesPlan(List<Integer> lengths) {
    /** Single games throughout. */
    public static final SeriesPlan SINGLE_GAMES = new SeriesPlan(List.of(1));

    /**
     * Series in any round, an option beyond the text.
     *
     * @param lengths 1, 3 or 5 for the final, the semi-final and so on backwards
     * @throws IllegalArgumentException if there is none, or one is not 1, 3 or 5
     */
    public SeriesPlan {
        lengths = List.copyOf(lengths);
        if (lengths.isEmpty() || !List.of(1, 3, 5).containsAll(lengths)) {
            throw new IllegalArgumentException("series have 1, 3 or 5 games (K7), found " + lengths);
        }
    }

    /**
     * Single games before the semi-final and series from it on, as the text permits.
     *
     * @param semiFinal 1, 3 or 5 games in the semi-final
     * @param finals 1, 3 or 5 games in the final
     * @return the plan
     * @throws IllegalArgumentException if a number is not 1, 3 or 5
     */
    public static SeriesPlan fromSemiFinal(int semiFinal, int finals) {
        return new SeriesPlan(List.of(finals, semiFinal, 1));
    }

    /** The length in a round, told by how many rounds come after it. */
    int length(int roundsAfter) {
        return lengths.get(Math.min(roundsAfter, lengths.size() - 1));
    }
}
