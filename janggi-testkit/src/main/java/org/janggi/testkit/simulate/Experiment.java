package org.janggi.testkit.simulate;

import java.io.Serializable;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import org.janggi.core.Side;

/**
 * What is to be played, without anything that depends on when, where and by how many threads. Games are known by their
 * numbers, 0 to {@code games - 1}: a number and the seed tell the set-ups, the first mover and the stream of random
 * numbers, so each game is the same wherever it is played, and the same number is played alike under every rule set as
 * far as the rules are alike.
 *
 * <p>Immutable. Rule sets and players are texts, which {@link Simulation} turns into what they name.
 *
 * <pre>{@code
 * Experiment experiment = Experiment.of(List.of("kja", "gungjanggi-dan"), 1000, 7).withPlayers("greedy", "random");
 * experiment.setup(17).toString(); // -> HEEH/EHHE
 * }</pre>
 *
 * @param rules the texts of 1 to {@value #MOST_RULES} rule sets, all different
 * @param setups the set-ups, played in turn; at least one, all different
 * @param firstMovers the sides that move first, in turn; one of them or both
 * @param cho the text of the player of Cho
 * @param han the text of the player of Han
 * @param games how many games are played under each rule set, 1 to {@value #MOST_GAMES}
 * @param seed any number
 * @param cap how many plies a game lasts at most, 1 to {@value #MOST_PLIES}
 * @param atCap what becomes of a game that is not over then
 * @param keep which games are kept whole, in the words of {@link GameFilter}; empty for none
 * @param keepMax how many of each rule set at most, 0 to {@value #MOST_KEPT}; 0 exactly if {@code keep} is empty
 */
