package org.janggi.testkit.cli;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.janggi.testkit.simulate.Catalogue;
import org.janggi.testkit.simulate.Runner;
import org.janggi.testkit.simulate.spark.SparkRunner;

/** The command {@code janggi simulate} for {@code spark-submit}: the games are played on Apache Spark. */
public final class SparkMain {
    private static final int CHUNK = 250;

    private SparkMain() {}

    /**
     * Runs the command and ends the process with its exit code.
     *
     * @param args the arguments of {@code janggi simulate}, without {@code --threads} and {@code --plugin}
     */
    public static void main(String[] args) {
        System.exit(run(Streams.standard(), args));
    }

    /** Runs the command; gives its exit code. */
    static int run(Streams streams, String... args) {
        Engine spark = (threads, chunk, plugins) -> {
            if (threads != null) {
                throw new UsageException("--threads: expected spark-submit --master to say how many cores play");
            }
            if (!plugins.isEmpty()) {
                throw new UsageException("--plugin: expected the jars as spark-submit --jars, which every worker gets");
            }
            return runner(chunk == null ? CHUNK : chunk);
        };
        String[] line = Stream.concat(Stream.of("simulate"), Stream.of(args)).toArray(String[]::new);
        return Main.run(streams, spark, line);
    }

    private static Runner runner(int chunk) {
        SparkConf conf = new SparkConf();
        if (!conf.contains("spark.master")) {
            throw new UsageException("expected a master, as in spark-submit --master local[2]");
        }
        // Of Spark only what went wrong is told: its own lines and bar would bury those of the run.
        conf.setAppName("janggi simulate")
                .setIfMissing("spark.log.level", "WARN")
                .set("spark.ui.showConsoleProgress", "false")
                .set("spark.serializer", "org.apache.spark.serializer.JavaSerializer");
        return (simulation, from, listing, sink) -> {
            try (JavaSparkContext context = new JavaSparkContext(conf)) {
                new SparkRunner(context, chunk, SparkMain::catalogue).run(simulation, from, listing, sink);
            }
        };
    }

    /** What the driver knows and, as far as its class path is the same, a worker. */
    private static Catalogue catalogue() throws IOException {
        try (RuleSetSource known = RuleSetSource.open(List.of())) {
            return known.catalogue();
        }
    }
}
