package org.janggi.notation;

import java.io.ByteArrayInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.checkerframework.checker.nullness.qual.Nullable;
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
public final class JsonRecordReader implements Closeable {
    private final LineReader lines;
    private final String source;
    private final ReadOptions options;
    private final List<Diagnostic> diagnostics = new ArrayList<>();
    private int games;
    private boolean begun;
    private boolean ended;

    private JsonRecordReader(InputStream in, boolean bytes, String source, ReadOptions options) {
        Charset charset = bytes ? options.charset().orElse(StandardCharsets.UTF_8) : StandardCharsets.UTF_16BE;
        int game = options.limits().game();
        int most = bytes ? game : 2 * Math.min(game, Integer.MAX_VALUE / 4);
        this.lines = new LineReader(in, charset, charset, most, bytes);
        this.source = source;
        this.options = options;
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
        if (Files.isDirectory(file)) {
            throw new FileSystemException(file.toString(), null, "a directory, not a file of games");
        }
        return new JsonRecordReader(Files.newInputStream(file), true, file.toString(), options);
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
        return new JsonRecordReader(in, true, source, options);
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
        return new JsonRecordReader(new CharacterBytes(in), false, source, options);
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

    private static List<ReadGame> all(JsonRecordReader opened) {
        try (JsonRecordReader reader = opened) {
            return reader.stream().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * The next game.
     *
     * @return the game, or empty at the end of the input
     * @throws IOException if the input cannot be read
     */
    public Optional<ReadGame> next() throws IOException {
        if (!begun) {
            begun = true;
            begin();
        }
        while (!ended) {
            Line line = lines.next();
            if (line == null) {
                ended = true;
                if (games == 0 && diagnostics.isEmpty()) {
                    note(DiagnosticCode.NO_GAME, new Text("a line {...}", "{...} 줄"));
                }
            } else if (!isBlank(line)) {
                games++;
                return Optional.of(read(line));
            }
        }
        return Optional.empty();
    }

    /** Looks at the first bytes. */
    private void begin() throws IOException {
        InputKind kind = InputKind.of(lines.prefix());
        if (kind == InputKind.EMPTY) {
            note(DiagnosticCode.EMPTY_INPUT, Diagnostic.NOTHING);
        } else if (kind == InputKind.BINARY && lines.isBytewise()) {
            ended = true;
            note(DiagnosticCode.BINARY_INPUT, Diagnostic.NOTHING);
        }
    }

    /** Says something about the input as a whole. */
    private void note(DiagnosticCode code, Text expected) {
        Findings findings = new Findings(options, source, 0);
        findings.add(code, new Place(source, lines.countsBytes() ? 0 : -1, 1, 1), expected, "");
        diagnostics.addAll(findings.all());
    }

    private static boolean isBlank(Line line) {
        return line.skipped() == 0
                && line.flaws().isEmpty()
                && first(line) == line.text().length();
    }

    private static int first(Line line) {
        String text = line.text();
        int at = 0;
        while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) {
            at++;
        }
        return at;
    }

    private ReadGame read(Line line) {
        Findings findings = new Findings(options, source, games);
        findings.beginAt(line.number());
        line.flaws().forEach(flaw -> findings.add(line, flaw));
        JsonGame game = new JsonGame(new JsonContext(findings, line, options.limits()), options);
        JsonValue value = value(line, findings);
        GameRecord record = value == null ? GameRecord.EMPTY : game.read(value);
        return new ReadGame(
                games,
                line.place(source, first(line)),
                record,
                value == null || game.isTruncated(),
                findings.all(),
                options.keepsSource() && value != null
                        ? Optional.of(new JsonSource(line.text() + line.eol()))
                        : Optional.empty());
    }

    private @Nullable JsonValue value(Line line, Findings findings) {
        String text = line.text();
        if (line.skipped() > 0) {
            Text most = Findings.atMost(options.limits().game());
            findings.add(DiagnosticCode.GAME_TOO_LONG, line, text.length(), "", most, line.skipped() + " more");
            return null;
        }
        try {
            return JsonParser.parse(text);
        } catch (JsonSyntaxException e) {
            String token = text.substring(Math.min(text.length(), e.at()));
            findings.add(DiagnosticCode.MALFORMED_JSON, line, e.at(), token, e.expected(), e.found());
            return null;
        }
    }

    /**
     * The games that have not been read yet.
     *
     * @return a stream that reads when asked; it throws {@link UncheckedIOException} if the input cannot be read
     */
    public Stream<ReadGame> stream() {
        return GameStream.of(this::next);
    }

    /**
     * What was noticed about the input outside of all games: that there is none, or that the input is no text. Complete
     * once {@link #next()} has been empty.
     *
     * @return an immutable copy
     */
    public List<Diagnostic> diagnostics() {
        return List.copyOf(diagnostics);
    }

    /** Closes the input. */
    @Override
    public void close() throws IOException {
        lines.close();
    }
}
