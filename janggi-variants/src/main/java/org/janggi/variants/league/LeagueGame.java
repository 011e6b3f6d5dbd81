package org.janggi.variants.league;

import java.util.Objects;
import java.util.Optional;
import org.janggi.core.Outcome;
import org.janggi.core.Side;

/**
 * A game of a league, played or still to be played.
 *
 * @param round the round, 1 to 2,000
 * @param players who plays it
 * @param choResult what it was for Cho; empty while it has not been played
 * @param hanResult what it was for Han: the opposite, or a complete loss for both
 */
public record LeagueGame(int round, Pairing players, Optional<GameResult> choResult, Optional<GameResult> hanResult) {
    /**
     * A game.
     *
     * @param round the round, 1 to 2,000
     * @param players who plays it
     * @param choResult what it was for Cho, or empty
     * @param hanResult what it was for Han, or empty
     * @throws IllegalArgumentException if the round is out of range, or the results do not belong together
     */
    public LeagueGame {
        Round.checkNumber(round);
        Objects.requireNonNull(players, "players");
        boolean bothLost = bothLost(choResult, hanResult);
        if (!bothLost && !hanResult.equals(choResult.map(GameResult::opposite))) {
            throw new IllegalArgumentException("one player's result is the opposite of the other's or both lost"
                    + " completely, found " + choResult + " and " + hanResult + " in " + players);
        }
    }

    private static boolean bothLost(Optional<GameResult> ofCho, Optional<GameResult> ofHan) {
        return ofCho.equals(Optional.of(GameResult.COMPLETE_LOSS)) && ofHan.equals(ofCho);
    }

    /**
     * A game to be played.
     *
     * @param round the round, 1 to 2,000
     * @param cho the id of the first player
     * @param han the id of the second player
     * @return the game
     */
    public static LeagueGame of(int round, String cho, String han) {
        return new LeagueGame(round, new Pairing(cho, han), Optional.empty(), Optional.empty());
    }

    /**
     * This game with its result.
     *
     * @param ofCho what it was for Cho; Han's result is the opposite
     * @return the game
     */
    public LeagueGame with(GameResult ofCho) {
        return new LeagueGame(round, players, Optional.of(ofCho), Optional.of(ofCho.opposite()));
    }

    /**
     * This game with the result of its outcome, see {@link GameResult#of}.
     *
     * @param outcome the outcome
     * @return the game
     * @throws IllegalArgumentException if nobody won
     */
    public LeagueGame with(Outcome outcome) {
        return with(GameResult.of(outcome, Side.CHO));
    }

    /**
     * This game lost completely by both, as when neither came (P1).
     *
     * @return the game
     */
    public LeagueGame lostByBoth() {
        Optional<GameResult> lost = Optional.of(GameResult.COMPLETE_LOSS);
        return new LeagueGame(round, players, lost, lost);
    }

    /**
     * Whether both lost it completely.
     *
     * @return whether they did
     */
    public boolean isLostByBoth() {
        return bothLost(choResult, hanResult);
    }

    /**
     * Whether it has a result.
     *
     * @return whether it has
     */
    public boolean isPlayed() {
        return choResult.isPresent();
    }

    /**
     * What it was for a player.
     *
     * @param player the id of one of the two
     * @return the result; empty while it has not been played
     * @throws IllegalArgumentException if the player is neither
     */
    public Optional<GameResult> resultOf(String player) {
        players.opponent(player);
        return players.cho().equals(player) ? choResult : hanResult;
    }
}
