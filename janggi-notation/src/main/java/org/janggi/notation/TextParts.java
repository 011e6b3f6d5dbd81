package org.janggi.notation;

import java.util.ArrayList;
import java.util.List;
import org.checkerframework.checker.nullness.qual.Nullable;

/** The way back from the characters of a game's text to its tags and plies. */
final class TextParts {
    private final List<Part> parts = new ArrayList<>();

    /**
     * Where a tag or a ply begins.
     *
     * @param from its first character
     * @param tag the name of the tag; null for a ply
     * @param ply the ply, 0 for what stands before the first
     */
    private record Part(int from, @Nullable String tag, int ply) {}

    /** Says that a tag begins at a character. */
    void tag(int from, String name) {
        parts.add(new Part(from, name, 0));
    }

    /** Says that a ply begins at a character. */
    void ply(int from, int ply) {
        parts.add(new Part(from, null, ply));
    }

    /** Whether nothing has begun. */
    boolean isEmpty() {
        return parts.isEmpty();
    }

    /** The exception about a character. */
    UnwritableException unmappable(int at, String character, String why) {
        Part found = new Part(0, null, 0);
        for (Part part : parts) {
            found = part.from() <= at ? part : found;
        }
        String tag = found.tag();
        return tag == null
                ? UnwritableException.atPly(UnwritableException.Kind.CHARACTER, found.ply(), character, why)
                : UnwritableException.inTag(UnwritableException.Kind.CHARACTER, tag, character, why);
    }
}
