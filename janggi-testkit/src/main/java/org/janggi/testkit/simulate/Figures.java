package org.janggi.testkit.simulate;

import java.io.Serializable;
import java.math.BigInteger;
import java.util.Collections;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What was counted in some games, all of it whole numbers.
 *
 * <p>The mean of permitted moves a turn is {@code sum / total} of its histogram. Turns of one game are alike, so its
 * standard error is that of a ratio of sums over games: with the permitted moves {@code m} of all turns of a game and its
 * length {@code n}, the sums of {@code m * m} and {@code m * n} are here, that of {@code n * n} is in the histogram of
 * {@link Measure#LENGTH}.
 *
 * <pre>{@code
 * Simulation simulation = Simulation.of(Experiment.of(List.of("kja"), 16, 7), Catalogue.ofServices());
 * Figures figures = simulation.play(new Chunk(0, 16), false).tally().figures(0);
 * figures.won(Winner.CHO) + figures.won(Winner.HAN); // -> 16
 * }</pre>
 *
 * @param games how many games
 * @param ends how often each end came up; the sum is {@code games}
 * @param measures what was measured; {@link Histogram#EMPTY} where nothing was. Totals are {@code games}, but for
 *     {@link Measure#PERMITTED} and {@link Measure#DECIDING_LEAD}
 * @param refusals by clause, how many moves it refused: those that the powers of the pieces give, and the pass, judged in
 *     every turn in which a move was made
 * @param refusingGames by clause, in how many games it refused at least one
 * @param capped how many games were as long as the cap and not over
 * @param permittedSquares the sum over games of the squared number of permitted moves of all turns
 * @param permittedByLength the sum over games of the number of permitted moves of all turns times the length
 */
public record Figures(
        long games,
        SortedMap<End, Long> ends,
        SortedMap<Measure, Histogram> measures,
        SortedMap<String, Long> refusals,
        SortedMap<String, Long> refusingGames,
        long capped,
        BigInteger permittedSquares,
        BigInteger permittedByLength)
        implements Serializable {
    /** No games. */
    public static final Figures EMPTY = new Figures(
            0, new TreeMap<>(), new TreeMap<>(), new TreeMap<>(), new TreeMap<>(), 0, BigInteger.ZERO, BigInteger.ZERO);

    /**
     * All parts.
     *
     * @param games how many games
     * @param ends how often each end came up
     * @param measures what was measured
     * @param refusals by clause, how many moves it refused
     * @param refusingGames by clause, in how many games
     * @param capped how many games reached the cap
     * @param permittedSquares the sum of squares
     * @param permittedByLength the sum of products
     */
    public Figures {
        ends = copy(ends);
        measures = copy(measures);
        refusals = copy(refusals);
        refusingGames = copy(refusingGames);
        Objects.requireNonNull(permittedSquares, "permittedSquares");
        Objects.requireNonNull(permittedByLength, "permittedByLength");
    }

    static <K extends Comparable<? super K>, V> SortedMap<K, V> copy(SortedMap<K, V> map) {
        return Collections.unmodifiableSortedMap(new TreeMap<>(map));
    }

    /**
     * What was measured.
     *
     * @param measure any measure
     * @return its histogram, perhaps empty
     */
    public Histogram measure(Measure measure) {
        return measures.getOrDefault(measure, Histogram.EMPTY);
    }

    /**
     * How many games a winner won.
     *
     * @param winner any winner
     * @return 0 or more
     */
    public long won(Winner winner) {
        return ends.entrySet().stream()
                .filter(end -> end.getKey().winner() == winner)
                .mapToLong(end -> end.getValue())
                .sum();
    }

    /**
     * These games and others.
     *
     * @param other what was counted in other games
     * @return the sum of everything
     * @throws ArithmeticException if a number exceeds a {@code long}
     */
    public Figures plus(Figures other) {
        SortedMap<Measure, Histogram> measured = new TreeMap<>(measures);
        other.measures.forEach((measure, histogram) -> measured.merge(measure, histogram, Histogram::plus));
        return new Figures(
                Math.addExact(games, other.games),
                sum(ends, other.ends),
                measured,
                sum(refusals, other.refusals),
                sum(refusingGames, other.refusingGames),
                Math.addExact(capped, other.capped),
                permittedSquares.add(other.permittedSquares),
                permittedByLength.add(other.permittedByLength));
    }

    static <K extends Comparable<? super K>> SortedMap<K, Long> sum(
            SortedMap<K, Long> some, SortedMap<K, Long> others) {
        SortedMap<K, Long> sum = new TreeMap<>(some);
        others.forEach((key, count) -> sum.merge(key, count, Math::addExact));
        return sum;
    }
}
