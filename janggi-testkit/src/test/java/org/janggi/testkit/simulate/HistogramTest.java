package org.janggi.testkit.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class HistogramTest {
    private static Histogram of(List<Integer> values) {
        Counts counts = new Counts();
        values.forEach(counts::add);
        return counts.toHistogram();
    }

    @Test
    void sums_are_those_of_the_values() {
        Histogram histogram = of(List.of(3, -2, 3, 10));
        assertThat(histogram.total()).isEqualTo(4);
        assertThat(histogram.sum()).isEqualTo(14);
        assertThat(histogram.sumOfSquares()).isEqualTo(9 + 4 + 9 + 100);
        assertThat(histogram.count(3)).isEqualTo(2);
        assertThat(histogram.count(4)).isZero();
        assertThat(histogram.count(Integer.MIN_VALUE)).isZero();
        assertThat(histogram.counts()).isEqualTo(Map.of(-2, 1L, 3, 2L, 10, 1L));
        assertThat(histogram).hasToString("{-2=1, 3=2, 10=1}");
    }

    @Property
    void all_values_are_counted_whatever_their_order(
            @ForAll @Size(max = 30) List<@IntRange(min = -400, max = 400) Integer> some,
            @ForAll @Size(max = 30) List<@IntRange(min = -400, max = 400) Integer> others) {
        Map<Integer, Long> expected = new TreeMap<>();
        some.forEach(value -> expected.merge(value, 1L, Long::sum));
        others.forEach(value -> expected.merge(value, 1L, Long::sum));
        Histogram sum = of(some).plus(of(others));
        assertThat(sum.counts()).isEqualTo(expected);
        assertThat(sum)
                .isEqualTo(of(others).plus(of(some)))
                .hasSameHashCodeAs(of(others).plus(of(some)));
        assertThat(Histogram.of(sum.counts())).isEqualTo(sum);
    }

    @Test
    void what_cannot_be_counted_is_refused() {
        assertThatThrownBy(() -> Histogram.of(new TreeMap<>(Map.of(1, -1L))))
                .hasMessage("a count is 0 or more, found -1");
        assertThatThrownBy(() -> Histogram.of(new TreeMap<>(Map.of(0, 1L, 1_000_001, 1L))))
                .hasMessage("values lie at most a million apart, found 1000001");
    }
}
