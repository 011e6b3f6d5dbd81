package org.janggi.notation;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Event;
import org.janggi.core.Position;
import org.janggi.core.Text;

/** Makes a record of one object. */
final class JsonGame {
    private static final BigDecimal TWO = BigDecimal.valueOf(2);

    private final JsonContext json;
    private final ReadOptions options;
    private final GameRecord.Builder record = GameRecord.builder();
    private boolean truncated;

    JsonGame(JsonContext json, ReadOptions options) {
        this.json = json;
        this.options = options;
    }

    /** Whether moves may be missing. */
    boolean isTruncated() {
        return truncated;
    }

    /** The record, as much of it as can be read. */
    GameRecord read(JsonValue value) {
        if (!isRecord(value)) {
            truncated = true;
            return GameRecord.EMPTY;
        }
        Map<String, JsonValue> fields = json.fields(value, JsonForm.RECORD_KEYS);
        if (fields == null) {
            truncated = true;
            return GameRecord.EMPTY;
        }
        readVersion(fields.get(JsonForm.VERSION), value);
        readTags(fields.get(JsonForm.TAGS));
        JsonMoves moves = new JsonMoves(json, readStart(fields));
        moves.readMain(fields.get(JsonForm.MOVES));
        moves.readVariations(fields.get(JsonForm.VARIATIONS));
        truncated = moves.isTruncated();
        new JsonRemarks(json, moves).read(fields.get(JsonForm.REMARKS));
        record.moves(moves.tree().build());
        readResult(fields.get(JsonForm.RESULT));
        for (JsonValue event : json.items(fields.get(JsonForm.EVENTS))) {
            readEvent(event);
        }
        return record.build();
    }

    private boolean isRecord(JsonValue value) {
        JsonValue format = null;
        if (value instanceof JsonValue.ObjectValue object) {
            for (JsonValue.Member member : object.members()) {
                format = member.name().equals(JsonForm.FORMAT) ? member.value() : format;
            }
        }
        if (format instanceof JsonValue.StringValue name && name.text().equals(JsonForm.NAME)) {
            return true;
        }
        String expected = "an object with \"format\":\"" + JsonForm.NAME + "\"";
        json.findings()
                .add(
                        DiagnosticCode.NOT_A_RECORD,
                        json.line(),
                        format == null ? value.at() : format.at(),
                        "",
                        new Text(expected, "\"format\":\"" + JsonForm.NAME + "\"가 있는 객체"),
                        (format == null ? value : format).described());
        return false;
    }

    private void readVersion(@Nullable JsonValue value, JsonValue whole) {
        BigDecimal number = value == null ? null : JsonContext.decimal(value);
        if (number == null || number.compareTo(BigDecimal.valueOf(JsonForm.NUMBER)) != 0) {
            String known = Integer.toString(JsonForm.NUMBER);
            json.findings()
                    .add(
                            DiagnosticCode.UNKNOWN_VERSION,
                            json.line(),
                            value == null ? whole.at() : value.at(),
                            "",
                            new Text(known, known),
                            value == null ? "no version" : value.described());
        }
    }

    private void readTags(@Nullable JsonValue value) {
        int count = 0;
        for (JsonValue item : json.items(value)) {
            if (count == json.limits().tags()) {
                json.beyond(
                        DiagnosticCode.TOO_MANY_TAGS,
                        item.at(),
                        count,
                        json.items(value).size());
                return;
            }
            Tag tag = tag(item);
            if (tag == null) {
                json.wrong(item, "an array of a name, not empty, and a value", "비지 않은 이름과 값의 배열");
            } else {
                record.tag(tag.name(), tag.value());
                count++;
            }
        }
    }

    private @Nullable Tag tag(JsonValue value) {
        if (value instanceof JsonValue.ArrayValue pair
                && pair.items().size() == 2
                && pair.items().get(0) instanceof JsonValue.StringValue
                && pair.items().get(1) instanceof JsonValue.StringValue) {
            int most = json.limits().tag();
            String name = json.string(pair.items().get(0), DiagnosticCode.TAG_TOO_LONG, most);
            String text = json.string(pair.items().get(1), DiagnosticCode.TAG_TOO_LONG, most);
            return name == null || text == null || name.isEmpty() ? null : new Tag(name, text);
        }
        return null;
    }

    private @Nullable Position readStart(Map<String, JsonValue> fields) {
        JsonValue value = fields.get(JsonForm.START);
        JsonValue moves = fields.get(JsonForm.MOVES);
        JsonStart reader = new JsonStart(json);
        Start start = value == null ? null : reader.read(value);
        if (value == null
                && moves instanceof JsonValue.ArrayValue array
                && !array.items().isEmpty()) {
            start = options.defaultStart()
                    .map(setup -> Start.of(setup, Start.Kind.SUPPLIED))
                    .orElse(null);
            DiagnosticCode code = start == null ? DiagnosticCode.MISSING_SETUP : DiagnosticCode.SUPPLIED_SETUP;
            json.findings().add(code, json.line(), moves.at(), "", Diagnostic.NOTHING, "");
        }
        if (start == null) {
            return null;
        }
        record.start(start);
        return reader.position(start, value == null ? 0 : value.at(), options);
    }

    private void readResult(@Nullable JsonValue value) {
        Map<String, JsonValue> fields = value == null ? null : json.fields(value, JsonForm.RESULT_KEYS);
        if (fields == null) {
            return;
        }
        Winner winner = json.constant(fields.get(JsonForm.WINNER), Winner.values());
        ResultReason reason = json.constant(fields.get(JsonForm.REASON), ResultReason.values());
        String raw = json.string(
                fields.get(JsonForm.RAW),
                DiagnosticCode.TAG_TOO_LONG,
                json.limits().tag());
        record.result(new RecordResult(
                winner == null ? Winner.UNKNOWN : winner,
                reason == null ? ResultReason.UNSPECIFIED : reason,
                margin(fields.get(JsonForm.MARGIN)),
                raw == null ? "" : raw));
    }

    private OptionalInt margin(@Nullable JsonValue value) {
        if (value == null) {
            return OptionalInt.empty();
        }
        BigDecimal points = JsonContext.decimal(value);
        try {
            if (points != null) {
                return OptionalInt.of(points.multiply(TWO).intValueExact());
            }
        } catch (ArithmeticException e) {
            // Neither points nor halves of them: told below.
            points = null;
        }
        json.wrong(value, "points in steps of 0.5", "0.5점 단위의 점수");
        return OptionalInt.empty();
    }

    private void readEvent(JsonValue value) {
        Map<String, JsonValue> fields = json.fields(value, JsonForm.EVENT_KEYS);
        if (fields == null) {
            return;
        }
        JsonValue when = fields.get(JsonForm.PLY);
        Integer ply = when == null ? null : json.integer(when, 0, Integer.MAX_VALUE);
        String type = json.string(fields.get(JsonForm.TYPE));
        Map<String, String> attributes = new HashMap<>();
        JsonValue facts = fields.get(JsonForm.ATTRIBUTES);
        if (facts instanceof JsonValue.ObjectValue object) {
            for (JsonValue.Member member : object.members()) {
                String text = json.string(member.value());
                if (text != null) {
                    attributes.put(member.name(), text);
                }
            }
        } else if (facts != null) {
            json.wrong(facts, "an object", "객체");
        }
        if (ply == null || type == null) {
            json.wrong(value, "the keys ply and type", "ply와 type");
        } else {
            record.event(new Event(ply, type, attributes));
        }
    }
}
