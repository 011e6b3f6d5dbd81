package org.janggi.testkit.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Game;
import org.janggi.core.Move;

/** The tally of a chunk in the making. */
final class ChunkCounter {
    private final Experiment experiment;
    private final @Nullable GameFilter filter;
    private final SortedMap<Cell, CellCounter> cells = new TreeMap<>();
    private final SortedMap<RulesPair, PairCounter> pairs = new TreeMap<>();
    private final SortedSet<KeptGame> kept = new TreeSet<>();
    private final int[] keptOf;
    private final List<PlayedGame> games = new ArrayList<>();
    private final List<PlayedGame> same = new ArrayList<>();

    ChunkCounter(Experiment experiment) {
        this.experiment = experiment;
        this.filter = experiment.keepMax() == 0 ? null : GameFilter.parse(experiment.keep());
        this.keptOf = new int[experiment.rules().size()];
    }

    CellCounter cell(int rules, long number) {
        return cells.computeIfAbsent(experiment.cell(rules, number), cell -> new CellCounter());
    }

    /** A game, whose turns were added to its cell; those of one number come in the order of the rule sets. */
    void add(PlayedGame played, Game game, boolean listing) {
        cell(played.rules(), played.number()).add(played);
        if (played.rules() == 0) {
            same.clear();
        }
        for (PlayedGame earlier : same) {
            pairs.computeIfAbsent(new RulesPair(earlier.rules(), played.rules()), pair -> new PairCounter())
                    .add(earlier, played);
        }
        same.add(played);
        if (listing) {
            games.add(played);
        }
        if (filter != null && keptOf[played.rules()] < experiment.keepMax() && filter.accepts(played)) {
            keptOf[played.rules()]++;
            String moves = game.history().moves().stream().map(Move::toString).collect(Collectors.joining(" "));
            kept.add(new KeptGame(played.rules(), played.number(), moves, played.end(), played.capped()));
        }
    }

    Played result(Chunk chunk) {
        SortedMap<Cell, Figures> figures = new TreeMap<>();
        cells.forEach((cell, counter) -> figures.put(cell, counter.toFigures()));
        SortedMap<RulesPair, PairFigures> paired = new TreeMap<>();
        pairs.forEach((pair, counter) -> paired.put(pair, counter.toFigures()));
        return new Played(chunk, new Tally(experiment.keepMax(), figures, paired, kept), games);
    }
}
