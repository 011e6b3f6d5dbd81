package org.janggi.notation;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.checkerframework.checker.nullness.qual.Nullable;

/** The remarks of a record in JSON. */
final class JsonRemarks {
    private final JsonContext json;
    private final JsonMoves moves;
    private final BitSet told = new BitSet();

    JsonRemarks(JsonContext json, JsonMoves moves) {
        this.json = json;
        this.moves = moves;
    }

    /** Adds all remarks to the moves. */
    void read(@Nullable JsonValue value) {
        for (JsonValue remark : json.items(value)) {
            Map<String, JsonValue> fields = json.fields(remark, JsonForm.REMARK_KEYS);
            if (fields != null) {
                read(remark, fields);
            }
        }
    }

    private void read(JsonValue remark, Map<String, JsonValue> fields) {
        JsonValue where = fields.get(JsonForm.AT);
        if (where == null) {
            json.wrong(remark, "the key at", "at");
            return;
        }
        Integer at = json.integer(where, 0, moves.size());
        if (at == null) {
            return;
        }
        if (told.get(at)) {
            json.wrong(where, "each move once", "수마다 한 번");
            return;
        }
        told.set(at);
        Clock clock = new Clock(time(fields.get(JsonForm.SPENT), false), time(fields.get(JsonForm.REMAINING), true));
        moves.tree()
                .goTo(at)
                .remark(new Remarks(
                        comments(fields.get(JsonForm.BEFORE)),
                        comments(fields.get(JsonForm.AFTER)),
                        clock,
                        glyphs(fields.get(JsonForm.GLYPHS))));
    }

    private List<String> comments(@Nullable JsonValue value) {
        List<String> comments = new ArrayList<>();
        for (JsonValue item : json.items(value)) {
            String comment = json.string(
                    item, DiagnosticCode.COMMENT_TOO_LONG, json.limits().comment());
            if (comment != null) {
                comments.add(comment);
            }
        }
        return comments;
    }

    private List<Integer> glyphs(@Nullable JsonValue value) {
        List<Integer> glyphs = new ArrayList<>();
        for (JsonValue item : json.items(value)) {
            Integer glyph = json.integer(item, Integer.MIN_VALUE, Integer.MAX_VALUE);
            if (glyph != null) {
                glyphs.add(glyph);
            }
        }
        return glyphs;
    }

    private Optional<Duration> time(@Nullable JsonValue value, boolean overdrawn) {
        if (value == null) {
            return Optional.empty();
        }
        BigDecimal seconds = JsonContext.decimal(value);
        try {
            if (seconds != null && seconds.scale() <= 9 && (overdrawn || seconds.signum() >= 0)) {
                BigDecimal whole = seconds.setScale(0, RoundingMode.FLOOR);
                int nanos = seconds.subtract(whole).movePointRight(9).intValueExact();
                return Optional.of(Duration.ofSeconds(whole.longValueExact(), nanos));
            }
        } catch (ArithmeticException e) {
            // More seconds than any clock can count: told below.
            seconds = null;
        }
        json.wrong(value, "seconds with up to 9 decimals", "소수 9자리 이하의 초");
        return Optional.empty();
    }
}
