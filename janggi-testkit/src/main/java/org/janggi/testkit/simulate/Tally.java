package org.janggi.testkit.simulate;

import java.io.Serializable;
import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What was counted in some of the games of an experiment. All of it is whole numbers, so tallies of disjoint parts of an
 * experiment can be added in any order and grouping and give the same, bit by bit.
 *
 * <p>Immutable. Its size depends on the experiment and not on the number of games.
 *
 * <pre>{@code
 * Simulation simulation = Simulation.of(Experiment.of(List.of("kja"), 16, 7), Catalogue.ofServices());
 * Tally first = simulation.play(new Chunk(0, 10), false).tally();
 * Tally rest = simulation.play(new Chunk(10, 16), false).tally();
 * rest.plus(first).equals(simulation.play(new Chunk(0, 16), false).tally()); // -> true
 * }</pre>
 *
 * @param keepMax how many games are kept of each rule set at most
 * @param cells the figures by rule set, set-ups and first mover; only cells with games
 * @param pairs the figures of any two rule sets under which the same games were played
 * @param kept of the games that the experiment asks for, those with the lowest numbers, for each rule set
 */
public record Tally(
        int keepMax, SortedMap<Cell, Figures> cells, SortedMap<RulesPair, PairFigures> pairs, SortedSet<KeptGame> kept)
        implements Serializable {
    /**
     * All parts.
     *
     * @param keepMax how many games are kept of each rule set
     * @param cells the figures
     * @param pairs the figures of pairs
     * @param kept games
     */
    public Tally {
        cells = Collections.unmodifiableSortedMap(new TreeMap<>(cells));
        pairs = Collections.unmodifiableSortedMap(new TreeMap<>(pairs));
        kept = Collections.unmodifiableSortedSet(lowest(kept, keepMax));
    }

    private static SortedSet<KeptGame> lowest(SortedSet<KeptGame> games, int most) {
        SortedSet<KeptGame> lowest = new TreeSet<>();
        int rules = -1;
        int taken = 0;
        for (KeptGame game : games) {
            taken = game.rules() == rules ? taken + 1 : 1;
            rules = game.rules();
            if (taken <= most) {
                lowest.add(game);
            }
        }
        return lowest;
    }

    /**
     * No games.
     *
     * @param experiment the experiment to which they belong
     * @return the tally to which others are added
     */
    public static Tally empty(Experiment experiment) {
        return new Tally(experiment.keepMax(), new TreeMap<>(), new TreeMap<>(), new TreeSet<>());
    }

    /**
     * The figures of all games under a rule set.
     *
     * @param rules the index of the rule set in {@link Experiment#rules}
     * @return the sum over its cells
     */
    public Figures figures(int rules) {
        return cells.entrySet().stream()
                .filter(cell -> cell.getKey().rules() == rules)
                .map(Map.Entry::getValue)
                .reduce(Figures.EMPTY, Figures::plus);
    }

    /**
     * The figures of a pair of rule sets.
     *
     * @param pair two rule sets
     * @return what they have made of the same games
     */
    public PairFigures figures(RulesPair pair) {
        return pairs.getOrDefault(pair, PairFigures.EMPTY);
    }

    /**
     * These games and others of the same experiment.
     *
     * @param other a tally of other games
     * @return the sum; of the kept games those with the lowest numbers
     * @throws IllegalArgumentException if they keep different numbers of games
     * @throws ArithmeticException if a number exceeds a {@code long}
     */
    public Tally plus(Tally other) {
        if (keepMax != other.keepMax) {
            throw new IllegalArgumentException("one keeps " + keepMax + " games, the other " + other.keepMax);
        }
        SortedMap<Cell, Figures> summed = new TreeMap<>(cells);
        other.cells.forEach((cell, figures) -> summed.merge(cell, figures, Figures::plus));
        SortedMap<RulesPair, PairFigures> paired = new TreeMap<>(pairs);
        other.pairs.forEach((pair, figures) -> paired.merge(pair, figures, PairFigures::plus));
        SortedSet<KeptGame> games = new TreeSet<>(kept);
        games.addAll(other.kept);
        return new Tally(keepMax, summed, paired, games);
    }
}
