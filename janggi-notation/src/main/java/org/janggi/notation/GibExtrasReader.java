package org.janggi.notation;

import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.Replay;

/** Puts back what {@link GibExtras} keeps in tags. Tags that it does not understand stay tags. */
final class GibExtrasReader {
    private final MoveTree.Builder tree;
    private final GameRecord.Builder record;
    private final List<Position> boards = new ArrayList<>();
    private final @Nullable Position start;
    private final int plies;
    private final Limits limits;
    private final List<Tag> others = new ArrayList<>();
    private RecordResult result;
    // After a variation that cannot be added, the numbers of plies in variations mean nothing.
    private boolean broken;

    private GibExtrasReader(
            MoveTree.Builder tree,
            GameRecord.Builder record,
            RecordResult result,
            @Nullable Position start,
            Limits limits) {
        this.tree = tree;
        this.record = record;
        this.result = result;
        this.start = start;
        this.plies = tree.size();
        this.limits = limits;
    }

    /** Whether there is anything to put back. */
    static boolean isPresent(List<Tag> tags) {
        return tags.stream().anyMatch(GibExtras::isExtra);
    }

    /**
     * Puts everything back.
     *
     * @param tree the main line, complete; variations and remarks are added
     * @param record gets the other tags, the result and the events
     * @param start the position at the start, or null if there are no moves
     * @param limits how many plies there may be, those of variations included, and how long comments
     */
    static void restore(
            List<Tag> tags,
            MoveTree.Builder tree,
            GameRecord.Builder record,
            RecordResult result,
            @Nullable Position start,
            Limits limits) {
        GibExtrasReader reader = new GibExtrasReader(tree, record, result, start, limits);
        for (Tag tag : tags) {
            if (!GibExtras.isExtra(tag) || !reader.read(tag.value())) {
                reader.others.add(tag);
            }
        }
        record.tags(reader.others).result(reader.result);
    }

    private boolean read(String value) {
        String[] parts = value.split(" ", 3);
        String rest = parts.length < 3 ? "" : parts[2];
        try {
            switch (parts[1]) {
                case GibExtras.TAG -> others.add(new Tag(GibExtras.NAME, rest));
                case GibExtras.RESULT -> readResult(rest.split(" ", -1));
                case GibExtras.RAW ->
                    result = new RecordResult(
                            result.winner(), result.reason(), result.marginHalves(), EscapedText.unescape(rest));
                default -> {
                    int blank = rest.indexOf(' ');
                    int number = Integer.parseInt(blank < 0 ? rest : rest.substring(0, blank));
                    return read(parts[1], number, blank < 0 ? "" : rest.substring(blank + 1));
                }
            }
            return true;
        } catch (IllegalArgumentException | DateTimeParseException e) {
            // Nobody but a writer makes these tags; one that it did not make is a tag like any other.
            return false;
        }
    }

    private void readResult(String[] words) {
        Winner winner = Winner.valueOf(words[0]);
        ResultReason reason = ResultReason.valueOf(words.length > 1 ? words[1] : "");
        OptionalInt margin = words.length > 2 ? OptionalInt.of(Integer.parseInt(words[2])) : OptionalInt.empty();
        result = new RecordResult(winner, reason, margin, result.raw());
    }

    private boolean read(String what, int number, String text) {
        if (what.equals(GibExtras.EVENT)) {
            record.event(EventText.read(number, text));
            return true;
        }
        if (number < 0 || number > tree.size() || broken && number > plies) {
            return false;
        }
        if (what.equals(GibExtras.VARIATION)) {
            return addVariation(number, text);
        }
        tree.goTo(number);
        Remarks said = tree.remarks();
        @Nullable Remarks more = remarks(said, what, text);
        if (more != null) {
            tree.remark(more);
        }
        return more != null;
    }

    private @Nullable Remarks remarks(Remarks said, String what, String text) {
        return switch (what) {
            case GibExtras.BEFORE -> said.withBefore(comment("", text));
            case GibExtras.AFTER -> said.withAfter(comment("", text));
            case GibExtras.BEFORE + GibExtras.MORE ->
                new Remarks(longer(said.before(), text), said.after(), said.clock(), said.glyphs());
            case GibExtras.AFTER + GibExtras.MORE ->
                new Remarks(said.before(), longer(said.after(), text), said.clock(), said.glyphs());
            case GibExtras.GLYPH -> said.withGlyph(Integer.parseInt(text));
            case GibExtras.SPENT ->
                said.withClock(new Clock(
                        Optional.of(Duration.parse(text)), said.clock().remaining()));
            case GibExtras.REMAINING ->
                said.withClock(new Clock(said.clock().spent(), Optional.of(Duration.parse(text))));
            default -> null;
        };
    }

    private List<String> longer(List<String> comments, String rest) {
        if (comments.isEmpty()) {
            throw new IllegalArgumentException("no comment to go on from");
        }
        List<String> all = new ArrayList<>(comments);
        all.set(all.size() - 1, comment(all.get(all.size() - 1), rest));
        return all;
    }

    private String comment(String begun, String rest) {
        String comment = begun + EscapedText.unescape(rest);
        if (comment.length() > limits.comment()) {
            throw new IllegalArgumentException("a comment of more than " + limits.comment() + " characters");
        }
        return comment;
    }

    /** Adds the moves of a line if all of them can be played. Nothing is added to the main line. */
    private boolean addVariation(int parent, String text) {
        if (boards.isEmpty()) {
            playMainLine();
        }
        if (broken || parent == plies) {
            return false;
        }
        broken = true;
        Position board = boards.get(parent);
        List<Move> moves = new ArrayList<>();
        List<Position> reached = new ArrayList<>();
        for (String word : text.split(" ", -1)) {
            Move move = Move.parse(word);
            if (tree.size() + moves.size() >= limits.plies()) {
                return false;
            }
            board = Replay.after(board, move);
            moves.add(move);
            reached.add(board);
        }
        tree.goTo(parent);
        moves.forEach(tree::add);
        boards.addAll(reached);
        broken = false;
        return true;
    }

    private void playMainLine() {
        Position first = start;
        if (first == null) {
            broken = true;
            return;
        }
        Position board = first;
        boards.add(board);
        for (Move move : tree.build().mainMoves()) {
            board = Replay.after(board, move);
            boards.add(board);
        }
    }
}
