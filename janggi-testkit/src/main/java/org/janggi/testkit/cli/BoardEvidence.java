package org.janggi.testkit.cli;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.janggi.core.Position;
import org.janggi.core.Score;
import org.janggi.core.Side;
import org.janggi.notation.RecordResult;
import org.janggi.notation.ResultReason;
import org.janggi.notation.Winner;

/**
 * What the last board of a record says about the result that the record tells.
 *
 * @param kind what on the board speaks for or against the result
 * @param agrees whether it speaks for it; empty if it says nothing
 * @param words the same for people; empty if it says nothing
 */
record BoardEvidence(Kind kind, Optional<Boolean> agrees, String words) {
    /** What a board can tell about a result. */
    enum Kind {
        /** A general was taken. */
        GENERAL_CAPTURED,
        /** The general of the side to move is attacked and nothing saves it, or the record says so and it is not true. */
        MATE,
        /** The points of both sides, as the rule set counts. */
        POINTS,
        /** The generals face each other, or the record says so and it is not true. */
        FACING,
        /** Nothing: a resignation, the time and the like leave no trace. */
        NONE;

        /** The name in data. */
        String id() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** Nothing to be said. */
    static final BoardEvidence NOTHING = new BoardEvidence(Kind.NONE, Optional.empty(), "");

    /**
     * Compares a board with a result.
     *
     * @param last the position after the last ply of a whole game
     * @param result what the record says
     */
    static BoardEvidence of(Position last, RecordResult result) {
        if (result.winner() == Winner.UNKNOWN) {
            return NOTHING;
        }
        for (Side side : Side.values()) {
            if (!last.hasGeneral(side)) {
                Side winner = side.opponent();
                return of(Kind.GENERAL_CAPTURED, is(result, winner), winner.text() + " took the general");
            }
        }
        if (isMate(last)) {
            Side winner = last.turn().opponent();
            return of(Kind.MATE, is(result, winner), winner.text() + " mates");
        }
        return switch (result.reason()) {
            case MATE, CHECK -> of(Kind.MATE, false, "no mate");
            case POINTS, MATERIAL -> ofPoints(last.score(), result);
            case BIKJANG ->
                of(Kind.FACING, last.isFacing(), last.isFacing() ? "generals face" : "generals do not face");
            default -> NOTHING;
        };
    }

    private static BoardEvidence ofPoints(Score score, RecordResult result) {
        OptionalInt told = result.marginHalves();
        int lead = Math.abs(score.choHalves() - score.hanHalves());
        boolean right = Winner.of(score.leader().orElse(Side.CHO)) == result.winner()
                && score.leader().isPresent()
                && (result.reason() != ResultReason.POINTS || told.orElse(lead) == lead);
        return of(Kind.POINTS, right, "points " + score);
    }

    private static BoardEvidence of(Kind kind, boolean agrees, String words) {
        return new BoardEvidence(kind, Optional.of(agrees), words);
    }

    private static boolean is(RecordResult result, Side winner) {
        return result.winner() == Winner.of(winner);
    }

    /** Mate by movement alone, whatever the rule set makes of it. */
    private static boolean isMate(Position last) {
        return last.isInCheck() && last.powerMoves().stream().allMatch(last::exposesGeneral);
    }
}
