package org.janggi.testkit.cli;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Fen;
import org.janggi.core.InvalidPositionException;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.notation.Uci;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists the permitted moves of positions. */
@Command(
        name = "moves",
        description = {
            "Lists the permitted moves of positions.",
            "",
            "Prints the FEN, a tab, and the moves in UCI, sorted as strings; a pass is the square of the own general "
                    + "twice. For a FEN that is none it prints the FEN, a tab, and ! with all that is wrong."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false)
final class MovesCommand implements Callable<Integer> {
    private static final int LONGEST_LINE = 4096;

    private final Streams streams;

    @Option(
            names = "--rules",
            paramLabel = "ID",
            required = true,
            description = "The rule set, " + RuleSetSource.SPELLING)
    private String rules = "";

    @ArgGroup(exclusive = true, multiplicity = "1")
    private Source source = new Source();

    @Mixin
    private final PluginOption plugins = new PluginOption();

    /** Where the positions come from. */
    static final class Source {
        @Option(names = "--fen", paramLabel = "FEN", required = true, description = "One position.")
        private @Nullable String fen;

        @Parameters(
                paramLabel = "-",
                arity = "1",
                description = "Reads positions from the standard input, one FEN a line.")
        private @Nullable String dash;
    }

    MovesCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        String dash = source.dash;
        if (dash != null && !dash.equals("-")) {
            throw new UsageException("only - for the standard input, or --fen with a FEN, found \"" + dash + "\"");
        }
        try (RuleSetSource known = plugins.open()) {
            RuleSet named = known.parse(rules);
            String fen = source.fen;
            boolean right = fen != null ? print(named, fen) : printAll(named);
            return right ? ExitCode.OK : ExitCode.PROBLEMS;
        }
    }

    private boolean printAll(RuleSet named) throws IOException {
        boolean right = true;
        Reader input = new InputStreamReader(streams.in(), StandardCharsets.UTF_8);
        InputLines lines = new InputLines(input, LONGEST_LINE);
        for (Optional<InputLines.Line> line = lines.next(); line.isPresent(); line = lines.next()) {
            String fen = line.get().text();
            if (line.get().cut()) {
                streams.print(fen + "\t!" + lines.tooLong());
                right = false;
            } else {
                right &= print(named, fen);
            }
            if (!lines.isMoreAtHand()) {
                streams.flush();
            }
        }
        return right;
    }

    private boolean print(RuleSet named, String fen) throws IOException {
        Position position;
        try {
            position = Fen.parse(fen, named);
        } catch (InvalidPositionException e) {
            streams.print(fen + "\t!" + e.getMessage());
            return false;
        }
        streams.print(fen + "\t"
                + position.legalMoves().stream()
                        .map(move -> Uci.format(position, move))
                        .sorted()
                        .collect(Collectors.joining(" ")));
        return true;
    }
}
