package org.janggi.testkit.bench;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The library beside another engine at the same work: which of its commands says what work. */
@Command(
        name = "comparison",
        description = "Measures the library beside another engine at the same work.",
        mixinStandardHelpOptions = true,
        subcommands = {
            PerftComparison.class,
            SetsComparison.class,
            RecordsComparison.class,
            PlayoutsComparison.class,
            ThreadsComparison.class,
            MidGameDraw.class
        })
final class Comparison {
    private Comparison() {}

    /**
     * Runs a comparison and ends the process; the exit code is not 0 if the two disagree.
     *
     * @param args the comparison and its options
     */
    public static void main(String[] args) {
        System.exit(new CommandLine(new Comparison()).execute(args));
    }
}
