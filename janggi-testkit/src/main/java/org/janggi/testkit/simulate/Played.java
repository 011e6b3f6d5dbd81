package org.janggi.testkit.simulate;

import java.io.Serializable;
import java.util.List;
import java.util.Objects;

/**
 * A chunk that was played.
 *
 * <pre>{@code
 * Simulation simulation = Simulation.of(Experiment.of(List.of("kja"), 16, 7), Catalogue.ofServices());
 * simulation.play(new Chunk(3, 5), true).games().size(); // -> 2
 * }</pre>
 *
 * @param chunk which games
 * @param tally what was counted in them
 * @param games the single games by number, then by rule set; empty unless they were asked for
 */
public record Played(Chunk chunk, Tally tally, List<PlayedGame> games) implements Serializable {
    /**
     * A chunk that was played.
     *
     * @param chunk which games
     * @param tally what was counted in them
     * @param games the single games, or none
     */
    public Played {
        Objects.requireNonNull(chunk, "chunk");
        Objects.requireNonNull(tally, "tally");
        games = List.copyOf(games);
    }
}
