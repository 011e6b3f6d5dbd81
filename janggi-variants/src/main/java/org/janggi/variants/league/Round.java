package org.janggi.variants.league;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Who plays whom in a round.
 *
 * @param number the round, 1 to {@value #MOST_ROUNDS}
 * @param pairings the pairings, in the order of the boards
 * @param idle who has no opponent, if somebody has none: in a Swiss this is a bye, in a round robin nothing
 */
public record Round(int number, List<Pairing> pairings, Optional<String> idle) {
    /** The highest number of a round; no sum of points over so many overflows. */
    public static final int MOST_ROUNDS = 2_000;

    /**
     * A round.
     *
     * @param number the round, 1 to 2,000
     * @param pairings the pairings
     * @param idle the id of who has no opponent, or empty
     * @throws IllegalArgumentException if the number is out of range or somebody is in the round twice
     */
    public Round {
        checkNumber(number);
        pairings = List.copyOf(pairings);
        Objects.requireNonNull(idle, "idle");
        Set<String> seen = new HashSet<>();
        idle.ifPresent(seen::add);
        for (Pairing pairing : pairings) {
            if (!seen.add(pairing.cho()) || !seen.add(pairing.han())) {
                throw new IllegalArgumentException("a player of " + pairing + " is in round " + number + " twice");
            }
        }
    }

    static void checkNumber(int round) {
        if (round < 1 || round > MOST_ROUNDS) {
            throw new IllegalArgumentException("rounds are counted from 1 to " + MOST_ROUNDS + ", found " + round);
        }
    }

    /**
     * The games of this round, to be played.
     *
     * @return an immutable list
     */
    public List<LeagueGame> games() {
        return pairings.stream()
                .map(pairing -> LeagueGame.of(number, pairing.cho(), pairing.han()))
                .toList();
    }
}
