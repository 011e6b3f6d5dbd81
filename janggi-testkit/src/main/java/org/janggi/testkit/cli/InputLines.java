package org.janggi.testkit.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/** Lines of an input that may be hostile: what exceeds the longest line that makes sense is cut off. */
final class InputLines {
    private final BufferedReader in;
    private final int longest;
    private int number;
    private boolean afterReturn;

    /**
     * A line without its end.
     *
     * @param number the first line is 1
     * @param text its beginning, if there was too much of it
     * @param cut whether there was
     */
    record Line(int number, String text, boolean cut) {}

    /**
     * The lines of an input.
     *
     * @param in the input
     * @param longest how many characters of a line make sense
     */
    InputLines(Reader in, int longest) {
        this.in = new BufferedReader(in);
        this.longest = longest;
    }

    /** The next line, or empty at the end of the input. */
    Optional<Line> next() throws IOException {
        StringBuilder line = new StringBuilder();
        int c = in.read();
        if (c == '\n' && afterReturn) {
            c = in.read();
        }
        afterReturn = false;
        if (c < 0) {
            return Optional.empty();
        }
        boolean cut = false;
        for (; c >= 0 && c != '\n' && c != '\r'; c = in.read()) {
            if (line.length() < longest) {
                line.append((char) c);
            } else {
                cut = true;
            }
        }
        afterReturn = c == '\r';
        number++;
        return Optional.of(new Line(number, line.toString(), cut));
    }

    /** What is wrong with a line that was cut. */
    String tooLong() {
        return "expected at most " + longest + " characters in a line, found more";
    }

    /** Whether there is more to read without waiting. */
    boolean isMoreAtHand() throws IOException {
        return in.ready();
    }
}
