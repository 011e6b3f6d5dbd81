package org.janggi.testkit.laws;

import java.util.Objects;

/**
 * A law that says nothing about a rule set.
 *
 * <pre>{@code
 * LawReport report = LawCheck.of(Kja.RULES).withGames(0, 0).run(List.of(Laws.of("L9")));
 * SkippedLaw skipped = report.skipped().get(0);
 * System.out.println(skipped); // prints: L9 (where self-check is forbidden, no permitted move exposes the own general) was skipped: self-check is permitted
 * }</pre>
 *
 * @param law the law
 * @param reason what the rule set declares, or lacks
 */
public record SkippedLaw(Law law, String reason) {
    /**
     * A law and the reason.
     *
     * @param law the law
     * @param reason what the rule set declares, or lacks
     */
    public SkippedLaw {
        Objects.requireNonNull(law, "law");
        Objects.requireNonNull(reason, "reason");
    }

    /** One line. */
    @Override
    public String toString() {
        return law.id() + " (" + law.statement() + ") was skipped: " + reason;
    }
}
