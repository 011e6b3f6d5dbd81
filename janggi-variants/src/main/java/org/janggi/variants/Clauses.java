package org.janggi.variants;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.janggi.core.Clause;
import org.janggi.core.Outcome;
import org.janggi.core.Text;

/**
 * The catalogue of clauses: what each clause that a verdict of this library can name obliges to, in English and in
 * Korean.
 *
 * <p>{@code M} is movement and what all rule sets share, {@code S} the Gungjanggi manual 1 (silver), {@code D} its
 * manual 2 (dan), {@code K} the tournament rules and {@code P} the play rules of the 대한장기연맹 (KJA); names that begin
 * with {@code fairy-} are those of {@link FairyRules}, the other words are decisions beside the board that every rule
 * set knows.
 */
public final class Clauses {
    private static final List<ClauseEntry> ALL = ClauseReader.load("clauses.tsv");
    private static final Map<Clause, ClauseEntry> BY_CLAUSE = byClause();

    private Clauses() {}

    private static Map<Clause, ClauseEntry> byClause() {
        Map<Clause, ClauseEntry> entries = new LinkedHashMap<>();
        ALL.forEach(entry -> entries.put(entry.clause(), entry));
        return entries;
    }

    /**
     * The whole catalogue.
     *
     * @return an immutable list in the order of the rule texts
     */
    public static List<ClauseEntry> all() {
        return ALL;
    }

    /**
     * What the catalogue knows about a clause.
     *
     * @param clause any clause
     * @return its entry, or empty for a clause of somebody else's rule set
     */
    public static Optional<ClauseEntry> find(Clause clause) {
        return Optional.ofNullable(BY_CLAUSE.get(clause));
    }

    /**
     * What the catalogue knows about a clause that must be in it.
     *
     * @param clause the clause
     * @return its entry
     * @throws IllegalArgumentException if the catalogue lacks it; the message lists the clauses there are
     */
    public static ClauseEntry of(Clause clause) {
        return find(clause)
                .orElseThrow(() -> new IllegalArgumentException(
                        "no clause \"" + clause + "\" in the catalogue, there are " + BY_CLAUSE.keySet()));
    }

    /**
     * A verdict as a full sentence: who won and how, or that nobody did; both scores, Cho's first, and the cause, where
     * the outcome has them; the clause, and its text when the catalogue has it. The cause stands in both languages as the
     * referee said it.
     *
     * <p>In English {@code Han wins on points, 72 to 73.5 (P10): ...}, in Korean
     * {@code 한 승, 점수승, 72 대 73.5 (P10): ...}.
     *
     * @param outcome any outcome, also of a rule set that brings its own endings and clauses
     * @return the sentence in both languages
     */
    public static Text sentence(Outcome outcome) {
        return Verdict.sentence(outcome, find(outcome.clause()).map(ClauseEntry::text));
    }
}
