package org.janggi.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** M1 to M8: why a piece cannot go somewhere. */
class PowerRefusalTest {
    private static final TestRules RULES = new TestRules();

    @ParameterizedTest
    @DisplayName("each clause of movement says why")
    @CsvSource(
            delimiter = '|',
            value = {
                "5k3/9/9/9/9/9/9/9/3AK4/9 w          | e2e4 | M1 | palace",
                "5k3/9/9/9/9/9/9/9/3AK4/9 w          | d2c2 | M1 | palace",
                "5k3/9/9/9/9/9/9/9/3KA4/9 w          | d2e3 | M1 | drawn line",
                "5k3/9/9/9/9/9/P8/9/4K4/R8 w         | a1a5 | M2 | blocked",
                "5k3/9/9/9/9/9/9/9/4K4/R8 w          | a1b2 | M2 | line",
                "5k3/9/9/9/9/9/9/3RP4/4K4/9 w        | d3f1 | M2 | blocked",
                "5k3/9/9/9/9/9/9/9/4K4/C8 w          | a1a5 | M3 | no screen",
                "5k3/9/9/9/9/9/C8/9/4K4/C8 w         | a1a5 | M3 | screen is a cannon",
                "5k3/9/9/9/9/9/P8/P8/4K4/C8 w        | a1a5 | M3 | more than one",
                "5k3/9/9/9/9/c8/P8/9/4K4/C8 w        | a1a5 | M3 | never captures a cannon",
                "5k3/9/9/C8/9/9/9/9/4K4/C8 w         | a1a9 | M3 | screen is a cannon",
                "5k3/9/9/P8/9/9/P8/9/4K4/C8 w        | a1a9 | M3 | more than one",
                "5k3/c8/9/P8/9/9/9/9/4K4/C8 w        | a1a9 | M3 | never captures a cannon",
                "5k3/9/9/9/9/9/9/9/4K4/C8 w          | a1b2 | M3 | line",
                "5k3/9/9/9/9/9/9/9/4K4/1NP6 w        | b1d2 | M5 | blocked",
                "5k3/9/9/9/9/9/9/9/4K4/1N7 w         | b1b3 | M5 | outward",
                "5k3/9/9/9/9/9/9/9/1P2K4/1B7 w       | b1d4 | M6 | blocked",
                "5k3/9/9/9/9/9/9/2P6/4K4/1B7 w       | b1d4 | M6 | blocked",
                "5k3/9/9/9/9/9/9/9/4K4/1B7 w         | b1b4 | M6 | outward",
                "5k3/9/9/9/9/9/P8/9/4K4/9 w          | a4a3 | M7 | soldier",
                "5k3/9/9/9/9/9/9/3P5/4K4/9 w         | d3e4 | M7 | soldier",
                "5k3/9/9/9/9/9/P8/9/4K4/R8 w         | a1a4 | M8 | own piece",
                "5k3/9/9/9/9/9/P8/9/4K4/R8 w         | b5b6 | M8 | no piece",
                "5k3/9/9/9/9/9/P8/9/4K4/R8 w         | f10f9 | M8 | no piece"
            })
    void everyClauseOfMovement(String fen, String move, String clause, String words) {
        Position position = RULES.read(fen);
        Refusal refusal = position.powerRefusal(Move.parse(move)).orElseThrow();
        assertThat(refusal.clause().id()).isEqualTo(clause);
        assertThat(refusal.toString()).startsWith(clause + ": ").contains(words);
        assertThat(refusal.in(Locale.KOREAN)).startsWith(clause + ": ").containsPattern("\\p{IsHangul}");
        assertThat(position.refusal(Move.parse(move))).contains(refusal);
        assertThat(position.permits(Move.parse(move))).isFalse();
        assertThat(position.swapped().powerRefusal(Move.parse(move).rotated())).contains(refusal);
    }

    @Test
    void whatThePowersGiveIsNotRefused() {
        Position position = RULES.start();
        for (Move move : position.powerMoves()) {
            assertThat(position.powerRefusal(move)).as(move.toString()).isEmpty();
        }
        for (Square from : Square.all()) {
            for (Square to : Square.all()) {
                boolean listed = from != to && position.powerMoves().contains(Move.of(from, to));
                assertThat(from != to
                                && position.powerRefusal(Move.of(from, to)).isEmpty())
                        .as(from + " " + to)
                        .isEqualTo(listed);
            }
        }
    }

    @Test
    void withoutAGeneralNothingMoves() {
        Position position = TestRules.play(RULES.read("3k5/9/9/9/9/9/9/9/3RK4/9 w"), "d2d10");
        assertThat(position.powerRefusal(Move.PASS)).map(Refusal::clause).contains(new Clause("M8"));
        assertThat(position.refusal(Move.PASS).orElseThrow().toString())
                .contains("over")
                .contains("general captured");
        assertThat(position.legalMoves()).isEmpty();
        assertThat(position.safeMoves()).isEmpty();
        assertThat(position.moveCount()).isZero();
    }
}
