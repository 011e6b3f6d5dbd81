package org.janggi.testkit.laws;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.janggi.core.Fault;
import org.janggi.core.Formation;
import org.janggi.core.Game;
import org.janggi.core.Outcome;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.core.Setup;
import org.janggi.testkit.Project;
import org.janggi.testkit.RandomPositions;
import org.janggi.testkit.laws.BrokenRules.Broken;
import org.janggi.testkit.laws.BrokenRules.Forgetful;
import org.janggi.testkit.laws.BrokenRules.Open;
import org.janggi.testkit.laws.BrokenRules.Sound;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Rule sets that break a law on purpose are caught by that law, and nearly every law catches what no other does. */
class BrokenRulesTest {
    /**
     * Laws that speak about the core alone, which a rule set cannot break by itself. L4: a wrong key is seen by L5, too, which
     * compares all answers of equal positions, their keys included. L11: the core makes moves and attacks from the same
     * powers; the oracle tests and the naive reference say whether both are right.
     */
    private static final Set<String> NEVER_ALONE = Set.of("L4", "L11");

    /** The core throws at what these make, before the law can compare: at the move of a game without a general, at the text. */
    private static final Set<String> BY_EXCEPTION = Set.of("EndsLate", "Wordless");

    /** What each law found about each broken rule set, in the order of {@link BrokenRules#ALL}. */
    private static final Map<String, Set<String>> MATRIX = new LinkedHashMap<>();

    private static LawReport check(RuleSet rules, List<Law> laws) {
        RandomPositions random = new RandomPositions(new Sound(), 3);
        List<Position> positions = Stream.concat(
                        Stream.of(
                                rules.start(Formation.EHEH, Formation.HEEH),
                                rules.start(Formation.HEHE, Formation.EHHE)),
                        Stream.generate(random::next)
                                .map(position -> Setup.of(position.board(), position.turn()))
                                .filter(setup ->
                                        Position.faults(rules, setup).stream().noneMatch(Fault::isError))
                                .limit(6)
                                .map(setup -> Position.of(rules, setup)))
                .toList();
        return LawCheck.of(rules)
                .withSeed(2)
                .withGames(0, 0)
                .withPositions(positions, 60)
                .run(laws);
    }

    private static Set<String> laws(Broken broken) {
        return MATRIX.computeIfAbsent(broken.name(), key -> {
            Set<String> found = new TreeSet<>();
            for (Law law : Laws.all()) {
                found.addAll(check(broken.rules().get(), List.of(law)).brokenLaws());
            }
            return found;
        });
    }

    static List<Broken> brokenRules() {
        return BrokenRules.ALL;
    }

    @ParameterizedTest
    @MethodSource("brokenRules")
    void areCaughtBy(Broken broken) {
        assertThat(laws(broken)).contains(broken.law());
        LawReport report = check(broken.rules().get(), List.of(Laws.of(broken.law())));
        boolean exception = report.violations().get(0).difference().what().equals(LawCheck.EXCEPTION);
        assertThat(exception).as(report.toString()).isEqualTo(BY_EXCEPTION.contains(broken.name()));
    }

    @Test
    void theSoundOnesAreNot() {
        for (RuleSet rules : List.of(new Sound(), new Open())) {
            LawReport report = check(rules, Laws.all());
            assertThat(report.brokenLaws()).as(report.toString()).isEmpty();
        }
    }

    /** Without such a law one of the broken rule sets would pass. */
    @Test
    void everyLawButTwoCatchesWhatNoOtherDoes() {
        Set<String> alone = new LinkedHashSet<>();
        for (Broken broken : BrokenRules.ALL) {
            Set<String> caught = laws(broken);
            alone.addAll(caught.size() == 1 ? caught : Set.of());
        }
        assertThat(alone)
                .containsExactlyInAnyOrderElementsOf(Laws.all().stream()
                        .map(Law::id)
                        .filter(id -> !NEVER_ALONE.contains(id))
                        .toList());
    }

    /** The README has the whole table; target/broken-rules.md holds what belongs there. */
    @Test
    void theReadmeTellsWhatEachLawFinds() throws IOException {
        List<String> ids = Laws.all().stream().map(Law::id).toList();
        StringBuilder table = new StringBuilder("| rule set | " + String.join(" | ", ids) + " |\n");
        table.append("|---|").append("---|".repeat(ids.size())).append('\n');
        for (Broken broken : BrokenRules.ALL) {
            table.append("| ").append(broken.name());
            ids.forEach(id -> table.append(" | ").append(laws(broken).contains(id) ? "x" : ""));
            table.append(" |\n");
        }
        Path testkit = Project.root().resolve("janggi-testkit");
        Files.createDirectories(testkit.resolve("target"));
        Files.writeString(testkit.resolve("target/broken-rules.md"), table);
        assertThat(Files.readString(testkit.resolve("README.md"))).contains("\n\n" + table + "\n");
    }

    @Test
    void aViolationTellsHowToGetThereInAsFewMovesAsPossible() {
        LawReport report = LawCheck.of(forgetful()).withSeed(5).run(List.of(Laws.of("L6")));
        LawViolation violation = report.violations().get(0);
        assertThat(violation.moves()).isEmpty();
        assertThat(violation.seed()).isEqualTo(5);
        assertThat(violation.fen()).isEqualTo(violation.start());
        assertThat(violation.toString())
                .contains(
                        "L6",
                        Laws.of("L6").statement(),
                        "seed 5",
                        violation.fen(),
                        "a   b   c   d   e   f   g   h   i",
                        "to move",
                        "expected");
    }

    @Test
    void aViolationNamesTheOptionsOfTheRuleSet() {
        RuleSet chosen = new Forgetful() {
            @Override
            public Map<String, String> options() {
                return Map.of("second", "on", "first", "3");
            }
        };
        LawReport report = LawCheck.of(chosen).run(List.of(Laws.of("L6")));
        assertThat(report.violations().get(0).toString())
                .contains("is broken by " + chosen.id() + " {first=3, second=on}, seed");
    }

    private static RuleSet forgetful() {
        return BrokenRules.ALL.stream()
                .filter(broken -> broken.law().equals("L6"))
                .findFirst()
                .orElseThrow()
                .rules()
                .get();
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
            public Optional<String> reasonToSkip(RuleSet rules) {
                return Optional.of("of a reason");
            }

            @Override
            public Optional<Difference> check(Game game) {
                throw new IllegalStateException("was asked all the same");
            }
        };
        LawReport report = LawCheck.of(new Sound()).withGames(1, 2).run(List.of(choosy));
        assertThat(report.skipped()).containsExactly(new SkippedLaw(choosy, "of a reason"));
        assertThat(report.toString()).contains("X1", "was skipped: of a reason");
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
