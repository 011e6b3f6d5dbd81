package org.janggi.notation;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.checkerframework.checker.nullness.qual.Nullable;

/**
 * Writes games in GIB, the text format of Korean janggi programs, one at a time: tags, a blank line, six plies a line, the
 * captured piece after a capture, {@code 장군} after a check, {@code 한수쉼} for a pass, times spent as {@code <12>}, comments on
 * lines of their own.
 *
 * <p><b>Copies.</b> A game that was read and not changed comes out as it went in, character for character: order and text
 * of the tags, blanks, ends of lines, stray characters, whatever was wrong with it. Only what was never text is gone, bytes
 * 0xFF and a byte-order mark. A game that was changed is written anew in the style it had.
 *
 * <p><b>What GIB cannot hold.</b> Variations, annotation glyphs, comments before a move, comments with a closing brace,
 * remaining times, parts of seconds, events, results for which there are no Korean words, and tags that would be read as
 * one of these are kept in tags named {@code 덧붙임}, and {@link GibReader} puts them back. A start with counters has a tag
 * {@code FEN} beside its board; one with promoted pieces or with state has only that. Strict options refuse all of it. A move
 * that cannot be played, a tag of several lines and a character that the charset does not have are always refused. A game is
 * written in full or not at all.
 *
 * <p><b>Tags.</b> A game written with what its reader kept has its tags, also a wrong number of plies as long as there are
 * as many. Any other gets the Korean names in place of the English ones and the right number of plies. Tags about the start
 * and the result are added where there are none, and replaced where they tell something else.
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
 * try (GibWriter writer = GibWriter.create(path, StandardCharsets.UTF_8, GibWriteOptions.lenient())) {
 *     writer.write(record);
 * }
 * }</pre>
 */
public final class GibWriter implements RecordWriter {
    private final RecordOutput out;
    private final GibWriteOptions options;
    private @Nullable GameRecord moveless;

    private GibWriter(RecordOutput out, GibWriteOptions options) {
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
    public static GibWriter to(Appendable out, GibWriteOptions options) {
        return new GibWriter(RecordOutput.of(out), options);
    }

    /**
     * Writes bytes.
     *
     * @param out where to; closed with the writer
     * @param charset the charset, as UTF-8 or, for most Korean programs, {@code x-windows-949}
     * @param options how to write
     * @return a writer
     */
    public static GibWriter to(OutputStream out, Charset charset, GibWriteOptions options) {
        return new GibWriter(RecordOutput.of(out, charset), options);
    }

    /**
     * Writes a file.
     *
     * @param file the file, replaced if it exists
     * @param charset the charset, as UTF-8 or, for most Korean programs, {@code x-windows-949}
     * @param options how to write
     * @return a writer, to be closed
     * @throws IOException if the file cannot be opened
     */
    public static GibWriter create(Path file, Charset charset, GibWriteOptions options) throws IOException {
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
    public static String format(GameRecord record, GibWriteOptions options) {
        StringBuilder text = new StringBuilder();
        try (GibWriter writer = to(text, options)) {
            writer.write(record);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    /**
     * Writes a game that was read: a copy of its text, if it has one, the record is the one that was read and the options do
     * not want it otherwise.
     *
     * @param game the game
     * @throws UnwritableException if the game cannot be written; the output is as before
     * @throws IOException if the output does not take it
     */
    @Override
    public void write(ReadGame game) throws IOException {
        write(game.record(), game.source().orElse(null), game.truncated());
    }

    /**
     * Writes a game anew, with the right number of plies in its tag {@code 총수}.
     *
     * @param record the game
     * @throws UnwritableException if the game cannot be written; the output is as before
     * @throws IOException if the output does not take it
     */
    @Override
    public void write(GameRecord record) throws IOException {
        write(record, null, false);
    }

    /**
     * Writes a game that may have been changed after it was read: a copy of the text if the record is equal to the one that
     * was read, and otherwise anew in the style of the text.
     *
     * @param record the game
     * @param source what its reader kept beside the record; one of another format is left out of account
     * @throws UnwritableException if the game cannot be written; the output is as before
     * @throws IOException if the output does not take it
     */
    public void write(GameRecord record, RecordSource source) throws IOException {
        write(record, Objects.requireNonNull(source, "source"), true);
    }

    private void write(GameRecord record, @Nullable RecordSource source, boolean parted) throws IOException {
        GibSource gib = source instanceof GibSource known ? known : null;
        boolean copied = gib != null && !options.isRewriting() && gib.record().equals(record);
        if (gib != null && copied) {
            copy(gib, parted);
        } else {
            GibGameText game = GibGameText.of(record, gib, options, moveless);
            String text = game.text();
            int at = out.unmappable(text);
            if (at >= 0) {
                throw game.unmappable(at, RecordOutput.character(text, at), out.reason());
            }
            out.append(text);
            moveless = GibBorder.after(record, game.tags());
        }
    }

    private void copy(GibSource source, boolean parted) throws IOException {
        String text = source.text();
        GameRecord record = source.record();
        List<Tag> tags = record.tags();
        GameRecord before = moveless;
        if (before != null && !tags.isEmpty() && !GibBorder.isVisible(tags.get(0), before)) {
            GibBorder.visible(List.of(tags.get(0)), before);
        }
        int at = out.unmappable(text);
        if (at >= 0) {
            throw unmappable(text, at);
        }
        out.append(text);
        // What was read with an error ends with the next tag, whether it has moves or not.
        moveless = parted ? null : GibBorder.after(record, tags);
    }

    /** Whose character it is, is what a reader finds before it. */
    private UnwritableException unmappable(String text, int at) {
        UnwritableException.Kind kind = UnwritableException.Kind.CHARACTER;
        int line = Math.max(text.lastIndexOf('\n', at), text.lastIndexOf('\r', at)) + 1;
        GibTag tag = text.startsWith("[", line) ? GibTag.parse(text, line) : null;
        List<ReadGame> before = GibReader.parse(text.substring(0, line), ReadOptions.lenient());
        int plies =
                before.isEmpty() ? 0 : before.get(before.size() - 1).record().plies();
        if (tag != null && plies == 0) {
            return UnwritableException.inTag(kind, tag.name(), RecordOutput.character(text, at), out.reason());
        }
        List<ReadGame> upTo = GibReader.parse(text.substring(0, at), ReadOptions.lenient());
        int ply = upTo.isEmpty() ? 0 : upTo.get(upTo.size() - 1).record().plies();
        boolean comment = text.lastIndexOf('{', at) > text.lastIndexOf('}', at);
        ply += comment ? 0 : 1;
        return UnwritableException.atPly(kind, ply, RecordOutput.character(text, at), out.reason());
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
