package org.janggi.testkit.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.janggi.core.Move;
import org.janggi.core.Piece;
import org.janggi.core.PieceKind;
import org.janggi.core.Position;
import org.janggi.core.Powers;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.janggi.core.SquareSet;
import org.janggi.core.Steps;
import org.janggi.testkit.RandomPositions;
import org.janggi.testkit.SmallRules;
import org.janggi.testkit.SmallRules.Feature;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Powers that no built-in rule set has: the core does what their steps say, beside the moves of the naive reference. */
class ForeignPowersTest {
    private static final NaiveMovement MOVEMENT = new NaiveMovement(NaivePowers.DEFAULT);
    private static final int POSITIONS = 120;
    private static final int MOST_PLIES = 12;

    /** Rules that refuse self-check, with powers of their own. */
    private static final class Foreign extends SmallRules {
        private final Powers powers;

        Foreign(String id, Powers powers) {
            super(id, NaivePowers.DEFAULT, Feature.SAFE_ONLY);
            this.powers = powers;
        }

        @Override
        public Powers powers() {
            return powers;
        }
    }

    static Stream<Foreign> rules() {
        Powers standard = Powers.standard();
        return Stream.of(
                new Foreign("wandering-generals", standard.with(PieceKind.GENERAL, Steps.ORTHOGONAL)),
                new Foreign(
                        "wandering-guards", standard.with(PieceKind.GUARD, Steps.ORTHOGONAL.or(Steps.PALACE_DIAGONAL))),
                new Foreign("stepping-cannons", standard.with(PieceKind.CANNON, Steps.ORTHOGONAL)),
                new Foreign("stepping-horses", standard.with(PieceKind.HORSE, Steps.FORWARD)),
                new Foreign("narrow-soldiers", standard.with(PieceKind.SOLDIER, Steps.FORWARD)),
                new Foreign("wide-soldiers", standard.with(PieceKind.SOLDIER, Steps.ORTHOGONAL)));
    }

    @ParameterizedTest
    @MethodSource("rules")
    void theStepsAreThoseOfTheRuleSet(Foreign rules) {
        SplittableRandom random = new SplittableRandom(11);
        RandomPositions anywhere = new RandomPositions(rules, 12);
        BesiegedGenerals besieged = new BesiegedGenerals(rules, 13);
        int asked = 0;
        while (asked < POSITIONS) {
            Position start = random.nextBoolean() ? anywhere.next() : besieged.next();
            Position position = anywhere.play(start, random.nextInt(MOST_PLIES));
            if (position.hasGeneral(Side.CHO) && position.hasGeneral(Side.HAN)) {
                ask(position);
                asked++;
            }
        }
    }

    /** Ranks 5 and 6 lie in different halves of the board. */
    @Test
    void aGeneralMayCrossTheMiddle() {
        Foreign rules = new Foreign("crossing", Powers.standard().with(PieceKind.GENERAL, Steps.ORTHOGONAL));
        RandomPositions random = new RandomPositions(rules, 14);
        int inTheMiddle = 0;
        while (inTheMiddle < POSITIONS) {
            Position position = random.play(random.next(), 1);
            for (int ply = 0; ply < 2 * MOST_PLIES && !position.isOver(); ply++) {
                if (Math.abs(position.general(position.turn()).orElseThrow().rank() - 5.5) < 1) {
                    ask(position);
                    inTheMiddle++;
                }
                Position before = position;
                position = before.legalMoves().stream()
                        .filter(move -> !move.isPass() && isAhead(before, move))
                        .findFirst()
                        .map(before::play)
                        .orElseGet(() -> random.play(before, 1));
            }
        }
    }

    private static boolean isAhead(Position position, Move move) {
        Square general = position.general(position.turn()).orElseThrow();
        int ahead = position.turn() == Side.CHO ? 1 : -1;
        return move.from() == general && move.to().rank() - general.rank() == ahead;
    }

    private static void ask(Position position) {
        String fen = position.rules() + ": " + position;
        NaiveBoard board = NaiveBoard.of(position.board());
        Side turn = position.turn();
        boolean inCheck = isAttacked(position.rules().powers(), board, turn);
        List<Move> powerMoves = new ArrayList<>();
        List<Move> safeMoves = new ArrayList<>();
        for (Square from : position.squares(turn)) {
            SquareSet reach = position.reach(from);
            for (Square to : Square.all()) {
                boolean reaches = reaches(position.rules().powers(), board, from, to);
                assertThat(reach.contains(to))
                        .as(from + " to " + to + ", " + fen)
                        .isEqualTo(reaches);
                if (reaches) {
                    Move move = Move.of(from, to);
                    powerMoves.add(move);
                    NaiveBoard after = board.after(move);
                    boolean takes = after.general(turn.opponent()).isEmpty();
                    boolean exposes = !takes && isAttacked(position.rules().powers(), after, turn);
                    if (!exposes) {
                        safeMoves.add(move);
                    }
                    assertThat(position.exposesGeneral(move))
                            .as(move + ", " + fen)
                            .isEqualTo(exposes);
                    assertThat(takes || position.givesCheck(move))
                            .as(move + ", " + fen)
                            .isEqualTo(takes || isAttacked(position.rules().powers(), after, turn.opponent()));
                }
            }
        }
        powerMoves.add(Move.PASS);
        if (!inCheck) {
            safeMoves.add(Move.PASS);
        }
        assertThat(position.isInCheck()).as(fen).isEqualTo(inCheck);
        assertThat(position.powerMoveCount()).as(fen).isEqualTo(powerMoves.size());
        assertThat(position.powerMoves()).as(fen).containsExactlyInAnyOrderElementsOf(powerMoves);
        assertThat(position.moveCount()).as(fen).isEqualTo(safeMoves.size());
        assertThat(position.safeMoves()).as(fen).containsExactlyInAnyOrderElementsOf(safeMoves);
        assertThat(position.isOver()).as(fen).isEqualTo(safeMoves.isEmpty());
    }

    private static boolean isAttacked(Powers powers, NaiveBoard board, Side side) {
        Square general = board.general(side).orElseThrow();
        return Square.all().stream()
                .filter(from -> board.pieceAt(from)
                        .filter(piece -> piece.side() != side)
                        .isPresent())
                .anyMatch(from -> reaches(powers, board, from, general));
    }

    private static boolean reaches(Powers powers, NaiveBoard board, Square from, Square to) {
        Piece piece = board.pieceAt(from).orElseThrow();
        if (from == to
                || board.pieceAt(to)
                        .map(Piece::side)
                        .filter(piece.side()::equals)
                        .isPresent()) {
            return false;
        }
        boolean stepsOnly = switch (piece.kind()) {
            case GENERAL, GUARD, SOLDIER -> true;
            case CHARIOT, CANNON, HORSE, ELEPHANT -> false;
        };
        return powers.steps(piece.kind(), false).allows(piece.side(), from, to)
                || !stepsOnly && MOVEMENT.can(board, from, to);
    }
}
