package org.janggi.testkit.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class HolmTest {
    private static final int FAMILIES = 2_000;

    @Test
    void chances_count_more_the_smaller_they_are_and_keep_their_order() {
        // In order 0.005 * 4, 0.01 * 3, 0.03 * 2, and 0.04 * 1, which is less than the one before it.
        List<Double> corrected = Holm.corrected(List.of(0.01, 0.04, 0.03, 0.005));
        double[] expected = {0.03, 0.06, 0.06, 0.02};
        for (int i = 0; i < expected.length; i++) {
            assertThat(corrected.get(i)).isCloseTo(expected[i], within(1e-12));
        }
    }

    @Test
    void no_chance_is_above_one() {
        assertThat(Holm.corrected(List.of(0.6, 0.5, 1.0))).containsExactly(1.0, 1.0, 1.0);
    }

    @Test
    void what_is_not_known_counts_for_nothing() {
        assertThat(Holm.corrected(List.of(Double.NaN, 0.02, Double.NaN, 0.25)))
                .containsExactly(Double.NaN, 0.04, Double.NaN, 0.25);
        assertThat(Holm.corrected(List.of())).isEmpty();
    }

    /** Where nothing is real, the chance of one small enough is 1 - 0.95^10 = 40 % without the correction. */
    @Test
    void in_5_of_100_families_something_is_called_real_that_is_not() {
        SplittableRandom random = new SplittableRandom(7);
        int wrong = 0;
        int uncorrected = 0;
        for (int i = 0; i < FAMILIES; i++) {
            List<Double> chances =
                    DoubleStream.generate(random::nextDouble).limit(10).boxed().toList();
            uncorrected += chances.stream().anyMatch(p -> p < 0.05) ? 1 : 0;
            wrong += Holm.corrected(chances).stream().anyMatch(p -> p < 0.05) ? 1 : 0;
        }
        assertThat((double) uncorrected / FAMILIES).isBetween(0.37, 0.43);
        assertThat((double) wrong / FAMILIES).isBetween(0.035, 0.065);
    }
}
