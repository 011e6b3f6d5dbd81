package org.janggi.testkit.simulate;

import java.math.BigInteger;
import java.util.Arrays;

/** The figures of a pair of rule sets in the making. */
final class PairCounter {
    private final long[] winners = new long[PairFigures.EMPTY.winners().size()];
    private BigInteger lengthProducts = BigInteger.ZERO;

    /** The same game under both. */
    void add(PlayedGame one, PlayedGame other) {
        winners[PairFigures.index(one.end().winner(), other.end().winner())]++;
        long product = (long) one.value(Measure.LENGTH) * other.value(Measure.LENGTH);
        lengthProducts = lengthProducts.add(BigInteger.valueOf(product));
    }

    PairFigures toFigures() {
        return new PairFigures(Arrays.stream(winners).boxed().toList(), lengthProducts);
    }
}
