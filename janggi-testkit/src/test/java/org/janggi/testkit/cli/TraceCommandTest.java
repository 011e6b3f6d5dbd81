package org.janggi.testkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.janggi.core.Formation;
import org.janggi.core.RuleSet;
import org.janggi.variants.RuleSets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TraceCommandTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final List<String> KEYS = List.of(
            "ply", "move", "board", "side", "legal", "safe", "check", "facing", "over", "winner", "how", "clause",
            "points");

    @Test
    void every_position_is_an_object_with_the_same_keys_in_the_same_order() throws IOException {
        Run run = Run.of("trace", "--rules", "fairy-janggi", "--moves", "a4b4 e9e9");
        assertThat(run.exit()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.lines()).hasSize(3);
        for (String line : run.lines()) {
            assertThat(keys(JSON.readTree(line))).isEqualTo(KEYS);
        }
        JsonNode first = JSON.readTree(run.lines().get(0));
        assertThat(first.get("ply").intValue()).isZero();
        assertThat(first.get("move").isNull()).isTrue();
        assertThat(first.get("board").textValue())
                .isEqualTo("rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR");
        assertThat(first.get("side").textValue()).isEqualTo("w");
        assertThat(first.get("legal")).hasSize(32).isEqualTo(first.get("safe"));
        assertThat(texts(first.get("legal"))).isSorted().contains("e2e2", "a1a2");
        assertThat(first.get("check").booleanValue()).isFalse();
        assertThat(first.get("facing").booleanValue()).isFalse();
        assertThat(first.get("over").booleanValue()).isFalse();
        for (String key : List.of("winner", "how", "clause")) {
            assertThat(first.get(key).isNull()).as(key).isTrue();
        }
        assertThat(first.get("points").toString()).isEqualTo("[72,73.5]");
        JsonNode second = JSON.readTree(run.lines().get(1));
        assertThat(second.get("ply").intValue()).isEqualTo(1);
        assertThat(second.get("move").textValue()).isEqualTo("a4b4");
        assertThat(second.get("side").textValue()).isEqualTo("b");
    }

    @ParameterizedTest
    @CsvSource({"pass,e9e9", "0000,e9e9", "@@@@,e9e9", "e9e9,e9e9", "a7b7,a7b7"})
    void a_move_is_written_the_same_however_it_was_given(String given, String written) throws IOException {
        Run run = Run.of("trace", "--rules", "fairy-janggi", "--moves", "a4b4 " + given);
        assertThat(JSON.readTree(run.lines().get(2)).get("move").textValue()).isEqualTo(written);
    }

    @Test
    void a_finished_game_has_no_moves_and_tells_who_won_and_why() throws IOException {
        Run won = Run.of("trace", "--rules", "fairy-modern", "--moves", "pass pass");
        JsonNode last = JSON.readTree(won.lines().get(2));
        assertThat(won.exit()).isZero();
        assertThat(last.get("over").booleanValue()).isTrue();
        assertThat(last.get("legal")).isEmpty();
        assertThat(last.get("safe")).isEmpty();
        assertThat(ending(last)).isEqualTo("han points fairy-passes [72,73.5]");
        Run drawn = Run.of("trace", "--rules", "fairy-casual", "--moves", "pass pass");
        assertThat(ending(JSON.readTree(drawn.lines().get(2)))).isEqualTo("none draw fairy-passes [72,73.5]");
    }

    @Test
    void a_fen_or_two_set_ups_begin_the_game() throws IOException {
        Run fen = Run.of("trace", "--rules", "fairy-casual", "--fen", "4k4/4R4/4R4/9/9/9/9/9/9/4K4 b");
        JsonNode mate = JSON.readTree(fen.out());
        assertThat(mate.get("check").booleanValue()).isTrue();
        assertThat(ending(mate)).startsWith("cho mate M12");
        for (String start : List.of("EHHE/HEHE", "상마마상/마상마상")) {
            Run setUps = Run.of("trace", "--rules", "fairy-casual", "--start", start);
            assertThat(JSON.readTree(setUps.out()).get("board").textValue())
                    .isEqualTo(rules("fairy-casual")
                            .start(Formation.EHHE, Formation.HEHE)
                            .board()
                            .toString());
        }
    }

    @Test
    void a_move_that_is_refused_ends_the_trace() throws IOException {
        Run run = Run.of("trace", "--rules", "fairy-janggi", "--moves", "a4b4 a7a10 a1a2");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err()).isEmpty();
        assertThat(run.lines()).hasSize(3);
        assertThat(run.lines().get(2))
                .isEqualTo("{\"ply\":2,\"move\":\"a7a10\",\"error\":\"ply 2: expected a permitted move, found "
                        + "\\\"a7a10\\\": M8: an own piece stands on the target\",\"clause\":\"M8\"}");
    }

    @Test
    void a_move_after_the_end_is_refused_by_the_clause_of_the_end() throws IOException {
        Run run = Run.of("trace", "--rules", "fairy-modern", "--moves", "pass pass a1a2");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(JSON.readTree(run.lines().get(3)).get("clause").textValue()).isEqualTo("fairy-passes");
    }

    @Test
    void a_word_that_is_no_move_ends_the_trace_without_a_clause() throws IOException {
        Run run = Run.of("trace", "--rules", "fairy-janggi", "--moves", "x9");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.lines()).hasSize(2);
        JsonNode error = JSON.readTree(run.lines().get(1));
        assertThat(keys(error)).containsExactly("ply", "move", "error", "clause");
        assertThat(error.get("error").textValue()).startsWith("ply 1: ").contains("two squares", "\"x9\"");
        assertThat(error.get("clause").isNull()).isTrue();
    }

    @Test
    void a_dash_answers_each_line_with_an_array_of_what_a_trace_of_its_own_prints() {
        String input = "fairy-janggi\tHEEH/EHHE\ta4b4 pass\n"
                + "fairy-casual\t4k4/4R4/4R4/9/9/9/9/9/9/4K4 b\t\r\n"
                + "fairy-modern\t마상상마/마상상마\tpass pass";
        Run run = Run.withInput(input, "trace", "--moves", "-");
        assertThat(run.exit()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.lines())
                .containsExactly(
                        array("--rules", "fairy-janggi", "--start", "HEEH/EHHE", "--moves", "a4b4 pass"),
                        array("--rules", "fairy-casual", "--fen", "4k4/4R4/4R4/9/9/9/9/9/9/4K4 b"),
                        array("--rules", "fairy-modern", "--moves", "pass pass"));
    }

    @Test
    void a_bad_line_costs_no_other_line() throws IOException {
        String input = String.join(
                "\n",
                "chess\tHEEH/HEEH\t",
                "fairy-modern\tx9/9 r\t",
                "fairy-modern\tHEEH\t",
                "fairy-modern\tHEEH/HEEH",
                "",
                "fairy-modern\tHEEH/HEEH\ta1a5 a1a2",
                "fairy-modern\tHEEH/HEEH\t");
        Run run = Run.withInput(input, "trace", "--moves", "-");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err()).isEmpty();
        List<String> expected = List.of(
                "line 1: no rule set \"chess\", there are gungjanggi-silver, ",
                "line 2: at character 1: expected",
                "line 3: not two set-ups",
                "line 4: expected 3 fields with tabs between, rules, start and moves, found 2",
                "line 5: expected 3 fields with tabs between, rules, start and moves, found 1");
        for (int i = 0; i < expected.size(); i++) {
            JsonNode answer = JSON.readTree(run.lines().get(i));
            assertThat(answer).hasSize(1);
            assertThat(keys(answer.get(0))).containsExactly("error");
            assertThat(answer.get(0).get("error").textValue()).startsWith(expected.get(i));
        }
        JsonNode refused = JSON.readTree(run.lines().get(5));
        assertThat(refused).hasSize(2);
        assertThat(refused.get(1).get("move").textValue()).isEqualTo("a1a5");
        assertThat(run.lines().get(6)).isEqualTo(array("--rules", "fairy-modern"));
    }

    @Test
    void a_field_left_empty_is_what_the_options_say() {
        Run run = Run.withInput("\t\ta1a2", "trace", "--moves", "-", "--rules", "fairy-modern", "--start", "EHHE/EHHE");
        assertThat(run.lines())
                .containsExactly(array("--rules", "fairy-modern", "--start", "EHHE/EHHE", "--moves", "a1a2"));
    }

    @Test
    void a_game_of_two_thousand_plies_is_whole() throws IOException {
        // A capture is far away and no two passes follow each other: the chariots go up and down.
        String moves = "a1a2 a10a9 a2a1 a9a10 ".repeat(500);
        Run run = Run.withInput("fairy-casual\tHEEH/HEEH\t" + moves + "\n", "trace", "--moves", "-");
        assertThat(run.exit()).isZero();
        JsonNode game = JSON.readTree(run.out());
        assertThat(game).hasSize(2001);
        assertThat(game.get(2000).get("ply").intValue()).isEqualTo(2000);
    }

    @Test
    void a_line_that_is_too_long_is_an_error_and_no_shorter_game() throws IOException {
        String input = "fairy-casual\tHEEH/HEEH\t" + "a1a2 a10a9 a2a1 a9a10 ".repeat(5000) + "\nfairy-casual\t\t";
        Run run = Run.withInput(input, "trace", "--moves", "-");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.lines()).hasSize(2);
        assertThat(run.lines().get(0))
                .isEqualTo("[{\"error\":\"line 1: expected at most 65536 characters in a line, found more\"}]");
        assertThat(JSON.readTree(run.lines().get(1)).get(0).get("ply").intValue())
                .isZero();
    }

    @Test
    void dan_counts_pieces_beside_the_points_of_the_table() throws IOException {
        String fen = "r2k5/9/9/9/9/8P/9/9/3A5/R2AK4 w";
        Run run = Run.of("trace", "--rules", "gungjanggi-dan", "--fen", fen, "--moves", "a1a10");
        assertThat(run.exit()).isZero();
        JsonNode start = JSON.readTree(run.lines().get(0));
        List<String> keys = new ArrayList<>(KEYS);
        keys.add("counts");
        assertThat(keys(start)).isEqualTo(keys);
        assertThat(start.get("points").toString()).isEqualTo("[21,13]");
        assertThat(start.get("counts").toString()).isEqualTo("[4,1]");
        JsonNode last = JSON.readTree(run.lines().get(1));
        assertThat(last.get("points").toString()).isEqualTo("[21,0]");
        assertThat(last.get("counts").toString()).isEqualTo("[4,0]");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"gungjanggi-silver|[72,72]", "kja|[72,73.5]", "association|[72,73.5]", "fairy-casual|[72,73.5]"})
    void the_other_rule_sets_have_points_alone(String id, String points) throws IOException {
        JsonNode start = JSON.readTree(Run.of("trace", "--rules", id).out());
        assertThat(keys(start)).isEqualTo(KEYS);
        assertThat(start.get("points").toString()).isEqualTo(points);
    }

    @Test
    void accepting_a_bikjang_is_the_step_to_the_enemy_general() throws IOException {
        String fen = "4k4/9/9/9/9/9/9/R8/9/4K3R w";
        Run run = Run.of("trace", "--rules", "gungjanggi-silver", "--fen", fen, "--moves", "e1e10");
        assertThat(run.exit()).isZero();
        JsonNode start = JSON.readTree(run.lines().get(0));
        assertThat(start.get("facing").booleanValue()).isTrue();
        assertThat(texts(start.get("legal"))).contains("e1e10");
        assertThat(ending(JSON.readTree(run.lines().get(1)))).isEqualTo("cho material S28 [26,0]");
    }

    @Test
    void a_dead_piece_is_removed_from_the_points_of_the_end_and_stays_on_the_board() throws IOException {
        // P6c: the soldier steps off the file and calls; Han's chariot takes a soldier and is dead to Cho's.
        String fen = "r3k4/9/9/9/9/4P4/P7R/9/9/4K4 w";
        Run run = Run.of("trace", "--rules", "kja", "--fen", fen, "--moves", "e5d5 a10a4");
        assertThat(run.exit()).isZero();
        JsonNode last = JSON.readTree(run.lines().get(2));
        assertThat(ending(last)).isEqualTo("cho points P6c [15,1.5]");
        assertThat(last.get("board").textValue()).isEqualTo("4k4/9/9/9/9/3P5/r7R/9/9/4K4");
    }

    private static RuleSet rules(String id) {
        return RuleSets.byId(id);
    }

    /** What a trace with options prints, as an array. */
    private static String array(String... options) {
        List<String> args = new ArrayList<>(List.of("trace"));
        args.addAll(List.of(options));
        return "[" + String.join(",", Run.of(args.toArray(String[]::new)).lines()) + "]";
    }

    private static String ending(JsonNode object) {
        return object.get("winner").textValue() + " " + object.get("how").textValue() + " "
                + object.get("clause").textValue() + " " + object.get("points");
    }

    private static List<String> keys(JsonNode node) {
        List<String> keys = new ArrayList<>();
        node.fieldNames().forEachRemaining(keys::add);
        return keys;
    }

    private static List<String> texts(JsonNode array) {
        List<String> texts = new ArrayList<>();
        array.forEach(node -> texts.add(node.textValue()));
        return texts;
    }
}
