package org.janggi.testkit.assertj;

import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Game;
import org.janggi.core.Outcome;
import org.janggi.core.Position;

/**
 * Where assertions begin. May be imported statically beside AssertJ's own.
 *
 * <pre>{@code
 * Game game = Game.start(Kja.RULES, Formation.HEEH, Formation.HEEH).play(Move.parse("a4b4"));
 * assertThat(game).permits("a7b7", "e9e9").refuses("a7a8", "M7").goesOn();
 * assertThat(game.position()).isNotFacing().isInCheck(); // fails: expected a check
 * }</pre>
 */
@SuppressWarnings("exports") // Who asserts has AssertJ.
public final class JanggiAssertions {
    private JanggiAssertions() {}

    /**
     * Assertions about a position.
     *
     * @param actual the position
     * @return the assertions
     */
    public static PositionAssert assertThat(@Nullable Position actual) {
        return new PositionAssert(actual);
    }

    /**
     * Assertions about a game.
     *
     * @param actual the game
     * @return the assertions
     */
    public static GameAssert assertThat(@Nullable Game actual) {
        return new GameAssert(actual);
    }

    /**
     * Assertions about an outcome.
     *
     * @param actual the outcome
     * @return the assertions
     */
    public static OutcomeAssert assertThat(@Nullable Outcome actual) {
        return new OutcomeAssert(actual);
    }
}
