package org.janggi.notation;

import java.time.Duration;
import java.util.List;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.InvalidPositionException;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;

/** The text of one game, written anew, with the way back from its characters to tags and plies. */
final class GibGameText {
    private static final int PLIES_IN_A_LINE = 6;

    private final StringBuilder text = new StringBuilder();
    private final TextParts parts = new TextParts();
    private final GibStyle style;
    private final List<Tag> tags;

    private GibGameText(GibStyle style, List<Tag> tags) {
        this.style = style;
        this.tags = tags;
    }

    /**
     * Writes a game.
     *
     * @param source what the record was read from, or null
     * @param before a game without moves before this one, or null
     */
    static GibGameText of(
            GameRecord record, @Nullable GibSource source, GibWriteOptions options, @Nullable GameRecord before) {
        GibStyle style = style(record, source, options);
        List<Tag> tags = GibHeaderText.of(record, source, style, options);
        GibGameText game = new GibGameText(style, before == null ? tags : GibBorder.visible(tags, before));
        game.writeTags(options.isStrict());
        game.writeMoves(record, options);
        return game;
    }

    private static GibStyle style(GameRecord record, @Nullable GibSource source, GibWriteOptions options) {
        if (options.style().isPresent()) {
            return options.style().get();
        }
        GibStyle had = source == null ? GibStyle.USUAL : source.style();
        GibStyle.Coordinates coordinates =
                GibHeaderText.saysOldCoordinates(record) ? GibStyle.Coordinates.OLD : GibStyle.Coordinates.ROW_COLUMN;
        return new GibStyle(had.script(), had.sides(), had.captureMark(), coordinates, had.eol());
    }

    /** The characters. */
    String text() {
        return text.toString();
    }

    /** The tags as written. */
    List<Tag> tags() {
        return tags;
    }

    /** The exception about a character. */
    UnwritableException unmappable(int at, String character, String why) {
        return parts.unmappable(at, character, why);
    }

    private void writeTags(boolean strict) {
        for (Tag tag : tags) {
            String line = tag.toString();
            String why = flaw(tag, line, strict);
            if (!why.isEmpty()) {
                throw UnwritableException.inTag(UnwritableException.Kind.TAG, tag.name(), tag.value(), why);
            }
            parts.tag(text.length(), tag.name());
            text.append(line).append(style.eol());
        }
        text.append(style.eol());
    }

    private String flaw(Tag tag, String line, boolean strict) {
        if (line.indexOf('\n') >= 0 || line.indexOf('\r') >= 0) {
            return "a tag is one line";
        }
        GibTag read = GibTag.parse(line, 0);
        boolean same = read != null
                && read.name().equals(tag.name())
                && read.value().equals(tag.value())
                && read.end() == line.length();
        if (read == null || !same) {
            return "it would be read as another one";
        }
        boolean first = parts.isEmpty();
        if (!read.wellFormed() && (strict || first)) {
            return "a quotation mark within the value";
        }
        return !first && tag.name().equals(tags.get(0).name()) ? "the first tag again, which would begin a game" : "";
    }

    private void writeMoves(GameRecord record, GibWriteOptions options) {
        MoveTree tree = record.moves();
        int onLine = 0;
        writeComments(tree.opening(), 0);
        GibMoveText words = tree.size() == 0 ? null : new GibMoveText(style, position(record, options));
        int ply = 0;
        for (MoveNode node : tree.mainLine()) {
            ply++;
            if (words != null) {
                String word = words.next(node.move());
                text.append(onLine == 0 ? "" : onLine == PLIES_IN_A_LINE ? style.eol() : " ");
                parts.ply(text.length(), ply);
                text.append(ply).append(". ").append(word);
            }
            onLine = onLine == PLIES_IN_A_LINE ? 1 : onLine + 1;
            Remarks said = node.remarks();
            if (GibExtras.isWritable(said.clock())) {
                long seconds = said.clock().spent().map(Duration::toSeconds).orElse(0L);
                text.append(" <").append(seconds).append('>');
            }
            if (!said.after().isEmpty() && GibComments.areWritable(said.after())) {
                text.append(style.eol());
                writeComments(said, ply);
                onLine = 0;
            }
        }
        text.append(onLine == 0 ? "" : style.eol()).append(style.eol());
    }

    private void writeComments(Remarks said, int ply) {
        if (GibComments.areWritable(said.after())) {
            for (String comment : said.after()) {
                parts.ply(text.length(), ply);
                text.append('{')
                        .append(comment.replace("\n", style.eol()))
                        .append('}')
                        .append(style.eol());
            }
        }
    }

    private static Position position(GameRecord record, GibWriteOptions options) {
        Start start = record.start().orElse(null);
        if (start == null) {
            throw UnwritableException.ofGame(
                    UnwritableException.Kind.START,
                    record.toString(),
                    "moves without a start, so that nobody can tell what they move");
        }
        try {
            RuleSet rules = options.rules().orElse(MovementRules.INSTANCE);
            return Position.of(rules, start.setup());
        } catch (InvalidPositionException e) {
            throw UnwritableException.ofGame(
                    UnwritableException.Kind.START, start.setup().toString(), String.valueOf(e.getMessage()));
        }
    }
}
