package org.janggi.notation;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
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
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Text;

/**
 * Reads games of an input one at a time, whatever their format; {@link GibReader}, {@link PgnReader} and {@link
 * JsonRecordReader} tell how to open one, and {@link RecordFormat} opens the one that a name asks for.
 *
 * <p>What is wrong with a game is told by its {@link ReadGame#diagnostics()}, and never by an exception. A game with a
 * move that cannot be read keeps the plies before it, and one bad game does not cost its neighbours. Only movement is looked
 * at: no repetition, no bikjang, no number of moves ends a game that is being read.
 *
 * <p><b>Charset.</b> A byte-order mark decides. Without one the input is UTF-8 if the first 64 KiB from the first byte on
 * that is not ASCII are, and MS949 otherwise; JSON is always UTF-8. Bytes 0xFF are left out of MS949 and counted.
 *
 * <p><b>Cost.</b> Memory for one game within the {@link Limits}, whatever the size of the input.
 *
 * <p><b>Thread safety.</b> None; use one reader in one thread.
 */
public abstract class RecordReader implements Closeable {
    private final LineReader lines;
    private final String source;
    private final ReadOptions options;
    private final Deque<Line> pending = new ArrayDeque<>();
    private final List<Diagnostic> diagnostics = new ArrayList<>();
    private @Nullable GameBlock block;
    private @Nullable Line first;
    private @Nullable Line last;
    private int games;
    private boolean found;
    private boolean begun;
    private boolean ended;

    /** A reader of lines. */
    RecordReader(LineReader lines, String source, ReadOptions options) {
        this.lines = lines;
        this.source = source;
        this.options = options;
    }

    /** The lines of an input of bytes, in UTF-8 or the charset of Korean programs unless the options know better. */
    static LineReader lines(InputStream in, ReadOptions options, Charset korean) {
        return new LineReader(
                in, options.charset().orElse(null), korean, options.limits().lineBytes(), true);
    }

    /** The lines of an input of characters. */
    static LineReader lines(Reader in, ReadOptions options) {
        Charset charset = StandardCharsets.UTF_16BE;
        return new LineReader(
                new CharacterBytes(in), charset, charset, options.limits().lineBytes(), false);
    }

    /** Opens a file. */
    static InputStream input(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            throw new FileSystemException(file.toString(), null, "a directory, not a file of games");
        }
        return Files.newInputStream(file);
    }

    /** All games of a reader over something in memory. */
    static List<ReadGame> all(RecordReader reader) {
        try (reader) {
            return reader.stream().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * A game to be read.
     *
     * @param index its number, if it is one
     * @param pushBack takes lines that have to be read again, before all others
     */
    abstract GameBlock block(int index, Consumer<List<Line>> pushBack);

    /** How a game begins. */
    Text beginning() {
        return new Text("a line [name \"value\"] or moves", "[이름 \"값\"] 줄이나 수");
    }

    /** The name of the input. */
    final String source() {
        return source;
    }

    /** How to read. */
    final ReadOptions options() {
        return options;
    }

    /**
     * The next game.
     *
     * @return the game, or empty at the end of the input
     * @throws IOException if the input cannot be read
     */
    public final Optional<ReadGame> next() throws IOException {
        if (!begun) {
            begun = true;
            begin();
        }
        while (!ended) {
            Line line = pending.isEmpty() ? lines.next() : pending.pop();
            GameBlock current = block == null ? nextBlock() : block;
            if (line == null) {
                current.endInput();
                if (pending.isEmpty()) {
                    return end(current);
                }
            } else {
                first = first == null ? line : first;
                last = line;
                boolean accepted = current.accept(line);
                if (!accepted) {
                    pending.push(line);
                }
                if (!accepted || current.isComplete()) {
                    block = null;
                    Optional<ReadGame> game = current.finish();
                    found |= game.isPresent();
                    if (game.isPresent()) {
                        return game;
                    }
                }
            }
        }
        return Optional.empty();
    }

    private GameBlock nextBlock() {
        GameBlock next = block(++games, this::readAgain);
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
    private Optional<ReadGame> end(GameBlock current) {
        ended = true;
        block = null;
        Line line = last;
        Findings findings = current.findings();
        boolean open = line != null && line.eol().isEmpty();
        if (line != null
                && open
                && GameText.firstVisible(line.text(), 0) < line.text().length()) {
            findings.add(DiagnosticCode.NO_FINAL_NEWLINE, line, line.text().length(), "", "");
        }
        Optional<ReadGame> game = current.finish();
        if (game.isEmpty() && !found) {
            String what = first == null ? "" : Findings.shortened(first.text().strip());
            note(DiagnosticCode.NO_GAME, beginning(), what);
            findings.all().stream().filter(RecordReader::mattersWithoutGame).forEach(diagnostics::add);
        }
        Charset charset = lines.charset();
        if (charset != null && lines.fellBack() && !charset.name().equals(Charsets.MS949)) {
            note(DiagnosticCode.CHARSET_MISSING, new Text(Charsets.MS949, Charsets.MS949), charset.name());
        }
        return game;
    }

    /**
     * The games that have not been read yet.
     *
     * @return a stream that reads when asked; it throws {@link UncheckedIOException} if the input cannot be read
     */
    public final Stream<ReadGame> stream() {
        return GameStream.of(this::next);
    }

    /**
     * What was noticed about the input outside of all games: that there is none, or that the input is no text. Complete
     * once {@link #next()} has been empty.
     *
     * @return an immutable copy
     */
    public final List<Diagnostic> diagnostics() {
        return List.copyOf(diagnostics);
    }

    /**
     * The charset of the input.
     *
     * @return the charset that was given or found out; empty as long as everything was ASCII, and for characters
     */
    public final Optional<Charset> charset() {
        return lines.countsBytes() ? Optional.ofNullable(lines.charset()) : Optional.empty();
    }

    /** Closes the input. */
    @Override
    public final void close() throws IOException {
        lines.close();
    }
}
