package org.janggi.testkit.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.function.LongSupplier;

/** Measures what this process does. */
final class Stopwatch {
    private static final OperatingSystemMXBean SYSTEM =
            ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

    private Stopwatch() {}

    /**
     * Does some work, again and again if it is short.
     *
     * @param atLeast for how many seconds of processor time
     * @param work answers how much it did
     */
    static Sample measure(double atLeast, LongSupplier work) {
        long begin = System.nanoTime();
        long cpuBegin = SYSTEM.getProcessCpuTime();
        long done = 0;
        double cpuSeconds;
        do {
            done += work.getAsLong();
            cpuSeconds = (SYSTEM.getProcessCpuTime() - cpuBegin) / 1e9;
        } while (cpuSeconds < atLeast);
        return new Sample(done, (System.nanoTime() - begin) / 1e9, cpuSeconds);
    }
}
