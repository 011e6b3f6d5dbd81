package org.janggi.testkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.janggi.core.Side;
import org.janggi.testkit.simulate.AtCap;
import org.janggi.testkit.simulate.Catalogue;
import org.janggi.testkit.simulate.Chunk;
import org.janggi.testkit.simulate.Experiment;
import org.janggi.testkit.simulate.Measure;
import org.janggi.testkit.simulate.SetupPair;
import org.janggi.testkit.simulate.Simulation;
import org.janggi.testkit.simulate.Summary;
import org.janggi.testkit.simulate.Tally;
import org.janggi.testkit.simulate.Winner;
import org.janggi.variants.FairyRules;
import org.janggi.variants.RuleSets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** The summary as CSV and JSON, and the report. */
class SummaryFilesTest {
    private static final String HOSTILE = "\"a\", <script>alert('b')</script> & c";
    private static final Experiment EXPERIMENT = Experiment.of(
                    List.of("kja", "gungjanggi-silver", "gungjanggi-dan"), 64, 5)
            .withFirstMovers(List.of(Side.CHO, Side.HAN));
    private static final Simulation SIMULATION = simulation(EXPERIMENT);
    private static final Tally TALLY = play(SIMULATION, 0, 64);
    private static final Summary SUMMARY = Summary.of(EXPERIMENT, TALLY);

    private static Simulation simulation(Experiment experiment) {
        return Simulation.of(
                experiment,
                Catalogue.of(text -> text.equals(HOSTILE) ? FairyRules.CASUAL : RuleSets.byId(text), List.of()));
    }

    private static Tally play(Simulation simulation, long from, long to) {
        return simulation.play(new Chunk(from, to), false).tally();
    }

    private static List<CsvRow> rows(String csv) throws CsvRow.Fault {
        assertThat(csv).endsWith("\r\n");
        assertThat(csv.replace("\r\n", "")).doesNotContain("\r", "\n");
        List<CsvRow> rows = new ArrayList<>();
        for (String line : csv.split("\r\n")) {
            rows.add(CsvRow.parse(rows.size() + 1, line));
        }
        return rows;
    }

