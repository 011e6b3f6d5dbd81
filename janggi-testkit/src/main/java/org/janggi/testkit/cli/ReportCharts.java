package org.janggi.testkit.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
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
    private static final double WIDTH = 780;
    private static final double LEFT = 100;
    private static final double RIGHT = 700;
    private static final int BINS = 40;
    private static final int[] ROUND = {1, 2, 3, 4, 5, 6, 8};

    private final Summary summary;
    private final List<Group> groups;

    ReportCharts(Summary summary) {
        this.summary = summary;
        this.groups = IntStream.range(0, summary.experiment().rules().size())
                .mapToObj(summary::group)
                .toList();
    }

    private String name(Group group) {
        String text = summary.experiment().rules().get(group.rules());
        return text.length() <= 100 ? text : text.substring(0, 99) + "…";
    }

    private static double x(double share) {
        return LEFT + share * (RIGHT - LEFT);
    }

    private static String told(Proportion share) {
        Interval interval = share.interval();
        return Rounded.percent(share.share()) + " % (" + Rounded.percent(interval.low()) + " to "
                + Rounded.percent(interval.high()) + ")";
    }

    /** Lines from top to bottom at each tenth, with a scale below. */
    private static void scale(Svg svg, double top, double bottom) {
        for (int tenth = 0; tenth <= 10; tenth++) {
            double x = x(tenth / 10.0);
            svg.line(x, top, x, bottom, "g").text(x, bottom + 15, "middle", "s", tenth * 10 + " %");
        }
    }

    /** Who won: three bars for each rule set, with intervals. */
    String outcomes() {
        Svg svg = new Svg(WIDTH);
        double height = 86.0 * groups.size();
        scale(svg, 4, height);
        double y = 0;
        for (Group group : groups) {
            svg.text(LEFT, y + 16, "start", "n", name(group));
            for (Winner winner : Winner.values()) {
                double middle = y + 31 + 19 * winner.ordinal();
                Proportion share = group.won(winner);
                svg.text(
                        LEFT - 6, middle + 4, "end", "s", ReportWords.of(winner).english());
                if (share.of() > 0) {
                    svg.box(LEFT, middle - 7, x(share.share()) - LEFT, 14, winner.id(), told(share));
                    svg.whisker(x(share.interval().low()), x(share.interval().high()), middle, 4);
                    svg.text(
                            x(share.interval().high()) + 5,
                            middle + 4,
                            "start",
                            "s",
                            Rounded.percent(share.share()) + " %");
                }
            }
            y += 86;
        }
        return svg.end(height + 22, "Shares of wins by rule set, with intervals; the table below holds the numbers");
    }

    /** How games ended: a bar for each rule set, with a part for each kind of end. */
    String kinds(SortedSet<String> kinds) {
        Svg svg = new Svg(WIDTH);
        double height = 48.0 * groups.size();
        scale(svg, 4, height);
        double y = 0;
        for (Group group : groups) {
            svg.text(LEFT, y + 16, "start", "n", name(group));
            double from = 0;
            for (Map.Entry<String, Proportion> kind : group.kinds().entrySet()) {
                double share = kind.getValue().share();
                String word = ReportWords.ending(kind.getKey()).english();
                svg.box(
                        x(from),
                        y + 22,
                        share * (RIGHT - LEFT),
                        20,
                        look(kinds, kind.getKey()),
                        word + ": " + told(kind.getValue()));
                if (share * (RIGHT - LEFT) > 8 + 6.5 * word.length()) {
                    svg.text(x(from + share / 2), y + 36, "middle", "s", word);
                }
                from += share;
            }
            y += 48;
        }
        return svg.end(height + 22, "Kinds of end by rule set; the table below holds the numbers");
    }

    /** The class of a kind of end, which gives it its colour. */
    static String look(SortedSet<String> kinds, String kind) {
        return "k" + kinds.headSet(kind).size() % Report.COLOURS.size();
    }

    /** How long games were: a panel for each rule set, all with the same scales. */
    String lengths() {
        int bin = bin();
        double highest = 0;
        for (Group group : groups) {
            for (int i = 0; i <= BINS; i++) {
                highest = Math.max(highest, share(group, bin, i));
            }
        }
        Svg svg = new Svg(WIDTH);
        double wide = (RIGHT - LEFT) / (BINS + 1);
        double y = 0;
        for (Group group : groups) {
            double mean = group.mean(Measure.LENGTH).value();
            svg.text(LEFT, y + 16, "start", "n", name(group) + ": mean " + Rounded.places(mean, 1) + " moves");
            svg.line(LEFT, y + 24, RIGHT, y + 24, "g").line(LEFT, y + 94, RIGHT, y + 94, "g");
            svg.text(LEFT - 6, y + 28, "end", "s", Rounded.percent(highest) + " %");
            svg.text(LEFT - 6, y + 98, "end", "s", "0 %");
            for (int i = 0; i <= BINS; i++) {
                double share = share(group, bin, i);
                if (share > 0) {
                    String from = i == BINS ? "more than " + BINS * bin : i * bin + 1 + " to " + (i + 1) * bin;
                    svg.box(
                            LEFT + i * wide,
                            y + 94 - 70 * share / highest,
                            wide - 1,
                            70 * share / highest,
                            i == BINS ? "rest" : "bar",
                            from + " moves: " + Rounded.percent(share) + " %");
                }
            }
            for (int i = 0; i <= BINS; i += 8) {
                svg.text(LEFT + i * wide, y + 108, "middle", "s", Integer.toString(i * bin));
            }
            svg.text(RIGHT + 4, y + 108, "start", "s", "more");
            if (mean <= BINS * bin) {
                svg.line(LEFT + mean / bin * wide, y + 22, LEFT + mean / bin * wide, y + 94, "w");
            }
            y += 122;
        }
        return svg.end(y, "Lengths of games by rule set; the table below holds the means");
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
        int bin = 1;
        int power = 1;
        for (int i = 0; bin * BINS < longest; i++) {
            bin = ROUND[i % ROUND.length] * power;
            power *= i % ROUND.length == ROUND.length - 1 ? 10 : 1;
        }
        return bin;
    }

    private static double share(Group group, int bin, int index) {
        Histogram lengths = group.figures().measure(Measure.LENGTH);
        int from = index * bin;
        long count =
                lengths.counts().subMap(from + 1, index == BINS ? Integer.MAX_VALUE : from + bin + 1).values().stream()
                        .mapToLong(Long::longValue)
                        .sum();
        return lengths.total() == 0 ? 0 : (double) count / lengths.total();
    }

    /** Cho's share of wins for each pair of set-ups, Cho's down and Han's across. */
    String setups(Group all) {
        List<SetupPair> played = summary.experiment().setups();
        Proportion whole = all.won(Winner.CHO);
        Svg svg = new Svg(WIDTH);
        svg.text(LEFT + 40, 16, "start", "n", name(all) + ": Cho wins " + told(whole));
        List<Formation> formations = List.of(Formation.values());
        for (Formation one : formations) {
            double left = LEFT + 40 + 140 * one.ordinal();
            double top = 44 + 50.0 * one.ordinal();
            svg.text(left + 68, 36, "middle", "s", "Han " + one.name() + " " + one.korean());
            svg.text(LEFT + 32, top + 28, "end", "s", "Cho " + one.name() + " " + one.korean());
        }
        for (Formation cho : formations) {
            for (Formation han : formations) {
                double left = LEFT + 40 + 140 * han.ordinal();
                double top = 44 + 50.0 * cho.ordinal();
                SetupPair pair = new SetupPair(cho, han);
                Proportion share = played.contains(pair)
                        ? summary.group(all.rules(), Optional.of(pair)).won(Winner.CHO)
                        : new Proportion(0, 0);
                cell(svg, left, top, share, whole.share());
            }
        }
        return svg.end(250, "Cho's share of wins by set-ups: " + name(all));
    }

    private static void cell(Svg svg, double left, double top, Proportion share, double whole) {
        if (share.of() == 0) {
            svg.shade(left, top, 136, 46, "none", 0.1).text(left + 68, top + 27, "middle", "s", "not played");
            return;
        }
        double more = share.share() - whole;
        Interval interval = share.interval();
        svg.shade(left, top, 136, 46, more < 0 ? "han" : "cho", Math.min(1, Math.abs(more) / 0.1) * 0.7);
        svg.text(left + 68, top + 20, "middle", "n", Rounded.percent(share.share()) + " %");
        String ends = Rounded.percent(interval.low()) + " – " + Rounded.percent(interval.high());
        svg.text(left + 68, top + 37, "middle", "s", ends);
        if (whole < interval.low() || whole > interval.high()) {
            svg.shade(left + 1, top + 1, 134, 44, "frame", 0);
        }
    }
}
