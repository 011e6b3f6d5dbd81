package org.janggi.core;

import java.util.Optional;

/**
 * What each side has left, in half points, so that 73.5 is exact. A rule set may count pieces instead; then one piece
 * is one whole point.
 *
 * @param choHalves Cho's half points
 * @param hanHalves Han's half points
 */
public record Score(int choHalves, int hanHalves) {
    /**
     * The score of two sides in whole points.
     *
     * @param cho Cho's points
     * @param han Han's points
     * @return the score
     */
    public static Score ofPoints(int cho, int han) {
        return new Score(2 * cho, 2 * han);
    }

    /**
     * The half points of a side.
     *
     * @param side either side
     * @return half points
     */
    public int halves(Side side) {
        return side == Side.CHO ? choHalves : hanHalves;
    }

    /**
     * The points of a side; exact, because halves are.
     *
     * @param side either side
     * @return points, a multiple of 0.5
     */
    public double points(Side side) {
        return halves(side) / 2.0;
    }

    /**
     * The score with more or fewer half points for one side.
     *
     * @param side whose score changes
     * @param halves half points to add, may be negative
     * @return the changed score
     */
    public Score plus(Side side, int halves) {
        return side == Side.CHO ? new Score(choHalves + halves, hanHalves) : new Score(choHalves, hanHalves + halves);
    }

    /**
     * Who has more.
     *
     * @return the leading side, or empty when both have the same
     */
    public Optional<Side> leader() {
        return choHalves == hanHalves ? Optional.empty() : Optional.of(choHalves > hanHalves ? Side.CHO : Side.HAN);
    }

    /**
     * The points of a side as text.
     *
     * @param side either side
     * @return {@code 72} or {@code 73.5}
     */
    public String text(Side side) {
        int halves = halves(side);
        String sign = halves < 0 ? "-" : "";
        return sign + Math.abs(halves) / 2 + (halves % 2 == 0 ? "" : ".5");
    }

    /** Both scores, Cho's first, as in {@code 72-73.5}. */
    @Override
    public String toString() {
        return text(Side.CHO) + "-" + text(Side.HAN);
    }
}
