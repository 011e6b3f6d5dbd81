package org.janggi.testkit.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.janggi.core.Board;
import org.janggi.core.IllegalMoveException;
import org.janggi.core.Move;
import org.janggi.core.Piece;
import org.janggi.core.PieceKind;
import org.janggi.core.Position;
import org.janggi.core.Refusal;
import org.janggi.core.Setup;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.janggi.core.SquareSet;
import org.janggi.testkit.RandomPositions;
import org.janggi.testkit.SmallRules;
import org.janggi.testkit.SmallRules.Feature;
import org.janggi.testkit.reference.NaivePowers.PromotedGuard;
import org.janggi.testkit.reference.NaivePowers.PromotedSoldier;
import org.janggi.testkit.reference.NaivePowers.Soldier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A small sample of {@link CoreAgainstNaiveTest}, each position asked about everything: every public answer of the core
 * against the naive reference in about a second. It runs first where a broken core is to be noticed soon.
 */
class CoreSampleTest {
    private static final int POSITIONS = 25;
    private static final int BESIEGED = 60;

    /** Rules with their powers told by hand, and the seed of their positions. */
    record Variant(SmallRules rules, NaivePowers powers, long seed) {
        static Variant of(long seed, String name, NaivePowers powers, Feature... features) {
            return new Variant(new SmallRules(name, powers, features), powers, seed);
        }

        @Override
        public String toString() {
            return rules.id();
        }
    }

    static Stream<Variant> variants() {
        NaivePowers narrow = new NaivePowers(
                Soldier.ENEMY_PALACE_DIAGONALS, PromotedSoldier.NO_DIAGONALS, PromotedGuard.NOT_INTO_ENEMY_PALACE);
        return Stream.of(
                Variant.of(
                        1,
                        "sample-taken",
                        NaivePowers.DEFAULT,
                        Feature.PROMOTION,
                        Feature.NO_SECOND_PASS,
                        Feature.NOTHING_LEFT_ENDS),
                Variant.of(2, "sample-safe", narrow, Feature.SAFE_ONLY, Feature.PROMOTION),
                Variant.of(
                        3,
                        "sample-call",
                        NaivePowers.FAIRY,
                        Feature.SAFE_ONLY,
                        Feature.CALL,
                        Feature.SECOND_PASS_ENDS,
                        Feature.NOTHING_LEFT_ENDS),
                Variant.of(
                        4,
                        "sample-ends",
                        NaivePowers.DEFAULT,
                        Feature.SAFE_ONLY,
                        Feature.FACING_ENDS,
                        Feature.FEW_PIECES_END,
                        Feature.NO_EDGE));
    }

    @ParameterizedTest
    @MethodSource("variants")
    void everyAnswerAgrees(Variant variant) {
        askAbout(POSITIONS, new RandomPositions(variant.rules(), variant.seed())::next, variant);
    }

    @ParameterizedTest
    @MethodSource("variants")
    void everyAnswerAgreesAboutBesiegedGenerals(Variant variant) {
        askAbout(BESIEGED, new BesiegedGenerals(variant.rules(), variant.seed())::next, variant);
    }

    @ParameterizedTest
    @MethodSource("variants")
    void theMovesAgreeWhateverStandsOnALineToAGeneral(Variant variant) {
        List<Position> positions = LinesToGenerals.of(variant.rules(), variant.seed());
        assertThat(positions).hasSizeGreaterThan(500);
        for (Position position : positions) {
            NaivePosition naive = NaivePosition.of(position, variant.powers());
            String fen = position.rules() + ": " + position;
            assertThat(position.safeMoves().stream().sorted().toList()).as(fen).isEqualTo(naive.safeMoves());
            assertThat(position.moveCount())
                    .as(fen)
                    .isEqualTo(naive.legalMoves().size());
            assertThat(position.outcome()).as(fen).isEqualTo(naive.outcome());
        }
    }

