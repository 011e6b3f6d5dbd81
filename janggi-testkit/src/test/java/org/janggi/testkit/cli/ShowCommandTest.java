package org.janggi.testkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.janggi.testkit.Project;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShowCommandTest {
    private static final String SAMPLE = Project.root()
            .resolve("janggi-testkit/src/test/resources/sample.gib")
            .toString();

    @TempDir
    Path folder;

    @Test
    void header_board_and_the_moves_around() {
        Run run = Run.of("show", SAMPLE, "--ply", "13");
        assertThat(run.exit()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.lines())
                .startsWith(
                        "Event: 보기 대국",
                        "Date: 2026-01-01",
                        "Cho: 김초록",
                        "Han: 이빨강",
                        "Result: 초 기권승",
                        "Game 1, after ply 13 of 17, kja",
                        "")
                .contains(
                        "10   [車]    .     [象] | [士]    .     [士] | [象]    .    *(車)   1",
                        "Han to move.",
                        "FEN: r1ba1ab1R/4k4/1c2c1n2/1pp1n1pp1/9/9/P1P1P1PP1/2N2N1C1/4K4/R1BA1A1B1 b - - 0 7",
                        "  9. 85包45兵  e3e7",
                        "> 13. 79車19車  i4i10",
                        "  17. 한수쉼  e2e2")
                .doesNotContain("  6. 12馬33  b10c8");
    }

    @Test
    void without_a_ply_it_is_the_end_and_ply_0_the_start() {
        assertThat(Run.of("show", SAMPLE, "--letters").lines())
                .contains("Cho passed. Han to move.", "> 17. --  e2e2", "Game 1, after ply 17 of 17, kja");
        assertThat(Run.of("show", SAMPLE, "--ply", "0", "--lang", "ko", "--hangul")
                        .lines())
                .contains("대국 1, 17수 가운데 0수 뒤, kja", "초 차례.", "  1. 79졸78  i4h4");
    }

    @Test
    void a_picture_is_written() throws IOException {
        Path out = folder.resolve("board.svg");
        Run run = Run.of("show", SAMPLE, "--ply", "1", "--svg", out.toString(), "--rules", "gungjanggi-dan");
        assertThat(run.exit()).isZero();
        assertThat(Files.readString(out)).startsWith("<?xml").contains("Last move i4h4.");
        Run failed =
                Run.of("show", SAMPLE, "--svg", folder.resolve("none/board.svg").toString());
        assertThat(failed.exit()).isEqualTo(2);
        assertThat(failed.err()).contains("cannot be written");
    }

    @Test
    void what_is_not_there_is_told() throws IOException {
        assertThat(Run.of("show", SAMPLE, "--ply", "18").onlyError())
                .isEqualTo("janggi show: --ply: game 1 has plies 0 to 17, not 18");
        assertThat(Run.of("show", SAMPLE, "--ply", "-1").exit()).isEqualTo(2);
        assertThat(Run.of("show", SAMPLE, "--game", "2").onlyError()).endsWith("has games 1 to 1, not 2");
        assertThat(Run.of("show", SAMPLE, "--game", "0").exit()).isEqualTo(2);
        Run missing = Run.of("show", folder.resolve("none.gib").toString());
        assertThat(missing.exit()).isEqualTo(2);
        assertThat(missing.onlyError()).endsWith("error: no such file");
        Path empty = Files.writeString(folder.resolve("empty.gib"), "no game\n");
        assertThat(Run.of("show", empty.toString()).onlyError()).contains("[no-game]");
        Path bare = Files.writeString(folder.resolve("bare.gib"), "[대회명 \"x\"]\n\n");
        assertThat(Run.of("show", bare.toString()).onlyError()).isEqualTo("janggi show: game 1 tells no start");
    }

    @Test
    void a_game_with_errors_is_shown_as_far_as_it_goes() {
        String text = "[초차림 \"상마상마\"]\n[한차림 \"마상상마\"]\n\n1. 79졸78\n{좋은 수}\n2. 11차99\n";
        Run run = Run.withInput(text, "show", "-");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.lines()).contains("> 1. 79卒78  i4h4", "# 좋은 수");
        assertThat(run.err()).contains("[illegal-move]");
    }
}
