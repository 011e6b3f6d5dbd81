package org.janggi.testkit.cli;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.janggi.testkit.simulate.KeptGame;
import org.janggi.testkit.simulate.Simulation;
import org.janggi.testkit.simulate.Summary;
import org.janggi.testkit.simulate.Tally;

/** The files that tell the result of an experiment. They depend on the experiment and on nothing else. */
final class ResultFiles {
    private static final String REPORT = "report.html";

    private ResultFiles() {}

    /** Writes all of them. */
    static void write(RunDirectory dir, Simulation simulation, Tally tally) {
        Summary summary = Summary.of(simulation.experiment(), tally);
        text(dir, "experiment.json", ExperimentJson.write(simulation.experiment()));
        text(dir, "summary.csv", SummaryCsv.write(summary));
        text(dir, "summary.json", SummaryJson.write(summary));
        for (int i = 0; i < simulation.rules().size(); i++) {
            int rules = i;
            List<KeptGame> kept =
                    tally.kept().stream().filter(game -> game.rules() == rules).toList();
            if (!kept.isEmpty()) {
                KeptRecords records = new KeptRecords(simulation, rules);
                dir.write(records.name(), out -> records.write(kept, out));
            }
        }
        drawn(simulation, summary).forEach((name, text) -> text(dir, name, text));
    }

    /** What has charts, which comes last: what their library fails at is told, and costs nothing else. */
    private static Map<String, String> drawn(Simulation simulation, Summary summary) {
        Map<String, String> files = new LinkedHashMap<>();
        try {
            if (simulation.experiment().games() > 0) {
                ReportCharts charts = new ReportCharts(summary);
                files.put("outcomes.svg", Chart.alone(charts.outcomes()));
                files.put("endings.svg", Chart.alone(charts.kinds()));
                files.put("lengths.svg", Chart.alone(charts.lengths()));
            }
            files.put(REPORT, Report.write(simulation, summary));
        } catch (RuntimeException | LinkageError e) {
            throw new UsageException(REPORT + ": cannot be drawn: " + e + "; all other files are written");
        }
        return files;
    }

    private static void text(RunDirectory dir, String name, String text) {
        dir.write(name, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }
}
