package org.janggi.testkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.janggi.core.Clause;
import org.janggi.core.Game;
import org.janggi.core.Outcome;
import org.janggi.core.Permission;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.core.Text;
import org.janggi.variants.Described;
import org.janggi.variants.Policy;
import org.janggi.variants.Reading;
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
    void the_options_of_a_rule_set_are_listed_and_explained() {
        String line = Run.of("rules").lines().stream()
                .filter(text -> text.startsWith("gungjanggi-silver\t"))
                .findFirst()
                .orElseThrow();
        assertThat(line.split("\t")[3].split(" ")).contains("three-passes", "free-reply");
        assertThat(Run.of("rules", "gungjanggi-silver").lines())
                .contains(
                        "gungjanggi-silver: Gungjanggi, silver",
                        "options in force: -",
                        "option three-passes, S22: three passes in succession are permitted, the fourth is not");
        assertThat(Run.of("rules", "gungjanggi-silver", "--lang", "ko").lines())
                .contains("gungjanggi-silver: 궁장기 실버", "선택 사항 three-passes, S22: 한 수 쉼은 연속 세 번까지 되고 네 번째는 안 된다");
    }

    @Test
    void the_policy_in_force_is_told_for_each_clause_of_a_built_in_rule_set() {
        for (RuleSet rules : RuleSets.builtIn()) {
            if (rules instanceof Described described) {
                List<String> lines = Run.of("rules", rules.id(), "--lang", "ko").lines();
                for (Policy policy : described.policies()) {
                    assertThat(lines)
                            .contains(policy.clause() + ": " + policy.text().korean());
                }
            }
        }
        assertThat(Run.of("rules", "gungjanggi-silver").lines())
                .anyMatch(line -> line.startsWith("S22: Three or more passes in succession are not allowed."));
    }

    @Test
    void each_clause_has_a_line_with_the_policy_in_force() {
        assertThat(RulesText.lines(new Telling(), Language.EN))
                .containsExactly(
                        "telling: telling rules",
                        "options in force: a=1 b=2",
                        "T1: a pass is a move",
                        "T2: nobody wins",
                        "option three-passes, S22: three passes in succession are permitted, the fourth is not");
        assertThat(RulesText.lines(new Telling(), Language.KO)).contains("telling: 말하는 규칙", "T1: 쉼도 수다");
        assertThat(RulesText.line(new Telling())).isEqualTo("telling\ttelling rules\t말하는 규칙\tthree-passes");
    }

    @Test
    void an_unknown_rule_set_is_answered_with_those_there_are() {
        Run run = Run.of("rules", "chess");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.onlyError()).startsWith("janggi rules: no rule set \"chess\", there are ");
    }

    /** A rule set that describes two clauses. */
    private static final class Telling implements Described {
        @Override
        public String id() {
            return "telling";
        }

        @Override
        public Text name() {
            return new Text("telling rules", "말하는 규칙");
        }

        @Override
        public Map<String, String> options() {
            return Map.of("b", "2", "a", "1");
        }

        @Override
        public Permission permission(Position position) {
            return Permission.everything();
        }

        @Override
        public Outcome adjudicate(Game game) {
            return Outcome.draw("T2");
        }

        @Override
        public List<Policy> policies() {
            return List.of(
                    new Policy(new Clause("T1"), new Text("a pass is a move", "쉼도 수다")),
                    new Policy(new Clause("T2"), new Text("nobody wins", "승자가 없다")));
        }

        @Override
        public Set<Reading> readings() {
            return Set.of(Reading.THREE_PASSES);
        }
    }
}
