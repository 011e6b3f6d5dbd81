package org.janggi.notation;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.janggi.core.RuleSet;

/**
 * A format of records, with the dialect where there are several, for those who know it only by name: as that of a command
 * line's option or by the suffix of a file. Who knows it when the program is written uses its reader and writer directly.
 *
 * <p><b>Example.</b>
 *
 * <pre>{@code
 * RecordFormat from = RecordFormat.ofFile(file).orElse(RecordFormat.GIB);
 * try (RecordReader reader = from.open(file, ReadOptions.lenient())) {
 *     reader.stream().forEach(game -> System.out.println(game.record()));
 * }
 * }</pre>
 */
public enum RecordFormat {
    /** GIB; {@link GibReader}, {@link GibWriter}. */
    GIB("gib", "gib", "txt"),
    /** PGN with {@code --} for a pass; {@link PgnDialect#STANDARD}. */
    PGN("pgn", "pgn"),
    /** PGN as pychess and its engine write it; {@link PgnDialect#PYCHESS}. */
    PGN_PYCHESS("pgn-pychess"),
    /** PGN as WinBoard writes it; {@link PgnDialect#XBOARD}. */
    PGN_XBOARD("pgn-xboard"),
    /** PGN of collections of lessons, only read; {@link PgnDialect#STUDY}. */
    PGN_STUDY("pgn-study"),
    /** JSON, one game a line; {@link JsonRecordReader}, {@link JsonRecordWriter}. */
    JSON("json", "json", "jsonl", "ndjson");

    private final String id;
    private final List<String> suffixes;

    RecordFormat(String id, String... suffixes) {
        this.id = id;
        this.suffixes = List.of(suffixes);
    }

    /**
     * The name for command lines.
     *
     * @return lower-case words with hyphens between
     */
    public String id() {
        return id;
    }

    /**
     * The format of a name.
     *
     * @param id the name, as {@link #id} gives it
     * @return the format, or empty if there is none
     */
    public static Optional<RecordFormat> find(String id) {
        return Arrays.stream(values()).filter(format -> format.id.equals(id)).findFirst();
    }

    /**
     * The format of a name that must exist.
     *
     * @param id the name
     * @return the format
     * @throws IllegalArgumentException if there is none; the message lists the names there are
     */
    public static RecordFormat byId(String id) {
        return find(id).orElseThrow(() -> new IllegalArgumentException("no format \"" + id + "\", there are "
                + String.join(
                        ", ", Arrays.stream(values()).map(RecordFormat::id).toList())));
    }

    /**
     * The format that files with the suffix of this one have: {@code .gib} and {@code .txt}, {@code .pgn}, {@code .json},
     * {@code .jsonl} and {@code .ndjson}, in letters of either case.
     *
     * @param file the name of a file; the file need not exist
     * @return the format, or empty if its suffix is none of these
     */
    public static Optional<RecordFormat> ofFile(Path file) {
        Path last = file.getFileName();
        String name = last == null ? "" : last.toString().toLowerCase(Locale.ROOT);
        String suffix = name.substring(name.lastIndexOf('.') + 1);
        boolean dotted = suffix.length() < name.length();
        return Arrays.stream(values())
                .filter(format -> dotted && format.suffixes.contains(suffix))
                .findFirst();
    }

    /**
     * Whether games can be written in it.
     *
     * @return false for {@link #PGN_STUDY}
     */
    public boolean isWritable() {
        return this != PGN_STUDY;
    }

    /**
     * Opens a file to be read.
     *
     * @param file the file
     * @param options how to read
     * @return a reader, to be closed
     * @throws IOException if the file cannot be opened, or is a directory
     */
    public RecordReader open(Path file, ReadOptions options) throws IOException {
        return reader(RecordReader.input(file), file.toString(), options);
    }

    /**
     * Reads from a stream of bytes, in which nothing is read twice.
     *
     * @param in the bytes; closed with the reader
     * @param source a name for diagnostics
     * @param options how to read
     * @return a reader
     */
    public RecordReader reader(InputStream in, String source, ReadOptions options) {
        return switch (this) {
            case GIB -> GibReader.of(in, source, options);
            case PGN -> PgnReader.of(in, source, PgnDialect.STANDARD, options);
            case PGN_PYCHESS -> PgnReader.of(in, source, PgnDialect.PYCHESS, options);
            case PGN_XBOARD -> PgnReader.of(in, source, PgnDialect.XBOARD, options);
            case PGN_STUDY -> PgnReader.of(in, source, PgnDialect.STUDY, options);
            case JSON -> JsonRecordReader.of(in, source, options);
        };
    }

    /**
     * Writes bytes, leniently: what the format has no place for is kept in private tags and comments.
     *
     * @param out where to; closed with the writer
     * @param charset the charset
     * @param movement a rule set for the powers of the pieces, as needed where pieces promote or a start has state; empty
     *     for movement alone
     * @return a writer
     * @throws IllegalArgumentException if the format is only read, or is JSON and the charset is not UTF-8
     */
    public RecordWriter writer(OutputStream out, Charset charset, Optional<RuleSet> movement) {
        return switch (this) {
            case GIB ->
                GibWriter.to(
                        out,
                        charset,
                        movement.map(GibWriteOptions.lenient()::withRules).orElse(GibWriteOptions.lenient()));
            case PGN -> pgnWriter(out, charset, movement, PgnDialect.STANDARD);
            case PGN_PYCHESS -> pgnWriter(out, charset, movement, PgnDialect.PYCHESS);
            case PGN_XBOARD -> pgnWriter(out, charset, movement, PgnDialect.XBOARD);
            case PGN_STUDY -> pgnWriter(out, charset, movement, PgnDialect.STUDY);
            case JSON -> jsonWriter(out, charset);
        };
    }

    private static RecordWriter pgnWriter(
            OutputStream out, Charset charset, Optional<RuleSet> movement, PgnDialect dialect) {
        PgnWriteOptions options = PgnWriteOptions.lenient().withDialect(dialect);
        return PgnWriter.to(out, charset, movement.map(options::withRules).orElse(options));
    }

    private static RecordWriter jsonWriter(OutputStream out, Charset charset) {
        if (!charset.equals(StandardCharsets.UTF_8)) {
            throw new IllegalArgumentException("JSON is written in UTF-8, not in " + charset);
        }
        return JsonRecordWriter.to(out);
    }
}
