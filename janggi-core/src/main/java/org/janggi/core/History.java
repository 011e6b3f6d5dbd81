package org.janggi.core;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import org.checkerframework.checker.nullness.qual.Nullable;

/**
 * The plies of a game up to a position: a chain of positions and moves from the start, shared by all games that branch
 * off it. It alone knows about repetition.
 *
 * <p>What is counted is an <em>arrival</em>: the same kind of piece arriving at the same square, wherever it came from,
 * with the same position resulting ({@link Position#isRepetitionOf}). Passes are no arrivals, and the start counts for
 * nothing.
 *
 * <p>Immutable. Cost: one object of 40 bytes a ply; counting arrivals looks back to the last capture or promotion and
 * no further.
 */
public final class History {
    private final @Nullable History previous;
    private final Position position;
    private final Move move;
    private final int ply;
    private final int arrivals;
    private final int mostArrivals;
    private final int reversible;

    private History(@Nullable History previous, Position position, Move move) {
        this.previous = previous;
        this.position = position;
        this.move = move;
        if (previous == null) {
            ply = 0;
            reversible = 0;
            arrivals = 0;
            mostArrivals = 0;
        } else {
            ply = previous.ply + 1;
            reversible = isReversible(previous.position, position) ? previous.reversible + 1 : 0;
            arrivals = move.isPass() ? 0 : previous.arrivals(move, position.key(), position, reversible) + 1;
            mostArrivals = reversible == 0 ? arrivals : Math.max(arrivals, previous.mostArrivals);
        }
    }

    private History(History same, Position changed, boolean recount) {
        previous = same.previous;
        position = changed;
        move = same.move;
        ply = same.ply;
        reversible = recount ? 0 : same.reversible;
        arrivals = recount ? 0 : same.arrivals;
        mostArrivals = recount ? 0 : same.mostArrivals;
    }

    /** Captures and promotions can never be undone: the number of pieces falls, or that of promoted pieces changes. */
    private static boolean isReversible(Position before, Position after) {
        return before.count(after.turn()) == after.count(after.turn())
                && before.promotedCount() == after.promotedCount();
    }

    /**
     * The arrivals of a ply before this one at a square and a position, where the next ply would arrive again.
     *
     * @param depth how many plies may lie between, counted from the next one; the square was left and reached again by
     *     the same side, so at least four
     */
    private int arrivals(Move step, long key, @Nullable Position result, int depth) {
        @Nullable History at = previous;
        for (int back = 4; back <= depth && at != null; back += 2) {
            at = at.turnBefore();
            if (at != null
                    && at.arrivals > 0
                    && at.position.key() == key
                    && at.move.to() == step.to()
                    && at.position.isRepetitionOf(result == null ? position.after(step) : result)) {
                return at.arrivals;
            }
        }
        return 0;
    }

    /**
     * The history of a game that has not begun.
     *
     * @param start the first position
     * @return a history of no plies
     */
    public static History of(Position start) {
        return new History(null, start, Move.PASS);
    }

    /**
     * This history with one more ply. The move is taken as it is: {@link Game#play} checks, {@link Replay} reports.
     *
     * @param next the move
     * @param result the position after it
     * @return the longer history
     */
    History then(Move next, Position result) {
        return new History(this, result, next);
    }

    /** This history with its last position seen anew: the same plies, another state, or a fresh count of arrivals. */
    History renewed(Position changed, boolean recount) {
        return new History(this, changed, recount);
    }

    /**
     * The position reached.
     *
     * @return the last position
     */
    public Position position() {
        return position;
    }

    /**
     * The move that led to the last position.
     *
     * @return the last move, or empty at the start
     */
    public Optional<Move> move() {
        return previous == null ? Optional.empty() : Optional.of(move);
    }

    /**
     * The history without its last ply.
     *
     * @return the shorter history, or empty at the start
     */
    public Optional<History> previous() {
        return Optional.ofNullable(previous);
    }

    /**
     * How many plies were played, passes included.
     *
     * @return 0 at the start
     */
    public int ply() {
        return ply;
    }

    /**
     * How many plies were played since the last capture or promotion.
     *
     * @return 0 to {@link #ply()}
     */
    public int reversiblePlies() {
        return reversible;
    }

    /**
     * How often this position has been arrived at by this kind of piece at this square, the last ply included.
     *
     * @return 1 for the first time; 0 at the start and after a pass
     */
    public int arrivals() {
        return arrivals;
    }

