package org.janggi.testkit.oracle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.janggi.core.Fault;
import org.janggi.core.Fen;
import org.janggi.core.Formation;
import org.janggi.core.InvalidPositionException;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.core.Square;
import org.janggi.core.SquareSet;
import org.janggi.testkit.RandomPositions;
import org.janggi.testkit.reference.NaivePosition;
import org.janggi.testkit.reference.NaivePowers;
import org.janggi.variants.RuleSets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What other programs got wrong about the movement of pieces, palace and check; each by its own small position. */
class MovementFaultsTest {
    private static final RuleSet JANGGI = RuleSets.byId("fairy-janggi");
    private static final RuleSet CASUAL = RuleSets.byId("fairy-casual");

    /** The position, after making sure that the naive reference agrees about its moves. */
    private static Position position(String fen, RuleSet rules) {
        return agreed(Fen.parse(fen, rules));
    }

    private static Position agreed(Position position) {
        NaivePosition naive = NaivePosition.of(position, NaivePowers.FAIRY);
        assertThat(position.legalMoves())
                .doesNotHaveDuplicates()
                .containsExactlyInAnyOrderElementsOf(naive.legalMoves());
        return position;
    }

    private static Position played(Position start, String... moves) {
        Position position = start;
        for (String move : moves) {
            position = agreed(position.play(Move.parse(move)));
        }
        return position;
    }

    private static List<String> texts(List<Move> moves) {
        return moves.stream().map(Move::toString).toList();
    }

    private static SquareSet squares(String... names) {
        return SquareSet.of(Stream.of(names).map(Square::parse).toList());
    }

    @Test
    void aCheckedGeneralEscapesAlongThePalaceDiagonals() {
        Position position = position("3k5/9/9/9/4r4/9/9/9/4K4/9 w - - 0 1", JANGGI);
        assertThat(texts(position.legalMoves()))
                .containsExactlyInAnyOrder("e2d1", "e2f1", "e2d2", "e2f2", "e2d3", "e2f3");
    }

    @Test
    void aCannonTakesNoCannonAlongThePalaceDiagonal() {
        Position position = position("2bca3r/4k4/2n1cC3/1pp2R3/8p/9/1PPPN1P2/4C4/4A2r1/2BAK3R b - - 0 23", JANGGI);
        assertThat(position.reach(Square.parse("d10")))
                .isEqualTo(squares("d1", "d2", "d3", "a10", "b10", "f10", "g10", "h10"));
        assertThat(position.permits(Move.parse("d10f8"))).isFalse();
    }

    @Test
    void aCannonTakesAChariotAlongThePalaceDiagonal() {
        Position position = position("3c5/4a4/3k1R3/9/9/9/9/9/9/4K4 b - - 0 1", JANGGI);
        assertThat(position.permits(Move.parse("d10f8"))).isTrue();
        assertThat(position.isCapture(Move.parse("d10f8"))).isTrue();
    }

    @Test
    void aCannonChecksOverExactlyOneScreen() {
        String file = "3k5/9/4c4/9/%s/9/9/9/4K4/9 w - - 0 1";
        assertThat(position(String.format(file, "4P4"), JANGGI).isInCheck()).isTrue();
        assertThat(position(String.format(file, "9"), JANGGI).isInCheck()).isFalse();
        assertThat(position(String.format(file, "4C4"), JANGGI).isInCheck()).isFalse();
        assertThat(position("3k5/9/4c4/4P4/4P4/9/9/9/4K4/9 w - - 0 1", JANGGI).isInCheck())
                .isFalse();
    }

    @Test
    void aScreenMayLeaveAndASecondOneMayCome() {
        Position position = position("3k5/9/4c4/9/4P4/9/R8/9/4K4/9 w - - 0 1", JANGGI);
        assertThat(position.permits(Move.parse("e6d6"))).as("the screen leaves").isTrue();
        assertThat(position.permits(Move.parse("e6e7")))
                .as("the screen stays a screen")
                .isFalse();
        assertThat(position.permits(Move.parse("a4e4")))
                .as("a second screen comes")
                .isTrue();
        assertThat(position.permits(Move.parse("a4a5"))).as("nothing changes").isFalse();
    }

    @Test
    void ofTwoScreensNoneMayLeave() {
        Position position = position("3k5/9/4c4/9/4P4/4N4/9/9/4K4/9 w - - 0 1", JANGGI);
        assertThat(position.isInCheck()).isFalse();
        assertThat(position.permits(Move.parse("e6d6"))).isFalse();
        assertThat(position.movesFrom(Square.parse("e5"))).isEmpty();
    }

