package org.janggi.testkit.simulate;

import java.io.Serializable;
import java.util.Comparator;

/**
 * Two rule sets of an experiment under which the same games were played: same number, so same set-ups, same first mover
 * and same stream of random numbers.
 *
 * <pre>{@code
 * Experiment experiment = Experiment.of(List.of("kja", "association"), 16, 7);
 * Simulation simulation = Simulation.of(experiment, Catalogue.ofServices());
 * simulation.play(new Chunk(0, 4), false).tally().pairs().firstKey(); // -> RulesPair[one=0, other=1]
 * }</pre>
 *
 * @param one an index in {@link Experiment#rules}
 * @param other a greater index
 */
public record RulesPair(int one, int other) implements Comparable<RulesPair>, Serializable {
    private static final Comparator<RulesPair> ORDER =
            Comparator.comparingInt(RulesPair::one).thenComparingInt(RulesPair::other);

    /**
     * A pair.
     *
     * @param one an index
     * @param other a greater index
     */
    public RulesPair {
        if (one < 0 || other <= one) {
            throw new IllegalArgumentException("two indices, the lower first, found " + one + " and " + other);
        }
    }

    @Override
    public int compareTo(RulesPair pair) {
        return ORDER.compare(this, pair);
    }
}
