package org.janggi.testkit.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.testkit.Checked;
import org.janggi.testkit.RandomPositions;
import org.janggi.testkit.SmallRules;
import org.janggi.testkit.SmallRules.Feature;
import org.janggi.testkit.reference.NaivePowers;
import org.janggi.variants.RuleSets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The laws hold for the built-in rule sets and for small ones that use all that a rule set can say. */
class LawsTest {
    static Stream<RuleSet> soundRules() {
        return Stream.concat(
                RuleSets.builtIn().stream(),
                Stream.of(
                        new SmallRules("taken", NaivePowers.DEFAULT, Feature.PROMOTION),
                        new SmallRules("call", NaivePowers.DEFAULT, Feature.CALL, Feature.SAFE_ONLY),
                        new SmallRules(
                                "endings",
                                NaivePowers.FAIRY,
                                Feature.SAFE_ONLY,
                                Feature.SECOND_PASS_ENDS,
                                Feature.FACING_ENDS,
                                Feature.FEW_PIECES_END),
                        new SmallRules("veto", NaivePowers.DEFAULT, Feature.NO_EDGE, Feature.NO_SECOND_PASS)));
    }

    @ParameterizedTest
    @MethodSource("soundRules")
    void hold(RuleSet rules) {
        RandomPositions random = new RandomPositions(rules, 7);
        List<Position> positions = Stream.generate(random::next).limit(40).toList();
        LawReport report =
                LawCheck.of(rules).withGames(1, 40).withPositions(positions, 2).run(Laws.all());
        assertThat(report.violations()).as(report.toString()).isEmpty();
        assertThat(report.skipped()).isEmpty();
        Checked.count("law positions", report.positions());
    }

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
}
