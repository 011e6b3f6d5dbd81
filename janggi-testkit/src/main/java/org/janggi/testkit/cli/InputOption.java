package org.janggi.testkit.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.notation.ReadOptions;
import org.janggi.notation.RecordFormat;
import picocli.CommandLine.Option;

/** The options that say how files of games are read, for every command that reads some. */
final class InputOption {
    /** The names of the formats that can be written, for descriptions. */
    static final String WRITABLE = "gib, pgn, pgn-pychess, pgn-xboard, json";

    /** The names of the formats that can be read, for descriptions. */
    static final String READABLE = "gib, pgn, pgn-pychess, pgn-xboard, pgn-study, json";

    @Option(
            names = "--from",
            paramLabel = "FORMAT",
            description = "The format of the files: " + READABLE
                    + ". The default is told by the suffix, and is gib where that tells nothing.")
    private @Nullable String from;

    @Option(
            names = "--start",
            paramLabel = "X/Y",
            description = "The set-ups of Cho and Han, as in HEEH/EHHE, for games that do not tell their start.")
    private @Nullable String start;

    /**
     * The format of a file.
     *
     * @throws UsageException if the one that was named does not exist
     */
    RecordFormat format(String name) {
        String named = from;
        if (named != null) {
            return byId("--from", named);
        }
        try {
            return RecordFormat.ofFile(Path.of(name)).orElse(RecordFormat.GIB);
        } catch (InvalidPathException e) {
            return RecordFormat.GIB;
        }
    }

    /** The format with a name that an option gave. */
    static RecordFormat byId(String option, String id) {
        return RecordFormat.find(id)
                .orElseThrow(() -> new UsageException(option + ": no format \"" + id + "\", there are " + READABLE));
    }

    /**
     * How files are read.
     *
     * @param options how they would be read without these options
     * @throws UsageException if the start is none
     */
    ReadOptions options(ReadOptions options) {
        String given = start;
        if (given == null) {
            return options;
        }
        try {
            return options.withDefaultStart(GameText.setup(given));
        } catch (IllegalArgumentException e) {
            throw new UsageException("--start: " + e.getMessage());
        }
    }
}
