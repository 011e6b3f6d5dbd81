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
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Text;

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
public final class GibReader implements Closeable {
    private final LineReader lines;
    private final String source;
    private final ReadOptions options;
    private final Charset korean;
    private final Deque<Line> pending = new ArrayDeque<>();
    private final List<Diagnostic> diagnostics = new ArrayList<>();
    private @Nullable GibBlock block;
    private @Nullable Line first;
    private @Nullable Line last;
    private int games;
    private boolean begun;
    private boolean ended;

    GibReader(InputStream in, boolean bytes, String source, ReadOptions options, Charset korean) {
        Charset charset = bytes ? options.charset().orElse(null) : StandardCharsets.UTF_16BE;
        this.lines = new LineReader(in, charset, korean, options.limits().lineBytes(), bytes);
        this.source = source;
        this.options = options;
        this.korean = korean;
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
        if (Files.isDirectory(file)) {
            throw new FileSystemException(file.toString(), null, "a directory, not a file of games");
        }
        return new GibReader(Files.newInputStream(file), true, file.toString(), options, Charsets.korean());
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
        return new GibReader(in, true, source, options, Charsets.korean());
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
        return new GibReader(new CharacterBytes(in), false, source, options, Charsets.korean());
    }

    /**
     * Reads all games of a text.
     *
     * @param text the text
     * @param options how to read
     * @return the games; empty also if there is no game in the text
     */
    public static List<ReadGame> parse(String text, ReadOptions options) {
        try (GibReader reader = of(new StringReader(text), "text", options)) {
            return reader.stream().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Reads all games of some bytes.
     *
     * @param bytes the bytes of a file
     * @param options how to read
     * @return the games; empty also if there is no game in the bytes
     */
    public static List<ReadGame> parse(byte[] bytes, ReadOptions options) {
        try (GibReader reader = of(new ByteArrayInputStream(bytes), "bytes", options)) {
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
            Line line = pending.isEmpty() ? lines.next() : pending.pop();
            GibBlock current = block == null ? nextBlock() : block;
            if (line == null) {
                current.endInput();
                if (pending.isEmpty()) {
                    return end(current);
                }
            } else {
                first = first == null ? line : first;
                last = line;
                if (!current.accept(line)) {
                    pending.push(line);
                    block = null;
                    Optional<ReadGame> game = current.finish();
                    if (game.isPresent()) {
                        return game;
                    }
                }
            }
        }
        return Optional.empty();
    }

    private GibBlock nextBlock() {
        GibBlock next = new GibBlock(options, source, ++games, this::readAgain);
        block = next;
        return next;
    }

    private void readAgain(List<Line> again) {
        for (int i = again.size() - 1; i >= 0; i--) {
            pending.push(again.get(i));
        }
    }

    /** Looks at the first bytes. */
    private void begin() throws IOException {
        InputKind kind = InputKind.of(lines.prefix());
        @Nullable
        DiagnosticCode code = switch (kind) {
            case EMPTY -> DiagnosticCode.EMPTY_INPUT;
            case GO -> DiagnosticCode.GO_RECORD;
            case BINARY -> DiagnosticCode.BINARY_INPUT;
            case TEXT -> null;
        };
        if (code != null && (lines.isBytewise() || kind == InputKind.EMPTY)) {
            ended = true;
            note(code, Diagnostic.NOTHING, "");
        }
    }

    /** Says something about the input as a whole. */
    private void note(DiagnosticCode code, Text expected, String what) {
        Findings findings = new Findings(options, source, 0);
        findings.add(code, new Place(source, lines.countsBytes() ? 0 : -1, 1, 1), expected, what);
        diagnostics.addAll(findings.all());
    }

    /** Whether something is worth saying of an input that is no record at all. */
    private static boolean mattersWithoutGame(Diagnostic d) {
        return switch (d.code()) {
            case TEXT_OUTSIDE_GAME, MALFORMED_TAG, STRAY_BLANKS, NO_FINAL_NEWLINE -> false;
            default -> true;
        };
    }

    /** Finishes the last game, or says that there was none. */
    private Optional<ReadGame> end(GibBlock current) {
        ended = true;
        block = null;
        Line line = last;
        Findings findings = current.findings();
        boolean open = line != null && line.eol().isEmpty();
        if (line != null
                && open
                && GibText.firstVisible(line.text(), 0) < line.text().length()) {
            findings.add(DiagnosticCode.NO_FINAL_NEWLINE, line, line.text().length(), "", "");
        }
        Optional<ReadGame> game = current.finish();
        if (game.isEmpty()) {
            Text expected = new Text("a line [name \"value\"] or moves", "[이름 \"값\"] 줄이나 수");
            String what = first == null ? "" : Findings.shortened(first.text().strip());
            note(DiagnosticCode.NO_GAME, expected, what);
            findings.all().stream().filter(GibReader::mattersWithoutGame).forEach(diagnostics::add);
        }
        boolean guessed = options.charset().isEmpty() && korean.equals(lines.charset());
        if (guessed && !korean.name().equals(Charsets.MS949)) {
            note(DiagnosticCode.CHARSET_MISSING, new Text(Charsets.MS949, Charsets.MS949), korean.name());
        }
        return game;
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

    /**
     * The charset of the input.
     *
     * @return the charset that was given or found out; empty as long as everything was ASCII, and for characters
     */
    public Optional<Charset> charset() {
        return lines.countsBytes() ? Optional.ofNullable(lines.charset()) : Optional.empty();
    }

    /** Closes the input. */
    @Override
    public void close() throws IOException {
        lines.close();
    }
}
