package org.janggi.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PerftTest {
    private static final TestRules RULES = TestRules.safe();

    @ParameterizedTest
    @EnumSource(Perft.class)
    void theFirstPliesFromTheStart(Perft notion) {
        assertThat(notion.count(RULES.start(), 0)).isEqualTo(1);
        assertThat(notion.count(RULES.start(), 1)).isEqualTo(32);
        assertThat(notion.count(RULES.start(), 2)).isEqualTo(1024);
    }

    @Test
    @DisplayName("faults.md A11, A13: 30 353 lines of three plies without a pass")
    void threePliesWithoutAPass() {
        TestRules noPass = new TestRules(
                Permission.everything().refusingSelfCheck(TestRules.NO).refusingPass(TestRules.NO));
        assertThat(Perft.GAME.count(noPass.start(), 3)).isEqualTo(30_353);
    }

    @ParameterizedTest
    @EnumSource(Perft.class)
    void aDivideAddsUp(Perft notion) {
        Map<Move, Long> divide = notion.divide(RULES.start(), 2);
        assertThat(divide).hasSize(32);
        assertThat(divide.keySet()).containsExactlyElementsOf(RULES.start().legalMoves());
        assertThat(divide.values().stream().mapToLong(Long::longValue).sum()).isEqualTo(1024);
    }

    @ParameterizedTest
    @EnumSource(Perft.class)
    void severalThreadsCountWhatOneDoes(Perft notion) {
        for (int depth = 0; depth <= 4; depth++) {
            assertThat(notion.count(RULES.start(), depth, 3)).isEqualTo(notion.count(RULES.start(), depth));
        }
        assertThatIllegalArgumentException().isThrownBy(() -> notion.count(RULES.start(), 3, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> notion.count(RULES.start(), -1, 2));
    }

    @Test
    void aFinishedGameHasNoChildrenButThePowersOfThePiecesGoOn() {
        Position mate = RULES.read("3k5/9/9/9/9/9/9/9/r8/r3K4 w");
        assertThat(Perft.GAME.count(mate, 1)).isZero();
        assertThat(Perft.GAME.count(mate, 2)).isZero();
        assertThat(Perft.MOVES.count(mate, 1))
                .as("e1d1, e1f1, e1e2 and the pass")
                .isEqualTo(4);
    }

    @ParameterizedTest
    @EnumSource(Perft.class)
    void aDepthIsNoNegativeNumber(Perft notion) {
        assertThatIllegalArgumentException().isThrownBy(() -> notion.count(RULES.start(), -1));
        assertThatIllegalArgumentException().isThrownBy(() -> notion.divide(RULES.start(), 0));
    }
}
