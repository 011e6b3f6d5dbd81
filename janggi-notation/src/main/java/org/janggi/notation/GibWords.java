package org.janggi.notation;

import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Position;
import org.janggi.core.Text;

/** The words of a game that is being read: numbers, moves and times. */
final class GibWords {
    private static final Text MOVE = new Text("a move, as in 79졸78 or 한수쉼", "수, 보기 79졸78, 한수쉼");

    private final ReadOptions options;
    private final Findings findings;
    private final GibHeader header;
    private final GameState state;
    private final MoveTree.Builder tree = MoveTree.builder();
    private final StartReader starter;
    private @Nullable GibPlies plies;
    private boolean begun;

    private @Nullable Line numberLine;
    private int numberColumn;
    private int number = -1;
    private int lastNumber;
    private int lastClock;
    private long unknownLine;

    /** The words of a game, which begin it or end its reading where they do. */
    GibWords(ReadOptions options, Findings findings, GibHeader header, GameState state) {
        this.options = options;
        this.findings = findings;
        this.header = header;
        this.state = state;
        this.starter = new StartReader(options, findings, header);
    }

    /** Whether there was a move, or something that should be one. */
    boolean hasBegun() {
        return begun;
    }

    /** Where the game starts, or null if that is not known, or not yet. */
    @Nullable
    Start start() {
        return starter.start();
    }

    /** The position at the start, or null before the first move. */
    @Nullable
    Position startPosition() {
        return starter.position();
    }

    /** The moves on the board, or null before the first. */
    @Nullable
    GibPlies plies() {
        return plies;
    }

    /** The moves with what is said about them. */
    MoveTree.Builder tree() {
        return tree;
    }

    /** Reads a word. */
    void readWord(Line line, int from, int end) {
        int most = options.limits().token();
        if (end - from > most) {
            if (!state.isGame()) {
                noteOutside(line, from);
            } else {
                String word = line.text().substring(from, end);
                findings.add(DiagnosticCode.TOKEN_TOO_LONG, line, from, word, Findings.atMost(most), "" + (end - from));
                state.stop();
            }
            return;
        }
        String word = line.text().substring(from, end);
        int digits = 0;
        while (digits < word.length() && word.charAt(digits) >= '0' && word.charAt(digits) <= '9') {
            digits++;
        }
        int dots = digits;
        while (digits > 0 && dots < word.length() && word.charAt(dots) == '.') {
            dots++;
        }
        if (word.charAt(0) == '<' && state.isGame()) {
            readClock(line, from, word);
        } else if (dots > digits || digits == word.length() && digits < 4) {
            readNumber(line, from, word, digits);
            if (dots < word.length()) {
                readMove(line, from + dots, word.substring(dots), true);
            }
        } else {
            readMove(line, from, word, false);
        }
    }

    private void readNumber(Line line, int from, String word, int digits) {
        noteLoneNumber();
        number = digits > 9 ? Integer.MAX_VALUE : Integer.parseInt(word, 0, digits, 10);
        numberLine = line;
        numberColumn = from;
        if (digits == word.length() && begun) {
            findings.add(DiagnosticCode.WRONG_NUMBER, line, from, word, new Text(word + ".", word + "."), word);
        }
    }

    /** Says that a number had no move. */
    void noteLoneNumber() {
        if (number >= 0 && numberLine != null && begun) {
            findings.add(DiagnosticCode.UNKNOWN_TOKEN, numberLine, numberColumn, number + ".", MOVE, "");
        }
        number = -1;
    }

    private void readClock(Line line, int from, String word) {
        GibPlies played = plies;
        String digits = word.endsWith(">") ? word.substring(1, word.length() - 1) : "";
        boolean fits = played != null && played.count() > lastClock && digits.matches("[0-9]{1,9}");
        if (fits && played != null) {
            lastClock = played.count();
            tree.remark(tree.remarks().withClock(Clock.ofSpent(Long.parseLong(digits))));
        } else {
            Text expected = new Text("seconds in brackets after a move, as in <12>", "수 다음의 <초>, 보기 <12>");
            findings.add(DiagnosticCode.MALFORMED_CLOCK, line, from, word, expected, word);
        }
    }

    private void readMove(Line line, int column, String word, boolean joined) {
        boolean numbered = number >= 0;
        GibMove move = GibMove.parse(word, header.hasOldCoordinates());
        boolean sure = begun || numbered || move != null && (move.isPassWord() || move.piece() != null);
        if (move == null || !sure) {
            boolean moveLike = sure && GibMove.isMoveLike(word);
            if (!state.isGame()) {
                noteOutside(line, column);
            } else if (moveLike && startMoves(line, column)) {
                findings.add(DiagnosticCode.UNREADABLE_MOVE, line, column, word, MOVE, word, ply(), position());
                state.stop();
            } else if (!moveLike && unknownLine != line.number()) {
                unknownLine = line.number();
                findings.add(DiagnosticCode.UNKNOWN_TOKEN, line, column, word, MOVE, word, ply(), position());
            }
            number = -1;
            return;
        }
        state.begin(line, column);
        if (startMoves(line, column)) {
            play(move, line, column, word, joined);
        }
    }

    private void noteOutside(Line line, int column) {
        if (unknownLine != line.number()) {
            unknownLine = line.number();
            String what = Findings.shortened(line.text().strip());
            findings.addOnce(DiagnosticCode.TEXT_OUTSIDE_GAME, line, column, "", what, 0, null);
        }
    }

    private int ply() {
        return plies == null ? 0 : plies.count() + 1;
    }

    private @Nullable Position position() {
        return plies == null ? null : plies.position();
    }

    private void play(GibMove move, Line line, int column, String word, boolean joined) {
        GibPlies game = plies;
        if (game == null) {
            return;
        }
        int expected = game.count() + 1;
        if (game.count() == options.limits().plies()) {
            findings.add(
                    DiagnosticCode.TOO_MANY_PLIES, line, column, word, Findings.atMost(game.count()), "" + expected);
            state.stop();
            return;
        }
        if (number < 0) {
            findings.addOnce(DiagnosticCode.MISSING_NUMBER, line, column, word, "", expected, game.position());
        } else if (number != expected && number != lastNumber + 1 && numberLine != null) {
            findings.add(
                    DiagnosticCode.WRONG_NUMBER,
                    numberLine,
                    numberColumn,
                    number + ".",
                    new Text(expected + ".", expected + "."),
                    number + ".",
                    expected,
                    game.position());
        }
        if (joined) {
            findings.addOnce(DiagnosticCode.JOINED_NUMBER, line, column, word, "", expected, game.position());
        }
        lastNumber = number < 0 ? lastNumber : number;
        number = -1;
        if (!game.play(move, line, column, word)) {
            state.stop();
        }
    }

    /** Puts the pieces on the board before the first move; false if that is not possible. */
    private boolean startMoves(Line line, int column) {
        if (plies != null || state.isTruncated()) {
            return !state.isTruncated();
        }
        begun = true;
        header.checkCoordinates();
        Position position = starter.begin(line, column);
        if (position == null) {
            state.stop();
            return false;
        }
        plies = new GibPlies(findings, tree, position);
        return true;
    }
}
