package org.janggi.core;

/**
 * What a player does in a turn: a step of a piece from one square to another, or the pass (한 수 쉼). There is one
 * instance of each move, so {@code ==} and {@code equals} agree. A move says nothing about the position it is played
 * in; accepting a bikjang, where that is a move, is the step of the general to the enemy general's square.
 */
public final class Move implements Comparable<Move> {
    /** The pass: a turn without moving a piece. */
    public static final Move PASS = new Move(Square.COUNT * Square.COUNT);

    private static final Move[] STEPS = new Move[Square.COUNT * Square.COUNT];

    static {
        for (int i = 0; i < STEPS.length; i++) {
            STEPS[i] = new Move(i);
        }
    }

    private final int index;

    private Move(int index) {
        this.index = index;
    }

    /**
     * The step from one square to another.
     *
     * @param from the square the piece leaves
     * @param to the square it reaches
     * @return the step
     * @throws IllegalArgumentException if both are the same square
     */
    public static Move of(Square from, Square to) {
        if (from == to) {
            throw new IllegalArgumentException("a step needs two squares, found " + from + " twice");
        }
        return STEPS[from.index() * Square.COUNT + to.index()];
    }

    /**
     * Reads a move as {@link #toString()} writes it.
     *
     * @param text two squares, as in {@code a1b1} or {@code e9e10}, or {@code pass}
     * @return the move
     * @throws IllegalArgumentException if {@code text} is anything else; the message quotes it
     */
    public static Move parse(String text) {
        if (text.equals("pass")) {
            return PASS;
        }
        int second = text.startsWith("10", 1) ? 3 : 2;
        if (text.length() > second) {
            return of(Square.parse(text.substring(0, second)), Square.parse(text.substring(second)));
        }
        throw new IllegalArgumentException("not a move, two squares or \"pass\": \"" + text + "\"");
    }

    /**
     * The move with an index, without a check.
     *
     * @param index {@code from * 90 + to} of a step, or 8100 of the pass
     * @return the move
     * @throws IndexOutOfBoundsException if no move has this index
     */
    public static Move ofIndex(int index) {
        return index == PASS.index ? PASS : STEPS[index];
    }

    /**
     * A number of this move, for tables.
     *
     * @return {@code from * 90 + to} of a step, 8100 of the pass
     */
    public int index() {
        return index;
    }

    /**
     * Whether this is the pass.
     *
     * @return true for {@link #PASS} only
     */
    public boolean isPass() {
        return this == PASS;
    }

    /**
     * The square the piece leaves.
     *
     * @return the origin of a step
     * @throws IllegalStateException if this is the pass
     */
    public Square from() {
        return Square.of(step() / Square.COUNT);
    }

    /**
     * The square the piece reaches.
     *
     * @return the target of a step
     * @throws IllegalStateException if this is the pass
     */
    public Square to() {
        return Square.of(step() % Square.COUNT);
    }

    private int step() {
        if (isPass()) {
            throw new IllegalStateException("a pass has no squares");
        }
        return index;
    }

    /**
     * The way back.
     *
     * @return the step from the target to the origin; the pass stays the pass
     */
    public Move reversed() {
        return isPass() ? this : of(to(), from());
    }

    /**
     * The move in the mirror of the middle file.
     *
     * @return the mirrored step; the pass is its own mirror
     */
    public Move mirrored() {
        return isPass() ? this : of(from().mirrored(), to().mirrored());
    }

    /**
     * The move after half a turn of the board.
     *
     * @return the rotated step; the pass stays the pass
     */
    public Move rotated() {
        return isPass() ? this : of(from().rotated(), to().rotated());
    }

    /** The order of the indices; the pass comes last. */
    @Override
    public int compareTo(Move other) {
        return Integer.compare(index, other.index);
    }

    /** Two squares, as in {@code e2e3}, or {@code pass}. */
    @Override
    public String toString() {
        return isPass() ? "pass" : from().toString() + to();
    }
}
