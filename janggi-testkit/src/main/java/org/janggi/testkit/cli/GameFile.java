package org.janggi.testkit.cli;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.janggi.notation.Diagnostic;
import org.janggi.notation.ReadGame;
import org.janggi.notation.ReadOptions;
import org.janggi.notation.RecordFormat;
import org.janggi.notation.RecordReader;

/** A file of games that was named on the command line. */
final class GameFile implements Closeable {
    /** The name of the standard input and of the standard output. */
    static final String STANDARD = "-";

    private final RecordReader reader;

    private GameFile(RecordReader reader) {
        this.reader = reader;
    }

    /** What keeps a file from being read to its end. The message is one line without the name of the file. */
    static final class Failure extends Exception {
        private static final long serialVersionUID = 1L;

        private final boolean unreadable;

        private Failure(String message, boolean unreadable) {
            super(message);
            this.unreadable = unreadable;
        }

        private Failure(IOException e) {
            this(Failures.ofFile(e), true);
        }

        /** Whether the file cannot be read; otherwise the rule set gave up on a game. */
        boolean isUnreadable() {
            return unreadable;
        }
    }

    /** Opens a file, or the standard input if its name is {@code -}. */
    static GameFile open(String name, RecordFormat format, ReadOptions options, Streams streams) throws Failure {
        try {
            return new GameFile(
                    name.equals(STANDARD)
                            ? format.reader(streams.in(), "standard input", options)
                            : format.open(Path.of(name), options));
        } catch (InvalidPathException e) {
            throw new Failure("no such file", true);
        } catch (IOException e) {
            throw new Failure(e);
        }
    }

    /** The next game, or empty at the end. */
    Optional<ReadGame> next() throws Failure {
        try {
            return reader.next();
        } catch (IOException e) {
            throw new Failure(e);
        } catch (RuntimeException e) {
            // The reader throws none of its own, but it asks the rule set, which may be a stranger's.
            throw new Failure("the rule set failed: " + e, false);
        }
    }

    /** What was noticed outside of all games; complete at the end. */
    List<Diagnostic> diagnostics() {
        return reader.diagnostics();
    }

    /** Closes the file. */
    @Override
    public void close() {
        try {
            reader.close();
        } catch (IOException e) {
            // Nothing was written, so nothing is lost.
            return;
        }
    }
}
