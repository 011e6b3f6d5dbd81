package org.janggi.variants;

import java.util.Objects;
import org.janggi.core.Clause;
import org.janggi.core.Text;

/**
 * What a rule set does about a clause.
 *
 * @param clause the clause
 * @param text what is done, in both languages
 */
public record Policy(Clause clause, Text text) {
    /**
     * A clause and what is done about it.
     *
     * @param clause the clause
     * @param text what is done
     */
    public Policy {
        Objects.requireNonNull(clause, "clause");
        Objects.requireNonNull(text, "text");
    }

    static Policy of(String clause, String english, String korean) {
        return new Policy(new Clause(clause), new Text(english, korean));
    }
}
