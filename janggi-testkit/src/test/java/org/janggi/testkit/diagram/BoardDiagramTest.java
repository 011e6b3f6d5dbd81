package org.janggi.testkit.diagram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.janggi.core.Game;
import org.janggi.core.Position;
import org.janggi.testkit.Playouts;
import org.janggi.testkit.RandomPositions;
import org.janggi.variants.Gungjanggi;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A board is read back from every diagram of it. */
class BoardDiagramTest {
    @ParameterizedTest
    @EnumSource
    void whatBoardTextWritesIsReadBack(PieceScript script) {
        RandomPositions positions = new RandomPositions(Gungjanggi.DAN, 4);
        Playouts playouts = new Playouts(Gungjanggi.DAN, 4, 60);
        for (int i = 0; i < 20; i++) {
            Position position = positions.next();
            Game game = playouts.game(i);
            for (Locale locale : List.of(Locale.ENGLISH, Locale.KOREAN)) {
                assertThat(BoardDiagram.parse(BoardText.of(position, Optional.empty(), script, locale)))
                        .isEqualTo(position.board());
                assertThat(BoardDiagram.parse(
                                BoardText.of(game.position(), game.history().move(), script, locale)))
                        .isEqualTo(game.position().board());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "no diagram", ". . . . K . . . .\n", ". . . . 車 . . . .\n", ". . . . (Q) . . . .\n"})
    void anythingElseIsRefused(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardDiagram.parse(text))
                .withMessageContaining("ten ranks");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                ". . . . (Q) . . . .; line 3: expected a point or a piece, found \"(Q)\"",
                "7 . . . . . . . . 7; line 3: expected nine points, found 8",
                ". . 5 . . . . . .; line 3: expected a point or a piece, found \"5\""
            })
    void aWrongRankIsNamed(String rank, String message) {
        String empty = ". . . . . . . . .\n";
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardDiagram.parse("a b c d e f g h i\n" + empty + rank + "\n" + empty.repeat(8)))
                .withMessage("a diagram has ten ranks of nine points, found 9; " + message);
    }
}
