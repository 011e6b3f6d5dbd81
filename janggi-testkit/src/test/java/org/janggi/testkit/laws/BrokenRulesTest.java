package org.janggi.testkit.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Outcome;
import org.janggi.core.Permission;
import org.janggi.core.Position;
import org.janggi.core.Refusal;
import org.janggi.core.Remaining;
import org.janggi.core.RuleSet;
import org.janggi.core.StateField;
import org.janggi.core.StateLayout;
import org.janggi.core.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Rule sets that break a law on purpose are caught by that law. */
class BrokenRulesTest {
    private static final Refusal NO = Refusal.of("T1", "refused by a test", "시험용 거절");

    /** Safe moves only, and nothing else: a sound rule set to break. */
    private static class Sound implements RuleSet {
        static final Permission SAFE = Permission.everything().refusingSelfCheck(NO);

        @Override
        public String id() {
            return getClass().getSimpleName();
        }

        @Override
        public Text name() {
            return new Text("broken", "깨진 규칙");
        }

        @Override
        public Permission permission(Position position) {
            return SAFE;
        }

        @Override
        public Outcome adjudicate(Game game) {
            return Outcome.draw("T2");
        }
    }

    /** Answers anew every time it is asked. */
    private static final class Moody extends Sound {
        private final AtomicInteger asked = new AtomicInteger();

        @Override
        public Permission permission(Position position) {
            return asked.incrementAndGet() % 3 == 0 ? SAFE.refusingPass(NO) : SAFE;
        }
    }

    /** Keeps how many moves were made from any position, and lets that decide about the pass. */
    private static final class Remembering extends Sound {
        private int played;

        @Override
        public long stateAfter(Position before, Move move, Position after) {
            played++;
            return 0;
        }

        @Override
        public Permission permission(Position position) {
            return played % 2 == 0 ? SAFE : SAFE.refusingPass(NO);
        }
    }

    /** Vetoes a move only when it is asked for the second time. */
    private static final class LateVeto extends Sound {
        private Move last = Move.PASS;

        @Override
        public Permission permission(Position position) {
            return SAFE.askingVeto();
        }

        @Override
        public Optional<Refusal> veto(Position position, Move move) {
            boolean again = move == last;
            last = move;
            return again ? Optional.of(NO) : Optional.empty();
        }
    }

    /** Lets a counter decide that takes no part in equality. */
    private static final class Counting extends Sound {
        @Override
        public Permission permission(Position position) {
            return position.halfmoves() % 2 == 0 ? SAFE : SAFE.refusingPass(NO);
        }
    }

    /** Keeps a state that decides, and says that it takes no part in equality. */
    private static final class Forgetful extends Sound {
        private static final StateField PASSED = new StateField("passed", 0, 1, false, List.of());

        @Override
        public StateLayout layout() {
            return StateLayout.of(PASSED);
        }

        @Override
        public long stateAfter(Position before, Move move, Position after) {
            return PASSED.with(0, move.isPass() ? 1 : 0);
        }

        @Override
        public Permission permission(Position position) {
            return PASSED.get(position.state()) == 1 ? SAFE.refusingPass(NO) : SAFE;
        }
    }

    /** Keeps more than it has declared. */
    private static final class Undeclared extends Sound {
        @Override
        public long stateAfter(Position before, Move move, Position after) {
            return move.isPass() ? 1 : 0;
        }
    }

    /** Lets a general be taken and has no word for that. */
    private static final class Wordless extends Sound {
        @Override
        public Permission permission(Position position) {
            return Permission.everything();
        }
    }

    /** Refuses everything and calls it no end. */
    private static final class Endless extends Sound {
        @Override
        public Permission permission(Position position) {
            return position.fullmoves() > 3 ? SAFE.askingVeto() : SAFE;
        }

        @Override
        public Optional<Refusal> veto(Position position, Move move) {
            return Optional.of(NO);
        }

        @Override
        public Optional<Outcome> stuck(Remaining remaining) {
            return Optional.empty();
        }
    }

    /** Knows left from right. */
    private static final class OneSided extends Sound {
        @Override
        public Permission permission(Position position) {
            return SAFE.askingVeto();
        }

        @Override
        public Optional<Refusal> veto(Position position, Move move) {
            return !move.isPass() && move.to().file() == 1 ? Optional.of(NO) : Optional.empty();
        }
    }

    /** Answers each thread differently. */
    private static final class ThreadBound extends Sound {
        private final Thread first = Thread.currentThread();

        @Override
        public Permission permission(Position position) {
            return Thread.currentThread() == first ? SAFE : SAFE.refusingPass(NO);
        }
    }

    static Stream<Arguments> brokenRules() {
        return Stream.of(
                Arguments.of("L1", new Moody()),
                Arguments.of("L2", new Remembering()),
                Arguments.of("L3", new LateVeto()),
                Arguments.of("L5", new Counting()),
                Arguments.of("L6", new Forgetful()),
                Arguments.of("L7", new Undeclared()),
                Arguments.of("L7", new Wordless()),
                Arguments.of("L8", new Endless()),
                Arguments.of("L10", new OneSided()),
                Arguments.of("L15", new ThreadBound()));
    }

    @ParameterizedTest
    @MethodSource("brokenRules")
    void areCaughtBy(String law, RuleSet rules) {
        LawReport report = LawCheck.of(rules).withGames(1, 100).run(List.of(Laws.of(law)));
        assertEquals(List.of(law), report.brokenLaws(), report::toString);
    }

    @Test
    void theSoundOneIsNot() {
        LawReport report = LawCheck.of(new Sound()).withGames(1, 30).run(Laws.all());
        assertThat(report.brokenLaws()).as(report.toString()).isEmpty();
    }

    @Test
    void aViolationTellsHowToGetThereInAsFewMovesAsPossible() {
        LawReport report = LawCheck.of(new Forgetful()).withSeed(5).run(List.of(Laws.of("L6")));
        LawViolation violation = report.violations().get(0);
        assertThat(violation.moves()).isEmpty();
        assertThat(violation.seed()).isEqualTo(5);
        assertThat(violation.fen()).isEqualTo(violation.start());
        assertThat(violation.toString())
                .contains("L6", Laws.of("L6").statement(), "seed 5", violation.fen(), "a b c d e f g h i", "expected");
    }

    @Test
    void lawsThatDoNotSpeakAboutARuleSetAreReportedAsSkipped() {
        Law choosy = new Law() {
            @Override
            public String id() {
                return "X1";
            }

            @Override
            public String statement() {
                return "speaks about no rule set";
            }

            @Override
            public boolean appliesTo(RuleSet rules) {
                return false;
            }

            @Override
            public Optional<Difference> check(Game game) {
                throw new IllegalStateException("was asked all the same");
            }
        };
        LawReport report = LawCheck.of(new Sound()).withGames(1, 2).run(List.of(choosy));
        assertThat(report.skipped()).containsExactly(choosy);
        assertThat(report.toString()).contains("X1", "was skipped");
    }

    @Test
    void anExceptionIsAViolation() {
        RuleSet throwing = new Sound() {
            @Override
            public Optional<Outcome> ended(Position position) {
                if (position.fullmoves() > 2) {
                    throw new IllegalStateException("cannot say");
                }
                return super.ended(position);
            }
        };
        LawReport report = LawCheck.of(throwing).withGames(1, 12).run(List.of(Laws.of("L2")));
        assertThat(report.brokenLaws()).containsExactly("L2");
        assertThat(report.violations().get(0).difference().found()).contains("cannot say");
    }
}
