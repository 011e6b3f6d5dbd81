package org.janggi.testkit.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.assertj.core.data.Offset;
import org.janggi.core.Side;
import org.junit.jupiter.api.Test;

/**
 * Four games under two rule sets, small enough for paper. With l the length, m the permitted moves of all turns, c the
 * calls by Cho and d the lead in half points:
 *
 * <pre>
 * game  set-ups  first rule set                    second rule set
 * 0     A        Cho, mate    l 2  m  60  c 0  d 10   Han, points   l  4  m  80  c 1  d 2
 * 1     B        Han, points  l 4  m 100  c 1  d -3   Han, points   l  4  m  80  c 1  d 2
 * 2     A        Cho, mate    l 6  m 150  c 0  d 20   nobody, draw  l 10  m 200  c 1  d 2
 * 3     B        Cho, points  l 8  m 250  c 1  d  5   Cho, mate     l 10  m 200  c 1  d 2
 * </pre>
 */
class SummaryTest {
    private static final Offset<Double> NEAR = within(1e-6);
    private static final SetupPair A = SetupPair.parse("HEEH/HEEH");
    private static final SetupPair B = SetupPair.parse("EHHE/HEEH");
    private static final Experiment EXPERIMENT =
            Experiment.of(List.of("kja", "association"), 4, 1).withSetups(List.of(A, B));
    private static final RulesPair BOTH = new RulesPair(0, 1);

    private record Result(Winner winner, String how, int length, int permitted, int calls, int lead) {
        int value(Measure measure) {
            return switch (measure) {
                case LENGTH -> length;
                case CHO_CALLS -> calls;
                case LEAD -> lead;
                default -> 0;
            };
        }
    }

    private static final List<Result> ONE = List.of(
            new Result(Winner.CHO, "mate", 2, 60, 0, 10),
            new Result(Winner.HAN, "points", 4, 100, 1, -3),
            new Result(Winner.CHO, "mate", 6, 150, 0, 20),
            new Result(Winner.CHO, "points", 8, 250, 1, 5));
    private static final List<Result> OTHER = List.of(
            new Result(Winner.HAN, "points", 4, 80, 1, 2),
            new Result(Winner.HAN, "points", 4, 80, 1, 2),
            new Result(Winner.NONE, "draw", 10, 200, 1, 2),
            new Result(Winner.CHO, "mate", 10, 200, 1, 2));

    private static Histogram histogram(int value, long count) {
        return Histogram.of(new TreeMap<>(Map.of(value, count)));
    }

    private static Figures figures(Result game) {
        BigInteger permitted = BigInteger.valueOf(game.permitted());
        SortedMap<Measure, Histogram> measures = new TreeMap<>();
        PairFigures.MEASURES.forEach(measure -> measures.put(measure, histogram(game.value(measure), 1)));
        // In all games the moves are shared out evenly, but for what a whole number leaves.
        int few = game.permitted() / game.length();
        int more = game.permitted() % game.length();
        measures.put(Measure.PERMITTED, histogram(few, game.length() - more).plus(histogram(few + 1, more)));
        return new Figures(
                1,
                new TreeMap<>(Map.of(new End(game.winner(), game.how(), "P10"), 1L)),
                measures,
                new TreeMap<>(Map.of("S10", (long) game.length())),
                new TreeMap<>(Map.of("S10", 1L)),
                game.length() == 10 ? 1 : 0,
                permitted.pow(2),
                permitted.multiply(BigInteger.valueOf(game.length())));
    }

    private static PairFigures pair(Result one, Result other) {
        SortedMap<Winner, Long> winners = new TreeMap<>();
        SortedMap<String, Long> kinds = new TreeMap<>();
        SortedMap<Measure, Long> products = new TreeMap<>();
        if (one.winner() == other.winner()) {
            winners.put(one.winner(), 1L);
        }
        if (one.how().equals(other.how())) {
            kinds.put(one.how(), 1L);
        }
        PairFigures.MEASURES.forEach(
                measure -> products.put(measure, (long) one.value(measure) * other.value(measure)));
        return new PairFigures(1, winners, kinds, products);
    }

    private static Tally tally(List<Result> one, List<Result> other) {
        SortedMap<Cell, Figures> cells = new TreeMap<>();
        PairFigures pairs = PairFigures.EMPTY;
        for (int i = 0; i < one.size(); i++) {
            cells.merge(EXPERIMENT.cell(0, i), figures(one.get(i)), Figures::plus);
            cells.merge(EXPERIMENT.cell(1, i), figures(other.get(i)), Figures::plus);
            pairs = pairs.plus(pair(one.get(i), other.get(i)));
        }
        return new Tally(0, cells, new TreeMap<>(Map.of(BOTH, pairs)), new TreeSet<>());
    }

