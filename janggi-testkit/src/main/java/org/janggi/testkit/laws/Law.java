package org.janggi.testkit.laws;

import java.util.Optional;
import org.janggi.core.Game;
import org.janggi.core.RuleSet;

/** Something that holds for every game of every sound rule set. Implementations are stateless and thread-safe. */
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
     * Whether the law speaks about a rule set at all. Laws that do not are reported as skipped.
     *
     * @param rules the rule set
     * @return true unless the law depends on something that the rule set does not have
     */
    default boolean appliesTo(RuleSet rules) {
        return true;
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
