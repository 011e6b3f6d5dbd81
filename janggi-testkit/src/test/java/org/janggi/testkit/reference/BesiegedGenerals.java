package org.janggi.testkit.reference;

import java.util.List;
import java.util.SplittableRandom;
import org.janggi.core.Board;
import org.janggi.core.Fault;
import org.janggi.core.Piece;
import org.janggi.core.PieceKind;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.core.Setup;
import org.janggi.core.Side;
import org.janggi.core.Square;

/**
 * Random positions in which nearly every piece bears on the general of the side to move, or stands between: pieces on its
 * rank, its file and in its palace, in a third of them alone. Pins, screens, double checks and mates are rare where pieces
 * stand anywhere.
 */
final class BesiegedGenerals {
    private static final List<PieceKind> ENEMIES = List.of(
            PieceKind.CHARIOT,
            PieceKind.CHARIOT,
            PieceKind.CANNON,
            PieceKind.CANNON,
            PieceKind.CANNON,
            PieceKind.HORSE,
            PieceKind.ELEPHANT,
            PieceKind.SOLDIER,
            PieceKind.GUARD);
    private static final List<PieceKind> OWN = List.of(PieceKind.values());

    private final RuleSet rules;
    private final SplittableRandom random;

    BesiegedGenerals(RuleSet rules, long seed) {
        this.rules = rules;
        this.random = new SplittableRandom(seed);
    }

    Position next() {
        while (true) {
            Side side = random.nextBoolean() ? Side.CHO : Side.HAN;
            Setup setup = Setup.of(board(side), side);
            if (Position.faults(rules, setup).stream().noneMatch(Fault::isError)) {
                return Position.of(rules, setup);
            }
        }
    }

    private Board board(Side side) {
        Square general = inPalace(side);
        Board board = Board.empty()
                .with(general, piece(side, PieceKind.GENERAL))
                .with(inPalace(side.opponent()), piece(side.opponent(), PieceKind.GENERAL));
        int count = 3 + random.nextInt(7);
        int ownOfFive = random.nextInt(3);
        for (int i = 0; i < count; i++) {
            boolean enemy = random.nextInt(5) >= ownOfFive;
            List<PieceKind> kinds = enemy ? ENEMIES : OWN;
            PieceKind kind = kinds.get(random.nextInt(kinds.size()));
            Square square = near(side, general);
            if (kind != PieceKind.GENERAL && board.pieceAt(square).isEmpty()) {
                board = board.with(square, piece(enemy ? side.opponent() : side, kind));
            }
        }
        return board;
    }

    private Square inPalace(Side side) {
        return Square.at(4 + random.nextInt(3), (side == Side.CHO ? 1 : 8) + random.nextInt(3));
    }

    private Square near(Side side, Square general) {
        return switch (random.nextInt(6)) {
            case 0, 1 -> Square.at(general.file(), 1 + random.nextInt(Square.RANKS));
            case 2 -> Square.at(1 + random.nextInt(Square.FILES), general.rank());
            case 3, 4 -> inPalace(side);
            default -> Square.of(random.nextInt(Square.COUNT));
        };
    }

    private Piece piece(Side side, PieceKind kind) {
        boolean promotable = rules.powers().promotable().contains(kind);
        return Piece.of(side, kind, promotable && random.nextInt(4) == 0);
    }
}
