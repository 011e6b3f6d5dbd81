package org.janggi.testkit.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.LongSupplier;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.OptionValues;
import org.janggi.testkit.simulate.Catalogue;
import org.janggi.testkit.simulate.Experiment;
import org.janggi.testkit.simulate.Measure;
import org.janggi.testkit.simulate.PlayerException;
import org.janggi.testkit.simulate.PlayerFactory;
import org.janggi.testkit.simulate.PlayerOption;
import org.janggi.testkit.simulate.Runner;
import org.janggi.testkit.simulate.Simulation;
import org.janggi.testkit.simulate.Tally;
import org.janggi.variants.RuleSets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Plays many games and counts what happens in them. */
@Command(
        name = "simulate",
        description = {
            "Plays many games under some rule sets and counts what happens in them.",
            "",
            "The result depends on the experiment and the seed alone, neither on threads nor on interruptions. It is written "
                    + "into a directory, together with the state of the run, from which --resume goes on."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false)
final class SimulateCommand implements Callable<Integer> {
    private static final int MOST_THREADS = 1024;
    private static final int MOST_CHUNK = 10_000;

    private final Streams streams;
    private final Engine engine;

    @Mixin
    private final SimulateOption asked = new SimulateOption();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            required = true,
            description = "The directory for the result: an empty one, or none, which is made.")
    private String out = "";

    @Option(
            names = "--resume",
            description =
                    "Goes on with the run in the directory. What is played may be told again, and must be the same.")
    private boolean resume;

    @Option(names = "--games-csv", description = "Also lists the single games, in " + RunDirectory.LIST + ".")
    private boolean listing;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "How many threads play, 1 to " + MOST_THREADS
                    + "; the default is one a core. The result is the same.")
    private @Nullable Integer threads;

    @Option(
            names = "--chunk",
            paramLabel = "N",
            description = "How many games of each rule set a thread plays at a time, 1 to " + MOST_CHUNK
                    + "; the default is " + Engine.CHUNK + ". The result is the same.")
    private @Nullable Integer chunk;

    @Option(
            names = "--save-every",
            paramLabel = "S",
            description =
                    "After how many seconds the state is saved again, 0 or more; the default is ${DEFAULT-VALUE}.")
    private int saveEvery = 5;

    @Option(
            names = "--lang",
            paramLabel = "en|ko",
            description = "The language of what is printed: English (en, the default) or Korean (ko).")
    private Language language = Language.EN;

    @Mixin
    private final PluginOption plugins = new PluginOption();

    private SimulateCommand(Streams streams, Engine engine) {
        this.streams = streams;
        this.engine = engine;
    }

    /** The command, whose help lists the players. */
    static CommandLine of(Streams streams, Engine engine) {
        CommandLine line = new CommandLine(new SimulateCommand(streams, engine));
        List<String> footer = new ArrayList<>(List.of("", "Players:"));
        for (PlayerFactory player : Catalogue.of(RuleSets::parse, List.of()).players()) {
            footer.add("  " + player.id() + ": " + player.description().english());
            for (PlayerOption option : player.options()) {
                OptionValues values = option.values();
                footer.add("    " + option.name() + "=" + values.text().english() + " (default " + values.byDefault()
                        + "): " + option.meaning().english());
            }
        }
        line.getCommandSpec().usageMessage().footer(footer.toArray(String[]::new));
        return line;
    }

    @Override
    public Integer call() throws IOException {
        check("--threads", threads, 1, MOST_THREADS);
        check("--chunk", chunk, 1, MOST_CHUNK);
        check("--save-every", saveEvery, 0, Integer.MAX_VALUE);
        Optional<Experiment> experiment = asked.experiment();
        if (experiment.isEmpty() && !resume) {
            throw new UsageException("expected --experiment or --rules");
        }
        Runner runner = engine.runner(threads, chunk, plugins);
        try (RuleSetSource known = plugins.open()) {
            if (resume) {
                try (RunDirectory dir = RunDirectory.resume(out)) {
                    RunState state = dir.state();
                    experiment.ifPresent(again -> refuseChanges(
                            state.experiment(), simulation(again, known).experiment()));
                    if (listing && state.listed() < 0) {
                        throw new UsageException("--games-csv: the run in " + out + " was begun without it");
                    }
                    return run(dir, state, simulation(state.experiment(), known), runner);
                }
            }
            Simulation simulation = simulation(experiment.orElseThrow(), known);
            try (RunDirectory dir = RunDirectory.begin(out)) {
                RunState state = RunState.first(simulation.experiment(), listing);
                dir.save(state);
                return run(dir, state, simulation, runner);
            }
        }
    }

    private static void check(String name, @Nullable Integer found, int least, int most) {
        if (found != null && (found < least || found > most)) {
            throw new UsageException(name + ": expected " + least + " to " + most + ", found " + found);
        }
    }

    private static Simulation simulation(Experiment experiment, RuleSetSource known) {
        try {
            return Simulation.of(experiment, known.catalogue());
        } catch (IllegalArgumentException e) {
            throw new UsageException(String.valueOf(e.getMessage()));
        }
    }

    private void refuseChanges(Experiment there, Experiment here) {
        if (there.equals(here)) {
            return;
        }
        List<String> before = ExperimentJson.write(there).lines().toList();
        List<String> now = ExperimentJson.write(here).lines().toList();
        List<String> changes = new ArrayList<>();
        for (int i = 0; i < Math.min(before.size(), now.size()); i++) {
            if (!before.get(i).equals(now.get(i))) {
                changes.add(before.get(i).strip().replaceFirst(",$", "") + " there, "
                        + now.get(i).strip().replaceFirst(",$", "") + " here");
            }
        }
        throw new UsageException("--resume: another experiment than in " + out + ": " + String.join("; ", changes));
    }

    private int run(RunDirectory dir, RunState begin, Simulation simulation, Runner runner) throws IOException {
        LongSupplier clock = System::nanoTime;
        long started = clock.getAsLong();
        SimulationText text = new SimulationText(language);
        SimulationRun run = new SimulationRun(dir, simulation, begin, saveEvery, clock);
        Experiment experiment = simulation.experiment();
        try (Progress progress = Progress.ofGames(streams, text, experiment.games(), begin.next(), clock);
                Interruption interruption = Interruption.with(() -> leave(run, progress, text))) {
            runner.run(simulation, begin.next(), begin.listed() >= 0, part -> {
                interruption.piece(() -> run.add(part));
                progress.at(part.chunk().to());
            });
            interruption.piece(run::save);
            ResultFiles.write(dir, simulation, run.state().tally());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        } catch (PlayerException e) {
            streams.error("janggi simulate: " + e.getMessage());
            return ExitCode.PROBLEMS;
        }
        Tally tally = run.state().tally();
        for (int i = 0; i < experiment.rules().size(); i++) {
            streams.print(text.result(experiment.rules().get(i), tally.figures(i)));
        }
        streams.flush();
        long games = (experiment.games() - begin.next()) * experiment.rules().size();
        double seconds = (clock.getAsLong() - started) / 1e9;
        streams.error(text.speed(games, plies(tally) - plies(begin.tally()), seconds));
        return ExitCode.OK;
    }

    /** The process has to end: what was played so far is saved. */
    private void leave(SimulationRun run, Progress progress, SimulationText text) {
        progress.close();
        try {
            run.save();
            RunState state = run.state();
            streams.error(text.interrupted(state.next(), state.experiment().games(), out));
        } catch (UsageException e) {
            streams.error("janggi simulate: " + e.getMessage());
        }
    }

    private static long plies(Tally tally) {
        return tally.cells().values().stream()
                .mapToLong(figures -> figures.measure(Measure.LENGTH).sum())
                .sum();
    }
}
