package org.janggi.testkit.simulate;

/**
 * Where a true value lies with a confidence of 95 %: of many intervals found in this way, 95 of 100 hold the true value.
 *
 * <pre>{@code
 * new Proportion(5, 10).interval().low() < 0.24; // -> true
 * }</pre>
 *
 * @param low the lower end; NaN if the figures do not tell it
 * @param high the upper end; NaN if the figures do not tell it
 */
public record Interval(double low, double high) {
    /** The figures do not tell anything. */
    public static final Interval UNKNOWN = new Interval(Double.NaN, Double.NaN);

    /** What lies beyond one end of an interval, as a share. */
    static final double TAIL = 0.025;

    /** So much on either side of a value. */
    static Interval around(double value, double half) {
        return Double.isNaN(half) ? UNKNOWN : new Interval(value - half, value + half);
    }
}
