package org.janggi.testkit.simulate;

import java.math.BigInteger;
import org.apache.commons.statistics.distribution.TDistribution;
import org.apache.commons.statistics.inference.AlternativeHypothesis;
import org.apache.commons.statistics.inference.BinomialTest;
import org.apache.commons.statistics.inference.DataDispersion;
import org.apache.commons.statistics.inference.TTest;

/**
 * By how much a figure under one rule set is above that under another, and how likely that would be by chance.
 *
 * @param value the second less the first
 * @param interval where the true difference lies
 * @param test how the chance was found; formulas are told there
 * @param p the chance; NaN if the figures do not tell it
 */
record Comparison(double value, Interval interval, RulesDifference.Test test, double p) {
    /** Two shares of the same games, in some of which it happened under both. There is at least one game. */
    static Comparison ofShares(Proportion one, Proportion other, long both) {
        long games = one.of();
        long lost = one.count() - both;
        long gained = other.count() - both;
        double before = (lost + 1.0) / (games + 2.0);
        double after = (gained + 1.0) / (games + 2.0);
        double change = after - before;
        double half = Proportion.Z * Math.sqrt((before + after - change * change) / (games + 2.0));
        return new Comparison(
                (double) (gained - lost) / games,
                new Interval(Math.max(-1, change - half), Math.min(1, change + half)),
                RulesDifference.Test.MCNEMAR,
                evenChance(lost, gained));
    }

    /** How likely a split as uneven is where both kinds are equally likely: twice the lower tail, the two being alike. */
    private static double evenChance(long some, long others) {
        int all = Math.toIntExact(some + others);
        double tail = BinomialTest.withDefaults()
                .with(AlternativeHypothesis.LESS_THAN)
                .test(all, (int) Math.min(some, others), 0.5)
                .getPValue();
        return Math.min(1, 2 * tail);
    }

    /** The means of values in the same games, with the sum of the products of both values. */
    static Comparison ofPairs(Histogram one, Histogram other, long products) {
        BigInteger sum = BigInteger.valueOf(other.sum()).subtract(BigInteger.valueOf(one.sum()));
        BigInteger squares = BigInteger.valueOf(one.sumOfSquares())
                .add(BigInteger.valueOf(other.sumOfSquares()))
                .subtract(BigInteger.valueOf(products).shiftLeft(1));
        Mean mean = Mean.of(one.total(), sum, squares);
        return new Comparison(mean.value(), mean.interval(), RulesDifference.Test.PAIRED_T, studentChance(mean));
    }

    private static double studentChance(Mean mean) {
        if (mean.games() < 2) {
            return Double.NaN;
        }
        return mean.standardError() == 0
                ? certainty(mean.value())
                : TTest.withDefaults()
                        .test(mean.value(), variance(mean), mean.games())
                        .getPValue();
    }

    /** Two means that are taken for independent. */
    static Comparison ofMeans(Mean one, Mean other) {
        double value = other.value() - one.value();
        RulesDifference.Test test = RulesDifference.Test.WELCH;
        if (one.games() < 2 || other.games() < 2) {
            return new Comparison(value, Interval.UNKNOWN, test, Double.NaN);
        }
        double error = Math.hypot(one.standardError(), other.standardError());
        if (error == 0) {
            return new Comparison(value, new Interval(value, value), test, certainty(value));
        }
        TTest.Result result = TTest.withDefaults()
                .with(DataDispersion.HETEROSCEDASTIC)
                .test(other.value(), variance(other), other.games(), one.value(), variance(one), one.games());
        double half = TDistribution.of(result.getDegreesOfFreedom()).inverseSurvivalProbability(Interval.TAIL) * error;
        return new Comparison(value, Interval.around(value, half), test, result.getPValue());
    }

    /** The chance of a difference that is the same in every game. */
    private static double certainty(double value) {
        return value == 0 ? 1 : 0;
    }

    private static double variance(Mean mean) {
        return mean.standardError() * mean.standardError() * mean.games();
    }
}
