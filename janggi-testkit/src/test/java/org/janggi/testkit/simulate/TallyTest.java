package org.janggi.testkit.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.math.BigInteger;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.janggi.core.Side;
import org.junit.jupiter.api.Test;

class TallyTest {
    private static final int KEPT = 2;
    private static final Experiment EXPERIMENT =
            Experiment.of(List.of("kja", "gungjanggi-dan"), 40, 3).withKept("all", KEPT);

    private static <K extends Comparable<K>, V> Arbitrary<SortedMap<K, V>> maps(
            Arbitrary<K> keys, Arbitrary<V> values) {
        return Arbitraries.maps(keys, values).ofMaxSize(3).map(TreeMap::new);
    }

    private static Arbitrary<Long> counts() {
        return Arbitraries.longs().between(1, 1L << 40);
    }

    private static Arbitrary<BigInteger> big() {
        return Arbitraries.bigIntegers().between(BigInteger.ZERO, BigInteger.TWO.pow(90));
    }

    private static Arbitrary<End> ends() {
        return Combinators.combine(
                        Arbitraries.of(Winner.values()), Arbitraries.of("mate", "points"), Arbitraries.of("S2", "K4"))
                .as(End::new);
    }

    private static Arbitrary<Figures> figures() {
        Arbitrary<Histogram> histograms =
                maps(Arbitraries.integers().between(-50, 200), counts()).map(Histogram::of);
        return Combinators.combine(
                        counts(),
                        maps(ends(), counts()),
                        maps(Arbitraries.of(Measure.values()), histograms),
                        maps(Arbitraries.of("S10", "S24"), counts()),
                        maps(Arbitraries.of("S10", "S24"), counts()),
                        counts(),
                        big(),
                        big())
                .as(Figures::new);
    }

    @Provide
    Arbitrary<Tally> tallies() {
        Arbitrary<Cell> cells = Combinators.combine(
                        Arbitraries.integers().between(0, 1),
                        Arbitraries.integers().between(0, 2),
                        Arbitraries.of(Side.values()))
                .as(Cell::new);
        Arbitrary<PairFigures> pairs = Combinators.combine(
                        counts(),
                        maps(Arbitraries.of(Winner.values()), counts()),
                        maps(Arbitraries.of("mate", "points"), counts()),
                        maps(Arbitraries.of(Measure.values()), counts()))
                .as(PairFigures::new);
        // What is kept of a game depends on its number alone, as it does in an experiment.
        Arbitrary<KeptGame> kept = Combinators.combine(
                        Arbitraries.integers().between(0, 1),
                        Arbitraries.longs().between(0, 20))
                .as((rules, number) -> new KeptGame(rules, number, "pass", End.UNFINISHED, true));
        return Combinators.combine(
                        maps(cells, figures()),
                        maps(Arbitraries.just(new RulesPair(0, 1)), pairs),
                        kept.set().ofMaxSize(6).map(TreeSet::new))
                .as((figures, paired, games) -> new Tally(KEPT, figures, paired, games));
    }

    @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
    void adding_is_associative(@ForAll("tallies") Tally a, @ForAll("tallies") Tally b, @ForAll("tallies") Tally c) {
        assertThat(a.plus(b).plus(c)).isEqualTo(a.plus(b.plus(c)));
    }

    @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
    void adding_is_commutative(@ForAll("tallies") Tally a, @ForAll("tallies") Tally b) {
        assertThat(a.plus(b)).isEqualTo(b.plus(a)).hasSameHashCodeAs(b.plus(a));
    }

    @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
    void nothing_added_changes_nothing(@ForAll("tallies") Tally a) {
        assertThat(a.plus(Tally.empty(EXPERIMENT))).isEqualTo(a);
        assertThat(Tally.empty(EXPERIMENT).plus(a)).isEqualTo(a);
    }

    @Property(tries = 50, edgeCases = EdgeCasesMode.NONE)
    void a_tally_travels_as_bytes(@ForAll("tallies") Tally a) throws IOException, ClassNotFoundException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(a);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            assertThat(in.readObject()).isEqualTo(a);
        }
    }

    @Test
    void of_each_rule_set_the_games_with_the_lowest_numbers_are_kept() {
        TreeSet<KeptGame> games = new TreeSet<>();
        for (int number = 9; number > 3; number--) {
            games.add(new KeptGame(number % 2, number, "pass", End.UNFINISHED, true));
        }
        Tally tally = new Tally(KEPT, new TreeMap<>(), new TreeMap<>(), games);
        assertThat(tally.kept()).extracting(KeptGame::number).containsExactly(4L, 6L, 5L, 7L);
    }

    @Test
    void the_figures_of_a_rule_set_are_the_sum_of_its_cells() {
        Simulation simulation = Simulation.of(EXPERIMENT, Catalogue.ofServices());
        Tally tally = simulation.play(new Chunk(0, 40), false).tally();
        assertThat(tally.cells()).hasSize(32);
        assertThat(tally.figures(1).games()).isEqualTo(40);
        assertThat(tally.figures(1).ends().values().stream()
                        .mapToLong(Long::longValue)
                        .sum())
                .isEqualTo(40);
        assertThat(tally.figures(2)).isEqualTo(Figures.EMPTY);
    }

    @Test
    void tallies_of_different_experiments_are_not_added() {
        Tally other = Tally.empty(Experiment.of(List.of("kja"), 1, 1));
        assertThatThrownBy(() -> Tally.empty(EXPERIMENT).plus(other)).hasMessage("one keeps 2 games, the other 0");
    }
}
