package org.janggi.testkit.simulate;

import java.math.BigInteger;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * The mean of something measured in some games, and its standard error. Both come from exact sums.
 *
 * <pre>{@code
 * // 3.18 is the 97.5 % point of Student's t with 3 degrees of freedom.
 * new Mean(4, 5, 1).interval().high() < 8.19; // -> true
 * }</pre>
 *
 * @param games how many games
 * @param value the mean; NaN if there is nothing to take it of
 * @param standardError the standard deviation of the mean, estimated; NaN with fewer than 2 games
 */
public record Mean(long games, double value, double standardError) {
    /**
     * The mean of one value a game. The standard error is {@code sqrt((Q - S*S/n) / (n-1) / n)} with the sum {@code S} and the
     * sum of squares {@code Q}; it assumes that games are independent.
     *
     * @param games how many games
     * @param sum the sum of the values
     * @param squares the sum of their squares
     * @return the mean
     */
    public static Mean of(long games, BigInteger sum, BigInteger squares) {
        if (games == 0) {
            return new Mean(0, Double.NaN, Double.NaN);
        }
        BigInteger n = BigInteger.valueOf(games);
        double spread = n.multiply(squares).subtract(sum.multiply(sum)).doubleValue();
        return new Mean(games, sum.doubleValue() / games, Math.sqrt(spread / (games - 1)) / games);
    }

    /**
     * The ratio of two sums over games, as permitted moves to turns. The standard error is that of the linearised ratio:
     * with the ratio {@code R} and {@code d = a - R*b} in each game, {@code sqrt(n / (n-1) * sum(d*d)) / sum(b)}. It assumes
     * independent games, and enough of them for the sum below to vary little.
     *
     * @param games how many games
     * @param above the sum of {@code a}
     * @param below the sum of {@code b}
     * @param aboveSquares the sum of {@code a*a}
     * @param products the sum of {@code a*b}
     * @param belowSquares the sum of {@code b*b}
     * @return the ratio
     */
    public static Mean ofRatio(
            long games,
            BigInteger above,
            BigInteger below,
            BigInteger aboveSquares,
            BigInteger products,
            BigInteger belowSquares) {
        if (below.signum() == 0) {
            return new Mean(games, Double.NaN, Double.NaN);
        }
        // The sum of d*d, times the square of the sum below.
        BigInteger spread = below.multiply(below)
                .multiply(aboveSquares)
                .subtract(above.multiply(below).multiply(products).shiftLeft(1))
                .add(above.multiply(above).multiply(belowSquares));
        double sum = below.doubleValue();
        double squares = spread.doubleValue() / sum / sum;
        return new Mean(games, above.doubleValue() / sum, Math.sqrt(squares * games / (games - 1)) / sum);
    }

    /**
     * Where the true mean lies.
     *
     * @return the interval of Student's t for 95 %, with {@code games - 1} degrees of freedom; it assumes that the mean is
     *     about normal, which it is with some dozens of games, and of what seldom comes up with some dozens in which it
     *     does; {@link Interval#UNKNOWN} with fewer than 2 games
     */
    public Interval interval() {
        return games < 2
                ? Interval.UNKNOWN
                : Interval.around(
                        value, TDistribution.of(games - 1.0).inverseSurvivalProbability(Interval.TAIL) * standardError);
    }
}
