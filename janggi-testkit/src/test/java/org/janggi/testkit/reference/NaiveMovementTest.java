package org.janggi.testkit.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Collectors;
import org.janggi.core.Board;
import org.janggi.core.Formation;
import org.janggi.core.Move;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.janggi.testkit.reference.NaivePowers.PromotedGuard;
import org.janggi.testkit.reference.NaivePowers.PromotedSoldier;
import org.janggi.testkit.reference.NaivePowers.Soldier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One position for each clause of movement, written down by hand. */
class NaiveMovementTest {
    private static final NaivePowers NARROW = new NaivePowers(
            Soldier.ENEMY_PALACE_DIAGONALS, PromotedSoldier.NO_DIAGONALS, PromotedGuard.NOT_INTO_ENEMY_PALACE);
    private static final NaivePowers FORWARD =
            new NaivePowers(Soldier.BOTH_PALACES_DIAGONALS, PromotedSoldier.FORWARD_DIAGONALS, PromotedGuard.ANYWHERE);

    private static String targets(NaivePowers powers, String placement, String from) {
        return new NaiveMovement(powers)
                .targets(NaiveBoard.parse(placement), Square.parse(from)).stream()
                        .map(Square::toString)
                        .collect(Collectors.joining(" "));
    }

    @ParameterizedTest(name = "{0}: {2} in {1}")
    @CsvSource({
        "M1, 3k5/9/9/9/9/9/9/9/4K4/9, e2, d1 e1 f1 d2 f2 d3 e3 f3",
        "M1, 3k5/9/9/9/9/9/9/9/9/4K4, e1, d1 f1 e2",
        "M1, 3k5/9/9/9/9/9/9/3A5/9/4K4, d3, d2 e2 e3",
        "M2, 3k5/9/9/9/9/9/p8/9/R1P1K4/p8, a2, a1 b2 a3 a4",
        "M2, 3k5/9/9/9/9/9/9/5p3/9/3RK4, d1, a1 b1 c1 d2 e2 d3 f3 d4 d5 d6 d7 d8 d9 d10",
        "M3, 3k5/9/9/c8/P8/9/9/9/9/C3K4, a1, f1 g1 h1 i1",
        "M3, 3k5/9/9/n8/P8/9/9/9/9/C3K4, a1, f1 g1 h1 i1 a7",
        "M3, 3k5/9/9/9/c8/9/9/9/9/C4K3, a1, g1 h1 i1",
        "M4, 3k5/9/9/9/9/9/9/5p3/4A4/3C1K3, d1, g1 h1 i1 f3",
        "M5, 3k5/9/9/9/9/4P4/4N4/9/9/4K4, e4, d2 f2 c3 g3 c5 g5",
        "M6, 3k5/9/9/9/9/4P4/4B4/9/9/4K4, e4, c1 g1 b2 h2 b6 h6",
        "M6, 3k5/9/9/9/5P3/9/4B4/9/9/4K4, e4, c1 g1 b2 h2 b6 h6 c7",
        "M7, 3k5/9/9/9/4P4/9/9/9/9/4K4, e6, d6 f6 e7",
        "M7, 3k5/9/5P3/9/9/9/9/9/9/4K4, f8, e8 g8 e9 f9",
        "M7, 4k3P/9/9/9/9/9/9/9/9/4K4, i10, h10",
        "M7, 3k5/9/9/9/9/9/9/4P4/3P5/4K4, d2, c2 e2 d3",
        "S12, 4k4/9/9/9/9/9/9/9/9/4+K4, e1, d1 f1 e2 e10",
        "S12, 4k4/4n4/9/9/9/9/9/9/9/4+K4, e1, d1 f1 e2",
        "D6, 3k5/9/9/9/9/9/9/9/4+P4/5K3, e2, d1 e1 d2 f2 d3 e3 f3",
        "D6, 3k5/9/9/9/4+P4/9/9/9/9/4K4, e6, e5 d6 f6 e7",
        "D9, 3k5/9/9/9/9/9/9/5+A3/9/4K4, f3, e2 f2 e3 g3 f4",
        "D9, 3k5/9/9/5+A3/9/9/9/9/9/4K4, f7, f6 e7 g7 f8"
    })
    void defaults(String clause, String placement, String from, String targets) {
        assertThat(targets(NaivePowers.DEFAULT, placement, from)).as(clause).isEqualTo(targets);
    }

