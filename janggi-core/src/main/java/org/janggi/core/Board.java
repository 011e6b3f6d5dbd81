package org.janggi.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.checkerframework.checker.nullness.qual.Nullable;

/**
 * Which piece stands on which square, and nothing else: no side to move, no rules, any material. Immutable. Someone's
 * diagram is a board; {@link Setup} adds whose turn it is, and a {@link RuleSet} makes a {@link Position} of that.
 */
public final class Board {
    private static final Board EMPTY = new Board(new @Nullable Piece[Square.COUNT]);

    private final @Nullable Piece[] pieces;

    private Board(@Nullable Piece[] pieces) {
        this.pieces = pieces;
    }

    /**
     * The board without pieces.
     *
     * @return the empty board
     */
    public static Board empty() {
        return EMPTY;
    }

    /**
     * The board that holds what a function gives for each square.
     *
     * @param pieceAt the piece on a square, or empty; asked once for each square
     * @return the board
     */
    public static Board of(Function<Square, Optional<Piece>> pieceAt) {
        @Nullable Piece[] pieces = new @Nullable Piece[Square.COUNT];
        for (Square square : Square.all()) {
            pieces[square.index()] = pieceAt.apply(square).orElse(null);
        }
        return new Board(pieces);
    }

    /**
     * The board at the start of a game.
     *
     * @param cho Cho's arrangement of horses and elephants
     * @param han Han's arrangement
     * @return 32 pieces
     */
    public static Board start(Formation cho, Formation han) {
        @Nullable Piece[] pieces = new @Nullable Piece[Square.COUNT];
        for (Side side : Side.values()) {
            int[] files = {2, 3, 7, 8};
            for (int i = 0; i < files.length; i++) {
                place(pieces, side, (side == Side.CHO ? cho : han).kinds().get(i), 1, files[i]);
            }
            place(pieces, side, PieceKind.CHARIOT, 1, 1, 9);
            place(pieces, side, PieceKind.GUARD, 1, 4, 6);
            place(pieces, side, PieceKind.GENERAL, 2, 5);
            place(pieces, side, PieceKind.CANNON, 3, 2, 8);
            place(pieces, side, PieceKind.SOLDIER, 4, 1, 3, 5, 7, 9);
        }
        return new Board(pieces);
    }

    private static void place(@Nullable Piece[] pieces, Side side, PieceKind kind, int ownRank, int... files) {
        for (int file : files) {
            int rank = side == Side.CHO ? ownRank : Square.RANKS + 1 - ownRank;
            pieces[Square.at(file, rank).index()] = Piece.of(side, kind);
        }
    }

    /**
     * The piece on a square.
     *
     * @param square any square
     * @return the piece, or empty
     */
    public Optional<Piece> pieceAt(Square square) {
        return Optional.ofNullable(pieces[square.index()]);
    }

    /**
     * This board with a piece put on a square, whatever stood there.
     *
     * @param square any square
     * @param piece the piece to put there
     * @return the changed board
     */
    public Board with(Square square, Piece piece) {
        return changed(square, piece);
    }

    /**
     * This board with a square cleared.
     *
     * @param square any square
     * @return the changed board
     */
    public Board without(Square square) {
        return changed(square, null);
    }

    private Board changed(Square square, @Nullable Piece piece) {
        @Nullable Piece[] copy = pieces.clone();
        copy[square.index()] = piece;
        return new Board(copy);
    }

    /**
     * The squares of a piece.
     *
     * @param piece a piece, promoted or not
     * @return where it stands
     */
    public SquareSet squaresOf(Piece piece) {
        List<Square> squares = new ArrayList<>();
        for (Square square : Square.all()) {
            if (pieces[square.index()] == piece) {
                squares.add(square);
            }
        }
        return SquareSet.of(squares);
    }

    /**
     * The board in the mirror of the middle file.
     *
     * @return the mirrored board
     */
    public Board mirrored() {
        @Nullable Piece[] copy = new @Nullable Piece[Square.COUNT];
        for (Square square : Square.all()) {
            copy[square.mirrored().index()] = pieces[square.index()];
        }
        return new Board(copy);
    }

    /**
     * The board after half a turn, with every piece given to the other side.
     *
     * @return the board as the opponent would call it
     */
    public Board swapped() {
        @Nullable Piece[] copy = new @Nullable Piece[Square.COUNT];
        for (Square square : Square.all()) {
            Piece piece = pieces[square.index()];
            copy[square.rotated().index()] = piece == null ? null : piece.opposite();
        }
        return new Board(copy);
    }

    /** Two boards are equal when every square holds the same piece, promotion included. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Board board && Arrays.equals(board.pieces, pieces);
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    /** The first field of a FEN: ranks 10 to 1 parted by slashes, {@code +} before a promoted piece. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int rank = Square.RANKS; rank >= 1; rank--) {
            int gap = 0;
            for (int file = 1; file <= Square.FILES; file++) {
                Piece piece = pieces[Square.at(file, rank).index()];
                if (piece == null) {
                    gap++;
                } else {
                    text.append(gap == 0 ? "" : Integer.toString(gap)).append(piece);
                    gap = 0;
                }
            }
            text.append(gap == 0 ? "" : Integer.toString(gap)).append(rank == 1 ? "" : "/");
        }
        return text.toString();
    }
}
