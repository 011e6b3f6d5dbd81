package org.janggi.testkit.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.janggi.core.Formation;
import org.janggi.core.Game;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.core.Side;
import org.janggi.testkit.SmallRules;
import org.janggi.testkit.perft.PerftRow;
import org.janggi.testkit.perft.PerftTable;
import org.janggi.testkit.reference.NaivePowers;
import org.janggi.variants.FairyRules;
import org.janggi.variants.Kja;
import org.janggi.variants.RuleSets;
import org.junit.jupiter.api.Test;

/** The list of laws, and what a check promises. */
class LawsTest {
    @Test
    void lawsAreFoundByTheirIds() {
        assertThat(Laws.all())
                .extracting(Law::id)
                .doesNotHaveDuplicates()
                .allSatisfy(id -> assertThat(Laws.of(id).id()).isEqualTo(id));
        assertThatThrownBy(() -> Laws.of("L99")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theSameCheckGivesTheSameReport() {
        LawCheck check =
                LawCheck.of(RuleSets.byId("fairy-janggi")).withGames(1, 10).withSeed(3);
        assertThat(check.run(Laws.all()).toString())
                .isEqualTo(check.run(Laws.all()).toString());
    }

    @Test
    void aNumberOfGamesIsNotNegative() {
        LawCheck check = LawCheck.of(RuleSets.byId("fairy-janggi"));
        assertThatThrownBy(() -> check.withGames(-1, 10)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aPositionOfAnotherRuleSetIsRefused() {
        LawCheck check = LawCheck.of(RuleSets.byId("fairy-janggi"));
        Position other = Kja.RULES.start(Formation.HEEH, Formation.HEEH);
        assertThatThrownBy(() -> check.withPositions(List.of(other), 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("position 0: expected one of fairy-janggi, or of a rule set equal to it, found one of kja");
    }

    /** A game of five plies has six positions, so without more every second one would have the same side to move. */
    @Test
    void aLawIsAskedAboutBothSides() {
        Set<Side> asked = EnumSet.noneOf(Side.class);
        Law law = new Law() {
            @Override
            public String id() {
                return "X1";
            }

            @Override
            public String statement() {
                return "says nothing";
            }

            @Override
            public int stride() {
                return 2;
            }

            @Override
            public Optional<Difference> check(Game game) {
                asked.add(game.position().turn());
                return Optional.empty();
            }
        };
        LawCheck.of(RuleSets.byId("fairy-janggi")).withGames(1, 5).run(List.of(law));
        assertThat(asked).containsExactly(Side.CHO, Side.HAN);
    }

    @Test
    void aTableOfOnesOwnIsCountedWhole() {
        RuleSet rules = FairyRules.CASUAL;
        PerftRow row = PerftTable.published(rules).orElseThrow().rows().get(0);
        List<Long> wrong = new ArrayList<>(row.counts());
        long right = wrong.set(3, 1_000_000_000L);
        String shortened = row.fen().substring(0, row.fen().indexOf(" -"));
        PerftTable table = new PerftTable(rules.id(), List.of(new PerftRow(shortened, row.notion(), wrong, 0)));
        LawReport report = LawCheck.of(rules).withGames(0, 0).run(Laws.with(table));
        assertThat(report.brokenLaws()).containsExactly("L16");
        assertThat(report.violations().get(0).difference().found()).startsWith(Long.toString(right));
        PerftTable others = new PerftTable("others", table.rows());
        assertThat(LawCheck.of(rules).withGames(0, 0).run(Laws.with(others)).toString())
                .contains("expected a table of fairy-casual, found one of others");
        PerftTable empty = new PerftTable(rules.id(), List.of());
        assertThatThrownBy(() -> Laws.with(empty)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aBoundThatNoGameIsPlayedToIsNoLaw() {
        RuleSet rules = new SmallRules("endless", NaivePowers.DEFAULT) {
            @Override
            public OptionalInt longestGame() {
                return OptionalInt.of(Integer.MAX_VALUE);
            }
        };
        LawReport report = LawCheck.of(rules).withGames(1, 1).run(List.of(Laws.of("L14")));
        assertThat(report.skipped().get(0).toString()).contains("L14", "2147483647 plies");
    }
}
