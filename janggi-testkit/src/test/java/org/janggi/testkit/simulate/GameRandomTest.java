package org.janggi.testkit.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class GameRandomTest {
    /** The numbers that the authors' program of SplitMix64 gives for this seed. */
    @Test
    void it_is_split_mix_64() {
        GameRandom random = new GameRandom(1234567);
        assertThat(random.nextLong()).isEqualTo(6457827717110365317L);
        assertThat(random.nextLong()).isEqualTo(3203168211198807973L);
        assertThat(Long.toUnsignedString(random.nextLong())).isEqualTo("9817491932198370423");
    }

    @Property
    void a_number_is_below_its_bound(@ForAll long seed, @ForAll @IntRange(min = 1) int bound) {
        assertThat(new GameRandom(seed).nextInt(bound)).isBetween(0, bound - 1);
    }

    @Test
    void no_number_is_preferred() {
        GameRandom random = GameRandom.of(5, 5);
        int[] counts = new int[7];
        for (int i = 0; i < 70_000; i++) {
            counts[random.nextInt(7)]++;
        }
        // Four standard deviations of a binomial number.
        assertThat(java.util.stream.IntStream.of(counts).boxed())
                .allSatisfy(count -> assertThat(count).isBetween(9_630, 10_370));
    }

    @Test
    void every_game_has_a_stream_of_its_own() {
        Set<Long> first = new HashSet<>();
        for (int game = 0; game < 10_000; game++) {
            first.add(GameRandom.of(1, game).nextLong());
            first.add(GameRandom.of(2, game).nextLong());
        }
        assertThat(first).hasSize(20_000);
    }

    @Test
    void there_is_nothing_below_zero() {
        assertThatThrownBy(() -> new GameRandom(1).nextInt(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a bound is 1 or more, found 0");
    }
}
