package org.janggi.testkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MovesCommandTest {
    private static final String START_MOVES = "a1a2 a1a3 a4a5 a4b4 b1a3 b1c3 c4b4 c4c5 c4d4 d1d2 d1e1 e2d2 e2d3 e2e1 "
            + "e2e2 e2e3 e2f2 e2f3 e4d4 e4e5 e4f4 f1e1 f1f2 g4f4 g4g5 g4h4 h1g3 h1i3 i1i2 i1i3 i4h4 i4i5";

    @Test
    void the_moves_of_a_position_are_sorted_and_the_pass_is_the_generals_square_twice() {
        Run run = Run.of("moves", "--rules", "fairy-janggi", "--fen", Run.START);
        assertThat(run).isEqualTo(new Run(0, Run.START + "\t" + START_MOVES + "\n", ""));
    }

    @Test
    void the_rule_set_decides() {
        // The generals face each other: bikjang may be passed on although it is check.
        String fen = "4k4/9/9/9/9/9/9/9/r3K4/9 w";
        assertThat(Run.of("moves", "--rules", "fairy-janggi", "--fen", fen).out())
                .contains("e2e2");
        assertThat(Run.of("moves", "--rules", "fairy-casual", "--fen", fen).out())
                .doesNotContain("e2e2");
    }

    @Test
    void a_finished_position_has_no_moves() {
        String mate = "4k4/4R4/4R4/9/9/9/9/9/9/4K4 b";
        Run run = Run.of("moves", "--rules", "fairy-casual", "--fen", mate);
        assertThat(run).isEqualTo(new Run(0, mate + "\t\n", ""));
    }

    @Test
    void a_bad_position_is_answered_with_all_that_is_wrong() {
        Run run = Run.of("moves", "--rules", "fairy-janggi", "--fen", "x9/9 r");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out())
                .startsWith("x9/9 r\t!")
                .contains("10 ranks", "\"x\"", "w or b")
                .hasLineCount(1);
        assertThat(run.err()).isEmpty();
    }

    @Test
    void a_dash_reads_a_position_a_line_and_answers_each() {
        String input = Run.START + "\r\n\nbad\rrhea1aehr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RHEA1AEHR w 0 1";
        Run run = Run.withInput(input, "moves", "--rules", "fairy-janggi", "-");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.lines()).hasSize(4);
        assertThat(run.lines().get(0)).isEqualTo(Run.START + "\t" + START_MOVES);
        assertThat(run.lines().get(1)).startsWith("\t!");
        assertThat(run.lines().get(2)).startsWith("bad\t!");
        assertThat(run.lines().get(3)).endsWith(" w 0 1\t" + START_MOVES);
        assertThat(run.err()).isEmpty();
    }

    @Test
    void no_line_is_no_answer() {
        assertThat(Run.withInput("", "moves", "--rules", "fairy-janggi", "-")).isEqualTo(new Run(0, "", ""));
    }

    @Test
    void an_endless_line_is_cut_off_and_an_error() {
        String input = Run.START + " ".repeat(1_000_000) + "\n" + Run.START + "\n";
        Run run = Run.withInput(input, "moves", "--rules", "fairy-janggi", "-");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.lines()).hasSize(2);
        assertThat(run.lines().get(0)).hasSizeLessThan(5000).contains("\t!", "at most 4096 characters");
        assertThat(run.lines().get(1)).endsWith(START_MOVES);
    }
}
