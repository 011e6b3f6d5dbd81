package org.janggi.testkit.bench;

import java.util.Arrays;

/** The middle of some numbers. */
final class Median {
    private Median() {}

    /** The middle one, or half way between the two in the middle. */
    static double of(double... numbers) {
        double[] sorted = numbers.clone();
        Arrays.sort(sorted);
        int half = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
    }
}
