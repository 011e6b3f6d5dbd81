package org.janggi.testkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.janggi.testkit.Project;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ValidateThreadsTest {
    private static final Path SAMPLE = Project.root().resolve("janggi-testkit/src/test/resources/sample.gib");

    @TempDir
    private Path folder = Path.of("");

    @ParameterizedTest
    @ValueSource(strings = {"text", "jsonl"})
    void the_output_is_that_of_one_thread(String format) throws IOException {
        String many = (Files.readString(SAMPLE) + "\n").repeat(200);
        String file = Files.writeString(folder.resolve("many.gib"), many).toString();
        String missing = folder.resolve("missing.gib").toString();
        String[] one = {"validate", "--format", format, file, missing, file, SAMPLE.toString()};
        String[] four = {"validate", "--format", format, "--threads", "4", file, missing, file, SAMPLE.toString()};
        Run expected = Run.of(one);
        assertThat(expected.lines()).hasSizeGreaterThan(400);
        assertThat(Run.of(four)).isEqualTo(expected);
    }

    @Test
    void the_games_of_one_file_are_replayed_by_all_threads() throws IOException {
        String many = (Files.readString(SAMPLE) + "\n").repeat(60);
        String file = Files.writeString(folder.resolve("many.gib"), many).toString();
        Run expected = Run.of("validate", file);
        assertThat(expected.lines()).hasSizeGreaterThan(60);
        assertThat(Run.of("validate", "--threads", "4", file)).isEqualTo(expected);
    }

    @Test
    void games_before_a_failure_are_reported_before_it() {
        Run run = Run.of("validate", "--threads", "3", SAMPLE.toString(), folder.toString());
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out()).startsWith(SAMPLE.toString());
        assertThat(run.errors()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "x", "99999999999"})
    void wrong_values_are_one_line(String threads) {
        Run run = Run.of("validate", "--threads", threads, SAMPLE.toString());
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.onlyError()).startsWith("janggi validate: ").contains("--threads");
    }
}
