package org.janggi.testkit.bench;

import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Who is measured.
 *
 * @param name what it is called in the report
 * @param run makes one sample
 */
record Contestant(String name, Supplier<Sample> run) {
    /** How many seconds of processor time a sample of this process lasts at least. */
    private static final double SAMPLE_SECONDS = 0.5;

    /** This library at some work. */
    static Contestant library(String name, LongSupplier work) {
        return new Contestant(name, () -> Stopwatch.measure(SAMPLE_SECONDS, work));
    }
}
