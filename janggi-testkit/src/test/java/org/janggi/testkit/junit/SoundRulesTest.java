package org.janggi.testkit.junit;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.janggi.core.Formation;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.core.SelfCheck;
import org.janggi.testkit.RandomPositions;
import org.janggi.testkit.SmallRules;
import org.janggi.testkit.SmallRules.Feature;
import org.janggi.testkit.laws.LawCheck;
import org.janggi.testkit.reference.NaivePowers;
import org.janggi.variants.DrawingMaterial;
import org.janggi.variants.Gungjanggi;
import org.janggi.variants.Kja;
import org.janggi.variants.Reading;
import org.janggi.variants.RuleSets;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** The laws hold for the built-in rule sets, for combinations of their options, and for small ones that use all there is. */
class SoundRulesTest {
    private static final int POSITIONS = 8;

    @TestFactory
    Stream<DynamicContainer> builtInRules() {
        return RuleSets.builtIn().stream().map(SoundRulesTest::contract);
    }

    @TestFactory
    Stream<DynamicContainer> rulesWithOptions() {
        return Stream.of(
                        Gungjanggi.SILVER.with(SelfCheck.FORBIDDEN).with(Reading.CHECK_AT_ANY_COST),
                        Gungjanggi.SILVER
                                .with(Reading.PLAYED_OUT)
                                .with(Reading.FREE_REPLY)
                                .with(Reading.CALL_WHEN_BEHIND)
                                .with(Reading.PERPETUAL_CHECK_LOSES),
                        Gungjanggi.DAN
                                .with(SelfCheck.FORBIDDEN)
                                .with(Reading.ORTHOGONAL_SOLDIER)
                                .with(Reading.GUARD_OUTSIDE)
                                .withMaterialAfter(8),
                        Gungjanggi.DAN
                                .with(DrawingMaterial.REFEREE_ONLY)
                                .with(Reading.SECOND_CALL_REFUSED)
                                .with(Reading.FOURTH_MOVE_LOSES)
                                .with(Reading.LOSS_WITHOUT_STEP),
                        Kja.RULES.with(SelfCheck.FORBIDDEN).with(Reading.MATING_FACING),
                        Kja.ASSOCIATION
                                .with(Reading.PLAYED_OUT)
                                .with(Reading.TO_AND_FRO)
                                .withRepetitions(2)
                                .withDeom(-5))
                .map(SoundRulesTest::smallContract);
    }

    @TestFactory
    Stream<DynamicContainer> smallRules() {
        return Stream.of(
                        new SmallRules("taken", NaivePowers.DEFAULT, Feature.PROMOTION),
                        new SmallRules("call", NaivePowers.DEFAULT, Feature.CALL, Feature.SAFE_ONLY),
                        new SmallRules(
                                "endings",
                                NaivePowers.FAIRY,
                                Feature.SAFE_ONLY,
                                Feature.SECOND_PASS_ENDS,
                                Feature.FACING_ENDS,
                                Feature.FEW_PIECES_END),
                        new SmallRules("veto", NaivePowers.DEFAULT, Feature.NO_EDGE, Feature.NO_SECOND_PASS),
                        new SmallRules("bounded", NaivePowers.DEFAULT, Feature.SIXTY_PLIES))
                .map(SoundRulesTest::smallContract);
    }

    /** With the games that a third party has by default. */
    @Tag("long")
    @TestFactory
    Stream<DynamicContainer> builtInRulesInWholeContracts() {
        return RuleSets.builtIn().parallelStream().map(rules -> {
            RuleSetContract contract = () -> rules;
            return DynamicContainer.dynamicContainer(rules.toString(), contract.everyLawIsKept());
        });
    }

    /** From all starts and from random positions, but not far. */
    private static DynamicContainer contract(RuleSet rules) {
        return contract(rules, LawCheck.of(rules).withGames(1, 4).withPositions(random(rules), 8));
    }

    private static DynamicContainer smallContract(RuleSet rules) {
        List<Position> positions = new ArrayList<>(random(rules));
        positions.add(rules.start(Formation.EHEH, Formation.HEEH));
        return contract(rules, LawCheck.of(rules).withGames(0, 0).withPositions(positions, 16));
    }

    private static List<Position> random(RuleSet rules) {
        RandomPositions random = new RandomPositions(rules, 11);
        return Stream.generate(random::next).limit(POSITIONS).toList();
    }

    private static DynamicContainer contract(RuleSet rules, LawCheck games) {
        RuleSetContract contract = new RuleSetContract() {
            @Override
            public RuleSet rules() {
                return rules;
            }

            @Override
            public LawCheck games() {
                return games;
            }
        };
        return DynamicContainer.dynamicContainer(rules.toString(), contract.everyLawIsKept());
    }
}
