package org.janggi.testkit.cli;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.stream.Stream;
import org.checkerframework.checker.nullness.qual.Nullable;

/**
 * The directory of a run: its state, which survives whatever stops the run, the list of games, and the files that tell
 * the result. One process at a time writes there. What cannot be done is told by a {@link UsageException}.
 */
final class RunDirectory implements Closeable {
    /** The name of the state. */
    static final String STATE = "state";
    /** The name of the list of games. */
    static final String LIST = "games.csv";

    private static final String LOCK = "lock";
    private static final String PART = ".part";

    private final Path dir;
    private final FileChannel lock;
    private @Nullable FileChannel listFile;
    private @Nullable OutputStream list;

    private RunDirectory(Path dir) {
        this.dir = dir;
        this.lock = locked(dir.resolve(LOCK));
    }

    /** Something that writes a file. */
    @FunctionalInterface
    interface Content {
        void writeTo(OutputStream out) throws IOException;
    }

    private static FileChannel locked(Path file) {
        try {
            FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            boolean alone = false;
            try {
                alone = channel.tryLock() != null;
            } catch (OverlappingFileLockException e) {
                // Another run of this process: told below.
            } finally {
                if (!alone) {
                    channel.close();
                }
            }
            if (!alone) {
                throw new UsageException(file.resolveSibling("") + ": another run is writing there");
            }
            return channel;
        } catch (IOException e) {
            throw unwritable(file, e);
        }
    }

    private static UsageException unwritable(Path file, IOException e) {
        return new UsageException(file + ": cannot be written: " + Failures.ofFile(e));
    }

    private static Path path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new UsageException(name + ": not the name of a directory");
        }
    }

    /** Begins a run in a directory that is empty or not there. */
    static RunDirectory begin(String name) {
        Path dir = path(name);
        try {
            if (Files.isRegularFile(dir.resolve(STATE))) {
                throw new UsageException(name + ": holds a run already, with which --resume goes on");
            }
            if (Files.exists(dir) && !Files.isDirectory(dir)) {
                throw new UsageException(name + ": expected an empty directory or none, found a file");
            }
            if (Files.isDirectory(dir)) {
                try (Stream<Path> inside = Files.list(dir)) {
                    if (inside.findAny().isPresent()) {
                        throw new UsageException(name + ": expected an empty directory or none, found files in it");
                    }
                }
            }
            Files.createDirectories(dir);
        } catch (IOException e) {
            throw new UsageException(name + ": cannot be made: " + Failures.ofFile(e));
        }
        return new RunDirectory(dir);
    }

    /** Goes on with the run in a directory. */
    static RunDirectory resume(String name) {
        Path dir = path(name);
        if (!Files.isRegularFile(dir.resolve(STATE))) {
            throw new UsageException(name + ": expected the state of a run to go on with, found none");
        }
        return new RunDirectory(dir);
    }

    /** The state of the run. */
    RunState state() {
        Path file = dir.resolve(STATE);
        try {
            return RunState.of(Files.readAllBytes(file));
        } catch (IOException e) {
            throw new UsageException(file + ": cannot be read: " + Failures.ofFile(e));
        } catch (IllegalArgumentException e) {
            throw new UsageException(file + ": " + e.getMessage());
        }
    }

    /** Opens the list of games, of which so many bytes count; the rest is cut off. */
    void openList(long length) {
        Path file = dir.resolve(LIST);
        try {
            FileChannel opened = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            listFile = opened;
            if (opened.size() < length) {
                throw new UsageException(
                        file + ": expected the " + length + " bytes that the state tells of, found " + opened.size());
            }
            opened.truncate(length).position(length);
            list = new BufferedOutputStream(Channels.newOutputStream(opened), 1 << 16);
        } catch (IOException e) {
            throw unwritable(file, e);
        }
    }

    /** Adds to the list of games. */
    void list(byte[] bytes) {
        OutputStream open = list;
        if (open == null) {
            throw new IllegalStateException("no list is open");
        }
        try {
            open.write(bytes);
        } catch (IOException e) {
            throw unwritable(dir.resolve(LIST), e);
        }
    }

    /** Puts a state in the place of the one before, as soon as all it tells of is on the disk. */
    void save(RunState state) {
        try {
            OutputStream open = list;
            FileChannel file = listFile;
            if (open != null && file != null) {
                open.flush();
                file.force(false);
            }
        } catch (IOException e) {
            throw unwritable(dir.resolve(LIST), e);
        }
        byte[] bytes = state.bytes();
        write(STATE, out -> out.write(bytes));
    }

    /** Writes a file, which is there whole or, if that fails, as it was before. */
    void write(String name, Content content) {
        Path file = dir.resolve(name);
        Path part = dir.resolve(name + PART);
        try {
            try (FileChannel channel = FileChannel.open(
                            part,
                            StandardOpenOption.CREATE,
                            StandardOpenOption.WRITE,
                            StandardOpenOption.TRUNCATE_EXISTING);
                    OutputStream out = new BufferedOutputStream(Channels.newOutputStream(channel), 1 << 16)) {
                content.writeTo(out);
                out.flush();
                channel.force(true);
            }
            move(part, file);
        } catch (IOException e) {
            part.toFile().delete();
            throw unwritable(file, e);
        }
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Lets the directory go. */
    @Override
    public void close() throws IOException {
        try {
            FileChannel file = listFile;
            if (file != null) {
                file.close();
            }
        } finally {
            Files.deleteIfExists(dir.resolve(LOCK));
            lock.close();
        }
    }
}
