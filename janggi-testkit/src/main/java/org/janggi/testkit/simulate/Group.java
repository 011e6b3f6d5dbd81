package org.janggi.testkit.simulate;

import java.math.BigInteger;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.janggi.core.Side;

/**
 * Games that are looked at together, and what the figures say about them: shares with intervals, means with standard
 * errors.
 *
 * <pre>{@code
 * Experiment experiment = Experiment.of(List.of("kja"), 16, 7);
 * Tally tally = Simulation.of(experiment, Catalogue.ofServices()).play(new Chunk(0, 16), false).tally();
 * Summary.of(experiment, tally).group(0).won(Winner.NONE).count(); // -> 0
 * }</pre>
 *
 * @param rules the index of their rule set in {@link Experiment#rules}
 * @param setup their set-ups; empty for all
 * @param first the side that moved first; empty for both, or for the only one
 * @param figures what was counted
 */
public record Group(int rules, Optional<SetupPair> setup, Optional<Side> first, Figures figures) {
    private Proportion of(long count) {
        return new Proportion(count, figures.games());
    }

    /**
     * In how many games who won.
     *
     * @param winner any winner
     * @return the share of all games
     */
    public Proportion won(Winner winner) {
        return of(figures.won(winner));
    }

    /**
     * The kinds of end, whoever won and by whatever clause.
     *
     * @return a new map from the id of an {@link org.janggi.core.Ending}, or {@code unfinished}, to its share of all games
     */
    public SortedMap<String, Proportion> kinds() {
        SortedMap<String, Long> counts = new TreeMap<>();
        figures.ends().forEach((end, count) -> counts.merge(end.how(), count, Math::addExact));
        SortedMap<String, Proportion> shares = new TreeMap<>();
        counts.forEach((how, count) -> shares.put(how, of(count)));
        return shares;
    }

    /**
     * The ends.
     *
     * @return a new map from each end that came up to its share of all games
     */
    public SortedMap<End, Proportion> ends() {
        SortedMap<End, Proportion> shares = new TreeMap<>();
        figures.ends().forEach((end, count) -> shares.put(end, of(count)));
        return shares;
    }

    /**
     * How many games were as long as the cap and not over.
     *
     * @return the share of all games
     */
    public Proportion capped() {
        return of(figures.capped());
    }

    /**
     * The clauses that refused moves.
     *
     * @return a new map from the clause to the share of games in which it refused at least one
     */
    public SortedMap<String, Proportion> refusing() {
        SortedMap<String, Proportion> shares = new TreeMap<>();
        figures.refusingGames().forEach((clause, count) -> shares.put(clause, of(count)));
        return shares;
    }

    /**
     * How many moves a clause refused.
     *
     * @param clause any clause
     * @return the mean of a game; NaN if there are no games. It has no standard error: squares were not counted
     */
    public double refusals(String clause) {
        return figures.games() == 0
                ? Double.NaN
                : (double) figures.refusals().getOrDefault(clause, 0L) / figures.games();
    }

    /**
     * The mean of a measure.
     *
     * @param measure any measure
     * @return the mean over games; of {@link Measure#PERMITTED} that over turns, see {@link Mean#ofRatio}, and of
     *     {@link Measure#DECIDING_LEAD} that over the games that scores decided
     */
    public Mean mean(Measure measure) {
        Histogram histogram = figures.measure(measure);
        if (measure == Measure.PERMITTED) {
            return Mean.ofRatio(
                    figures.games(),
                    BigInteger.valueOf(histogram.sum()),
                    BigInteger.valueOf(histogram.total()),
                    figures.permittedSquares(),
                    figures.permittedByLength(),
                    BigInteger.valueOf(figures.measure(Measure.LENGTH).sumOfSquares()));
        }
        return Mean.of(
                histogram.total(), BigInteger.valueOf(histogram.sum()), BigInteger.valueOf(histogram.sumOfSquares()));
    }
}
