package org.janggi.variants.league;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.checkerframework.checker.nullness.qual.Nullable;

/**
 * A Swiss, in Korean also 적분순환제 (K9): equal points meet, nobody meets twice, colours alternate where possible, and with
 * an odd number of players one has a bye, nobody twice.
 *
 * <p>Whether a round can be paired without repeating anything is decided exactly. Among all pairings that is preferred
 * whose bye has the fewest points; then the one whose points are the most equal, measured by the sum of squares of how many
 * groups of equal points the players are apart, more than 63 counting as 63; then the one with the best colours: not the one
 * of the last game, not the same three times running, numbers that do not differ by more than two; then the one whose bye is
 * the last in the order of the league. What is left open tends to the first half of each group against its second half. With
 * more than 40 players the comparison is among the best 40 opponents of each player, or more where these do not suffice.
 *
 * <p><b>Equality.</b> By league and settings. <b>Cost.</b> A round of 1,000 players takes some tenths of a second; the few of
 * them that must be looked for among all opponents, some seconds.
 */
public final class Swiss {
    /** How many players a Swiss has at most. */
    public static final int MOST_PLAYERS = 1_000;

    private final League league;
    private final LeaguePoints points;
    private final GameResult byeResult;

    private Swiss(League league, LeaguePoints points, GameResult byeResult) {
        this.league = league;
        this.points = points;
        this.byeResult = byeResult;
        if (league.players().size() > MOST_PLAYERS) {
            throw new IllegalArgumentException("a Swiss has at most " + MOST_PLAYERS + " players, found "
                    + league.players().size());
        }
    }

    /**
     * A Swiss before its first round, with the points of the 대한장기연맹 and byes that are complete wins.
     *
     * @param players who plays, in the order of their start numbers
     * @return the Swiss
     * @throws IllegalArgumentException if there are more than 1,000 players or two have the same id
     */
    public static Swiss of(Collection<Player> players) {
        return of(League.of(players));
    }

    /**
     * A Swiss whose rounds so far are those of a league.
     *
     * @param league who plays and what was played
     * @return the Swiss
     * @throws IllegalArgumentException if there are more than 1,000 players, or two players have met twice, somebody has had
     *     two byes (K9), or forfeits what was played (P12: in a group league only)
     */
    public static Swiss of(League league) {
        checkRepetitions(league);
        league.withdrawals().forEach((player, forfeited) -> {
            if (forfeited == Withdrawal.ALL_GAMES) {
                throw new IllegalArgumentException(
                        player + " forfeits all games, which is for group leagues (P12); in a Swiss only the rest");
            }
        });
        return new Swiss(league, LeaguePoints.KJA, GameResult.COMPLETE_WIN);
    }

    private static void checkRepetitions(League league) {
        Map<Set<String>, Integer> met = new HashMap<>();
        for (LeagueGame game : league.games()) {
            Pairing players = game.players();
            Integer before = met.put(Set.of(players.cho(), players.han()), game.round());
            if (before != null) {
                throw new IllegalArgumentException(players + " have met before, in round " + before + " (K9)");
            }
        }
        Map<String, Integer> byes = new HashMap<>();
        for (Bye bye : league.byes()) {
            Integer before = byes.put(bye.player(), bye.round());
            if (before != null) {
                throw new IllegalArgumentException(
                        bye.player() + " has had a bye before, in round " + before + " (K9)");
            }
        }
    }

    /**
     * This Swiss with other points.
     *
     * @param worth the points for each result
     * @return the Swiss
     */
    public Swiss with(LeaguePoints worth) {
        return new Swiss(league, Objects.requireNonNull(worth, "worth"), byeResult);
    }

    /**
     * This Swiss with another value of the byes of rounds to come (K9).
     *
     * @param result as which result a bye counts
     * @return the Swiss
     */
    public Swiss withByeResult(GameResult result) {
        return new Swiss(league, points, Objects.requireNonNull(result, "result"));
    }

    /**
     * This Swiss with a player who comes late; rounds missed count for nothing.
     *
     * @param player the player
     * @return the Swiss
     * @throws IllegalArgumentException if there are more than 1,000 players or two have the same id
     */
    public Swiss withEntry(Player player) {
        return with(league.withPlayers(List.of(player)));
    }

