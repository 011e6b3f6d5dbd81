package org.janggi.testkit.cli;

import java.io.IOException;
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
            "Prints 'depth D nodes N seconds S nps N' for each run."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false)
final class PerftCommand implements Callable<Integer> {
    private final Streams streams;

    @Option(names = "--rules", paramLabel = "ID", required = true, description = "The rule set.")
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
        try (RuleSetSource known = plugins.open()) {
            Position position = root.position(known.byId(rules));
            for (int run = 0; run < repeat; run++) {
                run(position, divide && run == 0);
            }
        }
        return ExitCode.OK;
    }

    private void run(Position position, boolean divided) throws IOException {
        Map<String, Long> counts = new TreeMap<>();
        long nodes = 0;
        long begin = System.nanoTime();
        if (divided) {
            count.divide(position, depth).forEach((move, below) -> counts.put(Uci.format(position, move), below));
            nodes = counts.values().stream().mapToLong(Long::longValue).sum();
        } else {
            nodes = count.count(position, depth);
        }
        double seconds = Math.max(1, System.nanoTime() - begin) / 1e9;
        for (Map.Entry<String, Long> below : counts.entrySet()) {
            streams.print(below.getKey() + ": " + below.getValue());
        }
        streams.print(String.format(
                Locale.ROOT, "depth %d nodes %d seconds %.3f nps %.0f", depth, nodes, seconds, nodes / seconds));
        streams.flush();
    }
}
