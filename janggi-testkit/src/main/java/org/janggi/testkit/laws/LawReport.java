package org.janggi.testkit.laws;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The result of a check of some laws.
 *
 * <pre>{@code
 * LawReport report = LawCheck.of(Kja.RULES).withGames(1, 5).run(List.of(Laws.of("L2"), Laws.of("L9")));
 * report.brokenLaws(); // -> []
 * report.skipped().size(); // -> 1
 * report.positions(); // -> 96
 * }</pre>
 *
 * @param violations one for each law that was broken
 * @param skipped the laws that say nothing about this rule set
 * @param positions how many positions were looked at
 */
public record LawReport(List<LawViolation> violations, List<SkippedLaw> skipped, long positions) {
    /**
     * A report.
     *
     * @param violations one for each law that was broken; copied
     * @param skipped the laws that say nothing about this rule set; copied
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
                                skipped.stream().map(SkippedLaw::toString))
                        .collect(Collectors.joining("\n", "", "\n"))
                + positions + " positions";
    }
}
