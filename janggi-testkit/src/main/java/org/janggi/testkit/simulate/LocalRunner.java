package org.janggi.testkit.simulate;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Plays by threads of this process.
 *
 * <pre>{@code
 * Simulation simulation = Simulation.of(Experiment.of(List.of("kja"), 16, 7), Catalogue.ofServices());
 * new LocalRunner(2, 3).run(simulation).equals(new LocalRunner(1, 16).run(simulation)); // -> true
 * }</pre>
 *
 * @param threads how many, 1 or more
 * @param chunk how many games of each rule set a thread plays at a time, 1 or more
 */
public record LocalRunner(int threads, int chunk) implements Runner {
    private static final int AHEAD = 4;

    /**
     * Some threads.
     *
     * @param threads how many
     * @param chunk how many games at a time
     * @throws IllegalArgumentException if one is less than 1
     */
    public LocalRunner {
        if (threads < 1 || chunk < 1) {
            throw new IllegalArgumentException(
                    "expected 1 or more threads and games, found " + threads + " and " + chunk);
        }
    }

    @Override
    public void run(Simulation simulation, long from, boolean listing, Sink sink)
            throws IOException, InterruptedException {
        long games = simulation.experiment().games();
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        Deque<Future<Played>> ahead = new ArrayDeque<>();
        try {
            for (long next = from; next < games || !ahead.isEmpty(); ) {
                while (next < games && ahead.size() < AHEAD * threads) {
                    Chunk part = new Chunk(next, Math.min(games, next + chunk));
                    ahead.add(pool.submit(() -> simulation.play(part, listing)));
                    next = part.to();
                }
                sink.accept(result(ahead.remove()));
            }
        } finally {
            pool.shutdownNow();
        }
    }

    private static Played result(Future<Played> part) throws InterruptedException {
        try {
            return part.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException failed) {
                throw failed;
            }
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw new IllegalStateException(e.getCause());
        }
    }
}
