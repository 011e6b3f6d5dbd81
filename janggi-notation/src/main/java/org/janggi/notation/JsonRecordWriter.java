package org.janggi.notation;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Writes records in JSON for programs, one object a game and a line, as JSON Lines has it: everything that a
 * {@link GameRecord} holds, whether a rule set would let it be played or not. The resource
 * {@code janggi-record.schema.json} beside this class is the {@link #schema()} of a line, and {@link JsonRecordReader} reads
 * it back as an equal record.
 *
 * <p><b>What is refused.</b> Half of a surrogate pair, which is no character, and a start whose counters or state no FEN can
 * hold; with an {@link UnwritableException}, and nothing of that game is written.
 *
 * <p><b>Limits.</b> Whatever its length, everything is written; {@link Limits#STANDARD} tells how much a reader takes.
 *
 * <p><b>Cost.</b> Memory for one game, however many are written.
 *
 * <p><b>Thread safety.</b> None; use one writer in one thread.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * try (JsonRecordWriter writer = JsonRecordWriter.create(path)) {
 *     writer.write(record);
 * }
 * }</pre>
 */
public final class JsonRecordWriter implements RecordWriter {
    private final RecordOutput out;

    private JsonRecordWriter(RecordOutput out) {
        this.out = out;
    }

    /**
     * Writes characters.
     *
     * @param out where to; flushed and closed with the writer if it can be
     * @return a writer
     */
    public static JsonRecordWriter to(Appendable out) {
        return new JsonRecordWriter(RecordOutput.of(out));
    }

    /**
     * Writes bytes in UTF-8.
     *
     * @param out where to; closed with the writer
     * @return a writer
     */
    public static JsonRecordWriter to(OutputStream out) {
        return new JsonRecordWriter(RecordOutput.of(out, StandardCharsets.UTF_8));
    }

    /**
     * Writes a file in UTF-8.
     *
     * @param file the file, replaced if it exists
     * @return a writer, to be closed
     * @throws IOException if the file cannot be opened
     */
    public static JsonRecordWriter create(Path file) throws IOException {
        return to(Files.newOutputStream(file));
    }

    /**
     * The schema of a line, in JSON Schema 2020-12.
     *
     * @return the text of the resource {@code janggi-record.schema.json}, which other modules cannot open by themselves
     */
    public static String schema() {
        try (InputStream in = JsonRecordWriter.class.getResourceAsStream("janggi-record.schema.json")) {
            if (in == null) {
                throw new IllegalStateException("the resource janggi-record.schema.json is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * The object of one game.
     *
     * @param record the game
     * @return the text, on one line without its end
     * @throws UnwritableException if the game cannot be written
     */
    public static String format(GameRecord record) {
        return JsonRecordText.of(record);
    }

    /**
     * Writes a game that was read, anew: what its reader kept beside the record does not matter.
     *
     * @param game the game
     * @throws UnwritableException if the game cannot be written; the output is as before
     * @throws IOException if the output does not take it
     */
    @Override
    public void write(ReadGame game) throws IOException {
        write(game.record());
    }

    /**
     * Writes a game and the end of its line.
     *
     * @param record the game
     * @throws UnwritableException if the game cannot be written; the output is as before
     * @throws IOException if the output does not take it
     */
    @Override
    public void write(GameRecord record) throws IOException {
        out.append(JsonRecordText.of(record) + "\n");
    }

    /** Passes on what the output has in memory. */
    @Override
    public void flush() throws IOException {
        out.flush();
    }

    /** Flushes and closes the output. */
    @Override
    public void close() throws IOException {
        out.close();
    }
}
