package org.janggi.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.janggi.core.TestRules.squares;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class SquareSetTest {
    @Property(tries = 200)
    void aSquareSetIsASetOfSquares(
            @ForAll Set<@IntRange(max = 89) Integer> first, @ForAll Set<@IntRange(max = 89) Integer> second) {
        SquareSet a = SquareSet.of(first.stream().map(Square::of).toList());
        SquareSet b = SquareSet.of(second.stream().map(Square::of).toList());
        assertThat(indices(a)).isEqualTo(new TreeSet<>(first));
        assertThat(a.size()).isEqualTo(first.size());
        assertThat(a.isEmpty()).isEqualTo(first.isEmpty());
        TreeSet<Integer> or = new TreeSet<>(first);
        or.addAll(second);
        TreeSet<Integer> and = new TreeSet<>(first);
        and.retainAll(second);
        TreeSet<Integer> minus = new TreeSet<>(first);
        minus.removeAll(second);
        assertThat(indices(a.or(b))).isEqualTo(or);
        assertThat(indices(a.and(b))).isEqualTo(and);
        assertThat(indices(a.minus(b))).isEqualTo(minus);
        assertThat(a.equals(b)).isEqualTo(first.equals(second));
        assertThat(SquareSet.ofBits(a.low(), a.high())).isEqualTo(a).hasSameHashCodeAs(a);
        assertThat(Square.all()).allMatch(square -> a.contains(square) == first.contains(square.index()));
    }

    private static TreeSet<Integer> indices(SquareSet set) {
        TreeSet<Integer> indices = new TreeSet<>();
        set.forEach(square -> indices.add(square.index()));
        return indices;
    }

    @Test
    void theTextNamesTheSquaresFromA1On() {
        assertThat(squares("i10", "a1", "e5")).hasToString("{a1, e5, i10}");
        assertThat(SquareSet.EMPTY).hasToString("{}").isNotEqualTo("{}");
    }

    @Test
    void onlyFortyFiveBitsOfAWordStandForSquares() {
        assertThatIllegalArgumentException().isThrownBy(() -> SquareSet.ofBits(1L << 45, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> SquareSet.ofBits(0, -1));
    }

    @Test
    void anIteratorEnds() {
        Iterator<Square> iterator = squares("a1").iterator();
        assertThat(iterator.next()).isSameAs(Square.parse("a1"));
        assertThat(iterator.hasNext()).isFalse();
        assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(iterator::next);
    }
}
