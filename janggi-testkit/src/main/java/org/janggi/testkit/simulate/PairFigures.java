package org.janggi.testkit.simulate;

import java.io.Serializable;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What two rule sets have made of the same games, for tests of their difference that make use of the pairing: how often
 * both came to the same end, and how the measures go together.
 *
 * <pre>{@code
 * Experiment experiment = Experiment.of(List.of("kja", "association"), 16, 7);
 * Simulation simulation = Simulation.of(experiment, Catalogue.ofServices());
 * simulation.play(new Chunk(0, 4), false).tally().figures(new RulesPair(0, 1)).games(); // -> 4
 * }</pre>
 *
 * @param games how many games
 * @param winners by winner, in how many games it was the winner under both
 * @param kinds by the id of an {@link org.janggi.core.Ending}, or {@code unfinished}, in how many games it was the end
 *     under both
 * @param products by measure, the sum over games of the product of both values; of all measures that every game has one
 *     value of, so neither of {@link Measure#PERMITTED} nor of {@link Measure#DECIDING_LEAD}
 */
public record PairFigures(
        long games, SortedMap<Winner, Long> winners, SortedMap<String, Long> kinds, SortedMap<Measure, Long> products)
        implements Serializable {
    /** No games. */
    public static final PairFigures EMPTY = new PairFigures(0, new TreeMap<>(), new TreeMap<>(), new TreeMap<>());

    /** The measures that have products. */
    static final List<Measure> MEASURES = Measure.all().stream()
            .filter(measure -> measure != Measure.PERMITTED && measure != Measure.DECIDING_LEAD)
            .toList();

    /**
     * All parts.
     *
     * @param games how many games
     * @param winners by winner, in how many games it was the same
     * @param kinds by kind of end, in how many games it was the same
     * @param products by measure, the sum of products
     */
    public PairFigures {
        winners = Figures.copy(winners);
        kinds = Figures.copy(kinds);
        products = Figures.copy(products);
    }

    /**
     * These games and others.
     *
     * @param more the same of other games
     * @return the sum of everything
     * @throws ArithmeticException if a number exceeds a {@code long}
     */
    public PairFigures plus(PairFigures more) {
        return new PairFigures(
                Math.addExact(games, more.games),
                Figures.sum(winners, more.winners),
                Figures.sum(kinds, more.kinds),
                Figures.sum(products, more.products));
    }
}
