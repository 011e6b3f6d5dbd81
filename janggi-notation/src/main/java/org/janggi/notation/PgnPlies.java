package org.janggi.notation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.IllegalMoveException;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.Replay;
import org.janggi.core.Side;
import org.janggi.core.Text;

/** The moves of a PGN game that is being read: each is played on the board of its line. */
final class PgnPlies {
    private static final Set<String> PASSES = Set.of("--", "0000", "@@@@", "pass", "Z0", "null", GibMove.PASS_WORD);
    private static final Pattern LIKE = Pattern.compile("[A-Za-z]?[a-z]?[0-9]{0,2}[x:-]?[a-z][0-9]{1,2}.*");

    private final ReadOptions options;
    private final PgnDialect dialect;
    private final Findings findings;
    private final GameState state;
    private final MoveTree.Builder tree = MoveTree.builder();
    private final List<Integer> glyphs = new ArrayList<>();
    private final Deque<Fork> forks = new ArrayDeque<>();

    private @Nullable Position board;
    // The board before the last move of the line, which a variation replaces.
    private @Nullable Position previous;
    private int ply;
    private int depth;
    private int firstNumber = 1;
    private int firstSide;

    // Parentheses within a variation that is passed over, its own included; 0: none is.
    private int skipped;
    private boolean skipsOpened;

    /** Where a line was left for a variation. */
    private record Fork(int mark, Position board, Position previous, int ply) {}

    PgnPlies(ReadOptions options, PgnDialect dialect, Findings findings, GameState state) {
        this.options = options;
        this.dialect = dialect;
        this.findings = findings;
        this.state = state;
    }

    /** Puts the pieces on the board. */
    void begin(Position start) {
        board = start;
        firstNumber = start.fullmoves();
        firstSide = start.turn() == Side.HAN ? 1 : 0;
    }

    /** The position reached, or null before the first move. */
    @Nullable
    Position position() {
        return board;
    }

    /** How many plies lead to the position. */
    int ply() {
        return ply;
    }

    /** The number of the next move. */
    int moveNumber() {
        return firstNumber + (ply + firstSide) / 2;
    }

    /** The number of the first move. */
    int firstMoveNumber() {
        return firstNumber;
    }

    /** Whether a word is a move, of whatever piece. */
    boolean isMove(String word) {
        return PASSES.contains(word) || dialect.moves().isMove(unmarked(word));
    }

    /** Whether a word must have been meant as a move. */
    static boolean isMoveLike(String word) {
        return LIKE.matcher(word).matches();
    }

    /** Whether the line is passed over. */
    boolean isSkipping() {
        return skipped > 0 || state.isTruncated();
    }

    /** Whether the line is a variation. */
    boolean isInVariation() {
        return depth > 0 || skipped > 0;
    }

    /** Whether the line is a variation without a move. */
    boolean isAtStartOfVariation() {
        return depth > 0 && previous == null;
    }

    /** Passes over the rest of the line. */
    void leave() {
        if (depth == 0) {
            state.stop();
        } else {
            skipped = 1;
            skipsOpened = true;
            state.lose();
        }
    }

    /** Opens a variation of the last move. */
    void open(Line line, int column) {
        if (skipped > 0 || state.isTruncated()) {
            skipped += skipped > 0 ? 1 : 0;
            return;
        }
        Position here = board;
        Position back = previous;
        int most = options.limits().nesting();
        if (here == null || back == null) {
            Text expected = new Text("a move before the variation", "변화수 앞의 수");
            int where = here == null ? 0 : ply + 1;
            findings.add(DiagnosticCode.UNOPENED_VARIATION, line, column, "(", expected, "(", where, position());
        } else if (depth == most) {
            Text expected = Findings.atMost(most);
            findings.add(
                    DiagnosticCode.NESTING_TOO_DEEP, line, column, "(", expected, "" + (most + 1), ply, position());
        } else {
            saveGlyphs();
            forks.push(new Fork(tree.here(), here, back, ply));
            tree.back();
            board = back;
            previous = null;
            ply--;
            depth++;
            return;
        }
        skipped = 1;
        skipsOpened = false;
        state.lose();
    }

