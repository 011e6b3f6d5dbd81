package org.janggi.testkit.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.janggi.core.Position;
import org.janggi.core.Side;
import org.janggi.testkit.Checked;
import org.janggi.testkit.RandomPositions;
import org.janggi.testkit.SmallRules;
import org.janggi.testkit.SmallRules.Feature;
import org.janggi.testkit.reference.NaivePowers.PromotedGuard;
import org.janggi.testkit.reference.NaivePowers.PromotedSoldier;
import org.janggi.testkit.reference.NaivePowers.Soldier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The core and the naive reference give the same answers about random positions, D6, D9 and S12 included. */
class CoreAgainstNaiveTest {
    private static final int POSITIONS = 8_000;
    private static final int MANY_POSITIONS = 100_000;
    private static final int CHUNKS = 8;

    private static final NaivePowers NARROW = new NaivePowers(
            Soldier.ENEMY_PALACE_DIAGONALS, PromotedSoldier.NO_DIAGONALS, PromotedGuard.NOT_INTO_ENEMY_PALACE);
    private static final NaivePowers FORWARD = new NaivePowers(
            Soldier.BOTH_PALACES_DIAGONALS, PromotedSoldier.FORWARD_DIAGONALS, PromotedGuard.NOT_INTO_ENEMY_PALACE);

    private static long checked;
    private static long withPromoted;

    /** A rule set and the readings that it ought to have. */
    record Variant(SmallRules rules, NaivePowers powers) {
        static Variant of(String name, NaivePowers powers, Feature... features) {
            return new Variant(new SmallRules(name, powers, features), powers);
        }

        @Override
        public String toString() {
            return rules.id();
        }
    }

    static Stream<Variant> variants() {
        return Stream.of(
                Variant.of("taken", NaivePowers.DEFAULT),
                Variant.of("safe-only", NaivePowers.DEFAULT, Feature.SAFE_ONLY),
                Variant.of("taken-narrow", NARROW, Feature.NO_SECOND_PASS, Feature.PROMOTION),
                Variant.of("safe-only-forward", FORWARD, Feature.SAFE_ONLY, Feature.PROMOTION),
                Variant.of("call", NaivePowers.DEFAULT, Feature.CALL, Feature.PROMOTION),
                Variant.of("safe-only-call", NARROW, Feature.SAFE_ONLY, Feature.CALL),
                Variant.of("endings", FORWARD, Feature.SECOND_PASS_ENDS, Feature.FACING_ENDS, Feature.FEW_PIECES_END),
                Variant.of(
                        "safe-only-endings",
                        NaivePowers.DEFAULT,
                        Feature.SAFE_ONLY,
                        Feature.SECOND_PASS_ENDS,
                        Feature.FACING_ENDS),
                Variant.of(
                        "safe-only-few",
                        NaivePowers.FAIRY,
                        Feature.SAFE_ONLY,
                        Feature.FEW_PIECES_END,
                        Feature.PROMOTION,
                        Feature.NO_SECOND_PASS),
                Variant.of("veto", NaivePowers.DEFAULT, Feature.SAFE_ONLY, Feature.NO_EDGE, Feature.CALL));
    }

    @ParameterizedTest
    @MethodSource("variants")
    void answersAgree(Variant variant) {
        compare(variant, 0, POSITIONS);
    }

    @Tag("long")
    @ParameterizedTest
    @MethodSource("variants")
    void answersAgreeAboutManyPositions(Variant variant) {
        compare(variant, CHUNKS, MANY_POSITIONS);
    }

    private static void compare(Variant variant, int firstSeed, int positions) {
        int each = positions / CHUNKS / (int) variants().count();
        long promoted = IntStream.range(0, CHUNKS)
                .parallel()
                .mapToLong(chunk -> promotedIn(variant, firstSeed + chunk, each))
                .sum();
        assertThat(promoted).isGreaterThan((long) each * CHUNKS / 3);
        checked += (long) each * CHUNKS;
        withPromoted += promoted;
    }

    @AfterAll
    static void count() {
        Checked.count("naive positions", checked);
        Checked.count("naive positions with promoted pieces", withPromoted);
    }

    /** Compares positions by a seed, and counts those with promoted pieces. */
    private static long promotedIn(Variant variant, int seed, int number) {
        RandomPositions positions = new RandomPositions(variant.rules(), seed);
        SplittableRandom random = new SplittableRandom(seed);
        long promoted = 0;
        for (int i = 0; i < number; i++) {
            Position position = positions.next();
            if (!position.hasGeneral(Side.CHO) || !position.hasGeneral(Side.HAN)) {
                i--;
                continue;
            }
            CoreComparison.compare(position, variant.powers(), random);
            promoted += position.promoted().isEmpty() ? 0 : 1;
        }
        return promoted;
    }
}
