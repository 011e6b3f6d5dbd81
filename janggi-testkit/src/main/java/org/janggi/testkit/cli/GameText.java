package org.janggi.testkit.cli;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.List;
import org.janggi.core.Fen;
import org.janggi.core.Formation;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.core.Setup;
import org.janggi.notation.NotationException;
import org.janggi.notation.Uci;

/** Games as the command line takes them: a FEN or two set-ups, and moves in UCI with spaces between. */
final class GameText {
    /** The start where none is named. */
    static final String DEFAULT_START = "HEEH/HEEH";

    private GameText() {}

    /**
     * Reads a FEN.
     *
     * @throws org.janggi.core.InvalidPositionException if it is none
     */
    static Position position(String fen, RuleSet rules) {
        return Fen.parse(fen, rules);
    }

    /**
     * The position with the set-ups of Cho and Han.
     *
     * @throws IllegalArgumentException if there are not two; the message is one line
     */
    static Position start(String start, RuleSet rules) {
        List<Formation> formations = formations(start);
        return rules.start(formations.get(0), formations.get(1));
    }

    /**
     * Reads the set-ups of Cho and Han.
     *
     * @throws IllegalArgumentException if there are not two; the message is one line
     */
    static Setup setup(String start) {
        List<Formation> formations = formations(start);
        return Setup.start(formations.get(0), formations.get(1));
    }

    private static List<Formation> formations(String start) {
        // Korean may come in letters instead of syllables, as from the names of files on some systems.
        String[] formations = Normalizer.normalize(start, Normalizer.Form.NFC).split("/", -1);
        if (formations.length != 2) {
            throw new IllegalArgumentException(
                    "not two set-ups with / between, as in HEEH/EHHE: \"" + shortened(start) + "\"");
        }
        return List.of(Formation.parse(formations[0]), Formation.parse(formations[1]));
    }

    /**
     * Reads a FEN or the set-ups of Cho and Han; only a FEN has spaces.
     *
     * @throws IllegalArgumentException if it is neither; the message is one line
     */
    static Position positionOrStart(String text, RuleSet rules) {
        return text.strip().contains(" ") || text.indexOf('/') != text.lastIndexOf('/')
                ? position(text, rules)
                : start(text.strip(), rules);
    }

    /** The words of a list of moves, perhaps none. */
    static List<String> words(String moves) {
        return moves.isBlank() ? List.of() : Arrays.asList(moves.strip().split("\\s+"));
    }

    /**
     * Plays a move that is given as a word.
     *
     * @throws BadMoveException if it is no move, or not permitted
     */
    static Game play(Game game, String word) {
        Move move;
        try {
            move = Uci.parse(game, word);
        } catch (NotationException e) {
            throw BadMoveException.of(game.history().ply() + 1, e);
        }
        return game.play(move);
    }

    /** The beginning of a text that may be long. */
    private static String shortened(String text) {
        return text.length() <= 80 ? text : text.substring(0, 80) + "...";
    }
}
