package org.janggi.testkit.simulate;

import java.util.random.RandomGenerator;
import org.janggi.core.Game;
import org.janggi.core.Move;

/**
 * Somebody who chooses moves. One instance plays many games, by many threads at once, so it keeps nothing of them; and
 * whatever it leaves to chance, it takes from the stream that it is given, so that the same game and the same stream give
 * the same move, on every machine.
 *
 * <p>A choice comes to an end: nothing limits its time, since where it stopped would depend on the machine, and a player who
 * never answers cannot be stopped but with the process. Such a run stands still; its last state stays.
 *
 * <pre>{@code
 * Player first = (game, random) -> game.legalMoves().get(0);
 * first.choose(Game.start(Kja.RULES, Formation.HEEH, Formation.HEEH), new Random(7)).isPass(); // -> false
 * }</pre>
 */
@FunctionalInterface
public interface Player {
    /**
     * Chooses a move.
     *
     * @param game a game that is not over
     * @param random a stream of random numbers; may be left alone
     * @return one of the game's permitted moves
     */
    Move choose(Game game, RandomGenerator random);
}
