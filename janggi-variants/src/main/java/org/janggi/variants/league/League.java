package org.janggi.variants.league;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.checkerframework.checker.nullness.qual.Nullable;

/**
 * Who plays in a league, what was played and what is to be played, and the table (K10, K11). A player has one game or
 * bye a round at most. A player who withdraws forfeits games (P12); those who played that player keep a complete win.
 *
 * <p><b>Equality.</b> By players, games, byes and withdrawals, in their order. <b>Cost.</b> Each {@code with} copies what
 * there is; many of them go into a {@link #toBuilder builder}.
 */
public final class League {
    private final Map<String, Player> players;
    private final List<LeagueGame> games;
    private final List<Bye> byes;
    private final Map<String, Withdrawal> withdrawals;

    League(Map<String, Player> players, List<LeagueGame> games, List<Bye> byes, Map<String, Withdrawal> withdrawals) {
        this.players = players;
        this.games = games;
        this.byes = byes;
        this.withdrawals = withdrawals;
    }

    /**
     * A league before its first game.
     *
     * @param players who plays, in the order in which they are listed and seeded
     * @return the league
     * @throws IllegalArgumentException if two players have the same id
     */
    public static League of(Collection<Player> players) {
        return new League(Map.of(), List.of(), List.of(), Map.of()).withPlayers(players);
    }

    /**
     * A builder that begins with what this league has.
     *
     * @return the builder
     */
    public LeagueBuilder toBuilder() {
        return LeagueBuilder.of(this);
    }

    /**
     * This league with more players.
     *
     * @param more who joins
     * @return the league
     * @throws IllegalArgumentException if two players have the same id
     */
    public League withPlayers(Collection<Player> more) {
        LeagueBuilder builder = toBuilder();
        more.forEach(builder::add);
        return builder.build();
    }

    /**
     * This league with a game, see {@link #withGames}.
     *
     * @param game the game
     * @return the league
     * @throws IllegalArgumentException as {@link #withGames} says
     */
    public League with(LeagueGame game) {
        return withGames(List.of(game));
    }

    /**
     * This league with more games. A game that was there to be played is replaced by one of the same round and players
     * with the same colours.
     *
     * @param more the games, with results or without
     * @return the league
     * @throws IllegalArgumentException if a player is unknown or has withdrawn (P12: the games are forfeited), or has
     *     another game or a bye in the round; the message tells which
     */
    public League withGames(Collection<LeagueGame> more) {
        LeagueBuilder builder = toBuilder();
        more.forEach(builder::add);
        return builder.build();
    }

    /**
     * This league with a bye.
     *
     * @param bye the bye
     * @return the league
     * @throws IllegalArgumentException if the player is unknown or has withdrawn, or has a game or another bye in the round
     */
    public League with(Bye bye) {
        return toBuilder().add(bye).build();
    }

    /**
     * This league after a player has withdrawn with the text's reading, {@link Withdrawal#ALL_GAMES} (P12).
     *
     * @param player the id of the player
     * @return the league
     * @throws IllegalArgumentException if the player is unknown or has withdrawn before
     */
    public League withWithdrawal(String player) {
        return withWithdrawal(player, Withdrawal.ALL_GAMES);
    }

    /**
     * This league after a player has withdrawn (P12). The games that are forfeited count as complete losses, and as
     * complete wins of the opponents unless they withdrew as well or had lost them too; those still to be played count as
     * played. Who forfeits all games has nothing of a bye either. From now on the player takes no result and no game.
     *
     * @param player the id of the player
     * @param forfeited which games are forfeited
     * @return the league
     * @throws IllegalArgumentException if the player is unknown or has withdrawn before
     */
    public League withWithdrawal(String player, Withdrawal forfeited) {
        return toBuilder().withdraw(player, forfeited).build();
    }

    /**
     * Who plays.
     *
     * @return an immutable list in the order in which they were given
     */
    public List<Player> players() {
        return List.copyOf(players.values());
    }

