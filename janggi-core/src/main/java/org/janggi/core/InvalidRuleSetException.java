package org.janggi.core;

import java.util.Locale;
import java.util.Objects;

/** A choice of rules that there is not: an unknown rule set, option or value, or options that contradict each other. */
public final class InvalidRuleSetException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final transient Text problem;

    /**
     * An exception about a choice of rules.
     *
     * @param problem which rule set and option it is about, what there is to choose from, and what was found
     */
    public InvalidRuleSetException(Text problem) {
        super(Objects.requireNonNull(problem, "problem").english());
        this.problem = problem;
    }

    /**
     * What is wrong.
     *
     * @return one sentence in both languages; the English one is the message
     */
    public Text problem() {
        return problem;
    }

    /**
     * What is wrong, in a language.
     *
     * @param locale any locale
     * @return one sentence
     */
    public String in(Locale locale) {
        return problem.in(locale);
    }
}
