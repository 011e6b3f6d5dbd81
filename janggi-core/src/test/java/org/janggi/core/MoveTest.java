package org.janggi.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MoveTest {
    @ParameterizedTest
    @ValueSource(strings = {"a1a2", "a10a1", "a1a10", "i10h10", "pass"})
    void aMoveIsReadBackFromItsText(String text) {
        Move move = Move.parse(text);
        assertThat(move).hasToString(text);
        assertThat(Move.ofIndex(move.index())).isSameAs(move);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "a1", "a10", "a1b", "a1j1", "a1a1", "PASS", "passs", "a1a2a3", "a1-a2", "@@@@"})
    void whatIsNoMoveIsRefused(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> Move.parse(text));
    }

    @Test
    @DisplayName("faults.md B26: a pass is a move of its own, never a step")
    void aPassHasNoSquares() {
        assertThat(Move.PASS.isPass()).isTrue();
        assertThatIllegalStateException().isThrownBy(Move.PASS::from);
        assertThatIllegalStateException().isThrownBy(Move.PASS::to);
        assertThat(Move.PASS.mirrored()).isSameAs(Move.PASS);
        assertThat(Move.PASS.rotated()).isSameAs(Move.PASS);
        assertThat(Move.PASS.reversed()).isSameAs(Move.PASS);
    }

    @Test
    void aStepTurnsWithTheBoard() {
        assertThat(Move.parse("a1b3").mirrored()).hasToString("i1h3");
        assertThat(Move.parse("a1b3").rotated()).hasToString("i10h8");
        assertThat(Move.parse("a1b3").reversed()).hasToString("b3a1");
        assertThat(Move.parse("a1b3").from()).isSameAs(Square.parse("a1"));
        assertThat(Move.parse("a1b3").to()).isSameAs(Square.parse("b3"));
    }

    @Test
    void movesAreOrderedByOriginThenTargetAndThePassIsLast() {
        assertThat(Move.parse("a1b1")).isLessThan(Move.parse("a1c1"));
        assertThat(Move.parse("a1i10")).isLessThan(Move.parse("b1a1"));
        assertThat(Move.PASS).isGreaterThan(Move.parse("i10h10"));
    }
}
