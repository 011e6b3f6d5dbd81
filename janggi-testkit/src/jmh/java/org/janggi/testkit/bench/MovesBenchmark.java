package org.janggi.testkit.bench;

import org.janggi.core.Position;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;

/** Generating the permitted moves of a position of mid-game. */
@OperationsPerInvocation(Positions.MIDDLE)
public class MovesBenchmark extends TimedBenchmark {
    /** As a list. */
    @Benchmark
    public int list(Positions positions) {
        int moves = 0;
        for (Position position : positions.middle()) {
            moves += position.legalMoves().size();
        }
        return moves;
    }

    /** Counted only. */
    @Benchmark
    public int count(Positions positions) {
        int moves = 0;
        for (Position position : positions.middle()) {
            moves += position.moveCount();
        }
        return moves;
    }
}
