package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import org.janggi.core.InvalidRuleSetException;
import org.janggi.core.RuleOption;
import org.janggi.core.RuleSet;
import org.janggi.core.SelfCheck;
import org.junit.jupiter.api.Test;

/** Text -> rule set -> text, beside the calls of Java that the options stand for. */
class RuleSetTextPropertyTest {
    private static final UnaryOperator<RuleSet> AS_IT_IS = rules -> rules;

    /** A value of an option as text, and the call that it stands for. */
    private record Choice(String name, String value, UnaryOperator<RuleSet> call) {
        @Override
        public String toString() {
            return ":" + name + "=" + value;
        }
    }

    /** A rule set with options, each at most once. */
    private record Chosen(RuleSet from, List<Choice> choices) {
        RuleSet byCalls() {
            RuleSet rules = from;
            for (Choice choice : choices) {
                rules = choice.call.apply(rules);
            }
            return rules;
        }

        @Override
        public String toString() {
            return from.id() + choices.stream().map(Choice::toString).collect(Collectors.joining());
        }
    }

    /** The choices by the name of their option, written down from the calls that a rule set has. */
    private static Map<String, List<Choice>> choices(RuleSet rules, boolean everyNumber) {
        if (rules instanceof Kja kja) {
            IntStream halves = everyNumber
                    ? IntStream.rangeClosed(-999, 999).filter(number -> number % 2 != 0)
                    : IntStream.of(-999, -3, -1, 1, 3, 9, 999);
            IntStream arrivals =
                    everyNumber ? IntStream.rangeClosed(2, 1000) : IntStream.of(2, 3, 4, 5, Integer.MAX_VALUE);
            Map<String, List<Choice>> all =
                    choices(kja, one -> reading -> ((Kja) one).with(reading), one -> check -> ((Kja) one).with(check));
            all.put(
                    "deom",
                    numbers("deom", halves, RuleSetTextPropertyTest::points, n -> one -> ((Kja) one).withDeom(n)));
            all.put(
                    "repetitions",
                    numbers("repetitions", arrivals, String::valueOf, n -> one -> ((Kja) one).withRepetitions(n)));
            return all;
        }
        if (rules instanceof Gungjanggi gungjanggi) {
            IntStream plies = everyNumber ? IntStream.rangeClosed(0, 1000) : IntStream.of(0, 1, 2, 40, 65_535);
            Map<String, List<Choice>> all = choices(
                    gungjanggi,
                    one -> reading -> ((Gungjanggi) one).with(reading),
                    one -> check -> ((Gungjanggi) one).with(check));
            all.put(
                    "drawing-material",
                    List.of(
                            new Choice(
                                    "drawing-material", "table", one -> ((Gungjanggi) one).with(DrawingMaterial.TABLE)),
                            new Choice(
                                    "drawing-material",
                                    "referee-only",
                                    one -> ((Gungjanggi) one).with(DrawingMaterial.REFEREE_ONLY))));
            all.put(
                    "material-after",
                    numbers(
                            "material-after",
                            plies,
                            String::valueOf,
                            n -> one -> ((Gungjanggi) one).withMaterialAfter(n)));
            return all;
        }
        return Map.of();
    }

    private static Map<String, List<Choice>> choices(
            Described rules,
            Function<RuleSet, Function<Reading, RuleSet>> reads,
            Function<RuleSet, Function<SelfCheck, RuleSet>> checks) {
        Map<String, List<Choice>> all = new LinkedHashMap<>();
        for (Reading reading : rules.readings()) {
            all.put(
                    reading.id(),
                    List.of(
                            new Choice(reading.id(), "off", AS_IT_IS),
                            new Choice(
                                    reading.id(), "on", one -> reads.apply(one).apply(reading))));
        }
        all.put(
                "self-check",
                List.of(
                        new Choice(
                                "self-check", "taken", one -> checks.apply(one).apply(SelfCheck.TAKEN)),
                        new Choice(
                                "self-check",
                                "forbidden",
                                one -> checks.apply(one).apply(SelfCheck.FORBIDDEN))));
        return all;
    }

    private static List<Choice> numbers(
            String name,
            IntStream numbers,
            Function<Integer, String> text,
            Function<Integer, UnaryOperator<RuleSet>> call) {
        return numbers.boxed()
                .map(number -> new Choice(name, text.apply(number), call.apply(number)))
                .toList();
    }

    /** Half points as people write them. */
    private static String points(int halves) {
        return (halves < 0 ? "-" : "") + Math.abs(halves) / 2 + ".5";
    }

