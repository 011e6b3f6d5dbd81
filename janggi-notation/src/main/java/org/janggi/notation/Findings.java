package org.janggi.notation;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Position;
import org.janggi.core.Text;

/** Collects what is noticed about one game, or about an input without any. */
final class Findings {
    private static final int LONGEST_TOKEN = 100;

    private final ReadOptions options;
    private final String source;
    private final int game;
    private final List<Diagnostic> found = new ArrayList<>();
    private final Map<DiagnosticCode, Integer> firsts = new EnumMap<>(DiagnosticCode.class);
    private long gameLine;

    Findings(ReadOptions options, String source, int game) {
        this.options = options;
        this.source = source;
        this.game = game;
    }

    /** Says where the game begins, once that is known. */
    void beginAt(long line) {
        gameLine = line;
    }

    /** The name of the input. */
    String source() {
        return source;
    }

    /** Something about a place. */
    void add(DiagnosticCode code, Line line, int column, String token, Text expected, String what) {
        add(code, line, column, token, expected, what, 0, null);
    }

    /** Something about a place, where nothing in particular was expected. */
    void add(DiagnosticCode code, Line line, int column, String token, String what) {
        add(code, line, column, token, Diagnostic.NOTHING, what, 0, null);
    }

    /** Something about a ply, with the position before it if that is known. */
    void add(
            DiagnosticCode code,
            Line line,
            int column,
            String token,
            Text expected,
            String what,
            int ply,
            @Nullable Position before) {
        Optional<Severity> severity = options.severity(code);
        if (severity.isPresent() && !isFull(line, column)) {
            Place place = line.place(source, column);
            found.add(diagnostic(severity.get(), code, place, token, 1, expected, what, ply, before));
        }
    }

    /** Something about a place that has no line any more. */
    void add(DiagnosticCode code, Place place, Text expected, String what) {
        options.severity(code)
                .ifPresent(severity -> found.add(diagnostic(severity, code, place, "", 1, expected, what, 0, null)));
    }

    /** Something that a game may do all the time: told once, with the number of times. */
    void addOnce(
            DiagnosticCode code, Line line, int column, String token, String what, int ply, @Nullable Position before) {
        Integer first = firsts.get(code);
        if (first == null) {
            int size = found.size();
            add(code, line, column, token, Diagnostic.NOTHING, what, ply, before);
            if (found.size() > size) {
                firsts.put(code, size);
            }
        } else {
            Diagnostic d = found.get(first);
            found.set(first, counting(d, d.count() + 1));
        }
    }

    /** A run of bytes that are no text. */
    void add(Line line, Line.Flaw flaw) {
        Optional<Severity> severity = options.severity(flaw.code());
        if (severity.isPresent() && !isFull(line, flaw.column())) {
            String what = flaw.code() == DiagnosticCode.STRAY_BYTE ? "0xFF" : "";
            Place place = line.place(source, flaw);
            found.add(diagnostic(
                    severity.get(), flaw.code(), place, "", flaw.count(), Diagnostic.NOTHING, what, 0, null));
        }
    }

    /** A run of one character that does not belong into a text. */
    void addRun(DiagnosticCode code, Line line, int column, int count, String what) {
        Optional<Severity> severity = options.severity(code);
        if (severity.isPresent() && !isFull(line, column)) {
            Place place = line.place(source, column);
            found.add(diagnostic(severity.get(), code, place, "", count, Diagnostic.NOTHING, what, 0, null));
        }
    }

    /** Whether the limit is reached; says so once. */
    private boolean isFull(Line line, int column) {
        int most = options.limits().diagnostics();
        if (found.size() < most) {
            return false;
        }
        if (found.size() == most) {
            Severity severity =
                    options.severity(DiagnosticCode.TOO_MANY_DIAGNOSTICS).orElse(Severity.NOTE);
            Place place = line.place(source, column);
            found.add(
                    diagnostic(severity, DiagnosticCode.TOO_MANY_DIAGNOSTICS, place, "", 1, atMost(most), "", 0, null));
        }
        return true;
    }

    private Diagnostic diagnostic(
            Severity severity,
            DiagnosticCode code,
            Place place,
            String token,
            long count,
            Text expected,
            String what,
            int ply,
            @Nullable Position before) {
        return new Diagnostic(
                severity,
                code,
                place,
                gameLine == 0 ? 0 : game,
                gameLine,
                ply,
                before == null ? Optional.empty() : Optional.of(before.turn()),
                shortened(token),
                count,
                expected,
                what,
                before == null ? Optional.empty() : Optional.of(before.toString()));
    }

    private static Diagnostic counting(Diagnostic d, long count) {
        return new Diagnostic(
                d.severity(),
                d.code(),
                d.place(),
                d.game(),
                d.gameLine(),
                d.ply(),
                d.side(),
                d.token(),
                count,
                d.expected(),
                d.found(),
                d.fen());
    }

    /** How many diagnostics there are of a code. */
    int count(DiagnosticCode code) {
        return (int) found.stream().filter(d -> d.code() == code).count();
    }

    /** How many diagnostics there are, to come back to. */
    int mark() {
        return found.size();
    }

    /** Forgets what was noticed since a mark. */
    void reset(int mark) {
        found.subList(Math.min(mark, found.size()), found.size()).clear();
        firsts.values().removeIf(first -> first >= mark);
    }

    /** Replaces all diagnostics of one code by one of another in the place of the first. */
    void merge(DiagnosticCode code, DiagnosticCode merged) {
        List<Diagnostic> kept = new ArrayList<>();
        int first = -1;
        for (Diagnostic d : found) {
            if (d.code() != code) {
                kept.add(d);
            } else if (first < 0) {
                first = kept.size();
                kept.add(new Diagnostic(
                        options.severity(merged).orElse(Severity.NOTE),
                        merged,
                        d.place(),
                        d.game(),
                        d.gameLine(),
                        d.ply(),
                        d.side(),
                        d.token(),
                        d.count(),
                        d.expected(),
                        d.found(),
                        d.fen()));
            } else {
                kept.set(first, counting(kept.get(first), kept.get(first).count() + d.count()));
            }
        }
        if (first >= 0 && options.severity(merged).isEmpty()) {
            kept.remove(first);
        }
        found.clear();
        found.addAll(kept);
    }

    /** Everything noticed. */
    List<Diagnostic> all() {
        return found;
    }

    /** The expectation of a limit. */
    static Text atMost(int limit) {
        return new Text("at most " + limit, limit + " 이하");
    }

    /** The expectation of a move that may be played, with the reason why another may not. */
    static Text permitted(Text why) {
        return new Text("a permitted move: " + why.english(), "둘 수 있는 수: " + why.korean());
    }

    /** A word that fits into a line. */
    static String shortened(String token) {
        return token.length() <= LONGEST_TOKEN ? token : token.substring(0, LONGEST_TOKEN) + "...";
    }
}
