package org.janggi.notation;

import java.util.ArrayList;
import java.util.List;
import org.checkerframework.checker.nullness.qual.Nullable;

/**
 * Where one game ends and the next begins. A tag after moves begins a game; after a game without moves only a tag does
 * that the game has already.
 */
final class GibBorder {
    private GibBorder() {}

    /** Whether a first tag begins a game after one that has no moves. */
    static boolean isVisible(Tag first, GameRecord before) {
        return before.tags().stream().anyMatch(tag -> isSame(tag, first));
    }

    private static boolean isSame(Tag one, Tag other) {
        return one.name().equals(other.name())
                || one.standard().isPresent() && one.standard().equals(other.standard());
    }

    /** The tags of a game in the order that begins it after one without moves. */
    static List<Tag> visible(List<Tag> tags, GameRecord before) {
        if (isVisible(tags.get(0), before)) {
            return tags;
        }
        for (Tag tag : tags) {
            if (isVisible(tag, before) && !tag.name().equals(GibExtras.NAME)) {
                List<Tag> changed = new ArrayList<>(tags);
                changed.remove(tag);
                changed.add(0, tag);
                return changed;
            }
        }
        throw UnwritableException.ofGame(
                UnwritableException.Kind.BORDER,
                tags.get(0).toString(),
                "no tag of the game before, which has no moves, so that nobody can tell where it ends");
    }

    /** What a game without moves leaves behind it, or null if any tag begins the next. */
    static @Nullable GameRecord after(GameRecord record, List<Tag> tags) {
        return record.plies() > 0 ? null : GameRecord.builder().tags(tags).build();
    }
}
