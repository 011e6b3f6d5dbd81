package org.janggi.testkit.cli;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.janggi.core.Game;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Follows games and prints what the rules say after each ply. */
@Command(
        name = "trace",
        description = {
            "Follows a game and prints what the rules say of each position, the first included: one JSON object a line.",
            "",
            "With '--moves -' each line of the standard input is a game, 'RULES<tab>START<tab>MOVES', where START is a FEN or "
                    + "X/Y; a JSON array a line answers it. A field left empty takes what the option of its name says."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false)
final class TraceCommand implements Callable<Integer> {
    /** Room for a game of more than 9,000 plies. */
    private static final int LONGEST_LINE = 1 << 16;

    private static final int FIELDS = 3;

    private final Streams streams;

    @Option(
            names = "--rules",
            paramLabel = "ID",
            description = "The rule set; each game may name its own with '--moves -'. " + RuleSetSource.SPELLING)
    private String rules = "";

    @ArgGroup(exclusive = true, multiplicity = "0..1")
    private StartOption start = new StartOption();

    @Option(
            names = "--moves",
            paramLabel = "MOVES",
            description =
                    "The moves in UCI with spaces between, none if not given; - reads games from the standard input.")
    private String moves = "";

    @Mixin
    private final PluginOption plugins = new PluginOption();

    /** Takes the objects of a game one by one. */
    private interface Sink {
        void add(String json) throws IOException;
    }

    TraceCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        boolean fromInput = moves.equals("-");
        if (rules.isEmpty() && !fromInput) {
            throw new UsageException("Missing required option: '--rules=ID'");
        }
        try (RuleSetSource known = plugins.open()) {
            boolean right = fromInput
                    ? traceAll(known)
                    : trace(start.position(known.parse(rules)), GameText.words(moves), streams::print);
            return right ? ExitCode.OK : ExitCode.PROBLEMS;
        }
    }

    private boolean traceAll(RuleSetSource known) throws IOException {
        boolean right = true;
        Reader input = new InputStreamReader(streams.in(), StandardCharsets.UTF_8);
        InputLines lines = new InputLines(input, LONGEST_LINE);
        for (Optional<InputLines.Line> line = lines.next(); line.isPresent(); line = lines.next()) {
            List<String> objects = new ArrayList<>();
            right &= traceLine(known, line.get(), lines, objects);
            streams.print("[" + String.join(",", objects) + "]");
            if (!lines.isMoreAtHand()) {
                streams.flush();
            }
        }
        return right;
    }

    private boolean traceLine(RuleSetSource known, InputLines.Line line, InputLines lines, List<String> objects)
            throws IOException {
        String problem;
        try {
            String[] fields = line.text().split("\t", -1);
            if (line.cut()) {
                problem = lines.tooLong();
            } else if (fields.length != FIELDS) {
                problem = "expected 3 fields with tabs between, rules, start and moves, found " + fields.length;
            } else {
                RuleSet named = known.parse(fields[0].isEmpty() ? rules : fields[0]);
                Position first =
                        fields[1].isEmpty() ? start.position(named) : GameText.positionOrStart(fields[1], named);
                return trace(first, GameText.words(fields[2]), objects::add);
            }
        } catch (UsageException | IllegalArgumentException e) {
            problem = "" + e.getMessage();
        } catch (RuntimeException e) {
            problem = "the rule set failed: " + e;
        }
        objects.add(TraceJson.ofError("line " + line.number() + ": " + problem));
        return false;
    }

    /** Gives the objects of a game; tells whether all its moves could be played. */
    private static boolean trace(Position first, List<String> words, Sink sink) throws IOException {
        Game game = Game.of(first);
        sink.add(TraceJson.of(game));
        for (String word : words) {
            try {
                game = GameText.play(game, word);
            } catch (BadMoveException e) {
                sink.add(TraceJson.of(game.history().ply() + 1, word, e));
                return false;
            }
            sink.add(TraceJson.of(game));
        }
        return true;
    }
}
