package org.janggi.core;

import java.util.List;
import java.util.Optional;

/**
 * What the side to move can choose from. A {@link Position} answers by what the position alone decides, a {@link Game}
 * adds what its history refuses and ends.
 */
public interface Choices {
    /**
     * The position in question.
     *
     * @return the position
     */
    Position position();

    /**
     * How the game ended, the single source of truth about that.
     *
     * @return the outcome, or empty while the game goes on
     */
    Optional<Outcome> outcome();

    /**
     * The permitted moves, none once the game is over. Where the rule set leaves self-check to the opponent to punish,
     * they include moves that lose the general. A {@link Game} leaves out what S24, S25 and other rules of history
     * refuse; with rule sets that have none of these, game and position agree.
     *
     * @return an immutable list without repetitions, in an order that depends only on the position
     */
    List<Move> legalMoves();

    /**
     * The permitted moves that are safe: after them the own general cannot be taken, or the game is over otherwise.
     *
     * @return an immutable subset of {@link #legalMoves()}, in the same order
     */
    List<Move> safeMoves();

    /**
     * Whether there is a safe move; cheaper than listing them.
     *
     * @return true if {@link #safeMoves()} is not empty, whether or not a mate has ended the game
     */
    boolean hasSafeMove();

    /**
     * Whether there is a permitted move; cheaper than listing them.
     *
     * @return true if a move is permitted, whether or not having no safe move has ended the game
     */
    boolean hasLegalMove();

    /**
     * Why a move is not permitted.
     *
     * @param move any move
     * @return the reason with its clause, or empty if the move is permitted
     */
    Optional<Refusal> refusal(Move move);

    /**
     * Whether a move is permitted.
     *
     * @param move any move
     * @return true if it is in {@link #legalMoves()}
     */
    boolean permits(Move move);
}
