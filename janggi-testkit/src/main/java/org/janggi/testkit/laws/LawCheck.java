package org.janggi.testkit.laws;

import java.util.ArrayList;
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
 * A check of laws under one rule set: random games from all its 16 starts and from any positions given, every position
 * on the way shown to every law. Immutable; the same check gives the same report.
 *
 * <p>After a violation, shorter games are tried: those that leave out the end, and those that start from a later
 * position.
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
    private static final int LATEST_START = 6;

    /**
     * A check.
     *
     * @param rules the rule set
     * @param seed of all random choices
     * @param games how many from each of the 16 starts, 0 or more
     * @param plies how many in a game at most, 0 or more
     * @param positions further positions to start from; copied
     * @param pliesFromPositions how many in a game from one of them at most, 0 or more
     */
    public LawCheck {
        Objects.requireNonNull(rules, "rules");
        positions = List.copyOf(positions);
        if (games < 0 || plies < 0 || pliesFromPositions < 0) {
            throw new IllegalArgumentException("a number of games or plies is 0 or more");
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
        private final List<Law> skipped;
        private final Map<Law, LawViolation> violations = new LinkedHashMap<>();
        private final List<Law> laws;
        private final SplittableRandom random = new SplittableRandom(seed);
        private long seen;

        Run(List<Law> laws) {
            this.laws = laws.stream().filter(law -> law.appliesTo(rules)).toList();
            this.skipped = laws.stream().filter(law -> !law.appliesTo(rules)).toList();
        }

        LawReport report() {
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
            } catch (RuntimeException e) {
                return Optional.empty();
            }
        }

        private void show(Game game, boolean last) {
            seen++;
            for (Law law : laws) {
                if (!violations.containsKey(law) && (last || seen % law.stride() == 0)) {
                    Optional<Difference> difference = difference(law, game);
                    if (difference.isPresent()) {
                        violations.put(law, shortest(law, new LawViolation(law, seed, game, difference.get())));
                    }
                }
            }
        }
    }

    private static Optional<Difference> difference(Law law, Game game) {
        try {
            return law.check(game);
        } catch (RuntimeException e) {
            return Optional.of(new Difference("while checking", "no exception", e.toString()));
        }
    }

    private static LawViolation shortest(Law law, LawViolation found) {
        Game whole = found.game();
        int length = whole.history().ply();
        for (Game shorter : shorter(whole, length)) {
            Optional<Difference> difference = difference(law, shorter);
            if (difference.isPresent()) {
                return new LawViolation(law, found.seed(), shorter, difference.get());
            }
        }
        return found;
    }

    /** Later starts with at most a few plies, and then all prefixes, the shortest first. */
    private static List<Game> shorter(Game whole, int length) {
        List<Game> games = new ArrayList<>();
        List<Move> moves = whole.history().moves();
        for (int kept = 0; kept <= Math.min(LATEST_START, length - 1); kept++) {
            replayed(whole.history().at(length - kept).position(), moves.subList(length - kept, length))
                    .ifPresent(games::add);
        }
        for (int kept = 0; kept < length; kept++) {
            games.add(whole.at(kept));
        }
        return games;
    }

    private static Optional<Game> replayed(Position start, List<Move> moves) {
        try {
            Game game = Game.of(start);
            for (Move move : moves) {
                game = game.play(move);
            }
            return Optional.of(game);
        } catch (RuntimeException e) {
            return Optional.empty();
        }
    }
}
