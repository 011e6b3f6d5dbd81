package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.janggi.core.Board;
import org.janggi.core.Piece;
import org.janggi.core.PieceKind;
import org.janggi.core.Position;
import org.janggi.core.Setup;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("P13b")
class WinTableTest {
    private final WinTable table = new WinTable();

    /** Two generals and Cho's two chariots on every two squares of the middle. */
    private static List<Position> positions() {
        Board generals = Board.empty()
                .with(Square.parse("d1"), Piece.of(Side.CHO, PieceKind.GENERAL))
                .with(Square.parse("e10"), Piece.of(Side.HAN, PieceKind.GENERAL));
        Piece chariot = Piece.of(Side.CHO, PieceKind.CHARIOT);
        List<Square> middle = Square.all().stream()
                .filter(square -> square.rank() > 3 && square.rank() < 8)
                .toList();
        List<Position> positions = new ArrayList<>();
        for (Square one : middle) {
            for (Square other : middle) {
                if (one.compareTo(other) < 0) {
                    Board board = generals.with(one, chariot).with(other, chariot);
                    positions.add(Position.of(Kja.RULES, Setup.of(board, Side.CHO)));
                }
            }
        }
        return positions;
    }

    @Test
    void whatIsEnoughIsEnoughForMoreTurns() {
        Position position = positions().get(0);
        assertThat(table.isWon(position, 3)).isFalse();
        table.keep(position, 3, true);
        assertThat(table.isWon(position, 2)).isFalse();
        assertThat(table.isWon(position, 3)).isTrue();
        assertThat(table.isWon(position, 4)).isTrue();
        assertThat(table.isNotWon(position, 3)).isFalse();
        table.keep(position, 4, true);
        assertThat(table.isWon(position, 3)).isTrue();
        table.keep(position, 2, true);
        assertThat(table.isWon(position, 2)).isTrue();
    }

    @Test
    void whatIsTooLittleIsTooLittleForFewerTurns() {
        Position position = positions().get(0);
        assertThat(table.isNotWon(position, 1)).isFalse();
        table.keep(position, 2, false);
        assertThat(table.isNotWon(position, 1)).isTrue();
        assertThat(table.isNotWon(position, 2)).isTrue();
        assertThat(table.isNotWon(position, 3)).isFalse();
        assertThat(table.isWon(position, 2)).isFalse();
        table.keep(position, 3, true);
        assertThat(table.isNotWon(position, 2)).isTrue();
        assertThat(table.isWon(position, 3)).isTrue();
    }

    /** Some hundreds of positions share places; a result about one is never told of another. */
    @Test
    void aPlaceGoesToTheLargerSearch() {
        List<Position> positions = positions();
        assertThat(positions).hasSize(36 * 35 / 2);
        positions.forEach(position -> table.keep(position, 3, true));
        List<Position> lost =
                positions.stream().filter(position -> !table.isWon(position, 3)).toList();
        assertThat(lost).hasSizeBetween(1, positions.size() / 10);
        for (Position position : lost) {
            assertThat(table.isNotWon(position, 1)).isFalse();
            table.keep(position, 2, true);
            assertThat(table.isWon(position, 2))
                    .as("smaller than what is there")
                    .isFalse();
            table.keep(position, 3, false);
            assertThat(table.isNotWon(position, 3)).as("as large").isTrue();
            assertThat(table.isWon(position, 3)).as("what was there").isFalse();
        }
    }
}
