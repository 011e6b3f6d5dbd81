package org.janggi.testkit.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.janggi.core.Side;

/**
 * The statistics of an experiment: of each rule set as a whole, by set-ups, by first mover and by both, and the differences
 * between rule sets. Intervals hold for each figure by itself; only the tests of differences are corrected for their
 * number, see {@link RulesDifference#holm}: they are what conclusions are drawn from, while intervals describe.
 *
 * <p>Immutable. It needs the libraries commons-statistics-inference and commons-statistics-distribution.
 *
 * <pre>{@code
 * Experiment experiment = Experiment.of(List.of("kja", "association"), 32, 7);
 * Tally tally = Simulation.of(experiment, Catalogue.ofServices()).play(new Chunk(0, 32), false).tally();
 * Summary summary = Summary.of(experiment, tally);
 * summary.groups().size(); // -> 34
 * summary.differences().get(0).what().id(); // -> cho-wins
 * summary.group(1).mean(Measure.LENGTH).games(); // -> 32
 * }</pre>
 *
 * @param experiment what was played
 * @param groups by rule set; of each first all games, then those of each set-up pair if there are several, and then the same
 *     for each first mover if both sides are
 * @param differences between any two rule sets: of each the shares of winners, of kinds of end, and the means of measures, but
 *     none of what never came up under either
 */
public record Summary(Experiment experiment, List<Group> groups, List<RulesDifference> differences) {
    /**
     * All parts.
     *
     * @param experiment what was played
     * @param groups the groups of games
     * @param differences the differences
     */
    public Summary {
        groups = List.copyOf(groups);
        differences = List.copyOf(differences);
    }

    /**
     * The statistics of what was counted.
     *
     * @param experiment what was played
     * @param tally what was counted, of all games or of some
     * @return the statistics
     */
    public static Summary of(Experiment experiment, Tally tally) {
        List<Group> whole = new ArrayList<>();
        List<Group> groups = new ArrayList<>();
        for (int i = 0; i < experiment.rules().size(); i++) {
            List<Group> some = groups(experiment, tally, i);
            whole.add(some.get(0));
            groups.addAll(some);
        }
        return new Summary(experiment, groups, RulesDifferences.of(tally, whole));
    }

    private static List<Group> groups(Experiment experiment, Tally tally, int rules) {
        List<Group> groups = new ArrayList<>();
        for (Optional<Side> first : parts(experiment.firstMovers())) {
            for (Optional<SetupPair> setup : parts(experiment.setups())) {
                groups.add(group(experiment, tally, rules, setup, first));
            }
        }
        return groups;
    }

    /** All together, then each by itself if there are several. */
    private static <T extends Comparable<T>> List<Optional<T>> parts(List<T> all) {
        List<Optional<T>> parts = new ArrayList<>(List.of(Optional.empty()));
        if (all.size() > 1) {
            all.forEach(one -> parts.add(Optional.of(one)));
        }
        return parts;
    }

    private static Group group(
            Experiment experiment, Tally tally, int rules, Optional<SetupPair> setup, Optional<Side> first) {
        Figures figures = tally.cells().entrySet().stream()
                .filter(entry -> {
                    Cell cell = entry.getKey();
                    return cell.rules() == rules
                            && setup.map(experiment.setups()::indexOf).orElse(cell.setup()) == cell.setup()
                            && first.orElse(cell.first()) == cell.first();
                })
                .map(Map.Entry::getValue)
                .reduce(Figures.EMPTY, Figures::plus);
        return new Group(rules, setup, first, figures);
    }

    /**
     * All games of a rule set.
     *
     * @param rules its index in {@link Experiment#rules}
     * @return the group
     * @throws IndexOutOfBoundsException if there is no such rule set
     */
    public Group group(int rules) {
        return group(rules, Optional.empty());
    }

    /**
     * The games of a rule set, whoever moved first.
     *
     * @param rules its index in {@link Experiment#rules}
     * @param setup the set-ups; empty for all
     * @return the group
     * @throws IndexOutOfBoundsException if there is no such group: it is all games where the experiment has one pair only
     */
    public Group group(int rules, Optional<SetupPair> setup) {
        return groups.stream()
                .filter(group -> group.rules() == rules
                        && group.setup().equals(setup)
                        && group.first().isEmpty())
                .findFirst()
                .orElseThrow(() -> new IndexOutOfBoundsException("no rule set " + rules + " with " + setup));
    }
}
