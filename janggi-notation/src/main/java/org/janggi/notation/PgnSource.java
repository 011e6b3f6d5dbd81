package org.janggi.notation;

import java.util.Objects;

/**
 * What a PGN file had of a game that its record does not keep.
 *
 * @param text the whole text of the game
 */
public record PgnSource(String text) implements RecordSource {
    /**
     * The text of a game.
     *
     * @param text the whole text of the game
     */
    public PgnSource {
        Objects.requireNonNull(text, "text");
    }
}