    @Test
    void thisIsNoMate() {
        Position start = position("3ak4/4a4/4n4/1p2C4/4pp3/3P5/2b5R/3C5/2r6/1RBKA2rc b - - 0 1", JANGGI);
        Position position = played(start, "h1h2");
        assertThat(position.outcome()).isEmpty();
        assertThat(texts(position.legalMoves())).containsExactlyInAnyOrder("e1e2", "i4i1");
    }

    @Test
    void aGeneralThatCouldBeTakenAtOnceIsNoPosition() {
        String fen = "5k3/4a4/3CN4/9/1PP5p/9/8P/4C4/4A4/2B1K4 w - - 0 46";
        assertThatThrownBy(() -> Fen.parse(fen, JANGGI))
                .isInstanceOfSatisfying(
                        InvalidPositionException.class,
                        e -> assertThat(e.faults()).extracting(Fault::code).contains("setup.capturable"));
    }

    @Test
    void aChariotChecksAlongThePalaceDiagonalOnceThePieceBetweenLeaves() {
        Position position = position("4ka3/4a4/9/4R4/2B6/9/9/5K3/4p4/3r5 b - - 0 113", JANGGI);
        assertThat(position.givesCheck(Move.parse("e2f2"))).isTrue();
        assertThat(played(position, "e2f2").checkers()).isEqualTo(squares("d1"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"e1", "d2", "f2", "e3"})
    void noDiagonalLeavesTheMiddleOfAPalaceEdge(String name) {
        Square square = Square.parse(name);
        for (String piece : List.of("K", "A", "R", "C")) {
            Position position = Fen.parse(placed(piece, square), JANGGI);
            assertThat(position.reach(square).stream())
                    .as(position.toString())
                    .allMatch(to -> to.file() == square.file() || to.rank() == square.rank());
            agreed(position);
        }
    }

    /** A piece of Cho on a square, the generals where they do not meet it. */
    private static String placed(String piece, Square square) {
        StringBuilder board = new StringBuilder(square.file() == 6 ? "4k4" : "5k3").append("/9/9/9/9/9/9/");
        for (int rank = 3; rank >= 1; rank--) {
            for (int file = 1; file <= 9; file++) {
                boolean general = !piece.equals("K") && file == 4 && rank == (square.rank() == 1 ? 3 : 1);
                boolean here = file == square.file() && rank == square.rank();
                board.append(here ? piece : general ? "K" : "1");
            }
            board.append(rank == 1 ? "" : "/");
        }
        return board + " w - - 0 1";
    }

    @Test
    void theGeneralKeepsToTheDrawnLinesInPlay() {
        Position position = played(JANGGI.start(Formation.HEEH, Formation.HEEH), "e2e1", "a7a6");
        assertThat(texts(position.movesFrom(Square.parse("e1")))).containsExactly("e1e2");
        assertThat(countWithoutPass(CASUAL.start(Formation.HEEH, Formation.HEEH), 3))
                .isEqualTo(30_353);
    }

    private static long countWithoutPass(Position position, int depth) {
        if (depth == 0) {
            return 1;
        }
        return position.legalMoves().stream()
                .filter(move -> !move.isPass())
                .mapToLong(move -> countWithoutPass(position.play(move), depth - 1))
                .sum();
    }

    @Test
    void aMoveIsListedOnce() {
        Position position = played(JANGGI.start(Formation.HEEH, Formation.HEEH), "b1c3", "a10a8");
        assertThat(texts(position.legalMoves())).containsOnlyOnce("b3d3");
    }

    @Test
    void aCheckIsAnsweredAndNobodyWalksIntoOne() {
        Position position = position("4k4/9/9/9/3r5/9/9/4P4/4K4/8R w - - 0 1", JANGGI);
        assertThat(position.isInCheck()).isFalse();
        assertThat(position.permits(Move.parse("e2d2"))).isFalse();
        assertThat(position.permits(Move.parse("e2d3"))).isFalse();
        assertThat(position.permits(Move.parse("e2f2"))).isTrue();
    }

    @Test
    void bothSidesMoveAlike() {
        RandomPositions positions = new RandomPositions(JANGGI, 16);
        for (int i = 0; i < 500; i++) {
            Position position = positions.next();
            Position swapped = position.swapped();
            assertThat(swapped.legalMoves())
                    .as(position.toString())
                    .containsExactlyInAnyOrderElementsOf(
                            position.legalMoves().stream().map(Move::rotated).toList());
            assertThat(swapped.mirrored().moveCount()).isEqualTo(position.moveCount());
        }
    }

    @Test
    void aChariotBesideTheGeneralHasNoDiagonal() {
        Position position = position("5k3/9/9/9/9/9/9/9/3R5/4K4 w - - 0 1", JANGGI);
        assertThat(position.reach(Square.parse("d2")).stream()).allMatch(to -> to.file() == 4 || to.rank() == 2);
    }
}
