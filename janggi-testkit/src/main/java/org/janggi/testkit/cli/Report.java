package org.janggi.testkit.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.janggi.core.RuleSet;
import org.janggi.core.Side;
import org.janggi.testkit.simulate.AtCap;
import org.janggi.testkit.simulate.End;
import org.janggi.testkit.simulate.Experiment;
import org.janggi.testkit.simulate.Group;
import org.janggi.testkit.simulate.Interval;
import org.janggi.testkit.simulate.Mean;
import org.janggi.testkit.simulate.Measure;
import org.janggi.testkit.simulate.Proportion;
import org.janggi.testkit.simulate.RulesDifference;
import org.janggi.testkit.simulate.RulesPair;
import org.janggi.testkit.simulate.Simulation;
import org.janggi.testkit.simulate.Summary;
import org.janggi.testkit.simulate.Winner;

/**
 * The result of an experiment as a page for readers: HTML that loads nothing, with its charts inside. It depends on the
 * experiment and on what was counted alone.
 */
final class Report {
    private static final String STYLE = """
            body{font:16px/1.5 system-ui,sans-serif;color:#222;background:#fff;max-width:60rem;margin:2rem auto;padding:0 1rem}
            h1{line-height:1.2}h2{margin-top:2.5rem;border-bottom:1px solid #ccc}
            table{border-collapse:collapse;font-size:14px;margin:.5rem 0}
            caption{text-align:left;font-weight:600;padding:.3rem 0}
            th,td{border:1px solid #ddd;padding:.2rem .5rem;text-align:left;vertical-align:top}
            td{font-variant-numeric:tabular-nums}th{background:#f5f5f5;font-weight:600}th[scope=row]{font-weight:400}
            dt{font-weight:600}dd{margin:0 0 .5rem 1rem;overflow-wrap:anywhere}
            .wide{overflow-x:auto}.i{color:#666;white-space:nowrap}.note{color:#444}
            pre{background:#f5f5f5;padding:.6rem;white-space:pre-wrap;overflow-wrap:anywhere}
            figure{margin:1rem 0}figcaption{color:#444}svg{max-width:100%;height:auto;display:block}
            """;

    private final Simulation simulation;
    private final Summary summary;
    private final Experiment experiment;
    private final List<Group> groups;
    private final StringBuilder page = new StringBuilder();

    private Report(Simulation simulation, Summary summary) {
        this.simulation = simulation;
        this.summary = summary;
        this.experiment = summary.experiment();
        this.groups = IntStream.range(0, experiment.rules().size())
                .mapToObj(summary::group)
                .toList();
    }

    /** The whole page. */
    static String write(Simulation simulation, Summary summary) {
        return new Report(simulation, summary).page();
    }

    private String page() {
        ReportCharts charts = new ReportCharts(summary);
        page.append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n")
                .append("<meta http-equiv=\"Content-Security-Policy\" "
                        + "content=\"default-src 'none'; style-src 'unsafe-inline'\"/>\n")
                .append("<meta name=\"viewport\" content=\"width=device-width\"/>\n<title>")
                .append(Html.escape(title()))
                .append("</title>\n<style>\n")
                .append(STYLE);
        page.append("</style>\n</head>\n<body>\n<h1>").append(Html.escape(title()));
        page.append(" <span lang=\"ko\">장기 모의 대국</span></h1>\n");
        experiment();
        reading();
        if (groups.stream().allMatch(group -> group.figures().games() == 0)) {
            return page.append("<p>No games were played.</p>\n</body>\n</html>\n")
                    .toString();
        }
        page.append("<h2>Who wins</h2>\n")
                .append(figure(
                        charts.outcomes(),
                        "The share of games that each side won. The "
                                + "thin line over a bar is the 95 % interval: where the true share lies, see above."));
        page.append(byRules(
                "Shares of wins in %, with intervals",
                List.of(Winner.values()),
                winner -> Html.both(ReportWords.of(winner)),
                (group, winner) -> share(group.won(winner))));
        firstMovers();
        kinds(charts);
        page.append("<h2>How long games are</h2>\n")
                .append(figure(
                        charts.lengths(),
                        "How many moves of either side games "
                                + "have: each bar is the share of games within a range of " + charts.bin()
                                + " moves. All panels have the "
                                + "same scales. The grey bar at the end, if there is one, holds all longer games; the upright line marks the "
                                + "mean."));
        means();
        setups(charts);
        refusals();
        differences();
        clauses();
        again();
        return page.append("</body>\n</html>\n").toString();
    }

