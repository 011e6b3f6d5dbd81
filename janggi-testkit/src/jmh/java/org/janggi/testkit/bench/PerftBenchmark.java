package org.janggi.testkit.bench;

import org.janggi.core.Perft;
import org.openjdk.jmh.annotations.Benchmark;

/** Counting lines of play. */
public class PerftBenchmark extends TimedBenchmark {
    /** Depth 4 of the start. */
    @Benchmark
    public long start(Positions positions) {
        return Perft.GAME.count(positions.start(), 4);
    }

    /** Depth 3 of all positions of mid-game. */
    @Benchmark
    public long middle(Positions positions) {
        return positions.middle().stream()
                .mapToLong(at -> Perft.GAME.count(at, MidGame.DEPTH))
                .sum();
    }
}
