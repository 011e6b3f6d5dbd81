package org.janggi.testkit.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.janggi.core.Square;
import org.janggi.testkit.OracleRows;
import org.janggi.testkit.OracleRows.Row;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The reference itself is proved by what an engine printed, without any part of the core's generator. */
@Tag("shared")
class NaiveOracleTest {
    @Test
    void positionsFromGames() {
        check(OracleRows.positions("corpus-a.tsv.gz"));
    }

    @Test
    void randomPlacements() {
        check(OracleRows.positions("corpus-syn.tsv.gz"));
    }

    @Test
    void countsFromTheStartsToDepthTwo() {
        List<OracleRows.Count> counts =
                OracleRows.counts().stream().filter(count -> count.depth() <= 2).toList();
        assertThat(counts)
                .hasSize(128)
                .allSatisfy(count -> assertThat(
                                NaivePerft.game(EngineByHand.of(count.variant(), count.fen()), count.depth()))
                        .isEqualTo(count.nodes()));
    }

    private static void check(List<Row> rows) {
        assertThat(rows).isNotEmpty().allSatisfy(row -> {
            EngineByHand situation = EngineByHand.of(row.variant(), row.fen());
            Square general = situation.board().general(situation.turn()).orElseThrow();
            List<String> moves = NaiveGenerator.permitted(situation).stream()
                    .map(move -> OracleRows.uci(move, general))
                    .sorted()
                    .toList();
            assertThat(moves).as(row.fen()).isEqualTo(row.moves());
            assertThat((long) moves.size()).isEqualTo(row.n1());
        });
        assertThat(rows.stream().filter(row -> row.n2() >= 0 && row.n2() <= 400))
                .allSatisfy(row -> {
                    EngineByHand situation = EngineByHand.of(row.variant(), row.fen());
                    assertThat(NaivePerft.game(situation, 2)).as(row.fen()).isEqualTo(row.n2());
                });
    }
}