    private static final Summary SUMMARY = Summary.of(EXPERIMENT, tally(ONE, OTHER));

    private static final Compared CHO_WINS = new Compared.Won(Winner.CHO);

    private static RulesDifference difference(Summary summary, Measure measure) {
        return difference(summary, new Compared.Measured(measure));
    }

    private static RulesDifference difference(Summary summary, Compared what) {
        return summary.differences().stream()
                .filter(difference -> difference.what().equals(what))
                .findFirst()
                .orElseThrow();
    }

    private static void assertInterval(Interval interval, double low, double high) {
        assertThat(interval.low()).isCloseTo(low, NEAR);
        assertThat(interval.high()).isCloseTo(high, NEAR);
    }

    @Test
    void shares_have_intervals_of_wilson() {
        // k = 3, n = 4, z*z = 3.841459: (3 + 1.920729 +- 1.959964 * sqrt(3*1/4 + 0.960365)) / 7.841459
        // = (4.920729 +- 2.563259) / 7.841459.
        Proportion cho = SUMMARY.group(0).won(Winner.CHO);
        assertThat(cho.share()).isEqualTo(0.75);
        assertInterval(cho.interval(), 0.300642, 0.954413);
        assertThat(SUMMARY.group(1).won(Winner.NONE)).isEqualTo(new Proportion(1, 4));
    }

    @Test
    void kinds_of_end_are_counted_whoever_won() {
        assertThat(SUMMARY.group(0).kinds())
                .isEqualTo(new TreeMap<>(Map.of("mate", new Proportion(2, 4), "points", new Proportion(2, 4))));
        assertThat(SUMMARY.group(0).ends()).hasSize(3);
        assertThat(SUMMARY.group(1).capped()).isEqualTo(new Proportion(2, 4));
    }

    @Test
    void means_have_standard_errors() {
        // S = 20, Q = 4 + 16 + 36 + 64 = 120: sqrt((120 - 400/4) / 3 / 4) = sqrt(1.666667).
        Mean length = SUMMARY.group(0).mean(Measure.LENGTH);
        assertThat(length.value()).isEqualTo(5);
        assertThat(length.standardError()).isCloseTo(1.290994, NEAR);
        // t with 3 degrees of freedom is 3.182446 at 97.5 %: 5 +- 4.108521.
        assertInterval(length.interval(), 0.891479, 9.108521);
        // 10 - 3 + 20 + 5 = 32, 100 + 9 + 400 + 25 = 534: sqrt((534 - 1024/4) / 3 / 4) = sqrt(23.166667).
        Mean lead = SUMMARY.group(0).mean(Measure.LEAD);
        assertThat(lead.value()).isEqualTo(8);
        assertThat(lead.standardError()).isCloseTo(4.813176, NEAR);
    }

    @Test
    void permitted_moves_a_turn_are_a_ratio_of_sums() {
        // 560 / 20 = 28. m - 28 l: 4, -12, -18, 26, squared 16 + 144 + 324 + 676 = 1160; sqrt(4/3 * 1160) / 20.
        Mean permitted = SUMMARY.group(0).mean(Measure.PERMITTED);
        assertThat(permitted.value()).isEqualTo(28);
        assertThat(permitted.standardError()).isCloseTo(1.966384, NEAR);
        // 560 / 28 = 20, and m = 20 l in each game.
        assertThat(SUMMARY.group(1).mean(Measure.PERMITTED)).isEqualTo(new Mean(4, 20, 0));
    }

    @Test
    void refusals_are_told_by_clause() {
        assertThat(SUMMARY.group(0).refusing()).isEqualTo(new TreeMap<>(Map.of("S10", new Proportion(4, 4))));
        assertThat(SUMMARY.group(0).refusals("S10")).isEqualTo(5);
        assertThat(SUMMARY.group(0).refusals("S24")).isZero();
    }

    @Test
    void groups_are_all_games_then_those_of_each_pair() {
        assertThat(SUMMARY.groups()).extracting(Group::rules).containsExactly(0, 0, 0, 1, 1, 1);
        assertThat(SUMMARY.groups())
                .extracting(group -> group.setup().map(SetupPair::toString).orElse("all"))
                .containsExactly("all", "HEEH/HEEH", "EHHE/HEEH", "all", "HEEH/HEEH", "EHHE/HEEH");
        assertThat(SUMMARY.group(0, Optional.of(A)).won(Winner.CHO)).isEqualTo(new Proportion(2, 2));
        assertThat(SUMMARY.group(0, Optional.of(B)).won(Winner.CHO)).isEqualTo(new Proportion(1, 2));
    }

