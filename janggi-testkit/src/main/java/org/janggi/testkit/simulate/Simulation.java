package org.janggi.testkit.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.janggi.core.Game;
import org.janggi.core.IllegalMoveException;
import org.janggi.core.InvalidPositionException;
import org.janggi.core.Move;
import org.janggi.core.Outcome;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.core.Setup;
import org.janggi.core.Side;

/**
 * An experiment with the rule sets and players that its texts name. Immutable; for any number of threads. It is not
 * sent to other machines: they get the experiment and make their own.
 *
 * <pre>{@code
 * Simulation simulation = Simulation.of(Experiment.of(List.of("kja"), 16, 7), Catalogue.ofServices());
 * simulation.play(new Chunk(0, 10), false).tally().figures(0).games(); // -> 10
 * }</pre>
 */
public final class Simulation {
    private final Experiment experiment;
    private final List<RuleSet> rules;
    private final Map<Cell, Position> starts;
    private final Player cho;
    private final Player han;

    private Simulation(Experiment experiment, List<RuleSet> rules, Map<Cell, Position> starts, Player cho, Player han) {
        this.experiment = experiment;
        this.rules = rules;
        this.starts = starts;
        this.cho = cho;
        this.han = han;
    }

    /**
     * Finds what the texts of an experiment name.
     *
     * @param experiment the experiment
     * @param catalogue where rule sets and players are looked up
     * @return the simulation
     * @throws IllegalArgumentException if a rule set or player is unknown, two texts name equal rule sets, or a rule set
     *     does not accept a start; the message is one line
     */
    public static Simulation of(Experiment experiment, Catalogue catalogue) {
        Objects.requireNonNull(experiment, "experiment");
        List<RuleSet> rules = new ArrayList<>();
        List<String> texts = new ArrayList<>();
        for (String text : experiment.rules()) {
            RuleSet named = catalogue.rules(text);
            if (rules.contains(named)) {
                throw new IllegalArgumentException(
                        "rules: expected each once, found " + text + " for one that is there");
            }
            rules.add(named);
            texts.add(catalogue.canonical(text, named));
        }
        Map<Cell, Position> starts = new TreeMap<>();
        for (int i = 0; i < rules.size(); i++) {
            for (int setup = 0; setup < experiment.setups().size(); setup++) {
                for (Side first : experiment.firstMovers()) {
                    Position start = start(rules.get(i), experiment.setups().get(setup), first);
                    starts.put(new Cell(i, setup, first), start);
                }
            }
        }
        Experiment canonical = experiment
                .withRules(texts)
                .withPlayers(catalogue.canonicalPlayer(experiment.cho()), catalogue.canonicalPlayer(experiment.han()));
        return new Simulation(
                canonical,
                List.copyOf(rules),
                starts,
                catalogue.player(experiment.cho()),
                catalogue.player(experiment.han()));
    }

    private static Position start(RuleSet rules, SetupPair setup, Side first) {
        try {
            Position start = rules.start(setup.cho(), setup.han());
            return start.turn() == first ? start : Position.of(rules, Setup.of(start.board(), first));
        } catch (InvalidPositionException e) {
            throw new IllegalArgumentException(
                    rules.id() + ": no start " + setup + " with " + first.id() + " to move: " + e.getMessage(), e);
        }
    }

    /**
     * What is played: the experiment with the one text of each rule set and player, without defaults and with options by
     * name, so that experiments that are spelled differently and play the same are equal.
     *
     * @return the experiment
     */
    public Experiment experiment() {
        return experiment;
    }

    /** {@return the rule sets, in the order of {@link Experiment#rules}} */
    public List<RuleSet> rules() {
        return rules;
    }

    /**
     * The first position of a game.
     *
     * @param ruleSet the index of its rule set
     * @param number its number
     * @return the position before the first move
     */
    public Position start(int ruleSet, long number) {
        Position start = starts.get(experiment.cell(ruleSet, number));
        if (start == null) {
            throw new IndexOutOfBoundsException("no rule set " + ruleSet);
        }
        return start;
    }

    /**
     * Plays some of the games.
     *
     * @param chunk which
     * @param listing whether the single games are asked for, see {@link Played#games}
     * @return what was counted
     * @throws PlayerException if a player fails, or chooses no move or one that is not permitted
     */
    public Played play(Chunk chunk, boolean listing) {
        ChunkCounter counter = new ChunkCounter(experiment);
        for (long number = chunk.from(); number < chunk.to(); number++) {
            for (int i = 0; i < rules.size(); i++) {
                play(i, number, counter, listing);
            }
        }
        return counter.result(chunk);
    }

    private void play(int ruleSet, long number, ChunkCounter counter, boolean listing) {
        Game game = Game.of(start(ruleSet, number));
        GameRandom random = GameRandom.of(experiment.seed(), number);
        GameMeter meter = new GameMeter(game, counter.cell(ruleSet, number)::addTurn);
        List<Move> permitted = game.legalMoves();
        for (int ply = 0; ply < experiment.cap() && !permitted.isEmpty(); ply++) {
            meter.turn(game, permitted);
            Move move = choose(game, random, ruleSet, number);
            Game next = next(game, move, ruleSet, number);
            permitted = next.legalMoves();
            meter.move(game, move, next, permitted.isEmpty());
            game = next;
        }
        Optional<Outcome> outcome = game.outcome();
        boolean capped = outcome.isEmpty();
        if (capped && experiment.atCap() == AtCap.REFEREE) {
            outcome = Optional.of(game.rules().adjudicate(game));
        }
        counter.add(meter.end(ruleSet, number, game, capped, outcome), game, listing);
    }

    private Move choose(Game game, GameRandom random, int ruleSet, long number) {
        try {
            return Objects.requireNonNull((game.turn() == Side.CHO ? cho : han).choose(game, random), "no move");
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            throw failed(game, ruleSet, number, "failed: " + e, e);
        }
    }

    private Game next(Game game, Move move, int ruleSet, long number) {
        try {
            return game.play(move);
        } catch (IllegalMoveException e) {
            throw failed(game, ruleSet, number, String.valueOf(e.getMessage()), e);
        }
    }

    private PlayerException failed(Game game, int ruleSet, long number, String why, Throwable cause) {
        String player = game.turn() == Side.CHO ? experiment.cho() : experiment.han();
        String rule = experiment.rules().get(ruleSet);
        return new PlayerException("player " + player + ", game " + number + " of " + rule + ": " + why, cause);
    }
}
