package org.janggi.testkit.cli;

import java.io.BufferedOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * A file that appears when it is complete: until then its bytes lie beside it, in one with the suffix {@code .part}, and
 * what there was under its name stays.
 */
final class OutputFile extends FilterOutputStream {
    private final Path file;
    private final Path written;
    private boolean complete;
    private boolean closed;

    private OutputFile(Path file, Path written) throws IOException {
        super(new BufferedOutputStream(Files.newOutputStream(written), 1 << 16));
        this.file = file;
        this.written = written;
    }

    /** Begins a file. A pipe or a device is written as it is. */
    static OutputFile create(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            throw new FileSystemException(file.toString(), null, "a directory");
        }
        Path target = Files.exists(file) ? file.toRealPath() : file;
        boolean special = Files.exists(target) && !Files.isRegularFile(target, LinkOption.NOFOLLOW_LINKS);
        return new OutputFile(target, special ? target : target.resolveSibling(target.getFileName() + ".part"));
    }

    /** Says that everything was written. */
    void complete() {
        complete = true;
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        out.write(bytes, from, length);
    }

    /** Puts the file in its place if it is complete, and removes what there is of it otherwise. */
    @Override
    public void close() throws IOException {
        if (closed) {
            return;
        }
        closed = true;
        super.close();
        if (written.equals(file)) {
            return;
        }
        if (complete) {
            Files.move(written, file, StandardCopyOption.REPLACE_EXISTING);
        } else {
            Files.deleteIfExists(written);
        }
    }
}