    @Test
    void groups_are_also_by_first_mover_if_both_are() {
        Experiment both = EXPERIMENT.withFirstMovers(List.of(Side.CHO, Side.HAN));
        assertThat(Summary.of(both, tally(ONE, OTHER)).groups())
                .extracting(group -> group.first().map(Side::id).orElse("all"))
                .startsWith("all", "all", "all", "cho", "cho", "cho", "han", "han", "han")
                .hasSize(18);
    }

    @Test
    void shares_of_the_same_games_are_compared_by_mcnemar() {
        // Won by Cho under the first alone: games 0 and 2; under the second alone: none. 2 * 1/4 = 0.5.
        RulesDifference cho = difference(SUMMARY, CHO_WINS);
        assertThat(cho.value()).isEqualTo(-0.5);
        assertThat(cho.p()).isCloseTo(0.5, NEAR);
        assertThat(cho.test()).isEqualTo(RulesDifference.Test.MCNEMAR);
        // x = 3/6, y = 1/6: -1/3 +- 1.959964 * sqrt((4/6 - 1/9) / 6) = -0.333333 +- 0.596398.
        assertInterval(cho.interval(), -0.929731, 0.263065);
        // One game against none: 2 * 1/2.
        assertThat(difference(SUMMARY, new Compared.Won(Winner.HAN)).p()).isCloseTo(1, NEAR);
        assertThat(difference(SUMMARY, new Compared.Won(Winner.NONE)).value()).isEqualTo(0.25);
    }

    @Test
    void kinds_of_end_in_the_same_games_are_compared_by_mcnemar() {
        // By mate under the first alone: games 0 and 2; under the second alone: game 3. 2 * (1 + 3)/8 = 1.
        RulesDifference mate = difference(SUMMARY, new Compared.Ended("mate"));
        assertThat(mate.value()).isEqualTo(-0.25);
        assertThat(mate.p()).isCloseTo(1, NEAR);
        assertThat(mate.test()).isEqualTo(RulesDifference.Test.MCNEMAR);
        // x = 3/6, y = 2/6: -1/6 +- 1.959964 * sqrt((5/6 - 1/36) / 6) = -0.166667 +- 0.718158.
        assertInterval(mate.interval(), -0.884825, 0.551492);
        // By points under both: game 1; under the first alone: game 3; under the second alone: game 0.
        // 0 +- 1.959964 * sqrt(4/6 / 6).
        RulesDifference points = difference(SUMMARY, new Compared.Ended("points"));
        assertThat(points.value()).isZero();
        assertInterval(points.interval(), -0.653321, 0.653321);
        // A draw never came up under the first.
        assertThat(difference(SUMMARY, new Compared.Ended("draw")).value()).isEqualTo(0.25);
    }

    @Test
    void what_never_came_up_under_either_is_not_compared() {
        assertThat(SUMMARY.differences())
                .extracting(difference -> difference.what().id())
                .containsExactly(
                        "cho-wins",
                        "han-wins",
                        "nobody-wins",
                        "how=draw",
                        "how=mate",
                        "how=points",
                        "length",
                        "permitted",
                        "cho-calls",
                        "lead");
        assertThat(Summary.of(EXPERIMENT, tally(ONE, ONE)).differences())
                .extracting(difference -> difference.what().id())
                .doesNotContain("nobody-wins", "how=draw");
    }

    @Test
    void other_measures_of_the_same_games_are_compared_game_by_game() {
        // 1, 0, 1, 0: mean 1/2, sqrt((2 - 4/4) / 3 / 4) = 0.288675, t = 1.732051, r = 1 in the formula below:
        // 1 - 0.636620 * (0.5 + 0.785398).
        RulesDifference calls = difference(SUMMARY, Measure.CHO_CALLS);
        assertThat(calls.test()).isEqualTo(RulesDifference.Test.PAIRED_T);
        assertThat(calls.value()).isEqualTo(0.5);
        assertThat(calls.p()).isCloseTo(0.181690, NEAR);
        // -8, 5, -18, -3: mean -6, sqrt((422 - 576/4) / 3 / 4) = 4.813176, t = 1.246578, r = 0.719712:
        // 1 - 0.636620 * (0.474123 + 0.623833).
        RulesDifference lead = difference(SUMMARY, Measure.LEAD);
        assertThat(lead.value()).isEqualTo(-6);
        assertThat(lead.p()).isCloseTo(0.301019, NEAR);
    }

