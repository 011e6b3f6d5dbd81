package org.janggi.testkit.simulate.spark;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import org.apache.spark.api.java.JavaFutureAction;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.Function0;
import org.janggi.testkit.simulate.Catalogue;
import org.janggi.testkit.simulate.Chunk;
import org.janggi.testkit.simulate.Experiment;
import org.janggi.testkit.simulate.Played;
import org.janggi.testkit.simulate.PlayerException;
import org.janggi.testkit.simulate.Runner;
import org.janggi.testkit.simulate.Simulation;
import org.janggi.testkit.simulate.Tally;

/**
 * Plays on Apache Spark: a chunk is a task, its tally the result, and the sum of the tallies is the same, bit by bit, as
 * that of any other {@link Runner}.
 *
 * <p>Workers get the experiment and look up themselves what its texts name, so a rule set or player of a third party
 * must be on their class path too, as {@code spark-submit --jars} puts it there. Results are sent by Java serialization,
 * which is Spark's default.
 */
public final class SparkRunner implements Runner {
    /** How many tasks a wave has for each core; two waves are on their way at a time, so that no core waits for a sink. */
    private static final int WAVE = 4;

    private final JavaSparkContext context;
    private final int chunk;
    private final Function0<Catalogue> catalogue;

    /**
     * A runner with the rule sets and players of {@link Catalogue#ofServices()}.
     *
     * @param context where to play; it stays open
     * @param chunk how many games of each rule set are one task, 1 or more
     * @throws IllegalArgumentException if it is less than 1
     */
    public SparkRunner(JavaSparkContext context, int chunk) {
        this(context, chunk, Catalogue::ofServices);
    }

    /**
     * A runner with rule sets and players from anywhere.
     *
     * @param context where to play; it stays open
     * @param chunk how many games of each rule set are one task, 1 or more
     * @param catalogue gives them, on whichever machine it is asked
     * @throws IllegalArgumentException if the chunk is less than 1
     */
    public SparkRunner(JavaSparkContext context, int chunk, Function0<Catalogue> catalogue) {
        if (chunk < 1) {
            throw new IllegalArgumentException("expected 1 or more games, found " + chunk);
        }
        this.context = Objects.requireNonNull(context, "context");
        this.chunk = chunk;
        this.catalogue = Objects.requireNonNull(catalogue, "catalogue");
    }

    @Override
    public void run(Simulation simulation, long from, boolean listing, Sink sink)
            throws IOException, InterruptedException {
        Experiment experiment = simulation.experiment();
        ChunkTask task = new ChunkTask(experiment, catalogue, listing);
        Deque<JavaFutureAction<List<Played>>> ahead = new ArrayDeque<>();
        try {
            for (long next = from; next < experiment.games() || !ahead.isEmpty(); ) {
                while (next < experiment.games() && ahead.size() < 2) {
                    List<Chunk> wave = chunks(next, experiment.games(), WAVE * context.defaultParallelism());
                    ahead.add(context.parallelize(wave, wave.size()).map(task).collectAsync());
                    next = wave.get(wave.size() - 1).to();
                }
                for (Played part : result(ahead.element())) {
                    sink.accept(part);
                }
                ahead.remove();
            }
        } finally {
            ahead.forEach(wave -> wave.cancel(true));
        }
    }

    /**
     * Plays all games as one job, whose tallies are added up by the workers.
     *
     * @param simulation the experiment
     * @return the sum of all tallies
     * @throws InterruptedException if the thread of the caller is interrupted
     * @throws PlayerException if a player chooses a move that is not permitted
     */
    @Override
    public Tally run(Simulation simulation) throws InterruptedException {
        Experiment experiment = simulation.experiment();
        ChunkTask task = new ChunkTask(experiment, catalogue, false);
        List<Chunk> all = chunks(0, experiment.games(), Integer.MAX_VALUE);
        int slices = (int) Math.min(all.size(), (long) WAVE * context.defaultParallelism());
        JavaFutureAction<List<Tally>> sums = context.parallelize(all, slices)
                .map(task)
                .mapPartitions(parts -> List.of(sum(experiment, parts)).iterator())
                .collectAsync();
        try {
            return result(sums).stream().reduce(Tally.empty(experiment), Tally::plus);
        } finally {
            sums.cancel(true);
        }
    }

    private static Tally sum(Experiment experiment, Iterator<Played> parts) {
        Tally sum = Tally.empty(experiment);
        while (parts.hasNext()) {
            sum = sum.plus(parts.next().tally());
        }
        return sum;
    }

    private List<Chunk> chunks(long from, long games, int most) {
        List<Chunk> chunks = new ArrayList<>();
        for (long next = from; next < games && chunks.size() < most; ) {
            Chunk part = new Chunk(next, Math.min(games, next + chunk));
            chunks.add(part);
            next = part.to();
        }
        return chunks;
    }

    private static <T> T result(JavaFutureAction<T> job) throws InterruptedException {
        try {
            return job.get();
        } catch (ExecutionException e) {
            Throwable root = e;
            for (Throwable cause = e; cause != null; cause = cause.getCause()) {
                if (cause instanceof PlayerException failed) {
                    throw failed;
                }
                root = cause;
            }
            // The messages around it are long and tell of stages and stacks.
            throw new IllegalStateException("a task of Spark failed: " + root, e);
        }
    }
}
