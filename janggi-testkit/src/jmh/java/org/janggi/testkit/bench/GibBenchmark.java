package org.janggi.testkit.bench;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.janggi.core.Formation;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.notation.GameRecord;
import org.janggi.notation.GibReader;
import org.janggi.notation.GibWriteOptions;
import org.janggi.notation.GibWriter;
import org.janggi.notation.MoveTree;
import org.janggi.notation.ReadOptions;
import org.janggi.notation.Start;
import org.janggi.testkit.Playouts;
import org.janggi.variants.Kja;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Reading a game of 100 plies in GIB. */
@State(Scope.Benchmark)
@OperationsPerInvocation(GibBenchmark.GAMES)
public class GibBenchmark extends TimedBenchmark {
    /** How many games are in the text. */
    static final int GAMES = 20;

    private static final int PLIES = 100;

    private final byte[] text = games().getBytes(StandardCharsets.UTF_8);

    /** The games, one text. */
    static String games() {
        Playouts playouts = new Playouts(Kja.RULES, 1, PLIES);
        Game start = Game.start(Kja.RULES, Formation.HEEH, Formation.HEEH);
        return LongStream.range(0, Long.MAX_VALUE)
                .mapToObj(number -> playouts.play(start, number).history())
                .filter(history -> history.ply() == PLIES)
                .limit(GAMES)
                .map(history -> gib(history.moves()))
                .collect(Collectors.joining("\n"));
    }

    private static String gib(List<Move> moves) {
        GameRecord record = GameRecord.builder()
                .start(Start.of(Formation.HEEH, Formation.HEEH))
                .moves(MoveTree.of(moves))
                .build();
        return GibWriter.format(record, GibWriteOptions.lenient());
    }

    /** Read, and checked for movement. */
    @Benchmark
    public int read() {
        return GibReader.parse(text, ReadOptions.lenient().withSource(false)).size();
    }
}
