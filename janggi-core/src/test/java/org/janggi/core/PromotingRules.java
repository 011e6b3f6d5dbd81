package org.janggi.core;

import java.util.List;

/** A soldier that arrives on the last rank is promoted and may step back; a general may be set up as promoted. */
class PromotingRules extends TestRules {
    static final StateField LAST = new StateField("last", 0, 2, true, List.of("none", "step", "pass"));
    static final StateField COUNT = new StateField("count", 2, 4, false, List.of());
    static final StateField DONE = StateField.flag(StateLayout.OVER, 6);

    PromotingRules() {
        super();
    }

    PromotingRules(Permission permission) {
        super(permission);
    }

    @Override
    public String id() {
        return "promoting";
    }

    @Override
    public Powers powers() {
        return Powers.standard()
                .withPromoted(PieceKind.SOLDIER, Steps.ORTHOGONAL.or(Steps.PALACE_DIAGONAL))
                .withPromoted(PieceKind.GENERAL, Steps.OWN_PALACE);
    }

    @Override
    public StateLayout layout() {
        return StateLayout.of(LAST, COUNT, DONE);
    }

    @Override
    public long stateAfter(Position before, Move move, Position after) {
        return LAST.with(before.state(), move.isPass() ? 2 : 1);
    }

    @Override
    public SquareSet promotions(Position before, Move move, Position after) {
        if (move.isPass()) {
            return SquareSet.EMPTY;
        }
        int last = before.turn() == Side.CHO ? Square.RANKS : 1;
        SquareSet arrived = SquareSet.of(move.to());
        return move.to().rank() == last
                ? arrived.and(after.squares(before.turn(), PieceKind.SOLDIER)).minus(after.promoted())
                : SquareSet.EMPTY;
    }
}
