package org.janggi.testkit.simulate;

import java.io.Serializable;
import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What was measured in one game. Immutable.
 *
 * <pre>{@code
 * Simulation simulation = Simulation.of(Experiment.of(List.of("kja"), 16, 7), Catalogue.ofServices());
 * PlayedGame game = simulation.play(new Chunk(3, 5), true).games().get(0);
 * game.number(); // -> 3
 * game.value(Measure.LENGTH) > 0; // -> true
 * }</pre>
 */
public final class PlayedGame implements Serializable {
    private static final long serialVersionUID = 1L;

    private final int rules;
    private final long number;
    private final End end;
    private final boolean capped;
    private final boolean scored;
    private final int[] values;
    private final TreeMap<String, Integer> refusals;

    PlayedGame(
            int rules,
            long number,
            End end,
            boolean capped,
            boolean scored,
            int[] values,
            Map<String, Integer> refusals) {
        this.rules = rules;
        this.number = number;
        this.end = end;
        this.capped = capped;
        this.scored = scored;
        this.values = values;
        this.refusals = new TreeMap<>(refusals);
    }

    /** {@return the index of the rule set in {@link Experiment#rules}} */
    public int rules() {
        return rules;
    }

    /** {@return the number of the game, from 0} */
    public long number() {
        return number;
    }

    /** {@return how it ended} */
    public End end() {
        return end;
    }

    /** {@return whether it was as long as the cap and not over} */
    public boolean capped() {
        return capped;
    }

    /** {@return whether its outcome has scores: whether {@link Measure#DECIDING_LEAD} was measured} */
    public boolean scored() {
        return scored;
    }

    /**
     * What was measured.
     *
     * @param measure any measure
     * @return the value; of {@link Measure#PERMITTED} the sum over all turns; of {@link Measure#DECIDING_LEAD} 0 unless
     *     {@link #scored}
     */
    public int value(Measure measure) {
        return values[measure.ordinal()];
    }

    /** {@return by clause, how many moves it refused} */
    public SortedMap<String, Integer> refusals() {
        return Collections.unmodifiableSortedMap(refusals);
    }
}
