package org.janggi.testkit.assertj;

import java.util.Optional;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Game;
import org.janggi.core.Move;

/**
 * Assertions about a game.
 *
 * <pre>{@code
 * Game game = Game.start(Kja.RULES, Formation.HEEH, Formation.HEEH).play(Move.parse("a4b4")).play(Move.PASS);
 * assertThat(game).hasPlies(2).permits("b4c4"); // fails: b4c4 is refused by M8
 * assertThat(game).hasLast("e9e9"); // fails: expected the last move e9e9, found pass
 * }</pre>
 */
public final class GameAssert extends ChoicesAssert<GameAssert, Game> {
    GameAssert(@Nullable Game actual) {
        super(actual, GameAssert.class);
    }

    /**
     * So many plies were played.
     *
     * <pre>{@code
     * Game game = Game.start(Kja.RULES, Formation.HEEH, Formation.HEEH).play(Move.PASS);
     * assertThat(game).hasPlies(1);
     * assertThat(game).hasPlies(2); // fails: expected 2 plies, found 1
     * }</pre>
     *
     * @param plies the number, passes included
     * @return this
     */
    public GameAssert hasPlies(int plies) {
        int found = it().history().ply();
        return check(found == plies, "expected " + plies + " plies, found " + found);
    }

    /**
     * The move played last.
     *
     * <pre>{@code
     * Game game = Game.start(Kja.RULES, Formation.HEEH, Formation.HEEH).play(Move.parse("a4b4"));
     * assertThat(game).hasLast("a4b4");
     * assertThat(game.play(Move.PASS)).hasLast("pass");
     * assertThat(game).hasLast("b4a4"); // fails: expected the last move b4a4, found a4b4
     * }</pre>
     *
     * @param move the move as {@link Move#toString} writes it
     * @return this
     */
    public GameAssert hasLast(String move) {
        Optional<Move> last = it().history().move();
        String found = last.map(Move::toString).orElse("none");
        return check(found.equals(move), "expected the last move " + move + ", found " + found);
    }

    /**
     * Assertions about the position reached.
     *
     * <pre>{@code
     * Game game = Game.start(Kja.RULES, Formation.HEEH, Formation.HEEH).play(Move.parse("a4b4"));
     * assertThat(game).position().has("b4", "P");
     * assertThat(game).position().has("a4", "P"); // fails: expected P on a4, found none
     * }</pre>
     *
     * @return assertions about the last position
     */
    public PositionAssert position() {
        return new PositionAssert(it().position());
    }
}
