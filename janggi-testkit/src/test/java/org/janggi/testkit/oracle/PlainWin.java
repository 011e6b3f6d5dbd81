package org.janggi.testkit.oracle;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.janggi.core.Ending;
import org.janggi.core.Move;
import org.janggi.core.Outcome;
import org.janggi.core.Position;
import org.janggi.core.Setup;
import org.janggi.core.Side;
import org.janggi.variants.Kja;

/** The forced win of P13b by the definition: a claim is played out with every move of either side. Slow. */
final class PlainWin {
    private static final Set<Ending> COMPLETE = Set.of(Ending.MATE, Ending.GENERAL_CAPTURED);

    private PlainWin() {}

    /** The position in which a side has claimed and has some turns left. */
    static Position claim(Position position, Side side, int turns) {
        Map<String, String> state = Map.of("claim", side.id(), "turns", Integer.toString(turns), "call", "0");
        return Position.of(Kja.RULES, new Setup(position.board(), position.turn(), state, 0, 1));
    }

    /** The least number of own moves, up to 3, in which a side forces a complete win; 0 if it has won already. */
    static OptionalInt least(Position position, Side side, int moves) {
        Position claimed = claim(position, side, 1);
        if (claimed.isOver()) {
            return isWon(claimed, side) ? OptionalInt.of(0) : OptionalInt.empty();
        }
        for (int turns = 1; turns <= moves; turns++) {
            if (wins(claim(position, side, turns), side)) {
                return OptionalInt.of(turns);
            }
        }
        return OptionalInt.empty();
    }

    /** Whether the side has won completely. */
    static boolean isWon(Position position, Side side) {
        return position.outcome()
                .filter(outcome -> isCompleteWin(outcome, side))
                .isPresent();
    }

    private static boolean isCompleteWin(Outcome outcome, Side side) {
        return COMPLETE.contains(outcome.ending()) && outcome.winner().equals(Optional.of(side));
    }

    private static boolean wins(Position position, Side side) {
        if (position.isOver()) {
            return isWon(position, side);
        }
        boolean own = position.turn() == side;
        for (Move move : position.legalMoves()) {
            if (wins(position.play(move), side) == own) {
                return own;
            }
        }
        return !own;
    }
}
