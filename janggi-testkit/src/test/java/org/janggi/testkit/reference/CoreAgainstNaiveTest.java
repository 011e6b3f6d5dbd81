package org.janggi.testkit.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.janggi.core.Move;
import org.janggi.core.Perft;
import org.janggi.core.Position;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.janggi.testkit.Checked;
import org.janggi.testkit.RandomPositions;
import org.janggi.testkit.SmallRules;
import org.janggi.testkit.SmallRules.Feature;
import org.janggi.testkit.reference.NaivePowers.PromotedGuard;
import org.janggi.testkit.reference.NaivePowers.PromotedSoldier;
import org.janggi.testkit.reference.NaivePowers.Soldier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The core and the naive reference give the same answers about random positions, D6, D9 and S12 included. */
class CoreAgainstNaiveTest {
    private static final int POSITIONS = 8_000;
    private static final int MANY_POSITIONS = 100_000;
    private static final int CHUNKS = 8;

    private static final NaivePowers NARROW = new NaivePowers(
            Soldier.ENEMY_PALACE_DIAGONALS, PromotedSoldier.NO_DIAGONALS, PromotedGuard.NOT_INTO_ENEMY_PALACE);
    private static final NaivePowers FORWARD = new NaivePowers(
            Soldier.BOTH_PALACES_DIAGONALS, PromotedSoldier.FORWARD_DIAGONALS, PromotedGuard.NOT_INTO_ENEMY_PALACE);

    private static long checked;
    private static long withPromoted;

    /** A rule set and the readings that it ought to have. */
    record Variant(SmallRules rules, NaivePowers powers) {
        static Variant of(String name, NaivePowers powers, Feature... features) {
            return new Variant(new SmallRules(name, powers, features), powers);
        }

        @Override
        public String toString() {
            return rules.id();
        }
    }

    static Stream<Variant> variants() {
        return Stream.of(
                Variant.of("taken", NaivePowers.DEFAULT),
                Variant.of("safe-only", NaivePowers.DEFAULT, Feature.SAFE_ONLY),
                Variant.of("taken-narrow", NARROW, Feature.NO_SECOND_PASS, Feature.PROMOTION),
                Variant.of("safe-only-forward", FORWARD, Feature.SAFE_ONLY, Feature.PROMOTION),
                Variant.of("call", NaivePowers.DEFAULT, Feature.CALL, Feature.PROMOTION),
                Variant.of("safe-only-call", NARROW, Feature.SAFE_ONLY, Feature.CALL),
                Variant.of("endings", FORWARD, Feature.SECOND_PASS_ENDS, Feature.FACING_ENDS, Feature.FEW_PIECES_END),
                Variant.of(
                        "safe-only-endings",
                        NaivePowers.DEFAULT,
                        Feature.SAFE_ONLY,
                        Feature.SECOND_PASS_ENDS,
                        Feature.FACING_ENDS),
                Variant.of(
                        "safe-only-few",
                        NaivePowers.FAIRY,
                        Feature.SAFE_ONLY,
                        Feature.FEW_PIECES_END,
                        Feature.PROMOTION,
                        Feature.NO_SECOND_PASS),
                Variant.of("veto", NaivePowers.DEFAULT, Feature.SAFE_ONLY, Feature.NO_EDGE, Feature.CALL));
    }

    @ParameterizedTest
    @MethodSource("variants")
    void answersAgree(Variant variant) {
        compare(variant, 0, POSITIONS);
    }

    @Tag("long")
    @ParameterizedTest
    @MethodSource("variants")
    void answersAgreeAboutManyPositions(Variant variant) {
        compare(variant, CHUNKS, MANY_POSITIONS);
    }

    private static void compare(Variant variant, int firstSeed, int positions) {
        int each = positions / CHUNKS / (int) variants().count();
        long promoted = IntStream.range(0, CHUNKS)
                .parallel()
                .mapToLong(chunk -> promotedIn(variant, firstSeed + chunk, each))
                .sum();
        assertThat(promoted).isGreaterThan((long) each * CHUNKS / 3);
        checked += (long) each * CHUNKS;
        withPromoted += promoted;
    }

    @AfterAll
    static void count() {
        Checked.count("naive positions", checked);
        Checked.count("naive positions with promoted pieces", withPromoted);
    }

    /** Compares positions by a seed, and counts those with promoted pieces. */
    private static long promotedIn(Variant variant, int seed, int number) {
        RandomPositions positions = new RandomPositions(variant.rules(), seed);
        SplittableRandom random = new SplittableRandom(seed);
        long promoted = 0;
        for (int i = 0; i < number; i++) {
            Position position = positions.next();
            if (!position.hasGeneral(Side.CHO) || !position.hasGeneral(Side.HAN)) {
                i--;
                continue;
            }
            compare(position, variant.powers(), random);
            promoted += position.promoted().isEmpty() ? 0 : 1;
        }
        return promoted;
    }

