package org.janggi.testkit.laws;

import java.util.Optional;
import org.janggi.core.Position;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.janggi.core.SquareSet;

/** Which pieces could take a general, found the slow way: every enemy piece is asked where it can go. */
final class Takers {
    private Takers() {}

    static SquareSet of(Position position, Side side) {
        Optional<Square> general = position.general(side);
        if (general.isEmpty() || !areBothGeneralsOn(position)) {
            return SquareSet.EMPTY;
        }
        return SquareSet.of(position.squares(side.opponent()).stream()
                .filter(from -> position.reach(from).contains(general.get()))
                .toList());
    }

    static boolean areBothGeneralsOn(Position position) {
        return position.hasGeneral(Side.CHO) && position.hasGeneral(Side.HAN);
    }
}
