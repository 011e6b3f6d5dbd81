package org.janggi.testkit.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.IntToLongFunction;
import org.janggi.core.Formation;
import org.janggi.core.Perft;
import org.janggi.core.Position;
import org.janggi.testkit.cli.ValidateWork;
import org.janggi.variants.FairyRules;
import org.janggi.variants.Kja;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** What a second thread gains, beside what it gains for a loop that needs nothing but a processor. */
@Command(name = "threads", description = "Tells what a second thread gains for each kind of work.")
final class ThreadsComparison implements Callable<Integer> {
    private static final double WARM_UP = 30;
    /** Short, so that one and two threads meet the same machine. */
    private static final double SAMPLE_SECONDS = 0.3;

    private static final int FILES = 1024;

    @Option(names = "--rounds", paramLabel = "N", description = "How many samples each; the default is 21.")
    private int rounds = 21;

    /** Each kind of work, as what some threads do. The first is the yardstick. */
    private static Map<String, IntToLongFunction> works(ValidateWork validating) {
        Position start = FairyRules.JANGGI.start(Formation.HEEH, Formation.HEEH);
        RandomGames games = new RandomGames(Kja.RULES);
        Map<String, IntToLongFunction> works = new LinkedHashMap<>();
        works.put("arithmetic", threads -> Crew.run(threads, ThreadsComparison::arithmetic));
        works.put("perft 5", threads -> Perft.GAME.count(start, 5, threads));
        works.put("random games", threads -> Crew.run(threads, games::play));
        works.put("validating", validating::run);
        return works;
    }

    @Override
    public Integer call() throws IOException {
        try (ValidateWork validating = ValidateWork.of(GibBenchmark.games(), FILES)) {
            compare(works(validating), System.out);
        }
        return 0;
    }

    private void compare(Map<String, IntToLongFunction> works, PrintStream out) {
        out.println(Machine.description());
        works.values().forEach(work -> Stopwatch.measure(WARM_UP, () -> work.applyAsLong(1) + work.applyAsLong(2)));
        Map<String, double[]> gains = new LinkedHashMap<>();
        works.keySet().forEach(name -> gains.put(name, new double[rounds]));
        for (int round = 0; round < rounds; round++) {
            for (Map.Entry<String, IntToLongFunction> work : works.entrySet()) {
                gains.getOrDefault(work.getKey(), new double[rounds])[round] = gain(work.getValue());
            }
        }
        out.printf(Locale.ROOT, "load %.1f%n", Machine.load());
        out.println("what a second thread gains, medians of " + rounds + " rounds");
        double[] yardstick = gains.values().iterator().next();
        gains.forEach((name, gain) -> out.printf(
                Locale.ROOT,
                "    %-14s x %.2f, %.2f times the gain of arithmetic%n",
                name,
                Median.of(gain),
                Median.of(gain) / Median.of(yardstick)));
    }

    /** The rate of two threads in terms of that of one, which is measured before and after. */
    private static double gain(IntToLongFunction work) {
        Sample before = Stopwatch.measure(SAMPLE_SECONDS, () -> work.applyAsLong(1));
        Sample two = Stopwatch.measure(2 * SAMPLE_SECONDS, () -> work.applyAsLong(2));
        Sample after = Stopwatch.measure(SAMPLE_SECONDS, () -> work.applyAsLong(1));
        return 2 * two.rate() / (before.rate() + after.rate());
    }

    private static long arithmetic() {
        long value = 1;
        for (int i = 0; i < 5_000_000; i++) {
            value = value * 6364136223846793005L + 1442695040888963407L;
        }
        return value == 0 ? 0 : 1;
    }
}
