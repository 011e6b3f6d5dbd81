package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.janggi.core.Clause;
import org.janggi.core.RuleOption;
import org.janggi.core.SelfCheck;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a rule set says of its own clauses. */
class PoliciesTest {
    private static List<String> ids(Described rules) {
        return rules.policies().stream().map(policy -> policy.clause().id()).toList();
    }

    private static String english(Described rules, String clause) {
        return rules.policies().stream()
                .filter(policy -> policy.clause().equals(new Clause(clause)))
                .findFirst()
                .orElseThrow()
                .text()
                .english();
    }

    @Test
    void silverTellsOfMovementAndItsOwnManual() {
        assertThat(ids(Gungjanggi.SILVER))
                .hasSize(12 + 36)
                .startsWith("M1")
                .endsWith("S36")
                .contains("S18");
    }

    @Test
    void danTellsAlsoOfTheSilverClausesThatItFollows() {
        assertThat(ids(Gungjanggi.DAN))
                .contains("D1", "D16", "S10", "S22")
                .doesNotContain("S6", "S7", "S18", "S28", "S29", "S35", "S36");
        assertThat(english(Gungjanggi.DAN.with(DrawingMaterial.REFEREE_ONLY), "D16"))
                .contains("the referee decides on request");
        assertThat(Gungjanggi.DAN.knownOptions())
                .extracting(RuleOption::name)
                .contains("drawing-material", "material-after", "self-check");
    }

    @Test
    void pointPlayTellsOfTournamentAndPlay() {
        assertThat(ids(Kja.RULES)).contains("M12", "K1", "K12", "P6a", "P13c").noneMatch(id -> id.startsWith("S"));
        assertThat(english(Kja.RULES, "P7")).doesNotContain("Here:");
        assertThat(english(Kja.ASSOCIATION, "P7")).startsWith("The third arrival loses");
        assertThat(Kja.RULES.clause(Reading.PLAYED_OUT)).isEqualTo(new Clause("P8"));
        assertThat(Kja.RULES.knownOptions())
                .extracting(RuleOption::name)
                .containsExactly(
                        "played-out", "mating-facing", "dead-stay", "to-and-fro", "self-check", "deom", "repetitions");
        assertThat(english(Kja.ASSOCIATION, "P6a")).contains("fewer than 30 points");
    }

    @Test
    void theEngineSetsTellOfTheirOwnNames() {
        assertThat(ids(FairyRules.JANGGI))
                .contains("M1", "fairy-bikjang")
                .doesNotContain("S1", "fairy-move-repetition");
        assertThat(ids(FairyRules.MODERN)).contains("fairy-move-repetition").doesNotContain("fairy-bikjang");
        assertThat(FairyRules.CASUAL.readings()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Reading.class)
    void aReadingShowsAtItsClause(Reading reading) {
        for (Described rules : List.of(Gungjanggi.SILVER, Gungjanggi.DAN)) {
            if (rules.readings().contains(reading)) {
                Described changed = ((Gungjanggi) rules).with(reading);
                assertThat(changed.policies().stream()
                                .filter(policy -> policy.text()
                                        .english()
                                        .endsWith("Here: " + reading.text().english())))
                        .hasSize(1);
            }
        }
        if (Kja.RULES.readings().contains(reading)) {
            assertThat(Kja.RULES.with(reading).policies().stream()
                            .filter(policy -> policy.text()
                                    .korean()
                                    .endsWith("여기서는: " + reading.text().korean())))
                    .hasSize(1);
        }
    }

    @Test
    void whatIsNotPlayedOnTheBoardIsLeftToTheEvent() {
        assertThat(english(Gungjanggi.SILVER, "S31")).endsWith("Here: left to whoever runs the event.");
        assertThat(english(Gungjanggi.SILVER, "S30")).endsWith("(advice).");
        assertThat(english(Kja.RULES, "K7")).endsWith("and colours alternate. Here: left to whoever runs the event.");
    }

    @Test
    void numbersAndFunctionsShowToo() {
        assertThat(english(Kja.RULES.withDeom(1), "K3")).endsWith("Here: deom is 0.5");
        assertThat(english(Kja.RULES.withRepetitions(3), "P7")).endsWith("Here: arrival 3 loses");
        assertThat(english(Kja.RULES.with(SelfCheck.FORBIDDEN), "P8")).endsWith("are not permitted");
        assertThat(english(Gungjanggi.SILVER.with(SelfCheck.FORBIDDEN), "S2")).endsWith("are not permitted");
        assertThat(english(Gungjanggi.SILVER.withMaterialAfter(40), "S6")).contains("after 40 plies");
        assertThat(english(Gungjanggi.SILVER.with(DrawingMaterial.REFEREE_ONLY), "S35"))
                .contains("on request");
    }

    @Test
    void whatCanBeChangedIsNamedByAClauseThatTheRuleSetTellsOf() {
        for (Described rules : List.of(Gungjanggi.SILVER, Gungjanggi.DAN, Kja.RULES, Kja.ASSOCIATION)) {
            assertThat(rules.knownOptions())
                    .extracting(option -> option.clause().id())
                    .isSubsetOf(ids(rules));
            assertThat(rules.knownOptions())
                    .extracting(RuleOption::name)
                    .doesNotHaveDuplicates()
                    .containsAll(rules.readings().stream().map(Reading::id).toList());
        }
    }
}
