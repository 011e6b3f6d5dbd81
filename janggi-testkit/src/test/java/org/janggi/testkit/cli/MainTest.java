package org.janggi.testkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MainTest {
    @Test
    void help_lists_the_commands() {
        Run run = Run.of("--help");
        assertThat(run.exit()).isZero();
        assertThat(run.out())
                .contains(
                        "Usage: janggi", "validate", "moves", "perft", "trace", "explain", "rules", "show", "simulate");
        assertThat(run.err()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"validate", "moves", "perft", "trace", "explain", "show"})
    void every_command_has_help_and_takes_plugins(String command) {
        Run run = Run.of(command, "--help");
        assertThat(run.exit()).isZero();
        assertThat(run.out()).contains("Usage: janggi " + command, "--rules=ID", "--plugin=JAR");
    }

    @Test
    void the_version_is_told() {
        Run run = Run.of("--version");
        assertThat(run.exit()).isZero();
        assertThat(run.out()).startsWith("janggi ");
    }

    @Test
    void no_command_is_wrong_usage() {
        Run run = Run.of();
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.onlyError()).isEqualTo("janggi: which command? See 'janggi --help'.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "unknown",
                "--unknown",
                "validate",
                "validate --unknown x",
                "validate --format xml x",
                "validate --rules",
                "validate --plugin",
                "moves --fen x",
                "moves --rules fairy-modern",
                "moves --rules fairy-modern x",
                "moves --rules fairy-modern - -",
                "moves --rules fairy-modern --fen x -",
                "moves --rules unknown -",
                "perft --rules fairy-modern",
                "perft --depth 1",
                "perft --rules fairy-modern --depth 1 x",
                "trace",
                "trace --moves a1a2",
                "trace --rules fairy-modern --fen x",
                "trace --rules fairy-modern --start HEEH",
                "trace --rules fairy-modern --start HEEH/HEEH --fen x",
                "trace --rules fairy-modern x",
                "explain",
                "explain a1a2",
                "explain --rules fairy-modern --lang fr a1a2",
                "explain --rules fairy-modern --fen x a1a2",
                "show",
                "show a b",
                "show --hanja --letters a",
                "show --ply x a",
                "show --lang fr a",
                "rules x",
                "rules fairy-modern fairy-casual",
                "rules --lang fr"
            })
    void wrong_usage_is_one_line_and_exit_2(String line) {
        Run run = Run.of(line.split(" "));
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.onlyError()).startsWith("janggi");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "validate x --rules",
                "moves - --rules",
                "perft --depth 1 --rules",
                "trace --rules",
                "explain --rules",
                "rules"
            })
    void an_unknown_rule_set_is_answered_with_those_there_are(String line) {
        Run run = Run.of((line + " chess").split(" "));
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.onlyError())
                .contains("no rule set \"chess\"", "fairy-janggi, fairy-traditional, fairy-modern, fairy-casual");
    }

    @Test
    void a_file_name_that_begins_with_an_at_sign_is_a_file_name() {
        Run run = Run.of("validate", "@x");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.errors()).containsExactly("@x: error: no such file");
    }

    @Test
    void control_characters_do_not_reach_a_terminal() {
        Run run = Run.of("moves", "--rules", "fairy-modern", "--fen", "\u001b[31m\n");
        assertThat(run.out()).startsWith("\uFFFD[31m\uFFFD\t!").hasLineCount(1);
        assertThat(Run.of("validate", "a\u001bb\nc").errors()).containsExactly("a\uFFFDb c: error: no such file");
    }

    @Test
    void a_reader_who_has_seen_enough_is_told_nothing() {
        Run run = intoBroken("Broken pipe");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err()).isEmpty();
    }

    @Test
    void output_that_is_lost_is_told() {
        Run run = intoBroken("No space left on device");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.onlyError())
                .isEqualTo("janggi: cannot read or write a standard stream: No space left on device");
    }

    private static Run intoBroken(String message) {
        OutputStream broken = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(message);
            }
        };
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Streams streams = new Streams(InputStream.nullInputStream(), broken, err, false, false);
        int exit = Main.run(streams, "perft", "--rules", "fairy-modern", "--depth", "1");
        return new Run(exit, "", err.toString(StandardCharsets.UTF_8));
    }

    @Test
    void a_process_prints_utf_8_in_any_locale(@TempDir Path work) {
        Run run = Run.inProcess(work, List.of(), "perft", "--help");
        assertThat(run.exit()).isZero();
        assertThat(run.out()).contains("마상상마/상마마상");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void a_process_exits_with_the_code_of_its_command(@TempDir Path work) {
        Run run = Run.inProcess(work, List.of(), "moves", "--rules", "fairy-modern", "--fen", "x");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out()).startsWith("x\t!");
        assertThat(run.err()).isEmpty();
    }
}
