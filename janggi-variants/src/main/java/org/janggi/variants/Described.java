package org.janggi.variants;

import java.util.List;
import java.util.Set;
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
}
