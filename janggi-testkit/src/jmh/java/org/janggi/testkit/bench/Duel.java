package org.janggi.testkit.bench;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/** Contestants measured in turn, so that each round sees all of them on the same machine under much the same load. */
final class Duel {
    /** Rounds that do not count: what a rule set alone needs is compiled late. */
    private static final int WARM_UP = 8;

    private static final String LINE = "    %-32s %,14.0f  x %6.2f    by processor time %,14.0f  x %6.2f%n";

    private final String title;
    private final Contestant yardstick;
    private final List<Contestant> others;

    /**
     * A duel.
     *
     * @param title what it is about, and what is counted
     * @param yardstick whom the others are compared with
     * @param others at least one
     */
    Duel(String title, Contestant yardstick, List<Contestant> others) {
        this.title = title;
        this.yardstick = yardstick;
        this.others = others;
    }

    /** Runs some rounds after those that do not count, and prints each and the medians. */
    void run(int rounds, PrintStream out) {
        out.printf(Locale.ROOT, "%n%s%n", title);
        for (int i = 0; i < WARM_UP; i++) {
            round();
        }
        Map<Contestant, List<Beside>> all = new LinkedHashMap<>();
        for (int i = 1; i <= rounds; i++) {
            out.printf(Locale.ROOT, "  round %d, load %.1f%n", i, Machine.load());
            round().forEach((who, beside) -> {
                print(out, who, List.of(beside));
                all.computeIfAbsent(who, key -> new ArrayList<>()).add(beside);
            });
        }
        out.printf(Locale.ROOT, "  medians of %d rounds%n", rounds);
        all.forEach((who, besides) -> print(out, who, besides));
    }

    private Map<Contestant, Beside> round() {
        Map<Contestant, Beside> round = new LinkedHashMap<>();
        Sample measure = yardstick.run().get();
        round.put(yardstick, new Beside(measure, measure));
        for (Contestant other : others) {
            round.put(other, new Beside(other.run().get(), measure));
        }
        return round;
    }

    private static void print(PrintStream out, Contestant who, List<Beside> besides) {
        out.printf(
                Locale.ROOT,
                LINE,
                who.name(),
                median(besides, beside -> beside.sample().rate()),
                median(besides, Beside::ratio),
                median(besides, beside -> beside.sample().cpuRate()),
                median(besides, Beside::cpuRatio));
    }

    private static double median(List<Beside> besides, ToDoubleFunction<Beside> figure) {
        return Median.of(besides.stream().mapToDouble(figure).toArray());
    }
}
