package org.janggi.testkit.cli;

import java.util.List;
import org.janggi.core.Side;
import org.janggi.testkit.simulate.Group;
import org.janggi.testkit.simulate.Interval;
import org.janggi.testkit.simulate.Mean;
import org.janggi.testkit.simulate.Measure;
import org.janggi.testkit.simulate.Proportion;
import org.janggi.testkit.simulate.RulesDifference;
import org.janggi.testkit.simulate.SetupPair;
import org.janggi.testkit.simulate.Summary;
import org.janggi.testkit.simulate.Winner;

/** The statistics of an experiment as comma-separated values (RFC 4180): a line for each figure. */
final class SummaryCsv {
    private static final String ALL = "all";
    private static final List<String> HEAD = List.of(
            "rules",
            "minus",
            "setup",
            "first",
            "figure",
            "of",
            "games",
            "count",
            "value",
            "low",
            "high",
            "standard-error",
            "test",
            "p",
            "p-holm");

    private final List<String> rules;
    private final StringBuilder text = new StringBuilder();

    private SummaryCsv(Summary summary) {
        rules = summary.experiment().rules();
        line(HEAD);
        summary.groups().forEach(this::add);
        summary.differences().forEach(this::add);
    }

    /** All lines; they end as the format has it, with CR and LF. */
    static String write(Summary summary) {
        return new SummaryCsv(summary).text.toString();
    }

    private void line(List<String> cells) {
        text.append(CsvRow.of(cells)).append("\r\n");
    }

    private void add(Group group) {
        for (Winner winner : Winner.values()) {
            add(group, "winner", winner.id(), group.won(winner));
        }
        group.kinds().forEach((how, share) -> add(group, "how", how, share));
        group.ends()
                .forEach((end, share) ->
                        add(group, "end", end.winner().id() + " " + end.how() + " " + end.clause(), share));
        add(group, "capped", "", group.capped());
        for (Measure measure : Measure.all()) {
            Mean mean = group.mean(measure);
            if (mean.games() > 0) {
                line(cells(
                        group,
                        "mean",
                        measure.id(),
                        Long.toString(mean.games()),
                        "",
                        mean.value(),
                        mean.interval(),
                        mean.standardError()));
            }
        }
        group.refusing().forEach((clause, share) -> {
            add(group, "refusing", clause, share);
            line(cells(
                    group,
                    "refusals",
                    clause,
                    Long.toString(share.of()),
                    Long.toString(group.figures().refusals().getOrDefault(clause, 0L)),
                    group.refusals(clause),
                    Interval.UNKNOWN,
                    Double.NaN));
        });
    }

    private void add(Group group, String figure, String of, Proportion share) {
        line(cells(
                group,
                figure,
                of,
                Long.toString(share.of()),
                Long.toString(share.count()),
                share.share(),
                share.interval(),
                Double.NaN));
    }

    private List<String> cells(
            Group group,
            String figure,
            String of,
            String games,
            String count,
            double value,
            Interval interval,
            double error) {
        return List.of(
                rules.get(group.rules()),
                "",
                group.setup().map(SetupPair::toString).orElse(ALL),
                group.first().map(Side::id).orElse(ALL),
                figure,
                of,
                games,
                count,
                Rounded.data(value),
                Rounded.data(interval.low()),
                Rounded.data(interval.high()),
                Rounded.data(error),
                "",
                "",
                "");
    }

    private void add(RulesDifference difference) {
        line(List.of(
                rules.get(difference.rules().other()),
                rules.get(difference.rules().one()),
                ALL,
                ALL,
                "difference",
                difference.what().id(),
                "",
                "",
                Rounded.data(difference.value()),
                Rounded.data(difference.interval().low()),
                Rounded.data(difference.interval().high()),
                "",
                difference.test().id(),
                Rounded.data(difference.p()),
                Rounded.data(difference.holm())));
    }
}
