package org.janggi.testkit.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.function.LongSupplier;

/** How many bytes some work allocates, as the JVM counts them for this thread. */
final class Allocation {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final double WARM_UP = 2;
    private static final int BATCHES = 200;

    private Allocation() {}

    /**
     * The bytes for each unit of work, once the JVM has compiled it.
     *
     * @param work answers how many units it did
     */
    static double of(LongSupplier work) {
        Stopwatch.measure(WARM_UP, work);
        long id = Thread.currentThread().getId();
        long units = 0;
        long before = THREADS.getThreadAllocatedBytes(id);
        for (int i = 0; i < BATCHES; i++) {
            units += work.getAsLong();
        }
        return (double) (THREADS.getThreadAllocatedBytes(id) - before) / units;
    }
}