    /**
     * The player with an id.
     *
     * @param id the id
     * @return the player
     * @throws IllegalArgumentException if there is none
     */
    public Player player(String id) {
        Player player = players.get(id);
        if (player == null) {
            throw new IllegalArgumentException("no player \"" + id + "\" among the " + players.size() + " players");
        }
        return player;
    }

    /**
     * All games as they were played or are to be played, whoever has withdrawn.
     *
     * @return an immutable list in the order in which they were given
     */
    public List<LeagueGame> games() {
        return games;
    }

    /**
     * All byes.
     *
     * @return an immutable list in the order in which they were given
     */
    public List<Bye> byes() {
        return byes;
    }

    /**
     * Who has withdrawn.
     *
     * @return an immutable map from ids to the games that are forfeited
     */
    public Map<String, Withdrawal> withdrawals() {
        return withdrawals;
    }

    /**
     * All games with the results that count, forfeits included.
     *
     * @return an immutable list in the order of {@link #games}
     */
    public List<LeagueGame> countedGames() {
        return withdrawals.isEmpty() ? games : games.stream().map(this::counted).toList();
    }

    /**
     * All byes that count: who forfeits all games (P12) has none.
     *
     * @return an immutable list in the order of {@link #byes}
     */
    public List<Bye> countedByes() {
        return byes.stream()
                .filter(bye -> withdrawals.get(bye.player()) != Withdrawal.ALL_GAMES)
                .toList();
    }

    private LeagueGame counted(LeagueGame game) {
        boolean choForfeits = forfeits(game, game.players().cho());
        boolean hanForfeits = forfeits(game, game.players().han());
        if (choForfeits && hanForfeits || game.isLostByBoth()) {
            return game.lostByBoth();
        }
        if (choForfeits) {
            return game.with(GameResult.COMPLETE_LOSS);
        }
        return hanForfeits ? game.with(GameResult.COMPLETE_WIN) : game;
    }

    private boolean forfeits(LeagueGame game, String player) {
        Withdrawal withdrawal = withdrawals.get(player);
        return withdrawal == Withdrawal.ALL_GAMES || (withdrawal == Withdrawal.REST && !game.isPlayed());
    }

    /**
     * Whether every game has a result or is forfeited.
     *
     * @return whether it has
     */
    public boolean isComplete() {
        return countedGames().stream().allMatch(LeagueGame::isPlayed);
    }

    /**
     * The last round that has a game or a bye.
     *
     * @return its number, or 0 if there is none
     */
    public int lastRound() {
        int last = 0;
        for (LeagueGame game : games) {
            last = Math.max(last, game.round());
        }
        for (Bye bye : byes) {
            last = Math.max(last, bye.round());
        }
        return last;
    }

    /**
     * The game of a round that a player has.
     *
     * @param round the round
     * @param player an id
     * @return the game, or empty
     */
    public Optional<LeagueGame> game(int round, String player) {
        return games.stream()
                .filter(game -> game.round() == round && game.players().has(player))
                .findFirst();
    }

    /**
     * The table by the points and tie-breaks of the 대한장기연맹 (K10, K11).
     *
     * @return an immutable list, the best first
     */
    public List<Standing> standings() {
        return standings(LeaguePoints.KJA, TieBreaks.KJA);
    }

    /**
     * The table (K10, K11). It does not depend on the order of players, games and byes; players who share a rank stand in
     * the order of their ids. Games to be played count for nothing.
     *
     * @param points the points for each result
     * @param tieBreaks how ties are broken
     * @return an immutable list, the best first
     */
    public List<Standing> standings(LeaguePoints points, TieBreaks tieBreaks) {
        return Ranking.of(this, points, tieBreaks);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof League league
                && league.players().equals(players())
                && league.games.equals(games)
                && league.byes.equals(byes)
                && league.withdrawals.equals(withdrawals);
    }

    @Override
    public int hashCode() {
        return Objects.hash(players, games, byes, withdrawals);
    }

    /** How many players and games there are. */
    @Override
    public String toString() {
        return players.size() + " players, " + games.size() + " games, " + byes.size() + " byes, " + withdrawals.size()
                + " withdrawn";
    }
}