public record Experiment(
        List<String> rules,
        List<SetupPair> setups,
        List<Side> firstMovers,
        String cho,
        String han,
        long games,
        long seed,
        int cap,
        AtCap atCap,
        String keep,
        int keepMax)
        implements Serializable {
    /** The most rule sets. */
    public static final int MOST_RULES = 64;
    /** The most games under each rule set. */
    public static final long MOST_GAMES = 1_000_000_000;
    /** The longest game. */
    public static final int MOST_PLIES = 10_000;
    /** The most games kept of each rule set. */
    public static final int MOST_KEPT = 1_000;
    /** The cap where none is named. */
    public static final int DEFAULT_CAP = 2_000;
    /** The player where none is named. */
    public static final String DEFAULT_PLAYER = "random";

    /**
     * All parts.
     *
     * @param rules the texts of rule sets
     * @param setups the set-ups
     * @param firstMovers the sides that move first
     * @param cho the player of Cho
     * @param han the player of Han
     * @param games how many games under each rule set
     * @param seed any number
     * @param cap the longest game
     * @param atCap what becomes of it
     * @param keep which games are kept
     * @param keepMax how many
     * @throws IllegalArgumentException if one is out of its range; the message is one line
     */
    public Experiment {
        rules = distinct("rules", rules);
        setups = distinct("setups", setups);
        firstMovers = distinct("first", firstMovers);
        Objects.requireNonNull(cho, "cho");
        Objects.requireNonNull(han, "han");
        Objects.requireNonNull(atCap, "atCap");
        check("rules", "rule sets", rules.size(), 1, MOST_RULES);
        check("games", "games", games, 1, MOST_GAMES);
        check("cap", "plies", cap, 1, MOST_PLIES);
        check("keepMax", "kept games", keepMax, 0, MOST_KEPT);
        if (keep.isEmpty() != (keepMax == 0)) {
            throw new IllegalArgumentException(
                    keepMax == 0
                            ? "keepMax: expected 1 or more where games are kept, found 0"
                            : "keep: expected what games are kept where keepMax is " + keepMax + ", found nothing");
        }
        if (!keep.isEmpty()) {
            GameFilter.parse(keep);
        }
    }

    private static <T> List<T> distinct(String name, List<T> list) {
        List<T> copy = List.copyOf(list);
        if (copy.isEmpty()) {
            throw new IllegalArgumentException(name + ": expected at least one, found none");
        }
        HashSet<T> seen = new HashSet<>();
        for (T element : copy) {
            if (!seen.add(element)) {
                throw new IllegalArgumentException(name + ": expected each once, found " + element + " twice");
            }
        }
        return copy;
    }

    private static void check(String name, String what, long found, long least, long most) {
        if (found < least || found > most) {
            throw new IllegalArgumentException(
                    name + ": expected " + least + " to " + most + " " + what + ", found " + found);
        }
    }

    /**
     * An experiment of random games from all set-ups, Cho moving first, at most {@value #DEFAULT_CAP} plies long and
     * decided by the referee then.
     *
     * @param rules the texts of rule sets
     * @param games how many games under each
     * @param seed any number
     * @return the experiment
     * @throws IllegalArgumentException if one is out of its range
     */
    public static Experiment of(List<String> rules, long games, long seed) {
        return new Experiment(
                rules,
                SetupPair.all(),
                List.of(Side.CHO),
                DEFAULT_PLAYER,
                DEFAULT_PLAYER,
                games,
                seed,
                DEFAULT_CAP,
                AtCap.REFEREE,
                "",
                0);
    }

    /**
     * This experiment with other rule sets.
     *
     * @param texts the texts of 1 to {@value #MOST_RULES} rule sets, all different
     * @return the changed experiment
     * @throws IllegalArgumentException if there are none or too many, or one twice
     */
    public Experiment withRules(List<String> texts) {
        return new Experiment(texts, setups, firstMovers, cho, han, games, seed, cap, atCap, keep, keepMax);
    }

    /**
     * This experiment with other set-ups.
     *
     * @param pairs at least one, all different
     * @return the changed experiment
     * @throws IllegalArgumentException if there is none, or one twice
     */
    public Experiment withSetups(List<SetupPair> pairs) {
        return new Experiment(rules, pairs, firstMovers, cho, han, games, seed, cap, atCap, keep, keepMax);
    }

    /**
     * This experiment with others moving first.
     *
     * @param sides one side, or both for every set-up in turn
     * @return the changed experiment
     * @throws IllegalArgumentException if there is none, or one twice
     */
    public Experiment withFirstMovers(List<Side> sides) {
        return new Experiment(rules, setups, sides, cho, han, games, seed, cap, atCap, keep, keepMax);
    }

    /**
     * This experiment with other players.
     *
     * @param ofCho the text of the player of Cho
     * @param ofHan the text of the player of Han
     * @return the changed experiment
     */
    public Experiment withPlayers(String ofCho, String ofHan) {
        return new Experiment(rules, setups, firstMovers, ofCho, ofHan, games, seed, cap, atCap, keep, keepMax);
    }

    /**
     * This experiment with another cap.
     *
     * @param plies 1 to {@value #MOST_PLIES}
     * @param then what becomes of a game that is not over then
     * @return the changed experiment
     * @throws IllegalArgumentException if the number is out of its range
     */
    public Experiment withCap(int plies, AtCap then) {
        return new Experiment(rules, setups, firstMovers, cho, han, games, seed, plies, then, keep, keepMax);
    }

    /**
     * This experiment with games kept whole.
     *
     * @param which in the words of {@link GameFilter}; empty for none
     * @param most how many of each rule set, 1 to {@value #MOST_KEPT}; 0 for none
     * @return the changed experiment
     * @throws IllegalArgumentException if the words or the number are not as they should be
     */
    public Experiment withKept(String which, int most) {
        return new Experiment(rules, setups, firstMovers, cho, han, games, seed, cap, atCap, which, most);
    }

    /**
     * The set-ups of a game.
     *
     * @param number the number of the game
     * @return the index in {@link #setups}; neighbours have different ones as far as there are
     */
    public int setupIndex(long number) {
        return (int) (number % setups.size());
    }

    /**
     * The set-ups of a game.
     *
     * @param number the number of the game
     * @return one of {@link #setups}
     */
    public SetupPair setup(long number) {
        return setups.get(setupIndex(number));
    }

    /**
     * The first mover of a game.
     *
     * @param number the number of the game
     * @return one of {@link #firstMovers}, which change when all set-ups have been played
     */
    public Side first(long number) {
        return firstMovers.get((int) (number / setups.size() % firstMovers.size()));
    }

    /**
     * Where a game is counted.
     *
     * @param ruleSet the index of its rule set
     * @param number its number
     * @return the cell
     */
    public Cell cell(int ruleSet, long number) {
        return new Cell(ruleSet, setupIndex(number), first(number));
    }
}
