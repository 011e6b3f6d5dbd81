package org.janggi.testkit.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.janggi.core.Replay;
import org.janggi.notation.Diagnostic;
import org.janggi.notation.Place;
import org.janggi.notation.StandardTag;

/** How the reports on games are printed. */
enum ReportFormat {
    /** Lines for people. */
    TEXT {
        @Override
        List<String> lines(GameReport report) {
            List<String> lines = new ArrayList<>();
            lines.add(headline(report));
            for (Diagnostic diagnostic : report.game().diagnostics()) {
                lines.add(diagnostic.in(Locale.ENGLISH));
            }
            for (Replay.Finding finding : report.findings()) {
                lines.add(prefix(report, "finding") + ", " + finding);
            }
            report.failure().ifPresent(failure -> lines.add(prefix(report, "error") + ", " + failure));
            return lines;
        }

        @Override
        void end(Streams streams, List<String> summary) throws IOException {
            for (String line : summary) {
                streams.print(line);
            }
        }
    },

    /** One JSON object a game, and nothing else; the summary goes to the standard error. */
    JSONL {
        @Override
        List<String> lines(GameReport report) {
            return List.of(GameJson.of(report));
        }

        @Override
        void end(Streams streams, List<String> summary) throws IOException {
            streams.flush();
            summary.forEach(streams::error);
        }
    };

    /** Tells what was found out about a game. */
    abstract List<String> lines(GameReport report);

    /** Prints what was found out about all games. */
    abstract void end(Streams streams, List<String> summary) throws IOException;

    private static String headline(GameReport report) {
        String result = report.game().record().result().raw().strip();
        BoardEvidence evidence = report.evidence();
        Optional<String> opinion = evidence.agrees()
                .map(agrees -> ", the board " + (agrees ? "agrees" : "disagrees") + " (" + evidence.words() + ")");
        return prefix(report, report.isOk() ? "ok" : "problems")
                + ", " + tag(report, StandardTag.CHO) + " - " + tag(report, StandardTag.HAN)
                + ", " + report.moves().size() + " plies"
                + (result.isEmpty() ? "" : ", result \"" + result + "\"")
                + opinion.orElse("");
    }

    private static String prefix(GameReport report, String word) {
        Place place = report.game().place();
        return place.source() + ":" + place.line() + ": " + word + ": game "
                + report.game().index();
    }

    private static String tag(GameReport report, StandardTag tag) {
        return report.game().record().tag(tag).map(String::strip).orElse("?");
    }
}
