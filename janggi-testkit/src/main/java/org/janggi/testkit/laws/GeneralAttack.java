package org.janggi.testkit.laws;

import java.util.Optional;
import org.janggi.core.Game;
import org.janggi.core.Position;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.janggi.core.SquareSet;

/** L11. */
final class GeneralAttack implements Law {
    @Override
    public String id() {
        return "L11";
    }

    @Override
    public String statement() {
        return "a general is attacked exactly when some move by the powers of the pieces takes it";
    }

    @Override
    public Optional<Difference> check(Game game) {
        Position position = game.position();
        return attack(position, Side.CHO)
                .or(() -> attack(position, Side.HAN))
                .or(() -> Difference.between(
                        "whether it is in check",
                        !Takers.of(position, position.turn()).isEmpty(),
                        position.isInCheck()))
                .or(() -> Difference.between("the checkers", Takers.of(position, position.turn()), position.checkers()))
                .or(() -> Difference.between(
                        "the moves that take the enemy general",
                        Takers.of(position, position.turn().opponent()),
                        listedTakers(position)));
    }

    private static Optional<Difference> attack(Position position, Side side) {
        SquareSet takers = Takers.of(position, side);
        return Difference.between(
                        "whether " + side + "'s general is attacked",
                        !takers.isEmpty(),
                        position.isGeneralAttacked(side))
                .or(() -> Takers.areBothGeneralsOn(position)
                        ? Difference.between(
                                "the attackers of " + side + "'s general",
                                takers,
                                position.attackers(position.general(side).orElseThrow(), side.opponent()))
                        : Optional.empty());
    }

    private static SquareSet listedTakers(Position position) {
        Optional<Square> general = position.general(position.turn().opponent());
        return SquareSet.of(position.powerMoves().stream()
                .filter(move -> !move.isPass() && general.equals(Optional.of(move.to())))
                .map(move -> move.from())
                .toList());
    }
}
