package org.janggi.testkit.cli;

import java.io.BufferedInputStream;
import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The three streams of a run, in UTF-8 whatever the locale, and a status line for whoever watches. Lines come out whole
 * and free of control characters, wherever their text came from.
 *
 * <p>Safe for use by several threads.
 */
final class Streams {
    private static final String ERASE_LINE = "\r\u001b[K";

    private final InputStream in;
    private final OutputStream bytes;
    private final Writer out;
    private final PrintWriter err;
    private final boolean outWatched;
    private final boolean errWatched;
    private String status = "";

    /**
     * Streams of a run.
     *
     * @param outWatched whether {@code out} is a terminal
     * @param errWatched whether {@code err} is a terminal
     */
    Streams(InputStream in, OutputStream out, OutputStream err, boolean outWatched, boolean errWatched) {
        this.in = in;
        this.bytes = out;
        this.out = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), 1 << 15);
        this.err = new PrintWriter(new OutputStreamWriter(err, StandardCharsets.UTF_8), true);
        this.outWatched = outWatched;
        this.errWatched = errWatched;
    }

    /** The streams of this process. */
    static Streams standard() {
        return new Streams(
                // Alone, the stream of Java 17 cannot read a pipe to its end at once.
                new BufferedInputStream(new FileInputStream(FileDescriptor.in)),
                new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err),
                isTerminal(1),
                isTerminal(2));
    }

    /** Java knows only whether input and output are one terminal; Linux shows where each stream goes. */
    private static boolean isTerminal(int stream) {
        try {
            String target =
                    Files.readSymbolicLink(Path.of("/proc/self/fd/" + stream)).toString();
            return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty") || target.equals("/dev/console");
        } catch (IOException | UnsupportedOperationException e) {
            return isTerminalElsewhere(stream);
        }
    }

    /** Asks the command of other Unix systems; where there is none, nobody watches. */
    private static boolean isTerminalElsewhere(int stream) {
        ProcessBuilder test = new ProcessBuilder("test", "-t", Integer.toString(stream)).inheritIO();
        try {
            return test.start().waitFor() == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** The standard input. */
    InputStream in() {
        return in;
    }

    /** The standard output for what is no text for people; nothing else must be printed. */
    OutputStream bytes() {
        return bytes;
    }

    /** Whether somebody watches the standard error. */
    boolean isWatched() {
        return errWatched;
    }

    /** Prints a line to the standard output. */
    synchronized void print(String line) throws IOException {
        if (outWatched) {
            hideStatus();
        }
        out.write(visible(line));
        out.write('\n');
        if (outWatched) {
            out.flush();
            showStatus();
        }
    }

    /** The standard output for a library that lays out its own text. */
    PrintWriter writer() {
        return new PrintWriter(out);
    }

    /** Prints a line to the standard error. */
    synchronized void error(String line) {
        hideStatus();
        err.println(visible(line.lines().reduce((a, b) -> a + " " + b.strip()).orElse("")));
        showStatus();
    }

    /** Shows a line below all others, until the next one; an empty one removes it. */
    synchronized void status(String line) {
        hideStatus();
        status = line;
        showStatus();
    }

    private void hideStatus() {
        if (!status.isEmpty()) {
            err.print(ERASE_LINE);
            err.flush();
        }
    }

    private void showStatus() {
        if (!status.isEmpty()) {
            err.print(status);
            err.flush();
        }
    }

    /** Lets everything printed so far go. */
    synchronized void flush() throws IOException {
        out.flush();
        err.flush();
    }

    private static String visible(String text) {
        if (text.chars().noneMatch(Streams::isHidden)) {
            return text;
        }
        StringBuilder shown = new StringBuilder(text.length());
        text.chars().forEach(c -> shown.append(isHidden(c) ? '\uFFFD' : (char) c));
        return shown.toString();
    }

    private static boolean isHidden(int c) {
        return c != '\t' && Character.isISOControl(c);
    }
}
