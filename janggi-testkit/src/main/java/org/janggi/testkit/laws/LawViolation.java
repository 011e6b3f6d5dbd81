package org.janggi.testkit.laws;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.RuleSet;
import org.janggi.testkit.diagram.BoardText;
import org.janggi.testkit.diagram.PieceScript;

/**
 * A law that a rule set broke, with the shortest game found in which it does.
 *
 * <pre>{@code
 * Game game = Game.start(Kja.RULES, Formation.HEEH, Formation.HEEH).play(Move.parse("a4b4"));
 * LawViolation violation = new LawViolation(Laws.of("L2"), 7, game, new Difference("the count of moves", "31", "30"));
 * violation.moves(); // -> [a4b4]
 * System.out.println(violation);
 * // prints: L2 (play never changes its receiver) is broken by kja, seed 7
 * // prints: 4   o  *P   P   .   P   .   P   .   P   7
 * // prints: expected 31
 * }</pre>
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

    /** The law, the rule set with its options, how to get there, the board as a diagram, and what differs. */
    @Override
    public String toString() {
        return law.id() + " (" + law.statement() + ") is broken by "
                + rules() + ", seed " + seed + "\n"
                + "    start " + start() + "\n"
                + "    moves " + moves() + "\n"
                + "    FEN   " + fen() + "\n"
                + board().indent(4)
                + "    " + difference.what() + "\n"
                + "    expected " + difference.expected() + "\n"
                + "    found    " + difference.found();
    }

    private String rules() {
        RuleSet rules = game.rules();
        Map<String, String> options = new TreeMap<>(rules.options());
        return options.isEmpty() ? rules.id() : rules.id() + " " + options;
    }

    private String board() {
        return BoardText.of(game.position(), game.history().move(), PieceScript.LETTERS, Locale.ENGLISH);
    }
}
