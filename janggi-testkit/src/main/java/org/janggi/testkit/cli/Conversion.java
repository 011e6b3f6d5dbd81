package org.janggi.testkit.cli;

import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import org.janggi.notation.Diagnostic;
import org.janggi.notation.Place;
import org.janggi.notation.ReadGame;
import org.janggi.notation.ReadOptions;
import org.janggi.notation.RecordFormat;
import org.janggi.notation.RecordWriter;
import org.janggi.notation.Severity;
import org.janggi.notation.UnwritableException;

/** Games on their way from some files into one, with what goes wrong. */
final class Conversion {
    private final Streams streams;
    private long games;
    private long faulty;
    private long leftOut;
    private long warnings;
    private long problems;
    private boolean unreadable;

    Conversion(Streams streams) {
        this.streams = streams;
    }

    /**
     * Writes the games of a file. What is wrong with it or with them is told.
     *
     * @throws IOException if the output does not take them
     */
    void add(String name, RecordFormat format, ReadOptions options, RecordWriter writer, Progress progress)
            throws IOException {
        try (GameFile file = GameFile.open(name, format, options, streams)) {
            for (Optional<ReadGame> game = file.next(); game.isPresent(); game = file.next()) {
                progress.at(game.get().place().offset());
                write(game.get(), writer);
            }
            file.diagnostics().forEach(this::tell);
            problems += file.diagnostics().stream().anyMatch(Diagnostic::isError) ? 1 : 0;
        } catch (GameFile.Failure e) {
            streams.error(name + ": error: " + e.getMessage());
            unreadable |= e.isUnreadable();
            problems++;
        }
    }

    private void write(ReadGame game, RecordWriter writer) throws IOException {
        games++;
        game.diagnostics().forEach(this::tell);
        faulty += game.hasErrors() ? 1 : 0;
        Place place = game.place();
        String where = place.source() + ":" + place.line() + ": error: game " + game.index() + " is left out: ";
        try {
            writer.write(game);
        } catch (UnwritableException e) {
            leftOut++;
            streams.error(where + e.getMessage());
        } catch (RuntimeException e) {
            // The writer throws none of its own, but it asks the rule set, which may be a stranger's.
            leftOut++;
            streams.error(where + "the rule set failed: " + e);
        }
    }

    /** Tells errors, and counts warnings: the command that validates tells them one by one. */
    private void tell(Diagnostic diagnostic) {
        if (diagnostic.isError()) {
            streams.error(diagnostic.in(Locale.ENGLISH));
        } else if (diagnostic.severity() == Severity.WARNING) {
            warnings += diagnostic.count();
        }
    }

    /** Whether all files could be read, and some game be written. */
    boolean isWorthKeeping() {
        return !unreadable && games > leftOut;
    }

    /** The counts for people. */
    String summary() {
        return String.format(
                Locale.ROOT,
                "games %d, written %d, left out %d, with errors %d, warnings %d",
                games,
                games - leftOut,
                leftOut,
                faulty,
                warnings);
    }

    /** What a run that found this exits with. */
    int exitCode() {
        boolean clean = problems == 0 && faulty == 0 && leftOut == 0;
        return unreadable ? ExitCode.USAGE : clean ? ExitCode.OK : ExitCode.PROBLEMS;
    }
}
