package org.janggi.core;

/**
 * A piece: a side, a kind, and whether it is promoted. There is one instance of each of the 28 pieces, so {@code ==}
 * and {@code equals} agree.
 */
public final class Piece {
    private static final Piece[] ALL = new Piece[28];

    static {
        for (Side side : Side.values()) {
            for (PieceKind kind : PieceKind.values()) {
                ALL[index(side, kind, false)] = new Piece(side, kind, false);
                ALL[index(side, kind, true)] = new Piece(side, kind, true);
            }
        }
    }

    private final Side side;
    private final PieceKind kind;
    private final boolean promoted;

    private Piece(Side side, PieceKind kind, boolean promoted) {
        this.side = side;
        this.kind = kind;
        this.promoted = promoted;
    }

    private static int index(Side side, PieceKind kind, boolean promoted) {
        return side.ordinal() * 14 + kind.ordinal() * 2 + (promoted ? 1 : 0);
    }

    /**
     * The unpromoted piece of a side and kind.
     *
     * @param side whose piece it is
     * @param kind its kind
     * @return the piece
     */
    public static Piece of(Side side, PieceKind kind) {
        return ALL[index(side, kind, false)];
    }

    /**
     * The piece of a side and kind, promoted or not.
     *
     * @param side whose piece it is
     * @param kind its kind
     * @param promoted whether it is promoted
     * @return the piece
     */
    public static Piece of(Side side, PieceKind kind, boolean promoted) {
        return ALL[index(side, kind, promoted)];
    }

    /**
     * Whose piece this is.
     *
     * @return the side
     */
    public Side side() {
        return side;
    }

    /**
     * The kind of this piece; promotion does not change it.
     *
     * @return the kind
     */
    public PieceKind kind() {
        return kind;
    }

    /**
     * Whether this piece is promoted.
     *
     * @return true for a promoted piece
     */
    public boolean isPromoted() {
        return promoted;
    }

    /**
     * The promoted piece of the same side and kind.
     *
     * @return this piece if it is promoted already
     */
    public Piece promoted() {
        return of(side, kind, true);
    }

    /**
     * The same piece of the other side.
     *
     * @return the piece of {@code side().opponent()} with the same kind and promotion
     */
    public Piece opposite() {
        return of(side.opponent(), kind, promoted);
    }

    /** The letters of this piece in a FEN: {@code R}, {@code r}, {@code +p} and so on. */
    @Override
    public String toString() {
        String letter = String.valueOf(side == Side.CHO ? kind.letter() : Character.toLowerCase(kind.letter()));
        return promoted ? "+" + letter : letter;
    }
}
