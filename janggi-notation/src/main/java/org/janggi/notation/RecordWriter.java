package org.janggi.notation;

import java.io.Closeable;
import java.io.Flushable;
import java.io.IOException;

/**
 * Writes games one at a time, whatever the format; {@link GibWriter}, {@link PgnWriter} and {@link
 * JsonRecordWriter} tell how to open one and what their format cannot hold, and {@link RecordFormat} opens the one that a
 * name asks for. A game is written in full or not at all.
 *
 * <p><b>Cost.</b> Memory for one game, however many are written.
 *
 * <p><b>Thread safety.</b> None; use one writer in one thread.
 */
public interface RecordWriter extends Closeable, Flushable {
    /**
     * Writes a game that was read, with what its reader kept beside the record where the format has use for it.
     *
     * @param game the game
     * @throws UnwritableException if the game cannot be written; the output is as before
     * @throws IOException if the output does not take it
     */
    void write(ReadGame game) throws IOException;

    /**
     * Writes a game anew.
     *
     * @param record the game
     * @throws UnwritableException if the game cannot be written; the output is as before
     * @throws IOException if the output does not take it
     */
    void write(GameRecord record) throws IOException;
}
