package org.janggi.testkit.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;

/** The differences between any two rule sets of an experiment. */
final class RulesDifferences {
    private final List<RulesDifference> found = new ArrayList<>();

    private RulesDifferences() {}

    /** Those of a tally, with all games of each rule set: by pair of rule sets, then in the order of what is compared. */
    static List<RulesDifference> of(Tally tally, List<Group> groups) {
        RulesDifferences differences = new RulesDifferences();
        tally.pairs().forEach((pair, same) -> {
            Group one = groups.get(pair.one());
            Group other = groups.get(pair.other());
            differences.addShares(pair, one, other, same);
            differences.addMeans(pair, one, other, same);
        });
        return differences.corrected();
    }

    private void add(RulesPair pair, Compared what, Comparison comparison) {
        found.add(new RulesDifference(
                pair, what, comparison.value(), comparison.interval(), comparison.test(), comparison.p(), Double.NaN));
    }

    private void addShares(RulesPair pair, Group one, Group other, PairFigures same) {
        for (Winner winner : Winner.values()) {
            long both = same.winners().getOrDefault(winner, 0L);
            addShare(pair, new Compared.Won(winner), one.won(winner), other.won(winner), both);
        }
        SortedMap<String, Proportion> before = one.kinds();
        SortedMap<String, Proportion> after = other.kinds();
        SortedSet<String> kinds = new TreeSet<>(before.keySet());
        kinds.addAll(after.keySet());
        for (String how : kinds) {
            Proportion none = new Proportion(0, same.games());
            long both = same.kinds().getOrDefault(how, 0L);
            addShare(
                    pair, new Compared.Ended(how), before.getOrDefault(how, none), after.getOrDefault(how, none), both);
        }
    }

    /** What never came up under either is not compared: it could not differ, and would only weigh on the correction. */
    private void addShare(RulesPair pair, Compared what, Proportion one, Proportion other, long both) {
        if (one.count() > 0 || other.count() > 0) {
            add(pair, what, Comparison.ofShares(one, other, both));
        }
    }

    private void addMeans(RulesPair pair, Group one, Group other, PairFigures same) {
        for (Measure measure : Measure.all()) {
            Histogram before = one.figures().measure(measure);
            Histogram after = other.figures().measure(measure);
            boolean measured = before.total() > 0 && after.total() > 0;
            if (measured && (before.sumOfSquares() > 0 || after.sumOfSquares() > 0)) {
                Compared what = new Compared.Measured(measure);
                Long products = same.products().get(measure);
                add(
                        pair,
                        what,
                        products == null
                                ? Comparison.ofMeans(one.mean(measure), other.mean(measure))
                                : Comparison.ofPairs(before, after, products));
            }
        }
    }

    private List<RulesDifference> corrected() {
        List<Double> holm =
                Holm.corrected(found.stream().map(RulesDifference::p).toList());
        List<RulesDifference> all = new ArrayList<>();
        for (int i = 0; i < found.size(); i++) {
            all.add(found.get(i).withHolm(holm.get(i)));
        }
        return all;
    }
}
