package org.janggi.testkit.bench;

/**
 * One measurement.
 *
 * @param work how much was done: nodes or plies
 * @param seconds by the clock
 * @param cpuSeconds the processor time of the whole process, its collector and compiler included
 */
record Sample(long work, double seconds, double cpuSeconds) {
    /** Work a second by the clock. */
    double rate() {
        return work / seconds;
    }

    /** Work a second of processor time; other load on the machine matters less to it. */
    double cpuRate() {
        return work / cpuSeconds;
    }
}
