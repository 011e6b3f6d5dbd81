package org.janggi.core;

import java.util.Map;
import java.util.Objects;

/**
 * A position that somebody typed in and that no rule set has looked at yet: {@link Position#of} does, and reports all
 * that is wrong with it at once.
 *
 * @param board the pieces
 * @param turn the side to move
 * @param state values of state fields by name, as the seventh field of a FEN gives them; empty: the rule set's defaults
 * @param halfmoves plies since the last capture, 0 or more
 * @param fullmoves the number of the move, 1 or more, counted up after Han's moves
 */
public record Setup(Board board, Side turn, Map<String, String> state, int halfmoves, int fullmoves) {
    /**
     * A position without rules.
     *
     * @param board the pieces
     * @param turn the side to move
     * @param state values of state fields by name; copied
     * @param halfmoves plies since the last capture
     * @param fullmoves the number of the move
     */
    public Setup {
        Objects.requireNonNull(board, "board");
        Objects.requireNonNull(turn, "turn");
        state = Map.copyOf(state);
        if (halfmoves < 0 || fullmoves < 1) {
            throw new IllegalArgumentException("counters start at 0 and 1, found " + halfmoves + " and " + fullmoves);
        }
    }

    /**
     * A board and the side to move, counters at their start.
     *
     * @param board the pieces
     * @param turn the side to move
     * @return the set-up
     */
    public static Setup of(Board board, Side turn) {
        return new Setup(board, turn, Map.of(), 0, 1);
    }

    /**
     * The start of a game.
     *
     * @param cho Cho's arrangement
     * @param han Han's arrangement
     * @return one of the 16 starts, Cho to move
     */
    public static Setup start(Formation cho, Formation han) {
        return of(Board.start(cho, han), Side.CHO);
    }
}
