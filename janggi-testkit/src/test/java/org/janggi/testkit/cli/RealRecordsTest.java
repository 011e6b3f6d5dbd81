package org.janggi.testkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import java.util.zip.GZIPInputStream;
import org.janggi.testkit.Checked;
import org.janggi.testkit.SharedData;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Thousands of real games through the command line, compared with what an independent replay found. */
@Tag("shared")
class RealRecordsTest {
    private static final int WITH_ROW = 1810;
    private static final int REPEATS = 20;

    private final ObjectMapper json = new ObjectMapper();

    @Test
    void every_real_game_is_legal_to_its_last_ply_and_ends_as_the_facts_say() throws IOException {
        List<String> arguments = new ArrayList<>(List.of("validate", "--format", "jsonl"));
        arguments.addAll(files());
        long begin = System.nanoTime();
        Run run = Run.of(arguments.toArray(String[]::new));
        System.out.printf("validate over the real records: %.1f s%n", (System.nanoTime() - begin) / 1e9);
        assertThat(run.exit()).isZero();

        Map<String, JsonNode> bySource = new HashMap<>();
        Map<String, JsonNode> byMoves = new HashMap<>();
        for (JsonNode row : facts()) {
            bySource.put(row.get("src").textValue(), row);
            byMoves.put(row.get("fen").textValue() + " " + row.get("uci").textValue(), row);
        }
        assertThat(bySource).hasSize(WITH_ROW);

        int withRow = 0;
        int repeats = 0;
        long plies = 0;
        for (String line : run.lines()) {
            JsonNode game = json.readTree(line);
            String source = Path.of(game.get("source").textValue()).getFileName() + ":" + game.get("line");
            assertThat(game.get("ok").booleanValue()).as(source).isTrue();
            assertThat(game.get("truncated").booleanValue()).as(source).isFalse();
            plies += game.get("plies").longValue();
            JsonNode row = bySource.get(source);
            if (row != null) {
                withRow++;
                assertThat(game.get("result").get("tag")).as(source).isEqualTo(row.get("result"));
                assertThat(facts(game)).as(source).isEqualTo(expected(row));
            } else {
                row = byMoves.get(start(game));
                if (row != null) {
                    repeats++;
                    assertThat(facts(game)).as(source).isEqualTo(expected(row));
                }
            }
        }
        assertThat(withRow).isEqualTo(WITH_ROW);
        assertThat(repeats).isEqualTo(REPEATS);
        assertThat(run.lines()).hasSize(1867);
        assertThat(plies).isEqualTo(195_596);
        Checked.count("real blocks", run.lines().size());
        Checked.count("real plies", plies);
        Checked.count("real rows compared", withRow + repeats);
    }

    /** Start, moves, end, check, facing and points, as a report tells them. */
    private static String facts(JsonNode game) {
        String[] end = game.get("final").textValue().split(" ");
        return start(game) + "\n" + end[0] + " " + end[1] + "\n" + game.get("check") + " " + game.get("facing") + " "
                + game.get("points");
    }

    private static String start(JsonNode game) {
        String moves = StreamSupport.stream(game.get("moves").spliterator(), false)
                .map(JsonNode::textValue)
                .collect(Collectors.joining(" "));
        return game.get("start").textValue() + " " + moves;
    }

    /** The same, as a row tells it. */
    private static String expected(JsonNode row) {
        return row.get("fen").textValue() + " " + row.get("uci").textValue() + "\n"
                + row.get("end").textValue() + "\n" + row.get("incheck") + " " + row.get("bik") + " "
                + row.get("score");
    }

    private List<JsonNode> facts() throws IOException {
        List<JsonNode> rows = new ArrayList<>();
        Path file = SharedData.file("records/real-facts.jsonl.gz");
        try (BufferedReader in = new BufferedReader(
                new InputStreamReader(new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                rows.add(json.readTree(line));
            }
        }
        return rows;
    }

    private static List<String> files() throws IOException {
        try (Stream<Path> files = Files.list(SharedData.file("records/real"))) {
            return files.sorted().map(Path::toString).toList();
        }
    }
}
