package org.janggi.core;

/** A move that is not permitted. Carries the position, the move and the clause that refuses it. */
public final class IllegalMoveException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final transient Position position;
    private final transient Move move;
    private final transient Refusal refusal;

    /**
     * An exception about a move.
     *
     * @param position where it was to be played
     * @param move the move
     * @param refusal why it is not permitted
     */
    public IllegalMoveException(Position position, Move move, Refusal refusal) {
        super(move + " is not permitted in " + position + ": " + refusal);
        this.position = position;
        this.move = move;
        this.refusal = refusal;
    }

    /**
     * Where the move was to be played.
     *
     * @return the position
     */
    public Position position() {
        return position;
    }

    /**
     * The move that was refused.
     *
     * @return the move
     */
    public Move move() {
        return move;
    }

    /**
     * Why it was refused.
     *
     * @return the clause and the reason
     */
    public Refusal refusal() {
        return refusal;
    }
}
