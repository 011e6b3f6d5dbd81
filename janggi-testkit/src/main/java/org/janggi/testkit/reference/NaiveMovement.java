package org.janggi.testkit.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Move;
import org.janggi.core.Piece;
import org.janggi.core.PieceKind;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.janggi.core.SquareSet;

/**
 * What the pieces can do: for every clause one condition on two points, asked for all pairs of points.
 *
 * <p>Immutable. Cost: thousands of conditions for one list of moves.
 *
 * <pre>{@code
 * NaiveMovement movement = new NaiveMovement(NaivePowers.DEFAULT);
 * NaiveBoard board = NaiveBoard.parse("3k5/9/9/9/9/9/9/9/4K4/R8");
 * movement.can(board, Square.parse("a1"), Square.parse("a10")); // -> true
 * movement.can(board, Square.parse("a1"), Square.parse("b2")); // -> false
 * }</pre>
 */
public final class NaiveMovement {
    private final NaivePowers powers;

    /**
     * The movement under some readings.
     *
     * @param powers the readings
     */
    public NaiveMovement(NaivePowers powers) {
        this.powers = Objects.requireNonNull(powers, "powers");
    }

    /**
     * M1 to M8, D6, D9, S12: whether the piece on one square can move to another by its power alone.
     *
     * @param board the pieces
     * @param from any square
     * @param to any square
     * @return false also if {@code from} is empty or {@code to} holds a piece of the same side
     */
    public boolean can(NaiveBoard board, Square from, Square to) {
        Piece piece = board.at(from.file(), from.rank());
        Piece target = board.at(to.file(), to.rank());
        if (piece == null || from == to) {
            return false;
        }
        // M8
        if (target != null && target.side() == piece.side()) {
            return false;
        }
        int across = to.file() - from.file();
        int up = to.rank() - from.rank();
        return switch (piece.kind()) {
            case GENERAL ->
                palaceStep(piece.side(), from, to)
                        || piece.isPromoted()
                                && isGeneralOf(target, piece.side().opponent())
                                && faces(board, from, to);
            case GUARD ->
                palaceStep(piece.side(), from, to) || piece.isPromoted() && promotedGuardStep(piece.side(), from, to);
            case SOLDIER ->
                piece.isPromoted() ? promotedStep(piece.side(), from, to) : soldierStep(piece.side(), from, to);
            case CHARIOT ->
                onOneLine(from, to) && piecesBetween(board, from, to).isEmpty();
            case CANNON -> cannon(board, from, to, target);
            case HORSE -> horse(board, from, across, up);
            case ELEPHANT -> elephant(board, from, across, up);
        };
    }

    /** M1: one step along a drawn line inside the own palace. */
    private static boolean palaceStep(Side side, Square from, Square to) {
        return inPalace(side, from) && inPalace(side, to) && (orthogonalStep(from, to) || drawnDiagonalStep(from, to));
    }

    /** M7. */
    private boolean soldierStep(Side side, Square from, Square to) {
        int forward = forward(side, from, to);
        if (orthogonalStep(from, to)) {
            return forward >= 0;
        }
        boolean hasDiagonals =
                powers.soldier() == NaivePowers.Soldier.BOTH_PALACES_DIAGONALS || inPalace(side.opponent(), from);
        return hasDiagonals && drawnDiagonalStep(from, to) && forward == 1;
    }

    /** D6. */
    private boolean promotedStep(Side side, Square from, Square to) {
        if (orthogonalStep(from, to)) {
            return true;
        }
        return drawnDiagonalStep(from, to)
                && switch (powers.promotedSoldier()) {
                    case ALL_DIAGONALS -> true;
                    case FORWARD_DIAGONALS -> forward(side, from, to) == 1;
                    case NO_DIAGONALS -> false;
                };
    }

    /** D9: what a promoted guard can do beside M1. */
    private boolean promotedGuardStep(Side side, Square from, Square to) {
        return promotedStep(side, from, to)
                && (powers.promotedGuard() == NaivePowers.PromotedGuard.ANYWHERE || !inPalace(side.opponent(), to));
    }

    /** M3 and M4. */
    private static boolean cannon(NaiveBoard board, Square from, Square to, @Nullable Piece target) {
        if (!onOneLine(from, to) || target != null && target.kind() == PieceKind.CANNON) {
            return false;
        }
        List<Piece> jumped = piecesBetween(board, from, to);
        return jumped.size() == 1 && jumped.get(0).kind() != PieceKind.CANNON;
    }

    /** M5. */
    private static boolean horse(NaiveBoard board, Square from, int across, int up) {
        if (Math.abs(across) == 1 && Math.abs(up) == 2) {
            return board.at(from.file(), from.rank() + up / 2) == null;
        }
        if (Math.abs(across) == 2 && Math.abs(up) == 1) {
            return board.at(from.file() + across / 2, from.rank()) == null;
        }
        return false;
    }

    /** M6. */
    private static boolean elephant(NaiveBoard board, Square from, int across, int up) {
        if (Math.abs(across) == 2 && Math.abs(up) == 3) {
            int right = across / 2;
            int ahead = up / 3;
            return board.at(from.file(), from.rank() + ahead) == null
                    && board.at(from.file() + right, from.rank() + 2 * ahead) == null;
        }
        if (Math.abs(across) == 3 && Math.abs(up) == 2) {
            int right = across / 3;
            int ahead = up / 2;
            return board.at(from.file() + right, from.rank()) == null
                    && board.at(from.file() + 2 * right, from.rank() + ahead) == null;
        }
        return false;
    }

    private static boolean isGeneralOf(@Nullable Piece piece, Side side) {
        return piece != null && piece.kind() == PieceKind.GENERAL && piece.side() == side;
    }

