package org.janggi.testkit.reference;

import org.janggi.core.Move;
import org.janggi.core.Permission;
import org.janggi.core.Side;

/**
 * A position as {@link NaiveGenerator} and {@link NaivePerft} need to know it.
 *
 * <pre>{@code
 * Position start = Kja.RULES.start(Formation.HEEH, Formation.HEEH);
 * NaiveSituation situation = NaivePosition.of(start, NaivePowers.DEFAULT).after(Move.PASS);
 * situation.turn(); // -> HAN
 * situation.isOver(); // -> false
 * }</pre>
 */
public interface NaiveSituation {
    /**
     * What the pieces can do.
     *
     * @return the movement
     */
    NaiveMovement movement();

    /**
     * The pieces.
     *
     * @return the board
     */
    NaiveBoard board();

    /**
     * The side to move.
     *
     * @return Cho or Han
     */
    Side turn();

    /**
     * What is permitted beyond the powers of the pieces.
     *
     * @return the rule set's answer for this position
     */
    Permission permission();

    /**
     * Whether the game is over, mate included.
     *
     * @return true if nothing is permitted any more
     */
    boolean isOver();

    /**
     * The board after a move and the promotions it causes.
     *
     * @param move a move that the powers of the pieces give, the pass, or an acceptance
     * @return the board
     */
    default NaiveBoard boardAfter(Move move) {
        return board().after(move);
    }

    /**
     * Whether the game is over after a move otherwise than by losing the own general: asked for moves that leave the
     * own general capturable.
     *
     * @param move a move that the powers of the pieces give, or the pass
     * @return true if the opponent does not come to take the general
     */
    boolean endsWith(Move move);

    /**
     * Whether the rule set refuses a single move that is permitted otherwise.
     *
     * @param move the move
     * @return true if it is refused
     */
    default boolean refuses(Move move) {
        return false;
    }

    /**
     * The situation after a move.
     *
     * @param move a move that the powers of the pieces give, the pass, or an acceptance
     * @return the situation with the opponent to move
     */
    NaiveSituation after(Move move);
}
