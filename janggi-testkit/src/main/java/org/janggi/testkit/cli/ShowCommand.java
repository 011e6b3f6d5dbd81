package org.janggi.testkit.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.RuleSet;
import org.janggi.notation.Diagnostic;
import org.janggi.notation.ReadGame;
import org.janggi.notation.ReadOptions;
import org.janggi.testkit.diagram.PieceScript;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows a board out of a file of games. */
@Command(
        name = "show",
        description = "Shows a game of a file after some ply: who plays, the board, and the moves around.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false)
final class ShowCommand implements Callable<Integer> {
    private final Streams streams;

    @Parameters(paramLabel = "FILE", description = "A file of games; - is the standard input.")
    private String file = "";

    @Option(names = "--game", paramLabel = "N", description = "The game within the file; the default is 1.")
    private int number = 1;

    @Option(names = "--ply", paramLabel = "N", description = "After how many plies; the default is all of them.")
    private @Nullable Integer ply;

    @Option(names = "--svg", paramLabel = "OUT", description = "Writes the board as a picture into this file as well.")
    private @Nullable String svg;

    @ArgGroup(exclusive = true, multiplicity = "0..1")
    private ScriptOption script = new ScriptOption();

    @Option(
            names = "--rules",
            paramLabel = "ID",
            description = "The rule set, kja by default; " + RuleSetSource.SPELLING)
    private String rules = ValidateCommand.DEFAULT_RULES;

    @Option(
            names = "--lang",
            paramLabel = "en|ko",
            description = "The language: English (en, the default) or Korean (ko).")
    private Language language = Language.EN;

    @Mixin
    private final InputOption input = new InputOption();

    @Mixin
    private final PluginOption plugins = new PluginOption();

    ShowCommand(Streams streams) {
        this.streams = streams;
    }

    /** The options that say how the pieces are called, of which one may be given. */
    static final class ScriptOption {
        @Option(names = "--hanja", required = true, description = "Calls the pieces by hanja, as 馬; the default.")
        private boolean hanja;

        @Option(names = "--hangul", required = true, description = "Calls the pieces in Korean, as 마.")
        private boolean hangul;

        @Option(names = "--letters", required = true, description = "Calls the pieces by letters, as H.")
        private boolean letters;

        PieceScript script() {
            if (hangul && !hanja) {
                return PieceScript.HANGUL;
            }
            return letters ? PieceScript.LETTERS : PieceScript.HANJA;
        }
    }

    @Override
    public Integer call() throws IOException {
        try (RuleSetSource known = plugins.open()) {
            RuleSet named = known.parse(rules);
            Optional<ReadGame> found = game(named);
            if (found.isEmpty()) {
                return ExitCode.USAGE;
            }
            ReadGame game = found.get();
            GameView view = new GameView(game, named, rules, Optional.ofNullable(ply), language, script.script());
            for (String line : view.lines()) {
                streams.print(line);
            }
            streams.flush();
            game.diagnostics().stream()
                    .filter(Diagnostic::isError)
                    .forEach(diagnostic -> streams.error(diagnostic.in(language.locale())));
            String out = svg;
            if (out != null && !write(out, view.svg())) {
                return ExitCode.USAGE;
            }
            return game.hasErrors() ? ExitCode.PROBLEMS : ExitCode.OK;
        }
    }

    /** The game that was asked for; without one, what is wrong has been told. */
    private Optional<ReadGame> game(RuleSet named) {
        ReadOptions lenient = ReadOptions.lenient().withRules(named).withSource(false);
        ReadOptions options = input.options(lenient);
        int games = 0;
        try (GameFile opened = GameFile.open(file, input.format(file), options, streams)) {
            for (Optional<ReadGame> game = opened.next(); game.isPresent(); game = opened.next()) {
                games++;
                if (games == number) {
                    return game;
                }
            }
            opened.diagnostics().forEach(diagnostic -> streams.error(diagnostic.in(language.locale())));
        } catch (GameFile.Failure e) {
            streams.error(file + ": error: " + e.getMessage());
            return Optional.empty();
        }
        if (games > 0) {
            throw new UsageException("--game: " + file + " has games 1 to " + games + ", not " + number);
        }
        return Optional.empty();
    }

    private boolean write(String name, String picture) {
        try {
            Files.writeString(Path.of(name), picture);
            return true;
        } catch (InvalidPathException | IOException e) {
            String reason = e instanceof IOException failed ? Failures.ofFile(failed) : "no such file";
            streams.error(name + ": error: cannot be written: " + reason);
            return false;
        }
    }
}
