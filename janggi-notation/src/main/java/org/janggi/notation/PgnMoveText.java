package org.janggi.notation;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.IllegalMoveException;
import org.janggi.core.InvalidPositionException;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.Replay;
import org.janggi.core.RuleSet;
import org.janggi.core.Setup;
import org.janggi.core.Side;

/** The moves of one game in PGN, written with a stack of their own, so that no depth of variations exhausts another. */
final class PgnMoveText {
    private static final int WIDTH = 80;
    private static final int CLOSE = -1;
    private static final int OPEN = -2;

    private final MoveTree tree;
    private final PgnWriteOptions options;
    private final StringBuilder text;
    private final TextParts parts;
    private final @Nullable Position[] boards;
    private final int[] plies;
    private int firstNumber = 1;
    private int firstSide;
    private int column;
    private String opened = "";
    private boolean numbered = true;

    private PgnMoveText(GameRecord record, PgnWriteOptions options, StringBuilder text, TextParts parts) {
        this.tree = record.moves();
        this.options = options;
        this.text = text;
        this.parts = parts;
        this.boards = new @Nullable Position[tree.size() + 1];
        this.plies = new int[tree.size() + 1];
    }

    /** Writes everything behind the header: moves, the result, an empty line. */
    static void write(GameRecord record, PgnWriteOptions options, StringBuilder text, TextParts parts) {
        PgnMoveText moves = new PgnMoveText(record, options, text, parts);
        if (record.moves().size() > 0) {
            moves.begin(record);
        }
        moves.writeAll();
        moves.word(PgnResult.word(record.result().winner()));
        text.append("\n\n");
    }

    private void begin(GameRecord record) {
        Start start = record.start().orElse(null);
        if (start == null) {
            throw UnwritableException.ofGame(
                    UnwritableException.Kind.START,
                    record.toString(),
                    "moves without a start, so that nobody can tell what they move");
        }
        Setup setup = start.setup();
        firstNumber = setup.fullmoves();
        firstSide = setup.turn() == Side.HAN ? 1 : 0;
        try {
            RuleSet rules = options.rules().orElse(MovementRules.INSTANCE);
            boards[0] = Position.of(rules, setup);
        } catch (InvalidPositionException e) {
            throw UnwritableException.ofGame(
                    UnwritableException.Kind.START, setup.toString(), String.valueOf(e.getMessage()));
        }
    }

    private void writeAll() {
        parts.ply(text.length(), 0);
        Remarks opening = tree.opening();
        for (String comment : opening.before()) {
            refuseIfStrict(0, comment, "a comment before everything");
            word(PgnComment.writeBeforeAll(comment));
        }
        writeAfter(opening, 0);
        Deque<Integer> todo = new ArrayDeque<>();
        push(todo, tree.firstChild(0));
        while (!todo.isEmpty()) {
            int at = todo.pop();
            if (at == CLOSE) {
                text.append(')');
                column++;
                numbered = true;
            } else if (at == OPEN) {
                opened = "(";
                numbered = true;
            } else {
                writePly(at);
                push(todo, tree.firstChild(at));
                pushVariations(todo, at);
            }
        }
    }

    private static void push(Deque<Integer> todo, int child) {
        if (child != 0) {
            todo.push(child);
        }
    }

    /** The variations of a move stand after it and before its continuation. */
    private void pushVariations(Deque<Integer> todo, int at) {
        int parent = tree.parent(at);
        if (tree.firstChild(parent) != at) {
            return;
        }
        List<MoveNode> all = tree.children(parent);
        for (int i = all.size() - 1; i > 0; i--) {
            todo.push(CLOSE);
            todo.push(all.get(i).index());
            todo.push(OPEN);
        }
    }

    private void writePly(int at) {
        int parent = tree.parent(at);
        int ply = plies[parent] + 1;
        plies[at] = ply;
        parts.ply(text.length(), ply);
        Remarks said = tree.remarks(at);
        int half = ply - 1 + firstSide;
        boolean cho = half % 2 == 0;
        if (cho || numbered || !said.before().isEmpty()) {
            word(firstNumber + half / 2 + (cho ? "." : "..."));
        }
        said.before().forEach(comment -> writeComment(comment, ply));
        word(play(at, parent, ply));
        numbered = false;
        writeAfter(said, ply);
    }

    private String play(int at, int parent, int ply) {
        Position board = boards[parent];
        Move move = tree.move(at);
        if (board == null) {
            throw new IllegalStateException("a ply before the one that it follows");
        }
        try {
            Position after = Replay.after(board, move);
            boards[at] = after;
            return options.dialect().moves().write(new Playable(board), move, after);
        } catch (IllegalMoveException e) {
            String why = "no move in " + board + " (" + e.refusal().text().english() + ")";
            throw UnwritableException.atPly(UnwritableException.Kind.MOVE, ply, move.toString(), why);
        }
    }

    private void writeAfter(Remarks said, int ply) {
        for (int glyph : said.glyphs()) {
            if (glyph < 0) {
                throw UnwritableException.atPly(UnwritableException.Kind.NO_PLACE, ply, "$" + glyph, "a glyph below 0");
            }
            word("$" + glyph);
        }
        if (said.clock().isKnown()) {
            word(PgnComment.write(said.clock()));
            numbered = true;
        }
        said.after().forEach(comment -> writeComment(comment, ply));
    }

    private void writeComment(String comment, int ply) {
        if (!PgnComment.isPlain(comment)) {
            refuseIfStrict(ply, comment, "a comment with what ends it, or with commands");
        }
        word(PgnComment.write(comment));
        numbered = true;
    }

    private void refuseIfStrict(int ply, String what, String why) {
        if (options.isStrict()) {
            throw UnwritableException.atPly(
                    UnwritableException.Kind.NO_PLACE, ply, what, why + ", for which PGN has no place");
        }
    }

    /** Writes a word, on the next line if it does not fit; of a comment the first line has to. */
    private void word(String word) {
        String whole = opened + word;
        opened = "";
        int feed = whole.indexOf('\n');
        int first = feed < 0 ? whole.length() : feed;
        if (column > 0 && column + 1 + first > WIDTH) {
            text.append('\n');
            column = 0;
        } else if (column > 0) {
            text.append(' ');
            column++;
        }
        text.append(whole);
        column = feed < 0 ? column + whole.length() : whole.length() - whole.lastIndexOf('\n') - 1;
    }
}
