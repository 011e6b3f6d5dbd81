package org.janggi.testkit.perft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.janggi.core.Move;
import org.janggi.core.Perft;
import org.janggi.core.RuleSet;
import org.janggi.core.SelfCheck;
import org.janggi.testkit.Checked;
import org.janggi.variants.FairyRules;
import org.janggi.variants.Kja;
import org.janggi.variants.RuleSets;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** L16: the published tables agree with both counters, and what does not agree is told with the divide. */
class PerftTableTest {
    private static final int ROWS = 2 * (16 + 20);
    private static final int FEW = 9;
    private static final long QUICK = 60_000;
    private static final String BARE = "4k4/9/9/9/9/9/9/9/4K4/9 w - - 0 1";

    static Stream<RuleSet> rules() {
        return RuleSets.builtIn().stream();
    }

    private static PerftTable table(RuleSet rules) {
        return PerftTable.published(rules).orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("rules")
    void everyTableHasTheStartsAndPositionsOutOfGames(RuleSet rules) {
        assertThat(table(rules).rules()).isEqualTo(rules.id());
        assertThat(table(rules).rows()).hasSize(ROWS).doesNotHaveDuplicates();
        assertThat(table(rules).rows().subList(0, 32))
                .allMatch(row -> row.counts().size() == 4 && row.confirmed() == 4);
        assertThat(table(rules).rows().subList(32, ROWS))
                .allMatch(row -> row.counts().size() == 3 && row.confirmed() == 3);
    }

    @ParameterizedTest
    @MethodSource("rules")
    void theFastCounterAgrees(RuleSet rules) {
        assertThat(table(rules).mismatches(rules, QUICK)).isEmpty();
        Checked.count("perft rows", ROWS);
    }

    @ParameterizedTest
    @MethodSource("rules")
    void theNaiveCounterAgreesWhereItIsQuick(RuleSet rules) {
        List<PerftRow> rows = table(rules).rows();
        IntStream.iterate(0, i -> i < rows.size(), i -> i + FEW).forEach(i -> recount(rules, rows.get(i), 2));
    }

    @Tag("long")
    @ParameterizedTest
    @MethodSource("rules")
    void theFastCounterAgreesToTheFullDepthAndTheNaiveOneToThree(RuleSet rules) {
        List<PerftRow> rows = table(rules).rows();
        assertThat(rows.parallelStream()
                        .flatMap(row ->
                                new PerftTable(rules.id(), List.of(row)).mismatches(rules, Long.MAX_VALUE).stream()))
                .isEmpty();
        rows.parallelStream().forEach(row -> recount(rules, row, 3));
        Checked.count("perft rows to full depth", rows.size());
    }

    /** Two of the 16 starts for each of the eight rule sets, so that each start is counted once: all would take long. */
    @Tag("long")
    @ParameterizedTest
    @MethodSource("rules")
    void theNaiveCounterAgreesToDepthFour(RuleSet rules) {
        int first = 2 * 2 * RuleSets.builtIn().indexOf(rules);
        List<PerftRow> starts = table(rules).rows().subList(0, 32);
        for (PerftRow row : starts.subList(first, first + 2 * 2)) {
            long lines = NaiveCounter.countInParallel(rules, row.fen(), row.notion(), 4);
            assertThat(lines)
                    .as("%s depth 4 from %s", row.notion(), row.fen())
                    .isEqualTo(row.counts().get(3));
            Checked.count("naive lines of depth 4", lines);
        }
    }

    private static void recount(RuleSet rules, PerftRow row, int depth) {
        for (int ply = 1; ply <= depth; ply++) {
            assertThat(NaiveCounter.count(rules, row.fen(), row.notion(), ply))
                    .as("%s depth %d from %s", row.notion(), ply, row.fen())
                    .isEqualTo(row.counts().get(ply - 1));
        }
    }

    @Test
    void aTableIsForTheRuleSetItselfWithoutOptions() {
        assertThat(PerftTable.published(Kja.RULES)).isPresent();
        assertThat(PerftTable.published(Kja.RULES.with(SelfCheck.FORBIDDEN))).isEmpty();
    }

    @Test
    void aMismatchTellsBothCountsAndTheDivide() {
        PerftTable table = PerftTable.parse("rules fairy-casual\n" + BARE + "\tgame\t9 80\n");
        PerftMismatch mismatch = table.mismatches(FairyRules.CASUAL, 1000).get(0);
        assertThat(mismatch.depth()).isEqualTo(2);
        assertThat(mismatch.expected()).isEqualTo(80);
        assertThat(mismatch.divide()).hasSize(9).containsKey(Move.PASS);
        assertThat(mismatch.divide().values().stream()
                        .mapToLong(Long::longValue)
                        .sum())
                .isEqualTo(mismatch.found());
        assertThat(mismatch.toString())
                .contains("game depth 2", BARE, "expected 80, found " + mismatch.found(), "e2e3: ");
    }

    @Test
    void theTextOfATableIsReadBack() {
        PerftTable table = new PerftTable(
                "mine",
                List.of(
                        new PerftRow(BARE, Perft.GAME, List.of(9L, 81L), 1),
                        new PerftRow(BARE, Perft.MOVES, List.of(9L, 81L), 2)));
        assertThat(table.toString()).contains("rules mine\n", "\tgame\t9 | 81\n", "\tmoves\t9 81\n");
        assertThat(PerftTable.parse("# a remark\n\n" + table)).isEqualTo(table);
        PerftRow unconfirmed = new PerftRow(BARE, Perft.GAME, List.of(9L), 0);
        assertThat(PerftRow.parse(unconfirmed.toString())).isEqualTo(unconfirmed);
    }

    @Test
    void aWrongTextIsRefusedWithItsLine() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PerftTable.parse(""))
                .withMessageContaining("rules ID");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PerftTable.parse("rule x"))
                .withMessageContaining("line 1");
        for (String head : List.of("rules ", "rules my own", "\uFEFFrules x")) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> PerftTable.parse(head))
                    .withMessageContaining(
                            "line 1: expected rules ID, found \"" + head.replace("\uFEFF", "<byte-order mark>"));
        }
        for (String row : List.of(
                BARE,
                "nonsense\tgame\t9",
                BARE + "\tgames\t9",
                BARE + "\tgame\tnine",
                BARE + "\tgame\t9 | | 81",
                BARE + "\tgame\t|")) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> PerftTable.parse("rules x\n" + row))
                    .withMessageContaining("line 2");
        }
        String row = BARE + "\tgame\t9\n";
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PerftTable.parse("rules x\n" + row + BARE + "\tmoves\t9\n" + row))
                .withMessageStartingWith("line 4: expected each position once");
        assertThatIllegalArgumentException().isThrownBy(() -> new PerftRow(BARE, Perft.GAME, List.of(-1L), 0));
    }
}
