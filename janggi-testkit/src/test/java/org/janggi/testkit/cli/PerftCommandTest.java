package org.janggi.testkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PerftCommandTest {
    @ParameterizedTest
    @CsvSource({"0,1", "1,32", "2,1024", "3,33000"})
    void nodes_are_counted_from_the_start(int depth, long nodes) {
        Run run = Run.of("perft", "--rules", "fairy-janggi", "--depth", "" + depth);
        assertThat(run.exit()).isZero();
        assertThat(run.out()).matches("depth " + depth + " nodes " + nodes + " seconds \\d+\\.\\d{3} nps \\d+\n");
        assertThat(run.err()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"마상상마/상마마상", "HEEH/EHHE", "HEEH/상마마상"})
    void a_start_is_named_in_korean_or_in_letters(String start) {
        Run run = Run.of("perft", "--rules", "fairy-janggi", "--depth", "3", "--start", start);
        String fen = "rbna1anbr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";
        Run same = Run.of("perft", "--rules", "fairy-janggi", "--depth", "3", "--fen", fen);
        assertThat(run.exit()).isZero();
        assertThat(nodes(run)).isEqualTo(nodes(same)).isPositive();
    }

    @Test
    void the_letters_of_a_syllable_are_the_syllable() {
        String decomposed = java.text.Normalizer.normalize("상마마상/마상상마", java.text.Normalizer.Form.NFD);
        Run run = Run.of("perft", "--rules", "fairy-janggi", "--depth", "1", "--start", decomposed);
        assertThat(run.exit()).isZero();
    }

    @Test
    void movement_alone_counts_more_than_the_game() {
        // Han's general is attacked: the game permits few moves, movement all of them and the pass.
        String check = "4k4/4R4/9/9/9/9/9/9/9/3K5 b";
        String[] game = {"perft", "--rules", "fairy-casual", "--depth", "1", "--fen", check};
        String[] moves = {"perft", "--rules", "fairy-casual", "--depth", "1", "--fen", check, "--count", "moves"};
        assertThat(nodes(Run.of(game))).isEqualTo(1);
        assertThat(nodes(Run.of(moves))).isEqualTo(4);
    }

    @Test
    void a_divide_prints_each_move_and_their_sum() {
        Run run = Run.of("perft", "--rules", "fairy-janggi", "--depth", "2", "--divide");
        assertThat(run.exit()).isZero();
        assertThat(run.lines()).hasSize(33).contains("a1a2: 32", "e2e2: 32").startsWith("a1a2: 32");
        assertThat(run.lines().get(32)).startsWith("depth 2 nodes 1024 ");
    }

    @Test
    void repeats_print_a_line_a_run_and_the_median() {
        Run run = Run.of("perft", "--rules", "fairy-modern", "--depth", "1", "--repeat", "3", "--divide");
        assertThat(run.lines()).hasSize(36);
        assertThat(run.lines().subList(32, 35)).allMatch(line -> line.startsWith("depth 1 nodes 32 "));
        assertThat(run.lines().get(35)).matches("median seconds [0-9]+\\.[0-9]{3} nps [0-9]+");
        double[] seconds = run.lines().subList(32, 36).stream()
                .mapToDouble(line -> Double.parseDouble(line.replaceAll(".*seconds ([0-9.]+) .*", "$1")))
                .toArray();
        assertThat(seconds[3]).isEqualTo(Arrays.stream(seconds, 0, 3).sorted().toArray()[1]);
    }

    @ParameterizedTest
    @ValueSource(strings = {"game", "moves"})
    void several_threads_count_what_one_does(String count) {
        String[] args = ("perft --rules fairy-janggi --depth 3 --count " + count).split(" ");
        String[] threads = ("perft --rules fairy-janggi --depth 3 --threads 3 --count " + count).split(" ");
        assertThat(nodes(Run.of(threads))).isEqualTo(nodes(Run.of(args)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--depth -1",
                "--depth x",
                "--depth 99999999999",
                "--depth 0 --divide",
                "--depth 1 --repeat 0",
                "--depth 1 --repeat x",
                "--depth 1 --threads 0",
                "--depth 1 --threads -2",
                "--depth 1 --threads x",
                "--depth 1 --threads 2 --divide",
                "--depth 1 --count x",
                "--depth 1 --fen x",
                "--depth 1 --start HEEH",
                "--depth 1 --start HEEH/HEEH/HEEH",
                "--depth 1 --start HEEH/마상",
                "--depth 1 --start HEEH/HEEH --fen x"
            })
    void wrong_values_are_one_line(String values) {
        Run run = Run.of(("perft --rules fairy-modern " + values).split(" "));
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.onlyError()).startsWith("janggi perft: ");
    }

    private static long nodes(Run run) {
        return Long.parseLong(run.out().split(" ")[3]);
    }
}
