package org.janggi.testkit;

import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.janggi.core.Fault;
import org.janggi.core.Formation;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Outcome;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.core.Setup;
import org.janggi.core.Side;

/**
 * Games of random moves under one rule set, by number: even ones from the 16 starts, odd ones from endgames with few
 * pieces. They end as the rule set ends them, or at a cap.
 *
 * <p>A game depends on the seed and its number alone, and not on what was played before or by which thread. Immutable;
 * for any number of threads.
 *
 * <pre>{@code
 * Playouts playouts = new Playouts(FairyRules.CASUAL, 2026, 2000);
 * Game game = playouts.game(7);
 * game.isOver(); // -> true
 * playouts.games(0, 100).parallel().filter(Game::isOver).count(); // -> 100
 * }</pre>
 */
public final class Playouts {
    private static final int TRIES = 10_000;

    private final RuleSet rules;
    private final long seed;
    private final int cap;

    /**
     * A row of games.
     *
     * @param rules the rule set
     * @param seed any number
     * @param cap how many plies a game lasts at most, 0 or more
     * @throws IllegalArgumentException if the cap is negative
     */
    public Playouts(RuleSet rules, long seed, int cap) {
        this.rules = Objects.requireNonNull(rules, "rules");
        if (cap < 0) {
            throw new IllegalArgumentException("a game has 0 plies or more, found " + cap);
        }
        this.cap = cap;
        this.seed = new SplittableRandom(seed).nextLong();
    }

    /** Numbers that have nothing to do with those of the neighbours. */
    private SplittableRandom random(long number) {
        return new SplittableRandom(new SplittableRandom(seed + number).nextLong());
    }

    /**
     * One of the games.
     *
     * @param number any number
     * @return a game that is over or as long as the cap
     * @throws IllegalStateException if the rule set accepts hardly any endgame
     */
    public Game game(long number) {
        SplittableRandom random = random(number);
        return play(Game.of(number % 2 == 0 ? start(random) : endgame(random)), random);
    }

    /**
     * Some of the games, one after the other. A parallel stream plays them by several threads, and they come out the same.
     *
     * @param from the number of the first
     * @param to the number behind the last
     * @return a stream that plays when it is asked
     */
    public Stream<Game> games(long from, long to) {
        return LongStream.range(from, to).mapToObj(this::game);
    }

    private Position start(SplittableRandom random) {
        return rules.start(formation(random), formation(random));
    }

    private static Formation formation(SplittableRandom random) {
        return Formation.values()[random.nextInt(Formation.values().length)];
    }

    private Position endgame(SplittableRandom random) {
        Side turn = random.nextBoolean() ? Side.CHO : Side.HAN;
        RandomPositions boards = new RandomPositions(rules, random.nextLong());
        for (int i = 0; i < TRIES; i++) {
            Setup setup = Setup.of(boards.board(true, random.nextInt(4) == 0), turn);
            if (Position.faults(rules, setup).stream().noneMatch(Fault::isError)) {
                return Position.of(rules, setup);
            }
        }
        throw new IllegalStateException(rules.id() + " refused " + TRIES + " random endgames");
    }

    /**
     * Random moves from a game on.
     *
     * @param game any game
     * @param number which of the ways to go on
     * @return the game when it is over, or as many plies longer as the cap says
     */
    public Game play(Game game, long number) {
        return play(game, random(number));
    }

    private Game play(Game game, SplittableRandom random) {
        Game at = game;
        for (int i = 0; i < cap; i++) {
            List<Move> moves = at.legalMoves();
            if (moves.isEmpty()) {
                return at;
            }
            at = at.play(moves.get(random.nextInt(moves.size())));
        }
        return at;
    }

    /**
     * How a game ended, in few words.
     *
     * @param game any game
     * @return the ending and its clause, as in {@code "mate S2"}, or {@code "unfinished"}
     */
    public static String kind(Game game) {
        return game.outcome().map(Playouts::kind).orElse("unfinished");
    }

    private static String kind(Outcome outcome) {
        return outcome.ending() + " " + outcome.clause();
    }
}