    private static void compare(Position position, NaivePowers powers, SplittableRandom random) {
        NaivePosition naive = NaivePosition.of(position, powers);
        String fen = position.rules() + ": " + position;
        compareAttacks(position, naive, random, fen);

        List<Move> powerMoves = naive.movement().powerMoves(naive.board(), naive.turn());
        assertThat(sorted(position.powerMoves())).as("power moves, " + fen).isEqualTo(powerMoves);
        assertThat(position.powerMoveCount()).as("power moves, " + fen).isEqualTo(powerMoves.size());

        List<Move> legal = naive.legalMoves();
        assertThat(sorted(position.legalMoves())).as("permitted moves, " + fen).isEqualTo(legal);
        assertThat(position.moveCount()).as("permitted moves, " + fen).isEqualTo(legal.size());
        assertThat(sorted(position.safeMoves())).as("safe moves, " + fen).isEqualTo(naive.safeMoves());
        assertThat(position.outcome()).as("outcome, " + fen).isEqualTo(naive.outcome());

        if (!legal.isEmpty()) {
            comparePlay(position, naive, legal.get(random.nextInt(legal.size())), fen);
        }
        if (random.nextInt(50) == 0 && legal.size() < 20) {
            assertThat(Perft.GAME.count(position, 2)).as("count, " + fen).isEqualTo(NaivePerft.game(naive, 2));
        }
    }

    private static void compareAttacks(Position position, NaivePosition naive, SplittableRandom random, String fen) {
        NaiveMovement movement = naive.movement();
        NaiveBoard board = naive.board();
        assertThat(position.isFacing()).as("facing, " + fen).isEqualTo(movement.isFacing(board));
        assertThat(position.checkers())
                .as("checkers, " + fen)
                .isEqualTo(movement.generalAttackers(board, position.turn()));
        assertThat(position.isInCheck()).as("check, " + fen).isEqualTo(movement.isCapturable(board, position.turn()));
        HashSet<Square> squares = new HashSet<>();
        for (int i = 0; i < 6; i++) {
            squares.add(Square.of(random.nextInt(Square.COUNT)));
        }
        for (Side side : Side.values()) {
            assertThat(position.isGeneralAttacked(side))
                    .as("attack on " + side + ", " + fen)
                    .isEqualTo(movement.isCapturable(board, side));
            squares.add(position.general(side).orElseThrow());
            for (Square square : position.squares(side)) {
                assertThat(position.reach(square))
                        .as("reach of " + square + ", " + fen)
                        .isEqualTo(movement.targets(board, square));
            }
        }
        for (Square square : squares) {
            for (Side side : Side.values()) {
                assertThat(position.attackers(square, side))
                        .as(side + " attacking " + square + ", " + fen)
                        .isEqualTo(movement.attackers(board, square, side));
            }
        }
    }

    private static void comparePlay(Position position, NaivePosition naive, Move move, String fen) {
        Position child = position.play(move);
        NaivePosition after = naive.after(move);
        String what = "after " + move + ", " + fen;
        // Of a game that is over the naive reference does not know what was promoted at the end.
        NaiveBoard board = after.isOver() ? after.board().promoting(child.promoted()) : after.board();
        assertThat(child.board()).as(what).isEqualTo(board.toBoard());
        assertThat(child.turn()).as(what).isEqualTo(after.turn());
        if (after.isOver()) {
            assertThat(child.outcome()).as(what).isPresent();
        } else {
            assertThat(child).as(what).isEqualTo(after.position());
            assertThat(child.toString()).as(what).isEqualTo(after.position().toString());
            assertThat(position.givesCheck(move))
                    .as("check by " + move + ", " + fen)
                    .isEqualTo(after.movement().isCapturable(after.board(), after.turn()));
            assertThat(position.exposesGeneral(move))
                    .as("self-check by " + move + ", " + fen)
                    .isEqualTo(after.movement().isCapturable(after.board(), naive.turn()));
        }
        boolean takesGeneral = after.board().general(after.turn()).isEmpty()
                && naive.movement().can(naive.board(), move.from(), move.to());
        boolean capture = takesGeneral
                || !move.isPass()
                        && naive.board().pieceAt(move.to()).isPresent()
                        && naive.movement().can(naive.board(), move.from(), move.to());
        assertThat(position.isCapture(move))
                .as("capture by " + move + ", " + fen)
                .isEqualTo(capture);
    }

    private static List<Move> sorted(List<Move> moves) {
        return moves.stream().sorted().toList();
    }
}
