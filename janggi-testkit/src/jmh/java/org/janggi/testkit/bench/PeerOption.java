package org.janggi.testkit.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Option;

/** The options of every comparison with the peer. */
final class PeerOption {
    private static final int FEWEST_ROUNDS = 5;

    @Option(
            names = "--ffish",
            paramLabel = "DIR",
            required = true,
            description = "Where 'npm install ffish@0.7.10' was run.")
    private Path folder = Path.of("");

    @Option(
            names = "--node",
            paramLabel = "COMMAND",
            description = "The command that runs Node.js; the default is node.")
    private String node = "node";

    @Option(names = "--rounds", paramLabel = "N", description = "How many samples each, 5 or more; the default is 15.")
    private int rounds = 15;

    /** Starts the peer and prints what is measured on. */
    Peer start(PrintStream out) throws IOException {
        if (rounds < FEWEST_ROUNDS) {
            throw new IllegalArgumentException("a median needs 5 rounds or more, found " + rounds);
        }
        Peer peer = Peer.start(node, folder);
        out.println(Machine.description() + "; " + peer.description());
        return peer;
    }

    /** Runs a duel. */
    void duel(String title, Contestant yardstick, List<Contestant> others, PrintStream out) {
        new Duel(title, yardstick, others).run(rounds, out);
    }
}
