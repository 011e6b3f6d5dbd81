package org.janggi.variants.league;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Puts a {@link League} together one by one. What is refused leaves the builder as it was.
 *
 * <p>Not safe for use by several threads. <b>Cost.</b> Every addition takes the same time, however much is there.
 */
public final class LeagueBuilder {
    private final Map<String, Player> players = new LinkedHashMap<>();
    private final List<LeagueGame> games = new ArrayList<>();
    private final List<Bye> byes = new ArrayList<>();
    private final Map<String, Withdrawal> withdrawals = new LinkedHashMap<>();
    /** What a player has in a round, in words. */
    private final Map<Seat, String> taken = new HashMap<>();
    /** Where the games to be played stand, by their Cho. */
    private final Map<Seat, Integer> open = new HashMap<>();

    /** A player in a round. */
    private record Seat(int round, String player) {}

    private LeagueBuilder() {}

    static LeagueBuilder of(League league) {
        LeagueBuilder builder = new LeagueBuilder();
        league.players().forEach(builder::add);
        league.games().forEach(builder::seat);
        league.byes().forEach(builder::add);
        builder.withdrawals.putAll(league.withdrawals());
        return builder;
    }

    /**
     * Adds a player.
     *
     * @param player who joins
     * @return this builder
     * @throws IllegalArgumentException if another player has the same id
     */
    public LeagueBuilder add(Player player) {
        if (players.putIfAbsent(player.id(), player) != null) {
            throw new IllegalArgumentException("two players with the id " + player.id());
        }
        return this;
    }

    /**
     * Adds a game. A game that was there to be played is replaced by one of the same round and players with the same
     * colours.
     *
     * @param game the game, with a result or without
     * @return this builder
     * @throws IllegalArgumentException if a player is unknown or has withdrawn (P12), or has another game or a bye in the
     *     round; the message tells which
     */
    public LeagueBuilder add(LeagueGame game) {
        String what = "the game " + game.players();
        checkPlays(game.players().cho(), what);
        checkPlays(game.players().han(), what);
        Seat cho = new Seat(game.round(), game.players().cho());
        Integer at = open.get(cho);
        if (at != null && games.get(at).players().equals(game.players())) {
            games.set(at, game);
            if (game.isPlayed()) {
                open.remove(cho);
            }
            return this;
        }
        checkFree(cho, what);
        checkFree(new Seat(game.round(), game.players().han()), what);
        seat(game);
        return this;
    }

    private void seat(LeagueGame game) {
        Seat cho = new Seat(game.round(), game.players().cho());
        String what = "the game " + game.players();
        taken.put(cho, what);
        taken.put(new Seat(game.round(), game.players().han()), what);
        if (!game.isPlayed()) {
            open.put(cho, games.size());
        }
        games.add(game);
    }

    /**
     * Adds a bye.
     *
     * @param bye the bye
     * @return this builder
     * @throws IllegalArgumentException if the player is unknown or has withdrawn, or has a game or another bye in the round
     */
    public LeagueBuilder add(Bye bye) {
        checkPlays(bye.player(), "a bye");
        Seat seat = new Seat(bye.round(), bye.player());
        checkFree(seat, "a bye");
        taken.put(seat, "a bye");
        byes.add(bye);
        return this;
    }

    private Player player(String id) {
        Player player = players.get(id);
        if (player == null) {
            throw new IllegalArgumentException("no player \"" + id + "\" among the " + players.size() + " players");
        }
        return player;
    }

    private void checkPlays(String id, String wanted) {
        if (withdrawals.containsKey(player(id).id())) {
            throw new IllegalArgumentException(id + " has withdrawn (P12) and cannot have " + wanted);
        }
    }

    private void checkFree(Seat seat, String wanted) {
        String before = taken.get(seat);
        if (before != null) {
            throw new IllegalArgumentException(seat.player() + " has " + before + " in round " + seat.round()
                    + " and cannot have " + wanted + " too");
        }
    }

    /**
     * Lets a player withdraw (P12), see {@link League#withWithdrawal(String, Withdrawal)}. Games that were played come
     * before it.
     *
     * @param id the id of the player
     * @param forfeited which games are forfeited
     * @return this builder
     * @throws IllegalArgumentException if the player is unknown or has withdrawn before
     */
    public LeagueBuilder withdraw(String id, Withdrawal forfeited) {
        if (withdrawals.putIfAbsent(player(id).id(), Objects.requireNonNull(forfeited, "forfeited")) != null) {
            throw new IllegalArgumentException(id + " has withdrawn before");
        }
        return this;
    }

    /**
     * The league as it stands. The builder can be used on.
     *
     * @return the league
     */
    public League build() {
        return new League(
                Collections.unmodifiableMap(new LinkedHashMap<>(players)),
                List.copyOf(games),
                List.copyOf(byes),
                Collections.unmodifiableMap(new LinkedHashMap<>(withdrawals)));
    }
}
