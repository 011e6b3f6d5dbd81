package org.janggi.testkit.cli;

import java.util.HashMap;
import java.util.Map;
import org.janggi.core.Side;
import org.janggi.testkit.simulate.Cell;
import org.janggi.testkit.simulate.Experiment;
import org.janggi.testkit.simulate.Figures;
import org.janggi.testkit.simulate.KeptGame;
import org.janggi.testkit.simulate.Measure;
import org.janggi.testkit.simulate.PairFigures;
import org.janggi.testkit.simulate.RulesPair;
import org.janggi.testkit.simulate.Tally;

/** Whether a tally that was read can be that of the first games of an experiment. */
final class TallyCheck {
    private TallyCheck() {}

    /** Refuses with an {@link IllegalArgumentException} what cannot be the tally of so many games. */
    static void check(Tally tally, Experiment experiment, long games) {
        equal("kept games at most", experiment.keepMax(), tally.keepMax());
        Map<Cell, Figures> rest = new HashMap<>(tally.cells());
        int rules = experiment.rules().size();
        for (int i = 0; i < rules; i++) {
            for (int setup = 0; setup < experiment.setups().size(); setup++) {
                for (Side first : experiment.firstMovers()) {
                    Figures figures = rest.remove(new Cell(i, setup, first));
                    check(figures == null ? Figures.EMPTY : figures, played(experiment, games, setup, first));
                }
            }
        }
        equal("cells of another experiment", 0, rest.size());
        for (Map.Entry<RulesPair, PairFigures> pair : tally.pairs().entrySet()) {
            equal(
                    "pair of rule sets below " + rules,
                    Math.min(rules - 1, pair.getKey().other()),
                    pair.getKey().other());
            check(tally, pair.getKey(), pair.getValue(), games);
        }
        equal("pairs", games == 0 ? 0 : rules * (rules - 1L) / 2, tally.pairs().size());
        for (KeptGame game : tally.kept()) {
            boolean there = game.rules() >= 0 && game.rules() < rules && game.number() >= 0 && game.number() < games;
            equal("kept games that were not played", 0, there ? 0 : 1);
            equal(
                    "plies of a kept game at most " + experiment.cap(),
                    0,
                    game.moves().size() > experiment.cap() ? 1 : 0);
        }
    }

    /** How many of the first games have a set-up and a first mover: both change in turn, see {@link Experiment#first}. */
    private static long played(Experiment experiment, long games, int setup, Side first) {
        int setups = experiment.setups().size();
        long round = (long) setups * experiment.firstMovers().size();
        long place = (long) experiment.firstMovers().indexOf(first) * setups + setup;
        return games / round + (games % round > place ? 1 : 0);
    }

    private static void check(Figures figures, long games) {
        equal("games of a cell", games, figures.games());
        equal("ends", games, sum(figures.ends().values()));
        equal("lengths", games, figures.measure(Measure.LENGTH).total());
    }

    /** What both rule sets have made of a game, neither has made less often. */
    private static void check(Tally tally, RulesPair pair, PairFigures same, long games) {
        equal("games of a pair", games, same.games());
        for (int rules : new int[] {pair.one(), pair.other()}) {
            Figures figures = tally.figures(rules);
            same.winners().forEach((winner, both) -> atMost(figures.won(winner), both));
            same.kinds()
                    .forEach((how, both) -> atMost(
                            sum(figures.ends().entrySet().stream()
                                    .filter(end -> end.getKey().how().equals(how))
                                    .map(Map.Entry::getValue)
                                    .toList()),
                            both));
        }
    }

    private static void atMost(long most, long found) {
        if (found < 0 || found > most) {
            throw new IllegalArgumentException("the same end of a pair: expected 0 to " + most + ", found " + found);
        }
    }

    private static long sum(Iterable<Long> counts) {
        long sum = 0;
        for (long count : counts) {
            if (count < 0) {
                throw new IllegalArgumentException("a count is 0 or more, found " + count);
            }
            sum = Math.addExact(sum, count);
        }
        return sum;
    }

    private static void equal(String what, long expected, long found) {
        if (expected != found) {
            throw new IllegalArgumentException(what + ": expected " + expected + ", found " + found);
        }
    }
}
