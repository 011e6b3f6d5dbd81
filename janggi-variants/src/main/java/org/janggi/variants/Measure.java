package org.janggi.variants;

import org.janggi.core.Position;
import org.janggi.core.Score;
import org.janggi.core.Side;

/** What a side has left, when the pieces decide. Generals do not count; promoted pieces count as their kind. */
public enum Measure {
    /** The points of the table (S6, S28). */
    VALUE {
        @Override
        public Score of(Position position) {
            return position.points();
        }
    },
    /** The number of pieces, one whole point each (D13, D16). */
    COUNT {
        @Override
        public Score of(Position position) {
            return Score.ofPoints(pieces(position, Side.CHO), pieces(position, Side.HAN));
        }

        private int pieces(Position position, Side side) {
            return position.count(side) - (position.hasGeneral(side) ? 1 : 0);
        }
    };

    /**
     * What both sides have.
     *
     * @param position any position
     * @return the scores
     */
    public abstract Score of(Position position);

    /** The other one. */
    Measure other() {
        return this == VALUE ? COUNT : VALUE;
    }
}
