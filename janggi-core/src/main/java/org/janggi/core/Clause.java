package org.janggi.core;

import java.util.Objects;

/**
 * The name of one obligation of a rule text, such as {@code S22} or {@code P6b}. The sentences behind it are the
 * catalogue's of whoever brings the rule set.
 *
 * @param id the name, not empty
 */
public record Clause(String id) {
    /**
     * The clause with a name.
     *
     * @param id the name, not empty
     */
    public Clause {
        if (Objects.requireNonNull(id, "id").isEmpty()) {
            throw new IllegalArgumentException("a clause needs a name");
        }
    }

    /** The name. */
    @Override
    public String toString() {
        return id;
    }
}
