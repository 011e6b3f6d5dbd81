package org.janggi.notation;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.TreeMap;
import java.util.function.Function;
import org.janggi.core.Event;
import org.janggi.core.Fen;
import org.janggi.core.Formation;
import org.janggi.core.InvalidPositionException;
import org.janggi.core.Setup;

/** The text of one record in JSON. */
final class JsonRecordText {
    private static final String HALF = "half of a surrogate pair, which is no character";

    private final JsonOutput json = new JsonOutput();
    private final GameRecord record;
    private final int plies;

    private JsonRecordText(GameRecord record) {
        this.record = record;
        this.plies = record.plies();
    }

    /**
     * The text of a record on one line.
     *
     * @throws UnwritableException if there is no text for a part of it
     */
    static String of(GameRecord record) {
        return new JsonRecordText(record).text();
    }

    private String text() {
        json.open('{').key(JsonForm.FORMAT).word(JsonForm.NAME);
        json.key(JsonForm.VERSION).raw(JsonForm.NUMBER);
        json.key(JsonForm.TAGS).open('[');
        for (Tag tag : record.tags()) {
            Function<String, UnwritableException> refusal =
                    half -> UnwritableException.inTag(UnwritableException.Kind.CHARACTER, tag.name(), half, HALF);
            json.open('[')
                    .string(tag.name(), refusal)
                    .string(tag.value(), refusal)
                    .close(']');
        }
        json.close(']');
        record.start().ifPresent(this::start);
        moves();
        remarks();
        result(record.result());
        events();
        return json.close('}').toString();
    }

    private void start(Start start) {
        String fen = FenText.of(start.setup());
        if (!isReadable(fen, start.setup())) {
            throw UnwritableException.ofGame(
                    UnwritableException.Kind.START, fen, "a start whose counters or state no FEN can hold");
        }
        json.key(JsonForm.START).open('{').key(JsonForm.KIND).word(JsonForm.id(start.kind()));
        json.key(JsonForm.FEN)
                .string(fen, half -> UnwritableException.ofGame(UnwritableException.Kind.CHARACTER, half, HALF));
        start.cho()
                .map(Formation::name)
                .ifPresent(name -> json.key(JsonForm.CHO).word(name));
        start.han()
                .map(Formation::name)
                .ifPresent(name -> json.key(JsonForm.HAN).word(name));
        json.close('}');
    }

    private static boolean isReadable(String fen, Setup setup) {
        try {
            return Fen.parseSetup(fen).equals(setup);
        } catch (InvalidPositionException e) {
            return false;
        }
    }

    private void moves() {
        MoveTree tree = record.moves();
        PassSquares passes = new PassSquares(record);
        json.key(JsonForm.MOVES).open('[');
        for (int i = 1; i <= plies; i++) {
            json.word(passes.uci(i));
        }
        json.close(']');
        if (tree.size() == plies) {
            return;
        }
        json.key(JsonForm.VARIATIONS).open('[');
        for (int i = plies + 1; i <= tree.size(); i++) {
            int from = tree.parent(i);
            if (i == plies + 1 || from != i - 1) {
                if (i > plies + 1) {
                    json.close(']').close('}');
                }
                json.open('{').key(JsonForm.FROM).raw(from).key(JsonForm.MOVES).open('[');
            }
            json.word(passes.uci(i));
        }
        json.close(']').close('}').close(']');
    }

    private void remarks() {
        MoveTree tree = record.moves();
        boolean any = false;
        for (int i = 0; i <= tree.size(); i++) {
            Remarks said = tree.remarks(i);
            if (!said.equals(Remarks.NONE)) {
                if (!any) {
                    json.key(JsonForm.REMARKS).open('[');
                    any = true;
                }
                remarks(i, said);
            }
        }
        if (any) {
            json.close(']');
        }
    }

    private void remarks(int at, Remarks said) {
        int ply = Math.min(at, plies);
        Function<String, UnwritableException> refusal =
                half -> UnwritableException.atPly(UnwritableException.Kind.CHARACTER, ply, half, HALF);
        json.open('{').key(JsonForm.AT).raw(at);
        if (!said.before().isEmpty()) {
            json.key(JsonForm.BEFORE).strings(said.before(), refusal);
        }
        if (!said.after().isEmpty()) {
            json.key(JsonForm.AFTER).strings(said.after(), refusal);
        }
        if (!said.glyphs().isEmpty()) {
            json.key(JsonForm.GLYPHS).open('[');
            said.glyphs().forEach(json::raw);
            json.close(']');
        }
        said.clock().spent().ifPresent(time -> json.key(JsonForm.SPENT).raw(seconds(time)));
        said.clock().remaining().ifPresent(time -> json.key(JsonForm.REMAINING).raw(seconds(time)));
        json.close('}');
    }

    private static String seconds(Duration time) {
        if (time.toNanosPart() == 0) {
            return Long.toString(time.toSeconds());
        }
        return BigDecimal.valueOf(time.toSeconds())
                .add(BigDecimal.valueOf(time.toNanosPart(), 9))
                .stripTrailingZeros()
                .toPlainString();
    }

    private void result(RecordResult result) {
        json.key(JsonForm.RESULT).open('{');
        json.key(JsonForm.WINNER).word(JsonForm.id(result.winner()));
        json.key(JsonForm.REASON).word(JsonForm.id(result.reason()));
        result.marginHalves()
                .ifPresent(halves -> json.key(JsonForm.MARGIN)
                        .raw(halves % 2 == 0 ? Integer.toString(halves / 2) : Double.toString(halves / 2.0)));
        json.key(JsonForm.RAW)
                .string(
                        result.raw(),
                        half -> UnwritableException.ofGame(UnwritableException.Kind.CHARACTER, half, HALF));
        json.close('}');
    }

    private void events() {
        if (record.events().isEmpty()) {
            return;
        }
        json.key(JsonForm.EVENTS).open('[');
        for (Event event : record.events()) {
            Function<String, UnwritableException> refusal =
                    half -> UnwritableException.atPly(UnwritableException.Kind.CHARACTER, event.ply(), half, HALF);
            json.open('{').key(JsonForm.PLY).raw(event.ply());
            json.key(JsonForm.TYPE).string(event.type(), refusal);
            json.key(JsonForm.ATTRIBUTES).open('{');
            new TreeMap<>(event.attributes())
                    .forEach((name, value) -> json.key(name, refusal).string(value, refusal));
            json.close('}').close('}');
        }
        json.close(']');
    }
}
