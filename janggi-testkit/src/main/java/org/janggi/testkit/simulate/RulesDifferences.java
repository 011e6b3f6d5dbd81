package org.janggi.testkit.simulate;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apache.commons.statistics.distribution.TDistribution;
import org.apache.commons.statistics.inference.AlternativeHypothesis;
import org.apache.commons.statistics.inference.BinomialTest;
import org.apache.commons.statistics.inference.DataDispersion;
import org.apache.commons.statistics.inference.TTest;

/** The differences between any two rule sets of an experiment. */
final class RulesDifferences {
    private final Tally tally;
    private final List<Group> groups;

    /** Of a tally, with all games of each rule set. */
    RulesDifferences(Tally tally, List<Group> groups) {
        this.tally = tally;
        this.groups = groups;
    }

    /** By pair of rule sets, then in the order of what is compared. */
    List<RulesDifference> all() {
        List<RulesDifference> found = new ArrayList<>();
        tally.pairs().forEach((pair, same) -> {
            found.add(share(pair, Compared.CHO_WINS, Winner.CHO, same));
            found.add(share(pair, Compared.HAN_WINS, Winner.HAN, same));
            found.add(share(pair, Compared.NOBODY_WINS, Winner.NONE, same));
            found.add(length(pair, same));
            found.add(unpaired(pair, Compared.PERMITTED, Measure.PERMITTED));
            found.add(unpaired(pair, Compared.LEAD, Measure.LEAD));
        });
        return corrected(found);
    }

    private static RulesDifference share(RulesPair pair, Compared what, Winner winner, PairFigures same) {
        long games = same.winners().stream().mapToLong(Long::longValue).sum();
        long lost = 0;
        long gained = 0;
        for (Winner other : Winner.values()) {
            if (other != winner) {
                lost += same.count(winner, other);
                gained += same.count(other, winner);
            }
        }
        double value = games == 0 ? Double.NaN : (double) (gained - lost) / games;
        double before = (lost + 1.0) / (games + 2.0);
        double after = (gained + 1.0) / (games + 2.0);
        double change = after - before;
        double half = Proportion.Z * Math.sqrt((before + after - change * change) / (games + 2.0));
        Interval interval =
                games == 0 ? Interval.UNKNOWN : new Interval(Math.max(-1, change - half), Math.min(1, change + half));
        double p = games == 0 ? Double.NaN : evenChance(lost, gained);
        return new RulesDifference(pair, what, value, interval, RulesDifference.Test.MCNEMAR, p, Double.NaN);
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

    private RulesDifference length(RulesPair pair, PairFigures same) {
        Histogram one = groups.get(pair.one()).figures().measure(Measure.LENGTH);
        Histogram other = groups.get(pair.other()).figures().measure(Measure.LENGTH);
        long games = one.total();
        BigInteger sum = BigInteger.valueOf(other.sum()).subtract(BigInteger.valueOf(one.sum()));
        BigInteger squares = BigInteger.valueOf(one.sumOfSquares())
                .add(BigInteger.valueOf(other.sumOfSquares()))
                .subtract(same.lengthProducts().shiftLeft(1));
        Mean mean = Mean.of(games, sum, squares);
        double p = games < 2
                ? Double.NaN
                : mean.standardError() == 0
                        ? certainty(mean.value())
                        : TTest.withDefaults()
                                .test(mean.value(), variance(mean), games)
                                .getPValue();
        return new RulesDifference(
                pair, Compared.LENGTH, mean.value(), mean.interval(), RulesDifference.Test.PAIRED_T, p, Double.NaN);
    }

    private RulesDifference unpaired(RulesPair pair, Compared what, Measure measure) {
        Mean one = groups.get(pair.one()).mean(measure);
        Mean other = groups.get(pair.other()).mean(measure);
        double value = other.value() - one.value();
        if (one.games() < 2 || other.games() < 2) {
            return new RulesDifference(
                    pair, what, value, Interval.UNKNOWN, RulesDifference.Test.WELCH, Double.NaN, Double.NaN);
        }
        double error = Math.hypot(one.standardError(), other.standardError());
        if (error == 0) {
            Interval exact = new Interval(value, value);
            return new RulesDifference(
                    pair, what, value, exact, RulesDifference.Test.WELCH, certainty(value), Double.NaN);
        }
        TTest.Result result = TTest.withDefaults()
                .with(DataDispersion.HETEROSCEDASTIC)
                .test(other.value(), variance(other), other.games(), one.value(), variance(one), one.games());
        double half = TDistribution.of(result.getDegreesOfFreedom()).inverseSurvivalProbability(Interval.TAIL) * error;
        return new RulesDifference(
                pair,
                what,
                value,
                Interval.around(value, half),
                RulesDifference.Test.WELCH,
                result.getPValue(),
                Double.NaN);
    }

    /** The chance of a difference that is the same in every game. */
    private static double certainty(double value) {
        return value == 0 ? 1 : 0;
    }

    private static double variance(Mean mean) {
        return mean.standardError() * mean.standardError() * mean.games();
    }

    /** With Holm's correction: the k-th smallest of m chances counts m - k + 1 times, and none less than one before it. */
    private static List<RulesDifference> corrected(List<RulesDifference> found) {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < found.size(); i++) {
            if (!Double.isNaN(found.get(i).p())) {
                order.add(i);
            }
        }
        order.sort(Comparator.comparingDouble(i -> found.get(i).p()));
        List<RulesDifference> corrected = new ArrayList<>(found);
        double least = 0;
        for (int rank = 0; rank < order.size(); rank++) {
            RulesDifference difference = found.get(order.get(rank));
            least = Math.max(least, Math.min(1, (order.size() - rank) * difference.p()));
            corrected.set(order.get(rank), difference.withHolm(least));
        }
        return List.copyOf(corrected);
    }
}
