package org.janggi.testkit.simulate;

import java.math.BigInteger;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** The figures of a cell in the making. */
final class CellCounter {
    private final SortedMap<End, Long> ends = new TreeMap<>();
    private final Counts[] measured = new Counts[Measure.all().size()];
    private final SortedMap<String, Long> refusals = new TreeMap<>();
    private final SortedMap<String, Long> refusingGames = new TreeMap<>();
    private long games;
    private long capped;
    private BigInteger permittedSquares = BigInteger.ZERO;
    private BigInteger permittedByLength = BigInteger.ZERO;

    CellCounter() {
        for (int i = 0; i < measured.length; i++) {
            measured[i] = new Counts();
        }
    }

    /** A turn in which a move was made. */
    void addTurn(int permitted) {
        measured[Measure.PERMITTED.ordinal()].add(permitted);
    }

    /** A game, whose turns were added. */
    void add(PlayedGame game) {
        games++;
        capped += game.capped() ? 1 : 0;
        ends.merge(game.end(), 1L, Long::sum);
        for (Measure measure : Measure.all()) {
            if (measure != Measure.PERMITTED && (measure != Measure.DECIDING_LEAD || game.scored())) {
                measured[measure.ordinal()].add(game.value(measure));
            }
        }
        for (Map.Entry<String, Integer> refused : game.refusals().entrySet()) {
            refusals.merge(refused.getKey(), (long) refused.getValue(), Long::sum);
            refusingGames.merge(refused.getKey(), 1L, Long::sum);
        }
        long permitted = game.value(Measure.PERMITTED);
        permittedSquares = permittedSquares.add(BigInteger.valueOf(permitted * permitted));
        permittedByLength = permittedByLength.add(BigInteger.valueOf(permitted * game.value(Measure.LENGTH)));
    }

    Figures toFigures() {
        SortedMap<Measure, Histogram> measures = new TreeMap<>();
        for (Measure measure : Measure.all()) {
            Histogram histogram = measured[measure.ordinal()].toHistogram();
            if (!histogram.equals(Histogram.EMPTY)) {
                measures.put(measure, histogram);
            }
        }
        return new Figures(games, ends, measures, refusals, refusingGames, capped, permittedSquares, permittedByLength);
    }
}
