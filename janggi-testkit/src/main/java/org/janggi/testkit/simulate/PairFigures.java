package org.janggi.testkit.simulate;

import java.io.Serializable;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

/**
 * What two rule sets have made of the same games, for tests of their difference that make use of the pairing: who won
 * under each, and how the lengths go together.
 *
 * <pre>{@code
 * Experiment experiment = Experiment.of(List.of("kja", "association"), 16, 7);
 * Simulation simulation = Simulation.of(experiment, Catalogue.ofServices());
 * PairFigures both = simulation.play(new Chunk(0, 4), false).tally().figures(new RulesPair(0, 1));
 * both.winners().stream().mapToLong(count -> count).sum(); // -> 4
 * }</pre>
 *
 * @param winners nine counts of games, as {@link #count} finds them
 * @param lengthProducts the sum over games of the product of both lengths
 */
public record PairFigures(List<Long> winners, BigInteger lengthProducts) implements Serializable {
    private static final int WINNERS = 3;

    /** No games. */
    public static final PairFigures EMPTY =
            new PairFigures(Collections.nCopies(WINNERS * WINNERS, 0L), BigInteger.ZERO);

    /**
     * All parts.
     *
     * @param winners nine counts
     * @param lengthProducts the sum of products
     */
    public PairFigures {
        winners = List.copyOf(winners);
        if (winners.size() != WINNERS * WINNERS) {
            throw new IllegalArgumentException("nine counts, found " + winners.size());
        }
        Objects.requireNonNull(lengthProducts, "lengthProducts");
    }

    /**
     * In how many games who won.
     *
     * @param one the winner under the first rule set
     * @param other the winner under the second
     * @return 0 or more
     */
    public long count(Winner one, Winner other) {
        return winners.get(index(one, other));
    }

    static int index(Winner one, Winner other) {
        return WINNERS * one.ordinal() + other.ordinal();
    }

    /**
     * These games and others.
     *
     * @param more the same of other games
     * @return the sum of everything
     * @throws ArithmeticException if a number exceeds a {@code long}
     */
    public PairFigures plus(PairFigures more) {
        List<Long> sum = new ArrayList<>();
        for (int i = 0; i < winners.size(); i++) {
            sum.add(Math.addExact(winners.get(i), more.winners.get(i)));
        }
        return new PairFigures(sum, lengthProducts.add(more.lengthProducts));
    }
}