    private static boolean faces(NaiveBoard board, Square one, Square other) {
        return one.file() == other.file() && piecesBetween(board, one, other).isEmpty();
    }

    /** Files d to f; ranks 1 to 3 for Cho, 8 to 10 for Han. */
    private static boolean inPalace(Side side, Square square) {
        boolean middle = square.file() >= 4 && square.file() <= 6;
        return middle && (side == Side.CHO ? square.rank() <= 3 : square.rank() >= 8);
    }

    private static boolean inOnePalace(Square one, Square other) {
        return inPalace(Side.CHO, one) && inPalace(Side.CHO, other)
                || inPalace(Side.HAN, one) && inPalace(Side.HAN, other);
    }

    private static boolean isCentre(Square square) {
        return square.file() == 5 && (square.rank() == 2 || square.rank() == 9);
    }

    private static boolean isCorner(Square square) {
        return (square.file() == 4 || square.file() == 6)
                && (square.rank() == 1 || square.rank() == 3 || square.rank() == 8 || square.rank() == 10);
    }

    private static boolean orthogonalStep(Square from, Square to) {
        return Math.abs(to.file() - from.file()) + Math.abs(to.rank() - from.rank()) == 1;
    }

    /** Between the centre of a palace and one of its corners. */
    private static boolean drawnDiagonalStep(Square from, Square to) {
        return inOnePalace(from, to) && (isCentre(from) && isCorner(to) || isCorner(from) && isCentre(to));
    }

    /** Between two opposite corners of a palace. */
    private static boolean wholeDiagonal(Square from, Square to) {
        return inOnePalace(from, to)
                && isCorner(from)
                && isCorner(to)
                && from.file() != to.file()
                && from.rank() != to.rank();
    }

    /** Whether two points lie on one file, one rank or one drawn diagonal. */
    private static boolean onOneLine(Square from, Square to) {
        return from.file() == to.file()
                || from.rank() == to.rank()
                || drawnDiagonalStep(from, to)
                || wholeDiagonal(from, to);
    }

    /** How many ranks a step leads towards the enemy. */
    private static int forward(Side side, Square from, Square to) {
        return side == Side.CHO ? to.rank() - from.rank() : from.rank() - to.rank();
    }

    /** The pieces strictly between two points of one line. */
    private static List<Piece> piecesBetween(NaiveBoard board, Square from, Square to) {
        List<Piece> pieces = new ArrayList<>();
        int file = from.file() + Integer.signum(to.file() - from.file());
        int rank = from.rank() + Integer.signum(to.rank() - from.rank());
        while (file != to.file() || rank != to.rank()) {
            Piece piece = board.at(file, rank);
            if (piece != null) {
                pieces.add(piece);
            }
            file += Integer.signum(to.file() - file);
            rank += Integer.signum(to.rank() - rank);
        }
        return pieces;
    }

    /**
     * Where the piece on a square can go by its power.
     *
     * @param board the pieces
     * @param from any square
     * @return the targets; none for an empty square
     */
    public SquareSet targets(NaiveBoard board, Square from) {
        return SquareSet.of(
                Square.all().stream().filter(to -> can(board, from, to)).toList());
    }

    /**
     * The moves that the powers of the pieces give, and the pass.
     *
     * @param board the pieces
     * @param turn the side to move
     * @return the moves in their natural order; none if a general is missing
     */
    public List<Move> powerMoves(NaiveBoard board, Side turn) {
        List<Move> moves = new ArrayList<>();
        if (board.general(Side.CHO).isEmpty() || board.general(Side.HAN).isEmpty()) {
            return moves;
        }
        for (Square from : Square.all()) {
            Optional<Piece> piece = board.pieceAt(from);
            if (piece.isPresent() && piece.get().side() == turn) {
                for (Square to : targets(board, from)) {
                    moves.add(Move.of(from, to));
                }
            }
        }
        moves.add(Move.PASS);
        return moves;
    }

    /**
     * The pieces of a side that can move to a square or capture on it.
     *
     * @param board the pieces
     * @param square any square; if it is empty or holds a piece of {@code by}, an enemy soldier is imagined there
     * @param by whose pieces
     * @return where they stand
     */
    public SquareSet attackers(NaiveBoard board, Square square, Side by) {
        Piece there = board.at(square.file(), square.rank());
        NaiveBoard imagined = there != null && there.side() != by
                ? board
                : board.with(square, Piece.of(by.opponent(), PieceKind.SOLDIER));
        return SquareSet.of(Square.all().stream()
                .filter(from -> imagined.pieceAt(from).map(Piece::side).equals(Optional.of(by)))
                .filter(from -> can(imagined, from, square))
                .toList());
    }

    /**
     * M10: the pieces that attack a side's general.
     *
     * @param board the pieces
     * @param side whose general
     * @return where they stand; none if a general is missing
     */
    public SquareSet generalAttackers(NaiveBoard board, Side side) {
        Optional<Square> general = board.general(side);
        return general.isEmpty() || board.general(side.opponent()).isEmpty()
                ? SquareSet.EMPTY
                : attackers(board, general.get(), side.opponent());
    }

    /**
     * M10: whether a side's general could be taken.
     *
     * @param board the pieces
     * @param side whose general
     * @return false if a general is missing
     */
    public boolean isCapturable(NaiveBoard board, Side side) {
        return !generalAttackers(board, side).isEmpty();
    }

    /**
     * M11: whether both generals stand on one file with nothing between.
     *
     * @param board the pieces
     * @return false if a general is missing
     */
    public boolean isFacing(NaiveBoard board) {
        Optional<Square> cho = board.general(Side.CHO);
        Optional<Square> han = board.general(Side.HAN);
        return cho.isPresent() && han.isPresent() && faces(board, cho.get(), han.get());
    }
}
