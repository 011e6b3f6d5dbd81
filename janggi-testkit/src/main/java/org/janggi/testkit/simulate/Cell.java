package org.janggi.testkit.simulate;

import java.io.Serializable;
import java.util.Comparator;
import java.util.Objects;
import org.janggi.core.Side;

/**
 * What games of an experiment have in common that are counted together.
 *
 * <pre>{@code
 * Experiment.of(List.of("kja"), 100, 7).cell(0, 17); // -> Cell[rules=0, setup=1, first=CHO]
 * }</pre>
 *
 * @param rules the index of their rule set in {@link Experiment#rules}
 * @param setup the index of their set-ups in {@link Experiment#setups}
 * @param first the side that moved first
 */
public record Cell(int rules, int setup, Side first) implements Comparable<Cell>, Serializable {
    private static final Comparator<Cell> ORDER =
            Comparator.comparingInt(Cell::rules).thenComparingInt(Cell::setup).thenComparing(Cell::first);

    /**
     * A cell.
     *
     * @param rules the index of the rule set
     * @param setup the index of the set-ups
     * @param first the side that moved first
     */
    public Cell {
        if (rules < 0 || setup < 0) {
            throw new IllegalArgumentException("an index is 0 or more, found " + rules + " and " + setup);
        }
        Objects.requireNonNull(first, "first");
    }

    @Override
    public int compareTo(Cell other) {
        return ORDER.compare(this, other);
    }
}
