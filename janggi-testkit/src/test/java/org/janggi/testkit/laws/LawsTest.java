package org.janggi.testkit.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
}
