package org.janggi.testkit.simulate;

import java.io.Serializable;
import java.util.Comparator;
import java.util.Objects;
import org.janggi.core.Outcome;

/**
 * A way in which games of an experiment end.
 *
 * <pre>{@code
 * End.of(Outcome.win(Side.CHO, Ending.MATE, "K4")); // -> End[winner=CHO, how=mate, clause=K4]
 * }</pre>
 *
 * @param winner who won
 * @param how the id of the {@link org.janggi.core.Ending}
 * @param clause the clause that ended the game; a dash where none did
 */
public record End(Winner winner, String how, String clause) implements Comparable<End>, Serializable {
    /** A game that was broken off at the cap. */
    public static final End UNFINISHED = new End(Winner.NONE, "unfinished", "-");

    private static final Comparator<End> ORDER =
            Comparator.comparing(End::winner).thenComparing(End::how).thenComparing(End::clause);

    /**
     * A way to end.
     *
     * @param winner who won
     * @param how the id of the ending
     * @param clause the clause
     */
    public End {
        Objects.requireNonNull(winner, "winner");
        Objects.requireNonNull(how, "how");
        Objects.requireNonNull(clause, "clause");
    }

    /**
     * The way in which a game ended.
     *
     * @param outcome its outcome
     * @return the same without scores
     */
    public static End of(Outcome outcome) {
        return new End(
                Winner.of(outcome.winner()),
                outcome.ending().id(),
                outcome.clause().id());
    }

    @Override
    public int compareTo(End other) {
        return ORDER.compare(this, other);
    }
}
