package org.janggi.notation;

import java.util.Optional;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Choices;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.Refusal;
import org.janggi.core.Square;

/**
 * Moves as engines write them in the protocol UCI: two squares, files a to i and ranks 1 to 10, as in {@code a1b1} and
 * {@code e9e10}. A pass is the square of the mover's general twice; accepting a bikjang is the step of the general to the
 * enemy general's square.
 */
public final class Uci {
    private static final String EXPECTED = "two squares as in a1b1, or a pass as e2e2, 0000, @@@@ or pass";

    private Uci() {}

    /**
     * Writes a move.
     *
     * @param position where it is to be played
     * @param move the move
     * @return its text; {@code 0000} for the pass of a side whose general is off the board
     */
    public static String format(Position position, Move move) {
        if (!move.isPass()) {
            return move.toString();
        }
        return position.general(position.turn())
                .map(general -> general + general.toString())
                .orElse("0000");
    }

    /**
     * Reads a move that a position or a game permits.
     *
     * @param choices the position or the game in which it is to be played
     * @param text two squares; for a pass also {@code 0000}, {@code @@@@} or {@code pass}
     * @return the move
     * @throws NotationException if the text is no move, or the move is not permitted
     */
    public static Move parse(Choices choices, String text) {
        Position position = choices.position();
        Move move = read(position, text);
        if (move == null) {
            throw NotationException.notAMove(text, position, EXPECTED);
        }
        Optional<Refusal> refusal = choices.refusal(move);
        if (refusal.isPresent()) {
            throw NotationException.notPermitted(text, position, refusal.get());
        }
        return move;
    }

    private static @Nullable Move read(Position position, String text) {
        if (text.equals("0000") || text.equals("@@@@") || text.equals("pass")) {
            return Move.PASS;
        }
        int second = text.startsWith("10", 1) ? 3 : 2;
        Square from = square(text, 0, second);
        Square to = square(text, second, text.length());
        if (from == null || to == null) {
            return null;
        }
        if (from == to) {
            // Only the own general stands still.
            return position.general(position.turn()).equals(Optional.of(from)) ? Move.PASS : null;
        }
        return Move.of(from, to);
    }

    private static @Nullable Square square(String text, int from, int to) {
        int length = to - from;
        if (length < 2 || length > 3 || to > text.length()) {
            return null;
        }
        int file = text.charAt(from) - 'a' + 1;
        char digit = text.charAt(from + 1);
        int rank = length == 3 ? (text.startsWith("10", from + 1) ? Square.RANKS : 0) : digit - '0';
        boolean exists = file >= 1 && file <= Square.FILES && rank >= 1 && rank <= 9
                || rank == Square.RANKS && length == 3 && file >= 1 && file <= Square.FILES;
        return exists ? Square.at(file, rank) : null;
    }
}
