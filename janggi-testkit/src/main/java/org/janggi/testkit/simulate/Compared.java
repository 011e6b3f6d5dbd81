package org.janggi.testkit.simulate;

/**
 * In what two rule sets are compared: a share of games, or the mean of a measure.
 *
 * <pre>{@code
 * new Compared.Won(Winner.CHO).id(); // -> cho-wins
 * new Compared.Ended("mate").id(); // -> how=mate
 * new Compared.Measured(Measure.LENGTH).id(); // -> length
 * }</pre>
 */
public sealed interface Compared {
    /**
     * The name in data.
     *
     * @return one word; no two different ones have the same
     */
    String id();

    /**
     * The share of games that somebody won, or nobody.
     *
     * @param winner who
     */
    record Won(Winner winner) implements Compared {
        @Override
        public String id() {
            return (winner == Winner.NONE ? "nobody" : winner.id()) + "-wins";
        }
    }

    /**
     * The share of games that ended in some way, whoever won.
     *
     * @param how the id of an {@link org.janggi.core.Ending}, or {@code unfinished}
     */
    record Ended(String how) implements Compared {
        @Override
        public String id() {
            return "how=" + how;
        }
    }

    /**
     * The mean of a measure, as {@link Group#mean} finds it.
     *
     * @param measure the measure
     */
    record Measured(Measure measure) implements Compared {
        @Override
        public String id() {
            return measure.id();
        }
    }
}
