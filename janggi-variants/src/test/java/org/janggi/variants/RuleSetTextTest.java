package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Locale;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.janggi.core.InvalidRuleSetException;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.core.SelfCheck;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class RuleSetTextTest {
    @ParameterizedTest
    @MethodSource("org.janggi.variants.RuleSets#builtIn")
    void withoutOptionsTheTextIsTheId(RuleSet rules) {
        assertThat(RuleSets.text(rules)).isEqualTo(rules.id());
        assertThat(RuleSets.parse(rules.id())).isSameAs(rules);
    }

    @Test
    void optionsFollowTheIdInAnyOrder() {
        RuleSet rules = RuleSets.parse("gungjanggi-silver:three-passes=on:self-check=forbidden:material-after=40");
        assertThat(rules)
                .isEqualTo(Gungjanggi.SILVER
                        .with(SelfCheck.FORBIDDEN)
                        .with(Reading.THREE_PASSES)
                        .withMaterialAfter(40))
                .hasToString("gungjanggi-silver:material-after=40:self-check=forbidden:three-passes=on");
        assertThat(RuleSets.text(rules)).isEqualTo(rules.toString());
        assertThat(RuleSets.parse("association:deom=-0.5:repetitions=2"))
                .isEqualTo(Kja.ASSOCIATION.withDeom(-1).withRepetitions(2));
        assertThat(RuleSets.parse("gungjanggi-dan:drawing-material=referee-only"))
                .isEqualTo(Gungjanggi.DAN.with(DrawingMaterial.REFEREE_ONLY));
    }

    @Test
    void aDefaultMayBeSaidAndIsNotWritten() {
        RuleSet kja = RuleSets.parse("kja:deom=1.5:repetitions=4:self-check=taken:dead-stay=off");
        assertThat(kja).isEqualTo(Kja.RULES);
        assertThat(RuleSets.text(kja)).isEqualTo("kja");
        assertThat(RuleSets.parse("association:repetitions=3")).isEqualTo(Kja.ASSOCIATION);
        assertThat(RuleSets.parse("gungjanggi-silver:drawing-material=table:material-after=0"))
                .isEqualTo(Gungjanggi.SILVER);
    }

    @Test
    void aListHasCommasBetween() {
        assertThat(RuleSets.parseAll("kja,gungjanggi-silver:self-check=forbidden:three-passes=on,fairy-modern,kja"))
                .containsExactly(
                        Kja.RULES,
                        Gungjanggi.SILVER.with(SelfCheck.FORBIDDEN).with(Reading.THREE_PASSES),
                        FairyRules.MODERN,
                        Kja.RULES);
        assertThat(RuleSets.parseAll("kja:deom=0.5", List.of(Kja.RULES))).containsExactly(Kja.RULES.withDeom(1));
    }

    @Test
    void onlyTheRuleSetsAtHandAreFound() {
        List<RuleSet> two = List.of(Kja.RULES, FairyRules.CASUAL);
        assertThat(RuleSets.parse("fairy-casual", two)).isSameAs(FairyRules.CASUAL);
        assertThatExceptionOfType(InvalidRuleSetException.class)
                .isThrownBy(() -> RuleSets.parse("association", two))
                .withMessage("no rule set \"association\", there are kja, fairy-casual");
        assertThatExceptionOfType(InvalidRuleSetException.class)
                .isThrownBy(() -> RuleSets.parseAll("kja,association", two))
                .withMessage("no rule set \"association\", there are kja, fairy-casual");
    }

    private static final String KJA_OPTIONS =
            "played-out, mating-facing, dead-stay, to-and-fro, self-check, deom, repetitions";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            value = {
                "kja:foo=1            | 'kja has no option \"foo\", there are " + KJA_OPTIONS + "'",
                "kja:three-passes=on  | 'kja has no option \"three-passes\", there are " + KJA_OPTIONS + "'",
                "kja:                 | 'kja has no option \"\", there are " + KJA_OPTIONS + "'",
                "'kja: deom=4.5'      | 'kja has no option \" deom\", there are " + KJA_OPTIONS + "'",
                "fairy-casual:foo=1   | 'fairy-casual has no option \"foo\", there is none'",
                "kja:dead-stay        | 'dead-stay of kja: expected off|on, found \"\"'",
                "kja:dead-stay=yes    | 'dead-stay of kja: expected off|on, found \"yes\"'",
                "kja:dead-stay=on=on  | 'dead-stay of kja: expected off|on, found \"on=on\"'",
                "kja:self-check=TAKEN | 'self-check of kja: expected taken|forbidden, found \"TAKEN\"'",
                "kja:repetitions=1    | 'repetitions of kja: expected 2 to 2147483647, found \"1\"'",
                "kja:deom=4           | 'deom of kja: expected a number and a half from -499.5 to 499.5, found \"4\"'",
                "kja:deom=500.5       | 'deom of kja: expected a number and a half from -499.5 to 499.5, found \"500.5\"'",
                "kja:deom=1.50        | 'deom of kja: expected a number and a half from -499.5 to 499.5, found \"1.50\"'",
                "kja:deom=01.5        | 'deom of kja: expected a number and a half from -499.5 to 499.5, found \"01.5\"'",
                "kja:deom=1e9999.5    | 'deom of kja: expected a number and a half from -499.5 to 499.5, found \"1e9999.5\"'",
                "gungjanggi-dan:material-after=65536 | 'material-after of gungjanggi-dan: expected 0 to 65535, found \"65536\"'",
                "gungjanggi-dan:drawing-material=x   | 'drawing-material of gungjanggi-dan: expected table|referee-only, found \"x\"'",
                "kja:deom=1.5:deom=4.5 | 'kja: expected each option once, found \"deom\" twice in \"kja:deom=1.5:deom=4.5\"'",
            })
    void whatThereIsNotIsAnsweredWithWhatThereIs(String text, String message) {
        assertThatExceptionOfType(InvalidRuleSetException.class)
                .isThrownBy(() -> RuleSets.parse(text))
                .withMessage(message);
        assertThatExceptionOfType(InvalidRuleSetException.class)
                .isThrownBy(() -> RuleSets.parseAll("association," + text))
                .withMessage(message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " kja", "KJA", "kja{deom=4.5}", ":deom=4.5", "deom=4.5"})
    void anUnknownIdIsAnsweredWithTheIdsThereAre(String text) {
        String id = text.split(":", -1)[0];
        InvalidRuleSetException e = refusal(() -> RuleSets.parse(text));
        assertThat(e)
                .hasMessageStartingWith("no rule set \"" + id + "\", there are gungjanggi-silver, gungjanggi-dan, ");
        assertThat(e.in(Locale.KOREAN)).startsWith("없는 규칙 \"" + id + "\", 있는 것 gungjanggi-silver, ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "kja,", ",kja", "kja,,kja"})
    void aListHasNoGaps(String text) {
        assertThat(refusal(() -> RuleSets.parseAll(text))).hasMessageStartingWith("no rule set \"\", there are ");
    }

    @Test
    void koreanErrorsSayTheSame() {
        assertThat(refusal(() -> RuleSets.parse("kja:deom=4")).in(Locale.KOREAN))
                .isEqualTo("kja의 deom: 필요한 것 -499.5에서 499.5까지의 n.5, 있는 것 \"4\"");
        assertThat(refusal(() -> RuleSets.parse("kja:deom=0.5:deom=0.5")).in(Locale.KOREAN))
                .isEqualTo("kja: 선택 사항은 한 번씩, \"kja:deom=0.5:deom=0.5\"에 두 번 있는 것 \"deom\"");
    }

    @Test
    void contradictionsAreRefusedAsByTheCalls() {
        InvalidRuleSetException call =
                refusal(() -> Gungjanggi.SILVER.with(SelfCheck.FORBIDDEN).with(Reading.PLAYED_OUT));
        assertThat(call).hasMessageContainingAll("played-out=on", "self-check=forbidden");
        assertThat(call.in(Locale.KOREAN)).contains("played-out=on과 self-check=forbidden은 함께 고를 수 없음");
        for (String id : List.of("gungjanggi-silver", "gungjanggi-dan", "kja", "association")) {
            for (String options : List.of(
                    ":self-check=forbidden:played-out=on", ":played-out=on:dead-stay=off:self-check=forbidden")) {
                String text = id + (id.startsWith("gung") ? options.replace("dead-stay", "free-reply") : options);
                assertThat(refusal(() -> RuleSets.parse(text)).problem()).isEqualTo(call.problem());
            }
        }
        InvalidRuleSetException soldiers =
                refusal(() -> Gungjanggi.DAN.with(Reading.ORTHOGONAL_SOLDIER).with(Reading.FORWARD_SOLDIER));
        assertThat(refusal(() -> RuleSets.parse("gungjanggi-dan:forward-soldier=on:orthogonal-soldier=on"))
                        .problem())
                .isEqualTo(soldiers.problem());
    }

    @Test
    void anOptionIsTakenBack() {
        Kja rules = Kja.RULES.with(SelfCheck.FORBIDDEN).with(Reading.DEAD_STAY).withDeom(9);
        assertThat(rules.with("self-check", "taken").with("played-out", "on"))
                .isEqualTo(Kja.RULES
                        .with(Reading.PLAYED_OUT)
                        .with(Reading.DEAD_STAY)
                        .withDeom(9));
        assertThat(rules.with("dead-stay", "off").with("deom", "1.5")).isEqualTo(Kja.RULES.with(SelfCheck.FORBIDDEN));
    }

    /** A judgement that calls itself as a named one. */
    private record Pretending(String name) implements DrawingMaterial {
        @Override
        public boolean isDrawing(Position position) {
            return true;
        }

        @Override
        public String toString() {
            return name;
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"table", "referee-only"})
    void aJudgementOfOnesOwnHasNoTextWhateverItCallsItself(String name) {
        Gungjanggi rules = Gungjanggi.SILVER.with(new Pretending(name)).with(Reading.FREE_REPLY);
        InvalidRuleSetException e = refusal(() -> RuleSets.text(rules));
        assertThat(e)
                .hasMessage("drawing-material of gungjanggi-silver: what is chosen has no text, only looks like \""
                        + name + "\"");
        assertThat(e.in(Locale.KOREAN)).startsWith("gungjanggi-silver의 drawing-material: 고른 것을 글로 적을 수 없고");
    }

    @Test
    void aJudgementWithoutANameHasNoTextAndMayStillBeShown() {
        Gungjanggi rules = Gungjanggi.SILVER.with(position -> true);
        assertThat(refusal(() -> RuleSets.text(rules)))
                .hasMessageStartingWith("drawing-material of gungjanggi-silver: expected table|referee-only, found ");
        assertThat(rules.toString()).startsWith("gungjanggi-silver:drawing-material=");
        assertThat(rules.with("free-reply", "on")).isEqualTo(rules.with(Reading.FREE_REPLY));
    }

    private static InvalidRuleSetException refusal(ThrowingCallable call) {
        return catchThrowableOfType(InvalidRuleSetException.class, call);
    }
}
