package org.janggi.variants.league;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Who plays whom in a round.
 *
 * @param number the round, from 1
 * @param pairings the pairings, in the order of the boards
 * @param idle who has no opponent, if somebody has none: in a Swiss this is a bye, in a round robin nothing
 */
public record Round(int number, List<Pairing> pairings, Optional<String> idle) {
    /**
     * A round.
     *
     * @param number the round, from 1
     * @param pairings the pairings
     * @param idle the id of who has no opponent, or empty
     * @throws IllegalArgumentException if the number is less than 1 or somebody is in the round twice
     */
    public Round {
        if (number < 1) {
            throw new IllegalArgumentException("rounds are counted from 1, found " + number);
        }
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
