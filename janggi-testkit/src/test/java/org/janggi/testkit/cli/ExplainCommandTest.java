package org.janggi.testkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ExplainCommandTest {
    private static final String FACING = "4k4/9/9/9/9/9/9/9/r3K4/9 w";

    @Test
    void a_permitted_move_is_permitted() {
        Run run = Run.of("explain", "--rules", "fairy-janggi", "a1a2", "e2e2");
        assertThat(run).isEqualTo(new Run(0, "a1a2: permitted\ne2e2: permitted\n", ""));
    }

    @Test
    void a_move_that_is_refused_has_its_clause_and_reason_and_exit_code_1() {
        Run run = Run.of("explain", "--rules", "fairy-janggi", "a1a2", "b1b3", "a1a2");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err()).isEmpty();
        assertThat(run.lines())
                .containsExactly(
                        "a1a2: permitted",
                        "b1b3: not permitted, M8: an own piece stands on the target",
                        "a1a2: permitted");
    }

    @Test
    void a_word_that_is_no_move_is_told_what_would_be_one() {
        Run run = Run.of("explain", "--rules", "fairy-janggi", "x9");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.lines())
                .containsExactly(
                        "x9: not a move, expected two squares as in a1b1, or a pass as e2e2, 0000, @@@@ or pass");
    }

    @Test
    void a_move_is_told_what_it_does() {
        String fen = "3k5/9/9/9/4p4/9/9/4R4/9/4K4 w";
        Run run = Run.of("explain", "--rules", "fairy-casual", "--fen", fen, "e3e6", "e3d3", "e1d1", "e3a3");
        assertThat(run.exit()).isZero();
        assertThat(run.lines())
                .containsExactly(
                        "e3e6: permitted, takes a soldier",
                        "e3d3: permitted, gives check",
                        "e1d1: permitted, the generals face each other",
                        "e3a3: permitted");
        String elephant = "3k5/9/9/9/4b4/9/9/4R4/9/4K4 w";
        assertThat(Run.of("explain", "--rules", "fairy-casual", "--fen", elephant, "e3e6")
                        .out())
                .isEqualTo("e3e6: permitted, takes an elephant\n");
    }

    @Test
    void a_move_that_ends_the_game_tells_how() {
        String fen = "3k5/R8/9/9/9/9/9/8R/9/4K4 w";
        Run mate = Run.of("explain", "--rules", "fairy-casual", "--fen", fen, "i3i10");
        assertThat(mate.out())
                .startsWith("i3i10: permitted, gives check, ends the game: Cho wins by mate (M12): ")
                .hasLineCount(1);
        Run passes = Run.of("explain", "--rules", "fairy-janggi", "--moves", "pass", "pass");
        assertThat(passes.out())
                .startsWith(
                        "pass: permitted, ends the game: Han wins on points, 72 to 73.5 (fairy-passes): Two passes");
        Run draw = Run.of("explain", "--rules", "fairy-casual", "--moves", "pass", "pass");
        assertThat(draw.out())
                .startsWith("pass: permitted, ends the game: The game is drawn, 72 to 73.5 (fairy-passes): Two passes");
    }

    @Test
    void a_third_pass_and_a_promotion_are_explained_by_their_clauses() {
        Run pass = Run.of("explain", "--rules", "gungjanggi-silver", "--moves", "pass a7b7 pass b7a7", "e2e2");
        assertThat(pass.exit()).isEqualTo(1);
        assertThat(pass.out()).startsWith("e2e2: not permitted, S22: ");
        // S11: the general that leaves a called bikjang is promoted.
        String called = "4k4/9/9/9/9/9/9/R8/9/4K3R w";
        Run avoided = Run.of("explain", "--rules", "gungjanggi-silver", "--fen", called, "e1d1", "a3a4", "e1e10");
        assertThat(avoided.exit()).isEqualTo(1);
        assertThat(avoided.lines().get(0)).startsWith("e1d1: permitted, promotes d1");
        assertThat(avoided.lines().get(1)).startsWith("a3a4: not permitted, S10: ");
        assertThat(avoided.lines().get(2))
                .startsWith("e1e10: permitted, ends the game: Cho wins by material, 26 to 0 (S28): ");
    }

    @Test
    void nothing_is_permitted_once_the_game_is_over() {
        Run run = Run.of("explain", "--rules", "fairy-modern", "--moves", "pass pass", "a1a2");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out()).isEqualTo("a1a2: not permitted, fairy-passes: the game is over by points\n");
    }

    @Test
    void korean_explains_the_same() {
        Run run = Run.of("explain", "--rules", "fairy-janggi", "--lang", "ko", "--moves", "pass", "b10b8", "pass", "x");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.lines()).hasSize(3);
        assertThat(run.lines().get(1)).startsWith("pass: 둘 수 있음, 대국 끝: 한 승, 점수승, 72 대 73.5 (fairy-passes): ");
        assertThat(run.lines())
                .contains(
                        "b10b8: 둘 수 없음, M8: 가려는 자리에 자기 기물이 있습니다",
                        "x: 수가 아님, a1b1처럼 두 점이거나 한 수 쉼(e2e2, 0000, @@@@, pass)이어야 함");
    }

    @Test
    void without_a_move_the_position_is_described_with_what_the_rules_refuse() {
        Run run = Run.of("explain", "--rules", "fairy-janggi", "--fen", FACING);
        assertThat(run.exit()).isZero();
        assertThat(run.lines())
                .startsWith(
                        "position: 4k4/9/9/9/9/9/9/9/r3K4/9 w - - 0 1",
                        "to move: Cho",
                        "check: yes, from a2",
                        "generals face each other: yes")
                .contains(
                        "e2e3: not permitted, fairy-bikjang: the generals must not face each other after it; "
                                + "only a pass accepts the bikjang",
                        "e2d2: not permitted, fairy-check: the own general would be in check")
                .noneMatch(line -> line.startsWith("e2e2"))
                .noneMatch(line -> line.contains(": permitted"));
        assertThat(run.lines().get(4)).matches("game: goes on, permitted moves: \\d+");
        Run korean = Run.of("explain", "--rules", "fairy-janggi", "--lang", "KO", "--fen", FACING);
        assertThat(korean.lines())
                .hasSameSizeAs(run.lines())
                .contains("둘 차례: 초", "장군: 예, a2", "궁이 마주 봄: 예")
                .anyMatch(line -> line.startsWith("e2e3: 둘 수 없음, fairy-bikjang: "));
    }

    @Test
    void a_finished_game_is_described_by_its_end() {
        Run run = Run.of("explain", "--rules", "fairy-modern", "--moves", "pass pass");
        assertThat(run.exit()).isZero();
        assertThat(run.lines()).hasSize(5).contains("to move: Cho", "check: no", "generals face each other: no");
        assertThat(run.lines().get(4))
                .startsWith("game: over, Han wins on points, 72 to 73.5 (fairy-passes): Two passes");
    }

    @Test
    void moves_that_cannot_be_played_lead_to_no_game() {
        Run run = Run.of("explain", "--rules", "fairy-modern", "--moves", "a1a2 a10a7", "a2a3");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.onlyError())
                .isEqualTo("janggi explain: --moves: ply 2: expected a permitted move, found \"a10a7\": "
                        + "M8: an own piece stands on the target");
    }
}
