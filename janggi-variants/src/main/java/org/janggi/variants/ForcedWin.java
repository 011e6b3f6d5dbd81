package org.janggi.variants;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.Setup;
import org.janggi.core.Side;

/**
 * A complete win that a side can force, as a claim at the end of the total time needs it (P13b): mate, or the taking of
 * the general, within a number of its own moves whatever the opponent replies. What a referee may use to judge the claim;
 * {@link TotalTime#CLAIM} lets the players play it out.
 *
 * <p>Play is that of a claim. The claimant has its next moves with the replies between; when the opponent is to move, its
 * reply comes first. Either side may pass. Bikjang, repetition and the second pass in succession mean nothing, and mate ends
 * the game at once, also one that the opponent gives on the way, which refutes the claim. Self-check is permitted and
 * punished by the taking of the general (P8), so a reply in self-check loses only if the claimant still has a move.
 *
 * <pre>{@code
 * Optional<ForcedWin> win = ForcedWin.find(position, Side.CHO, TotalTime.TURNS);
 * win.map(ForcedWin::line); // Cho's moves and the longest resistance
 * }</pre>
 *
 * <p><b>Equality.</b> By side, number of moves and line. Immutable.
 */
public final class ForcedWin {
    /** The largest number of own moves that can be asked for. */
    public static final int MOST_MOVES = 10;

    private final Side side;
    private final int moves;
    private final List<Move> line;

    private ForcedWin(Side side, int moves, List<Move> line) {
        this.side = side;
        this.moves = moves;
        this.line = List.copyOf(line);
    }

    /**
     * Looks for the quickest forced win. The answer is exact, not an estimate.
     *
     * <p>What counts is the board, the side to move and the powers of the pieces. The state, whether the game is over
     * and everything else that the rule set says are left aside, so a position of any rule set without promoted pieces
     * will do.
     *
     * <p><b>Cost.</b> With three moves some milliseconds as a rule and rarely more than a second; each further move costs
     * ten to a hundred times as much where there is no win. About 20 megabytes at most. A win is found at the cost of its own length, whatever the number asked for.
     *
     * <p><b>Thread safety.</b> Calls do not share anything. A call ends early when its thread is interrupted.
     *
     * @param position a position with both generals, either side to move
     * @param side the side that claims
     * @param moves how many moves of its own it has, from 1 to {@link #MOST_MOVES}; {@link TotalTime#TURNS} by P13b
     * @return the win in the least number of moves, or empty if there is none within {@code moves}
     * @throws IllegalArgumentException if {@code moves} is out of bounds, a general is missing, or the rule set of the
     *     position knows promoted pieces
     * @throws CancellationException if the thread is interrupted; its interrupt status stays set
     */
    public static Optional<ForcedWin> find(Position position, Side side, int moves) {
        Objects.requireNonNull(side, "side");
        if (moves < 1 || moves > MOST_MOVES) {
            throw new IllegalArgumentException(
                    "a forced win is looked for within 1 to " + MOST_MOVES + " moves, found " + moves);
        }
        if (!position.hasGeneral(Side.CHO) || !position.hasGeneral(Side.HAN)) {
            throw new IllegalArgumentException("both generals are needed, found " + position);
        }
        if (!position.rules().powers().promotable().isEmpty()) {
            throw new IllegalArgumentException("a claim is played without promoted pieces, found a position of "
                    + position.rules().id());
        }
        Position start =
                Position.of(new ClaimPlay(position.rules().powers()), Setup.of(position.board(), position.turn()));
        Optional<Move> taking = takingMove(start);
        if (taking.isPresent()) {
            return start.turn() == side ? Optional.of(new ForcedWin(side, 1, List.of(taking.get()))) : Optional.empty();
        }
        return search(start, side, moves);
    }

    private static Optional<Move> takingMove(Position position) {
        Side enemy = position.turn().opponent();
        return position.general(enemy)
                .flatMap(general -> position.attackers(general, position.turn()).stream()
                        .findFirst()
                        .map(from -> Move.of(from, general)));
    }

    private static Optional<ForcedWin> search(Position start, Side side, int moves) {
        if (start.isOver()) {
            return start.turn() == side ? Optional.empty() : Optional.of(new ForcedWin(side, 0, List.of()));
        }
        WinSearch search = new WinSearch(side, moves);
        for (int turns = 1; turns <= moves; turns++) {
            if (start.turn() == side ? search.wins(start, turns) : search.isLost(start, turns)) {
                return Optional.of(new ForcedWin(side, turns, line(search, start, side, turns)));
            }
        }
        return Optional.empty();
    }

    private static List<Move> line(WinSearch search, Position start, Side side, int moves) {
        List<Move> line = new ArrayList<>();
        Position position = start;
        for (int turns = moves; turns > 0; ) {
            Move move;
            if (position.turn() == side) {
                move = search.winningMove(position, turns).orElseThrow();
                turns--;
            } else {
                move = search.longestReply(position, turns);
            }
            line.add(move);
            position = position.play(move);
        }
        return line;
    }

    /** {@return the side that wins} */
    public Side side() {
        return side;
    }

    /**
     * How many moves of its own the side needs.
     *
     * @return the least number; 0 if the opponent is to move and mated already
     */
    public int moves() {
        return moves;
    }

    /**
     * One line of play that ends in the win: the side makes the least number of moves, and the opponent holds out as long
     * as it can.
     *
     * @return an immutable list that begins with the move of the side to move and ends with the mating move or the taking
     *     of the general; empty if the opponent is mated already
     */
    public List<Move> line() {
        return line;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ForcedWin win && win.side == side && win.moves == moves && win.line.equals(line);
    }

    @Override
    public int hashCode() {
        return Objects.hash(side, moves, line);
    }

    /** The side, the number of moves and the line, as in {@code cho wins in 2: e4e5 e9d9 e5e8}. */
    @Override
    public String toString() {
        StringBuilder text =
                new StringBuilder(side.id()).append(" wins in ").append(moves).append(':');
        line.forEach(move -> text.append(' ').append(move));
        return text.toString();
    }
}
