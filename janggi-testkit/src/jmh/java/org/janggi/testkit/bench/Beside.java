package org.janggi.testkit.bench;

/** A sample beside one of the yardstick, from the same round. */
record Beside(Sample sample, Sample yardstick) {
    /** How many times as fast by the clock. */
    double ratio() {
        return sample.rate() / yardstick.rate();
    }

    /** How many times as fast by processor time. */
    double cpuRatio() {
        return sample.cpuRate() / yardstick.cpuRate();
    }
}
