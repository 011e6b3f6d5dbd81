package org.janggi.notation;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.IllegalMoveException;
import org.janggi.core.Move;
import org.janggi.core.Piece;
import org.janggi.core.Position;
import org.janggi.core.Replay;
import org.janggi.core.Square;
import org.janggi.core.Text;

/**
 * The moves of a record in JSON. They are compared with the board where there is one; whether they can be played or not,
 * they are kept.
 */
final class JsonMoves {
    private static final Text MOVE = new Text(
            "two squares as in a1b1, the same twice or 0000 for a pass", "a1b1과 같은 두 자리, 한수쉼은 같은 자리 두 번이나 0000");

    private final JsonContext json;
    private final MoveTree.Builder tree = MoveTree.builder();
    private final List<@Nullable Position> boards = new ArrayList<>();
    private final List<Integer> plies = new ArrayList<>(List.of(0));
    private final BitSet continued = new BitSet();
    private boolean truncated;

    /**
     * No moves yet.
     *
     * @param start the position to compare them with, or null
     */
    JsonMoves(JsonContext json, @Nullable Position start) {
        this.json = json;
        boards.add(start);
    }

    /** Whether moves are missing. */
    boolean isTruncated() {
        return truncated;
    }

    /** How many moves there are. */
    int size() {
        return tree.size();
    }

    /** The tree to add remarks to, and to finish. */
    MoveTree.Builder tree() {
        return tree;
    }

    /** Reads the main line. */
    void readMain(@Nullable JsonValue value) {
        if (value == null) {
            return;
        }
        truncated |= !(value instanceof JsonValue.ArrayValue);
        readLine(json.items(value), 0);
    }

    /** Reads the variations. */
    void readVariations(@Nullable JsonValue value) {
        if (value == null) {
            return;
        }
        if (truncated) {
            json.wrong(value.at(), "a main line without errors before its variations", "변화 앞에 오류 없는 본수순", "none");
            return;
        }
        truncated |= !(value instanceof JsonValue.ArrayValue);
        for (JsonValue variation : json.items(value)) {
            if (truncated || !readVariation(variation)) {
                // The numbers of all that follow would be wrong.
                truncated = true;
                return;
            }
        }
    }

    private boolean readVariation(JsonValue value) {
        Map<String, JsonValue> fields = json.fields(value, JsonForm.VARIATION_KEYS);
        if (fields == null) {
            return false;
        }
        JsonValue first = fields.get(JsonForm.FROM);
        JsonValue moves = fields.get(JsonForm.MOVES);
        if (first == null || moves == null) {
            json.wrong(value, "the keys from and moves", "from과 moves");
            return false;
        }
        Integer from = json.integer(first, 0, size());
        if (from == null) {
            return false;
        }
        if (!continued.get(from)) {
            json.wrong(first, "a move that another one follows", "다음 수가 있는 수");
            return false;
        }
        List<JsonValue> line = json.items(moves);
        if (line.isEmpty()) {
            json.wrong(moves, "at least one move", "한 수 이상");
            return false;
        }
        readLine(line, from);
        return true;
    }

    private void readLine(List<JsonValue> line, int from) {
        tree.goTo(from);
        for (JsonValue item : line) {
            String text = json.string(item);
            Move move = text == null ? null : move(text);
            if (move == null || text == null) {
                if (text != null) {
                    String word = Findings.shortened(text);
                    json.findings()
                            .add(DiagnosticCode.UNREADABLE_MOVE, json.line(), item.at(), word, MOVE, word, ply(), null);
                }
                truncated = true;
                return;
            }
            if (size() == json.limits().plies()) {
                json.beyond(DiagnosticCode.TOO_MANY_PLIES, item.at(), size(), size() + 1);
                truncated = true;
                return;
            }
            add(move, text, item.at());
        }
    }

    private int ply() {
        return plies.get(tree.here()) + 1;
    }

    /** A move as the form has it, or null. */
    static @Nullable Move move(String text) {
        if (text.equals(JsonForm.NULL_MOVE)) {
            return Move.PASS;
        }
        int second = text.startsWith("10", 1) ? 3 : 2;
        if (text.length() <= second) {
            return null;
        }
        try {
            Square from = Square.parse(text.substring(0, second));
            Square to = Square.parse(text.substring(second));
            return from == to ? Move.PASS : Move.of(from, to);
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    private void add(Move move, String text, int at) {
        int before = tree.here();
        Position board = boards.get(before);
        Position after = board == null ? null : play(board, move, text, at);
        plies.add(ply());
        continued.set(before);
        boards.add(after);
        tree.add(move);
    }

    private @Nullable Position play(Position before, Move move, String text, int at) {
        if (move.isPass()) {
            checkPass(before, text, at);
        } else {
            Piece piece = before.pieceAt(move.from()).orElse(null);
            if (piece == null || piece.side() != before.turn()) {
                boolean empty = piece == null;
                Text side = before.turn().text();
                report(
                        empty ? DiagnosticCode.NO_PIECE : DiagnosticCode.NOT_OWN_PIECE,
                        at,
                        text,
                        new Text(
                                "a piece of " + side.english() + " on " + move.from(),
                                move.from() + "에 " + side.korean() + " 기물"),
                        move.from() + (piece == null ? " empty" : " with " + piece),
                        before);
                return null;
            }
        }
        try {
            return Replay.after(before, move);
        } catch (IllegalMoveException e) {
            report(
                    DiagnosticCode.ILLEGAL_MOVE,
                    at,
                    text,
                    Findings.permitted(e.refusal().text()),
                    move + " (" + e.refusal().clause() + ")",
                    before);
            return null;
        }
    }

    private void checkPass(Position before, String text, int at) {
        Square general = before.general(before.turn()).orElse(null);
        if (general != null && !text.equals(JsonForm.NULL_MOVE) && !text.equals("" + general + general)) {
            String right = "" + general + general;
            report(DiagnosticCode.OTHER_PASS, at, text, new Text(right, right), text, before);
        }
    }

    private void report(DiagnosticCode code, int at, String token, Text expected, String found, Position before) {
        json.findings().add(code, json.line(), at, token, expected, found, ply(), before);
    }
}
