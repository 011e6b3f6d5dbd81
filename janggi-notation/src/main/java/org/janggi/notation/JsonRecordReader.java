package org.janggi.notation;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.janggi.core.Text;

/**
 * Reads records in the JSON that {@link JsonRecordWriter} writes, one object a line; {@link
 * JsonRecordWriter#schema()} is its schema. Empty lines are left out.
 *
 * <p>What is wrong with a game is told by its {@link ReadGame#diagnostics()}, and never by an exception. A line that is no
 * JSON, or no record, is a game without anything but its diagnostics, so that it does not cost its neighbours; a value
 * that cannot be what its key says is left out. A key that the form does not have is a warning, or an error for strict
 * options; its value is in {@link ReadGame#source()}, and not in the record.
 *
 * <p>Moves are compared with the board where the start is known, under {@link ReadOptions#rules()} or movement alone. A
 * move that cannot be played is an error, but stays in the record, with those after it: they are told exactly and no board
 * is needed to read them. Only a move that cannot be read ends the moves.
 *
 * <p><b>Charset.</b> UTF-8, unless the options name another one. A byte-order mark is left out.
 *
 * <p><b>Limits.</b> The limit for a game counts the bytes of its line, or twice its characters if it was given as characters;
 * that for words does not matter.
 *
 * <p><b>Cost.</b> Memory for one game within the {@link Limits}, whatever the size of the input.
 *
 * <p><b>Thread safety.</b> None; use one reader in one thread.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * try (JsonRecordReader reader = JsonRecordReader.open(path, ReadOptions.lenient())) {
 *     for (Optional<ReadGame> game = reader.next(); game.isPresent(); game = reader.next()) {
 *         System.out.println(game.get().record());
 *     }
 * }
 * }</pre>
 */
public final class JsonRecordReader extends RecordReader {
    private JsonRecordReader(LineReader lines, String source, ReadOptions options) {
        super(lines, source, options);
    }

    /**
     * Opens a file.
     *
     * @param file the file
     * @param options how to read
     * @return a reader, to be closed
     * @throws IOException if the file cannot be opened, or is a directory
     */
    public static JsonRecordReader open(Path file, ReadOptions options) throws IOException {
        return of(input(file), file.toString(), options);
    }

    /**
     * Reads from a stream of bytes.
     *
     * @param in the bytes; closed with the reader
     * @param source a name for diagnostics
     * @param options how to read
     * @return a reader
     */
    public static JsonRecordReader of(InputStream in, String source, ReadOptions options) {
        Charset charset = options.charset().orElse(StandardCharsets.UTF_8);
        int most = options.limits().game();
        return new JsonRecordReader(new LineReader(in, charset, charset, most, true), source, options);
    }

    /**
     * Reads from a stream of characters. The places of diagnostics have no byte offsets.
     *
     * @param in the characters; closed with the reader
     * @param source a name for diagnostics
     * @param options how to read; a charset among them does not matter
     * @return a reader
     */
    public static JsonRecordReader of(Reader in, String source, ReadOptions options) {
        Charset charset = StandardCharsets.UTF_16BE;
        int most = 2 * Math.min(options.limits().game(), Integer.MAX_VALUE / 4);
        LineReader lines = new LineReader(new CharacterBytes(in), charset, charset, most, false);
        return new JsonRecordReader(lines, source, options);
    }

    /**
     * Reads all games of a text.
     *
     * @param text the text, one game a line
     * @param options how to read
     * @return the games, those that are no record included
     */
    public static List<ReadGame> parse(String text, ReadOptions options) {
        return all(of(new StringReader(text), "text", options));
    }

    /**
     * Reads all games of some bytes.
     *
     * @param bytes the bytes of a file, one game a line
     * @param options how to read
     * @return the games, those that are no record included
     */
    public static List<ReadGame> parse(byte[] bytes, ReadOptions options) {
        return all(of(new ByteArrayInputStream(bytes), "bytes", options));
    }

    @Override
    GameBlock block(int index, Consumer<List<Line>> pushBack) {
        return new JsonBlock(options(), source(), index);
    }

    @Override
    Text beginning() {
        return new Text("a line {...}", "{...} 줄");
    }
}
