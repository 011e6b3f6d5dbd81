package org.janggi.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.janggi.core.TestRules.squares;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PositionTest {
    private static final TestRules RULES = new TestRules();
    private static final PromotingRules PROMOTING = new PromotingRules();

    @Test
    void aPositionTellsWhatStandsWhere() {
        Position start = RULES.start();
        assertThat(start.pieceAt(Square.parse("b3"))).contains(Piece.of(Side.CHO, PieceKind.CANNON));
        assertThat(start.pieceAt(Square.parse("e5"))).isEmpty();
        assertThat(start.isEmpty(Square.parse("e5"))).isTrue();
        assertThat(start.squares(Side.HAN, PieceKind.GENERAL)).isEqualTo(squares("e9"));
        assertThat(start.squares(Side.CHO, PieceKind.SOLDIER)).isEqualTo(squares("a4", "c4", "e4", "g4", "i4"));
        assertThat(start.count(Side.HAN)).isEqualTo(16);
        assertThat(start.count(Side.HAN, PieceKind.HORSE)).isEqualTo(2);
        assertThat(start.general(Side.CHO)).contains(Square.parse("e2"));
        assertThat(start.isGeneralPromoted(Side.CHO)).isFalse();
        assertThat(start.board()).isEqualTo(Board.start(Formation.HEEH, Formation.HEEH));
        assertThat(start.points()).isEqualTo(Score.ofPoints(72, 72));
        assertThat(start.score()).isEqualTo(start.points());
        assertThat(start.rules()).isSameAs(RULES);
        assertThat(start.position()).isSameAs(start);
        assertThat(start.isOver()).isFalse();
    }

    @Test
    void reachIsWhatThePowersGiveWhoeverIsToMove() {
        Position start = RULES.start();
        assertThat(start.reach(Square.parse("b1"))).isEqualTo(squares("a3", "c3"));
        assertThat(start.reach(Square.parse("a10"))).isEqualTo(squares("a9", "a8"));
        assertThat(start.reach(Square.parse("b3"))).isEqualTo(SquareSet.EMPTY);
        assertThat(start.reach(Square.parse("e5"))).isEqualTo(SquareSet.EMPTY);
        assertThat(start.reach(Square.parse("e7"))).isEqualTo(squares("e6", "d7", "f7"));
        assertThat(start.reach(Square.parse("e2"))).isEqualTo(squares("d2", "f2", "e1", "e3", "d3", "f3"));
        assertThat(TestRules.texts(start.movesFrom(Square.parse("b1")))).containsExactlyInAnyOrder("b1a3", "b1c3");
        assertThat(TestRules.texts(start.movesTo(Square.parse("a3")))).containsExactlyInAnyOrder("a1a3", "b1a3");
    }

    @ParameterizedTest
    @DisplayName("attackers of a square, by powers alone")
    @CsvSource(
            delimiter = '|',
            value = {
                "3k5/9/9/9/9/4R4/9/4r4/4K4/9 w       | e2 | HAN | e3",
                "3k5/9/9/4r4/9/4R4/9/9/4K4/9 w       | e2 | HAN | ''",
                "3k5/9/9/4c4/9/4R4/9/9/4K4/9 w       | e2 | HAN | e7",
                "3k5/9/9/4c4/9/4C4/9/9/4K4/9 w       | e2 | HAN | ''",
                "3k5/9/9/9/9/9/3n5/9/4K4/9 w         | e2 | HAN | d4",
                "3k5/9/9/9/9/9/3n5/3P5/4K4/9 w       | e2 | HAN | ''",
                "3k5/9/9/9/9/2b6/9/9/4K4/9 w         | e2 | HAN | c5",
                "3k5/9/9/9/9/2b6/9/3P5/4K4/9 w       | e2 | HAN | ''",
                "3k5/9/9/9/9/9/9/3p5/4K4/9 w         | e2 | HAN | d3",
                "3k5/9/9/9/9/9/9/9/3Kp4/9 w          | d2 | HAN | e2",
                "3k5/9/9/9/9/9/9/3r5/9/5K3 w         | f1 | HAN | d3",
                "3k5/9/9/9/9/9/9/3r5/4P4/5K3 w       | f1 | HAN | ''",
                "3k5/9/9/9/9/9/9/3c5/4P4/5K3 w       | f1 | HAN | d3"
            })
    void attackersAreFoundOneByOne(String fen, String square, Side by, String expected) {
        Position position = RULES.read(fen);
        SquareSet set = expected.isEmpty() ? SquareSet.EMPTY : squares(expected);
        assertThat(position.attackers(Square.parse(square), by)).isEqualTo(set);
        assertThat(position.isInCheck()).isEqualTo(!set.isEmpty());
        assertThat(position.checkers()).isEqualTo(set);
        assertThat(position.isGeneralAttacked(Side.CHO)).isEqualTo(!set.isEmpty());
        assertThat(position.isGeneralAttacked(Side.HAN)).isFalse();
        assertThat(position.mirrored().isInCheck()).isEqualTo(!set.isEmpty());
        assertThat(position.swapped().isInCheck()).isEqualTo(!set.isEmpty());
    }

    @Test
    @DisplayName("M11: generals face each other on one file with nothing between")
    void facing() {
        assertThat(RULES.read("4k4/9/9/9/9/9/9/9/4K4/9 w").isFacing()).isTrue();
        assertThat(RULES.read("4k4/9/9/9/4p4/9/9/9/4K4/9 w").isFacing()).isFalse();
        assertThat(RULES.read("3k5/9/9/9/9/9/9/9/4K4/9 w").isFacing()).isFalse();
        assertThat(RULES.read("4k4/9/9/9/9/9/9/9/4K4/9 w").isInCheck()).isFalse();
    }

    @Test
    @DisplayName("S12: a promoted general attacks the enemy general along a clear file")
    void aPromotedGeneralAttacksByFacing() {
        Position position = PROMOTING.read("4+k4/9/9/9/9/9/9/9/4K4/9 w");
        assertThat(position.isInCheck()).isTrue();
        assertThat(position.checkers()).isEqualTo(squares("e10"));
        assertThat(position.reach(Square.parse("e10")).contains(Square.parse("e2")))
                .isTrue();
        assertThat(position.reach(Square.parse("e2")).contains(Square.parse("e10")))
                .isFalse();
        assertThat(position.isGeneralPromoted(Side.HAN)).isTrue();
        Position taking = PROMOTING.read("4+k4/9/9/9/9/9/9/9/4K4/9 b");
        Move capture = Move.parse("e10e2");
        assertThat(taking.isCapture(capture)).isTrue();
        assertThat(taking.legalMoves()).contains(capture);
        Position taken = taking.play(capture);
        assertThat(taken.hasGeneral(Side.CHO)).isFalse();
        assertThat(taken.general(Side.CHO)).isEmpty();
        assertThat(taken.isFacing()).isFalse();
        assertThat(taken.isInCheck()).isFalse();
        assertThat(taken.checkers()).isEqualTo(SquareSet.EMPTY);
        assertThat(taken.powerMoves()).isEmpty();
        assertThat(taken.outcome()).map(Outcome::ending).contains(Ending.GENERAL_CAPTURED);
    }

    @Test
    void movesAreToldToExposeOrToCheck() {
        Position position = RULES.read("3k5/9/9/4r4/9/4R4/9/9/4K4/9 w");
        assertThat(position.exposesGeneral(Move.parse("e5d5"))).isTrue();
        assertThat(position.exposesGeneral(Move.parse("e5e6"))).isFalse();
        assertThat(position.exposesGeneral(Move.PASS)).isFalse();
        assertThat(position.givesCheck(Move.parse("e5d5"))).isTrue();
        assertThat(position.givesCheck(Move.PASS)).isFalse();
        assertThat(position.isCapture(Move.parse("e5e7"))).isTrue();
        assertThat(position.isCapture(Move.PASS)).isFalse();
        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> position.givesCheck(Move.parse("e5d6")))
                .satisfies(e -> assertThat(e.refusal().clause()).hasToString("M2"));
    }

    @Test
    @DisplayName("D5, D6: a promoted soldier goes back")
    void aSoldierOfTheLastRankIsPromoted() {
        Position position = TestRules.play(PROMOTING.read("3k5/P8/9/9/9/9/9/9/4K4/9 w"), "a9a10");
        assertThat(position.promoted()).isEqualTo(squares("a10"));
        assertThat(position.reach(Square.parse("a10"))).isEqualTo(squares("a9", "b10"));
        assertThat(position.toString()).startsWith("+P2k5/9/").endsWith(" b - - 1 1 last=step");
        Position back = TestRules.play(position, "d10d9", "a10a9", "pass");
        assertThat(back.promoted()).isEqualTo(squares("a9"));
        assertThat(back.key()).isEqualTo(Fen.parse(back.toString(), PROMOTING).key());
    }

    @Test
    void theKeyOfAPlayedPositionIsTheKeyOfTheSameBoardSetUp() {
        for (RuleSet rules : List.of(RULES, PROMOTING)) {
            Random random = new Random(5);
            Position position = rules.start(Formation.EHEH, Formation.HEHE);
            for (int ply = 0; ply < 300; ply++) {
                List<Move> moves = position.legalMoves();
                position = position.play(moves.get(random.nextInt(moves.size())));
                if (position.isOver()) {
                    break;
                }
                Position again = Fen.parse(position.toString(), rules);
                assertThat(position.key()).as(position.toString()).isEqualTo(again.key());
                assertThat(position).isEqualTo(again).hasSameHashCodeAs(again);
                assertThat(position.isRepetitionOf(again)).isTrue();
                assertThat(position.mirrored().mirrored()).isEqualTo(position);
                assertThat(position.swapped().swapped()).isEqualTo(position);
                assertThat(position.powerMoves()).hasSize(position.powerMoveCount());
            }
        }
    }

    @Test
    void aPositionIsItsBoardSideStateAndRules() {
        Position start = RULES.start();
        Position shuffled = TestRules.play(start, "a1a2", "a10a9", "a2a1", "a9a10");
        assertThat(shuffled).isEqualTo(start).hasSameHashCodeAs(start);
        assertThat(shuffled.halfmoves()).isEqualTo(4);
        assertThat(shuffled.fullmoves()).isEqualTo(3);
        assertThat(start).isNotEqualTo(TestRules.play(start, "pass")).isNotEqualTo("x");
        assertThat(start.isRepetitionOf(TestRules.play(start, "a4b4"))).isFalse();
        Position other = start.under(PROMOTING);
        assertThat(other.isRepetitionOf(start)).isTrue();
        assertThat(other).isNotEqualTo(start);
        assertThat(TestRules.play(other, "a1a2", "a10a9", "a2a1", "a9a10"))
                .as("the same board with another state")
                .isNotEqualTo(other);
    }

    @Test
    void theCountOfAFieldOutsideTheIdentityMakesNoOtherPosition() {
        String fen = "4k4/9/9/9/4p4/9/9/9/4K4/9 w - - 0 1";
        assertThat(PROMOTING.read(fen + " count=3")).isEqualTo(PROMOTING.read(fen));
        assertThat(PROMOTING.read(fen + " last=step")).isNotEqualTo(PROMOTING.read(fen));
    }

    @Test
    void countersFollowTheGame() {
        Position position = TestRules.play(RULES.read("3k5/9/9/9/9/9/9/p8/4K4/R8 w - - 5 9"), "a1a3");
        assertThat(position.halfmoves()).isZero();
        assertThat(position.fullmoves()).isEqualTo(9);
        assertThat(TestRules.play(position, "pass")).hasToString("3k5/9/9/9/9/9/9/R8/4K4/9 w - - 1 10");
        TestRules uncounted = new TestRules() {
            @Override
            public boolean countsPasses() {
                return false;
            }
        };
        assertThat(TestRules.play(uncounted.start(), "pass").toString()).endsWith(" b - - 0 1");
    }

    @Test
    void playGoesOnWithoutAGeneralWhereTheRulesDoNotEndIt() {
        TestRules rules = new TestRules() {
            @Override
            public Optional<Outcome> ended(Position position) {
                return Optional.empty();
            }
        };
        Position taken = rules.read("3rk4/9/9/9/4R4/9/9/9/9/3K5 w - - 0 1").play(Move.parse("e6e10"));
        assertThat(taken.general(Side.HAN)).isEmpty();
        assertThat(taken.legalMoves()).contains(Move.PASS).hasSize(taken.moveCount());
        assertThat(taken.powerMoves()).hasSize(taken.powerMoveCount());
        assertThat(taken.isInCheck()).isFalse();
    }
}
