package org.janggi.testkit.bench;

import java.util.List;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/** Playing the first permitted move of a position of mid-game. */
@State(Scope.Benchmark)
@OperationsPerInvocation(Positions.MIDDLE)
public class PlayBenchmark extends TimedBenchmark {
    private List<Move> moves = List.of();
    private List<Game> games = List.of();

    /** Chooses the moves. */
    @Setup
    public void choose(Positions positions) {
        moves = positions.middle().stream().map(at -> at.legalMoves().get(0)).toList();
        games = positions.middle().stream().map(Game::of).toList();
    }

    /** By the position alone. */
    @Benchmark
    public void position(Positions positions, Blackhole hole) {
        List<Position> middle = positions.middle();
        for (int i = 0; i < Positions.MIDDLE; i++) {
            hole.consume(middle.get(i).play(moves.get(i)));
        }
    }

    /** In a game, with its history. */
    @Benchmark
    public void game(Blackhole hole) {
        for (int i = 0; i < Positions.MIDDLE; i++) {
            hole.consume(games.get(i).play(moves.get(i)));
        }
    }
}
