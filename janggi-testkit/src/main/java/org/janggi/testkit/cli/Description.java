package org.janggi.testkit.cli;

import java.util.List;
import java.util.Optional;
import org.janggi.core.Clause;
import org.janggi.core.RuleSet;
import org.janggi.core.Text;

/**
 * What a rule set tells about its clauses.
 *
 * @param policies each clause with what is done about it
 * @param readings other readings that can be chosen
 */
record Description(List<Policy> policies, List<Reading> readings) {
    /**
     * What is done about a clause.
     *
     * @param clause the clause
     * @param text what is done
     */
    record Policy(Clause clause, Text text) {}

    /**
     * Another reading of a clause.
     *
     * @param clause the clause
     * @param id the name of the reading
     * @param text what is done then
     */
    record Reading(Clause clause, String id, Text text) {}

    /** The description of a rule set, empty if it gives none. */
    static Optional<Description> of(RuleSet rules) {
        return Optional.empty();
    }
}
