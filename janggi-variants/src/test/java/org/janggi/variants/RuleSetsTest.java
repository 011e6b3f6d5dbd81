package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.janggi.core.RuleOption;
import org.janggi.core.RuleSet;
import org.janggi.core.SelfCheck;
import org.janggi.core.Symmetry;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class RuleSetsTest {
    @Test
    void theBuiltInRuleSetsAreFoundByTheirIds() {
        assertThat(RuleSets.builtIn())
                .extracting(RuleSet::id)
                .contains("fairy-janggi", "fairy-traditional", "fairy-modern", "fairy-casual")
                .doesNotHaveDuplicates();
        for (RuleSet rules : RuleSets.builtIn()) {
            assertThat(RuleSets.byId(rules.id())).isSameAs(rules);
            assertThat(rules).hasToString(rules.id());
            assertThat(rules.name().korean()).isNotEmpty();
            assertThat(rules.options()).isEmpty();
        }
        assertThat(RuleSets.all()).startsWith(RuleSets.builtIn().toArray(RuleSet[]::new));
        assertThat(RuleSets.all(RuleSetsTest.class.getClassLoader())).containsAll(RuleSets.builtIn());
    }

    @Test
    void anUnknownIdIsRefusedWithTheIdsThereAre() {
        assertThat(RuleSets.find("chess")).isEmpty();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RuleSets.byId("chess"))
                .withMessageContaining("\"chess\"")
                .withMessageContaining("fairy-janggi")
                .withMessageContaining("fairy-casual");
    }

    @Test
    void namesTellThemApart() {
        assertThat(RuleSets.builtIn())
                .extracting(rules -> rules.name().english())
                .doesNotHaveDuplicates();
        assertThat(RuleSets.builtIn())
                .extracting(rules -> rules.name().korean())
                .doesNotHaveDuplicates();
    }

    @Test
    void whatAnOptionIsByDefaultIsWhatTheRuleSetPlays() {
        for (RuleSet rules : RuleSets.builtIn()) {
            for (RuleOption option : rules.knownOptions()) {
                assertThat(option.chosen().apply(option.values().byDefault()))
                        .as(rules + " " + option.name())
                        .isEqualTo(rules);
            }
        }
    }

    /** Equal material is Han's (S7, S29), the deom is Han's (K3); where there are neither, games are drawn. */
    @Test
    @Tag("S29")
    @Tag("K3")
    void sidesAreTheSameButForWhatIsEqual() {
        for (RuleSet rules : List.of(
                Gungjanggi.SILVER, Gungjanggi.DAN, Kja.RULES, Kja.ASSOCIATION, FairyRules.JANGGI, FairyRules.MODERN)) {
            assertThat(rules.symmetry()).as(rules.id()).isEqualTo(Symmetry.MOVES);
        }
        for (RuleSet rules : List.of(FairyRules.TRADITIONAL, FairyRules.CASUAL)) {
            assertThat(rules.symmetry()).as(rules.id()).isEqualTo(Symmetry.RESULTS);
        }
        assertThat(Gungjanggi.SILVER.with(DrawingMaterial.REFEREE_ONLY).symmetry())
                .isEqualTo(Symmetry.MOVES);
        assertThat(Gungjanggi.SILVER.with((DrawingMaterial) position -> false).symmetry())
                .isEqualTo(Symmetry.NONE);
    }

    @Test
    @Tag("S2")
    @Tag("P8")
    void theKindOfSelfCheckIsTold() {
        assertThat(Gungjanggi.DAN.with(SelfCheck.FORBIDDEN).selfCheck()).isEqualTo(SelfCheck.FORBIDDEN);
        assertThat(Kja.RULES.with(SelfCheck.FORBIDDEN).selfCheck()).isEqualTo(SelfCheck.FORBIDDEN);
        assertThat(Gungjanggi.DAN.selfCheck()).isEqualTo(Kja.RULES.selfCheck()).isNotEqualTo(SelfCheck.FORBIDDEN);
    }

    @Test
    @Tag("S36")
    @Tag("D16")
    void silverDecidesByValueAndDanByNumber() {
        assertThat(Gungjanggi.SILVER.measure()).isEqualTo(Measure.VALUE);
        assertThat(Gungjanggi.DAN.measure()).isEqualTo(Measure.COUNT);
    }
}
