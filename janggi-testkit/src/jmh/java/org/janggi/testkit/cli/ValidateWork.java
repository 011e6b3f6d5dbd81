package org.janggi.testkit.cli;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The command {@code validate} on files of games, run within this process. */
public final class ValidateWork implements Closeable {
    private final Path folder;
    private final List<Path> files = new ArrayList<>();

    private ValidateWork(Path folder) {
        this.folder = folder;
    }

    /**
     * Writes files with the same games.
     *
     * @param text games in GIB
     * @param number how many files
     */
    public static ValidateWork of(String text, int number) throws IOException {
        ValidateWork work = new ValidateWork(Files.createTempDirectory("validate"));
        for (int i = 0; i < number; i++) {
            work.files.add(Files.writeString(work.folder.resolve(i + ".gib"), text));
        }
        return work;
    }

    /** Validates all files by some threads; gives their number. */
    public long run(int threads) {
        List<String> arguments = new ArrayList<>(List.of("validate", "--threads", Integer.toString(threads)));
        files.forEach(file -> arguments.add(file.toString()));
        Streams streams = new Streams(
                InputStream.nullInputStream(),
                OutputStream.nullOutputStream(),
                OutputStream.nullOutputStream(),
                false,
                false);
        int code = Main.run(streams, arguments.toArray(String[]::new));
        if (code != 0) {
            throw new IllegalStateException("validating ended with exit code " + code);
        }
        return files.size();
    }

    @Override
    public void close() throws IOException {
        for (Path file : files) {
            Files.delete(file);
        }
        Files.delete(folder);
    }
}