    /**
     * How often a step would have arrived at its result. Makes the result only when its key was seen before.
     *
     * @param step a step of the side to move that the powers of the pieces give
     * @return 1 if it would be the first time
     */
    public int arrivalsWith(Move step) {
        return position.isCapture(step) ? 1 : arrivals(step, position.keyAfter(step), null, reversible + 1) + 1;
    }

    /**
     * Whether a step would arrive at its result so often. Looks back only as far as there were arrivals of that kind, and
     * makes the result only when its key was seen there.
     *
     * @param step a step of the side to move that the powers of the pieces give
     * @param times how often, 1 or more
     * @return whether {@link #arrivalsWith} is at least {@code times}
     */
    public boolean arrivesWith(Move step, int times) {
        if (times <= 1) {
            return true;
        }
        @Nullable History at = previous;
        for (int back = 4; back <= reversible + 1 && at != null; back += 2) {
            at = at.turnBefore();
            if (at == null || at.mostArrivals < times - 1) {
                return false;
            }
            if (at.arrivals >= times - 1 && at.move.to() == step.to() && at.isReachedBy(step, position)) {
                return true;
            }
        }
        return false;
    }

    private boolean isReachedBy(Move step, Position from) {
        return position.key() == from.keyAfter(step)
                && !from.isCapture(step)
                && position.isRepetitionOf(from.after(step));
    }

    /**
     * The history at the previous arrival of the same kind.
     *
     * @return the history that ends with it, or empty if {@link #arrivals()} is less than 2
     */
    public Optional<History> previousArrival() {
        @Nullable History at = arrivals < 2 ? null : previous;
        while (at != null
                && (at.arrivals != arrivals - 1
                        || at.move.to() != move.to()
                        || !at.position.isRepetitionOf(position))) {
            at = at.previous;
        }
        return Optional.ofNullable(at);
    }

    /**
     * The most arrivals of one kind since the last capture or promotion: a bound for what the next ply can repeat.
     *
     * @return the largest {@link #arrivals()}
     */
    public int mostArrivals() {
        return mostArrivals;
    }

    /**
     * How often the last move has been made in its unbroken to-and-fro: its side has moved one piece between two points
     * ever since. A side's passes are left out, and what the other side does does not matter.
     *
     * @return 1 for the first time; 0 at the start and after a pass
     */
    public int identicalMoves() {
        return move.isPass() ? 0 : (1 + alternating(this, move)) / 2;
    }

    /**
     * How often a step would have been made in the unbroken to-and-fro that it goes on with.
     *
     * @param step a step of the side to move
     * @return 1 if there is none
     */
    public int identicalMovesWith(Move step) {
        return 1 + alternating(previous, step.reversed()) / 2;
    }

    /**
     * How many of the last steps of the side to move are an unbroken to-and-fro: a bound for what its next one can
     * repeat.
     *
     * @return 0 if it has made none
     */
    public int toAndFro() {
        @Nullable History turn = previous;
        while (turn != null && turn.move.isPass()) {
            turn = turn.turnBefore();
        }
        return turn == null ? 0 : alternating(turn, turn.move);
    }

    /** How many steps of a side, from one of its turns back, alternate between a step and its way back. */
    private static int alternating(@Nullable History turn, Move last) {
        Move expected = last;
        Move other = last.reversed();
        int found = 0;
        for (@Nullable History at = turn; at != null; at = at.turnBefore()) {
            if (at.move.isPass()) {
                continue;
            }
            if (!at.move.equals(expected)) {
                return found;
            }
            found++;
            expected = other;
            other = at.move;
        }
        return found;
    }

    /** The turn before of the same side; the start, which is none, looks like a pass. */
    private @Nullable History turnBefore() {
        return previous == null ? null : previous.previous;
    }

    /**
     * The moves from the start.
     *
     * @return an immutable list of {@link #ply()} moves
     */
    public List<Move> moves() {
        ArrayDeque<Move> moves = new ArrayDeque<>();
        for (@Nullable History at = this; at != null && at.previous != null; at = at.previous) {
            moves.addFirst(at.move);
        }
        return List.copyOf(moves);
    }

    /**
     * The history after some plies.
     *
     * @param number how many plies, 0 to {@link #ply()}
     * @return the prefix; shared, not copied
     * @throws IllegalArgumentException if there were not that many plies
     */
    public History at(int number) {
        if (number < 0 || number > ply) {
            throw new IllegalArgumentException("plies 0 to " + ply + " were played, not " + number);
        }
        History at = this;
        for (@Nullable History next = this; next != null && next.ply >= number; next = next.previous) {
            at = next;
        }
        return at;
    }
}