    @Test
    void lengths_of_the_same_games_are_compared_game_by_game() {
        // 2, 0, 4, 2: mean 2, sqrt((24 - 64/4) / 3 / 4) = 0.816497, t = 2.449490. With 3 degrees of freedom and
        // r = t / sqrt(3) = 1.414214 the chance is 1 - 2/pi * (r / (1 + r*r) + atan r)
        // = 1 - 0.636620 * (0.471405 + 0.955317) = 0.091721.
        RulesDifference length = difference(SUMMARY, Measure.LENGTH);
        assertThat(length.test()).isEqualTo(RulesDifference.Test.PAIRED_T);
        assertThat(length.value()).isEqualTo(2);
        assertThat(length.p()).isCloseTo(0.091721, NEAR);
        // 3.182446 * 0.816497 = 2.598457.
        assertInterval(length.interval(), -0.598457, 4.598457);
    }

    @Test
    void permitted_moves_a_turn_are_compared_by_welch() {
        // The second has no spread, so the degrees of freedom are the 3 of the first, and the formula above holds.
        // (20 - 28) / 1.966384 = -4.068381, r = 2.348881: 1 - 0.636620 * (0.360411 + 1.168303).
        RulesDifference permitted = difference(SUMMARY, Measure.PERMITTED);
        assertThat(permitted.test()).isEqualTo(RulesDifference.Test.WELCH);
        assertThat(permitted.value()).isEqualTo(-8);
        assertThat(permitted.p()).isCloseTo(0.026790, within(2e-6));
        // 3.182446 * 1.966384 = 6.257911.
        assertThat(permitted.interval().low()).isCloseTo(-14.257911, within(2e-6));
    }

    @Test
    void chances_are_corrected_by_holm() {
        // In order 0.026790, 0.091721, 0.181690 and seven others: times 10, 9, 8, which is more than 1.
        double smallest = difference(SUMMARY, Measure.PERMITTED).p();
        assertThat(difference(SUMMARY, Measure.PERMITTED).holm()).isCloseTo(10 * smallest, NEAR);
        assertThat(difference(SUMMARY, Measure.LENGTH).holm()).isCloseTo(9 * 0.091721, within(1e-5));
        assertThat(difference(SUMMARY, CHO_WINS).holm()).isEqualTo(1);
    }

    @Test
    void no_games_tell_nothing() {
        Summary summary = Summary.of(EXPERIMENT, Tally.empty(EXPERIMENT));
        assertThat(summary.groups()).hasSize(6);
        assertThat(summary.differences()).isEmpty();
        Group group = summary.group(0);
        assertThat(group.won(Winner.CHO).share()).isNaN();
        assertThat(group.kinds()).isEmpty();
        assertThat(group.refusals("S10")).isNaN();
        for (Measure measure : Measure.all()) {
            assertThat(group.mean(measure)).isEqualTo(new Mean(0, Double.NaN, Double.NaN));
            assertThat(group.mean(measure).interval()).isEqualTo(Interval.UNKNOWN);
        }
    }

    @Test
    void one_game_has_means_without_errors() {
        Summary summary = Summary.of(EXPERIMENT, tally(ONE.subList(0, 1), OTHER.subList(0, 1)));
        assertThat(summary.group(0).mean(Measure.LENGTH)).isEqualTo(new Mean(1, 2, Double.NaN));
        assertThat(summary.group(0).mean(Measure.PERMITTED)).isEqualTo(new Mean(1, 30, Double.NaN));
        RulesDifference length = difference(summary, Measure.LENGTH);
        assertThat(length.value()).isEqualTo(2);
        assertThat(length.interval()).isEqualTo(Interval.UNKNOWN);
        assertThat(length.p()).isNaN();
        assertThat(length.holm()).isNaN();
        assertThat(difference(summary, Measure.LEAD).p()).isNaN();
        // One game that Cho won under the first alone.
        assertThat(difference(summary, CHO_WINS).p()).isEqualTo(1);
    }

    @Test
    void equal_games_do_not_differ() {
        Summary summary = Summary.of(EXPERIMENT, tally(ONE, ONE));
        assertThat(summary.differences()).hasSize(8).allSatisfy(difference -> {
            assertThat(difference.value()).isZero();
            assertThat(difference.p()).isCloseTo(1, NEAR);
            assertThat(difference.holm()).isCloseTo(1, NEAR);
            assertThat(difference.interval().low()).isNotPositive();
            assertThat(difference.interval().high()).isNotNegative();
        });
        assertThat(Summary.of(EXPERIMENT, tally(OTHER, OTHER)).group(0).mean(Measure.LEAD))
                .isEqualTo(new Mean(4, 2, 0));
    }
}
