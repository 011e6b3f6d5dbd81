package org.janggi.notation;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * Reads games in PGN, one at a time: SAN of each {@link PgnDialect}, variations, glyphs, comments in braces and behind
 * {@code ;}, times as {@code [%clk 0:05:00]} and {@code [%emt 0:00:12]}, lines to be passed over behind {@code %}.
 *
 * <p>What is wrong with a game is told by its {@link ReadGame#diagnostics()}, and never by an exception. A game with a
 * move that cannot be read or played keeps the plies before it, and a variation with such a move costs only its own rest;
 * one bad game does not cost its neighbours. Only movement is looked at: no repetition, no bikjang, no number of moves ends
 * a game that is being read.
 *
 * <p><b>Read without a word.</b> Every spelling of a pass; numbers of any shape, from 1 or from the number of the FEN on, or
 * none; {@code !} and {@code ?} as glyphs; the variants that WinBoard knows. A move that names too little of its origin is
 * taken if all but one of the pieces would expose their general. A comment between a number and its move, or at the
 * beginning of a variation, is one before the move.
 *
 * <p>There is no usual start of janggi: a game without a FEN needs {@link ReadOptions#withDefaultStart}. What
 * {@link PgnWriter} keeps in private tags is put back where it belongs.
 *
 * <p><b>Charset, cost and thread safety</b> are those of every {@link RecordReader}.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * try (PgnReader reader = PgnReader.open(path, PgnDialect.XBOARD, ReadOptions.lenient())) {
 *     reader.stream().forEach(game -> System.out.println(game.record()));
 * }
 * }</pre>
 */
public final class PgnReader extends RecordReader {
    private final PgnDialect dialect;

    private PgnReader(LineReader lines, String source, PgnDialect dialect, ReadOptions options) {
        super(lines, source, options);
        this.dialect = Objects.requireNonNull(dialect, "dialect");
    }

    /**
     * Opens a file of {@link PgnDialect#PYCHESS} for lenient reading.
     *
     * @param file the file
     * @return a reader, to be closed
     * @throws IOException if the file cannot be opened, or is a directory
     */
    public static PgnReader open(Path file) throws IOException {
        return open(file, PgnDialect.PYCHESS, ReadOptions.lenient());
    }

    /**
     * Opens a file.
     *
     * @param file the file
     * @param dialect whose PGN it is
     * @param options how to read
     * @return a reader, to be closed
     * @throws IOException if the file cannot be opened, or is a directory
     */
    public static PgnReader open(Path file, PgnDialect dialect, ReadOptions options) throws IOException {
        return of(input(file), file.toString(), dialect, options);
    }

    /**
     * Reads from a stream of bytes, in which nothing is read twice.
     *
     * @param in the bytes; closed with the reader
     * @param source a name for diagnostics
     * @param dialect whose PGN it is
     * @param options how to read
     * @return a reader
     */
    public static PgnReader of(InputStream in, String source, PgnDialect dialect, ReadOptions options) {
        return new PgnReader(lines(in, options, Charsets.korean()), source, dialect, options);
    }

    /**
     * Reads from a stream of characters. The places of diagnostics have no byte offsets.
     *
     * @param in the characters; closed with the reader
     * @param source a name for diagnostics
     * @param dialect whose PGN it is
     * @param options how to read; a charset among them does not matter
     * @return a reader
     */
    public static PgnReader of(Reader in, String source, PgnDialect dialect, ReadOptions options) {
        return new PgnReader(lines(in, options), source, dialect, options);
    }

    /**
     * Reads all games of a text of {@link PgnDialect#PYCHESS}.
     *
     * @param text the text
     * @param options how to read
     * @return the games; empty also if there is no game in the text
     */
    public static List<ReadGame> parse(String text, ReadOptions options) {
        return parse(text, PgnDialect.PYCHESS, options);
    }

    /**
     * Reads all games of a text.
     *
     * @param text the text
     * @param dialect whose PGN it is
     * @param options how to read
     * @return the games; empty also if there is no game in the text
     */
    public static List<ReadGame> parse(String text, PgnDialect dialect, ReadOptions options) {
        return all(of(new StringReader(text), "text", dialect, options));
    }

    /**
     * Reads all games of some bytes.
     *
     * @param bytes the bytes of a file
     * @param dialect whose PGN it is
     * @param options how to read
     * @return the games; empty also if there is no game in the bytes
     */
    public static List<ReadGame> parse(byte[] bytes, PgnDialect dialect, ReadOptions options) {
        return all(of(new ByteArrayInputStream(bytes), "bytes", dialect, options));
    }

    @Override
    GameBlock block(int index, Consumer<List<Line>> pushBack) {
        return new PgnBlock(options(), dialect, source(), index, pushBack);
    }
}
