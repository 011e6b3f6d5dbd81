package org.janggi.notation;

/** What a file had of a game that no record keeps: its text with everything that only its format knows. */
public interface RecordSource {
    /**
     * The text of the game. The texts of all games of an input, one after the other, are the input after decoding, apart
     * from bytes 0xFF and a byte-order mark.
     *
     * @return everything from the beginning of the game to the beginning of the next
     */
    String text();
}
