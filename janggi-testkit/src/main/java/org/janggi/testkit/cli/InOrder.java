package org.janggi.testkit.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * Tasks done by several threads, with effects that happen in the order of the tasks and in the thread that asks for them.
 * A task that is ahead of its turn puts its effects aside, and waits when they become many.
 */
final class InOrder {
    private static final int MOST_ASIDE = 128;
    /** The last effect of every task. */
    private static final Effect END = () -> {};

    private InOrder() {}

    /** Something that others notice. */
    @FunctionalInterface
    interface Effect {
        void happen() throws IOException;
    }

    /** Takes the effects of a task. */
    @FunctionalInterface
    interface Effects {
        void add(Effect effect) throws IOException;
    }

    /** Something to be done. */
    @FunctionalInterface
    interface Task {
        void run(Effects effects) throws IOException;
    }

    /** Does the tasks by so many threads; with one, the caller does them. */
    static void run(List<Task> tasks, int threads) throws IOException {
        if (threads == 1) {
            for (Task task : tasks) {
                task.run(Effect::happen);
            }
            return;
        }
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            List<Running> all = new ArrayList<>();
            for (Task task : tasks) {
                all.add(Running.begin(task, pool));
            }
            for (Running running : all) {
                running.happen();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        } finally {
            pool.shutdownNow();
        }
    }

    /** A task on its way, and the effects it has put aside. */
    private record Running(Future<?> end, BlockingQueue<Effect> aside) {
        static Running begin(Task task, ExecutorService pool) {
            BlockingQueue<Effect> aside = new LinkedBlockingQueue<>(MOST_ASIDE);
            Future<?> end = pool.submit(() -> {
                try {
                    task.run(effect -> put(aside, effect));
                } finally {
                    put(aside, END);
                }
                return null;
            });
            return new Running(end, aside);
        }

        private static void put(BlockingQueue<Effect> aside, Effect effect) throws IOException {
            try {
                aside.put(effect);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IOException("interrupted", e);
            }
        }

        /** Lets all effects happen, as they come, and passes on what the task has thrown. */
        @SuppressWarnings("ReferenceEquality")
        void happen() throws IOException, InterruptedException {
            for (Effect effect = aside.take(); effect != END; effect = aside.take()) {
                effect.happen();
            }
            try {
                end.get();
            } catch (ExecutionException e) {
                if (e.getCause() instanceof IOException io) {
                    throw io;
                }
                if (e.getCause() instanceof Error error) {
                    throw error;
                }
                throw new IllegalStateException(e.getCause());
            }
        }
    }
}