    private String title() {
        return "Janggi games simulated: " + String.join(", ", experiment.rules());
    }

    private static String number(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    private void experiment() {
        String rules = IntStream.range(0, groups.size())
                .mapToObj(i -> {
                    RuleSet named = simulation.rules().get(i);
                    return (i + 1) + ". <code>" + Html.escape(experiment.rules().get(i)) + "</code>, "
                            + Html.both(named.name()) + ": "
                            + number(groups.get(i).figures().games()) + " games";
                })
                .collect(Collectors.joining("<br/>"));
        String first = experiment.firstMovers().size() == 2
                ? "Cho and Han in turn"
                : experiment.firstMovers().get(0) == Side.CHO ? "Cho, in every game" : "Han, in every game";
        String setups = experiment.setups().size() + " of the 16 pairs of set-ups, each in turn";
        String cap = "after " + number(experiment.cap()) + " moves "
                + (experiment.atCap() == AtCap.REFEREE
                        ? "the referee decides by the rules of the rule set"
                        : "a game is broken off and counts as unfinished");
        page.append("<h2>What was simulated</h2>\n<dl>\n");
        item("Rule sets <span lang=\"ko\">규칙</span>", rules);
        item(
                "Players",
                "Cho <code>" + Html.escape(experiment.cho()) + "</code>, Han <code>" + Html.escape(experiment.han())
                        + "</code>");
        item("Who moves first", first);
        item("Set-ups <span lang=\"ko\">차림</span>", setups);
        item("Longest game", cap);
        item("Seed of the random numbers", Long.toString(experiment.seed()));
        page.append(
                "</dl>\n<p>Game by game, the set-ups, the first mover and the random numbers are the same under each rule "
                        + "set, so that differences come from the rules.</p>\n");
    }

    private void item(String name, String html) {
        page.append("<dt>").append(name).append("</dt><dd>").append(html).append("</dd>\n");
    }

    private void reading() {
        page.append("""
                <h2>How to read the figures</h2>
                <p>The games are a sample of all games that these players could play. A share of the sample differs by chance
                from the true one. Behind each share stands its <b>95 % interval</b> (Wilson's): of a hundred such intervals,
                about 95 hold the true share. Behind each mean stands ± its <b>standard error</b>; the true mean is within two
                standard errors of it about 95 times in a hundred. Of many figures a few are off by more, by chance. Whether
                two rule sets really differ is what the tests under <a href="#differences">Differences</a> tell.</p>
                <p class="note">The players are programs. The figures tell how the rules work on games of such players, not
                how people would fare.</p>
                """);
    }

    private static String figure(String svg, String caption) {
        return "<figure>\n" + svg + (caption.isEmpty() ? "" : "<figcaption>" + caption + "</figcaption>\n")
                + "</figure>\n";
    }

    private static String share(Proportion share) {
        Interval interval = share.interval();
        return share.of() == 0
                ? "–"
                : Rounded.percent(share.share()) + " <span class=\"i\">" + Rounded.percent(interval.low()) + " – "
                        + Rounded.percent(interval.high()) + "</span>";
    }

    /** The same in tables of what happens under some rule sets only. */
    private static String shareOrNone(Proportion share) {
        return share.count() == 0 ? "<span class=\"i\">none</span>" : share(share);
    }

    /** What is told about a group in a row. */
    private interface Cells<T> {
        String cell(Group group, T of);
    }

    private List<String> headed(String... before) {
        return Stream.concat(Stream.of(before), experiment.rules().stream().map(Html::escape))
                .toList();
    }

    /** A table with a column for each rule set. */
    private <T> String byRules(String caption, Iterable<T> rows, Function<T, String> name, Cells<T> cells) {
        StringBuilder table = new StringBuilder(Html.head(headed("")));
        for (T row : rows) {
            List<String> line = new ArrayList<>(List.of(name.apply(row)));
            groups.forEach(group -> line.add(cells.cell(group, row)));
            table.append(Html.row(line));
        }
        return Html.table(caption, table.toString());
    }

    private void firstMovers() {
        if (experiment.firstMovers().size() > 1) {
            page.append(byRules(
                    "Shares of Cho's wins in %, by first mover",
                    experiment.firstMovers(),
                    side -> side == Side.CHO ? "Cho moves first" : "Han moves first",
                    (group, side) -> summary.groups().stream()
                            .filter(some -> some.rules() == group.rules()
                                    && some.setup().isEmpty()
                                    && some.first().filter(side::equals).isPresent())
                            .map(some -> share(some.won(Winner.CHO)))
                            .collect(Collectors.joining())));
        }
    }

    private void kinds(ReportCharts charts) {
        SortedSet<String> kinds = new TreeSet<>();
        SortedSet<End> ends = new TreeSet<>();
        groups.forEach(group -> {
            kinds.addAll(group.kinds().keySet());
            ends.addAll(group.ends().keySet());
        });
        page.append("<h2>How games end</h2>\n")
                .append(figure(charts.kinds(), "The share of games that ended in each way, whoever won."));
        page.append(byRules(
                "Kinds of end in % of all games, with intervals",
                kinds,
                kind -> Html.both(ReportWords.ending(kind)),
                (group, kind) -> share(group.kinds()
                        .getOrDefault(kind, new Proportion(0, group.figures().games())))));
        page.append(byRules(
                "The same by winner and by the clause that decides",
                ends,
                end -> Html.both(ReportWords.of(end.winner())) + ", " + Html.both(ReportWords.ending(end.how())) + " ("
                        + Html.escape(end.clause()) + ")",
                (group, end) -> shareOrNone(group.ends()
                        .getOrDefault(end, new Proportion(0, group.figures().games())))));
        page.append(byRules(
                "Games as long as the cap, in %",
                List.of(""), none -> "not over at the cap", (group, none) -> share(group.capped())));
    }

    private void means() {
        page.append("<h2>What happens in games</h2>\n");
        List<Measure> found = Measure.all().stream()
                .filter(measure ->
                        groups.stream().anyMatch(group -> group.mean(measure).value() != 0))
                .filter(measure ->
                        groups.stream().anyMatch(group -> group.mean(measure).games() > 0))
                .toList();
        page.append(byRules(
                "Means a game, ± standard error",
                found,
                measure -> Html.both(ReportWords.of(measure)),
                (group, measure) -> mean(group.mean(measure), ReportWords.scale(measure))));
        page.append("<p class=\"note\">What never happened under any of the rule sets is left out.</p>\n");
    }

    private static String mean(Mean mean, double scale) {
        return Rounded.places(mean.value() * scale, 3) + " <span class=\"i\">± "
                + Rounded.places(mean.standardError() * scale, 3) + "</span>";
    }

    private void setups(ReportCharts charts) {
        page.append("<h2>What the set-ups change <span lang=\"ko\">차림</span></h2>\n");
        if (experiment.setups().size() == 1) {
            page.append("<p>All games began with ")
                    .append(experiment.setups().get(0))
                    .append(".</p>\n");
            return;
        }
        page.append(
                "<p>The share of games that Cho won, by the set-ups of both sides. E is an elephant and H a horse, from "
                        + "the left of Cho to the right, on the board seen from Cho. Blue: more than under this rule set as a whole, "
                        + "red: less; the full colour stands for a difference of 10 % of the games or more. A star marks a share "
                        + "whose interval does not hold the share of the whole; by chance alone about one of twenty has one.</p>\n");
        groups.forEach(group -> page.append(figure(charts.setups(group), "")));
    }

    private void refusals() {
        SortedSet<String> clauses = new TreeSet<>(ReportWords.CLAUSES);
        groups.forEach(group -> clauses.addAll(group.refusing().keySet()));
        page.append(
                "<h2>Which moves the rules refuse</h2>\n<p>Moves that the pieces could make, or the pass, and that a "
                        + "clause forbids, counted in every turn.</p>\n");
        page.append(byRules(
                "Games in which a clause refused a move, in %, and refused moves a game",
                clauses,
                clause -> Html.escape(clause) + " " + Html.both(ReportWords.clause(clause)),
                (group, clause) -> {
                    Proportion share = group.refusing()
                            .getOrDefault(
                                    clause, new Proportion(0, group.figures().games()));
                    String moves =
                            "<br/><span class=\"i\">" + Rounded.places(group.refusals(clause), 3) + " moves</span>";
                    return shareOrNone(share) + (share.count() == 0 ? "" : moves);
                }));
    }

    private void differences() {
        page.append("<h2 id=\"differences\">Differences</h2>\n");
        if (summary.differences().isEmpty()) {
            page.append("<p>There are no two rule sets to compare.</p>\n");
            return;
        }
        page.append("""
                <p>By how much the first rule set is above the second, with the 95 % interval. <b>p</b> is the
                chance of a difference at least as great as this one if the rule sets were alike. <b>p, Holm</b> is
                the same, corrected for the number of all tests here: where it is below 0.05, a difference is
                shown, with a risk of at most 5 % that there is even one false one among all of them. Shares are
                compared by McNemar's exact test and means by the t test of pairs, which both make use of the games
                being the same; only the permitted moves a turn and the leads that decided games by Welch's test,
                which does not: as games are rather alike than opposed under both rule sets, it errs on the careful
                side.</p>
                """);
        Map<RulesPair, List<RulesDifference>> pairs = summary.differences().stream()
                .collect(Collectors.groupingBy(RulesDifference::rules, LinkedHashMap::new, Collectors.toList()));
        pairs.forEach((pair, found) -> {
            String name = Html.escape(experiment.rules().get(pair.other())) + " above "
                    + Html.escape(experiment.rules().get(pair.one()));
            long shown = found.stream().filter(one -> one.holm() < 0.05).count();
            page.append(pairs.size() == 1 ? "<details open=\"open\">" : "<details>")
                    .append("<summary>" + name + ": " + shown + " of " + found.size() + " shown</summary>\n")
                    .append(differences(name, found))
                    .append("</details>\n");
        });
    }

    private static String differences(String name, List<RulesDifference> found) {
        StringBuilder rows = new StringBuilder(Html.head(List.of("Of", "Difference", "Test", "p", "p, Holm")));
        for (RulesDifference difference : found) {
            double scale = ReportWords.scale(difference.what());
            Interval interval = difference.interval();
            rows.append(Html.row(List.of(
                    Html.both(ReportWords.of(difference.what())),
                    Rounded.places(difference.value() * scale, 3) + " <span class=\"i\">"
                            + Rounded.places(interval.low() * scale, 3) + " to "
                            + Rounded.places(interval.high() * scale, 3) + "</span>",
                    ReportWords.of(difference.test()),
                    Rounded.chance(difference.p()),
                    Rounded.chance(difference.holm()))));
        }
        return Html.table(name, rows.toString());
    }

    private void clauses() {
        SortedSet<String> named = new TreeSet<>(ReportWords.CLAUSES);
        groups.forEach(group -> group.ends().keySet().forEach(end -> named.add(end.clause())));
        named.remove(End.UNFINISHED.clause());
        StringBuilder rows =
                new StringBuilder(Html.head(List.of("Clause", "What it says", "<span lang=\"ko\">조항</span>")));
        named.forEach(clause -> rows.append(Html.row(List.of(
                Html.escape(clause),
                Html.escape(ReportWords.clause(clause).english()),
                "<span lang=\"ko\">" + Html.escape(ReportWords.clause(clause).korean()) + "</span>"))));
        page.append("<h2>The clauses that ended games</h2>\n")
                .append(Html.table("The texts behind the names in the tables above", rows.toString()));
    }

    private void again() {
        page.append(
                "<h2>The same again</h2>\n<p>With this text as <code>experiment.json</code>, which lies beside this page, "
                        + "the same version of the program, and the rule sets and players of others, if any, given by "
                        + "<code>--plugin</code>, the command below gives the same figures to the last digit, with any number of "
                        + "threads.</p>\n<pre>java -jar janggi.jar simulate --experiment experiment.json --out again</pre>\n<pre>");
        page.append(Html.escape(ExperimentJson.write(experiment))).append("</pre>\n");
    }
}
