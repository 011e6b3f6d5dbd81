package org.janggi.core;

/**
 * What is left to a side to move before having nothing left may end the game: the question of {@link RuleSet#stuck}.
 * Answers are worked out when asked.
 */
public interface Remaining {
    /**
     * The position in question.
     *
     * @return the position
     */
    Position position();

    /**
     * Whether a move is permitted and safe.
     *
     * @return true if the side to move can save itself
     */
    boolean hasSafeMove();

    /**
     * Whether a move is permitted, a pass included.
     *
     * @return true if there is one
     */
    boolean hasLegalMove();

    /**
     * Whether a step of a piece is permitted.
     *
     * @return true if there is one, not counting the pass
     */
    boolean hasLegalStep();
}
