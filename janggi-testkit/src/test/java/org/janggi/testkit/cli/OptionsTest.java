package org.janggi.testkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.janggi.testkit.Project;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rule sets with options, wherever a command takes a rule set. */
class OptionsTest {
    private static final String SAMPLE = Project.root()
            .resolve("janggi-testkit/src/test/resources/sample.gib")
            .toString();
    /** Cho's chariot on e2 stands between its general and the chariot of Han, and may leave where self-check is taken. */
    private static final String PINNED = "3k5/9/9/9/4r4/9/9/9/4R4/4K4 w";

    @TempDir
    Path folder;

    @Test
    void moves_are_those_under_the_options() {
        assertThat(Run.of("moves", "--rules", "kja", "--fen", PINNED).out()).contains(" e2a2 ");
        Run forbidden = Run.of("moves", "--rules", "kja:self-check=forbidden", "--fen", PINNED);
        assertThat(forbidden.exit()).isZero();
        assertThat(forbidden.out()).contains(" e2e3 ").doesNotContain("e2a2");
    }

    @Test
    void counts_are_those_under_the_options() {
        assertThat(Run.of("perft", "--rules=kja:self-check=taken", "--depth=1", "--fen", PINNED)
                        .out())
                .startsWith("depth 1 nodes " + count("kja") + " seconds")
                .doesNotStartWith("depth 1 nodes " + count("kja:self-check=forbidden") + " seconds");
    }

    private static long count(String rules) {
        String moves = Run.of("moves", "--rules", rules, "--fen", PINNED).out();
        return moves.substring(moves.indexOf('\t') + 1).strip().split(" ").length;
    }

    @Test
    void a_move_is_explained_under_the_options() {
        String[] line = {"explain", "--rules", "gungjanggi-silver", "--moves", "e2e2 e9e9 e2e2 e9e9", "e2e2"};
        assertThat(Run.of(line).out()).isEqualTo("e2e2: not permitted, S22: third pass in a row\n");
        line[2] += ":self-check=forbidden:three-passes=on";
        assertThat(Run.of(line).out()).startsWith("e2e2: permitted");
    }

    @Test
    void each_game_of_a_trace_has_its_own_options() {
        String input = "kja:deom=4.5\t\tpass pass\nkja\t\tpass pass\n\t\tpass pass\nkja:deom=5\t\t\n";
        Run run = Run.withInput(input, "trace", "--rules", "kja:deom=-0.5", "--moves", "-");
        assertThat(run.lines()).hasSize(4);
        assertThat(run.lines().get(0)).contains("\"points\":[72,76.5]");
        assertThat(run.lines().get(1)).contains("\"points\":[72,73.5]");
        assertThat(run.lines().get(2)).contains("\"points\":[72,71.5]");
        assertThat(run.lines().get(3))
                .isEqualTo("[{\"error\":\"line 4: deom of kja: expected a number and a half from -499.5 to 499.5, found"
                        + " \\\"5\\\"\"}]");
    }

    @Test
    void what_is_printed_about_games_names_the_options() {
        assertThat(Run.of("validate", "--rules", "kja:to-and-fro=on", SAMPLE).out())
                .contains("findings under kja:to-and-fro=on: none");
        assertThat(Run.of("show", "--rules", "kja:to-and-fro=on", SAMPLE).lines())
                .contains("Game 1, after ply 17 of 17, kja:to-and-fro=on");
        String out = folder.resolve("x.pgn").toString();
        assertThat(Run.of("convert", "--rules", "gungjanggi-dan:forward-soldier=on", SAMPLE, out)
                        .exit())
                .isZero();
        assertThat(Path.of(out)).isNotEmptyFile();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "validate x --rules",
                "convert x y.pgn --rules",
                "moves - --rules",
                "perft --depth 1 --rules",
                "trace --rules",
                "explain --rules",
                "show x --rules",
                "rules"
            })
    void what_there_is_not_is_answered_with_what_there_is(String line) {
        assertThat(Run.of((line + " kja:doem=4.5").split(" ")).onlyError())
                .endsWith(": kja has no option \"doem\", there are played-out, mating-facing, dead-stay, to-and-fro,"
                        + " self-check, deom, repetitions");
        Run contradiction = Run.of((line + " kja:played-out=on:self-check=forbidden").split(" "));
        assertThat(contradiction.exit()).isEqualTo(2);
        assertThat(contradiction.onlyError()).endsWith("played-out=on contradicts self-check=forbidden");
    }
}
