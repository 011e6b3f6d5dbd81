package org.janggi.testkit.cli;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The lines of reports on games of one file, handed on a page at a time, so that threads seldom wait for each other. */
final class ReportPage implements Closeable {
    private final ReportFormat format;
    private final int enough;
    private final Printer printer;
    private List<String> lines = new ArrayList<>();
    private int characters;
    private long offset;

    /** Takes pages. */
    @FunctionalInterface
    interface Printer {
        /** Takes lines, and how much of the file was read for them, in bytes. */
        void print(List<String> lines, long offset) throws IOException;
    }

    /** A page without lines, full when it has so many characters: 0 for a page a game. */
    ReportPage(ReportFormat format, int enough, Printer printer) {
        this.format = format;
        this.enough = enough;
        this.printer = printer;
    }

    /** Adds the lines on a game, and hands the page on if it is full. */
    void add(GameReport report) throws IOException {
        for (String line : format.lines(report)) {
            lines.add(line);
            characters += line.length();
        }
        offset = report.game().place().offset();
        if (characters >= enough) {
            flush();
        }
    }

    /** Hands on the lines that there are; more may follow. */
    void flush() throws IOException {
        if (!lines.isEmpty()) {
            List<String> page = lines;
            lines = new ArrayList<>();
            characters = 0;
            printer.print(page, offset);
        }
    }

    /** Hands on the lines that are left. */
    @Override
    public void close() throws IOException {
        flush();
    }
}
