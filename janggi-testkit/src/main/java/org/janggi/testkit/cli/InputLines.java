package org.janggi.testkit.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.util.Optional;

/** Lines of an input that may be hostile: what exceeds the longest line that makes sense is cut off. */
final class InputLines {
    private static final int LONGEST = 4096;

    private final BufferedReader in;
    private boolean afterReturn;

    InputLines(Reader in) {
        this.in = new BufferedReader(in);
    }

    /** The next line without its end, or empty at the end of the input. */
    Optional<String> next() throws IOException {
        StringBuilder line = new StringBuilder();
        int c = in.read();
        if (c == '\n' && afterReturn) {
            c = in.read();
        }
        afterReturn = false;
        if (c < 0) {
            return Optional.empty();
        }
        for (; c >= 0 && c != '\n' && c != '\r'; c = in.read()) {
            if (line.length() < LONGEST) {
                line.append((char) c);
            }
        }
        afterReturn = c == '\r';
        return Optional.of(line.toString());
    }

    /** Whether there is more to read without waiting. */
    boolean isMoreAtHand() throws IOException {
        return in.ready();
    }
}
