package org.janggi.variants.league;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.checkerframework.checker.nullness.qual.Nullable;

/**
 * A knock-out (K7): a bracket in which the best of the list meet as late as possible, and have the byes when the number of
 * players is no power of two. Nobody has a bye after the first round. Who leaves it has lost the series at hand or, while
 * the opponent is not known, the next one.
 *
 * <p><b>Equality.</b> By bracket, games and who has left. <b>Cost.</b> Each game or walkover copies the bracket.
 */
public final class Knockout {
    private final List<List<Series>> rounds;
    private final Set<String> gone;

    private Knockout(List<List<Series>> rounds, Set<String> gone) {
        this.rounds = rounds.stream().map(List::copyOf).toList();
        this.gone = gone;
    }

    /**
     * A bracket before its first game.
     *
     * @param players the ids of the players, the strongest first; at least 2
     * @param plan how many games a series has in each round
     * @return the bracket
     * @throws IllegalArgumentException if there are fewer than 2 players or somebody stands there twice
     */
    public static Knockout of(Collection<String> players, SeriesPlan plan) {
        List<String> seeds = List.copyOf(players);
        Set<String> different = new HashSet<>(seeds);
        if (seeds.size() < 2 || different.size() < seeds.size()) {
            throw new IllegalArgumentException("a knock-out has at least 2 different players, found " + seeds);
        }
        List<Integer> order = bracket(seeds.size());
        List<List<Series>> rounds = new ArrayList<>();
        int count = Integer.numberOfTrailingZeros(order.size());
        for (int round = 1; round <= count; round++) {
            List<Series> row = new ArrayList<>();
            for (int number = 1; number <= 1 << (count - round); number++) {
                row.add(Series.empty(round, number, plan.length(count - round)));
            }
            rounds.add(row);
        }
        List<Series> start = rounds.get(0);
        for (int i = 0; i < start.size(); i++) {
            String first = seeds.get(order.get(2 * i));
            int other = order.get(2 * i + 1);
            Series paired = start.get(i).withFirst(first);
            start.set(i, other < seeds.size() ? paired.withSecond(seeds.get(other)) : paired.awardedTo(first));
        }
        for (Series series : List.copyOf(start)) {
            advance(rounds, series, Set.of());
        }
        return new Knockout(rounds, Set.of());
    }

    /** The places of the seeds, from 0, in a bracket of the next power of two: 0 and 1 at its ends. */
    private static List<Integer> bracket(int players) {
        List<Integer> order = List.of(0);
        while (order.size() < players) {
            List<Integer> next = new ArrayList<>();
            for (int seed : order) {
                next.add(seed);
                next.add(2 * order.size() - 1 - seed);
            }
            order = next;
        }
        return order;
    }

    /** Takes the winner of a series, if there is one, to the next round, and past an opponent there who is gone. */
    private static void advance(List<List<Series>> rounds, Series series, Set<String> gone) {
        Optional<String> winner = series.winner();
        if (winner.isEmpty() || series.round() == rounds.size()) {
            return;
        }
        List<Series> row = rounds.get(series.round());
        int at = (series.number() - 1) / 2;
        Series next = row.get(at);
        next = series.number() % 2 == 1 ? next.withFirst(winner.get()) : next.withSecond(winner.get());
        row.set(at, next);
        Optional<String> missing =
                next.isOpen() ? next.opponent(winner.get()).filter(gone::contains) : Optional.empty();
        if (missing.isPresent()) {
            row.set(at, next.awardedTo(winner.get()));
            advance(rounds, row.get(at), gone);
        }
    }

    private Knockout with(Series changed, Set<String> left) {
        List<List<Series>> next = new ArrayList<>();
        rounds.forEach(row -> next.add(new ArrayList<>(row)));
        next.get(changed.round() - 1).set(changed.number() - 1, changed);
        advance(next, changed, left);
        return new Knockout(next, left);
    }

    /**
     * This bracket with a game. In the first game of a series either player may be Cho, then colours alternate.
     *
     * @param cho the id of the first player
     * @param han the id of the second player
     * @param ofCho what the game was for Cho
     * @return the bracket, in which the winner of the series, if it is decided, has gone on
     * @throws IllegalArgumentException if the two have no game to play, or not with these colours
     */
    public Knockout withGame(String cho, String han, GameResult ofCho) {
        Series series = seriesOf(new Pairing(cho, han));
        return with(series.with(LeagueGame.of(series.round(), cho, han).with(ofCho)), gone);
    }

    /**
     * The series whose next game two players can have with these colours.
     *
     * @param players the two players
     * @return the series
     * @throws IllegalArgumentException if the two have no game to play, or not with these colours
     */
    public Series seriesOf(Pairing players) {
        Series series = open(players.cho());
        if (!series.has(players.han())) {
            throw new IllegalArgumentException(
                    players + " is no game of round " + series.round() + ": " + opponents(series));
        }
        Optional<Pairing> colours = series.nextColours();
        if (colours.isPresent() && !colours.get().equals(players)) {
            throw new IllegalArgumentException(
                    "colours alternate in a series (K7): " + colours.get() + " expected, found " + players);
        }
        return series;
    }

    private static String opponents(Series series) {
        return series.first().orElse("?") + " plays " + series.second().orElse("?");
    }

    /**
     * This bracket after a player has left it: the opponent of the series at hand goes on or, if that one is not known yet,
     * goes on once known. Nothing changes where the player has been eliminated or has won the final.
     *
     * @param player the id of the player
     * @return the bracket
     * @throws IllegalArgumentException if the player is not in the bracket or has left it before
     */
    public Knockout withWalkover(String player) {
        if (rounds.get(0).stream().noneMatch(series -> series.has(player))) {
            throw new IllegalArgumentException("no player \"" + player + "\" in the bracket");
        }
        Set<String> left = new HashSet<>(gone);
        if (!left.add(player)) {
            throw new IllegalArgumentException(player + " has withdrawn before");
        }
        return atHand(player)
                .map(series -> with(series.awardedTo(series.opponent(player).orElseThrow()), Set.copyOf(left)))
                .orElseGet(() -> new Knockout(rounds, Set.copyOf(left)));
    }

    /**
     * The series that a player has to play.
     *
     * @param player the id of the player
     * @return the series, whose players are both known
     * @throws IllegalArgumentException if there is none
     */
    public Series open(String player) {
        return atHand(player)
                .orElseThrow(() -> new IllegalArgumentException(
                        player + (gone.contains(player) ? " has withdrawn" : " has no game to play")));
    }

    private Optional<Series> atHand(String player) {
        return rounds.stream()
                .flatMap(List::stream)
                .filter(series -> series.has(player) && series.isOpen())
                .findFirst();
    }

    /**
     * All series that can be played on.
     *
     * @return an immutable list, earlier rounds first
     */
    public List<Series> openSeries() {
        return rounds.stream().flatMap(List::stream).filter(Series::isOpen).toList();
    }

    /**
     * The bracket.
     *
     * @return the series of each round, byes included; the last round is the final
     */
    public List<List<Series>> rounds() {
        return rounds;
    }

    /**
     * The winner of the final.
     *
     * @return the id, or empty while it is not decided
     */
    public Optional<String> winner() {
        return rounds.get(rounds.size() - 1).get(0).winner();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Knockout knockout && knockout.rounds.equals(rounds) && knockout.gone.equals(gone);
    }

    @Override
    public int hashCode() {
        return Objects.hash(rounds, gone);
    }

    /** The number of rounds and of series that can be played on. */
    @Override
    public String toString() {
        return "knock-out of " + rounds.size() + " rounds, " + openSeries().size() + " open series";
    }
}
