package org.janggi.variants.league;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A series of a knock-out (K7), in the simplest case one game: who first wins more than half of its games goes on. The
 * colours of its first game are free, to be drawn at the board (P2); then they alternate.
 *
 * @param round the round, from 1
 * @param number its number in the round, from 1
 * @param length how many games it has at most: 1, 3 or 5
 * @param first the id of one player, empty while it is not known
 * @param second the id of the other player, empty while it is not known and where {@code first} has a bye
 * @param games the games played
 * @param awarded the id of the player who goes on without having won, by a bye or because the other one is gone
 */
public record Series(
        int round,
        int number,
        int length,
        Optional<String> first,
        Optional<String> second,
        List<LeagueGame> games,
        Optional<String> awarded) {
    /**
     * A series.
     *
     * @param round the round, from 1
     * @param number its number in the round, from 1
     * @param length how many games it has at most
     * @param first the id of one player, or empty
     * @param second the id of the other player, or empty
     * @param games the games played
     * @param awarded the id of the player who goes on without having won, or empty
     */
    public Series {
        Objects.requireNonNull(first, "first");
        Objects.requireNonNull(second, "second");
        games = List.copyOf(games);
        Objects.requireNonNull(awarded, "awarded");
    }

    static Series empty(int round, int number, int length) {
        return new Series(round, number, length, Optional.empty(), Optional.empty(), List.of(), Optional.empty());
    }

    Series withFirst(String player) {
        return new Series(round, number, length, Optional.of(player), second, games, awarded);
    }

    Series withSecond(String player) {
        return new Series(round, number, length, first, Optional.of(player), games, awarded);
    }

    Series awardedTo(String player) {
        return new Series(round, number, length, first, second, games, Optional.of(player));
    }

    Series with(LeagueGame game) {
        List<LeagueGame> more = new ArrayList<>(games);
        more.add(game);
        return new Series(round, number, length, first, second, more, awarded);
    }

    /**
     * Whether it is a bye.
     *
     * @return whether the first player goes on without an opponent
     */
    public boolean isBye() {
        return second.isEmpty() && awarded.isPresent();
    }

    /**
     * Whether a player plays in it.
     *
     * @param player an id
     * @return whether the player does
     */
    public boolean has(String player) {
        Optional<String> wanted = Optional.of(player);
        return first.equals(wanted) || second.equals(wanted);
    }

    /** The other player, empty while not known. */
    Optional<String> opponent(String player) {
        return first.equals(Optional.of(player)) ? second : first;
    }

    /**
     * How many games a player has won.
     *
     * @param player the id of one of the two
     * @return the number
     */
    public int wins(String player) {
        return (int) games.stream()
                .filter(game -> game.resultOf(player).filter(GameResult::isWin).isPresent())
                .count();
    }

    /**
     * Who goes on.
     *
     * @return the id of the winner, or empty while it is not decided
     */
    public Optional<String> winner() {
        if (awarded.isPresent() || first.isEmpty() || second.isEmpty()) {
            return awarded;
        }
        return first.filter(this::hasWon).or(() -> second.filter(this::hasWon));
    }

    private boolean hasWon(String player) {
        return 2 * wins(player) > length;
    }

    /**
     * Whether it can be played on: both players are known and nobody has won.
     *
     * @return whether it can
     */
    public boolean isOpen() {
        return first.isPresent() && second.isPresent() && winner().isEmpty();
    }

    /**
     * Who plays which side in the next game.
     *
     * @return the pairing; empty before the first game, whose colours are free, and when no game is to be played
     */
    public Optional<Pairing> nextColours() {
        if (games.isEmpty() || !isOpen()) {
            return Optional.empty();
        }
        Pairing last = games.get(games.size() - 1).players();
        return Optional.of(new Pairing(/* cho= */ last.han(), /* han= */ last.cho()));
    }
}