    /** Closes a variation. */
    void close(Line line, int column) {
        if (state.isTruncated()) {
            return;
        }
        if (skipped > 0) {
            skipped--;
            if (skipped > 0 || !skipsOpened) {
                return;
            }
        }
        Fork fork = forks.poll();
        if (fork == null) {
            Text expected = new Text("( before it", "앞의 (");
            findings.add(DiagnosticCode.UNOPENED_VARIATION, line, column, ")", expected, ")", ply, position());
            return;
        }
        saveGlyphs();
        tree.goTo(fork.mark());
        board = fork.board();
        previous = fork.previous();
        ply = fork.ply();
        depth--;
    }

    /** Says that no more moves come. */
    void end(Place game) {
        saveGlyphs();
        if (isInVariation() && !state.isTruncated()) {
            findings.add(DiagnosticCode.UNCLOSED_VARIATION, game, new Text(")", ")"), "");
            state.lose();
        }
    }

    /** Adds a glyph to the last move. */
    void addGlyph(int glyph) {
        if (!isAtStartOfVariation()) {
            glyphs.add(glyph);
        }
    }

    /** Glyphs are collected first, so that many on one ply cost no more than many on many. */
    private void saveGlyphs() {
        if (!glyphs.isEmpty()) {
            Remarks said = tree.remarks();
            List<Integer> all = new ArrayList<>(said.glyphs());
            all.addAll(glyphs);
            tree.remark(new Remarks(said.before(), said.after(), said.clock(), all));
            glyphs.clear();
        }
    }

    /** Adds the times that are known to the last move. */
    void addClock(Clock clock) {
        if (clock.isKnown()) {
            Remarks said = tree.remarks();
            tree.remark(said.withClock(new Clock(
                    clock.spent().or(() -> said.clock().spent()),
                    clock.remaining().or(() -> said.clock().remaining()))));
        }
    }

    /** Adds a comment after the last move. */
    void addAfter(String comment) {
        tree.comment(comment);
    }

    /** Adds comments before the last move. */
    void addBefore(List<String> comments) {
        if (!comments.isEmpty()) {
            Remarks said = tree.remarks();
            List<String> all = new ArrayList<>(said.before());
            all.addAll(comments);
            tree.remark(new Remarks(all, said.after(), said.clock(), said.glyphs()));
        }
    }

    /** The moves with what is said about them. */
    MoveTree tree() {
        return tree.build();
    }

    /** Plays a move; false if it cannot be played, after which the line is passed over. */
    boolean play(String word, Line line, int column, Text expected) {
        Position here = board;
        if (here == null) {
            return false;
        }
        if (tree.size() == options.limits().plies()) {
            Text most = Findings.atMost(tree.size());
            findings.add(DiagnosticCode.TOO_MANY_PLIES, line, column, word, most, "" + (tree.size() + 1));
            state.stop();
            return false;
        }
        PgnMove written = new PgnMove(dialect, findings, line, column, word, ply + 1, here);
        Move move = PASSES.contains(word) ? Move.PASS : written.read(unmarked(word), expected);
        Position after = null;
        if (move != null) {
            try {
                after = Replay.after(here, move);
            } catch (IllegalMoveException e) {
                written.refuse(move, e.refusal());
            }
        }
        if (move == null || after == null) {
            leave();
            return false;
        }
        if (!PASSES.contains(word)) {
            written.checkMarks(move, after);
        }
        saveGlyphs();
        tree.add(move);
        previous = here;
        board = after;
        ply++;
        return true;
    }

    /** The word with no more than one mark of check. */
    private static String unmarked(String word) {
        int end = word.length();
        while (end > 1 && "+#".indexOf(word.charAt(end - 1)) >= 0 && "+#".indexOf(word.charAt(end - 2)) >= 0) {
            end--;
        }
        return word.substring(0, end);
    }
}
