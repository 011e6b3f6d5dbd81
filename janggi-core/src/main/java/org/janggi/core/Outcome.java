package org.janggi.core;

import java.util.Objects;
import java.util.Optional;

/**
 * How a game ended: who won, how, by which clause, and the scores where scores decided.
 *
 * @param winner the winner, or empty for a draw or an ending without one
 * @param ending the kind of win or end
 * @param clause the clause that ends the game
 * @param score both scores, when the rule set gives them
 * @param cause what the referee said, for a disqualification
 */
public record Outcome(
        Optional<Side> winner, Ending ending, Clause clause, Optional<Score> score, Optional<String> cause) {
    /**
     * All parts of an outcome.
     *
     * @param winner the winner, or empty
     * @param ending the kind of win or end
     * @param clause the clause that ends the game
     * @param score both scores, when the rule set gives them
     * @param cause what the referee said, for a disqualification
     */
    public Outcome {
        Objects.requireNonNull(winner, "winner");
        Objects.requireNonNull(ending, "ending");
        Objects.requireNonNull(clause, "clause");
        Objects.requireNonNull(score, "score");
        Objects.requireNonNull(cause, "cause");
    }

    /**
     * A win.
     *
     * @param winner who won
     * @param ending how
     * @param clause the name of the clause, as in {@code S2}
     * @return the outcome, without scores
     */
    public static Outcome win(Side winner, Ending ending, String clause) {
        return new Outcome(Optional.of(winner), ending, new Clause(clause), Optional.empty(), Optional.empty());
    }

    /**
     * A draw.
     *
     * @param clause the name of the clause
     * @return the outcome, without scores
     */
    public static Outcome draw(String clause) {
        return new Outcome(Optional.empty(), Ending.DRAW, new Clause(clause), Optional.empty(), Optional.empty());
    }

    /**
     * This outcome with both scores.
     *
     * @param both the scores that decided, or those at the end
     * @return the outcome
     */
    public Outcome withScore(Score both) {
        return new Outcome(winner, ending, clause, Optional.of(both), cause);
    }

    /**
     * This outcome with the cause of a disqualification.
     *
     * @param words what the referee said
     * @return the outcome
     */
    public Outcome withCause(String words) {
        return new Outcome(winner, ending, clause, score, Optional.of(words));
    }

    /**
     * This outcome by another clause.
     *
     * @param name the name of the clause
     * @return the outcome
     */
    public Outcome under(String name) {
        return new Outcome(winner, ending, new Clause(name), score, cause);
    }

    /** One line: winner, ending, clause and scores. */
    @Override
    public String toString() {
        return winner.map(side -> side.text() + " wins").orElse("no winner") + " by " + ending + " (" + clause + ")"
                + score.map(s -> ", " + s).orElse("")
                + cause.map(words -> ", " + words).orElse("");
    }
}
