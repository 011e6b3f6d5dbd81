package org.janggi.variants.league;

import java.util.Locale;
import org.janggi.core.Ending;
import org.janggi.core.Outcome;
import org.janggi.core.Side;
import org.janggi.core.Text;

/**
 * What a game was for one of its players (K1, K10). Events of Gungjanggi know only win and loss: there all results are
 * complete.
 */
public enum GameResult {
    /** A complete win (완승): the general, resignation, time, disqualification. */
    COMPLETE_WIN("complete win", "완승"),
    /** A win on points (점수승). */
    POINTS_WIN("points win", "점수승"),
    /** A loss on points (점수패). */
    POINTS_LOSS("points loss", "점수패"),
    /** A complete loss (완패). */
    COMPLETE_LOSS("complete loss", "완패");

    private final Text text;

    GameResult(String english, String korean) {
        this.text = new Text(english, korean);
    }

    /**
     * What the outcome of a game was for a side: {@link Ending#POINTS} makes a points win and a points loss, every other
     * ending a complete one, time and disqualification included (K10).
     *
     * @param outcome the outcome
     * @param side for whom
     * @return the result
     * @throws IllegalArgumentException if nobody won; leagues have no draws (K1)
     */
    public static GameResult of(Outcome outcome, Side side) {
        Side winner = outcome.winner()
                .orElseThrow(() ->
                        new IllegalArgumentException("a league game has a winner (K1), found \"" + outcome + "\""));
        GameResult ofWinner = outcome.ending().equals(Ending.POINTS) ? POINTS_WIN : COMPLETE_WIN;
        return winner == side ? ofWinner : ofWinner.opposite();
    }

    /**
     * The name.
     *
     * @return the name in both languages
     */
    public Text text() {
        return text;
    }

    /**
     * The name in data.
     *
     * @return lower-case words joined by a hyphen, as in {@code points-win}
     */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /**
     * Whether the game was won.
     *
     * @return whether it was
     */
    public boolean isWin() {
        return this == COMPLETE_WIN || this == POINTS_WIN;
    }

    /**
     * What the same game was for the other player, unless both lost it.
     *
     * @return the result
     */
    public GameResult opposite() {
        return switch (this) {
            case COMPLETE_WIN -> COMPLETE_LOSS;
            case POINTS_WIN -> POINTS_LOSS;
            case POINTS_LOSS -> POINTS_WIN;
            case COMPLETE_LOSS -> COMPLETE_WIN;
        };
    }
}
