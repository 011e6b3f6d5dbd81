package org.janggi.core;

import java.util.Locale;
import java.util.Objects;

/**
 * Why a move is not permitted.
 *
 * @param clause the clause that refuses it
 * @param text the reason in both languages
 */
public record Refusal(Clause clause, Text text) {
    /**
     * A clause and its reason.
     *
     * @param clause the clause that refuses the move
     * @param text the reason in both languages
     */
    public Refusal {
        Objects.requireNonNull(clause, "clause");
        Objects.requireNonNull(text, "text");
    }

    /**
     * A reason with the name of its clause.
     *
     * @param clause the name of the clause, as in {@code S22}
     * @param english the reason in English
     * @param korean the reason in Korean
     * @return the refusal
     */
    public static Refusal of(String clause, String english, String korean) {
        return new Refusal(new Clause(clause), new Text(english, korean));
    }

    /**
     * The reason that refuses every move once a game is over.
     *
     * @param outcome how it ended
     * @return the refusal, with the clause of the outcome
     */
    public static Refusal over(Outcome outcome) {
        Text ending = outcome.ending().text();
        return new Refusal(
                outcome.clause(), new Text("the game is over by " + ending.english(), "대국이 끝났습니다: " + ending.korean()));
    }

    /**
     * The clause and the reason, as in {@code S22: third pass in a row}.
     *
     * @param locale any locale
     * @return one line
     */
    public String in(Locale locale) {
        return clause + ": " + text.in(locale);
    }

    /** The clause and the English reason. */
    @Override
    public String toString() {
        return in(Locale.ENGLISH);
    }
}
