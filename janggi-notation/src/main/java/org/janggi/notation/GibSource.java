package org.janggi.notation;

import java.util.Objects;

/**
 * What a GIB file had of a game that its record does not keep.
 *
 * @param text the whole text of the game
 * @param style how it writes moves, as the first of them do
 */
public record GibSource(String text, GibStyle style) implements RecordSource {
    /**
     * The text and the style of a game.
     *
     * @param text the whole text of the game
     * @param style how it writes moves
     */
    public GibSource {
        Objects.requireNonNull(text, "text");
        Objects.requireNonNull(style, "style");
    }
}
