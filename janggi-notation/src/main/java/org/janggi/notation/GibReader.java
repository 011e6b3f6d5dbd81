package org.janggi.notation;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/**
 * Reads games in GIB, the text format of Korean janggi programs, one at a time: in all styles of move text, with old and
 * algebraic coordinates, handicap boards, comments and clocks.
 *
 * <p>What is wrong with a game is told by its {@link ReadGame#diagnostics()}, and never by an exception. A game with a
 * move that cannot be read or played keeps the plies before it; reading goes on with the next line that begins with a
 * bracket, so that one bad game does not cost its neighbours. Only movement is looked at: no repetition, no bikjang, no
 * number of moves ends a game that is being read.
 *
 * <p>What {@link GibWriter} keeps in tags named {@code 덧붙임} is put back where it belongs; those that cannot be, and those
 * of other programs, are tags like any other.
 *
 * <p><b>Charset.</b> A byte-order mark decides. Without one the input is UTF-8 if the first 64 KiB from the first byte on
 * that is not ASCII are, and MS949 otherwise. Bytes 0xFF are left out and counted.
 *
 * <p><b>Cost.</b> Memory for one game within the {@link Limits}, whatever the size of the input.
 *
 * <p><b>Thread safety.</b> None; use one reader in one thread.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * try (GibReader reader = GibReader.open(path)) {
 *     for (Optional<ReadGame> game = reader.next(); game.isPresent(); game = reader.next()) {
 *         System.out.println(game.get().record());
 *     }
 * }
 * }</pre>
 */
public final class GibReader extends RecordReader {
    private GibReader(LineReader lines, String source, ReadOptions options) {
        super(lines, source, options);
    }

    /** A reader of bytes with a charset for what is not UTF-8. */
    static GibReader of(InputStream in, String source, ReadOptions options, Charset korean) {
        return new GibReader(lines(in, options, korean), source, options);
    }

    /**
     * Opens a file for lenient reading.
     *
     * @param file the file
     * @return a reader, to be closed
     * @throws IOException if the file cannot be opened, or is a directory
     */
    public static GibReader open(Path file) throws IOException {
        return open(file, ReadOptions.lenient());
    }

    /**
     * Opens a file.
     *
     * @param file the file
     * @param options how to read
     * @return a reader, to be closed
     * @throws IOException if the file cannot be opened, or is a directory
     */
    public static GibReader open(Path file, ReadOptions options) throws IOException {
        return of(input(file), file.toString(), options);
    }

    /**
     * Reads from a stream of bytes, in which nothing is read twice.
     *
     * @param in the bytes; closed with the reader
     * @param source a name for diagnostics
     * @param options how to read
     * @return a reader
     */
    public static GibReader of(InputStream in, String source, ReadOptions options) {
        return of(in, source, options, Charsets.korean());
    }

    /**
     * Reads from a stream of characters. The places of diagnostics have no byte offsets.
     *
     * @param in the characters; closed with the reader
     * @param source a name for diagnostics
     * @param options how to read; a charset among them does not matter
     * @return a reader
     */
    public static GibReader of(Reader in, String source, ReadOptions options) {
        return new GibReader(lines(in, options), source, options);
    }

    /**
     * Reads all games of a text.
     *
     * @param text the text
     * @param options how to read
     * @return the games; empty also if there is no game in the text
     */
    public static List<ReadGame> parse(String text, ReadOptions options) {
        return all(of(new StringReader(text), "text", options));
    }

    /**
     * Reads all games of some bytes.
     *
     * @param bytes the bytes of a file
     * @param options how to read
     * @return the games; empty also if there is no game in the bytes
     */
    public static List<ReadGame> parse(byte[] bytes, ReadOptions options) {
        return all(of(new ByteArrayInputStream(bytes), "bytes", options));
    }

    @Override
    GameBlock block(int index, Consumer<List<Line>> pushBack) {
        return new GibBlock(options(), source(), index, pushBack);
    }
}
