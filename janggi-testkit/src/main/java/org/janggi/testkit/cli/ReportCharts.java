package org.janggi.testkit.cli;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.janggi.core.Formation;
import org.janggi.testkit.simulate.Group;
import org.janggi.testkit.simulate.Histogram;
import org.janggi.testkit.simulate.Interval;
import org.janggi.testkit.simulate.Measure;
import org.janggi.testkit.simulate.Proportion;
import org.janggi.testkit.simulate.SetupPair;
import org.janggi.testkit.simulate.Summary;
import org.janggi.testkit.simulate.Winner;

/** The charts of a report. All games of a rule set have one place in each. */
final class ReportCharts {
    static final int BINS = 40;
    /** How many characters have room in a title. */
    private static final int LINE = 75;

    private static final int[] ROUND = {1, 2, 3, 4, 5, 6, 8};

    private static final String OUTCOMES = """
            {"kind": "plot", "mapping": {"y": "winner"},
             "facet": {"name": "wrap", "facets": ["rules"], "ncol": 1, "order": [1]},
             "theme": {"name": "light", "panel_grid_major_y": "blank"},
             "scales": [
              {"aesthetic": "x", "name": "share of games, %", "limits": [0, 112], "breaks": [0, 20, 40, 60, 80, 100],
               "format": "d", "expand": [0, 0]},
              {"aesthetic": "y", "name": "", "discrete": true, "reverse": true},
              {"aesthetic": "fill", "values": ["#6aa0d8", "#e08573", "#b0b0b0"], "guide": "none"}],
             "layers": [
              {"geom": "bar", "stat": "identity", "orientation": "y", "width": 0.8,
               "mapping": {"x": "share", "fill": "winner"}},
              {"geom": "errorbar", "height": 0.4, "mapping": {"xmin": "low", "xmax": "high"}},
              {"geom": "text", "hjust": 0, "nudge_x": 1, "mapping": {"x": "high", "label": "told"}}]}
            """;

    private static final String KINDS = """
            {"kind": "plot", "mapping": {"y": "bar"},
             "facet": {"name": "wrap", "facets": ["rules"], "ncol": 1, "order": [1]},
             "theme": {"name": "light", "panel_grid_major_y": "blank", "axis_text_y": "blank", "axis_ticks_y": "blank"},
             "scales": [
              {"aesthetic": "x", "name": "share of games, %", "limits": [0, 101], "breaks": [0, 20, 40, 60, 80, 100],
               "format": "d", "expand": [0, 0]},
              {"aesthetic": "y", "name": "", "discrete": true},
              {"aesthetic": "fill", "name": "", "palette": "Set3", "scale_mapper_kind": "color_brewer"}],
             "layers": [
              {"geom": "bar", "stat": "identity", "orientation": "y", "width": 0.8,
               "mapping": {"x": "share", "fill": "kind"}},
              {"geom": "text", "mapping": {"x": "middle", "label": "told"}}]}
            """;

    private static final String LENGTHS = """
            {"kind": "plot",
             "facet": {"name": "wrap", "facets": ["rules"], "ncol": 1, "order": [1]},
             "theme": {"name": "light"},
             "scales": [
              {"aesthetic": "x", "name": "length of games, in moves of either side", "format": "d", "expand": [0.02, 0]},
              {"aesthetic": "y", "name": "share of games, %"},
              {"aesthetic": "fill", "values": ["#6aa0d8", "#b0b0b0"], "limits": ["within", "longer"], "guide": "none"}],
             "layers": [
              {"geom": "histogram", "boundary": 0.5, "binwidth": BIN, "color": "white", "size": 0.3, "sampling": "none",
               "mapping": {"x": "length", "weight": "share", "fill": "longer"}},
              {"geom": "vline", "mapping": {"xintercept": "mean"}}]}
            """;

    private static final String SETUPS = """
            {"kind": "plot", "mapping": {"x": "han", "y": "cho"}, "coord": {"name": "cartesian"},
             "theme": {"name": "light", "panel_grid": "blank"},
             "scales": [
              {"aesthetic": "x", "name": "Han's set-up", "discrete": true, "expand": [0, 0]},
              {"aesthetic": "y", "name": "Cho's set-up", "discrete": true, "reverse": true, "expand": [0, 0]},
              {"aesthetic": "fill", "name": "Cho's wins\\nabove the whole, %", "scale_mapper_kind": "color_gradient2",
               "low": "#e08573", "mid": "#ffffff", "high": "#6aa0d8", "midpoint": 0, "limits": [-10, 10],
               "na_value": "#eeeeee"}],
             "layers": [
              {"geom": "tile", "color": "#cccccc", "mapping": {"fill": "more"}},
              {"geom": "text", "mapping": {"label": "told"}}]}
            """;

    private final Summary summary;
    private final List<Group> groups;

    ReportCharts(Summary summary) {
        this.summary = summary;
        this.groups = IntStream.range(0, summary.experiment().rules().size())
                .mapToObj(summary::group)
                .toList();
    }

    private String name(Group group) {
        return summary.experiment().rules().get(group.rules());
    }