    private static void askAbout(int number, Supplier<Position> positions, Variant variant) {
        SplittableRandom random = new SplittableRandom(variant.seed());
        int asked = 0;
        while (asked < number) {
            Position position = positions.get();
            if (position.hasGeneral(Side.CHO) && position.hasGeneral(Side.HAN)) {
                ask(position, variant.powers(), random);
                asked++;
            }
        }
    }

    private static void ask(Position position, NaivePowers powers, SplittableRandom random) {
        NaivePosition naive = NaivePosition.of(position, powers);
        String fen = position.rules() + ": " + position;
        // First of all: what is kept from the position before must not show.
        assertThat(position.moveCount())
                .as("permitted moves, " + fen)
                .isEqualTo(naive.legalMoves().size());
        CoreComparison.compare(position, powers, random);
        pieces(position, naive.board(), fen);
        identity(position, fen);
        for (Move move : naive.movement().powerMoves(naive.board(), naive.turn())) {
            foretold(position, naive, move, fen);
            if (random.nextInt(4) == 0 && position.permits(move)) {
                played(position, move, fen);
            }
        }
        refusals(position, naive, random, fen);
    }

    private static void pieces(Position position, NaiveBoard board, String fen) {
        Board plain = board.toBoard();
        List<Square> promoted = new ArrayList<>();
        int[] points = new int[2];
        for (Square square : Square.all()) {
            Optional<Piece> piece = plain.pieceAt(square);
            assertThat(position.pieceAt(square)).as(square + ", " + fen).isEqualTo(piece);
            assertThat(position.isEmpty(square)).as(square + ", " + fen).isEqualTo(piece.isEmpty());
            if (piece.isEmpty()) {
                assertThat(position.reach(square)).as(square + ", " + fen).isEqualTo(SquareSet.EMPTY);
            }
            piece.filter(Piece::isPromoted).ifPresent(found -> promoted.add(square));
            piece.ifPresent(
                    found -> points[found.side().ordinal()] += found.kind().points());
        }
        assertThat(position.promoted()).as(fen).isEqualTo(SquareSet.of(promoted));
        assertThat(position.points().halves(Side.CHO)).as(fen).isEqualTo(2 * points[0]);
        assertThat(position.points().halves(Side.HAN)).as(fen).isEqualTo(2 * points[1]);
        for (Side side : Side.values()) {
            SquareSet all = SquareSet.EMPTY;
            for (PieceKind kind : PieceKind.values()) {
                SquareSet squares = SquareSet.of(Square.all().stream()
                        .filter(square -> plain.pieceAt(square)
                                .filter(piece -> piece.side() == side && piece.kind() == kind)
                                .isPresent())
                        .toList());
                assertThat(position.squares(side, kind)).as(fen).isEqualTo(squares);
                assertThat(position.count(side, kind)).as(fen).isEqualTo(squares.size());
                all = all.or(squares);
            }
            assertThat(position.squares(side)).as(fen).isEqualTo(all);
            assertThat(position.count(side)).as(fen).isEqualTo(all.size());
            Square general = board.general(side).orElseThrow();
            assertThat(position.general(side)).as(fen).contains(general);
            assertThat(position.isGeneralPromoted(side)).as(fen).isEqualTo(promoted.contains(general));
        }
    }

    /** A position made anew of its set-up is the same; any other board, side to move or promotion is another. */
    private static void identity(Position position, String fen) {
        Setup setup = position.toSetup();
        Position fresh = Position.of(position.rules(), setup);
        assertThat(fresh).as(fen).isEqualTo(position).hasSameHashCodeAs(position);
        assertThat(fresh.key()).as(fen).isEqualTo(position.key());
        assertThat(fresh.isRepetitionOf(position)).as(fen).isTrue();
        assertThat(fresh.halfmoves()).as(fen).isEqualTo(setup.halfmoves());
        assertThat(fresh.fullmoves()).as(fen).isEqualTo(setup.fullmoves());
        assertThat(position.mirrored().board())
                .as(fen)
                .isEqualTo(position.board().mirrored());
        assertThat(position.mirrored().turn()).as(fen).isEqualTo(position.turn());
        assertThat(position.swapped().board())
                .as(fen)
                .isEqualTo(position.board().swapped());
        assertThat(position.swapped().turn()).as(fen).isEqualTo(position.turn().opponent());
    }

