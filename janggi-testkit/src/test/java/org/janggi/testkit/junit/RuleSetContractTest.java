package org.janggi.testkit.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.Optional;
import java.util.Set;
import org.janggi.core.Outcome;
import org.janggi.core.Permission;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.core.SelfCheck;
import org.janggi.core.Symmetry;
import org.janggi.testkit.SmallRules;
import org.janggi.testkit.laws.LawCheck;
import org.janggi.testkit.reference.NaivePowers;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;

/** The contract says of each law by its name whether it is kept, broken, or says nothing. */
class RuleSetContractTest {
    /** As third parties write it. */
    static class MineTest implements RuleSetContract {
        @Override
        public RuleSet rules() {
            return new SmallRules("mine", NaivePowers.DEFAULT);
        }

        @Override
        public LawCheck games() {
            return LawCheck.of(rules()).withGames(1, 3);
        }
    }

    private static DynamicTest law(RuleSetContract contract, String id) {
        return contract.everyLawIsKept()
                .filter(test -> test.getDisplayName().startsWith(id + " "))
                .findFirst()
                .orElseThrow();
    }

    /** What JUnit throws when an assumption does not hold. */
    private static Class<? extends Throwable> aborted() {
        return catchThrowable(() -> Assumptions.abort("as an example")).getClass();
    }

    @Test
    void thereIsATestForEachLaw() {
        assertThat(new MineTest().everyLawIsKept())
                .extracting(DynamicTest::getDisplayName)
                .hasSize(16)
                .contains("L2 play never changes its receiver");
    }

    @Test
    void aLawThatIsKeptPasses() throws Throwable {
        assertThat(catchThrowable(law(new MineTest(), "L2").getExecutable()::execute))
                .isNull();
    }

    @Test
    void aLawThatSaysNothingIsAbortedWithTheReason() {
        Set.of("L9", "L14", "L16")
                .forEach(id -> assertThatThrownBy(law(new MineTest(), id).getExecutable()::execute)
                        .isInstanceOf(aborted())
                        .hasMessageContaining(id + " ")
                        .hasMessageContaining("was skipped: "));
        RuleSetContract lopsided = new MineTest() {
            @Override
            public RuleSet rules() {
                return new SmallRules("lopsided", NaivePowers.DEFAULT) {
                    @Override
                    public Symmetry symmetry() {
                        return Symmetry.NONE;
                    }
                };
            }
        };
        assertThatThrownBy(law(lopsided, "L12").getExecutable()::execute)
                .isInstanceOf(aborted())
                .hasMessageContaining("L12");
    }

    @Test
    void nothingToLookAtIsAFailure() {
        RuleSetContract idle = new MineTest() {
            @Override
            public LawCheck games() {
                return LawCheck.of(rules()).withGames(0, 0);
            }
        };
        assertThatThrownBy(law(idle, "L2").getExecutable()::execute)
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("found none");
    }

    @Test
    void aLawThatIsBrokenFailsWithDiagramAndMoves() {
        RuleSetContract broken = new MineTest() {
            @Override
            public RuleSet rules() {
                return new SmallRules("broken", NaivePowers.DEFAULT) {
                    @Override
                    public Permission permission(Position position) {
                        return Permission.everything();
                    }

                    @Override
                    public SelfCheck selfCheck() {
                        return SelfCheck.FORBIDDEN;
                    }

                    @Override
                    public Optional<Outcome> ended(Position position) {
                        return position.fullmoves() > 1 ? Optional.of(Outcome.draw("T9")) : super.ended(position);
                    }
                };
            }
        };
        // The pass is counted in full moves, which take no part in equality.
        assertThatThrownBy(law(broken, "L5").getExecutable()::execute)
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("L5 (")
                .hasMessageContaining("seed 1")
                .hasMessageContaining("to move.")
                .hasMessageContaining("expected");
    }
}
