package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.janggi.core.Side.CHO;
import static org.janggi.core.Side.HAN;

import java.util.List;
import org.janggi.core.Game;
import org.janggi.core.PieceKind;
import org.janggi.core.RuleSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The movement of the pieces, the same in Gungjanggi and in point play, for both sides. */
class MovementTest {
    private static final List<RuleSet> ALL = List.of(Gungjanggi.SILVER, Gungjanggi.DAN, Kja.RULES, Kja.ASSOCIATION);

    /** The piece on a square may go to exactly these points, given in alphabetical order. */
    private static void check(String place, String fen, String from, String expected) {
        for (RuleSet rules : ALL) {
            for (Seat seat : Seat.values()) {
                assertThat(seat.targets(seat.game(fen, rules), from))
                        .as(place + ", " + rules + ", " + seat)
                        .isEqualTo(expected == null ? "" : expected);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "centre, 9/3k5/9/9/P7p/9/9/9/4K4/9 w, e2, d1 d2 d3 e1 e3 f1 f2 f3",
        "back corner, 9/4k4/9/9/P7p/9/9/9/9/3K5 w, d1, d2 e1 e2",
        "front corner, 9/4k4/9/9/P7p/9/9/5K3/9/9 w, f3, e2 e3 f2",
        "side mid-edge, 9/4k4/9/9/P7p/9/9/9/3K5/9 w, d2, d1 d3 e2",
        "front mid-edge, 9/3k5/9/9/P7p/9/9/4K4/9/9 w, e3, d3 e2 f3",
        "back mid-edge, 9/3k5/9/9/P7p/9/9/9/9/4K4 w, e1, d1 e2 f1",
        "guard on the centre, 9/3k5/9/9/P7p/3r5/9/9/4A4/3K5 w, e2, d2 d3 e1 e3 f1 f2 f3",
        "guard on a corner, 9/3k5/9/9/P7p/9/9/3A5/9/4K4 w, d3, d2 e2 e3",
        "guard on a mid-edge, 9/3k5/9/9/P7p/9/9/4A4/9/4K4 w, e3, d3 e2 f3",
        "beside own pieces, 9/5k3/9/9/P7p/9/9/9/3AA4/3K5 w, d1, e1",
    })
    @Tag("M1")
    void generalAndGuardStepAlongTheLinesOfTheirPalace(String place, String fen, String from, String expected) {
        check(place, fen, from, expected);
    }

    @ParameterizedTest
    @CsvSource({
        "open, 9/4k4/9/9/P7p/1R7/9/9/9/3K5 w, b5, a5 b1 b10 b2 b3 b4 b6 b7 b8 b9 c5 d5 e5 f5 g5 h5 i5",
        "own and enemy pieces, 9/4k4/9/1P7/P8/1R1p5/9/1n7/9/3K5 w, b5, a5 b3 b4 b6 c5 d5",
        "own corner, 9/4k4/9/4p4/9/9/9/9/3P5/2PRK4 w, d1, e2 f3",
        "own corner to a piece on the other, 9/4k4/9/4p4/9/9/9/5n3/3P5/2PRK4 w, d1, e2 f3",
        "own corner with a piece on the centre, 9/4k4/9/4p4/9/9/9/9/3Pn4/2PRK4 w, d1, e2",
        "own corner behind the general, 9/5k3/9/4p4/9/9/9/9/3PK4/2PRP4 w, d1, ",
        "enemy corner, 4PRP2/3k1P3/9/3p5/9/9/9/9/9/3K5 w, f10, d8 e9",
        "enemy centre, 4Pk3/3PRP3/4P4/3p5/9/9/9/9/9/3K5 w, e9, d10 d8 f10 f8",
        "enemy mid-edge has no diagonal, 5k3/4P4/3PRP3/4P4/8p/9/9/9/9/3K5 w, e8, ",
    })
    @Tag("M2")
    void theChariotGoesAnyDistanceAndAlongTheDiagonalsOfBothPalaces(
            String place, String fen, String from, String expected) {
        check(place, fen, from, expected);
    }

    @ParameterizedTest
    @CsvSource({
        "no screen, 9/4k4/9/8p/9/9/8P/9/3K5/C8 w, a1, ",
        "nothing to jump but the prey, 9/4k4/9/9/9/r8/8P/9/3K5/C8 w, a1, a10 a6 a7 a8 a9",
        "own screen, 9/4k4/r8/9/9/9/P8/9/3K5/C8 w, a1, a5 a6 a7 a8",
        "enemy screen, 9/4k4/r8/9/9/9/p7P/9/3K5/C8 w, a1, a5 a6 a7 a8",
        "never two screens, 9/4k4/r8/9/p8/9/P8/9/3K5/C8 w, a1, a5 a6",
        "own piece behind the screen, 9/4k4/9/8p/P8/9/P8/9/3K5/C8 w, a1, a5",
        "own cannon is no screen, 9/4k4/r8/9/9/9/C7P/9/3K5/C8 w, a1, ",
        "enemy cannon is no screen, 9/4k4/r8/9/9/9/c7P/9/3K5/C8 w, a1, ",
        "no cannon is taken, 9/4k4/c8/8p/9/9/P8/9/3K5/C8 w, a1, a5 a6 a7",
        "on four lines, 9/4k4/9/2P6/9/1PCr5/9/2N6/3K5/9 w, c5, a5 c1 c10 c2 c8 c9 e5 f5 g5 h5 i5",
    })
    @Tag("M3")
    void theCannonJumpsExactlyOnePieceThatIsNoCannonAndTakesNone(
            String place, String fen, String from, String expected) {
        check(place, fen, from, expected);
    }

    @ParameterizedTest
    @CsvSource({
        "over the own general, 9/5k3/9/8p/9/9/P8/9/4K4/3C5 w, d1, f3",
        "taking on the other corner, 9/5k3/9/9/9/9/P8/5n3/4K4/3C5 w, d1, f3",
        "not onto an own piece, 9/5k3/9/8p/9/9/9/5P3/4K4/3C5 w, d1, ",
        "not a cannon, 9/5k3/9/8p/9/9/P8/5c3/4K4/3C5 w, d1, ",
        "not over a cannon, 9/5k3/9/8p/9/9/P8/4K4/4C4/3C5 w, d1, ",
        "not over an empty centre, 9/5k3/9/8p/9/9/P8/3C5/9/4K4 w, d3, ",
        "over an enemy piece, 9/4k4/9/9/9/9/P8/3C5/4nK3/9 w, d3, f1",
        "in the enemy palace, 5C3/4k4/9/8p/9/9/P8/9/9/3K5 w, f10, d8",
        "not from a mid-edge, 4C4/5r3/5k3/9/9/9/P8/9/9/3K5 w, e10, ",
    })
    @Tag("M4")
    void theCannonOnAPalaceCornerJumpsTheCentre(String place, String fen, String from, String expected) {
        check(place, fen, from, expected);
    }

    @ParameterizedTest
    @CsvSource({
        "open, 9/5k3/9/8p/9/4N4/P8/9/9/3K5 w, e5, c4 c6 d3 d7 f3 f7 g4 g6",
        "blocked ahead by an own piece, 9/5k3/9/8p/4P4/4N4/9/9/9/3K5 w, e5, c4 c6 d3 f3 g4 g6",
        "blocked at a side by an enemy piece, 9/5k3/9/9/9/3pN4/P8/9/9/3K5 w, e5, d3 d7 f3 f7 g4 g6",
        "a piece beside the way blocks nothing, 9/5k3/9/9/3P5/4N4/5p3/9/9/3K5 w, e5, c4 c6 d3 d7 f3 f7 g4 g6",
        "own and enemy targets, 9/5k3/9/3P1p3/9/4N4/9/9/9/3K5 w, e5, c4 c6 d3 f3 f7 g4 g6",
        "corner, 9/5k3/9/8p/9/9/8P/9/9/N2K5 w, a1, b3 c2",
    })
    @Tag("M5")
    void theHorseGoesOneStepStraightAndOneOutward(String place, String fen, String from, String expected) {
        check(place, fen, from, expected);
    }

    @ParameterizedTest
    @CsvSource({
        "open and over the middle, 9/5k3/9/8p/9/4B4/P8/9/9/3K5 w, e5, b3 b7 c2 c8 g2 g8 h3 h7",
        "blocked on the first point, 9/5k3/9/8p/4P4/4B4/9/9/9/3K5 w, e5, b3 b7 c2 g2 h3 h7",
        "blocked on a second point, 9/5k3/9/3p5/9/4B4/P8/9/9/3K5 w, e5, b3 b7 c2 g2 g8 h3 h7",
        "own and enemy targets, 9/5k3/9/1P5p1/9/4B4/9/9/9/3K5 w, e5, b3 c2 c8 g2 g8 h3 h7",
        "edge, 9/5k3/9/8p/9/9/8P/9/9/1B1K5 w, b1, d4 e3",
    })
    @Tag("M6")
    void theElephantGoesOneStepStraightAndTwoOutwardAcrossTheWholeBoard(
            String place, String fen, String from, String expected) {
        check(place, fen, from, expected);
    }

    @ParameterizedTest
    @CsvSource({
        "open, 9/4k4/9/8p/9/4P4/9/9/9/3K5 w, e5, d5 e6 f5",
        "edge, 9/4k4/9/8p/9/P8/9/9/9/3K5 w, a5, a6 b5",
        "own and enemy targets, 9/4k4/9/9/4p4/3PP4/9/9/9/3K5 w, e5, e6 f5",
        "enemy front corner, 5k3/3p5/3P5/9/9/9/9/9/9/3K5 w, d8, c8 d9 e8 e9",
        "enemy front corner on the right, 4k4/9/5P3/8p/9/9/9/9/9/3K5 w, f8, e8 e9 f9 g8",
        "enemy centre, 9/4P4/5k3/8p/9/9/9/9/9/3K5 w, e9, d10 d9 e10 f10 f9",
        "enemy mid-edge, 5k3/9/4P4/8p/9/9/9/9/9/3K5 w, e8, d8 e9 f8",
        "enemy side mid-edge, 9/3P5/5k3/8p/9/9/9/9/9/3K5 w, d9, c9 d10 e9",
        "in front of the enemy palace, 9/9/5k3/2P5p/9/9/9/9/9/3K5 w, c7, b7 c8 d7",
        "last rank, P8/4k4/9/8p/9/9/9/9/9/3K5 w, a10, b10",
        "last rank in the palace, 3P5/9/5k3/8p/9/9/9/9/9/3K5 w, d10, c10 e10",
        "own back corner, 9/4k4/9/8p/9/9/9/9/9/3P1K3 w, d1, c1 d2 e1",
        "own centre, 9/3k5/9/8p/9/9/9/9/4P4/5K3 w, e2, d2 e3 f2",
        "own front corner, 9/4k4/9/8p/9/9/9/3P5/9/5K3 w, d3, c3 d4 e3",
    })
    @Tag("M7")
    @Tag("R4")
    void theSoldierStepsForwardOrSidewaysAndForwardAlongDiagonalsOfTheEnemyPalaceOnly(
            String place, String fen, String from, String expected) {
        check(place, fen, from, expected);
    }

    @ParameterizedTest
    @EnumSource
    @Tag("M8")
    void aCaptureRemovesThePieceThatStoodThere(Seat seat) {
        for (RuleSet rules : ALL) {
            Game game = seat.game("9/4k4/9/9/P7p/1R4p2/9/9/9/3K5 w", rules);
            assertThat(game.position().isCapture(seat.move("b5g5"))).isTrue();
            assertThat(game.position().isCapture(seat.move("b5f5"))).isFalse();
            Game taken = seat.play(game, "b5g5");
            assertThat(seat.piece(taken, "g5")).isEqualTo("R");
            assertThat(seat.piece(taken, "b5")).isEqualTo("-");
            assertThat(taken.position().count(seat.side(HAN))).isEqualTo(2);
            assertThat(taken.position().count(seat.side(HAN), PieceKind.SOLDIER))
                    .isEqualTo(1);
            assertThat(taken.position().count(seat.side(CHO))).isEqualTo(3);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "e2e5, M1",
        "e2a2, M1",
        "a1b2, M2",
        "a1a5, M2",
        "b3b4, M3",
        "b3b10, M3",
        "b1d2, M5",
        "b1b2, M5",
        "c1f3, M6",
        "c1d2, M6",
        "a4a3, M7",
        "a4a6, M7",
        "d1e2, M8",
        "a1a4, M8",
        "e5e6, M8",
        "e7e6, M8",
    })
    @Tag("M1")
    @Tag("M2")
    @Tag("M3")
    @Tag("M5")
    @Tag("M6")
    @Tag("M7")
    @Tag("M8")
    void aMoveThatThePiecesDoNotMakeIsRefusedWithItsClause(String move, String clause) {
        for (RuleSet rules : ALL) {
            Game game = Play.start(rules);
            assertThat(Seat.GIVEN.refusal(game, move)).as(rules + " " + move).isEqualTo(clause);
        }
    }
}
