package org.janggi.notation;

import java.util.Objects;

/**
 * What a GIB file had of a game that its record does not keep.
 *
 * @param text the whole text of the game
 * @param style how it writes moves, as the first of them do
 * @param record the record that was read from it; a record equal to it is unchanged
 */
public record GibSource(String text, GibStyle style, GameRecord record) implements RecordSource {
    /**
     * The text and the style of a game.
     *
     * @param text the whole text of the game
     * @param style how it writes moves
     * @param record the record that was read from it
     */
    public GibSource {
        Objects.requireNonNull(text, "text");
        Objects.requireNonNull(style, "style");
        Objects.requireNonNull(record, "record");
    }
}
