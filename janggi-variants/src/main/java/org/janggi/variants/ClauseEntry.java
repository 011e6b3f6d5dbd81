package org.janggi.variants;

import java.util.Objects;
import java.util.Optional;
import org.janggi.core.Clause;
import org.janggi.core.Text;

/**
 * What the catalogue knows about one clause.
 *
 * @param clause the name of the clause
 * @param source where it comes from: {@code silver}, {@code dan} or {@code KJA} with the lines of that text, as in
 *     {@code dan L57-58}; {@code rules} for what all rule sets share; {@code engine} for Fairy-Stockfish
 * @param text the obligation, one sentence
 * @param byDefault how the built-in rule sets read the clause where nothing else is chosen, if the obligation leaves that
 *     open
 * @param type the simple name of the type that implements it; empty for advice and for what nothing implements yet
 */
public record ClauseEntry(Clause clause, String source, Text text, Optional<Text> byDefault, Optional<String> type) {
    /**
     * All that is known about a clause.
     *
     * @param clause the name of the clause
     * @param source where it comes from
     * @param text the obligation
     * @param byDefault how the built-in rule sets read it, or empty
     * @param type the simple name of the type that implements it, or empty
     */
    public ClauseEntry {
        Objects.requireNonNull(clause, "clause");
        Objects.requireNonNull(source, "source");
        Objects.requireNonNull(text, "text");
        Objects.requireNonNull(byDefault, "byDefault");
        Objects.requireNonNull(type, "type");
    }
}
