package org.janggi.testkit.cli;

import java.io.Closeable;
import java.io.File;
import java.time.Duration;
import java.util.List;
import java.util.function.LongSupplier;
import me.tongfei.progressbar.DelegatingProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.checkerframework.checker.nullness.qual.Nullable;

/**
 * Shows how much of some work was done: by a bar below the output, or where nobody watches, of games by lines, of files not
 * at all.
 */
final class Progress implements Closeable {
    private static final int WIDTH = 79;
    private static final int UNKNOWN = -1;

    private final Streams streams;
    private final @Nullable ProgressBar bar;
    private final @Nullable ProgressLines lines;
    private long done;

    Progress(Streams streams, String task, List<String> files) {
        this(streams, streams.isWatched() ? ofFiles(streams, task, files).build() : null, null);
    }

    private Progress(Streams streams, @Nullable ProgressBar bar, @Nullable ProgressLines lines) {
        this.streams = streams;
        this.bar = bar;
        this.lines = lines;
    }

    /** How many games were played, of which some before, with rate and time left. */
    static Progress ofGames(Streams streams, SimulationText text, long games, long before, LongSupplier clock) {
        if (!streams.isWatched()) {
            return new Progress(streams, null, new ProgressLines(streams, text, games, before, clock));
        }
        ProgressBarBuilder bar = bar(streams, "simulate").setUnit(" games", 1).setInitialMax(games);
        return new Progress(
                streams, bar.showSpeed().startsFrom(before, Duration.ZERO).build(), null);
    }

    private static ProgressBarBuilder ofFiles(Streams streams, String task, List<String> files) {
        long bytes = files.stream().mapToLong(Progress::size).sum();
        return bar(streams, task).setUnit(" KiB", 1024).setInitialMax(bytes == 0 ? UNKNOWN : bytes);
    }

    private static ProgressBarBuilder bar(Streams streams, String task) {
        return new ProgressBarBuilder()
                .setTaskName(task)
                .setStyle(ProgressBarStyle.ASCII)
                .setUpdateIntervalMillis(200)
                // The consumer with a width of its own asks no terminal.
                .setConsumer(new DelegatingProgressBarConsumer(streams::status, WIDTH));
    }

    private static long size(String file) {
        return new File(file).length();
    }

    /** The file that is being read was read up to an offset; or so many games were played. */
    void at(long offset) {
        if (bar != null) {
            bar.stepTo(done + Math.max(0, offset));
        }
        if (lines != null) {
            lines.at(offset);
        }
    }

    /** A file was read. */
    void endOf(String file) {
        done += size(file);
        at(0);
    }

    /** Removes the bar. */
    @Override
    public void close() {
        if (bar != null) {
            bar.close();
            streams.status("");
        }
    }
}