    /**
     * The name with the number that it has in the experiment, as the library sorts by name. The options that have no room in
     * a line are left out.
     */
    private String panel(Group group, String more) {
        String name = name(group);
        int room = LINE - more.length();
        if (name.length() > room) {
            int colon = name.lastIndexOf(':', room - 2);
            name = name.substring(0, colon < 0 ? room - 1 : colon + 1) + "…";
        }
        int digits = Integer.toString(groups.size()).length();
        return String.format(Locale.ROOT, "%0" + digits + "d. %s%s", group.rules() + 1, name, more);
    }

    private static String told(Proportion share) {
        return Rounded.percent(share.share()) + " %";
    }

    private static String interval(Proportion share) {
        return Rounded.percent(share.interval().low()) + " – "
                + Rounded.percent(share.interval().high());
    }

    /** Who won: three bars for each rule set, with intervals. */
    String outcomes() {
        Chart chart = new Chart(OUTCOMES, "rules", "winner", "share", "low", "high", "told");
        for (Group group : groups) {
            for (Winner winner : Winner.values()) {
                Proportion share = group.won(winner);
                Interval interval = share.interval();
                chart.row(
                        panel(group, ""),
                        ReportWords.of(winner).english(),
                        100 * share.share(),
                        100 * interval.low(),
                        100 * interval.high(),
                        told(share));
            }
        }
        return chart.draw("outcomes", 80 + 100 * groups.size(), "Who wins, by rule set");
    }

    /** How games ended: a bar for each rule set, with a part for each kind of end. */
    String kinds() {
        SortedSet<String> kinds = new TreeSet<>();
        groups.forEach(group -> kinds.addAll(group.kinds().keySet()));
        Chart chart = new Chart(KINDS, "rules", "bar", "kind", "share", "middle", "told");
        for (Group group : groups) {
            double before = 0;
            for (String kind : kinds) {
                Proportion found = group.kinds()
                        .getOrDefault(kind, new Proportion(0, group.figures().games()));
                double share = 100 * found.share();
                // No text where there is no room for it.
                String told = share < 8 ? "" : Rounded.places(share, 1) + " %";
                chart.row(panel(group, ""), "", ReportWords.ending(kind).english(), share, before + share / 2, told);
                before += share;
            }
        }
        return chart.draw("kinds", 90 + 90 * groups.size(), "How games end, by rule set");
    }

    /** How long games were: a panel for each rule set, all with the same scales. */
    String lengths() {
        int bin = bin();
        Chart chart =
                new Chart(LENGTHS.replace("BIN", Integer.toString(bin)), "rules", "length", "share", "longer", "mean");
        for (Group group : groups) {
            Histogram lengths = group.figures().measure(Measure.LENGTH);
            double mean = group.mean(Measure.LENGTH).value();
            String panel = panel(group, ": mean " + Rounded.places(mean, 1) + " moves");
            chart.row(panel, Double.NaN, Double.NaN, "within", mean);
            lengths.counts()
                    .forEach((length, count) -> chart.row(
                            panel,
                            Math.min(length, (long) BINS * bin + 1),
                            100.0 * count / lengths.total(),
                            length > (long) BINS * bin ? "longer" : "within",
                            Double.NaN));
        }
        return chart.draw("lengths", 90 + 120 * groups.size(), "How long games are, by rule set");
    }

    /** The width of a bin, a round number, so that one game in two hundred is longer than the bins reach. */
    int bin() {
        int longest = 1;
        for (Group group : groups) {
            Histogram lengths = group.figures().measure(Measure.LENGTH);
            long left = lengths.total() - lengths.total() / 200;
            for (Map.Entry<Integer, Long> length : lengths.counts().entrySet()) {
                left -= length.getValue();
                if (left <= 0) {
                    longest = Math.max(longest, length.getKey());
                    break;
                }
            }
        }
        return bin(longest);
    }

    /** The least round number so that as many bins reach so far. */
    static int bin(int longest) {
        int bin = 1;
        int power = 1;
        for (int i = 0; (long) bin * BINS < longest; i++) {
            bin = ROUND[i % ROUND.length] * power;
            power *= i % ROUND.length == ROUND.length - 1 ? 10 : 1;
        }
        return bin;
    }

    /** Cho's share of wins for each pair of set-ups, Cho's down and Han's across. */
    String setups(Group all) {
        List<SetupPair> played = summary.experiment().setups();
        Proportion whole = all.won(Winner.CHO);
        Chart chart = new Chart(SETUPS, "cho", "han", "more", "told");
        for (Formation cho : Formation.values()) {
            for (Formation han : Formation.values()) {
                SetupPair pair = new SetupPair(cho, han);
                Proportion share = played.contains(pair)
                        ? summary.group(all.rules(), Optional.of(pair)).won(Winner.CHO)
                        : new Proportion(0, 0);
                double more = 100 * Math.max(-0.1, Math.min(0.1, share.share() - whole.share()));
                boolean off = whole.share() < share.interval().low()
                        || whole.share() > share.interval().high();
                String star = off ? " *" : "";
                chart.row(
                        cho.name(),
                        han.name(),
                        more,
                        share.of() == 0 ? "not played" : told(share) + star + "\n" + interval(share));
            }
        }
        String title = panel(all, "") + "\nCho wins " + told(whole) + " (" + interval(whole) + ")";
        return chart.draw("setups" + all.rules() + "-", 340, title);
    }
}
