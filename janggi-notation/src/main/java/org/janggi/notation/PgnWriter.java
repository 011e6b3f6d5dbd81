package org.janggi.notation;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

/**
 * Writes games in PGN, as pychess and Fairy-Stockfish have it, one at a time: the seven usual tags, the variant, the start as
 * a FEN, SAN with variations, glyphs and comments, times as {@code [%clk 0:05:00]} and {@code [%emt 0:00:12]}, lines of 80
 * characters where no comment is longer.
 *
 * <p><b>Reading back.</b> {@link PgnReader} makes an equal record of everything that lenient options write, with the same
 * rules and the same dialect, and within its limits.
 *
 * <p><b>What PGN cannot hold.</b> Kept in tags whose names begin with {@code Janggi}: order, names and values of tags that
 * are not written as the record has them, that is Korean names, values of several lines and dates in other forms; how the
 * record gives its start; reason, margin and words of the result; events. A comment with a closing brace, with a carriage
 * return, with a command for a time, or with lines that look like tags begins with {@code [%escaped]} and has {@code \c},
 * {@code \r} and {@code \n} in it. Strict options refuse all of it. A move that cannot be played and a character that the
 * charset does not have are always refused. A game is written in full or not at all.
 *
 * <p><b>Tags.</b> Those of the record in their order, the seven usual ones before the others unless the record has all of
 * them, with {@code ?} for what the record does not tell. The values of {@code Result}, {@code Variant}, {@code PlyCount} and
 * {@code FEN} are what the record is; where it has a tag that says something else, that is kept as above.
 *
 * <p><b>Cost and thread safety</b> are those of every {@link RecordWriter}.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * try (PgnWriter writer = PgnWriter.create(path, StandardCharsets.UTF_8, PgnWriteOptions.lenient())) {
 *     writer.write(record);
 * }
 * }</pre>
 */
public final class PgnWriter implements RecordWriter {
    private final RecordOutput out;
    private final PgnWriteOptions options;

    private PgnWriter(RecordOutput out, PgnWriteOptions options) {
        this.out = out;
        this.options = Objects.requireNonNull(options, "options");
    }

    /**
     * Writes characters.
     *
     * @param out where to; flushed and closed with the writer if it can be
     * @param options how to write
     * @return a writer
     */
    public static PgnWriter to(Appendable out, PgnWriteOptions options) {
        return new PgnWriter(RecordOutput.of(out), options);
    }

    /**
     * Writes bytes.
     *
     * @param out where to; closed with the writer
     * @param charset the charset, UTF-8 for most programs
     * @param options how to write
     * @return a writer
     */
    public static PgnWriter to(OutputStream out, Charset charset, PgnWriteOptions options) {
        return new PgnWriter(RecordOutput.of(out, charset), options);
    }

    /**
     * Writes a file.
     *
     * @param file the file, replaced if it exists
     * @param charset the charset, UTF-8 for most programs
     * @param options how to write
     * @return a writer, to be closed
     * @throws IOException if the file cannot be opened
     */
    public static PgnWriter create(Path file, Charset charset, PgnWriteOptions options) throws IOException {
        return to(Files.newOutputStream(file), charset, options);
    }

    /**
     * The text of one game.
     *
     * @param record the game
     * @param options how to write
     * @return the text, an empty line at its end
     * @throws UnwritableException if the game cannot be written
     */
    public static String format(GameRecord record, PgnWriteOptions options) {
        StringBuilder text = new StringBuilder();
        try (PgnWriter writer = to(text, options)) {
            writer.write(record);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
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

    @Override
    public void write(GameRecord record) throws IOException {
        StringBuilder text = new StringBuilder();
        TextParts parts = new TextParts();
        for (Tag tag : PgnHeaderText.of(record, options)) {
            parts.tag(text.length(), tag.name());
            text.append(PgnTag.write(tag)).append('\n');
        }
        text.append('\n');
        PgnMoveText.write(record, options, text, parts);
        String game = text.toString();
        int at = out.unmappable(game);
        if (at >= 0) {
            throw parts.unmappable(at, RecordOutput.character(game, at), out.reason());
        }
        out.append(game);
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
