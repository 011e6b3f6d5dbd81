package org.janggi.core;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Counting the leaves of the tree of moves to a depth: the standard proof and measure of a move generator. Both notions
 * count on positions, so that rules of history never cut. Bulk counting at the last ply, no hash table, one thread.
 */
public enum Perft {
    /** Permitted moves; a finished position has no children. What engines publish. */
    GAME {
        @Override
        public long count(Position position, int depth) {
            if (depth <= 1) {
                return depth == 1 ? position.moveCount() : checked(depth);
            }
            long nodes = 0;
            for (Move move : position.legalMoves()) {
                nodes += count(position.after(move), depth - 1);
            }
            return nodes;
        }

        @Override
        Iterable<Move> moves(Position position) {
            return position.legalMoves();
        }
    },

    /** The rules of movement alone, pass included, endings ignored; a line stops when a general is off the board. */
    MOVES {
        @Override
        public long count(Position position, int depth) {
            if (depth <= 1) {
                return depth == 1 ? position.powerMoveCount() : checked(depth);
            }
            long nodes = 0;
            for (Move move : position.powerMoves()) {
                nodes += count(position.after(move), depth - 1);
            }
            return nodes;
        }

        @Override
        Iterable<Move> moves(Position position) {
            return position.powerMoves();
        }
    };

    private static long checked(int depth) {
        if (depth < 0) {
            throw new IllegalArgumentException("a depth is 0 or more, found " + depth);
        }
        return 1;
    }

    /**
     * The number of leaves at a depth.
     *
     * @param position the root
     * @param depth plies, 0 or more
     * @return the number of lines of exactly {@code depth} plies
     * @throws IllegalArgumentException if the depth is negative
     */
    public abstract long count(Position position, int depth);

    abstract Iterable<Move> moves(Position position);

    /**
     * The number of leaves below each move of the root.
     *
     * @param position the root
     * @param depth plies, 1 or more
     * @return the counts in the order of the moves
     * @throws IllegalArgumentException if the depth is less than 1
     */
    public Map<Move, Long> divide(Position position, int depth) {
        if (depth < 1) {
            throw new IllegalArgumentException("a divide needs a depth of 1 or more, found " + depth);
        }
        Map<Move, Long> counts = new LinkedHashMap<>();
        for (Move move : moves(position)) {
            counts.put(move, count(position.after(move), depth - 1));
        }
        return counts;
    }
}
