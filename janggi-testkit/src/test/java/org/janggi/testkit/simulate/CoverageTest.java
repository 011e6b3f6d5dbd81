package org.janggi.testkit.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/**
 * Samples of games whose true figures are known, because they are drawn at random: intervals of 95 % hold them in about 95
 * of 100 samples, and where there is no difference, about 5 of 100 chances are below 5 %.
 */
class CoverageTest {
    private static final int SAMPLES = 2_000;
    private static final double LEVEL = 0.05;
    private static final double MEAN_LENGTH = 10;

    private final SplittableRandom random = new SplittableRandom(20);

    /** In which share of the samples the interval holds the truth. */
    private double coverage(double truth, Function<SplittableRandom, Interval> sample) {
        int covered = 0;
        for (int i = 0; i < SAMPLES; i++) {
            Interval interval = sample.apply(random);
            covered += interval.low() <= truth && truth <= interval.high() ? 1 : 0;
        }
        return (double) covered / SAMPLES;
    }

    /** In which share of the samples a difference is called real. */
    private double called(Function<SplittableRandom, Comparison> sample) {
        int called = 0;
        for (int i = 0; i < SAMPLES; i++) {
            called += sample.apply(random).p() < LEVEL ? 1 : 0;
        }
        return (double) called / SAMPLES;
    }

    /** A length from 2 on, now and then a long one: 8 draws more on average, until one in nine comes. */
    private static int length(SplittableRandom random) {
        int length = 2;
        while (random.nextInt(9) > 0) {
            length++;
        }
        return length;
    }

    private static Mean mean(Histogram values) {
        return Mean.of(values.total(), BigInteger.valueOf(values.sum()), BigInteger.valueOf(values.sumOfSquares()));
    }

    /** Some games under two rule sets: the lengths share a part, so that they go together. */
    private static final class Pairs {
        private final SortedMap<Integer, Long> one = new TreeMap<>();
        private final SortedMap<Integer, Long> other = new TreeMap<>();
        private long products;

        Pairs(SplittableRandom random, int games, int longer) {
            for (int i = 0; i < games; i++) {
                int shared = length(random);
                int first = shared + length(random);
                int second = shared + length(random) + longer;
                one.merge(first, 1L, Long::sum);
                other.merge(second, 1L, Long::sum);
                products += (long) first * second;
            }
        }

        Comparison paired() {
            return Comparison.ofPairs(Histogram.of(one), Histogram.of(other), products);
        }

        Comparison unpaired() {
            return Comparison.ofMeans(mean(Histogram.of(one)), mean(Histogram.of(other)));
        }
    }

    /** Games in which it happens under both rule sets, under one alone, or under neither. */
    private static Comparison shares(SplittableRandom random, int games, double both, double one, double other) {
        int[] counts = new int[4];
        for (int i = 0; i < games; i++) {
            double at = random.nextDouble();
            counts[at < both ? 0 : at < both + one ? 1 : at < both + one + other ? 2 : 3]++;
        }
        return Comparison.ofShares(
                new Proportion(counts[0] + counts[1], games), new Proportion(counts[0] + counts[2], games), counts[0]);
    }

    @Test
    void intervals_of_means_hold_them() {
        assertThat(coverage(MEAN_LENGTH, random -> {
                    SortedMap<Integer, Long> lengths = new TreeMap<>();
                    for (int i = 0; i < 400; i++) {
                        lengths.merge(length(random), 1L, Long::sum);
                    }
                    return mean(Histogram.of(lengths)).interval();
                }))
                .isBetween(0.93, 0.97);
    }

    /** All turns of a game have the same number of moves, 11 to 20. */
    @Test
    void intervals_of_ratios_hold_them() {
        assertThat(coverage(15.5, random -> {
                    long[] sums = new long[5];
                    for (int i = 0; i < 400; i++) {
                        long length = length(random);
                        long moves = length * (11 + random.nextInt(10));
                        sums[0] += moves;
                        sums[1] += length;
                        sums[2] += moves * moves;
                        sums[3] += moves * length;
                        sums[4] += length * length;
                    }
                    return Mean.ofRatio(
                                    400,
                                    BigInteger.valueOf(sums[0]),
                                    BigInteger.valueOf(sums[1]),
                                    BigInteger.valueOf(sums[2]),
                                    BigInteger.valueOf(sums[3]),
                                    BigInteger.valueOf(sums[4]))
                            .interval();
                }))
                .isBetween(0.93, 0.97);
    }

    @Test
    void intervals_of_differences_of_shares_hold_them() {
        assertThat(coverage(-0.1, random -> shares(random, 200, 0.3, 0.25, 0.15).interval()))
                .isBetween(0.93, 0.97);
        assertThat(coverage(
                        0.02, random -> shares(random, 1000, 0.9, 0.01, 0.03).interval()))
                .isBetween(0.93, 0.97);
    }

    /** The exact test is on the careful side, the less so the more games there are. */
    @Test
    void shares_that_do_not_differ_are_seldom_called_different() {
        assertThat(called(random -> shares(random, 1000, 0.3, 0.2, 0.2))).isBetween(0.03, 0.06);
        assertThat(called(random -> shares(random, 1000, 0.3, 0.2, 0.3))).isGreaterThan(0.99);
    }

    @Test
    void intervals_of_differences_of_means_in_the_same_games_hold_them() {
        assertThat(coverage(3, random -> new Pairs(random, 100, 3).paired().interval()))
                .isBetween(0.93, 0.97);
    }

    @Test
    void means_that_do_not_differ_are_seldom_called_different() {
        assertThat(called(random -> new Pairs(random, 100, 0).paired())).isBetween(0.035, 0.065);
    }

    /** Taken for independent, games that go together differ less than they seem to: fewer are called than 5 of 100. */
    @Test
    void welch_is_careful_where_games_go_together() {
        assertThat(called(random -> new Pairs(random, 100, 0).unpaired())).isBetween(0.0, 0.02);
        assertThat(coverage(3, random -> new Pairs(random, 100, 3).unpaired().interval()))
                .isGreaterThan(0.98);
    }

    @Test
    void welch_is_right_where_games_are_independent() {
        assertThat(called(random -> {
                    Histogram some = Histogram.of(new Pairs(random, 200, 0).one);
                    Histogram others = Histogram.of(new Pairs(random, 80, 0).other);
                    return Comparison.ofMeans(mean(some), mean(others));
                }))
                .isBetween(0.035, 0.065);
    }
}
