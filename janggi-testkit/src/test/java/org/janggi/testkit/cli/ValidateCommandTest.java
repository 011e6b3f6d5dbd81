package org.janggi.testkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.janggi.testkit.Project;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ValidateCommandTest {
    private static final String SAMPLE = Project.root()
            .resolve("janggi-testkit/src/test/resources/sample.gib")
            .toString();

    @TempDir
    Path work;

    @Test
    void the_sample_has_no_problem() {
        Run run = Run.of("validate", SAMPLE);
        assertThat(run.exit()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.lines())
                .containsExactly(
                        SAMPLE + ":1: ok: game 1, 김초록 - 이빨강, 17 plies, result \"초 기권승\"",
                        "files 1, games 1, plies 17, problems 0",
                        "result and board: 0 agree, 0 disagree, 1 not to be told",
                        "findings under kja: none");
    }

    @Test
    void jsonl_prints_an_object_a_game_and_the_summary_to_the_standard_error() throws IOException {
        Run run = Run.of("validate", "--format", "jsonl", SAMPLE);
        assertThat(run.exit()).isZero();
        assertThat(run.errors()).startsWith("files 1, games 1, plies 17, problems 0");
        JsonNode game = only(run);
        assertThat(keys(game))
                .containsExactly(
                        "source",
                        "line",
                        "index",
                        "players",
                        "start",
                        "moves",
                        "plies",
                        "final",
                        "check",
                        "facing",
                        "points",
                        "outcome",
                        "result",
                        "agrees",
                        "evidence",
                        "ok",
                        "truncated",
                        "failure",
                        "diagnostics",
                        "findings");
        assertThat(game.get("source").textValue()).isEqualTo(SAMPLE);
        assertThat(game.get("players").toString()).isEqualTo("{\"cho\":\"김초록\",\"han\":\"이빨강\"}");
        assertThat(game.get("start").textValue())
                .isEqualTo("rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ANBR w - - 0 1");
        assertThat(game.get("plies").intValue()).isEqualTo(17);
        assertThat(game.get("moves")).hasSize(17);
        assertThat(game.get("moves").get(16).textValue()).isEqualTo("e2e2");
        // P10: the pass at the end is not counted as a move.
        assertThat(game.get("final").textValue())
                .isEqualTo("r1baakb2/8R/1c2c1n2/1pp1n1pp1/9/9/P1P1P1PP1/2N2N1C1/4K4/R1BA1A1B1 b - - 3 9 passed=1");
        assertThat(game.get("points").toString()).isEqualTo("[65,58.5]");
        assertThat(game.get("result").toString())
                .isEqualTo("{\"tag\":\"초 기권승\",\"winner\":\"cho\",\"reason\":\"resignation\",\"margin\":null}");
        assertThat(game.get("agrees").isNull()).isTrue();
        assertThat(game.get("evidence").textValue()).isEqualTo("none");
        assertThat(game.get("ok").booleanValue()).isTrue();
    }

    @Test
    void what_a_piece_cannot_do_is_a_problem_and_costs_no_other_game() throws IOException {
        Path file = write("""
                [초차림 "마상상마"]
                [한차림 "마상상마"]
                [대국결과 "미상"]

                1. 79졸78 2. 41병51

                [초차림 "마상상마"]
                [한차림 "마상상마"]
                [대국결과 "미상"]

                1. 79졸78 2. 41병42
                """);
        Run run = Run.of("validate", file.toString());
        assertThat(run.exit()).isZero();
        Files.writeString(file, Files.readString(file).replace("41병51", "41병31"));
        Run wrong = Run.of("validate", file.toString());
        assertThat(wrong.exit()).isEqualTo(1);
        assertThat(wrong.err()).isEmpty();
        assertThat(wrong.lines())
                .anyMatch(line -> line.startsWith(file + ":1: problems: game 1,") && line.contains("1 plies"))
                .anyMatch(line -> line.startsWith(file + ":5:") && line.endsWith("[illegal-move]"))
                .anyMatch(line -> line.startsWith(file + ":7: ok: game 2,") && line.contains("2 plies"))
                .contains("files 1, games 2, plies 3, problems 1");
        JsonNode game = new ObjectMapper()
                .readTree(Run.of("validate", "--format", "jsonl", file.toString())
                        .lines()
                        .get(0));
        assertThat(game.get("ok").booleanValue()).isFalse();
        assertThat(game.get("truncated").booleanValue()).isTrue();
        assertThat(game.get("failure").isNull()).isTrue();
        JsonNode diagnostic = game.get("diagnostics").get(0);
        assertThat(diagnostic.get("severity").textValue()).isEqualTo("error");
        assertThat(diagnostic.get("code").textValue()).isEqualTo("illegal-move");
        assertThat(diagnostic.get("line").intValue()).isEqualTo(5);
        assertThat(diagnostic.get("ply").intValue()).isEqualTo(2);
        assertThat(diagnostic.get("side").textValue()).isEqualTo("han");
        assertThat(diagnostic.get("token").textValue()).isEqualTo("41병31");
        assertThat(diagnostic.get("fen").textValue()).contains(" b - - ");
    }

    @Test
    void what_the_rule_set_would_have_ended_or_forbidden_is_a_finding() throws IOException {
        // Two passes end the game; a pass in check is not permitted.
        Path file = write(game("3k5/9/9/9/9/9/9/9/8R/4K4 w", "미상", "1. 한수쉼 2. 한수쉼 3. 99차94장군 4. 한수쉼"));
        Run run = Run.of("validate", "--rules", "fairy-modern", file.toString());
        assertThat(run.exit()).isZero();
        assertThat(run.lines())
                .contains(
                        file
                                + ":1: finding: game 1, ply 2: Cho wins by points (fairy-passes), 13-1.5, but play goes on",
                        "findings under fairy-modern in 1 games: ended by fairy-passes 1, forbidden by fairy-check 1");
        JsonNode findings = only(Run.of("validate", "--rules", "fairy-modern", "--format", "jsonl", file.toString()))
                .get("findings");
        assertThat(findings).hasSize(2);
        assertThat(findings.get(0).get("ply").intValue()).isEqualTo(2);
        assertThat(findings.get(0).get("type").textValue()).isEqualTo("ended");
        assertThat(findings.get(0).get("clause").textValue()).isEqualTo("fairy-passes");
        assertThat(findings.get(0).get("outcome").toString())
                .isEqualTo("{\"winner\":\"cho\",\"how\":\"points\",\"clause\":\"fairy-passes\"}");
        assertThat(findings.get(1).get("ply").intValue()).isEqualTo(4);
        assertThat(findings.get(1).get("type").textValue()).isEqualTo("forbidden");
        assertThat(findings.get(1).get("outcome").isNull()).isTrue();
    }

    @Test
    void without_a_choice_point_play_is_validated() throws IOException {
        // P10: two passes in succession end the game by points; a self-check is permitted (P8).
        Path file = write(game("3k5/9/9/9/9/9/9/9/8R/4K4 w", "미상", "1. 한수쉼 2. 한수쉼 3. 99차94장군 4. 한수쉼"));
        assertThat(Run.of("validate", file.toString()).lines())
                .contains(
                        file + ":1: finding: game 1, ply 2: Cho wins by points (P10), 13-1.5, but play goes on",
                        "findings under kja in 1 games: ended by P10 1");
    }

    @Test
    void the_rule_set_can_be_chosen() throws IOException {
        Path file = write(game("4k4/9/9/9/9/9/9/9/4K3R/9 w", "미상", "1. 99차98 2. 25장15 3. 98차88"));
        assertThat(Run.of("validate", "--rules", "fairy-modern", file.toString())
                        .out())
                .contains("findings under fairy-modern: none");
        assertThat(Run.of("validate", "--rules", "fairy-janggi", file.toString())
                        .out())
                .contains("findings under fairy-janggi in 1 games: forbidden by fairy-bikjang");
    }

    @ParameterizedTest
    @CsvSource({
        "초 완승, true mate",
        "초승(외통수), true mate",
        "한 기권승, false mate",
        "무승부, false mate",
        "미상, null none",
        "한 시간패, true mate"
    })
    void a_mate_speaks_for_its_winner(String result, String answer) throws IOException {
        assertThat(evidence("3k5/R8/9/9/9/9/9/8R/9/4K4 w", result, "1. 89차19장군"))
                .isEqualTo(answer);
    }

    @ParameterizedTest
    @CsvSource({
        "초 점수승, true points",
        "초 11.5점 승, true points",
        "초 11점 승, false points",
        "한 점수승, false points",
        "초 점수승(기물승), true points",
        "초승(외통수), false mate",
        "초 장군승, false mate",
        "무승부(빅장), false facing",
        "초 완승, null none",
        "한 시간승, null none",
        "무승부, null none"
    })
    void points_speak_where_the_result_is_about_them(String result, String answer) throws IOException {
        assertThat(evidence("3k5/9/9/9/9/9/9/8R/9/4K4 w", result, "1. 한수쉼")).isEqualTo(answer);
    }

    @Test
    void facing_generals_speak_for_a_draw_by_bikjang() throws IOException {
        assertThat(evidence("4k4/9/9/9/9/9/9/9/9/4K4 w", "무승부(빅장)", "1. 한수쉼")).isEqualTo("true facing");
    }

    @ParameterizedTest
    @CsvSource({"초 완승, true general-captured", "한 완승, false general-captured"})
    void a_captured_general_speaks_for_who_took_it(String result, String answer) throws IOException {
        assertThat(evidence("3k5/9/9/9/9/9/9/9/3R5/4K4 b", result, "1. 한수쉼 2. 94차14장"))
                .isEqualTo(answer);
    }

    private String evidence(String fen, String result, String moves) throws IOException {
        JsonNode game = only(Run.of(
                "validate", "--format", "jsonl", write(game(fen, result, moves)).toString()));
        return game.get("agrees") + " " + game.get("evidence").textValue();
    }

    @Test
    void strict_makes_errors_of_what_can_be_repaired() throws IOException {
        Path file = write(Files.readString(Path.of(SAMPLE)).replace("[총수 \"17\"]", "[총수 \"18\"]"));
        assertThat(Run.of("validate", file.toString()).exit()).isZero();
        Run strict = Run.of("validate", "--strict", file.toString());
        assertThat(strict.exit()).isEqualTo(1);
        assertThat(strict.out()).contains("error: game 1", "[ply-count]", "diagnostics: ply-count (error) 1");
    }

    @Test
    void a_game_without_moves_and_set_up_has_no_board() throws IOException {
        JsonNode game = only(Run.of(
                "validate", "--format", "jsonl", write("[대국일자 \"대국취소\"]\n").toString()));
        for (String key : List.of("start", "final", "check", "facing", "points", "outcome", "agrees", "failure")) {
            assertThat(game.get(key).isNull()).as(key).isTrue();
        }
        assertThat(game.get("plies").intValue()).isZero();
        assertThat(game.get("players").toString()).isEqualTo("{\"cho\":null,\"han\":null}");
        assertThat(game.get("ok").booleanValue()).isTrue();
    }

    @Test
    void the_standard_input_is_a_file_too() throws IOException {
        Run run = Run.withInput(Files.readString(Path.of(SAMPLE)), "validate", "-", SAMPLE);
        assertThat(run.exit()).isZero();
        assertThat(run.lines()).hasSize(5).contains("files 2, games 2, plies 34, problems 0");
        assertThat(run.lines().get(0)).startsWith("standard input:1: ok: game 1,");
    }

    @Test
    void a_file_that_cannot_be_read_costs_no_other_file() {
        String missing = work.resolve("missing.gib").toString();
        Run run = Run.of("validate", missing, SAMPLE);
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.errors()).containsExactly(missing + ": error: no such file");
        assertThat(run.lines()).contains("files 2, games 1, plies 17, problems 0, unreadable files 1");
    }

    @Test
    void a_bar_is_shown_to_who_watches_and_removed_at_the_end() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Streams streams = new Streams(InputStream.nullInputStream(), out, err, false, true);
        assertThat(Main.run(streams, "validate", SAMPLE)).isZero();
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("validate").endsWith("\r\u001b[K");
        assertThat(out.toString(StandardCharsets.UTF_8))
                .isEqualTo(Run.of("validate", SAMPLE).out());
    }

    @Test
    void lines_and_bar_share_a_terminal() {
        ByteArrayOutputStream screen = new ByteArrayOutputStream();
        Streams streams = new Streams(InputStream.nullInputStream(), screen, screen, true, true);
        assertThat(Main.run(streams, "validate", SAMPLE)).isZero();
        String shown = screen.toString(StandardCharsets.UTF_8).replaceAll("[^\\n]*\\r\u001b\\[K", "");
        assertThat(shown).isEqualTo(Run.of("validate", SAMPLE).out());
    }

    private Path write(String text) throws IOException {
        return Files.writeString(Files.createTempFile(work, "games", ".gib"), text);
    }

    private static String game(String fen, String result, String moves) {
        return "[대국결과 \"" + result + "\"]\n[FEN \"" + fen + "\"]\n\n" + moves + "\n";
    }

    private static JsonNode only(Run run) throws IOException {
        assertThat(run.lines()).hasSize(1);
        return new ObjectMapper().readTree(run.out());
    }

    private static List<String> keys(JsonNode node) {
        List<String> keys = new ArrayList<>();
        node.fieldNames().forEachRemaining(keys::add);
        return keys;
    }
}
