package org.janggi.testkit.bench;

import org.janggi.core.Position;
import org.janggi.core.Square;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;

/** Asking what is attacked in a position of mid-game. */
@OperationsPerInvocation(Positions.MIDDLE)
public class AttackBenchmark extends TimedBenchmark {
    /** Whether the side to move is in check. */
    @Benchmark
    public int check(Positions positions) {
        int checks = 0;
        for (Position position : positions.middle()) {
            checks += position.isInCheck() ? 1 : 0;
        }
        return checks;
    }

    /** What attacks the own general. */
    @Benchmark
    public int attackers(Positions positions) {
        int attackers = 0;
        for (Position position : positions.middle()) {
            Square general = position.general(position.turn()).orElseThrow();
            attackers += position.attackers(general, position.turn().opponent()).size();
        }
        return attackers;
    }
}
