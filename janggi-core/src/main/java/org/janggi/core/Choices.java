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
     * Whether the game is over.
     *
     * @return true if there is an {@link #outcome()}
     */
    default boolean isOver() {
        return outcome().isPresent();
    }

    /**
     * The permitted moves, none once the game is over. Where the rule set leaves self-check to the opponent to punish,
     * they include moves that lose the general. A game leaves out what rules of history refuse; with rule sets that
     * have none of these, a game and its position agree.
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
     * The permitted moves of the piece on a square; never the pass.
     *
     * @param square any square
     * @return a part of {@link #legalMoves()}, in its order
     */
    default List<Move> movesFrom(Square square) {
        return legalMoves().stream()
                .filter(move -> !move.isPass() && move.from() == square)
                .toList();
    }

    /**
     * The permitted moves that end on a square; never the pass.
     *
     * @param square any square
     * @return a part of {@link #legalMoves()}, in its order
     */
    default List<Move> movesTo(Square square) {
        return legalMoves().stream()
                .filter(move -> !move.isPass() && move.to() == square)
                .toList();
    }

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
    default boolean permits(Move move) {
        return refusal(move).isEmpty();
    }
}
