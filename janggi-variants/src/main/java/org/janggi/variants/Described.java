package org.janggi.variants;

import java.util.List;
import java.util.Set;
import org.janggi.core.Clause;
import org.janggi.core.RuleSet;

/** A rule set that can tell which clauses it follows and how. */
public interface Described extends RuleSet {
    /**
     * Each clause with the policy in force.
     *
     * @return the clauses in the order of their texts
     */
    List<Policy> policies();

    /**
     * The optional readings that this rule set can follow.
     *
     * @return all of them, those switched on included
     */
    Set<Reading> readings();

    /**
     * The clause of this rule set that a reading changes.
     *
     * @param reading one of {@link #readings()}
     * @return the reading's own clause, or the one that stands for it here
     */
    default Clause clause(Reading reading) {
        return reading.clause();
    }
}
