package org.janggi.notation;

import org.janggi.core.Choices;
import org.janggi.core.IllegalMoveException;
import org.janggi.core.Move;
import org.janggi.core.Position;

/**
 * A way to write one move as text. {@link MoveNotations} has those of this library.
 *
 * <p><b>Guarantees.</b> No two permitted moves of a position share a text, and {@code parse(p, format(p, m))} is {@code m}.
 * Accepting a bikjang is written as the step of the general to the enemy general's square. A promoted piece is written as
 * an unpromoted one; where two pieces could be meant, the text tells them apart.
 *
 * <p><b>Thread safety.</b> Those of this library are immutable; may be shared freely.
 *
 * <pre>{@code
 * String text = MoveNotations.SAN.format(position, move);
 * Move same = MoveNotations.SAN.parse(position, text);
 * }</pre>
 */
public interface MoveNotation {
    /**
     * The name of this notation in data.
     *
     * @return lower-case words joined by hyphens
     */
    String id();

    /**
     * Writes a move.
     *
     * @param position where it is to be played
     * @param move a permitted move
     * @return its text, without blanks
     * @throws IllegalMoveException if the position does not permit the move
     */
    String format(Position position, Move move);

    /**
     * Reads a move that a position or a game permits. Reads more than {@link #format} writes, as far as no text has two
     * meanings: every spelling of a pass, and texts that lack marks of capture and check or have wrong ones.
     *
     * @param choices the position or the game in which it is to be played
     * @param text the move without number and blanks
     * @return the move
     * @throws NotationException if the text is no move, the move is not permitted, or several moves fit
     */
    Move parse(Choices choices, String text);
}
