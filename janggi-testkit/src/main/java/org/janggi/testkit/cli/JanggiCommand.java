package org.janggi.testkit.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** The command line without a command. */
@Command(
        name = "janggi",
        description = "Looks at positions and records of janggi (Korean chess).",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "",
            "Exit codes: 0 nothing is wrong, 1 problems were found, 2 wrong usage or an unreadable file.",
            "'janggi COMMAND --help' tells more about a command."
        })
final class JanggiCommand implements Callable<Integer> {
    private final Streams streams;

    JanggiCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        streams.error("janggi: which command? See 'janggi --help'.");
        return ExitCode.USAGE;
    }
}
