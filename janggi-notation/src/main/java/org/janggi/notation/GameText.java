package org.janggi.notation;

import org.checkerframework.checker.nullness.qual.Nullable;

/** The text of a game as it was, with what in its lines is not text; kept up to a limit. */
final class GameText {
    private final ReadOptions options;
    private final Findings findings;
    private @Nullable StringBuilder text;
    private long size;
    private String eol = "";
    private boolean overlong;

    GameText(ReadOptions options, Findings findings) {
        this.options = options;
        this.findings = findings;
        this.text = options.keepsSource() ? new StringBuilder() : null;
    }

    /** Keeps a line. */
    void keep(Line line) {
        size += line.size();
        eol = eol.isEmpty() ? line.eol() : eol;
        StringBuilder kept = text;
        if (kept != null) {
            kept.append(line.text(), line.start(), line.text().length()).append(line.eol());
            text = isTooLong() || line.skipped() > 0 ? null : kept;
        }
    }

    /** Takes back what was kept last. */
    void reset(long mark) {
        StringBuilder kept = text;
        if (kept != null) {
            kept.setLength((int) Math.min(mark, kept.length()));
        }
        size = mark;
    }

    /** Takes back what a line that was kept last has from a column on, to be read as a line of its own. */
    Line cut(Line line, int from) {
        Line rest = line.from(from);
        reset(size - rest.size());
        return rest;
    }

    /** How many characters there are, to come back to. */
    long size() {
        return size;
    }

    /** Whether there are more characters than a game may have. */
    boolean isTooLong() {
        return size > options.limits().game();
    }

    /** Stops a game that has become too long, and says so once. */
    void limit(Line line, GameState state) {
        if (state.isGame() && isTooLong() && !overlong) {
            overlong = true;
            int most = options.limits().game();
            findings.add(DiagnosticCode.GAME_TOO_LONG, line, 0, "", Findings.atMost(most), Integer.toString(most));
            state.stop();
        }
    }

    /** The text, or null if it is not wanted or too long. */
    @Nullable
    String text() {
        return text == null ? null : text.toString();
    }

    /** The first end of a line. */
    String eol() {
        return eol.isEmpty() ? "\n" : eol;
    }

    /** Says what in a line is not text. */
    void check(Line line, boolean blanksMatter) {
        if (line.start() > 0) {
            return;
        }
        for (Line.Flaw flaw : line.flaws()) {
            findings.add(line, flaw);
        }
        String characters = line.text();
        int length = characters.length();
        if (line.skipped() > 0) {
            findings.add(
                    DiagnosticCode.LINE_TOO_LONG,
                    line,
                    length,
                    "",
                    Findings.atMost(options.limits().lineBytes()),
                    Long.toString(options.limits().lineBytes() + line.skipped()));
        }
        for (int i = 0; i < length; i++) {
            char c = characters.charAt(i);
            if (isStray(c)) {
                int end = i + 1;
                while (end < length && characters.charAt(end) == c) {
                    end++;
                }
                boolean mark = c == 0x1A;
                findings.addRun(
                        mark ? DiagnosticCode.STRAY_BYTE : DiagnosticCode.STRAY_CHARACTER,
                        line,
                        i,
                        end - i,
                        mark ? "0x1A" : String.format(java.util.Locale.ROOT, "U+%04X", (int) c));
                i = end - 1;
            }
        }
        if (blanksMatter && length > 0 && isBlank(characters.charAt(length - 1))) {
            findings.addOnce(
                    DiagnosticCode.STRAY_BLANKS,
                    line,
                    characters.stripTrailing().length(),
                    "",
                    "",
                    0,
                    null);
        }
    }

    /** A character that no text has: a control character, a byte-order mark, or what 0xFF becomes on a Mac. */
    static boolean isStray(char c) {
        return c < ' ' && c != '\t' || c == 0x7F || c == '\uF8F7' || c == '\uFEFF';
    }

    /** A blank of any kind. */
    static boolean isBlank(char c) {
        return c == ' ' || c == '\t' || c == '\u3000' || c == '\u00A0';
    }

    /** Where the first character stands that is neither blank nor stray; the length of the text if there is none. */
    static int firstVisible(String text, int from) {
        int i = from;
        while (i < text.length() && (isBlank(text.charAt(i)) || isStray(text.charAt(i)))) {
            i++;
        }
        return i;
    }
}
