package org.janggi.testkit.simulate;

import java.util.SortedMap;
import java.util.TreeMap;

/** The figures of a pair of rule sets in the making. */
final class PairCounter {
    private final SortedMap<Winner, Long> winners = new TreeMap<>();
    private final SortedMap<String, Long> kinds = new TreeMap<>();
    private final long[] products = new long[PairFigures.MEASURES.size()];
    private long games;

    /** The same game under both. */
    void add(PlayedGame one, PlayedGame other) {
        games++;
        End end = one.end();
        if (end.winner() == other.end().winner()) {
            winners.merge(end.winner(), 1L, Long::sum);
        }
        if (end.how().equals(other.end().how())) {
            kinds.merge(end.how(), 1L, Long::sum);
        }
        for (int i = 0; i < products.length; i++) {
            Measure measure = PairFigures.MEASURES.get(i);
            products[i] = Math.addExact(products[i], (long) one.value(measure) * other.value(measure));
        }
    }

    PairFigures toFigures() {
        SortedMap<Measure, Long> sums = new TreeMap<>();
        for (int i = 0; i < products.length; i++) {
            sums.put(PairFigures.MEASURES.get(i), products[i]);
        }
        return new PairFigures(games, winners, kinds, sums);
    }
}
