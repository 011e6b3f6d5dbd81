package org.janggi.testkit.cli;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Set;
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
    /** What a run leaves behind that was killed before it had a state: nothing worth keeping. */
    private static final Set<String> BEGUN = Set.of(LOCK, STATE + PART);

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
            if (name.isEmpty()) {
                throw new UsageException("--out: expected the name of a directory, found nothing");
            }
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new UsageException(name + ": not the name of a directory");
        }
    }

    /** Begins a run in a directory that is empty or not there. */
    static RunDirectory begin(String name) {
        Path dir = path(name);
        try {
            refuseFiles(dir, name);
            Files.createDirectories(dir);
        } catch (IOException e) {
            throw new UsageException(name + ": cannot be made: " + Failures.ofFile(e));
        }
        RunDirectory run = new RunDirectory(dir);
        try {
            // Another run may have come and gone while this one had no lock.
            refuseFiles(dir, name);
            return run;
        } catch (IOException | UsageException e) {
            run.closeQuietly();
            throw e instanceof UsageException told
                    ? told
                    : new UsageException(name + ": cannot be read: " + Failures.ofFile((IOException) e));
        }
    }

    private static void refuseFiles(Path dir, String name) throws IOException {
        if (Files.isRegularFile(dir.resolve(STATE))) {
            throw new UsageException(name + ": holds a run already, with which --resume goes on");
        }
        if (Files.exists(dir, LinkOption.NOFOLLOW_LINKS) && !Files.isDirectory(dir)) {
            throw new UsageException(name + ": expected an empty directory or none, found a file");
        }
        if (Files.isDirectory(dir)) {
            try (Stream<Path> inside = Files.list(dir)) {
                if (!BEGUN.containsAll(
                        inside.map(file -> dir.relativize(file).toString()).toList())) {
                    throw new UsageException(name + ": expected an empty directory or none, found files in it");
                }
            }
        }
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

    /**
     * Opens the list of games, of which so many bytes count; the rest is cut off.
     *
     * @param head what the list begins with
     * @param whole whether all games are in it, so that nothing may follow
     */
    void openList(long length, byte[] head, boolean whole) {
        Path file = dir.resolve(LIST);
        if (length > 0 && !Files.exists(file)) {
            throw new UsageException(
                    file + ": expected the " + length + " bytes that the state tells of, found no file");
        }
        try {
            FileChannel opened = FileChannel.open(
                    file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            listFile = opened;
            if (opened.size() < length || whole && opened.size() > length) {
                throw new UsageException(
                        file + ": expected the " + length + " bytes that the state tells of, found " + opened.size());
            }
            if (length > 0
                    && !(Arrays.equals(head, bytes(opened, 0, head.length))
                            && Arrays.equals(new byte[] {'\n'}, bytes(opened, length - 1, 1)))) {
                throw new UsageException(file + ": expected the games that the state tells of, found something else");
            }
            opened.truncate(length).position(length);
            list = new BufferedOutputStream(Channels.newOutputStream(opened), 1 << 16);
        } catch (IOException e) {
            throw unwritable(file, e);
        }
    }

    private static byte[] bytes(FileChannel file, long from, int count) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(count);
        while (bytes.hasRemaining() && file.read(bytes, from + bytes.position()) >= 0) {
            // Until all is there, or the end.
        }
        return bytes.array();
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
        Path part = part(STATE, out -> out.write(bytes));
        try {
            move(part, dir.resolve(STATE));
        } catch (IOException e) {
            part.toFile().delete();
            throw unwritable(dir.resolve(STATE), e);
        }
    }

    /**
     * Writes a file of the result, which is there whole or not at all. A file of its name that holds the same stays; one
     * that holds anything else, which no run has written, is not overwritten.
     */
    void write(String name, Content content) {
        Path file = dir.resolve(name);
        Path part = part(name, content);
        try {
            if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
                move(part, file);
                return;
            }
            boolean same = Files.isRegularFile(file) && Files.mismatch(part, file) < 0;
            Files.delete(part);
            if (!same) {
                throw new UsageException(
                        file + ": was changed, and is not overwritten: --resume writes it again when it is moved away");
            }
        } catch (IOException e) {
            part.toFile().delete();
            throw unwritable(file, e);
        }
    }

    private Path part(String name, Content content) {
        Path part = dir.resolve(name + PART);
        try (FileChannel channel = FileChannel.open(
                        part,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.WRITE,
                        StandardOpenOption.TRUNCATE_EXISTING);
                OutputStream out = new BufferedOutputStream(Channels.newOutputStream(channel), 1 << 16)) {
            content.writeTo(out);
            out.flush();
            channel.force(true);
            return part;
        } catch (IOException e) {
            part.toFile().delete();
            throw unwritable(dir.resolve(name), e);
        }
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Lets the directory go. The file of the lock stays: were it deleted, two others could each lock one of their own. */
    @Override
    public void close() throws IOException {
        try {
            FileChannel file = listFile;
            if (file != null) {
                file.close();
            }
        } finally {
            lock.close();
        }
    }

    private void closeQuietly() {
        try {
            close();
        } catch (IOException e) {
            // What went wrong before is told.
        }
    }
}
