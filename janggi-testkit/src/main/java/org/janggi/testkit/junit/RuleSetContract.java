package org.janggi.testkit.junit;

import java.util.List;
import java.util.stream.Stream;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.testkit.RandomPositions;
import org.janggi.testkit.laws.Law;
import org.janggi.testkit.laws.LawCheck;
import org.janggi.testkit.laws.LawReport;
import org.janggi.testkit.laws.LawViolation;
import org.janggi.testkit.laws.Laws;
import org.janggi.testkit.laws.SkippedLaw;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What a rule set has to keep, as tests: a test class that implements this has one test for each law. A law that says nothing
 * about the rule set is reported as aborted, with its name and the reason.
 *
 * <pre>{@code
 * class CasualTest implements RuleSetContract {
 *     public RuleSet rules() {
 *         return FairyRules.CASUAL;
 *     }
 * }
 * }</pre>
 */
@FunctionalInterface
@SuppressWarnings("exports") // Who implements it has JUnit.
public interface RuleSetContract {
    /** How many random positions are looked at. */
    int POSITIONS = 40;

    /**
     * The rule set to be tested.
     *
     * @return a rule set, the same or an equal one each time
     */
    RuleSet rules();

    /**
     * The laws to be kept.
     *
     * @return all of them; {@link Laws#with} where counts are known
     */
    default List<Law> laws() {
        return Laws.all();
    }

    /**
     * The games to look at.
     *
     * @return by default one of 40 plies from each start, and a few moves from {@value #POSITIONS} random positions
     */
    default LawCheck games() {
        RuleSet rules = rules();
        RandomPositions random = new RandomPositions(rules, 7);
        List<Position> positions =
                Stream.generate(random::next).limit(POSITIONS).toList();
        return LawCheck.of(rules).withGames(1, 40).withPositions(positions, 2);
    }

    /**
     * One test for each law. The games are played once, for all of them.
     *
     * @return the tests in the order of the laws
     */
    @TestFactory
    default Stream<DynamicTest> everyLawIsKept() {
        LawReport report = games().run(laws());
        return laws().stream()
                .map(law -> DynamicTest.dynamicTest(law.id() + " " + law.statement(), () -> judge(report, law)));
    }

    private static void judge(LawReport report, Law law) {
        if (report.positions() == 0) {
            Assertions.fail("expected games with positions to look at, found none");
        }
        for (SkippedLaw skipped : report.skipped()) {
            if (skipped.law().id().equals(law.id())) {
                Assumptions.abort(skipped.toString());
            }
        }
        for (LawViolation violation : report.violations()) {
            if (violation.law().id().equals(law.id())) {
                Assertions.fail(violation.toString());
            }
        }
    }
}
