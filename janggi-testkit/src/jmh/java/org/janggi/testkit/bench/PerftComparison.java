package org.janggi.testkit.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Fen;
import org.janggi.core.Formation;
import org.janggi.core.Perft;
import org.janggi.core.Position;
import org.janggi.variants.FairyRules;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Counting lines of play from the start and from positions in the middle of games. */
@Command(name = "perft", description = "Counts lines of play from the start and from twenty positions of mid-game.")
final class PerftComparison implements Callable<Integer> {
    private static final String VARIANT = "janggi";
    private static final int DEPTH = 5;
    private static final long NODES = 35_243_995;
    /** How long to count before anything is measured, in seconds of processor time: rare paths make the JVM compile anew. */
    private static final double WARM_UP = 5;

    @Mixin
    private final PeerOption options = new PeerOption();

    @Option(
            names = "--peer-depth",
            paramLabel = "N",
            description = "How deep the peer counts from the start; the default is 4, since its rate is the same at 5.")
    private int peerDepth = DEPTH - 1;

    @Option(
            names = "--table",
            paramLabel = "FILE",
            description =
                    "A table of another engine to take the positions from, corpus-a.tsv.gz; the default are own ones.")
    private @Nullable Path table;

    @Override
    public Integer call() throws IOException {
        PrintStream out = System.out;
        Position start = FairyRules.JANGGI.start(Formation.HEEH, Formation.HEEH);
        List<MidGame> middle = table == null ? MidGame.own() : MidGame.of(table);
        List<Position> positions = middle.stream().map(MidGame::position).toList();
        try (Peer peer = options.start(out)) {
            String fen = Fen.write(start);
            Agreement.onCount(
                    fen,
                    Perft.GAME.count(start, peerDepth),
                    count(peer, List.of(fen), peerDepth).get(0));
            Agreement.onCount(fen, NODES, Perft.GAME.count(start, DEPTH));
            List<String> fens = middle.stream().map(MidGame::fen).toList();
            Agreement.onCounts(middle, count(peer, fens, MidGame.DEPTH));
            Agreement.onCounts(
                    middle,
                    positions.stream()
                            .map(at -> Perft.GAME.count(at, MidGame.DEPTH))
                            .toList());
            out.printf(
                    "both count alike: the start to depth %d, %d positions to depth %d%n",
                    peerDepth, middle.size(), MidGame.DEPTH);
            Stopwatch.measure(WARM_UP, () -> count(positions, MidGame.DEPTH) + Perft.GAME.count(start, DEPTH - 1));
            options.duel(
                    "perft of the start, nodes a second",
                    new Contestant(
                            "peer, depth " + peerDepth,
                            () -> peer.perft(VARIANT, List.of(fen), peerDepth).sample()),
                    List.of(Contestant.library("library, depth " + DEPTH, () -> Perft.GAME.count(start, DEPTH))),
                    out);
            options.duel(
                    "perft " + MidGame.DEPTH + " of positions of mid-game, nodes a second",
                    new Contestant(
                            "peer",
                            () -> peer.perft(VARIANT, fens, MidGame.DEPTH).sample()),
                    List.of(Contestant.library("library", () -> count(positions, MidGame.DEPTH))),
                    out);
        }
        return 0;
    }

    private static List<Long> count(Peer peer, List<String> fens, int depth) {
        return peer.perft(VARIANT, fens, depth).counts();
    }

    private static long count(List<Position> positions, int depth) {
        return positions.stream().mapToLong(at -> Perft.GAME.count(at, depth)).sum();
    }
}
