package org.janggi.testkit.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.janggi.core.Replay;
import org.janggi.notation.Diagnostic;
import org.janggi.notation.Severity;

/** What was found out about games, in counts. */
final class ValidationSummary {
    private long files;
    private long unreadable;
    private long games;
    private long plies;
    private long problems;
    private long agreeing;
    private long disagreeing;
    private final Map<String, Long> diagnostics = new TreeMap<>();
    private final Map<String, Long> findings = new TreeMap<>();
    private long gamesWithFindings;

    /** Counts a file that was read to its end, with what is wrong with it apart from its games. */
    void addFile(List<Diagnostic> outside) {
        files++;
        outside.forEach(this::add);
        problems += outside.stream().anyMatch(Diagnostic::isError) ? 1 : 0;
    }

    /** Counts a file that was not read to its end. */
    void addFile(GameFile.Failure failure) {
        files++;
        unreadable += failure.isUnreadable() ? 1 : 0;
        problems += failure.isUnreadable() ? 0 : 1;
    }

    /** Counts a game. */
    void add(GameReport report) {
        games++;
        plies += report.moves().size();
        problems += report.isOk() ? 0 : 1;
        Optional<Boolean> agrees = report.evidence().agrees();
        agreeing += agrees.orElse(false) ? 1 : 0;
        disagreeing += agrees.orElse(true) ? 0 : 1;
        report.game().diagnostics().forEach(this::add);
        for (Replay.Finding finding : report.findings()) {
            String kind = finding.refusal().isPresent() ? "forbidden" : "ended";
            findings.merge(kind + " by " + GameJson.clause(finding), 1L, Long::sum);
        }
        gamesWithFindings += report.findings().isEmpty() ? 0 : 1;
    }

    /** Counts what another summary has counted. */
    void add(ValidationSummary other) {
        files += other.files;
        unreadable += other.unreadable;
        games += other.games;
        plies += other.plies;
        problems += other.problems;
        agreeing += other.agreeing;
        disagreeing += other.disagreeing;
        other.diagnostics.forEach((kind, count) -> diagnostics.merge(kind, count, Long::sum));
        other.findings.forEach((kind, count) -> findings.merge(kind, count, Long::sum));
        gamesWithFindings += other.gamesWithFindings;
    }

    private void add(Diagnostic diagnostic) {
        String severity = diagnostic.severity() == Severity.ERROR ? " (error)" : "";
        diagnostics.merge(diagnostic.code().id() + severity, diagnostic.count(), Long::sum);
    }

    /** What a run that found this exits with. */
    int exitCode() {
        return unreadable > 0 ? ExitCode.USAGE : problems > 0 ? ExitCode.PROBLEMS : ExitCode.OK;
    }

    /** The counts for people, of findings under a rule set. */
    List<String> lines(String rules) {
        List<String> lines = new ArrayList<>();
        lines.add(format("files %d, games %d, plies %d, problems %d", files, games, plies, problems)
                + (unreadable > 0 ? format(", unreadable files %d", unreadable) : ""));
        lines.add(format(
                "result and board: %d agree, %d disagree, %d not to be told",
                agreeing, disagreeing, games - agreeing - disagreeing));
        if (!diagnostics.isEmpty()) {
            lines.add("diagnostics: " + list(diagnostics));
        }
        lines.add(
                findings.isEmpty()
                        ? "findings under " + rules + ": none"
                        : format("findings under %s in %d games: ", rules, gamesWithFindings) + list(findings));
        return lines;
    }

    private static String list(Map<String, Long> counts) {
        return counts.entrySet().stream()
                .map(entry -> entry.getKey() + " " + entry.getValue())
                .collect(Collectors.joining(", "));
    }

    private static String format(String pattern, Object... values) {
        return String.format(Locale.ROOT, pattern, values);
    }
}
