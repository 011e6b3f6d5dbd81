package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.stream.Stream;
import org.janggi.core.Fault;
import org.janggi.core.Fen;
import org.janggi.core.Game;
import org.janggi.core.InvalidPositionException;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.Square;
import org.janggi.core.SquareSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class FairyMovementTest {
    private static Position read(String fen) {
        return Fen.parse(fen, FairyRules.JANGGI);
    }

    private static SquareSet squares(String... names) {
        return SquareSet.of(Stream.of(names).map(Square::parse).toList());
    }

    @Test
    @DisplayName("faults.md A1: a checked general escapes along the drawn diagonals")
    void diagonalEvasions() {
        Game game = Play.from("3k5/9/9/9/4r4/9/9/9/4K4/9 w - - 0 1", FairyRules.JANGGI);
        assertThat(Play.moves(game)).containsExactlyInAnyOrder("e2d1", "e2f1", "e2d2", "e2f2", "e2d3", "e2f3");
    }

    @Test
    @DisplayName("faults.md A2: a cannon takes no cannon over the palace centre, but a chariot")
    void cannonsAndPalaceDiagonals() {
        Position position = read("2bca3r/4k4/2n1cC3/1pp2R3/8p/9/1PPPN1P2/4C4/4A2r1/2BAK3R b - - 0 23");
        assertThat(position.reach(Square.parse("d10")))
                .isEqualTo(squares("d1", "d2", "d3", "a10", "b10", "f10", "g10", "h10"));
        assertThat(position.refusal(Move.parse("d10f8")).orElseThrow().clause()).hasToString("M3");
        assertThat(read("3c5/4a4/3k1R3/9/9/9/9/9/9/4K4 b - - 0 1").permits(Move.parse("d10f8")))
                .isTrue();
    }

    @Test
    @DisplayName("faults.md A3: a cannon checks over exactly one piece that is no cannon")
    void cannonPins() {
        Position position = read("3k5/9/4c4/9/4P4/9/R8/9/4K4/9 w");
        assertThat(position.isInCheck()).isTrue();
        assertThat(position.permits(Move.parse("e6d6"))).as("the screen leaves").isTrue();
        assertThat(position.permits(Move.parse("a4e4")))
                .as("a second screen comes")
                .isTrue();
        assertThat(position.permits(Move.parse("e6e7"))).as("a screen stays").isFalse();
        assertThat(position.permits(Move.PASS)).isFalse();
    }

    @Test
    @DisplayName("faults.md A6: this is no mate")
    void noMate() {
        Game game = Play.from("3ak4/4a4/4n4/1p2C4/4pp3/3P5/2b5R/3C5/2r6/1RBKA2rc b - - 0 1", FairyRules.JANGGI, "h1h2");
        assertThat(game.isOver()).isFalse();
        assertThat(Play.moves(game)).containsExactlyInAnyOrder("e1e2", "i4i1");
    }

    @Test
    @DisplayName("faults.md A7: a general that could be taken at once is no position")
    void capturableGeneral() {
        assertThatExceptionOfType(InvalidPositionException.class)
                .isThrownBy(() -> read("5k3/4a4/3CN4/9/1PP5p/9/8P/4C4/4A4/2B1K4 w - - 0 46"))
                .satisfies(e -> assertThat(e.faults()).extracting(Fault::code).contains("setup.capturable"));
    }

    @Test
    @DisplayName("faults.md A8: a chariot checks along the palace diagonal once the soldier leaves")
    void discoveredDiagonalCheck() {
        Position position = read("4ka3/4a4/9/4R4/2B6/9/9/5K3/4p4/3r5 b - - 0 113");
        assertThat(position.givesCheck(Move.parse("e2f2"))).isTrue();
        assertThat(position.play(Move.parse("e2f2")).checkers()).isEqualTo(squares("d1"));
    }

    @Test
    @DisplayName("faults.md A10, A11: a general on an edge midpoint has no diagonal")
    void noDiagonalFromAnEdge() {
        Game game = Play.start(FairyRules.JANGGI, "e2e1", "a7a6");
        assertThat(game.movesFrom(Square.parse("e1")))
                .extracting(Move::toString)
                .containsExactly("e1e2");
        assertThat(read("5k3/9/9/9/9/9/9/9/3K5/9 w").reach(Square.parse("d2"))).isEqualTo(squares("d1", "d3", "e2"));
    }

    @Test
    @DisplayName("faults.md A13: a move is listed once")
    void noDuplicates() {
        Game game = Play.start(FairyRules.JANGGI, "b1c3", "a10a8");
        assertThat(Play.moves(game)).doesNotHaveDuplicates().contains("b3d3");
    }

    @Test
    @DisplayName("faults.md A14: a general does not walk into check")
    void noSelfCheck() {
        Position position = read("4k4/9/9/9/3r5/9/9/4P4/4K4/9 w");
        assertThat(position.permits(Move.parse("e2d2"))).isFalse();
        assertThat(position.permits(Move.parse("e2f2"))).isTrue();
    }

    @Test
    @DisplayName("faults.md A16: both sides and both hands see the same cannon moves")
    void symmetry() {
        Position position = read("2bca3r/4k4/2n1cC3/1pp2R3/8p/9/1PPPN1P2/4C4/4A2r1/2BAK3R b - - 0 23");
        assertThat(position.mirrored().legalMoves())
                .containsExactlyInAnyOrderElementsOf(
                        position.legalMoves().stream().map(Move::mirrored).toList());
        assertThat(position.swapped().legalMoves())
                .containsExactlyInAnyOrderElementsOf(
                        position.legalMoves().stream().map(Move::rotated).toList());
    }

    @Test
    @DisplayName("faults.md A18: a chariot beside the palace centre has no diagonal")
    void chariotOnAnEdge() {
        assertThat(read("5k3/9/9/9/9/9/9/9/3R5/4K4 w").reach(Square.parse("d2")))
                .doesNotContain(Square.parse("e3"), Square.parse("e1"));
    }

    @Test
    @DisplayName("faults.md F55: a position of one's own is played at once")
    void ownPositions() {
        Game game = Play.from(
                "rnba1anbr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ANBR w - - 0 1", FairyRules.JANGGI, "g1f3");
        assertThat(game.permits(Move.parse("i7h7"))).isTrue();
    }

    @Test
    @DisplayName("faults.md F56: letters H and E are read, N and B are written")
    void lettersOfOtherPrograms() {
        assertThat(read("rhea1aehr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RHEA1AEHR w 0 1"))
                .isEqualTo(Play.start(FairyRules.JANGGI).position());
    }
}
