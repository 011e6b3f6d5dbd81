package org.janggi.testkit.cli;

import java.io.IOException;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.janggi.core.Perft;
import org.janggi.core.Position;
import org.janggi.notation.Uci;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Counts the leaves of the tree of moves. */
@Command(
        name = "perft",
        description = {
            "Counts the lines of play of a given length: the proof and the measure of a move generator.",
            "",
            "Prints 'depth D nodes N seconds S nps N' for each run, and 'median seconds S nps N' after several."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false)
final class PerftCommand implements Callable<Integer> {
    private final Streams streams;

    @Option(
            names = "--rules",
            paramLabel = "ID",
            required = true,
            description = "The rule set, " + RuleSetSource.SPELLING)
    private String rules = "";

    @ArgGroup(exclusive = true, multiplicity = "0..1")
    private StartOption root = new StartOption();

    @Option(names = "--depth", paramLabel = "N", required = true, description = "How many plies, 0 or more.")
    private int depth;

    @Option(names = "--divide", description = "First prints the count below each move, 'MOVE: NODES'.")
    private boolean divide;

    @Option(
            names = "--count",
            paramLabel = "game|moves",
            description =
                    "What is counted: permitted moves, none after the end of the game (game, the default), or the "
                            + "rules of movement alone (moves).")
    private Perft count = Perft.GAME;

    @Option(names = "--repeat", paramLabel = "N", description = "How many runs, 1 or more; the default is 1.")
    private int repeat = 1;

    @Option(names = "--threads", paramLabel = "N", description = "How many threads count, 1 or more; the default is 1.")
    private int threads = 1;

    @Mixin
    private final PluginOption plugins = new PluginOption();

    PerftCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        if (depth < 0) {
            throw new UsageException("a depth is 0 or more, found " + depth);
        }
        if (divide && depth == 0) {
            throw new UsageException("--divide needs a depth of 1 or more");
        }
        if (repeat < 1) {
            throw new UsageException("there is at least 1 run, found --repeat " + repeat);
        }
        if (threads < 1) {
            throw new UsageException("there is at least 1 thread, found --threads " + threads);
        }
        if (divide && threads > 1) {
            throw new UsageException("--divide counts by 1 thread, found --threads " + threads);
        }
        try (RuleSetSource known = plugins.open()) {
            Position position = root.position(known.parse(rules));
            double[] seconds = new double[repeat];
            long nodes = 0;
            for (int run = 0; run < repeat; run++) {
                long begin = System.nanoTime();
                nodes = divide && run == 0 ? divided(position) : count.count(position, depth, threads);
                seconds[run] = Math.max(1, System.nanoTime() - begin) / 1e9;
                print("depth " + depth + " nodes " + nodes, nodes, seconds[run]);
            }
            if (repeat > 1) {
                print("median", nodes, median(seconds));
            }
        }
        return ExitCode.OK;
    }

    /** Prints the count below each move; gives their sum. */
    private long divided(Position position) throws IOException {
        Map<String, Long> counts = new TreeMap<>();
        count.divide(position, depth).forEach((move, below) -> counts.put(Uci.format(position, move), below));
        for (Map.Entry<String, Long> below : counts.entrySet()) {
            streams.print(below.getKey() + ": " + below.getValue());
        }
        return counts.values().stream().mapToLong(Long::longValue).sum();
    }

    private void print(String what, long nodes, double seconds) throws IOException {
        streams.print(String.format(Locale.ROOT, "%s seconds %.3f nps %.0f", what, seconds, nodes / seconds));
        streams.flush();
    }

    private static double median(double[] numbers) {
        double[] sorted = numbers.clone();
        Arrays.sort(sorted);
        int half = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
    }
}
