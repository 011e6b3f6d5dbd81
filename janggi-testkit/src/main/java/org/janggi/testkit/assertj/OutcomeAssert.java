package org.janggi.testkit.assertj;

import java.util.Objects;
import java.util.Optional;
import org.assertj.core.api.AbstractAssert;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Ending;
import org.janggi.core.Outcome;
import org.janggi.core.Side;

/**
 * Assertions about an outcome.
 *
 * <pre>{@code
 * Outcome outcome = Outcome.win(Side.CHO, Ending.MATE, "K4");
 * assertThat(outcome).isWonBy(Side.CHO).isBy(Ending.MATE).isUnder("K4");
 * assertThat(outcome).isDrawn(); // fails: expected a draw
 * }</pre>
 */
@SuppressWarnings("exports") // Who asserts has AssertJ.
public final class OutcomeAssert extends AbstractAssert<OutcomeAssert, Outcome> {
    @SuppressWarnings("nullness") // AssertJ takes a null and says so when it is asked.
    OutcomeAssert(@Nullable Outcome actual) {
        super(actual, OutcomeAssert.class);
    }

    private Outcome it() {
        isNotNull();
        return Objects.requireNonNull(actual);
    }

    private OutcomeAssert check(boolean holds, String expected) {
        if (!holds) {
            failWithMessage("%s", "expected " + expected + ", found " + it());
        }
        return myself;
    }

    /**
     * A side won.
     *
     * <pre>{@code
     * assertThat(Outcome.win(Side.HAN, Ending.MATE, "K4")).isWonBy(Side.HAN);
     * assertThat(Outcome.win(Side.HAN, Ending.MATE, "K4")).isWonBy(Side.CHO); // fails: expected a win of Cho
     * }</pre>
     *
     * @param side the winner
     * @return this
     */
    public OutcomeAssert isWonBy(Side side) {
        return check(
                it().winner().equals(Optional.of(side)),
                "a win of " + side.text().english());
    }

    /**
     * Nobody won: a draw, or an end without a winner.
     *
     * <pre>{@code
     * assertThat(Outcome.draw("fairy-passes")).isDrawn();
     * assertThat(Outcome.win(Side.HAN, Ending.MATE, "K4")).isDrawn(); // fails: expected a draw
     * }</pre>
     *
     * @return this
     */
    public OutcomeAssert isDrawn() {
        return check(it().winner().isEmpty(), "a draw");
    }

    /**
     * How the game ended.
     *
     * <pre>{@code
     * assertThat(Outcome.win(Side.HAN, Ending.MATE, "K4")).isBy(Ending.MATE);
     * assertThat(Outcome.win(Side.HAN, Ending.MATE, "K4")).isBy(Ending.TIME); // fails: expected the ending time
     * }</pre>
     *
     * @param ending the kind of end
     * @return this
     */
    public OutcomeAssert isBy(Ending ending) {
        return check(it().ending().equals(ending), "the ending " + ending);
    }

    /**
     * The clause that ended the game.
     *
     * <pre>{@code
     * assertThat(Outcome.win(Side.HAN, Ending.MATE, "K4")).isUnder("K4");
     * assertThat(Outcome.win(Side.HAN, Ending.MATE, "K4")).isUnder("P8"); // fails: expected clause P8
     * }</pre>
     *
     * @param clause the name of the clause
     * @return this
     */
    public OutcomeAssert isUnder(String clause) {
        return check(it().clause().id().equals(clause), "clause " + clause);
    }
}
