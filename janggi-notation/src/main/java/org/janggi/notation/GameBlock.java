package org.janggi.notation;

import java.util.Optional;

/** One game that is being read, line by line, with what stands before the first game of an input. */
interface GameBlock {
    /** Reads a line; false if it belongs to the next game and was not read. */
    boolean accept(Line line);

    /** Whether nothing more belongs to the game, so that it need not wait for another line. */
    default boolean isComplete() {
        return false;
    }

    /** Says that the input ends; a comment that has not ended may give back lines. */
    void endInput();

    /** What was noticed. */
    Findings findings();

    /** The game, or empty if there is none. */
    Optional<ReadGame> finish();
}