    @Test
    void theChoicesHereAreThoseThatTheRuleSetsTell() {
        for (RuleSet rules : RuleSets.builtIn()) {
            Map<String, List<Choice>> choices = choices(rules, false);
            assertThat(rules.knownOptions())
                    .extracting(RuleOption::name)
                    .containsExactlyInAnyOrderElementsOf(choices.keySet());
            for (RuleOption option : rules.knownOptions()) {
                List<String> values =
                        choices.get(option.name()).stream().map(Choice::value).toList();
                assertThat(values)
                        .allMatch(option.values()::contains)
                        .contains(option.values().byDefault());
                if (!option.values().words().isEmpty()) {
                    assertThat(option.values().words()).isEqualTo(values);
                }
                assertThat(rules.with(option.name(), option.values().byDefault()))
                        .isEqualTo(rules);
            }
        }
    }

    @Test
    void everyValueOfEveryOptionIsReadAndWritten() {
        for (RuleSet rules : RuleSets.builtIn()) {
            choices(rules, true)
                    .values()
                    .forEach(values -> values.forEach(choice -> {
                        Chosen chosen = new Chosen(rules, List.of(choice));
                        RuleSet called = chosen.byCalls();
                        RuleSet read = RuleSets.parse(chosen.toString());
                        assertThat(read).isEqualTo(called).hasSameHashCodeAs(called);
                        assertThat(RuleSets.text(called))
                                .isEqualTo(called.equals(rules) ? rules.id() : chosen.toString());
                    }));
        }
    }

    @Provide
    Arbitrary<Chosen> chosen() {
        return Combinators.combine(
                        Arbitraries.of(RuleSets.builtIn()),
                        Arbitraries.longs(),
                        Arbitraries.integers().between(0, 100))
                .as((rules, seed, percent) -> {
                    Random random = new Random(seed);
                    List<Choice> choices = new ArrayList<>();
                    for (List<Choice> values : choices(rules, false).values()) {
                        if (random.nextInt(100) < percent) {
                            choices.add(values.get(random.nextInt(values.size())));
                        }
                    }
                    Collections.shuffle(choices, random);
                    return new Chosen(rules, choices);
                });
    }

    @Property
    void anyCombinationIsWhatTheCallsGiveOrRefuse(@ForAll("chosen") Chosen chosen) {
        RuleSet called;
        try {
            called = chosen.byCalls();
        } catch (InvalidRuleSetException e) {
            assertThatExceptionOfType(InvalidRuleSetException.class)
                    .isThrownBy(() -> RuleSets.parse(chosen.toString()))
                    .satisfies(refused -> assertThat(refused.problem()).isEqualTo(e.problem()));
            return;
        }
        RuleSet read = RuleSets.parse(chosen.toString());
        assertThat(read).isEqualTo(called).hasSameHashCodeAs(called);
        assertThat(read.options()).isEqualTo(called.options());
        String text = RuleSets.text(called);
        assertThat(text).isEqualTo(called.toString()).matches("[a-z0-9.:=-]+");
        assertThat(RuleSets.parse(text)).isEqualTo(called);
        assertThat(RuleSets.parseAll(text + "," + chosen + ",kja")).containsExactly(called, called, Kja.RULES);
    }

    /** Texts that nearly name a rule set: parts of one, now and then others in their place. */
    @Provide
    Arbitrary<String> nearly() {
        Arbitrary<String> part = Arbitraries.frequencyOf(
                Tuple.of(
                        5,
                        Arbitraries.of(
                                "kja",
                                ":",
                                "=",
                                ",",
                                "deom",
                                "4.5",
                                "self-check",
                                "on",
                                "forbidden",
                                "3",
                                "dead-stay")),
                Tuple.of(1, Arbitraries.strings().ofMaxLength(3)));
        return part.list().ofMaxSize(9).map(parts -> String.join("", parts)).map(tail -> "kja" + tail);
    }

    @Property
    void anyTextIsRuleSetsOrIsRefusedInBothLanguages(@ForAll("nearly") String text) {
        List<RuleSet> read;
        try {
            read = RuleSets.parseAll(text);
        } catch (InvalidRuleSetException e) {
            assertThat(e.problem().english()).isNotEmpty();
            assertThat(e.problem().korean()).isNotEmpty();
            return;
        }
        String written = read.stream().map(RuleSets::text).collect(Collectors.joining(","));
        assertThat(RuleSets.parseAll(written)).isEqualTo(read);
    }
}
