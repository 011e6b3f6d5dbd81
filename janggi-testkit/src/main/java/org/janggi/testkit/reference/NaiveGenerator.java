package org.janggi.testkit.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.janggi.core.Move;
import org.janggi.core.Permission;
import org.janggi.core.SelfCheck;
import org.janggi.core.Side;
import org.janggi.core.Square;

/**
 * What a position permits and which moves are safe, found by making every move and looking at the board after it. The
 * statements of a {@link Permission} about moves that are safe although they leave the general capturable are not
 * believed: the end of the game is asked for after every such move.
 *
 * <pre>{@code
 * Position start = Kja.RULES.start(Formation.HEEH, Formation.HEEH);
 * NaivePosition naive = NaivePosition.of(start, NaivePowers.DEFAULT);
 * NaiveGenerator.permitted(naive).containsAll(start.legalMoves()); // -> true
 * }</pre>
 */
public final class NaiveGenerator {
    private NaiveGenerator() {}

    /**
     * The permitted moves of a position that is not over.
     *
     * @param situation the position
     * @return the moves in their natural order, the pass last
     */
    public static List<Move> permitted(NaiveSituation situation) {
        return candidates(situation).stream()
                .filter(move -> isPermitted(situation, move))
                .toList();
    }

    /**
     * The permitted moves that are safe.
     *
     * @param situation the position
     * @return a part of {@link #permitted}, in the same order
     */
    public static List<Move> safe(NaiveSituation situation) {
        return permitted(situation).stream()
                .filter(move -> isSafe(situation, move))
                .toList();
    }

    /** The power moves, the pass, and the acceptance where it is offered. */
    private static List<Move> candidates(NaiveSituation situation) {
        List<Move> moves = new ArrayList<>(situation.movement().powerMoves(situation.board(), situation.turn()));
        Optional<Square> own = situation.board().general(situation.turn());
        Optional<Square> enemy = situation.board().general(situation.turn().opponent());
        if (situation.permission().offersAcceptance()
                && own.isPresent()
                && enemy.isPresent()
                && situation.movement().isFacing(situation.board())) {
            Move acceptance = Move.of(own.get(), enemy.get());
            if (!moves.contains(acceptance)) {
                moves.add(acceptance);
            }
        }
        return moves.stream().sorted().toList();
    }

    private static boolean isPermitted(NaiveSituation situation, Move move) {
        Permission permission = situation.permission();
        // M10-M12, S13, S27: no ban applies to a move to the enemy general's square.
        if (takesGeneral(situation, move)) {
            return true;
        }
        if (move.isPass() && !permission.mayPass()) {
            return false;
        }
        if (!move.isPass() && !permission.mayFace() && situation.movement().isFacing(situation.boardAfter(move))) {
            return false;
        }
        if (permission.selfCheck() == SelfCheck.FORBIDDEN && !isSafe(situation, move)) {
            return false;
        }
        return !permission.asksVeto() || !situation.refuses(move);
    }

    /**
     * Whether the own general cannot be taken after a move, or the game is over by then.
     *
     * @param situation the position
     * @param move a move that the powers of the pieces give, the pass, or an acceptance
     * @return true for a safe move
     */
    static boolean isSafe(NaiveSituation situation, Move move) {
        Side own = situation.turn();
        return takesGeneral(situation, move)
                || !situation.movement().isCapturable(situation.boardAfter(move), own)
                || situation.endsWith(move);
    }

    private static boolean takesGeneral(NaiveSituation situation, Move move) {
        return !move.isPass()
                && situation.board().general(situation.turn().opponent()).equals(Optional.of(move.to()));
    }
}
