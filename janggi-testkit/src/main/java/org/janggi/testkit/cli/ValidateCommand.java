package org.janggi.testkit.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.janggi.core.RuleSet;
import org.janggi.notation.Diagnostic;
import org.janggi.notation.ReadGame;
import org.janggi.notation.ReadOptions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Replays the games of files and says what is wrong with them. */
@Command(
        name = "validate",
        description = {
            "Replays the games of files and says what is wrong with them.",
            "",
            "A problem is a file without a game, or a game with an error: something that cannot be read, or a move that no "
                    + "piece can make. What the rule set would have forbidden or ended is a finding and no problem."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false)
final class ValidateCommand implements Callable<Integer> {
    /** The rule set where none is named. */
    static final String DEFAULT_RULES = "kja";

    private static final int PAGE_CHARACTERS = 1 << 13;

    private final Streams streams;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Files of games; - is the standard input.")
    private List<String> files = new ArrayList<>();

    @Option(
            names = "--rules",
            paramLabel = "ID",
            description = "The rule set, " + DEFAULT_RULES + " by default; " + RuleSetSource.SPELLING)
    private String rules = DEFAULT_RULES;

    @Option(
            names = "--strict",
            description = "Counts as errors also what can be repaired, as a wrong letter or number.")
    private boolean strict;

    @Option(
            names = "--format",
            paramLabel = "text|jsonl",
            description = "Lines for people (text, the default), or one JSON object a game (jsonl).")
    private ReportFormat format = ReportFormat.TEXT;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description =
                    "How many threads read and replay, 1 or more; the default is 1. The output is the same. Files are "
                            + "shared out among them; of a single file, its games.")
    private int threads = 1;

    @Mixin
    private final InputOption input = new InputOption();

    @Mixin
    private final PluginOption plugins = new PluginOption();

    ValidateCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        if (threads < 1) {
            throw new UsageException("there is at least 1 thread, found --threads " + threads);
        }
        try (RuleSetSource known = plugins.open()) {
            RuleSet named = known.parse(rules);
            ReadOptions severity = strict ? ReadOptions.strict() : ReadOptions.lenient();
            ReadOptions options = input.options(severity.withRules(named).withSource(false));
            GameValidator validator = new GameValidator(named);
            ValidationSummary summary = new ValidationSummary();
            try (Progress progress = new Progress(streams, "validate", files)) {
                List<InOrder.Task> tasks = new ArrayList<>();
                for (String file : files) {
                    tasks.add(effects -> validate(file, options, validator, effects, summary, progress));
                }
                InOrder.run(tasks, Math.min(threads, files.size()));
            }
            format.end(streams, summary.lines(rules));
            return summary.exitCode();
        }
    }

    /** Several files are read at once; of a single file, only the games are replayed at once. */
    private void validate(
            String name,
            ReadOptions options,
            GameValidator validator,
            InOrder.Effects effects,
            ValidationSummary summary,
            Progress progress)
            throws IOException {
        int characters = threads == 1 ? 0 : PAGE_CHARACTERS;
        ReportPage page = new ReportPage(
                format,
                characters,
                (lines, offset) -> effects.add(() -> {
                    for (String line : lines) {
                        streams.print(line);
                    }
                    progress.at(offset);
                }));
        ValidationSummary found = new ValidationSummary();
        ReportLine.Sink sink = report -> {
            found.add(report);
            page.add(report);
        };
        try (page;
                ReportLine line = new ReportLine(validator, files.size() == 1 ? threads : 1, sink)) {
            List<String> errors = read(name, options, line, found);
            page.flush();
            effects.add(() -> {
                streams.flush();
                errors.forEach(streams::error);
                summary.add(found);
                progress.endOf(name);
            });
        }
    }

    /** Puts the games of a file on the line; tells what was noticed about the file. */
    private List<String> read(String name, ReadOptions options, ReportLine line, ValidationSummary found)
            throws IOException {
        try (GameFile file = GameFile.open(name, input.format(name), options, streams)) {
            for (Optional<ReadGame> game = file.next(); game.isPresent(); game = file.next()) {
                line.add(game.get());
            }
            line.finish();
            found.addFile(file.diagnostics());
            return file.diagnostics().stream().map(Diagnostic::toString).toList();
        } catch (GameFile.Failure e) {
            line.finish();
            found.addFile(e);
            return List.of(name + ": error: " + e.getMessage());
        }
    }
}
