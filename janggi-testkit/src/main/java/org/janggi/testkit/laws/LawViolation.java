package org.janggi.testkit.laws;

import java.util.List;
import java.util.Objects;
import org.janggi.core.Board;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Piece;
import org.janggi.core.Square;

/**
 * A law that a rule set broke, with the shortest game found in which it does.
 *
 * @param law the law
 * @param seed the seed of the check that found it
 * @param game the game, whose last position breaks the law
 * @param difference what was expected and what was found
 */
public record LawViolation(Law law, long seed, Game game, Difference difference) {
    /**
     * A violation.
     *
     * @param law the law
     * @param seed the seed of the check
     * @param game the shortest game found
     * @param difference what was expected and what was found
     */
    public LawViolation {
        Objects.requireNonNull(law, "law");
        Objects.requireNonNull(game, "game");
        Objects.requireNonNull(difference, "difference");
    }

    /**
     * The position from which the game starts.
     *
     * @return a FEN
     */
    public String start() {
        return game.history().at(0).position().toString();
    }

    /**
     * The moves from the start to the position that breaks the law.
     *
     * @return an immutable list, often empty
     */
    public List<Move> moves() {
        return game.history().moves();
    }

    /**
     * The position that breaks the law.
     *
     * @return a FEN
     */
    public String fen() {
        return game.position().toString();
    }

    private static String diagram(Board board) {
        StringBuilder text = new StringBuilder();
        for (int rank = Square.RANKS; rank >= 1; rank--) {
            text.append(String.format("    %2d ", rank));
            for (int file = 1; file <= Square.FILES; file++) {
                String piece = board.pieceAt(Square.at(file, rank))
                        .map(Piece::toString)
                        .orElse(".");
                text.append(piece.length() == 1 ? " " : "").append(piece);
            }
            text.append('\n');
        }
        return text.append("        a b c d e f g h i\n").toString();
    }

    /** The law, how to get there, the board as a diagram, and what differs. */
    @Override
    public String toString() {
        return law.id() + " (" + law.statement() + ") is broken by "
                + game.rules().id() + ", seed " + seed + "\n"
                + "    start " + start() + "\n"
                + "    moves " + moves() + "\n"
                + "    FEN   " + fen() + "\n"
                + diagram(game.position().board())
                + "    " + difference.what() + "\n"
                + "    expected " + difference.expected() + "\n"
                + "    found    " + difference.found();
    }
}
