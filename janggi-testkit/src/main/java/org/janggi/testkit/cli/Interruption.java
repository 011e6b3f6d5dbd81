package org.janggi.testkit.cli;

import java.io.Closeable;
import java.util.concurrent.Semaphore;

/**
 * What is left to do when the process has to end before its work is done: by Ctrl-C, by another signal, or with the
 * system. It comes between two pieces of the work; after it no other piece is begun, nothing more is said, and the process
 * ends with the exit code of the signal.
 */
final class Interruption extends Thread implements Closeable {
    /** Taken for a piece of work, and for good by what is left to do. */
    private final Semaphore turn = new Semaphore(1);

    private final Runnable last;

    private Interruption(Runnable last) {
        super("interruption");
        this.last = last;
    }

    /** From now on until the end of the work, {@code last} is done if the process has to end. */
    static Interruption with(Runnable last) {
        Interruption interruption = new Interruption(last);
        try {
            Runtime.getRuntime().addShutdownHook(interruption);
        } catch (IllegalStateException e) {
            awaitEnd();
        }
        return interruption;
    }

    /** Does a piece of the work from beginning to end; never comes back if the process has to end before it. */
    void piece(Runnable work) {
        turn.acquireUninterruptibly();
        try {
            work.run();
        } finally {
            turn.release();
        }
    }

    /** What the virtual machine calls when it has to end. */
    @Override
    public void run() {
        turn.acquireUninterruptibly();
        last.run();
    }

    /** The work is done, or failed; never comes back if the process has to end before that. */
    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(this);
        } catch (IllegalStateException e) {
            awaitEnd();
        }
    }

    /** The process ends already, and does not wait for this thread. */
    private static void awaitEnd() {
        new Semaphore(0).acquireUninterruptibly();
    }
}
