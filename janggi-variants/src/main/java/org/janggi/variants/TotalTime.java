package org.janggi.variants;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.janggi.core.Event;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Piece;
import org.janggi.core.PieceKind;
import org.janggi.core.Position;
import org.janggi.core.Score;
import org.janggi.core.Setup;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.janggi.core.SquareSet;

/**
 * The end of a game's total time in point play. The event {@link Event#TIME_OVER} stops the game and the points decide
 * (K5), dead pieces left out ({@link #DEAD}, P13a); unless a side claims a complete win within three of its moves
 * ({@link #CLAIM}, P13b): then play goes on, and if the claim fails the points at the end of the time stand (P13c).
 * {@link ForcedWin} tells whether such a win can be forced.
 */
public final class TotalTime {
    /** The attribute of {@link Event#TIME_OVER} that names the squares of dead pieces, as in {@code "a1 c4"}. */
    public static final String DEAD = "dead";
    /** The attribute of {@link Event#TIME_OVER} that names the side that claims a win, {@code cho} or {@code han}. */
    public static final String CLAIM = "claim";
    /** How many turns a claimant has (P13b). */
    public static final int TURNS = 3;

    private TotalTime() {}

    /**
     * Whether the total time is over and a claim is being played out (P13b).
     *
     * @param position a position of any rule set
     * @return true in point play from the claim to its end
     */
    public static boolean isClaimed(Position position) {
        return position.rules() instanceof Kja && PointState.isClaimed(position.state());
    }

    /** The points at the end of the time, dead pieces left out, without deom. */
    static Score points(Position position, Event event) {
        Score score = position.points();
        String named = event.attributes().getOrDefault(DEAD, "").trim();
        SquareSet seen = SquareSet.EMPTY;
        for (String text : named.isEmpty() ? new String[0] : named.split("\\s+")) {
            Square square = Square.parse(text);
            Piece piece = position.pieceAt(square)
                    .filter(found -> found.kind() != PieceKind.GENERAL)
                    .orElseThrow(() -> new IllegalArgumentException("a dead piece stands on its square, expected a "
                            + "piece other than a general on " + square + ", found "
                            + position.pieceAt(square).map(Piece::toString).orElse("none")));
            if (seen.contains(square)) {
                throw new IllegalArgumentException("the dead piece on " + square + " is named twice");
            }
            seen = seen.or(SquareSet.of(square));
            score = score.plus(piece.side(), -2 * piece.kind().points());
        }
        return score;
    }

    /** The side that claims, if one does. */
    static Optional<Side> claimant(Event event) {
        String side = event.attributes().get(CLAIM);
        if (side == null) {
            return Optional.empty();
        }
        return switch (side) {
            case "cho" -> Optional.of(Side.CHO);
            case "han" -> Optional.of(Side.HAN);
            default -> throw new IllegalArgumentException("a claimant is cho or han, found \"" + side + "\"");
        };
    }

    /** The state after the event: a claim with the points remembered, or nothing new. */
    static long stateAfter(Game game, Event event) {
        Position position = game.position();
        if (PointState.isClaimed(position.state())) {
            throw new IllegalArgumentException("the total time is over already");
        }
        Score score = points(position, event);
        return claimant(event)
                .map(side ->
                        PointState.claimed(position.state(), side, TURNS, score.choHalves() / 2, score.hanHalves() / 2))
                .orElse(position.state());
    }

    /** The state after a turn of the claim: one turn of the claimant less, and over when none is left without a win. */
    static long afterTurn(Position before, Position after, long state, boolean mateWins) {
        if (!PointState.isClaimant(state, before.turn())) {
            return state;
        }
        int left = PointState.turns(state) - 1;
        long counted = PointState.withTurns(state, Math.max(left, 0));
        boolean won = mateWins && Mates.isMate(after);
        return left <= 0 && !won ? PointState.over(counted, PointState.TIME) : counted;
    }

    /**
     * Pieces that the referee may call dead at the end of the time (P13a): those that the other side could take at once
     * without loss, as if it were its turn. Without loss means that its general cannot be taken then, and that the taking
     * piece cannot be taken back, or is worth no more than what it took. A proposal; only the referee decides.
     *
     * @param position a position with both generals and without promoted pieces
     * @return the squares of both sides' candidates
     * @throws IllegalArgumentException if a general is missing or a piece is promoted
     */
    public static SquareSet deadCandidates(Position position) {
        if (!position.hasGeneral(Side.CHO)
                || !position.hasGeneral(Side.HAN)
                || !position.promoted().isEmpty()) {
            throw new IllegalArgumentException(
                    "dead pieces are looked for where both generals stand and none is promoted, found " + position);
        }
        List<Square> dead = new ArrayList<>();
        for (Side taker : Side.values()) {
            Position atMove = Position.of(Kja.RULES, Setup.of(position.board(), taker));
            for (Move move : atMove.legalMoves()) {
                if (isWithoutLoss(atMove, move)) {
                    dead.add(move.to());
                }
            }
        }
        return SquareSet.of(dead);
    }

    private static boolean isGeneral(Position position, Square square) {
        return position.pieceAt(square)
                .filter(piece -> piece.kind() == PieceKind.GENERAL)
                .isPresent();
    }

    private static boolean isWithoutLoss(Position position, Move move) {
        if (!position.isCapture(move) || isGeneral(position, move.to()) || position.exposesGeneral(move)) {
            return false;
        }
        Position after = position.play(move);
        return !canBeTaken(after, move.to()) || worth(after, move.to()) <= worth(position, move.to());
    }

    private static int worth(Position position, Square square) {
        return position.pieceAt(square).orElseThrow().kind().points();
    }

    /** Whether the side to move can take a piece without leaving its own general where it can be taken. */
    static boolean canBeTaken(Position position, Square square) {
        for (Square from : position.attackers(square, position.turn())) {
            if (!position.exposesGeneral(Move.of(from, square))) {
                return true;
            }
        }
        return false;
    }
}
