package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.janggi.core.RuleSet;
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
}
