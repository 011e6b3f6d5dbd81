package org.janggi.notation;

import org.janggi.core.Choices;
import org.janggi.core.Move;
import org.janggi.core.Position;

/**
 * Moves as engines write them in the protocol UCI: two squares, files a to i and ranks 1 to 10, as in {@code a1b1} and
 * {@code e9e10}. A pass is the square of the mover's general twice; accepting a bikjang is the step of the general to the
 * enemy general's square. {@link MoveNotations#UCI} is the same as one notation among others.
 */
public final class Uci {
    private Uci() {}

    /**
     * Writes a move, whether or not it is permitted.
     *
     * @param position where it is to be played
     * @param move the move
     * @return its text; {@code 0000} for the pass of a side whose general is off the board
     */
    public static String format(Position position, Move move) {
        if (!move.isPass()) {
            return move.toString();
        }
        return position.hasGeneral(position.turn()) ? CoordinateMoves.UCI.pass(position) : "0000";
    }

    /**
     * Reads a move that a position or a game permits.
     *
     * @param choices the position or the game in which it is to be played
     * @param text two squares; for a pass also any of the spellings that {@link MoveNotations} lists
     * @return the move
     * @throws NotationException if the text is no move, or the move is not permitted
     */
    public static Move parse(Choices choices, String text) {
        return CoordinateMoves.UCI.parse(choices, text);
    }
}
