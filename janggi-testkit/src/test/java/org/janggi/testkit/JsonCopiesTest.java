package org.janggi.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.janggi.core.Fen;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.notation.GameRecord;
import org.janggi.notation.GibReader;
import org.janggi.notation.JsonRecordReader;
import org.janggi.notation.JsonRecordWriter;
import org.janggi.notation.ReadGame;
import org.janggi.notation.ReadOptions;
import org.janggi.notation.Start;
import org.janggi.notation.Uci;
import org.janggi.testkit.reference.NaivePowers;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Files of real games, by way of JSON and by way of FEN and UCI. */
@Tag("shared")
@Tag("long")
class JsonCopiesTest {
    /** Rules under which nothing is forbidden and nothing ends. */
    private static final RuleSet FREE = new SmallRules("free", NaivePowers.DEFAULT);

    private static List<Path> files() throws IOException {
        try (Stream<Path> real = Files.list(SharedData.file("records/real"));
                Stream<Path> edge = Files.list(SharedData.file("records/edge"))) {
            return Stream.concat(real, edge).sorted().toList();
        }
    }

    private static List<GameRecord> read(Path file) throws IOException {
        try (GibReader reader = GibReader.open(file)) {
            return reader.stream().map(ReadGame::record).toList();
        }
    }

    @Test
    void records_come_back_from_json_and_keep_to_the_schema() throws IOException {
        SmallSchema schema = SmallSchema.ofRecords();
        ObjectMapper mapper = new ObjectMapper();
        int games = 0;
        for (Path file : files()) {
            List<GameRecord> records = read(file);
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (JsonRecordWriter writer = JsonRecordWriter.to(bytes)) {
                for (GameRecord record : records) {
                    writer.write(record);
                    JsonNode line = mapper.readTree(JsonRecordWriter.format(record));
                    assertThat(schema.faults(line)).as(file.toString()).isEmpty();
                }
            }
            List<ReadGame> again = JsonRecordReader.parse(bytes.toByteArray(), ReadOptions.strict());
            assertThat(again).extracting(ReadGame::record).as(file.toString()).isEqualTo(records);
            assertThat(again)
                    .as(file.toString())
                    .allMatch(game -> game.diagnostics().isEmpty() && !game.truncated());
            games += records.size();
        }
        assertThat(games).isEqualTo(1_889);
        Checked.count("gib games through json", games);
    }

    @Test
    void starts_and_moves_come_back_from_fen_and_uci() throws IOException {
        int games = 0;
        int plies = 0;
        for (Path file : files()) {
            for (GameRecord record : read(file)) {
                if (record.start().isEmpty()) {
                    continue;
                }
                Start start = record.start().get();
                Position position = Position.of(FREE, start.setup());
                Position again = Fen.parse(position.toString(), FREE);
                assertThat(again.toSetup()).as(file.toString()).isEqualTo(start.setup());
                for (Move move : record.mainMoves()) {
                    String uci = Uci.format(position, move);
                    assertThat(Uci.parse(again, uci)).isSameAs(move);
                    position = position.play(move);
                    again = again.play(move);
                    plies++;
                }
                games++;
            }
        }
        assertThat(games).isGreaterThan(1_880);
        Checked.count("gib games through fen and uci", games);
        Checked.count("gib plies through uci", plies);
    }
}
