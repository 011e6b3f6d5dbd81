package org.janggi.variants;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.Side;
import org.janggi.core.Square;

/**
 * The search for a forced win, exact in what it leaves out:
 *
 * <ul>
 *   <li>Only safe moves are tried. After an unsafe one the general is taken: of the claimant that is no win, of the opponent
 *       it is one in the claimant's next turn, the quickest there is, and a side without a safe move is mated, because a
 *       side that is not in check can pass.
 *   <li>In the claimant's last turn only checks are tried: nothing else mates.
 *   <li>A move that gives no check may be answered by a pass, so this reply comes first and refutes most of them.
 * </ul>
 *
 * <p>In every position here the general of the side that has just moved cannot be taken. Not for use by several threads.
 */
final class WinSearch {
    private final Side claimant;
    private final WinTable table = new WinTable();
    private final Map<Square, CheckZone> zones = new HashMap<>();
    /** By the turns that are left: the reply that refuted the last move. It often refutes the next one too. */
    private final List<Move> refutations = new ArrayList<>();

    WinSearch(Side claimant, int moves) {
        this.claimant = claimant;
        for (int i = 0; i <= moves; i++) {
            refutations.add(Move.PASS);
        }
    }

    /** Whether the claimant, who is to move, wins within these turns. */
    boolean wins(Position position, int turns) {
        if (turns == 1) {
            return matingMove(position).isPresent();
        }
        if (table.isWon(position, turns)) {
            return true;
        }
        if (table.isNotWon(position, turns)) {
            return false;
        }
        boolean won = turns > 2 && wins(position, turns - 1)
                || winningMove(position, turns).isPresent();
        table.keep(position, turns, won);
        return won;
    }

    /** A move of the claimant that wins within these turns, itself included. */
    Optional<Move> winningMove(Position position, int turns) {
        if (turns == 1) {
            return matingMove(position);
        }
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("interrupted in the search for a forced win");
        }
        List<Move> quiet = new ArrayList<>();
        List<Position> afterQuiet = new ArrayList<>();
        for (Move move : position.safeMoves()) {
            Position after = position.play(move);
            if (!after.isInCheck()) {
                quiet.add(move);
                afterQuiet.add(after);
            } else if (isLost(after, turns - 1)) {
                return Optional.of(move);
            }
        }
        for (int i = 0; i < quiet.size(); i++) {
            Position after = afterQuiet.get(i);
            if (wins(after.play(Move.PASS), turns - 1) && isLost(after, turns - 1)) {
                return Optional.of(quiet.get(i));
            }
        }
        return Optional.empty();
    }

    private Optional<Move> matingMove(Position position) {
        CheckZone zone = zone(position);
        for (Move move : position.safeMoves()) {
            if (zone.concerns(move) && position.play(move).isOver()) {
                return Optional.of(move);
            }
        }
        return Optional.empty();
    }

    private CheckZone zone(Position position) {
        Square general = position.general(claimant.opponent()).orElseThrow();
        return zones.computeIfAbsent(
                general,
                square -> CheckZone.of(square, claimant, position.rules().powers()));
    }

    /** Whether the opponent, who is to move, is mated, or whatever it replies the claimant wins within these turns. */
    boolean isLost(Position position, int turns) {
        List<Move> replies = position.safeMoves();
        Move first = refutations.get(turns);
        if (replies.contains(first) && !wins(position.play(first), turns)) {
            return false;
        }
        for (Move reply : replies) {
            if (reply != first && !wins(position.play(reply), turns)) {
                refutations.set(turns, reply);
                return false;
            }
        }
        return true;
    }

    /** A reply that holds out as long as any, when the claimant needs exactly these turns. */
    Move longestReply(Position position, int turns) {
        for (Move reply : position.safeMoves()) {
            if (turns == 1 || !wins(position.play(reply), turns - 1)) {
                return reply;
            }
        }
        throw new IllegalStateException("every reply loses sooner: " + position);
    }
}
