package org.janggi.variants.league;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** The matching against all matchings of small graphs, tried one by one. */
class PerfectMatchingTest {
    private static final long NO_EDGE = -1;

    @Property(tries = 3000)
    void it_is_the_cheapest_of_all_and_one_of_the_largest(
            @ForAll @IntRange(min = 1, max = 11) int vertices,
            @ForAll @IntRange(min = 0, max = 100) int density,
            @ForAll @IntRange(min = 1, max = 300) int costs,
            @ForAll long seed) {
        long[][] cost = graph(vertices, density, costs, new Random(seed));
        int[] partners = PerfectMatching.of(of(cost));
        int matched = check(cost, partners);
        assertThat(matched).isEqualTo(largest(cost, 0, 0));
        if (matched == vertices) {
            assertThat(total(cost, partners)).isEqualTo(cheapest(cost, 0, 0));
        }
    }

    @Test
    void nested_blossoms_are_matched() {
        // A cycle of cycles: three triangles whose corners are joined, with a tail to each.
        long[][] cost = new long[12][12];
        Arrays.stream(cost).forEach(row -> Arrays.fill(row, NO_EDGE));
        for (int triangle = 0; triangle < 3; triangle++) {
            int a = 3 * triangle;
            join(cost, a, a + 1, 1);
            join(cost, a + 1, a + 2, 1);
            join(cost, a + 2, a, 1);
            join(cost, a, (a + 3) % 9, 2);
            join(cost, a + 1, 9 + triangle, 50);
        }
        int[] partners = PerfectMatching.of(of(cost));
        assertThat(check(cost, partners)).isEqualTo(12);
        assertThat(total(cost, partners)).isEqualTo(cheapest(cost, 0, 0));
    }

    @Test
    void a_graph_without_edges_has_no_pairs() {
        assertThat(PerfectMatching.of(new MatchingGraph(3))).containsOnly(-1);
        assertThat(PerfectMatching.of(new MatchingGraph(0))).isEmpty();
    }

    @Property(tries = 150)
    void larger_graphs_with_a_hidden_perfect_matching_have_one(
            @ForAll @IntRange(min = 10, max = 60) int pairs, @ForAll long seed) {
        Random random = new Random(seed);
        long[][] cost = graph(2 * pairs, 4, 50, random);
        for (int i = 0; i < pairs; i++) {
            join(cost, 2 * i, 2 * i + 1, 1000 + random.nextInt(1000));
        }
        assertThat(check(cost, PerfectMatching.of(of(cost)))).isEqualTo(2 * pairs);
    }

    private static long[][] graph(int vertices, int density, int costs, Random random) {
        long[][] cost = new long[vertices][vertices];
        for (int i = 0; i < vertices; i++) {
            cost[i][i] = NO_EDGE;
            for (int j = 0; j < i; j++) {
                join(cost, i, j, random.nextInt(100) < density ? random.nextInt(costs) : NO_EDGE);
            }
        }
        return cost;
    }

    private static void join(long[][] cost, int i, int j, long value) {
        cost[i][j] = value;
        cost[j][i] = value;
    }

    private static MatchingGraph of(long[][] cost) {
        MatchingGraph graph = new MatchingGraph(cost.length);
        for (int i = 0; i < cost.length; i++) {
            for (int j = 0; j < i; j++) {
                if (cost[i][j] != NO_EDGE) {
                    graph.add(i, j, cost[i][j]);
                }
            }
        }
        return graph;
    }

    /** That it is a matching of the graph; gives how many vertices it matches. */
    private static int check(long[][] cost, int[] partners) {
        int matched = 0;
        for (int i = 0; i < partners.length; i++) {
            if (partners[i] >= 0) {
                matched++;
                assertThat(partners[partners[i]]).isEqualTo(i);
                assertThat(cost[i][partners[i]]).isNotEqualTo(NO_EDGE);
            }
        }
        return matched;
    }

    private static long total(long[][] cost, int[] partners) {
        long total = 0;
        for (int i = 0; i < partners.length; i++) {
            total += partners[i] > i ? cost[i][partners[i]] : 0;
        }
        return total;
    }

    private static int largest(long[][] cost, int from, int used) {
        if (from == cost.length) {
            return 0;
        }
        int best = largest(cost, from + 1, used);
        if ((used & 1 << from) == 0) {
            for (int j = from + 1; j < cost.length; j++) {
                if ((used & 1 << j) == 0 && cost[from][j] != NO_EDGE) {
                    best = Math.max(best, 2 + largest(cost, from + 1, used | 1 << j | 1 << from));
                }
            }
        }
        return best;
    }

    private static long cheapest(long[][] cost, int from, int used) {
        if (from == cost.length) {
            return 0;
        }
        if ((used & 1 << from) != 0) {
            return cheapest(cost, from + 1, used);
        }
        long best = Long.MAX_VALUE;
        for (int j = from + 1; j < cost.length; j++) {
            if ((used & 1 << j) == 0 && cost[from][j] != NO_EDGE) {
                long rest = cheapest(cost, from + 1, used | 1 << j);
                best = rest == Long.MAX_VALUE ? best : Math.min(best, rest + cost[from][j]);
            }
        }
        return best;
    }
}
