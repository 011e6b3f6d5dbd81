package org.janggi.testkit.cli;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** Says in a line from time to time how many games were played, for a log. Short work says nothing. */
final class ProgressLines {
    private static final long BETWEEN = TimeUnit.SECONDS.toNanos(30);

    private final Streams streams;
    private final SimulationText text;
    private final long games;
    private final long before;
    private final LongSupplier clock;
    private final long started;
    private long told;

    /**
     * Lines on some games.
     *
     * @param games how many there are
     * @param before how many were played before
     * @param clock tells nanoseconds, as {@link System#nanoTime}
     */
    ProgressLines(Streams streams, SimulationText text, long games, long before, LongSupplier clock) {
        this.streams = streams;
        this.text = text;
        this.games = games;
        this.before = before;
        this.clock = clock;
        this.started = clock.getAsLong();
        this.told = started;
    }

    /** So many games were played, those before included. */
    void at(long played) {
        long now = clock.getAsLong();
        if (now - told >= BETWEEN && before < played && played < games) {
            told = now;
            double rate = (played - before) / ((now - started) / 1e9);
            streams.error(text.progress(played, games, rate, Math.round((games - played) / rate)));
        }
    }
}
