package org.janggi.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Position;
import org.janggi.core.Text;

/** The words of a PGN game that is being read: numbers, moves, glyphs, variations and the result. */
final class PgnWords {
    private static final Text MOVE = new Text("a move, as in Hc3 or --", "수, 보기 Hc3, --");

    private static final Map<String, Integer> SUFFIXES = Map.of("!", 1, "?", 2, "!!", 3, "??", 4, "!?", 5, "?!", 6);

    private final ReadOptions options;
    private final Findings findings;
    private final PgnHeader header;
    private final GameState state;
    private final StartReader starter;
    private final PgnPlies plies;
    private final List<String> before = new ArrayList<>();
    private boolean begun;

    private @Nullable Line numberLine;
    private int numberColumn;
    private int number = -1;
    private int offset;
    private boolean counted;

    private @Nullable String result;
    private @Nullable Line resultLine;
    private int resultColumn;
    private long unknownLine;

    /** The words of a game, which begin it or end its reading where they do. */
    PgnWords(ReadOptions options, PgnDialect dialect, Findings findings, PgnHeader header, GameState state) {
        this.options = options;
        this.findings = findings;
        this.header = header;
        this.state = state;
        this.starter = new StartReader(options, findings, header);
        this.plies = new PgnPlies(options, dialect, findings, state);
    }

    /** Whether there was a move, or something else that stands behind a header only. */
    boolean hasBegun() {
        return begun;
    }

    /** Whether the result was there, so that the game is over. */
    boolean isFinished() {
        return result != null;
    }

    /** Where the game starts, or null if that is not known, or not yet. */
    @Nullable
    Start start() {
        return starter.start();
    }

    /** The moves of the game. */
    PgnPlies plies() {
        return plies;
    }

    /** What the game ended with, by the word behind its moves and by its tags. */
    RecordResult result() {
        return header.result(result, resultLine, resultColumn);
    }

    /** Reads a word. */
    void readWord(Line line, int from, int end) {
        String word = line.text().substring(from, end);
        int most = options.limits().token();
        if (word.length() > most) {
            if (!state.isGame()) {
                noteOutside(line, from);
            } else if (!plies.isSkipping()) {
                findings.add(
                        DiagnosticCode.TOKEN_TOO_LONG, line, from, word, Findings.atMost(most), "" + word.length());
                plies.leave();
            }
            return;
        }
        int digits = 0;
        while (digits < word.length() && word.charAt(digits) >= '0' && word.charAt(digits) <= '9') {
            digits++;
        }
        int dots = digits;
        while (dots < word.length() && (word.charAt(dots) == '.' || word.charAt(dots) == '\u2026')) {
            dots++;
        }
        char c = word.charAt(0);
        if (PgnResult.isResult(word) || word.equals("\u00BD-\u00BD")) {
            readResult(line, from, word.charAt(0) == '\u00BD' ? "1/2-1/2" : word);
        } else if (c == '(' || c == ')') {
            readParenthesis(line, from, c);
        } else if (c == '$' || SUFFIXES.containsKey(word)) {
            readGlyph(line, from, word);
        } else if (dots > 0 && !word.equals("0000") && (dots > digits || digits == word.length())) {
            readNumber(line, from, word, digits);
            if (dots < word.length()) {
                readMove(line, from + dots, word.substring(dots));
            }
        } else {
            readMove(line, from, word);
        }
    }

    /** A comment. */
    void comment(String text, Line line, int column) {
        if (plies.isSkipping()) {
            return;
        }
        PgnComment comment = PgnComment.read(text);
        boolean first = number >= 0 || plies.isAtStartOfVariation();
        if (!comment.malformed().isEmpty() || comment.clock().isKnown() && plies.isAtStartOfVariation()) {
            Text expected = new Text("a time after a move, as in [%clk 0:05:00]", "수 다음의 시간, 보기 [%clk 0:05:00]");
            findings.add(
                    DiagnosticCode.MALFORMED_CLOCK, line, column, comment.malformed(), expected, comment.malformed());
        }
        if (!plies.isAtStartOfVariation()) {
            plies.addClock(comment.clock());
        }
        String words = comment.text();
        if (words == null) {
            return;
        }
        if (comment.beforeAll()) {
            plies.addBefore(List.of(words));
        } else if (first) {
            before.add(words);
        } else {
            plies.addAfter(words);
        }
    }

    private void readResult(Line line, int column, String word) {
        if (!state.isGame()) {
            noteOutside(line, column);
        } else if (!plies.isInVariation()) {
            begun = true;
            result = word;
            resultLine = line;
            resultColumn = column;
            endLine();
        }
    }

    /** What was said before a move that did not come was said after the one before. */
    private void endLine() {
        before.forEach(plies::addAfter);
        before.clear();
        number = -1;
    }

