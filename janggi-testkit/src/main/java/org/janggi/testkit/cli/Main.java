package org.janggi.testkit.cli;

import java.io.IOException;
import picocli.CommandLine;

/** The command line {@code janggi}. */
public final class Main {
    private Main() {}

    /**
     * Runs a command and ends the process with its exit code.
     *
     * @param args the command and its arguments
     */
    public static void main(String[] args) {
        System.exit(run(Streams.standard(), args));
    }

    /** Runs a command; gives its exit code. */
    static int run(Streams streams, String... args) {
        return run(streams, Engine.LOCAL, args);
    }

    /** Runs a command, of which {@code simulate} has somebody else play; gives its exit code. */
    static int run(Streams streams, Engine engine, String... args) {
        int code;
        try {
            code = commandLine(streams, engine).execute(args);
        } catch (OutOfMemoryError | StackOverflowError | LinkageError e) {
            streams.error("janggi: failed: " + e);
            code = ExitCode.PROBLEMS;
        }
        try {
            streams.flush();
        } catch (IOException e) {
            return Failures.ofOutput(streams, e);
        }
        return code;
    }

    private static CommandLine commandLine(Streams streams, Engine engine) {
        CommandLine line = new CommandLine(new JanggiCommand(streams))
                .addSubcommand(new ValidateCommand(streams))
                .addSubcommand(new ConvertCommand(streams))
                .addSubcommand(new MovesCommand(streams))
                .addSubcommand(new PerftCommand(streams))
                .addSubcommand(new TraceCommand(streams))
                .addSubcommand(new ExplainCommand(streams))
                .addSubcommand(new RulesCommand(streams))
                .addSubcommand(new LeagueCommand(streams))
                .addSubcommand(new PairCommand(streams))
                .addSubcommand(new ShowCommand(streams))
                .addSubcommand(SimulateCommand.of(streams, engine));
        Failures failures = new Failures(streams);
        return line.setCaseInsensitiveEnumValuesAllowed(true)
                .setExpandAtFiles(false)
                .setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF))
                .setUsageHelpWidth(100)
                .setOut(streams.writer())
                .setParameterExceptionHandler(failures)
                .setExecutionExceptionHandler(failures);
    }
}
