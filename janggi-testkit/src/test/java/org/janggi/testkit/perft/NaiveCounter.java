package org.janggi.testkit.perft;

import java.util.List;
import org.janggi.core.Fen;
import org.janggi.core.Move;
import org.janggi.core.Perft;
import org.janggi.core.RuleSet;
import org.janggi.testkit.reference.NaiveBoard;
import org.janggi.testkit.reference.NaiveGenerator;
import org.janggi.testkit.reference.NaiveMovement;
import org.janggi.testkit.reference.NaivePerft;
import org.janggi.testkit.reference.NaivePosition;
import org.janggi.testkit.reference.NaivePowers;
import org.janggi.testkit.reference.NaiveSituation;
import org.janggi.variants.FairyRules;

/** The second counter of the tables: the naive reference. */
final class NaiveCounter {
    private NaiveCounter() {}

    static NaivePowers powers(RuleSet rules) {
        return rules instanceof FairyRules ? NaivePowers.FAIRY : NaivePowers.DEFAULT;
    }

    static long count(RuleSet rules, String fen, Perft notion, int depth) {
        return count(rules, position(rules, fen), notion, depth);
    }

    /** The same, with a task for each first move of a position in which play goes on. */
    static long countInParallel(RuleSet rules, String fen, Perft notion, int depth) {
        NaivePosition root = position(rules, fen);
        List<Move> moves = notion == Perft.GAME
                ? NaiveGenerator.permitted(root)
                : root.movement().powerMoves(root.board(), root.turn());
        return moves.parallelStream()
                .mapToLong(move -> count(rules, root.after(move), notion, depth - 1))
                .sum();
    }

    private static NaivePosition position(RuleSet rules, String fen) {
        return NaivePosition.of(Fen.parse(fen, rules), powers(rules));
    }

    private static long count(RuleSet rules, NaivePosition position, Perft notion, int depth) {
        if (notion == Perft.GAME) {
            return NaivePerft.game(position, depth);
        }
        return rules.powers().promotable().isEmpty()
                ? NaivePerft.moves(position.movement(), position.board(), position.turn(), depth)
                : promoting(position, depth);
    }

    /** As {@link NaivePerft#moves}, with the promotions that the rule set makes on the way. */
    private static long promoting(NaiveSituation situation, int depth) {
        NaiveMovement movement = situation.movement();
        NaiveBoard board = situation.board();
        if (depth == 0) {
            return 1;
        }
        long lines = 0;
        for (Move move : movement.powerMoves(board, situation.turn())) {
            lines += depth == 1 ? 1 : promoting(situation.after(move), depth - 1);
        }
        return lines;
    }
}
