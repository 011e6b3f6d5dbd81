package org.janggi.testkit.reference;

import java.util.Optional;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Board;
import org.janggi.core.Move;
import org.janggi.core.Piece;
import org.janggi.core.PieceKind;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.janggi.core.SquareSet;

/**
 * A board as a plain table of nine files and ten ranks. Immutable.
 *
 * <pre>{@code
 * NaiveBoard board = NaiveBoard.parse("3k5/9/9/9/9/9/9/9/4K4/9");
 * board.general(Side.CHO).orElseThrow(); // -> e2
 * }</pre>
 */
public final class NaiveBoard {
    private static final String LETTERS = "KRCNBAP";

    private final @Nullable Piece[] table;

    private NaiveBoard(@Nullable Piece[] table) {
        this.table = table;
    }

    /**
     * The table of a board.
     *
     * @param board any board
     * @return the same pieces on the same squares
     */
    public static NaiveBoard of(Board board) {
        @Nullable Piece[] table = new @Nullable Piece[90];
        for (Square square : Square.all()) {
            table[place(square.file(), square.rank())] = board.pieceAt(square).orElse(null);
        }
        return new NaiveBoard(table);
    }

    /**
     * Reads the first field of a FEN, so that the reference does not depend on the core's reader.
     *
     * @param placement ten ranks parted by slashes, letters {@code K R C N B A P}, {@code +} before a promoted piece
     * @return the board
     * @throws IllegalArgumentException if the text is anything else
     */
    public static NaiveBoard parse(String placement) {
        String[] ranks = placement.split("/", -1);
        if (ranks.length != 10) {
            throw new IllegalArgumentException("not ten ranks: " + placement);
        }
        @Nullable Piece[] table = new @Nullable Piece[90];
        for (int i = 0; i < 10; i++) {
            int file = 1;
            boolean promoted = false;
            for (char letter : ranks[i].toCharArray()) {
                if (letter == '+') {
                    promoted = true;
                } else if (letter >= '1' && letter <= '9') {
                    file += letter - '0';
                } else if (file <= 9) {
                    table[place(file, 10 - i)] = piece(letter, promoted);
                    promoted = false;
                    file++;
                } else {
                    file = 99;
                }
            }
            if (file != 10) {
                throw new IllegalArgumentException("not nine files: " + ranks[i]);
            }
        }
        return new NaiveBoard(table);
    }

    private static Piece piece(char letter, boolean promoted) {
        int kind = LETTERS.indexOf(Character.toUpperCase(letter));
        if (kind < 0) {
            throw new IllegalArgumentException("not a piece: " + letter);
        }
        Side side = Character.isUpperCase(letter) ? Side.CHO : Side.HAN;
        for (PieceKind candidate : PieceKind.values()) {
            if (candidate.letter() == LETTERS.charAt(kind)) {
                return Piece.of(side, candidate, promoted);
            }
        }
        throw new IllegalArgumentException("not a piece: " + letter);
    }

    private static int place(int file, int rank) {
        return (file - 1) * 10 + rank - 1;
    }

    /**
     * The board as a value of the core.
     *
     * @return the same pieces on the same squares
     */
    public Board toBoard() {
        Board board = Board.empty();
        for (Square square : Square.all()) {
            Optional<Piece> piece = pieceAt(square);
            if (piece.isPresent()) {
                board = board.with(square, piece.get());
            }
        }
        return board;
    }

    /**
     * The piece on a square.
     *
     * @param square any square
     * @return the piece, or empty
     */
    public Optional<Piece> pieceAt(Square square) {
        return Optional.ofNullable(at(square.file(), square.rank()));
    }

    /** The piece on a file and a rank, or null. */
    @Nullable
    Piece at(int file, int rank) {
        return table[place(file, rank)];
    }

    /**
     * The board after a move, a capture removed, nothing promoted.
     *
     * @param move any step from an occupied square, or the pass
     * @return the board with the piece on its target
     */
    public NaiveBoard after(Move move) {
        if (move.isPass()) {
            return this;
        }
        @Nullable Piece[] changed = table.clone();
        int from = place(move.from().file(), move.from().rank());
        changed[place(move.to().file(), move.to().rank())] = changed[from];
        changed[from] = null;
        return new NaiveBoard(changed);
    }

    /**
     * This board with a piece put on a square, whatever stood there.
     *
     * @param square any square
     * @param piece the piece
     * @return the changed board
     */
    public NaiveBoard with(Square square, Piece piece) {
        @Nullable Piece[] changed = table.clone();
        changed[place(square.file(), square.rank())] = piece;
        return new NaiveBoard(changed);
    }

    /**
     * This board with some pieces promoted.
     *
     * @param squares squares of pieces; empty squares are passed over
     * @return the changed board
     */
    public NaiveBoard promoting(SquareSet squares) {
        NaiveBoard board = this;
        for (Square square : squares) {
            Optional<Piece> piece = pieceAt(square);
            if (piece.isPresent()) {
                board = board.with(square, piece.get().promoted());
            }
        }
        return board;
    }

    /**
     * Where a side's general stands.
     *
     * @param side either side
     * @return its square, or empty
     */
    public Optional<Square> general(Side side) {
        for (Square square : Square.all()) {
            Piece piece = at(square.file(), square.rank());
            if (piece != null && piece.kind() == PieceKind.GENERAL && piece.side() == side) {
                return Optional.of(square);
            }
        }
        return Optional.empty();
    }

    /** The placement, as {@link Board#toString()} writes it. */
    @Override
    public String toString() {
        return toBoard().toString();
    }
}