    /** Says that no more words come. */
    void end(Place game) {
        endLine();
        plies.end(game);
        if (result == null && begun && !state.isTruncated()) {
            findings.add(DiagnosticCode.MISSING_RESULT, game, Diagnostic.NOTHING, "");
        }
    }

    private void readParenthesis(Line line, int column, char c) {
        if (!state.isGame()) {
            noteOutside(line, column);
            return;
        }
        begun = true;
        if (!plies.isSkipping() && !before.isEmpty() && plies.isAtStartOfVariation() && c == ')') {
            // A variation without a move; what it says is kept.
            plies.close(line, column);
            endLine();
            return;
        }
        endLine();
        if (c == '(') {
            plies.open(line, column);
        } else {
            plies.close(line, column);
        }
    }

    private void readGlyph(Line line, int column, String word) {
        if (!state.isGame()) {
            noteOutside(line, column);
        } else if (!plies.isSkipping()) {
            Integer glyph = SUFFIXES.get(word);
            if (glyph != null) {
                plies.addGlyph(glyph);
            } else if (word.matches("\\$[0-9]{1,9}")) {
                plies.addGlyph(Integer.parseInt(word.substring(1)));
            } else {
                Text expected = new Text("a number, as in $1", "번호, 보기 $1");
                findings.add(DiagnosticCode.UNKNOWN_TOKEN, line, column, word, expected, word);
            }
        }
    }

    private void readNumber(Line line, int column, String word, int digits) {
        if (plies.isSkipping()) {
            return;
        }
        if (digits > 0) {
            number = digits > 9 ? Integer.MAX_VALUE : Integer.parseInt(word.substring(0, digits));
            numberLine = line;
            numberColumn = column;
        }
    }

    private void readMove(Line line, int column, String written) {
        if (plies.isSkipping()) {
            return;
        }
        int marks = written.length();
        while (marks > 0 && "!?".indexOf(written.charAt(marks - 1)) >= 0) {
            marks--;
        }
        String word = written.substring(0, marks);
        boolean move = plies.isMove(word);
        if (!state.isGame()) {
            if (!move || number < 0) {
                noteOutside(line, column);
                number = -1;
                return;
            }
            state.begin(line, column);
        }
        if (!move && !PgnPlies.isMoveLike(word)) {
            noteUnknown(line, column, written);
            return;
        }
        if (!startMoves(line, column)) {
            return;
        }
        checkNumber();
        if (plies.play(word, line, column, MOVE)) {
            plies.addBefore(before);
            Integer glyph = SUFFIXES.get(written.substring(marks));
            if (glyph != null) {
                plies.addGlyph(glyph);
            } else if (marks < written.length()) {
                noteUnknown(line, column, written);
            }
        }
        before.clear();
        number = -1;
    }

    private void noteUnknown(Line line, int column, String word) {
        if (unknownLine != line.number()) {
            unknownLine = line.number();
            Position position = plies.position();
            int ply = position == null ? 0 : plies.ply() + 1;
            findings.add(DiagnosticCode.UNKNOWN_TOKEN, line, column, word, MOVE, word, ply, position);
        }
    }

    private void noteOutside(Line line, int column) {
        if (unknownLine != line.number()) {
            unknownLine = line.number();
            String what = Findings.shortened(line.text().strip());
            findings.addOnce(DiagnosticCode.TEXT_OUTSIDE_GAME, line, column, "", what, 0, null);
        }
    }

    /** Numbers may begin at 1 or at the number of the FEN, and are told once where they leave the row. */
    private void checkNumber() {
        int found = number;
        Line line = numberLine;
        if (found < 0 || line == null) {
            return;
        }
        int expected = plies.moveNumber() + offset;
        if (found != expected) {
            int fromOne = plies.moveNumber() - plies.firstMoveNumber() + 1;
            boolean first = !counted && found == fromOne;
            if (!first) {
                Text right = new Text(expected + ".", expected + ".");
                int ply = plies.ply() + 1;
                findings.add(
                        DiagnosticCode.WRONG_NUMBER,
                        line,
                        numberColumn,
                        number + ".",
                        right,
                        number + ".",
                        ply,
                        plies.position());
            }
            offset = found - plies.moveNumber();
        }
        counted = true;
    }

    /** Puts the pieces on the board before the first move; false if that is not possible. */
    private boolean startMoves(Line line, int column) {
        if (plies.position() != null || state.isTruncated()) {
            return !state.isTruncated();
        }
        begun = true;
        Place place = state.place();
        if (place != null && !header.checkVariant(place)) {
            state.stop();
            return false;
        }
        Position position = starter.begin(line, column);
        if (position == null) {
            state.stop();
            return false;
        }
        plies.begin(position);
        return true;
    }
}