    /** What is told about a move before it is made. Promotions are asked of the rule set for permitted moves only. */
    private static void foretold(Position position, NaivePosition naive, Move move, String fen) {
        String what = move + ", " + fen;
        NaiveMovement movement = naive.movement();
        NaiveBoard plain = naive.board().after(move);
        Side mover = naive.turn();
        boolean takesGeneral = plain.general(mover.opponent()).isEmpty();
        assertThat(position.exposesGeneral(move))
                .as("self-check by " + what)
                .isEqualTo(!takesGeneral && movement.isCapturable(plain, mover));
        if (takesGeneral || position.permits(move)) {
            assertThat(position.givesCheck(move))
                    .as("check by " + what)
                    .isEqualTo(!takesGeneral && movement.isCapturable(naive.boardAfter(move), mover.opponent()));
        }
        assertThat(position.isCapture(move)).as("capture by " + what).isEqualTo(isCapture(naive, move));
    }

    private static boolean isCapture(NaivePosition naive, Move move) {
        return !move.isPass() && naive.board().pieceAt(move.to()).isPresent();
    }

    /** The counters and the key after a permitted move. */
    private static void played(Position position, Move move, String fen) {
        String what = "after " + move + ", " + fen;
        Side mover = position.turn();
        boolean capture = !move.isPass() && position.pieceAt(move.to()).isPresent();
        int counted = move.isPass() && !position.rules().countsPasses() ? 0 : 1;
        Position child = position.play(move);
        assertThat(child.halfmoves()).as(what).isEqualTo(capture ? 0 : position.halfmoves() + counted);
        assertThat(child.fullmoves()).as(what).isEqualTo(position.fullmoves() + (mover == Side.HAN ? counted : 0));
        if (child.hasGeneral(mover.opponent())) {
            Position fresh = Position.of(position.rules(), child.toSetup());
            assertThat(child.key()).as("key " + what).isEqualTo(fresh.key());
            assertThat(child).as(what).isEqualTo(fresh).isNotEqualTo(position).doesNotHaveSameHashCodeAs(position);
            assertThat(child.key()).as("key " + what).isNotEqualTo(position.key());
            assertThat(child.isRepetitionOf(position)).as(what).isFalse();
        }
    }

    /** Any move at all: it is refused by the powers or permitted by them, and refused or listed. */
    private static void refusals(Position position, NaivePosition naive, SplittableRandom random, String fen) {
        Set<Move> legal = Set.copyOf(naive.legalMoves());
        List<Square> squares = Square.all();
        for (Square from : squares) {
            for (int i = 0; i < 3; i++) {
                Square to = squares.get(random.nextInt(squares.size()));
                if (from == to) {
                    continue;
                }
                Move move = Move.of(from, to);
                boolean own = position.squares(naive.turn()).contains(from);
                Optional<Refusal> refusal = position.powerRefusal(move);
                assertThat(refusal.isEmpty())
                        .as(move + ", " + fen)
                        .isEqualTo(own && naive.movement().can(naive.board(), from, to));
                if (refusal.isPresent()) {
                    assertThatThrownBy(() -> position.exposesGeneral(move)).isInstanceOf(IllegalMoveException.class);
                    assertThatThrownBy(() -> position.givesCheck(move)).isInstanceOf(IllegalMoveException.class);
                }
                assertThat(position.refusal(move).isEmpty())
                        .as(move + ", " + fen)
                        .isEqualTo(legal.contains(move));
            }
        }
        for (Move move : legal) {
            assertThat(position.refusal(move)).as(move + ", " + fen).isEmpty();
        }
        assertThat(position.refusal(Move.PASS).isEmpty()).as("pass, " + fen).isEqualTo(legal.contains(Move.PASS));
    }
}
