package org.janggi.testkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.janggi.core.Clause;
import org.janggi.core.Game;
import org.janggi.core.OptionValues;
import org.janggi.core.Outcome;
import org.janggi.core.Permission;
import org.janggi.core.Position;
import org.janggi.core.RuleOption;
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
        assertThat(line.split("\t")[3].split(" "))
                .contains("three-passes", "free-reply", "self-check", "material-after");
        assertThat(Run.of("rules", "gungjanggi-silver").lines())
                .contains(
                        "gungjanggi-silver: Gungjanggi, silver",
                        "options in force: -",
                        "option three-passes=off|on (default off), S22: three passes in succession are permitted, the"
                                + " fourth is not",
                        "option self-check=taken|forbidden (default taken), S2: forbidden: no self-check, no ignored check",
                        "option material-after=0 to 65535 (default 0), S6: plies in drawing material after which it is"
                                + " decided, 0 for no limit");
        assertThat(Run.of("rules", "gungjanggi-silver", "--lang", "ko").lines())
                .contains(
                        "gungjanggi-silver: 궁장기 실버",
                        "선택 사항 three-passes=off|on (기본 off), S22: 한 수 쉼은 연속 세 번까지 되고 네 번째는 안 된다");
        assertThat(Run.of("rules", "association").lines())
                .contains("option repetitions=2 to 2147483647 (default 3), P7: the arrival that loses");
    }

    @Test
    void a_rule_set_with_options_tells_what_they_change() {
        assertThat(Run.of("rules", "kja:self-check=forbidden:deom=4.5").lines())
                .contains("kja: KJA point play", "options in force: deom=4.5 self-check=forbidden")
                .anyMatch(line -> line.startsWith("K3: ") && line.endsWith("Here: deom is 4.5"))
                .contains(
                        "option deom=a number and a half from -499.5 to 499.5 (default 1.5), K3: the points that Han has"
                                + " beforehand");
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
                        "option pass=free|once (default free), T1: how often");
        assertThat(RulesText.lines(new Telling(), Language.KO)).contains("telling: 말하는 규칙", "T1: 쉼도 수다");
        assertThat(RulesText.line(new Telling())).isEqualTo("telling\ttelling rules\t말하는 규칙\tpass");
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
            return Set.of();
        }

        @Override
        public List<RuleOption> knownOptions() {
            return List.of(new RuleOption(
                    "pass",
                    new Clause("T1"),
                    new Text("how often", "몇 번"),
                    OptionValues.oneOf("free", "once"),
                    value -> this));
        }
    }
}
