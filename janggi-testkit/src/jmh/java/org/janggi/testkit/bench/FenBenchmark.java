package org.janggi.testkit.bench;

import java.util.List;
import org.janggi.core.Fen;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.variants.RuleSets;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/** The FEN of a position of mid-game. */
@State(Scope.Benchmark)
@OperationsPerInvocation(Positions.MIDDLE)
public class FenBenchmark extends TimedBenchmark {
    private List<String> fens = List.of();
    private RuleSet rules = RuleSets.builtIn().get(0);

    /** Writes the texts. */
    @Setup
    public void write(Positions positions) {
        rules = RuleSets.byId(positions.rules);
        fens = positions.middle().stream().map(Fen::write).toList();
    }

    /** Read. */
    @Benchmark
    public void parse(Blackhole hole) {
        for (String fen : fens) {
            hole.consume(Fen.parse(fen, rules));
        }
    }

    /** Written. */
    @Benchmark
    public void format(Positions positions, Blackhole hole) {
        for (Position position : positions.middle()) {
            hole.consume(Fen.write(position));
        }
    }
}
