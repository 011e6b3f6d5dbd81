package org.janggi.testkit.bench;

import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;

/** Some threads that share equal tasks. */
final class Crew {
    private static final int TASKS = 32;

    private Crew() {}

    /** Does a task 32 times; gives the sum of what it answers. */
    static long run(int threads, LongSupplier task) {
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            List<Future<Long>> answers = IntStream.range(0, TASKS)
                    .mapToObj(i -> pool.submit(task::getAsLong))
                    .toList();
            long sum = 0;
            for (Future<Long> answer : answers) {
                sum += answer.get();
            }
            return sum;
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException("a task did not end", e);
        } finally {
            pool.shutdownNow();
        }
    }
}
