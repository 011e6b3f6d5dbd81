package org.janggi.variants;

import java.util.Arrays;
import java.util.List;
import org.janggi.core.Choices;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Outcome;
import org.janggi.core.Score;
import org.janggi.core.Side;

/** The end of a game as one line, as in {@code han points P10 72-73.5}, and games seen from the other side. */
final class Ends {
    static final String OPEN = "goes on";

    private Ends() {}

    static String of(Choices game) {
        return game.outcome().map(Ends::line).orElse(OPEN);
    }

    private static String line(Outcome outcome) {
        String winner = outcome.winner().map(Side::id).orElse("nobody");
        String score = outcome.score().map(Score::toString).orElse("");
        return (winner + " " + outcome.ending() + " " + outcome.clause() + " " + score).strip();
    }

    /** The same game with the sides swapped: the board turned by half, every move with it. */
    static Game swapped(Game game) {
        List<Move> moves = game.history().moves();
        Game swapped = Game.of(game.history().at(0).position().swapped());
        for (Move move : moves) {
            swapped = swapped.play(move.rotated());
        }
        return swapped;
    }

    /** A cycle of moves played some times. */
    static Game cycles(Game start, int times, String... cycle) {
        Game game = start;
        for (int i = 0; i < times; i++) {
            game = Play.on(game, cycle);
        }
        return game;
    }

    /** Moves and one more. */
    static String[] with(String[] moves, String last) {
        String[] more = Arrays.copyOf(moves, moves.length + 1);
        more[moves.length] = last;
        return more;
    }
}
