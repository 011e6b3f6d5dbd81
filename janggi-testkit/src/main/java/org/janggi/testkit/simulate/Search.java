package org.janggi.testkit.simulate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.janggi.core.Ending;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Outcome;
import org.janggi.core.Position;
import org.janggi.core.Score;
import org.janggi.core.Side;

/** One search for a move: alpha-beta, deepened ply by ply until the depth or the number of positions is reached. */
final class Search {
    /** More than all material and mobility; a win is worth the more the sooner it comes. */
    private static final int WIN = 1_000_000;

    private static final int HUNDREDTHS_OF_A_HALF = 50;

    private final int depth;
    private final long nodes;
    private final int mobility;
    private long seen;

    Search(int depth, long nodes, int mobility) {
        this.depth = depth;
        this.nodes = nodes;
        this.mobility = mobility;
    }

    /** The best move found; among moves that look equal, one drawn by lot. */
    Move best(Game game, RandomGenerator random) {
        List<Move> moves = new ArrayList<>(mostGainFirst(game.position(), shuffled(game.legalMoves(), random)));
        Move best = moves.get(0);
        for (int plies = 1; plies <= depth && moves.size() > 1; plies++) {
            int most = -2 * WIN;
            Move found = best;
            for (Move move : moves) {
                if (seen >= nodes && (plies > 1 || most > -2 * WIN)) {
                    // What was looked at so deeply begins with the best of the search before.
                    return found;
                }
                int value = -value(game.play(move), moves.size(), plies - 1, -2 * WIN, -most);
                if (value > most) {
                    most = value;
                    found = move;
                }
            }
            best = found;
            moves.remove(best);
            moves.add(0, best);
        }
        return best;
    }

    private static List<Move> shuffled(List<Move> moves, RandomGenerator random) {
        List<Move> shuffled = new ArrayList<>(moves);
        for (int i = shuffled.size() - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            Move move = shuffled.set(i, shuffled.get(j));
            shuffled.set(j, move);
        }
        return shuffled;
    }

    private static List<Move> mostGainFirst(Position position, List<Move> moves) {
        long[] keys = new long[moves.size()];
        boolean gaining = false;
        for (int i = 0; i < keys.length; i++) {
            int gain = GreedyPlayer.gain(position, moves.get(i));
            gaining |= gain > 0;
            keys[i] = -((long) gain << Integer.SIZE) + i;
        }
        if (!gaining) {
            return moves;
        }
        Arrays.sort(keys);
        return Arrays.stream(keys).mapToObj(key -> moves.get((int) key)).toList();
    }

    /** The worth of a game for the side to move, exact within the window; the opponent could choose from so many moves. */
    private int value(Game game, int choices, int plies, int alpha, int beta) {
        seen++;
        Optional<Outcome> outcome = game.outcome();
        if (outcome.isPresent()) {
            return worth(outcome.get(), game);
        }
        if (plies == 0 || seen >= nodes) {
            return material(game) + mobility * (game.position().moveCount() - choices);
        }
        // What history refuses is found out only of moves that are looked at.
        List<Move> moves = mostGainFirst(game.position(), game.position().legalMoves());
        int most = -2 * WIN;
        for (Move move : moves) {
            if (game.refusal(move).isPresent()) {
                continue;
            }
            most = Math.max(most, -value(game.play(move), moves.size(), plies - 1, -beta, -Math.max(alpha, most)));
            if (most >= beta) {
                break;
            }
        }
        return most;
    }

    /** A mate is worth as much as the capture that it announces, two plies later: who is mated anyway keeps his general. */
    private static int worth(Outcome outcome, Game game) {
        int sooner = WIN - game.history().ply() - (outcome.ending().equals(Ending.MATE) ? 2 : 0);
        return outcome.winner()
                .map(winner -> winner == game.turn() ? sooner : -sooner)
                .orElse(0);
    }

    /** By points, whatever the rule set counts. */
    private static int material(Game game) {
        Score points = game.position().points();
        int lead = points.choHalves() - points.hanHalves();
        return HUNDREDTHS_OF_A_HALF * (game.turn() == Side.CHO ? lead : -lead);
    }
}
