package org.janggi.testkit;

import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import org.janggi.core.Formation;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Outcome;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.core.Setup;
import org.janggi.core.Side;

/**
 * Games of random moves under one rule set, in turn from the 16 starts and from endgames with few pieces, the same for
 * the same seed. Ends as the rule set ends them, or at a cap.
 *
 * <p>Not for use by several threads at once.
 *
 * <pre>{@code
 * Playouts playouts = new Playouts(FairyRules.CASUAL, 2026, 2000);
 * Game game = playouts.next();
 * game.isOver(); // -> true
 * }</pre>
 */
public final class Playouts {
    private final RuleSet rules;
    private final int cap;
    private final SplittableRandom random;
    private final RandomPositions boards;
    private int played;

    /**
     * A row of games.
     *
     * @param rules the rule set
     * @param seed any number
     * @param cap how many plies a game lasts at most, 0 or more
     */
    public Playouts(RuleSet rules, long seed, int cap) {
        this.rules = Objects.requireNonNull(rules, "rules");
        if (cap < 0) {
            throw new IllegalArgumentException("a game has 0 plies or more, found " + cap);
        }
        this.cap = cap;
        this.random = new SplittableRandom(seed);
        this.boards = new RandomPositions(rules, seed);
    }

    /**
     * The next game: one from a start, then one from an endgame.
     *
     * @return a game that is over or as long as the cap
     */
    public Game next() {
        boolean fromStart = played++ % 2 == 0;
        return play(Game.of(fromStart ? start() : endgame()));
    }

    private Position start() {
        return rules.start(formation(), formation());
    }

    private Formation formation() {
        return Formation.values()[random.nextInt(Formation.values().length)];
    }

    private Position endgame() {
        Side turn = random.nextBoolean() ? Side.CHO : Side.HAN;
        while (true) {
            Setup setup = Setup.of(boards.board(true, random.nextInt(4) == 0), turn);
            if (Position.faults(rules, setup).stream().noneMatch(fault -> fault.isError())) {
                return Position.of(rules, setup);
            }
        }
    }

    /**
     * Random moves from a game on.
     *
     * @param game any game
     * @return the game when it is over, or as many plies longer as the cap says
     */
    public Game play(Game game) {
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
