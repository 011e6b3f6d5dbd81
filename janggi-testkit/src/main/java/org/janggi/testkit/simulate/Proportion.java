package org.janggi.testkit.simulate;

import org.apache.commons.statistics.distribution.NormalDistribution;

/**
 * In how many of some games something happened.
 *
 * <p>The interval is that of Wilson: with {@code n} games, {@code k} of them counted, and {@code z} = 1.96, it is
 * {@code (k + z*z/2 +- z * sqrt(k*(n-k)/n + z*z/4)) / (n + z*z)}. It assumes that games are independent and alike. Over
 * several set-ups played in equal numbers it is a little too wide, never too narrow.
 *
 * <pre>{@code
 * new Proportion(1, 4).share(); // -> 0.25
 * }</pre>
 *
 * @param count how many games it happened in, 0 to {@code of}
 * @param of how many games there are
 */
public record Proportion(long count, long of) {
    /** The point beyond which 2.5 % of a normal distribution lie. */
    static final double Z = NormalDistribution.of(0, 1).inverseSurvivalProbability(Interval.TAIL);

    /**
     * A proportion.
     *
     * @param count how many games it happened in
     * @param of how many games there are
     * @throws IllegalArgumentException if {@code count} is not 0 to {@code of}
     */
    public Proportion {
        if (count < 0 || count > of) {
            throw new IllegalArgumentException("expected 0 to " + of + " games, found " + count);
        }
    }

    /**
     * The share of the games.
     *
     * @return 0 to 1; NaN if there are no games
     */
    public double share() {
        return of == 0 ? Double.NaN : (double) count / of;
    }

    /**
     * Where the true share lies.
     *
     * @return the interval of Wilson for 95 %; {@link Interval#UNKNOWN} if there are no games
     */
    public Interval interval() {
        if (of == 0) {
            return Interval.UNKNOWN;
        }
        double n = of;
        double k = count;
        double squared = Z * Z;
        double middle = k + squared / 2;
        double half = Z * Math.sqrt(k * (n - k) / n + squared / 4);
        // Both ends are exact where nothing or everything was counted.
        double low = count == 0 ? 0 : (middle - half) / (n + squared);
        double high = count == of ? 1 : (middle + half) / (n + squared);
        return new Interval(low, high);
    }
}
