package org.janggi.testkit.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProportionTest {
    private static final int SAMPLES = 2_000;

    /** Sizes and shares where the formula of Wilson itself covers about 95 %: with few games counts are too coarse. */
    @ParameterizedTest
    @CsvSource({
        "0.5, 50",
        "0.5, 1000",
        "0.3, 100",
        "0.7, 100",
        "0.1, 200",
        "0.9, 500",
        "0.05, 400",
        "0.02, 1000",
        "0.01, 3000",
        "0.42, 5000"
    })
    void intervals_of_95_percent_cover_a_known_share_in_93_to_97_percent_of_samples(double share, int games) {
        SplittableRandom random = new SplittableRandom(Double.hashCode(share) + games);
        int covered = 0;
        for (int sample = 0; sample < SAMPLES; sample++) {
            int count = 0;
            for (int game = 0; game < games; game++) {
                count += random.nextDouble() < share ? 1 : 0;
            }
            Interval interval = new Proportion(count, games).interval();
            covered += interval.low() <= share && share <= interval.high() ? 1 : 0;
        }
        assertThat((double) covered / SAMPLES).isBetween(0.93, 0.97);
    }

    @Test
    void nothing_and_everything_have_one_sided_intervals() {
        // z * z / (n + z * z) = 3.841459 / 13.841459 = 0.277533.
        Interval none = new Proportion(0, 10).interval();
        assertThat(none.low()).isZero();
        assertThat(none.high()).isCloseTo(0.277533, within(1e-6));
        Interval all = new Proportion(10, 10).interval();
        assertThat(all.low()).isCloseTo(1 - 0.277533, within(1e-6));
        assertThat(all.high()).isOne();
    }

    @Test
    void one_game_tells_little() {
        // 1 / (1 + 3.841459) = 0.206549.
        assertThat(new Proportion(1, 1).interval().low()).isCloseTo(0.206549, within(1e-6));
    }

    @Test
    void no_games_tell_nothing() {
        assertThat(new Proportion(0, 0).share()).isNaN();
        assertThat(new Proportion(0, 0).interval()).isEqualTo(Interval.UNKNOWN);
    }

    @Test
    void the_interval_shrinks_with_the_root_of_the_games() {
        Interval some = new Proportion(500_000, 1_000_000).interval();
        // 1.959964 * 0.5 / 1000.
        assertThat(some.high() - 0.5).isCloseTo(0.00098, within(1e-6));
    }

    @Test
    void more_than_all_are_refused() {
        assertThatThrownBy(() -> new Proportion(4, 3))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("expected 0 to 3 games, found 4");
    }
}
