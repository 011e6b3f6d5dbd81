package org.janggi.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RuleOptionTest {
    private static final Clause CLAUSE = new Clause("T1");
    private static final Text MEANING = new Text("for tests", "시험용");

    /** A rule set of somebody's own with two options. */
    private static final class Optioned extends TestRules {
        private final String pass;
        private final int limit;

        Optioned(String pass, int limit) {
            this.pass = pass;
            this.limit = limit;
        }

        @Override
        public List<RuleOption> knownOptions() {
            return List.of(
                    option("pass", OptionValues.oneOf("free", "once", "never"), value -> new Optioned(value, limit)),
                    option("limit", OptionValues.numbers(-5, 100, 40), this::limited));
        }

        private RuleSet limited(String value) {
            if (pass.equals("never")) {
                throw new IllegalArgumentException("no limit without a pass");
            }
            return new Optioned(pass, Integer.parseInt(value));
        }
    }

    private static RuleOption option(String name, OptionValues values, Function<String, RuleSet> chosen) {
        return new RuleOption(name, CLAUSE, MEANING, values, chosen);
    }

    private static final RuleSet RULES = new Optioned("free", 40);

    @Test
    void anOptionIsChosenByText() {
        assertThat(RULES.with("pass", "once").with("limit", "-5")).isInstanceOfSatisfying(Optioned.class, rules -> {
            assertThat(rules.pass).isEqualTo("once");
            assertThat(rules.limit).isEqualTo(-5);
        });
    }

    @Test
    void valuesAreListedForHelp() {
        assertThat(RULES.knownOptions()).extracting(RuleOption::name).containsExactly("pass", "limit");
        OptionValues words = RULES.knownOptions().get(0).values();
        assertThat(words.words()).containsExactly("free", "once", "never");
        assertThat(words.byDefault()).isEqualTo("free");
        assertThat(words.text()).hasToString("free|once|never");
        OptionValues numbers = RULES.knownOptions().get(1).values();
        assertThat(numbers.words()).isEmpty();
        assertThat(numbers.byDefault()).isEqualTo("40");
        assertThat(numbers.text()).isEqualTo(new Text("-5 to 100", "-5에서 100까지"));
    }

    @Test
    void anUnknownNameIsAnsweredWithTheOptionsThereAre() {
        assertThatExceptionOfType(InvalidRuleSetException.class)
                .isThrownBy(() -> RULES.with("Pass", "free"))
                .withMessage("test has no option \"Pass\", there are pass, limit")
                .satisfies(e -> assertThat(e.in(Locale.KOREAN)).isEqualTo("test에 없는 선택 사항 \"Pass\", 있는 것 pass, limit"));
        assertThatExceptionOfType(InvalidRuleSetException.class)
                .isThrownBy(() -> new TestRules().with("pass", "free"))
                .withMessage("test has no option \"pass\", there is none")
                .satisfies(e -> assertThat(e.problem().korean()).isEqualTo("test에 없는 선택 사항 \"pass\", 있는 것 없음"));
    }

    @Test
    void anUnknownValueIsAnsweredWithTheValuesThereAre() {
        assertThatExceptionOfType(InvalidRuleSetException.class)
                .isThrownBy(() -> RULES.with("pass", "twice"))
                .withMessage("pass of test: expected free|once|never, found \"twice\"")
                .satisfies(e ->
                        assertThat(e.in(Locale.KOREAN)).isEqualTo("test의 pass: 필요한 것 free|once|never, 있는 것 \"twice\""));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", " ", "-6", "101", "040", "+4", "4.0", "-0", "99999999999", "4294967336", "٤", "4 ", "0x4"})
    void aNumberIsSpelledInOneWayAndInItsRange(String value) {
        assertThatExceptionOfType(InvalidRuleSetException.class)
                .isThrownBy(() -> RULES.with("limit", value))
                .withMessage("limit of test: expected -5 to 100, found \"" + value + "\"");
    }

    @Test
    void whatTheRuleSetSaysOfAContradictionIsNotChanged() {
        RuleSet never = RULES.with("pass", "never");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> never.with("limit", "4"))
                .withMessage("no limit without a pass");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a:b", "a,b", "a=b", "a b", "a\n"})
    void namesAndValuesCanStandInLists(String text) {
        OptionValues fine = OptionValues.oneOf("x", "y");
        assertThatIllegalArgumentException().isThrownBy(() -> option(text, fine, value -> RULES));
        assertThatIllegalArgumentException().isThrownBy(() -> OptionValues.oneOf("x", text));
        assertThatIllegalArgumentException().isThrownBy(() -> OptionValues.oneOf(text));
        OptionValues any = new OptionValues("x", MEANING, List.of(), value -> true);
        assertThat(any.contains(text)).isFalse();
        assertThat(any.contains("4.5")).isTrue();
    }

    @Test
    void theDefaultIsAValue() {
        assertThatIllegalArgumentException().isThrownBy(() -> OptionValues.numbers(1, 3, 0));
    }
}
