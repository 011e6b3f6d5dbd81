package org.janggi.variants.league;

import java.util.Arrays;
import java.util.List;

/**
 * The points of a league for each result (K10).
 *
 * @param completeWin points for a complete win, from -1,000,000 to 1,000,000 like the others
 * @param pointsWin points for a win on points
 * @param pointsLoss points for a loss on points
 * @param completeLoss points for a complete loss
 */
public record LeaguePoints(int completeWin, int pointsWin, int pointsLoss, int completeLoss) {
    /** Those of the 대한장기연맹: 7, 4, 2 and 0. */
    public static final LeaguePoints KJA = new LeaguePoints(7, 4, 2, 0);
    /** One for a win, none for a loss, for events that know nothing else, as those of Gungjanggi. */
    public static final LeaguePoints WIN_OR_LOSS = new LeaguePoints(1, 1, 0, 0);

    private static final int LIMIT = 1_000_000;

    /**
     * Any four numbers.
     *
     * @param completeWin points for a complete win
     * @param pointsWin points for a win on points
     * @param pointsLoss points for a loss on points
     * @param completeLoss points for a complete loss
     * @throws IllegalArgumentException if one is not from -1,000,000 to 1,000,000
     */
    public LeaguePoints {
        for (int points : new int[] {completeWin, pointsWin, pointsLoss, completeLoss}) {
            if (points < -LIMIT || points > LIMIT) {
                throw new IllegalArgumentException(
                        "league points are from -" + LIMIT + " to " + LIMIT + ", found " + points);
            }
        }
    }

    /**
     * The points that a text tells.
     *
     * @param text four whole numbers with commas between, for complete win, points win, points loss and complete loss, as
     *     in {@code 7,4,2,0}; spaces around the numbers do not matter
     * @return the points
     * @throws IllegalArgumentException if the text is something else
     */
    public static LeaguePoints parse(String text) {
        List<String> parts =
                Arrays.stream(text.split(",", -1)).map(String::strip).toList();
        if (parts.size() == 4 && parts.stream().allMatch(part -> part.matches("[+-]?[0-9]{1,7}"))) {
            int[] numbers = parts.stream().mapToInt(Integer::parseInt).toArray();
            return new LeaguePoints(numbers[0], numbers[1], numbers[2], numbers[3]);
        }
        throw new IllegalArgumentException(
                "league points are four whole numbers with commas between, as in 7,4,2,0, found \"" + text + "\"");
    }

    /**
     * The points for a result.
     *
     * @param result any result
     * @return its points
     */
    public int of(GameResult result) {
        return switch (result) {
            case COMPLETE_WIN -> completeWin;
            case POINTS_WIN -> pointsWin;
            case POINTS_LOSS -> pointsLoss;
            case COMPLETE_LOSS -> completeLoss;
        };
    }

    /** The four numbers, as {@link #parse} reads them. */
    @Override
    public String toString() {
        return completeWin + "," + pointsWin + "," + pointsLoss + "," + completeLoss;
    }
}
