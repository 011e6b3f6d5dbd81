package org.janggi.testkit.laws;

import java.util.List;
import java.util.Optional;
import org.janggi.core.Game;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;

/**
 * Something that holds for every game of every sound rule set. Implementations are stateless and thread-safe.
 *
 * <pre>{@code
 * Law law = Laws.of("L2");
 * Game game = Game.start(FairyRules.CASUAL, Formation.HEEH, Formation.HEEH);
 * System.out.println(law.id() + ": " + law.statement()); // prints: L2: play never changes its receiver
 * law.check(game).isPresent(); // -> false
 * Laws.of("L9").reasonToSkip(Kja.RULES).orElseThrow(); // -> self-check is permitted
 * }</pre>
 */
public interface Law {
    /**
     * The short name of the law.
     *
     * @return as in {@code L3}
     */
    String id();

    /**
     * The law in a sentence.
     *
     * @return one sentence
     */
    String statement();

    /**
     * Why the law says nothing about a rule set, judged by what the rule set declares. Such a law is reported as skipped.
     *
     * @param rules the rule set
     * @return the reason, or empty if the law has to be kept
     */
    default Optional<String> reasonToSkip(RuleSet rules) {
        return Optional.empty();
    }

    /**
     * Positions at which the law wants to be asked, beside those of the games that a check plays.
     *
     * @param rules a rule set that has to keep the law
     * @return positions; none as a rule
     */
    default List<Position> positions(RuleSet rules) {
        return List.of();
    }

    /**
     * How dear the law is: it is checked on every so many positions, and always on the last of a game.
     *
     * @return 1 for a cheap law
     */
    default int stride() {
        return 1;
    }

    /**
     * Checks the law for the position that a game has reached.
     *
     * @param game any game, finished ones included
     * @return what differs from what the law says, or empty
     */
    Optional<Difference> check(Game game);
}
