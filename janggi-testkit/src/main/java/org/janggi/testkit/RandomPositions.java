package org.janggi.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import org.janggi.core.Board;
import org.janggi.core.Fault;
import org.janggi.core.Formation;
import org.janggi.core.Move;
import org.janggi.core.Piece;
import org.janggi.core.PieceKind;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.core.Setup;
import org.janggi.core.Side;
import org.janggi.core.Square;

/**
 * An endless row of positions of one rule set, the same for the same seed: pieces put anywhere they may stand, few and
 * many, promoted ones where the rule set knows them, many with facing generals or in check, and some reached by play.
 *
 * <p>Not for use by several threads at once.
 *
 * <pre>{@code
 * Position position = new RandomPositions(Kja.RULES, 42).next();
 * position.equals(new RandomPositions(Kja.RULES, 42).next()); // -> true
 * }</pre>
 */
public final class RandomPositions {
    private static final int TRIES = 200;
    private static final List<PieceKind> ARMY = List.of(
            PieceKind.CHARIOT,
            PieceKind.CHARIOT,
            PieceKind.CANNON,
            PieceKind.CANNON,
            PieceKind.HORSE,
            PieceKind.HORSE,
            PieceKind.ELEPHANT,
            PieceKind.ELEPHANT,
            PieceKind.GUARD,
            PieceKind.GUARD,
            PieceKind.SOLDIER,
            PieceKind.SOLDIER,
            PieceKind.SOLDIER,
            PieceKind.SOLDIER,
            PieceKind.SOLDIER);

    private final RuleSet rules;
    private final SplittableRandom random;

    /**
     * A row of positions.
     *
     * @param rules the rule set
     * @param seed any number
     */
    public RandomPositions(RuleSet rules, long seed) {
        this.rules = Objects.requireNonNull(rules, "rules");
        this.random = new SplittableRandom(seed);
    }

    /**
     * The next position.
     *
     * @return a position with both generals, unless it was reached by play
     * @throws IllegalStateException if the rule set accepts hardly any position
     */
    public Position next() {
        int kind = random.nextInt(20);
        if (kind < 3) {
            return play(rules.start(formation(), formation()), random.nextInt(120));
        }
        if (kind < 5) {
            return play(placed(kind == 3, false, false), 1 + random.nextInt(20));
        }
        return placed(kind < 12, kind % 3 == 0, kind % 4 == 1);
    }

    /**
     * A position reached by random play.
     *
     * @param start where play begins
     * @param plies how many moves at most; fewer if the game ends
     * @return the last position
     */
    public Position play(Position start, int plies) {
        Position position = start;
        for (int i = 0; i < plies; i++) {
            List<Move> moves = position.legalMoves();
            if (moves.isEmpty()) {
                return position;
            }
            position = position.play(moves.get(random.nextInt(moves.size())));
        }
        return position;
    }

    private Formation formation() {
        return Formation.values()[random.nextInt(Formation.values().length)];
    }

    private Position placed(boolean sparse, boolean facing, boolean check) {
        Optional<Position> without = Optional.empty();
        for (int i = 0; i < TRIES; i++) {
            Setup setup = Setup.of(board(sparse, facing), random.nextBoolean() ? Side.CHO : Side.HAN);
            if (Position.faults(rules, setup).stream().anyMatch(Fault::isError)) {
                continue;
            }
            Position position = Position.of(rules, setup);
            if (!check || position.isInCheck()) {
                return position;
            }
            without = Optional.of(position);
        }
        return without.orElseThrow(
                () -> new IllegalStateException(rules.id() + " refused " + TRIES + " random positions"));
    }

    /**
     * Pieces put at random.
     *
     * @param sparse whether there are few
     * @param facing whether the generals face each other
     * @return a board with one general in each palace
     */
    public Board board(boolean sparse, boolean facing) {
        Board board = Board.empty();
        int file = 4 + random.nextInt(3);
        List<Square> generals = new ArrayList<>();
        for (Side side : Side.values()) {
            int rank = (side == Side.CHO ? 1 : 8) + random.nextInt(3);
            Square square = Square.at(facing ? file : 4 + random.nextInt(3), rank);
            generals.add(square);
            board = board.with(square, piece(side, PieceKind.GENERAL));
        }
        for (Side side : Side.values()) {
            List<PieceKind> army = new ArrayList<>(ARMY);
            int count = sparse ? random.nextInt(6) : 6 + random.nextInt(10);
            for (int i = 0; i < count; i++) {
                // Now and then more of a kind than a side begins with: no rule forbids it.
                PieceKind kind = random.nextInt(20) == 0
                        ? ARMY.get(random.nextInt(ARMY.size()))
                        : army.remove(random.nextInt(army.size()));
                board = put(board, piece(side, kind));
            }
        }
        return facing ? cleared(board, generals.get(0), generals.get(1)) : board;
    }

    private Piece piece(Side side, PieceKind kind) {
        return Piece.of(side, kind, rules.powers().promotable().contains(kind) && random.nextInt(5) < 2);
    }

    private Board put(Board board, Piece piece) {
        for (int i = 0; i < TRIES; i++) {
            Square square = square(piece);
            if (board.pieceAt(square).isEmpty()) {
                return board.with(square, piece);
            }
        }
        return board;
    }

    private Square square(Piece piece) {
        boolean confined = piece.kind() == PieceKind.GUARD && !piece.isPromoted();
        if (confined || random.nextInt(4) == 0) {
            // Around the palaces, where most rules meet.
            int rank = 1 + random.nextInt(confined ? 3 : 4);
            boolean own = confined || random.nextBoolean();
            boolean bottom = own == (piece.side() == Side.CHO);
            return Square.at(4 + random.nextInt(3), bottom ? rank : 11 - rank);
        }
        Square square = Square.of(random.nextInt(Square.COUNT));
        boolean behind = piece.side() == Side.CHO ? square.rank() < 4 : square.rank() > 7;
        return piece.kind() == PieceKind.SOLDIER && behind && random.nextInt(4) > 0 ? square.rotated() : square;
    }

    private static Board cleared(Board board, Square low, Square high) {
        Board result = board;
        for (int rank = low.rank() + 1; rank < high.rank(); rank++) {
            result = result.without(Square.at(low.file(), rank));
        }
        return result;
    }
}