    /**
     * This Swiss without a player in the rounds to come. A game that was paired and not played is forfeited; what was
     * played stands, since the forfeit of all games is for group leagues only (P12).
     *
     * @param player the id of the player
     * @return the Swiss
     * @throws IllegalArgumentException if the player is unknown or has withdrawn before
     */
    public Swiss withWithdrawal(String player) {
        return with(league.withWithdrawal(player, Withdrawal.REST));
    }

    private Swiss with(League changed) {
        return new Swiss(changed, points, byeResult);
    }

    /**
     * The pairings of the next round. The same Swiss gives the same round.
     *
     * @return the round
     * @throws IllegalStateException if a game has no result, nobody is left to play, or there were
     *     {@link Round#MOST_ROUNDS} rounds
     * @throws NoPairingException if there is no pairing without repeating a pairing or a bye
     */
    public Round nextRound() {
        league.countedGames().stream()
                .filter(game -> !game.isPlayed())
                .findFirst()
                .ifPresent(game -> {
                    throw new IllegalStateException(
                            "the game " + game.players() + " of round " + game.round() + " has no result");
                });
        if (league.lastRound() == Round.MOST_ROUNDS) {
            throw new IllegalStateException("a Swiss has at most " + Round.MOST_ROUNDS + " rounds");
        }
        SwissField field = new SwissField(league, points);
        if (field.size() == 0) {
            throw new IllegalStateException(
                    "no player is left of " + league.players().size());
        }
        return SwissPairing.of(field, league.lastRound() + 1);
    }

    /**
     * This Swiss after a round has been paired, by {@link #nextRound} or by hand.
     *
     * @param round the round
     * @return the Swiss, in which the games of the round are to be played
     * @throws IllegalArgumentException if it is not the next round, names somebody unknown or withdrawn or leaves somebody
     *     out, pairs two players who have met, or gives somebody a second bye
     */
    public Swiss with(Round round) {
        int next = league.lastRound() + 1;
        if (round.number() != next) {
            throw new IllegalArgumentException("the next round is " + next + ", found " + round.number());
        }
        LeagueBuilder paired = league.toBuilder();
        round.games().forEach(paired::add);
        round.idle().ifPresent(idle -> paired.add(new Bye(next, idle, byeResult)));
        League taken = paired.build();
        checkRepetitions(taken);
        checkNobodyIsLeftOut(round);
        return with(taken);
    }

    private void checkNobodyIsLeftOut(Round round) {
        Set<String> out = new LinkedHashSet<>();
        league.players().forEach(player -> out.add(player.id()));
        out.removeAll(league.withdrawals().keySet());
        round.idle().ifPresent(out::remove);
        for (Pairing pairing : round.pairings()) {
            out.remove(pairing.cho());
            out.remove(pairing.han());
        }
        if (!out.isEmpty()) {
            throw new IllegalArgumentException("round " + round.number() + " leaves out " + String.join(", ", out));
        }
    }

    /**
     * This Swiss with results of games that were paired.
     *
     * @param games the games with their results
     * @return the Swiss
     * @throws IllegalArgumentException if a game was not paired so, or has a result already
     */
    public Swiss withResults(Collection<LeagueGame> games) {
        League played = league.withGames(games);
        if (played.games().size() > league.games().size()) {
            LeagueGame first = played.games().get(league.games().size());
            throw new IllegalArgumentException(
                    "the game " + first.players() + " was not paired in round " + first.round());
        }
        return with(played);
    }

    /**
     * Who plays and what was played.
     *
     * @return the league
     */
    public League league() {
        return league;
    }

    /**
     * The table by the points of this Swiss and the tie-breaks of the 대한장기연맹.
     *
     * @return an immutable list, the best first
     */
    public List<Standing> standings() {
        return league.standings(points, TieBreaks.KJA);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Swiss swiss
                && swiss.league.equals(league)
                && swiss.points.equals(points)
                && swiss.byeResult == byeResult;
    }

    @Override
    public int hashCode() {
        return Objects.hash(league, points, byeResult);
    }

    /** The league. */
    @Override
    public String toString() {
        return "Swiss of " + league;
    }
}
