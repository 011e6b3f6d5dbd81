package org.janggi.testkit.cli;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** Numbers as results show them. */
final class Rounded {
    private static final MathContext SIX = new MathContext(6);

    private Rounded() {}

    /** Six digits, as in {@code 0.123457} and {@code 3.2E-11}; empty if not known. */
    static String data(double number) {
        return Double.isNaN(number) ? "" : decimal(number).toString();
    }

    /** Six digits. */
    static BigDecimal decimal(double number) {
        BigDecimal rounded = new BigDecimal(number).round(SIX).stripTrailingZeros();
        // Not 1E+2.
        return rounded.scale() < 0 ? rounded.setScale(0) : rounded;
    }

    /** So many places after the point; a dash if not known. */
    static String places(double number, int places) {
        return Double.isNaN(number)
                ? "–"
                : new BigDecimal(number)
                        .setScale(places, RoundingMode.HALF_EVEN)
                        .toPlainString();
    }

    /** A share in hundredths, with two places. */
    static String percent(double share) {
        return places(100 * share, 2);
    }

    /** A chance as HTML; a very small one by what it is below. */
    static String chance(double p) {
        return p < 0.0001 ? "&lt;\u00a00.0001" : places(p, 4);
    }
}
