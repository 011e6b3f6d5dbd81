package org.janggi.core;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongSupplier;

/**
 * Counting the leaves of the tree of moves to a depth: the standard proof and measure of a move generator. Both notions
 * count on positions, so that rules of history never cut. Bulk counting at the last ply, no hash table.
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

    /** Threads share what lies below so many plies: hundreds of parts, so that all of them have work to the end. */
    private static final int SHARED_PLIES = 2;

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

    /**
     * The number of leaves at a depth, counted by several threads.
     *
     * @param position the root
     * @param depth plies, 0 or more
     * @param threads how many threads, 1 or more: the caller, and others made for this count and gone after it
     * @return the same as of {@link #count(Position, int)}
     * @throws IllegalArgumentException if the depth is negative or there is no thread
     */
    public long count(Position position, int depth, int threads) {
        if (threads < 1) {
            throw new IllegalArgumentException("there is at least 1 thread, found " + threads);
        }
        if (threads == 1 || depth <= SHARED_PLIES) {
            return count(position, depth);
        }
        List<Position> parts = below(List.of(position), SHARED_PLIES);
        AtomicInteger next = new AtomicInteger();
        LongSupplier share = () -> {
            long nodes = 0;
            for (int i = next.getAndIncrement(); i < parts.size(); i = next.getAndIncrement()) {
                nodes += count(parts.get(i), depth - SHARED_PLIES);
            }
            return nodes;
        };
        ForkJoinPool pool = new ForkJoinPool(threads - 1);
        try {
            List<ForkJoinTask<Long>> others = new ArrayList<>();
            for (int i = 1; i < threads; i++) {
                others.add(pool.submit(share::getAsLong));
            }
            long nodes = share.getAsLong();
            for (ForkJoinTask<Long> other : others) {
                nodes += other.join();
            }
            return nodes;
        } finally {
            pool.shutdownNow();
        }
    }

    /** The positions that lines of some plies lead to. */
    private List<Position> below(List<Position> positions, int plies) {
        if (plies == 0) {
            return positions;
        }
        List<Position> children = new ArrayList<>();
        for (Position position : positions) {
            for (Move move : moves(position)) {
                children.add(position.after(move));
            }
        }
        return below(children, plies - 1);
    }

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
