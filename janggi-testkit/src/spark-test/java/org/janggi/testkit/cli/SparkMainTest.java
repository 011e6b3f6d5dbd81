package org.janggi.testkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What spark-submit starts, with the settings that it makes system properties of. */
@Tag("spark")
class SparkMainTest {
    @TempDir
    private Path dir;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final Streams streams = new Streams(new ByteArrayInputStream(new byte[0]), out, err, false, false);

    @BeforeEach
    void submit() {
        System.setProperty("spark.master", "local[2]");
        System.setProperty("spark.ui.enabled", "false");
    }

    @AfterEach
    void forget() {
        System.clearProperty("spark.master");
        System.clearProperty("spark.ui.enabled");
    }

    private String[] arguments(String to) {
        return ("--rules kja,gungjanggi-dan --games 70 --seed 7 --keep how=mate --keep-max 3 --games-csv --out "
                        + dir.resolve(to))
                .split(" ");
    }

    private Map<String, byte[]> files(String from) throws IOException {
        Map<String, byte[]> files = new TreeMap<>();
        try (Stream<Path> all = Files.list(dir.resolve(from))) {
            for (Path file : all.toList()) {
                files.put(file.getFileName().toString(), Files.readAllBytes(file));
            }
        }
        return files;
    }

    @Test
    void the_files_and_lines_are_those_of_janggi_simulate() throws IOException {
        assertThat(SparkMain.run(streams, arguments("spark"))).isZero();
        ByteArrayOutputStream local = new ByteArrayOutputStream();
        Streams others =
                new Streams(new ByteArrayInputStream(new byte[0]), local, new ByteArrayOutputStream(), false, false);
        String[] line = Stream.concat(Stream.of("simulate"), Stream.of(arguments("threads")))
                .toArray(String[]::new);
        assertThat(Main.run(others, line)).isZero();
        assertThat(out.toString(StandardCharsets.UTF_8))
                .startsWith("kja: games 70, ")
                .isEqualTo(local.toString(StandardCharsets.UTF_8));
        Map<String, byte[]> spark = files("spark");
        Map<String, byte[]> threads = files("threads");
        assertThat(spark).containsKeys("experiment.json", "games.csv", "kept-1-kja.pgn", "state");
        assertThat(spark.keySet()).isEqualTo(threads.keySet());
        threads.forEach((name, bytes) -> assertThat(spark.get(name)).as(name).isEqualTo(bytes));
    }

    private void assertRefused(String message, String... arguments) {
        assertThat(SparkMain.run(streams, arguments)).isEqualTo(ExitCode.USAGE);
        assertThat(err.toString(StandardCharsets.UTF_8)).isEqualToIgnoringNewLines("janggi simulate: " + message);
        assertThat(dir.resolve("x")).doesNotExist();
    }

    private String[] arguments(String more, String value) {
        return Stream.concat(Stream.of(arguments("x")), Stream.of(more, value)).toArray(String[]::new);
    }

    @Test
    void a_master_is_needed() {
        System.clearProperty("spark.master");
        assertRefused("expected a master, as in spark-submit --master local[2]", arguments("x"));
    }

    @Test
    void threads_are_for_the_master_to_say() {
        assertRefused(
                "--threads: expected spark-submit --master to say how many cores play", arguments("--threads", "2"));
    }

    @Test
    void plugins_are_for_every_worker_to_get() {
        assertRefused(
                "--plugin: expected the jars as spark-submit --jars, which every worker gets",
                arguments("--plugin", "other.jar"));
    }

    @Test
    void a_chunk_has_a_game() {
        assertRefused("--chunk: expected 1 to 10000, found 0", arguments("--chunk", "0"));
    }
}
