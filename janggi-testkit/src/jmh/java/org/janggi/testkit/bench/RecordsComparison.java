package org.janggi.testkit.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Reading and validating records: the library from GIB and from PGN, the peer from the same PGN. */
@Command(name = "records", description = "Reads and validates the games of a folder of GIB files, in one thread.")
final class RecordsComparison implements Callable<Integer> {
    /** How long to read before anything is measured, in seconds of processor time. */
    private static final double WARM_UP = 10;

    @Mixin
    private final PeerOption options = new PeerOption();

    @Option(names = "--records", paramLabel = "DIR", required = true, description = "The folder.")
    private Path folder = Path.of("");

    @Option(names = "--every", paramLabel = "K", description = "Takes each K-th game; the default is all.")
    private int every = 1;

    @Override
    public Integer call() throws IOException {
        PrintStream out = System.out;
        List<Path> files = RecordedGame.files(folder);
        List<RecordedGame> all = RecordedGame.read(files);
        try (Peer peer = options.start(out)) {
            List<RecordedGame> games = comparable(all, out);
            peer.load(games.stream().map(game -> game.pgn().orElseThrow()).toList());
            List<GameEnd> ends = peer.replay(PeerPgn.VARIANT).ends();
            try (RecordFolder copies = RecordFolder.of(games)) {
                requireAlike(ends, copies.validateGib());
                requireAlike(ends, copies.validatePgn());
                out.printf(
                        "%d games, %d plies: plies, board and side to move at the end are the same%n",
                        games.size(), Validation.plies(ends));
                Stopwatch.measure(
                        WARM_UP, () -> Validation.plies(copies.validateGib()) + Validation.plies(copies.validatePgn()));
                options.duel(
                        "records read and validated, plies a second",
                        new Contestant(
                                "peer, PGN", () -> peer.replay(PeerPgn.VARIANT).sample()),
                        List.of(
                                Contestant.library("library, GIB", () -> Validation.plies(copies.validateGib())),
                                Contestant.library("library, PGN", () -> Validation.plies(copies.validatePgn())),
                                Contestant.library(
                                        "library, GIB, the whole folder",
                                        () -> files.stream()
                                                .mapToLong(file -> Validation.plies(Validation.gib(file)))
                                                .sum())),
                        out);
            }
        }
        return 0;
    }

    /** The games that both can play to their end; tells what is left out. */
    private List<RecordedGame> comparable(List<RecordedGame> all, PrintStream out) {
        List<RecordedGame> taken = IntStream.range(0, all.size())
                .filter(i -> i % every == 0)
                .mapToObj(all::get)
                .toList();
        List<RecordedGame> whole = taken.stream().filter(RecordedGame::isWhole).toList();
        List<RecordedGame> lasting =
                whole.stream().filter(game -> !game.hasDoublePass()).toList();
        List<RecordedGame> permitted =
                lasting.stream().filter(game -> game.pgn().isPresent()).toList();
        out.printf(
                "of %d games left out: %d that are not whole, %d with a double pass, %d with a move into check%n",
                taken.size(),
                taken.size() - whole.size(),
                whole.size() - lasting.size(),
                lasting.size() - permitted.size());
        return permitted;
    }

    private static void requireAlike(List<GameEnd> peer, List<GameEnd> library) {
        Agreement.onCount("the records", peer.size(), library.size());
        for (int i = 0; i < peer.size(); i++) {
            if (!library.get(i).agreesWith(peer.get(i))) {
                throw new IllegalStateException("game " + (i + 1) + " of those compared ends at " + library.get(i)
                        + ", by the peer at " + peer.get(i));
            }
        }
    }
}
