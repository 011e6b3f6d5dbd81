package org.janggi.testkit.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.janggi.testkit.simulate.Catalogue;
import org.janggi.testkit.simulate.Chunk;
import org.janggi.testkit.simulate.Experiment;
import org.janggi.testkit.simulate.Group;
import org.janggi.testkit.simulate.Histogram;
import org.janggi.testkit.simulate.Measure;
import org.janggi.testkit.simulate.Proportion;
import org.janggi.testkit.simulate.SetupPair;
import org.janggi.testkit.simulate.Simulation;
import org.janggi.testkit.simulate.Summary;
import org.janggi.testkit.simulate.Winner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the charts of the report show is what the summary tells. */
class ReportChartsTest {
    private static final String LONG =
            "gungjanggi-silver:three-passes=on:later-checks=on:call-by-general=on:court-exempt=on";
    private static final Summary SUMMARY = summary(Experiment.of(List.of("kja", "gungjanggi-silver"), 64, 5));
    private static final ReportCharts CHARTS = new ReportCharts(SUMMARY);
    private static final Pattern TEXT = Pattern.compile("<(?:text|tspan)[^>]*>\\s*([^<]+?)\\s*<");
    private static final Pattern BAR =
            Pattern.compile("<rect [^>]*height=\"([^\"]+)\" [^>]*fill=\"rgb\\(106,160,216\\)\"");

    private static Summary summary(Experiment experiment) {
        Simulation simulation = Simulation.of(experiment, Catalogue.ofServices());
        return Summary.of(
                simulation.experiment(),
                simulation.play(new Chunk(0, experiment.games()), false).tally());
    }

    private static List<String> texts(String chart) {
        return TEXT.matcher(chart).results().map(found -> found.group(1)).toList();
    }

    private static String percent(Proportion share) {
        return Rounded.percent(share.share()) + " %";
    }

    @Test
    void who_wins() {
        List<String> shares = Stream.of(0, 1)
                .flatMap(rules -> Stream.of(Winner.values())
                        .map(winner -> percent(SUMMARY.group(rules).won(winner))))
                .toList();
        assertThat(texts(CHARTS.outcomes()).stream().filter(text -> text.matches("[0-9.]+ %")))
                .containsExactlyInAnyOrderElementsOf(shares);
    }

    @Test
    void how_games_end() {
        List<String> shares = Stream.of(0, 1)
                .flatMap(rules -> SUMMARY.group(rules).kinds().values().stream())
                .filter(share -> share.share() >= 0.08)
                .map(share -> Rounded.places(100 * share.share(), 1) + " %")
                .toList();
        assertThat(texts(CHARTS.kinds()).stream().filter(text -> text.matches("[0-9.]+ %")))
                .hasSizeGreaterThan(3)
                .containsExactlyInAnyOrderElementsOf(shares);
    }

    @Test
    void how_long_games_are() {
        int bin = CHARTS.bin();
        List<Double> shares = new ArrayList<>();
        for (int rules = 0; rules < 2; rules++) {
            Group group = SUMMARY.group(rules);
            Histogram lengths = group.figures().measure(Measure.LENGTH);
            assertThat(texts(CHARTS.lengths()))
                    .contains((rules + 1) + ". " + SUMMARY.experiment().rules().get(rules) + ": mean "
                            + Rounded.places(group.mean(Measure.LENGTH).value(), 1) + " moves");
            Map<Integer, Double> bars = new TreeMap<>();
            lengths.counts().forEach((length, count) -> {
                if (length <= ReportCharts.BINS * bin) {
                    bars.merge((length - 1) / bin, 1.0 * count / lengths.total(), Double::sum);
                }
            });
            shares.addAll(sorted(bars.values()));
        }
        List<Double> heights = new ArrayList<>();
        for (String panel : CHARTS.lengths().split("mean ")) {
            heights.addAll(sorted(BAR.matcher(panel)
                    .results()
                    .map(found -> Double.parseDouble(found.group(1)))
                    // What has no height is drawn as a line.
                    .filter(height -> height > 0.2)
                    .toList()));
        }
        assertThat(heights).hasSameSizeAs(shares);
        double scale = heights.get(0) / shares.get(0);
        for (int i = 0; i < shares.size(); i++) {
            assertThat(heights.get(i)).isCloseTo(shares.get(i) * scale, within(0.01));
        }
    }

    private static List<Double> sorted(Collection<Double> numbers) {
        return numbers.stream().sorted().toList();
    }

    @Test
    void what_the_set_ups_change() {
        List<String> texts = texts(CHARTS.setups(SUMMARY.group(1)));
        assertThat(texts)
                .anySatisfy(text -> assertThat(text)
                        .startsWith("Cho wins " + percent(SUMMARY.group(1).won(Winner.CHO)) + " ("));
        List<String> shares = SetupPair.all().stream()
                .map(pair -> percent(SUMMARY.group(1, Optional.of(pair)).won(Winner.CHO)))
                .toList();
        assertThat(texts.stream()
                        .filter(text -> text.matches("[0-9.]+ %( \\*)?"))
                        .map(text -> text.replace(" *", "")))
                .containsExactlyInAnyOrderElementsOf(shares);
    }

    @Test
    void set_ups_that_were_not_played_are_told() {
        Summary two = summary(Experiment.of(List.of("kja"), 4, 1)
                .withSetups(List.of(SetupPair.parse("HEEH/EHHE"), SetupPair.parse("EHHE/HEEH"))));
        assertThat(texts(new ReportCharts(two).setups(two.group(0))).stream().filter("not played"::equals))
                .hasSize(14);
    }

    @Test
    void a_long_name_keeps_its_number_and_tells_that_it_goes_on() {
        Summary summary = summary(Experiment.of(List.of("kja", LONG), 2, 1));
        ReportCharts charts = new ReportCharts(summary);
        for (String chart : List.of(charts.outcomes(), charts.kinds(), charts.setups(summary.group(1)))) {
            assertThat(texts(chart))
                    .anySatisfy(text -> assertThat(text)
                            .hasSizeLessThan(80)
                            .startsWith("2. gungjanggi-silver:call-by-general=on:")
                            .endsWith(":…"));
        }
        assertThat(texts(charts.lengths()))
                .anyMatch(text -> text.matches("2\\. gungjanggi-silver:.*:…: mean [0-9.]+ moves"));
    }

    @ParameterizedTest
    @CsvSource({
        "1, 1",
        "40, 1",
        "41, 2",
        "240, 6",
        "241, 8",
        "320, 8",
        "321, 10",
        "2000, 50",
        "40000000, 1000000",
        "50000001, 2000000",
        "2147483647, 60000000"
    })
    void bins_are_round_and_reach_as_far_as_games(int longest, int bin) {
        assertThat(ReportCharts.bin(longest)).isEqualTo(bin);
    }
}
