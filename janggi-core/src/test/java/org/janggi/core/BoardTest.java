package org.janggi.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.janggi.core.TestRules.squares;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class BoardTest {
    private static final Piece SOLDIER = Piece.of(Side.CHO, PieceKind.SOLDIER);

    @Test
    void theStartIsWrittenRankByRankFromTheTop() {
        assertThat(Board.start(Formation.HEEH, Formation.HEEH))
                .hasToString("rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR");
    }

    @Test
    void aFormationIsLaidOutInFileOrderForBothSides() {
        assertThat(Board.start(Formation.HEHE, Formation.EHEH).toString())
                .startsWith("rbna1abnr/")
                .endsWith("/RNBA1ANBR");
        assertThat(Board.start(Formation.EHHE, Formation.EHHE).toString())
                .startsWith("rbna1anbr/")
                .endsWith("/RBNA1ANBR");
    }

    @Test
    void sixteenStartsAreDifferent() {
        Set<Board> boards = new HashSet<>();
        for (Formation cho : Formation.values()) {
            for (Formation han : Formation.values()) {
                boards.add(Board.start(cho, han));
            }
        }
        assertThat(boards).hasSize(16);
    }

    @Test
    void aBoardIsChangedByMakingAnother() {
        Square square = Square.parse("c6");
        Board one = Board.empty().with(square, SOLDIER.promoted());
        assertThat(Board.empty().pieceAt(square)).isEmpty();
        assertThat(one.pieceAt(square)).contains(SOLDIER.promoted());
        assertThat(one).hasToString("9/9/9/9/2+P6/9/9/9/9/9");
        assertThat(one.without(square)).isEqualTo(Board.empty()).hasSameHashCodeAs(Board.empty());
        assertThat(one).isNotEqualTo(Board.empty()).isNotEqualTo("9");
        assertThat(one.squaresOf(SOLDIER.promoted())).isEqualTo(squares("c6"));
        assertThat(one.squaresOf(SOLDIER)).isEqualTo(SquareSet.EMPTY);
    }

    @Test
    void aBoardIsMirroredAndSwapped() {
        Board one = Board.empty().with(Square.parse("a4"), SOLDIER);
        assertThat(one.mirrored()).hasToString("9/9/9/9/9/9/8P/9/9/9");
        assertThat(one.swapped()).hasToString("9/9/9/8p/9/9/9/9/9/9");
    }

    @Test
    void aFormationIsReadByItsNameInEitherScript() {
        assertThat(Formation.parse("마상상마")).isSameAs(Formation.HEEH);
        assertThat(Formation.parse("EHEH")).isSameAs(Formation.EHEH);
        assertThat(Formation.HEHE.korean()).isEqualTo("마상마상");
        assertThat(Formation.HEHE.kinds())
                .containsExactly(PieceKind.HORSE, PieceKind.ELEPHANT, PieceKind.HORSE, PieceKind.ELEPHANT);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Formation.parse("마마상상"))
                .withMessageContaining("상마마상 EHHE")
                .withMessageContaining("\"마마상상\"");
    }

    @Test
    void piecesOfOneKindAreOneObject() {
        Piece han = SOLDIER.promoted().opposite();
        assertThat(han).isSameAs(Piece.of(Side.HAN, PieceKind.SOLDIER, true)).hasToString("+p");
        assertThat(han.side()).isSameAs(Side.HAN);
        assertThat(han.kind()).isSameAs(PieceKind.SOLDIER);
        assertThat(han.isPromoted()).isTrue();
        assertThat(SOLDIER).hasToString("P");
        assertThat(Side.CHO.id()).isEqualTo("cho");
        assertThat(Side.HAN.id()).isEqualTo("han");
        assertThat(PieceKind.CHARIOT.text().in(java.util.Locale.KOREAN)).isEqualTo("차");
    }
}
