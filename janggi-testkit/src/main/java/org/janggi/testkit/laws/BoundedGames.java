package org.janggi.testkit.laws;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.RuleSet;

/** L14. */
final class BoundedGames implements Law {
    /** Games are not played on further: they are kept in memory, ply by ply. */
    private static final int MOST_PLIES = 5_000;

    @Override
    public String id() {
        return "L14";
    }

    @Override
    public String statement() {
        return "random games end within the bound that the rule set declares";
    }

    @Override
    public Optional<String> reasonToSkip(RuleSet rules) {
        OptionalInt bound = rules.longestGame();
        if (bound.isEmpty()) {
            return Optional.of("no bound is declared");
        }
        return bound.getAsInt() <= MOST_PLIES
                ? Optional.empty()
                : Optional.of("no game is played as far as its bound, " + bound.getAsInt() + " plies");
    }

    @Override
    public int stride() {
        return 64;
    }

    /** The game is carried on at random, the same way each time, as far as the bound lets it. */
    @Override
    public Optional<Difference> check(Game game) {
        int bound = game.rules().longestGame().orElseThrow();
        SplittableRandom random = new SplittableRandom(game.position().key());
        Game longer = game;
        while (longer.history().ply() < bound) {
            List<Move> moves = longer.legalMoves();
            if (moves.isEmpty()) {
                return Optional.empty();
            }
            longer = longer.play(moves.get(random.nextInt(moves.size())));
        }
        return Difference.between(
                "whether the game is over after " + longer.history().ply() + " plies", true, longer.isOver());
    }
}
