package org.janggi.testkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.janggi.testkit.Project;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files that hold no games, or try to exhaust whoever reads them. */
class HostileFilesTest {
    private static final int MEBIBYTE = 1 << 20;

    @TempDir
    Path work;

    @Test
    void a_record_of_go_is_no_game_of_janggi() throws IOException {
        Path file = write("""
                \\HS
                \\[GAMEBLACKNAME=someone\\]
                \\[GAMEWHITENAME=someone else\\]
                \\HE
                \\GS
                2 1 0
                STO 0 2 1 15 3
                STO 0 3 2 3 3
                \\GE
                """.getBytes(StandardCharsets.US_ASCII));
        assertAnswer(file, "a record of Go, not of janggi [go-record]");
    }

    @Test
    void an_empty_file_holds_nothing() throws IOException {
        assertAnswer(write(new byte[0]), "the input is empty [empty-input]");
    }

    @Test
    void random_bytes_are_no_text() throws IOException {
        byte[] bytes = new byte[5000];
        new Random(1).nextBytes(bytes);
        assertAnswer(write(bytes), "not a text [binary-input]");
    }

    @Test
    void a_text_without_a_game_is_told_so() throws IOException {
        assertAnswer(write("Title=a puzzle\nFEN=4ka3/9\n".getBytes(StandardCharsets.UTF_8)), "[no-game]");
    }

    private static void assertAnswer(Path file, String answer) {
        Run run = Run.of("validate", file.toString());
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.errors()).hasSize(1);
        assertThat(run.err()).startsWith(file + ":1:1: error: ").contains(answer);
        assertThat(run.lines()).contains("files 1, games 0, plies 0, problems 1");
    }

    @Test
    void a_directory_is_no_file_of_games() {
        Run run = Run.of("validate", work.toString());
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.errors()).containsExactly(work + ": error: a directory, not a file of games");
    }

    @Test
    void the_last_line_counts_without_its_newline() throws IOException {
        Path sample = Project.root().resolve("janggi-testkit/src/test/resources/sample.gib");
        byte[] text = Files.readAllBytes(sample);
        assertThat(text[text.length - 1]).isEqualTo((byte) '\n');
        Run run = Run.of("validate", write(Arrays.copyOf(text, text.length - 1)).toString());
        assertThat(run.exit()).isZero();
        assertThat(run.lines()).contains("files 1, games 1, plies 17, problems 0");
    }

    /** One of many bytes that were tried; each begins another kind of reading. */
    @ParameterizedTest
    @ValueSource(strings = {"a", "[", "{"})
    void two_hundred_megabytes_of_one_byte_need_no_memory(String unit) throws IOException {
        assertNeedsNoMemory(unit, 200);
    }

    @Test
    void twenty_million_lines_need_no_memory() throws IOException {
        assertNeedsNoMemory("\n", 20);
    }

    @Tag("long")
    @Test
    void two_hundred_million_lines_need_no_memory() throws IOException {
        assertNeedsNoMemory("\n", 200);
    }

    private void assertNeedsNoMemory(String unit, int mebibytes) throws IOException {
        byte[] chunk = new byte[MEBIBYTE];
        Arrays.fill(chunk, (byte) unit.charAt(0));
        Path file = work.resolve("big.gib");
        try (OutputStream out = Files.newOutputStream(file)) {
            for (int i = 0; i < mebibytes; i++) {
                out.write(chunk);
            }
        }
        Run run = Run.inProcess(work, List.of("-Xmx64m"), "validate", file.toString());
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err()).startsWith(file + ":1:1: error: no game here").doesNotContain("\tat ");
        assertThat(run.lines()).contains("files 1, games 0, plies 0, problems 1");
    }

    @Test
    void a_game_that_never_ends_is_cut_off() throws IOException {
        Path file = work.resolve("long.gib");
        String pair = "1. 99차98 2. 11차12 3. 98차99 4. 12차11\n";
        try (OutputStream out = Files.newOutputStream(file)) {
            out.write("[초차림 \"마상상마\"]\n[한차림 \"마상상마\"]\n\n".getBytes(StandardCharsets.UTF_8));
            byte[] lines = pair.repeat(10_000).getBytes(StandardCharsets.UTF_8);
            for (int i = 0; i < 20; i++) {
                out.write(lines);
            }
        }
        Run run = Run.inProcess(work, List.of("-Xmx64m"), "validate", "--format", "jsonl", file.toString());
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.lines()).hasSize(1);
        assertThat(run.out()).contains("\"truncated\":true");
        assertThat(run.err()).startsWith("files 1, games 1, plies ").doesNotContain("\tat ");
    }

    private Path write(byte[] bytes) throws IOException {
        return Files.write(Files.createTempFile(work, "hostile", ".gib"), bytes);
    }
}