    @Test
    void soldiersOfTheEngineUseTheDiagonalsOfTheirOwnPalace() {
        assertThat(targets(NaivePowers.FAIRY, "3k5/9/9/9/9/9/9/9/4P4/5K3", "e2"))
                .isEqualTo("d2 f2 d3 e3 f3");
        assertThat(targets(NaivePowers.DEFAULT, "3k5/9/9/9/9/9/9/9/4P4/5K3", "e2"))
                .isEqualTo("d2 f2 e3");
    }

    @Test
    void narrowerReadingsOfPromotion() {
        String soldier = "3k5/9/9/9/9/9/9/9/4+P4/5K3";
        assertThat(targets(NARROW, soldier, "e2")).isEqualTo("e1 d2 f2 e3");
        assertThat(targets(FORWARD, soldier, "e2")).isEqualTo("e1 d2 f2 d3 e3 f3");
        assertThat(targets(NARROW, "3k5/9/9/5+A3/9/9/9/9/9/4K4", "f7")).isEqualTo("f6 e7 g7");
        assertThat(targets(NARROW, "3k5/9/9/9/9/9/9/9/4+A4/9", "e2")).isEqualTo("d1 e1 f1 d2 f2 d3 e3 f3");
    }

    @Test
    void attackersAreThoseThatCouldCapture() {
        NaiveMovement movement = new NaiveMovement(NaivePowers.DEFAULT);
        NaiveBoard board = NaiveBoard.parse("3k5/9/9/9/r3c4/9/4P4/9/R3K4/9");
        assertThat(movement.generalAttackers(board, Side.CHO)).hasToString("{e6}");
        assertThat(movement.isCapturable(board, Side.HAN)).isFalse();
        assertThat(movement.attackers(board, Square.parse("a2"), Side.HAN)).hasToString("{a6}");
        assertThat(movement.attackers(board, Square.parse("a4"), Side.CHO)).hasToString("{a2}");
        assertThat(movement.attackers(board, Square.parse("a4"), Side.HAN)).hasToString("{a6}");
    }

    @Test
    void generalsFaceOnAClearFile() {
        NaiveMovement movement = new NaiveMovement(NaivePowers.DEFAULT);
        assertThat(movement.isFacing(NaiveBoard.parse("4k4/9/9/9/9/9/9/9/9/4K4")))
                .isTrue();
        assertThat(movement.isFacing(NaiveBoard.parse("4k4/9/9/9/4p4/9/9/9/9/4K4")))
                .isFalse();
        assertThat(movement.isFacing(NaiveBoard.parse("4k4/9/9/9/9/9/9/9/9/3K5")))
                .isFalse();
        assertThat(movement.isFacing(NaiveBoard.parse("4k4/9/9/9/9/9/9/9/9/9"))).isFalse();
    }

    @Test
    void withoutAGeneralThereIsNoMove() {
        NaiveBoard board = NaiveBoard.parse("4k4/9/9/9/9/9/9/9/R8/9");
        assertThat(new NaiveMovement(NaivePowers.DEFAULT).powerMoves(board, Side.CHO))
                .isEmpty();
        assertThat(NaivePerft.moves(new NaiveMovement(NaivePowers.DEFAULT), board, Side.CHO, 3))
                .isZero();
    }

    @Test
    void theMovesOfTheStart() {
        NaiveBoard board = NaiveBoard.of(Board.start(Formation.HEHE, Formation.HEHE));
        NaiveMovement movement = new NaiveMovement(NaivePowers.DEFAULT);
        assertThat(movement.powerMoves(board, Side.CHO)).hasSize(32).contains(Move.PASS, Move.parse("a4a5"));
        assertThat(NaivePerft.moves(movement, board, Side.CHO, 2)).isEqualTo(1024);
    }

    @Test
    void boardsAreReadAndWritten() {
        String placement = "rn+a1k4/9/9/9/9/9/9/9/4K4/8+P";
        assertThat(NaiveBoard.parse(placement)).hasToString(placement);
        assertThatThrownBy(() -> NaiveBoard.parse("9/9")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> NaiveBoard.parse(placement.replace("rn", "rx")))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> NaiveBoard.parse(placement.replace("k4", "k5")))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> NaiveBoard.parse(placement.replace("k4", "k3pp")))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
