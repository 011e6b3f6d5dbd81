package org.janggi.variants.league;

/**
 * The results of a player, counted. Byes count as the results they stand for.
 *
 * @param completeWins how many complete wins
 * @param pointsWins how many wins on points
 * @param pointsLosses how many losses on points
 * @param completeLosses how many complete losses
 * @param points the league points for all of them
 */
public record Tally(int completeWins, int pointsWins, int pointsLosses, int completeLosses, int points) {
    /** No results. */
    static final Tally NONE = new Tally(0, 0, 0, 0, 0);

    /** This tally and one more result. */
    Tally plus(GameResult result, LeaguePoints worth) {
        return new Tally(
                completeWins + (result == GameResult.COMPLETE_WIN ? 1 : 0),
                pointsWins + (result == GameResult.POINTS_WIN ? 1 : 0),
                pointsLosses + (result == GameResult.POINTS_LOSS ? 1 : 0),
                completeLosses + (result == GameResult.COMPLETE_LOSS ? 1 : 0),
                points + worth.of(result));
    }

    /**
     * All wins.
     *
     * @return the number of complete wins and points wins
     */
    public int wins() {
        return completeWins + pointsWins;
    }

    /**
     * All losses.
     *
     * @return the number of complete losses and points losses
     */
    public int losses() {
        return completeLosses + pointsLosses;
    }
}
