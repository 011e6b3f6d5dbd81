package org.janggi.testkit.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.janggi.core.Formation;
import org.janggi.core.Perft;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.variants.FairyRules;
import org.janggi.variants.RuleSets;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Counting lines of play under each rule set beside {@code fairy-janggi}, by both notions, from the same boards. */
@Command(name = "sets", description = "Counts lines of play under each rule set, beside fairy-janggi.")
final class SetsComparison implements Callable<Integer> {
    private static final int START_DEPTH = 4;
    private static final int MIDDLE_DEPTH = 3;

    @Option(names = "--rounds", paramLabel = "N", description = "How many samples each; the default is 7.")
    private int rounds = 7;

    @Override
    public Integer call() throws IOException {
        PrintStream out = System.out;
        out.println(Machine.description());
        List<Position> middle = Positions.of(FairyRules.JANGGI);
        for (Perft notion : Perft.values()) {
            List<Contestant> fromStart = new ArrayList<>();
            List<Contestant> fromMiddle = new ArrayList<>();
            for (RuleSet rules : RuleSets.builtIn()) {
                fromStart.add(counting(rules.id(), notion, START_DEPTH, List.of(start(rules))));
                fromMiddle.add(counting(rules.id(), notion, MIDDLE_DEPTH, Positions.of(rules)));
                if (!rules.powers().promotable().isEmpty()) {
                    fromMiddle.add(
                            counting(rules.id() + ", promoted", notion, MIDDLE_DEPTH, Positions.promoted(rules)));
                }
            }
            run(
                    notion + " to depth " + START_DEPTH + " from the start",
                    notion,
                    START_DEPTH,
                    List.of(start(FairyRules.JANGGI)),
                    fromStart,
                    out);
            run(notion + " to depth " + MIDDLE_DEPTH + " from mid-game", notion, MIDDLE_DEPTH, middle, fromMiddle, out);
        }
        return 0;
    }

    private void run(
            String title, Perft notion, int depth, List<Position> measure, List<Contestant> sets, PrintStream out) {
        new Duel(title + ", nodes a second", counting("measure: fairy-janggi", notion, depth, measure), sets)
                .run(rounds, out);
    }

    private static Position start(RuleSet rules) {
        return rules.start(Formation.HEEH, Formation.HEEH);
    }

    private static Contestant counting(String name, Perft notion, int depth, List<Position> positions) {
        return Contestant.library(
                name,
                () -> positions.stream()
                        .mapToLong(position -> notion.count(position, depth))
                        .sum());
    }
}
