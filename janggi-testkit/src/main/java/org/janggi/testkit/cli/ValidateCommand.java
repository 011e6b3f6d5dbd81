package org.janggi.testkit.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.janggi.core.RuleSet;
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

    private final Streams streams;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Files of games; - is the standard input.")
    private List<String> files = new ArrayList<>();

    @Option(names = "--rules", paramLabel = "ID", description = "The rule set; the default is " + DEFAULT_RULES + ".")
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
            description = "How many threads read and replay, 1 or more; the default is 1. The output is the same.")
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
            RuleSet named = known.byId(rules);
            ReadOptions severity = strict ? ReadOptions.strict() : ReadOptions.lenient();
            ReadOptions options = input.options(severity.withRules(named).withSource(false));
            GameValidator validator = new GameValidator(named);
            ValidationSummary summary = new ValidationSummary(named.id());
            ReportLine.Sink sink = report -> {
                summary.add(report);
                format.print(streams, report);
            };
            try (Progress progress = new Progress(streams, "validate", files);
                    ReportLine line = new ReportLine(validator, threads, sink)) {
                for (String file : files) {
                    validate(file, options, line, summary, progress);
                    progress.endOf(file);
                }
            }
            format.end(streams, summary.lines());
            return summary.exitCode();
        }
    }

    private void validate(
            String name, ReadOptions options, ReportLine line, ValidationSummary summary, Progress progress)
            throws IOException {
        try (GameFile file = GameFile.open(name, input.format(name), options, streams)) {
            for (Optional<ReadGame> game = file.next(); game.isPresent(); game = file.next()) {
                progress.at(game.get().place().offset());
                line.add(game.get());
            }
            line.finish();
            streams.flush();
            file.diagnostics().forEach(diagnostic -> streams.error(diagnostic.toString()));
            summary.addFile(file.diagnostics());
        } catch (GameFile.Failure e) {
            line.finish();
            streams.flush();
            streams.error(name + ": error: " + e.getMessage());
            summary.addFile(e);
        }
    }
}
