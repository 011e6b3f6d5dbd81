package org.janggi.notation;

import java.util.ArrayList;
import java.util.List;

/**
 * A comment over several lines that is being read. A line in it that looks like a tag may mean that a brace is missing:
 * such lines are kept until the next brace tells.
 */
final class OpenComment {
    private final StringBuilder text = new StringBuilder();
    private final Line line;
    private final int column;
    private final int most;
    private final List<Line> suspects = new ArrayList<>();
    private int mark;
    private boolean tooLong;

    /** A comment that opens at a place; {@code most} characters of it are kept. */
    OpenComment(Line line, int column, int most) {
        this.line = line;
        this.column = column;
        this.most = most;
    }

    Line line() {
        return line;
    }

    int column() {
        return column;
    }

    /** Adds characters; false if this is the first time that the limit is exceeded. */
    boolean append(String more) {
        if (text.length() + more.length() <= most) {
            text.append(more);
            return true;
        }
        text.append(more, 0, most - text.length());
        boolean first = !tooLong;
        tooLong = true;
        return !first;
    }

    /** Whether the limit was exceeded. */
    boolean isTooLong() {
        return tooLong;
    }

    /** Whether a line that looks like a tag was among the last lines. */
    boolean isSuspect() {
        return !suspects.isEmpty();
    }

    /** Remembers a line that may not belong to the comment. */
    void suspect(Line doubtful) {
        if (suspects.isEmpty()) {
            mark = text.length();
        }
        suspects.add(doubtful);
    }

    /** Gives back all lines that did not belong to the comment. */
    List<Line> cut() {
        text.setLength(mark);
        return suspects;
    }

    /** The characters of the comment. */
    String text() {
        return text.toString();
    }
}