    private static Document parse(String page) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
        return factory.newDocumentBuilder().parse(new InputSource(new StringReader(page)));
    }

    private static List<Element> elements(Document page, String name) {
        NodeList found = page.getElementsByTagName(name);
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < found.getLength(); i++) {
            elements.add((Element) found.item(i));
        }
        return elements;
    }

    @Test
    void lines_of_csv_have_as_many_cells_as_the_head() throws CsvRow.Fault {
        List<CsvRow> rows = rows(SummaryCsv.write(SUMMARY));
        assertThat(rows.get(0).cells()).hasSize(15).startsWith("rules", "minus", "setup", "first", "figure");
        assertThat(rows).allSatisfy(row -> assertThat(row.cells()).hasSize(15));
        // Of each rule set 17 groups for both movers together and for either.
        assertThat(rows.stream().filter(row -> row.cell(4).equals("winner"))).hasSize(3 * 51 * 3);
        assertThat(rows.stream().filter(row -> row.cell(4).equals("difference")))
                .extracting(row -> row.cell(0) + " - " + row.cell(1) + ": " + row.cell(5))
                .hasSize(SUMMARY.differences().size())
                .contains(
                        "gungjanggi-silver - kja: cho-wins",
                        "gungjanggi-dan - kja: how=points",
                        "gungjanggi-dan - gungjanggi-silver: how=mate",
                        "gungjanggi-dan - gungjanggi-silver: han-calls");
    }

    @Test
    void csv_tells_what_was_counted() throws CsvRow.Fault {
        List<CsvRow> rows = rows(SummaryCsv.write(SUMMARY));
        CsvRow cho = rows.get(1);
        long won = TALLY.figures(0).won(Winner.CHO);
        assertThat(cho.cells().subList(0, 8))
                .containsExactly("kja", "", "all", "all", "winner", "cho", "64", Long.toString(won));
        assertThat(Double.parseDouble(cho.cell(8))).isEqualTo(won / 64.0);
        CsvRow length = rows.stream()
                .filter(row ->
                        row.cell(0).equals("gungjanggi-dan") && row.cell(5).equals("length"))
                .findFirst()
                .orElseThrow();
        double mean = TALLY.figures(2).measure(Measure.LENGTH).sum() / 64.0;
        assertThat(Double.parseDouble(length.cell(8))).isEqualTo(Math.round(mean * 1000) / 1000.0);
    }

    @Test
    void json_holds_the_experiment_and_the_same_numbers_as_csv() throws CsvRow.Fault {
        JsonNode json = JsonText.parse(SummaryJson.write(SUMMARY));
        assertThat(ExperimentJson.read(JsonText.lines(json.get("experiment")), OptionalLong.empty()))
                .isEqualTo(EXPERIMENT);
        List<CsvRow> rows = rows(SummaryCsv.write(SUMMARY)).stream()
                .filter(row -> row.cell(4).equals("winner"))
                .toList();
        List<String> written = new ArrayList<>();
        for (JsonNode group : json.get("groups")) {
            for (Winner winner : Winner.values()) {
                JsonNode share = group.get("winners").get(winner.id());
                written.add(String.join(
                        ",",
                        group.get("rules").asText(),
                        group.get("setup").asText(),
                        group.get("first").asText(),
                        winner.id(),
                        share.get("count").asText(),
                        share.get("low").asText(),
                        share.get("high").asText()));
            }
        }
        assertThat(rows.stream()
                        .map(row -> String.join(
                                ",",
                                row.cell(0),
                                row.cell(2),
                                row.cell(3),
                                row.cell(5),
                                row.cell(7),
                                row.cell(9),
                                row.cell(10))))
                .containsExactlyElementsOf(written);
        assertThat(json.get("differences")).hasSize(SUMMARY.differences().size());
    }

    @Test
    void the_report_loads_nothing() throws Exception {
        String page = Report.write(SIMULATION, SUMMARY);
        assertThat(page).doesNotContain("://", "<script", "src=", "@import", "<link", "<img");
        // Names of other parts of the page alone.
        assertThat(page.replace("url(#", "")).doesNotContain("url(");
        assertThat(elements(parse(page), "a"))
                .allSatisfy(link -> assertThat(link.getAttribute("href")).startsWith("#"));
    }

    @Test
    void the_report_has_every_chart_for_every_rule_set() throws Exception {
        Document page = parse(Report.write(SIMULATION, SUMMARY));
        List<Element> charts = elements(page, "svg");
        // Shares, kinds and lengths of all rule sets together, and set-ups of each.
        assertThat(charts)
                .hasSize(3 + 3)
                .allSatisfy(
                        chart -> assertThat(chart.getAttribute("aria-label")).isNotEmpty())
                .allSatisfy(chart -> assertThat(chart.getAttribute("role")).isEqualTo("img"));
        for (Winner winner : Winner.values()) {
            assertThat(charts.get(0).getTextContent())
                    .contains(Rounded.percent(SUMMARY.group(1).won(winner).share()) + " %");
        }
        for (int i = 0; i < 3; i++) {
            assertThat(charts.get(i).getTextContent()).contains(EXPERIMENT.rules());
            assertThat(charts.get(3 + i).getTextContent())
                    .contains(EXPERIMENT.rules().get(i));
        }
    }

    @Test
    void the_report_tells_shares_and_names_in_both_languages() {
        String page = Report.write(SIMULATION, SUMMARY);
        assertThat(page)
                .contains("<td>"
                        + Rounded.percent(SUMMARY.group(1).won(Winner.CHO).share()) + " <span")
                .contains(SIMULATION.rules().get(1).name().korean())
                .contains("외통")
                .contains("simulate --experiment experiment.json")
                .contains(Html.escape(ExperimentJson.write(EXPERIMENT)));
        for (String clause : TALLY.figures(1).refusals().keySet()) {
            assertThat(page).contains(Html.escape(ReportWords.clause(clause).korean()));
        }
    }

    @Test
    void all_files_are_the_same_in_whatever_order_parts_are_added() {
        Tally parts = play(SIMULATION, 40, 64).plus(play(SIMULATION, 0, 7)).plus(play(SIMULATION, 7, 40));
        Summary again = Summary.of(EXPERIMENT, parts);
        assertThat(SummaryCsv.write(again)).isEqualTo(SummaryCsv.write(SUMMARY));
        assertThat(SummaryJson.write(again)).isEqualTo(SummaryJson.write(SUMMARY));
        assertThat(Report.write(SIMULATION, again)).isEqualTo(Report.write(SIMULATION, SUMMARY));
    }

    @Test
    void names_mean_nothing_in_a_page_or_in_a_cell() throws Exception {
        Experiment experiment = Experiment.of(List.of(HOSTILE, "kja"), 4, 1);
        Simulation simulation = simulation(experiment);
        Summary summary = Summary.of(experiment, play(simulation, 0, 4));
        assertThat(rows(SummaryCsv.write(summary)).get(1).cell(0)).isEqualTo(HOSTILE);
        String page = Report.write(simulation, summary);
        assertThat(page).doesNotContain("<script").contains("&lt;script&gt;");
        assertThat(elements(parse(page), "title").get(0).getTextContent()).contains(HOSTILE);
    }

    static Stream<Experiment> small() {
        Experiment one = Experiment.of(List.of("kja"), 1, 1);
        return Stream.of(
                one,
                one.withSetups(List.of(SetupPair.parse("HEEH/EHHE"))),
                one.withSetups(List.of(SetupPair.parse("HEEH/EHHE"), SetupPair.parse("EHHE/HEEH"))),
                one.withCap(1, AtCap.UNFINISHED).withFirstMovers(List.of(Side.HAN)));
    }

    @ParameterizedTest
    @MethodSource("small")
    void little_and_nothing_are_told_too(Experiment experiment) throws Exception {
        Simulation simulation = simulation(experiment);
        for (Tally tally : List.of(Tally.empty(experiment), play(simulation, 0, 1))) {
            Summary summary = Summary.of(experiment, tally);
            Document page = parse(Report.write(simulation, summary));
            int charts = experiment.setups().size() > 1 ? 4 : 3;
            assertThat(elements(page, "svg")).hasSize(tally.equals(Tally.empty(experiment)) ? 0 : charts);
            for (String text :
                    List.of(SummaryCsv.write(summary), SummaryJson.write(summary), Report.write(simulation, summary))) {
                assertThat(text).doesNotContain("NaN", "Infinity");
            }
            assertThat(Arrays.asList(page.getDocumentElement().getTextContent().split("\\s+")))
                    .contains("Differences");
        }
    }

    @Test
    void characters_without_a_place_in_a_page_are_replaced() {
        assertThat(Html.escape("a\u0000\uD800<\"'&>")).isEqualTo("a\uFFFD\uFFFD&lt;&quot;&#39;&amp;&gt;");
        assertThat(Html.escape("차림 \uD83D\uDE00").getBytes(StandardCharsets.UTF_8))
                .hasSize(11);
    }
}
