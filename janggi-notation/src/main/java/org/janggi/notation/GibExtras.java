package org.janggi.notation;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.janggi.core.Event;
import org.janggi.core.Move;

/**
 * The private tags for what GIB has no place for: each value is a word that says what it is, the number of a ply in the
 * tree, and the thing itself, as in {@code glyph 12 1}. Plies of the main line have their own numbers; those of variations
 * follow, in the order of the tags that give them.
 */
final class GibExtras {
    /** The name of the tags. */
    static final String NAME = "덧붙임";

    /** Begins every value; other programs may have a tag of the same name. */
    static final String FORM = "janggi";

    static final String VARIATION = "variation";
    static final String BEFORE = "before";
    static final String AFTER = "after";

    /** Ends the word for a comment that goes on from the tag before. */
    static final char MORE = '+';

    static final String GLYPH = "glyph";
    static final String SPENT = "spent";
    static final String REMAINING = "remaining";
    static final String EVENT = "event";
    static final String RESULT = "result";
    static final String RAW = "raw";

    /** A tag of the record that has this name itself. */
    static final String TAG = "tag";

    /** Readers do not take tags of any length. */
    private static final int PIECE = 1_000;

    private static final int MOVES = 200;

    private final List<Tag> tags = new ArrayList<>();
    private final boolean strict;

    private GibExtras(boolean strict) {
        this.strict = strict;
    }

    /**
     * What a record has beside its main line and its header.
     *
     * @param result whether the result has to be told, because its tag does not say all
     * @param raw whether the words of the record for it have to be told
     * @param strict whether there must be nothing
     */
    static List<Tag> of(GameRecord record, boolean result, boolean raw, boolean strict) {
        GibExtras extras = new GibExtras(strict);
        RecordResult end = record.result();
        if (result) {
            String margin =
                    end.marginHalves().isPresent() ? " " + end.marginHalves().getAsInt() : "";
            extras.add(0, RESULT, end.winner() + " " + end.reason() + margin, "no words for this result");
        }
        if (raw) {
            extras.add(0, RAW, EscapedText.escape(end.raw(), false), "other words for the result than GIB has");
        }
        MoveTree tree = record.moves();
        int plies = record.plies();
        extras.addVariations(tree, plies);
        extras.addRemarks(0, 0, tree.opening(), true);
        for (MoveNode node : tree.nodes()) {
            extras.addRemarks(node.index(), Math.min(node.index(), plies), node.remarks(), node.index() <= plies);
        }
        for (Event event : record.events()) {
            extras.add(event.ply(), EVENT, EventText.write(event), "an event");
        }
        return extras.tags;
    }

    /** Whether a tag says something that is not the record's own. */
    static boolean isExtra(Tag tag) {
        return tag.name().equals(NAME) && tag.value().startsWith(FORM + " ");
    }

    /** A tag of the record, so that it comes back as a tag whatever it says. */
    static Tag asTag(Tag tag, boolean strict) {
        if (!isExtra(tag)) {
            return tag;
        }
        if (strict) {
            UnwritableException.Kind kind = UnwritableException.Kind.NO_PLACE;
            throw UnwritableException.inTag(kind, NAME, tag.value(), "it would be read as something else than a tag");
        }
        return new Tag(NAME, FORM + " " + TAG + " " + tag.value());
    }

    private void add(int ply, String what, String text, String why) {
        if (strict) {
            throw UnwritableException.atPly(
                    UnwritableException.Kind.NO_PLACE, ply, text, why + ", for which GIB has no place");
        }
        tags.add(new Tag(NAME, FORM + " " + what + " " + text));
    }

    private void addVariations(MoveTree tree, int plies) {
        StringBuilder line = new StringBuilder();
        int first = 0;
        int last = 0;
        int count = 0;
        for (int i = plies + 1; i <= tree.size(); i++) {
            Move move = tree.move(i);
            if (count > 0 && (tree.parent(i) != last || count == MOVES)) {
                addVariation(first, line.toString());
                count = 0;
            }
            if (count == 0) {
                line.setLength(0);
                first = tree.parent(i);
            }
            line.append(count == 0 ? "" : " ").append(move);
            last = i;
            count++;
        }
        if (count > 0) {
            addVariation(first, line.toString());
        }
    }

    private void addVariation(int parent, String moves) {
        add(parent, VARIATION + " " + parent, moves, "a variation");
    }

    private void addRemarks(int node, int ply, Remarks said, boolean main) {
        if (said.equals(Remarks.NONE)) {
            return;
        }
        addComments(node, ply, BEFORE, said.before(), "a comment before a move");
        if (!main || !GibComments.areWritable(said.after())) {
            addComments(node, ply, AFTER, said.after(), main ? "a comment with a brace" : "a comment in a variation");
        }
        for (int glyph : said.glyphs()) {
            add(ply, GLYPH + " " + node, Integer.toString(glyph), "an annotation glyph");
        }
        boolean inMoves = main && node > 0 && isWritable(said.clock());
        if (!inMoves) {
            said.clock()
                    .spent()
                    .ifPresent(time -> add(ply, SPENT + " " + node, time.toString(), "a time not in whole seconds"));
        }
        said.clock()
                .remaining()
                .ifPresent(time -> add(ply, REMAINING + " " + node, time.toString(), "the time that remains"));
    }

    /** Whether the time spent can stand among the moves. */
    static boolean isWritable(Clock clock) {
        return clock.spent()
                .filter(time -> time.equals(Duration.ofSeconds(time.toSeconds())) && time.toSeconds() < 1_000_000_000)
                .isPresent();
    }

    private void addComments(int node, int ply, String what, List<String> comments, String why) {
        for (String comment : comments) {
            String word = what;
            int from = 0;
            do {
                int to = Math.min(comment.length(), from + PIECE);
                to -= to < comment.length() && Character.isHighSurrogate(comment.charAt(to - 1)) ? 1 : 0;
                add(ply, word + " " + node, EscapedText.escape(comment.substring(from, to), false), why);
                word = what + MORE;
                from = to;
            } while (from < comment.length());
        }
    }
}
