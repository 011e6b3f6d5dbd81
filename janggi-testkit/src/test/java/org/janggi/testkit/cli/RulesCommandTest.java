package org.janggi.testkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.janggi.variants.RuleSets;
import org.junit.jupiter.api.Test;

class RulesCommandTest {
    @Test
    void every_rule_set_is_a_line_with_its_names() {
        Run run = Run.of("rules");
        assertThat(run.exit()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.lines())
                .hasSameSizeAs(RuleSets.builtIn())
                .contains("fairy-modern\tFairy-Stockfish modern\t페어리 현대\t-")
                .allMatch(line -> line.split("\t", -1).length == 4);
    }

    @Test
    void an_unknown_rule_set_is_answered_with_those_there_are() {
        Run run = Run.of("rules", "chess");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.onlyError()).startsWith("janggi rules: no rule set \"chess\", there are fairy-janggi");
    }
}
