package org.janggi.testkit.laws;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The result of a check of some laws.
 *
 * @param violations one for each law that was broken
 * @param skipped the laws that do not speak about this rule set
 * @param positions how many positions were looked at
 */
public record LawReport(List<LawViolation> violations, List<Law> skipped, long positions) {
    /**
     * A report.
     *
     * @param violations one for each law that was broken; copied
     * @param skipped the laws that do not speak about this rule set; copied
     * @param positions how many positions were looked at
     */
    public LawReport {
        violations = List.copyOf(violations);
        skipped = List.copyOf(skipped);
    }

    /**
     * Which laws were broken.
     *
     * @return their ids in the order in which they were asked for
     */
    public List<String> brokenLaws() {
        return violations.stream().map(violation -> violation.law().id()).toList();
    }

    /** The violations, the laws that were skipped, and the number of positions. */
    @Override
    public String toString() {
        return Stream.concat(
                                violations.stream().map(LawViolation::toString),
                                skipped.stream().map(law -> law.id() + " (" + law.statement() + ") was skipped"))
                        .collect(Collectors.joining("\n", "", "\n"))
                + positions + " positions";
    }
}
