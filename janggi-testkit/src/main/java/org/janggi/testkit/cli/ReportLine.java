package org.janggi.testkit.cli;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.notation.ReadGame;

/**
 * Games on their way through the validator: replayed by several threads, reported in the order in which they came. So
 * many are on the way that no thread waits, and no more, whatever the size of the input.
 */
final class ReportLine implements Closeable {
    private static final int GAMES_A_THREAD = 16;

    private final GameValidator validator;
    private final Sink sink;
    private final int most;
    private final Deque<FutureTask<GameReport>> games = new ArrayDeque<>();
    /** Null if the caller is the only thread. */
    private final @Nullable ExecutorService others;

    /** Takes the reports. */
    @FunctionalInterface
    interface Sink {
        void accept(GameReport report) throws IOException;
    }

    /** A line of no games; the thread that calls it is the first of its threads. */
    ReportLine(GameValidator validator, int threads, Sink sink) {
        this.validator = validator;
        this.sink = sink;
        this.most = (threads - 1) * GAMES_A_THREAD;
        this.others = threads == 1 ? null : Executors.newFixedThreadPool(threads - 1);
    }

    /** Takes a game, and hands out the report of the oldest if there are too many. */
    void add(ReadGame game) throws IOException {
        if (others == null) {
            sink.accept(validator.validate(game));
            return;
        }
        FutureTask<GameReport> task = new FutureTask<>(() -> validator.validate(game));
        games.add(task);
        others.execute(task);
        if (games.size() > most) {
            sink.accept(report(games.remove()));
        }
    }

    /** Hands out the reports of all games that are left. */
    void finish() throws IOException {
        while (!games.isEmpty()) {
            sink.accept(report(games.remove()));
        }
    }

    /** Replays the game itself if no other thread has begun with it. */
    private static GameReport report(FutureTask<GameReport> game) throws IOException {
        try {
            game.run();
            return game.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }

    /** Ends the threads; games that are left are dropped. */
    @Override
    public void close() {
        if (others != null) {
            others.shutdownNow();
        }
    }
}
