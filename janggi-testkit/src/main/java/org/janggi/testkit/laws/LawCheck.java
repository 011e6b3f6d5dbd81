package org.janggi.testkit.laws;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import org.janggi.core.Formation;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;

/**
 * A check of laws under one rule set: random games from all its 16 starts and from any positions given. Every position on
 * the way is shown to every law, or to a dear one every so many ({@link Law#stride}). Immutable; the same check gives the same
 * report.
 *
 * <p>After a violation, shorter games are tried: those that start from a later position, those that leave out the end, and
 * those that leave out moves between.
 *
 * <pre>{@code
 * LawCheck check = LawCheck.of(FairyRules.CASUAL).withSeed(3).withGames(1, 5);
 * check.run(List.of(Laws.of("L2"))).violations(); // -> []
 * }</pre>
 *
 * @param rules the rule set
 * @param seed of all random choices
 * @param games how many from each of the 16 starts
 * @param plies how many in a game at most
 * @param positions further positions to start from
 * @param pliesFromPositions how many in a game from one of them at most
 */
public record LawCheck(
        RuleSet rules, long seed, int games, int plies, List<Position> positions, int pliesFromPositions) {
    /** What a difference is about that is an exception. */
    static final String EXCEPTION = "while checking";

    /**
     * A check.
     *
     * @param rules the rule set
     * @param seed of all random choices
     * @param games how many from each of the 16 starts, 0 or more
     * @param plies how many in a game at most, 0 or more
     * @param positions further positions to start from, of this rule set or an equal one; copied
     * @param pliesFromPositions how many in a game from one of them at most, 0 or more
     * @throws IllegalArgumentException if a number is negative or a position is of another rule set
     */
    public LawCheck {
        Objects.requireNonNull(rules, "rules");
        positions = List.copyOf(positions);
        if (games < 0 || plies < 0 || pliesFromPositions < 0) {
            throw new IllegalArgumentException("a number of games or plies is 0 or more, found " + games + ", " + plies
                    + " and " + pliesFromPositions);
        }
        for (int i = 0; i < positions.size(); i++) {
            if (!positions.get(i).rules().equals(rules)) {
                throw new IllegalArgumentException("position " + i + ": expected one of " + rules.id()
                        + ", or of a rule set equal to it, found one of "
                        + positions.get(i).rules().id());
            }
        }
    }

    /**
     * One game of up to 100 plies from each start.
     *
     * @param rules the rule set
     * @return the check
     */
    public static LawCheck of(RuleSet rules) {
        return new LawCheck(rules, 1, 1, 100, List.of(), 6);
    }

    /**
     * This check with other random choices.
     *
     * @param number any number
     * @return the changed check
     */
    public LawCheck withSeed(long number) {
        return new LawCheck(rules, number, games, plies, positions, pliesFromPositions);
    }

    /**
     * This check with other games from the starts.
     *
     * @param number how many from each of the 16 starts, 0 or more
     * @param most how many plies in a game at most, 0 or more
     * @return the changed check
     */
    public LawCheck withGames(int number, int most) {
        return new LawCheck(rules, seed, number, most, positions, pliesFromPositions);
    }

    /**
     * This check with positions to start from.
     *
     * @param starts positions of the rule set
     * @param most how many plies in a game at most, 0 or more
     * @return the changed check
     * @throws IllegalArgumentException if a position is of another rule set
     */
    public LawCheck withPositions(List<Position> starts, int most) {
        return new LawCheck(rules, seed, games, plies, starts, most);
    }

    /**
     * Plays the games and asks the laws.
     *
     * @param laws the laws to check
     * @return what was found
     */
    public LawReport run(List<Law> laws) {
        return new Run(laws).report();
    }

    /** The moving parts of one run. */
    private final class Run {
        private final List<SkippedLaw> skipped;
        private final Map<Law, LawViolation> violations = new LinkedHashMap<>();
        private final List<Law> laws;
        private final SplittableRandom random = new SplittableRandom(seed);
        private long seen;
        private long begun;

        Run(List<Law> laws) {
            this.laws = laws.stream()
                    .filter(law -> law.reasonToSkip(rules).isEmpty())
                    .toList();
            this.skipped = laws.stream()
                    .flatMap(law -> law.reasonToSkip(rules).map(reason -> new SkippedLaw(law, reason)).stream())
                    .toList();
        }

        LawReport report() {
            for (Law law : laws) {
                positions(law).forEach(position -> ask(law, Game.of(position)));
            }
            for (int i = 0; i < games; i++) {
                for (Formation cho : Formation.values()) {
                    for (Formation han : Formation.values()) {
                        play(rules.start(cho, han), plies);
                    }
                }
            }
            for (Position position : positions) {
                play(position, pliesFromPositions);
            }
            List<LawViolation> found = laws.stream()
                    .filter(violations::containsKey)
                    .flatMap(law -> Optional.ofNullable(violations.get(law)).stream())
                    .toList();
            return new LawReport(found, skipped, seen);
        }

        private void play(Position start, int most) {
            begun++;
            Optional<Game> game = Optional.of(Game.of(start));
            for (int ply = 0; game.isPresent(); ply++) {
                Optional<Game> next = ply < most ? next(game.get()) : Optional.empty();
                show(game.get(), next.isEmpty());
                game = next;
            }
        }

        /** Empty at the end of a game, and where the rule set does not stand by its own moves: the laws tell why. */
        private Optional<Game> next(Game game) {
            try {
                List<Move> moves = game.legalMoves();
                return moves.isEmpty()
                        ? Optional.empty()
                        : Optional.of(game.play(moves.get(random.nextInt(moves.size()))));
            } catch (RuntimeException | StackOverflowError e) {
                return Optional.empty();
            }
        }

        /** Games are counted, too: else a law might be asked where the same side is to move, game after game. */
        private void show(Game game, boolean last) {
            seen++;
            for (Law law : laws) {
                if (last || (seen + begun) % law.stride() == 0) {
                    ask(law, game);
                }
            }
        }

        private void ask(Law law, Game game) {
            if (!violations.containsKey(law)) {
                difference(law, game)
                        .ifPresent(
                                found -> violations.put(law, Shrinking.of(new LawViolation(law, seed, game, found))));
            }
        }

        private List<Position> positions(Law law) {
            try {
                return law.positions(rules);
            } catch (RuntimeException | StackOverflowError e) {
                violations.put(
                        law,
                        new LawViolation(
                                law,
                                seed,
                                Game.of(rules.start(Formation.EHEH, Formation.EHEH)),
                                new Difference("the positions to ask at", "no exception", told(e))));
                return List.of();
            }
        }
    }

    /** What a law says; an exception is a difference, too. */
    static Optional<Difference> difference(Law law, Game game) {
        try {
            return law.check(game);
        } catch (RuntimeException | StackOverflowError e) {
            return Optional.of(new Difference(EXCEPTION, "no exception", told(e)));
        }
    }

    /** An exception and where it was thrown. */
    private static String told(Throwable e) {
        StackTraceElement[] trace = e.getStackTrace();
        return trace.length == 0 ? e.toString() : e + " at " + trace[0];
    }
}
