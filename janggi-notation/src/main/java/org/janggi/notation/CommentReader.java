package org.janggi.notation;

import java.util.List;
import java.util.function.Consumer;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Text;

/** Reads comments in braces, which may go on over lines and may lack their end. */
final class CommentReader {
    private final Findings findings;
    private final GameText text;
    private final int most;
    private final Game game;
    private final Consumer<List<Line>> pushBack;

    private @Nullable OpenComment comment;
    private long textMark;
    private int findingsMark;

    /** The game that the comments are in. */
    interface Game {
        /** Takes a comment that has ended, and where it began. */
        void add(String comment, Line line, int column);

        /** Leaves the rest of the game unread, after a comment that does not end. */
        void stop();

        /** Whether a line can only be one of a header, so that a brace is missing before it. */
        boolean isUnmistakable(String line, int bracket);
    }

    /**
     * The comments of a game.
     *
     * @param most how many characters of a comment to keep
     * @param pushBack takes lines that have to be read again, before all others
     */
    CommentReader(Findings findings, GameText text, int most, Game game, Consumer<List<Line>> pushBack) {
        this.findings = findings;
        this.text = text;
        this.most = most;
        this.game = game;
        this.pushBack = pushBack;
    }

    /** Whether a comment goes on. */
    boolean isOpen() {
        return comment != null;
    }

    /** Reads a comment from its brace on; gives the place behind it, or the end of the line if it goes on. */
    int open(Line line, int at) {
        String characters = line.text();
        int close = characters.indexOf('}', at + 1);
        OpenComment opened = new OpenComment(line, at, most);
        append(opened, characters.substring(at + 1, close < 0 ? characters.length() : close), line);
        if (close < 0) {
            comment = opened;
            return characters.length();
        }
        game.add(opened.text(), line, at);
        return close + 1;
    }

    /** Reads a line of the comment that goes on; gives the place behind it, or -1 if there is nothing behind it. */
    int readOn(Line line) {
        OpenComment open = comment;
        if (open == null) {
            return 0;
        }
        String characters = line.text();
        int visible = GameText.firstVisible(characters, 0);
        int close = characters.indexOf('}');
        boolean tag = !open.isSuspect()
                && visible < characters.length()
                && characters.charAt(visible) == '['
                && game.isUnmistakable(characters, visible);
        if (tag) {
            textMark = text.size();
            findingsMark = findings.mark();
        }
        if (tag || open.isSuspect()) {
            open.suspect(line);
            int brace = characters.indexOf('{');
            if (open.isTooLong() || brace >= 0 && (close < 0 || brace < close)) {
                leave(open);
                return -1;
            }
        }
        text.keep(line);
        text.check(line, false);
        append(open, "\n" + characters.substring(0, close < 0 ? characters.length() : close), line);
        if (close < 0) {
            return -1;
        }
        game.add(open.text(), open.line(), open.column());
        comment = null;
        return close + 1;
    }

    private void append(OpenComment open, String characters, Line line) {
        if (!open.append(characters)) {
            findings.add(DiagnosticCode.COMMENT_TOO_LONG, line, 0, "", Findings.atMost(most), "");
        }
    }

    private void leave(OpenComment open) {
        List<Line> suspects = open.isSuspect() ? open.cut() : List.of();
        if (!suspects.isEmpty()) {
            text.reset(textMark);
            findings.reset(findingsMark);
        }
        findings.add(DiagnosticCode.UNCLOSED_COMMENT, open.line(), open.column(), "{", new Text("}", "}"), "");
        game.add(open.text(), open.line(), open.column());
        comment = null;
        game.stop();
        pushBack.accept(suspects);
    }

    /** Says that the input ends; a comment that has not ended may give back lines. */
    void endInput() {
        if (comment != null) {
            leave(comment);
        }
    }
}
