package org.janggi.variants;

import org.janggi.core.Position;

/** Mate by the movement of the pieces alone (M12), whatever a rule set permits beside it. */
final class Mates {
    private Mates() {}

    static boolean isMate(Position position) {
        return position.isInCheck() && position.powerMoves().stream().allMatch(position::exposesGeneral);
    }
}
