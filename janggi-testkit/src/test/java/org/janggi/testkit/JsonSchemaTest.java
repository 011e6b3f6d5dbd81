package org.janggi.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.janggi.core.Event;
import org.janggi.core.Formation;
import org.janggi.core.Move;
import org.janggi.core.Setup;
import org.janggi.notation.Clock;
import org.janggi.notation.GameRecord;
import org.janggi.notation.JsonRecordReader;
import org.janggi.notation.JsonRecordWriter;
import org.janggi.notation.MoveTree;
import org.janggi.notation.ReadOptions;
import org.janggi.notation.RecordResult;
import org.janggi.notation.Remarks;
import org.janggi.notation.ResultReason;
import org.janggi.notation.Start;
import org.janggi.notation.Winner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The schema of records in JSON, against what is written and what is read. */
class JsonSchemaTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private static GameRecord everything(Start.Kind kind, Winner winner, ResultReason reason) {
        Setup setup = Setup.start(Formation.EHEH, Formation.HEEH);
        MoveTree moves = MoveTree.builder()
                .comment("opening")
                .add(Move.parse("a4b4"))
                .remark(new Remarks(
                        List.of("before"),
                        List.of("after"),
                        new Clock(Optional.of(Duration.ofMillis(1500)), Optional.of(Duration.ofSeconds(-1))),
                        List.of(1, 6)))
                .back()
                .add(Move.PASS)
                .build();
        return GameRecord.builder()
                .tag("Event", "x")
                .start(new Start(setup, kind, Optional.of(Formation.EHEH), Optional.of(Formation.HEEH)))
                .moves(moves)
                .result(new RecordResult(winner, reason, OptionalInt.of(3), "raw"))
                .event(new Event(1, Event.WARNING, Map.of(Event.SIDE, "cho")))
                .build();
    }

    private static void collect(JsonNode json, Set<String> keys) {
        json.properties().forEach(field -> {
            keys.add(field.getKey());
            if (!field.getKey().equals("attributes")) {
                collect(field.getValue(), keys);
            }
        });
        if (json.isArray()) {
            json.forEach(item -> collect(item, keys));
        }
    }

    @Test
    void every_key_written_is_in_the_schema_and_every_key_of_the_schema_is_written() throws IOException {
        SmallSchema schema = SmallSchema.ofRecords();
        Set<String> written = new TreeSet<>();
        String text = JsonRecordWriter.format(everything(Start.Kind.FEN, Winner.CHO, ResultReason.POINTS));
        collect(MAPPER.readTree(text), written);
        assertThat(written).isEqualTo(schema.properties());
    }

    @Test
    void every_value_written_keeps_to_the_schema() throws IOException {
        SmallSchema schema = SmallSchema.ofRecords();
        assertThat(schema.faults(MAPPER.readTree(JsonRecordWriter.format(GameRecord.EMPTY))))
                .isEmpty();
        for (Start.Kind kind : Start.Kind.values()) {
            for (Winner winner : Winner.values()) {
                for (ResultReason reason : ResultReason.values()) {
                    String text = JsonRecordWriter.format(everything(kind, winner, reason));
                    assertThat(schema.faults(MAPPER.readTree(text))).isEmpty();
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"tags\":[[\"a\"]]",
                "\"tags\":[[\"\",\"b\"]]",
                "\"tags\":[[\"a\",\"b\",\"c\"]]",
                "\"moves\":[\"a1\"]",
                "\"moves\":[\"a0a1\"]",
                "\"start\":{\"cho\":\"HEEH\"}",
                "\"start\":{\"kind\":\"x\",\"fen\":\"y\"}",
                "\"variations\":[{\"from\":0,\"moves\":[]}]",
                "\"remarks\":[{}]",
                "\"remarks\":[{\"at\":0,\"spent\":-1}]",
                "\"result\":{\"margin\":0.3}",
                "\"result\":{\"reason\":\"x\"}",
                "\"events\":[{\"ply\":0}]",
                "\"events\":[{\"ply\":0,\"type\":\"x\",\"attributes\":{\"a\":1}}]",
                "\"unknown\":1"
            })
    void what_the_schema_refuses_the_strict_reader_does_too(String part) throws IOException {
        String text = "{\"format\":\"janggi-record\",\"version\":1,"
                + (part.startsWith("\"tags") ? "" : "\"tags\":[],")
                + (part.startsWith("\"moves") ? "" : "\"moves\":[],")
                + (part.startsWith("\"result") ? "" : "\"result\":{},")
                + part + "}";
        assertThat(SmallSchema.ofRecords().faults(MAPPER.readTree(text))).isNotEmpty();
        assertThat(JsonRecordReader.parse(text, ReadOptions.strict()).get(0).hasErrors())
                .isTrue();
    }
}
