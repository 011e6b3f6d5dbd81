package org.janggi.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SquareTest {
    @Test
    void everySquareIsReadBackFromItsName() {
        assertThat(Square.all()).hasSize(90).doesNotHaveDuplicates().isSorted();
        for (Square square : Square.all()) {
            assertThat(Square.parse(square.toString())).isSameAs(square);
            assertThat(Square.at(square.file(), square.rank())).isSameAs(square);
            assertThat(Square.of(square.index())).isSameAs(square);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "a0", "a11", "j1", "A1", "a1a", "a010", "`5", "a:", "a/", "a 1", "10a", "장1"})
    void whatIsNoSquareIsRefused(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Square.parse(text))
                .withMessageContaining("\"" + text + "\"");
    }

    @Test
    void noSquareLiesOffTheBoard() {
        assertThatIllegalArgumentException().isThrownBy(() -> Square.at(0, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> Square.at(10, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> Square.at(1, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> Square.at(1, 11));
    }

    @Test
    void thePalacesAreFilesDToFOfTheOuterThreeRanks() {
        assertThat(Square.parse("d1").palace()).contains(Side.CHO);
        assertThat(Square.parse("f3").palace()).contains(Side.CHO);
        assertThat(Square.parse("e8").palace()).contains(Side.HAN);
        assertThat(Square.parse("e4").palace()).isEmpty();
        assertThat(Square.parse("c2").palace()).isEmpty();
        assertThat(Square.parse("g10").palace()).isEmpty();
        assertThat(Square.all())
                .filteredOn(square -> square.isInPalaceOf(Side.HAN))
                .hasSize(9)
                .allMatch(square -> square.rank() >= 8 && square.file() >= 4 && square.file() <= 6);
    }

    @Test
    @DisplayName("faults.md A10: diagonals join only the centre and the corners of a palace")
    void theDiagonalPointsAreCentresAndCorners() {
        assertThat(Square.all().stream().filter(Square::isOnPalaceDiagonal).map(Square::toString))
                .containsExactlyInAnyOrder("d1", "f1", "e2", "d3", "f3", "d8", "f8", "e9", "d10", "f10");
    }

    @Test
    void mirroringSwapsLeftAndRightAndRotatingSwapsTheSides() {
        assertThat(Square.parse("a3").mirrored()).isSameAs(Square.parse("i3"));
        assertThat(Square.parse("a3").rotated()).isSameAs(Square.parse("i8"));
    }
}
