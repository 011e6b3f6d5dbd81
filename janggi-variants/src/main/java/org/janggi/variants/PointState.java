package org.janggi.variants;

import java.util.List;
import java.util.stream.Stream;
import org.janggi.core.Score;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.janggi.core.StateField;
import org.janggi.core.StateLayout;

/**
 * What a position of point play remembers: whether a piece was taken (P6a), a pending bikjang, a pass (P10), how the
 * game ended with a dead piece (P6c), and the claim at the end of the time with the points at that time (P13b, P13c).
 */
final class PointState {
    /** How the game ended. */
    static final int CAPTURED = 1;

    static final int BIKJANG = 2;
    static final int DEAD_PIECE = 3;
    static final int PASSES = 4;
    static final int TIME = 5;

    private static final StateField TAKEN = StateField.flag("captured", 0);
    private static final StateField CALL = StateField.flag("call", 1);
    private static final StateField PASSED = StateField.flag("passed", 2);
    private static final StateField OVER = new StateField(
            StateLayout.OVER, 3, 3, true, List.of("no", "general-captured", "bikjang", "dead-piece", "passes", "time"));
    private static final StateField DEAD = new StateField(
            "dead",
            6,
            7,
            true,
            Stream.concat(Stream.of("no"), Square.all().stream().map(Square::toString))
                    .toList());
    private static final StateField CLAIM = new StateField("claim", 13, 2, true, List.of("no", "cho", "han"));
    private static final StateField TURNS = StateField.number("turns", 15, 2);
    private static final StateField CHO_POINTS = StateField.number("chopoints", 17, 11);
    private static final StateField HAN_POINTS = StateField.number("hanpoints", 28, 11);

    static final StateLayout LAYOUT =
            StateLayout.of(TAKEN, CALL, PASSED, OVER, DEAD, CLAIM, TURNS, CHO_POINTS, HAN_POINTS);

    private static final long CLAIM_BITS = CLAIM.bits() | TURNS.bits() | CHO_POINTS.bits() | HAN_POINTS.bits();

    private PointState() {}

    static boolean isTaken(long state) {
        return TAKEN.get(state) == 1;
    }

    static boolean isCalled(long state) {
        return CALL.get(state) == 1;
    }

    static boolean isPassed(long state) {
        return PASSED.get(state) == 1;
    }

    static int over(long state) {
        return OVER.get(state);
    }

    static boolean isClaimed(long state) {
        return CLAIM.get(state) != 0;
    }

    static boolean isClaimant(long state, Side side) {
        return CLAIM.get(state) == side.ordinal() + 1;
    }

    /** The claimant's turns that are left. */
    static int turns(long state) {
        return TURNS.get(state);
    }

    /** The points when the time ended, without deom. */
    static Score remembered(long state) {
        return Score.ofPoints(CHO_POINTS.get(state), HAN_POINTS.get(state));
    }

    /** The state after a turn that a later one builds on: what was taken, and the claim. */
    static long afterTurn(long before, boolean capture) {
        long kept = before & (TAKEN.bits() | CLAIM_BITS);
        return capture ? taken(kept) : kept;
    }

    static long taken(long state) {
        return TAKEN.with(state, 1);
    }

    static long called(long state) {
        return CALL.with(state, 1);
    }

    static long passed(long state) {
        return PASSED.with(state, 1);
    }

    static long over(long state, int how) {
        return OVER.with(state, how);
    }

    static long overWithDead(long state, Square dead) {
        return DEAD.with(over(state, DEAD_PIECE), dead.index() + 1);
    }

    /** The square of the piece that P6c removes from the points, or -1. */
    static int dead(long state) {
        return DEAD.get(state) - 1;
    }

    static long withTurns(long state, int turns) {
        return TURNS.with(state, turns);
    }

    /** A claim with the points that stand if it fails; a pending bikjang and a pass are forgotten. */
    static long claimed(long state, Side claimant, int turns, int cho, int han) {
        long claim = CLAIM.with(state & TAKEN.bits(), claimant.ordinal() + 1);
        return HAN_POINTS.with(CHO_POINTS.with(TURNS.with(claim, turns), cho), han);
    }

    static long mirrored(long state) {
        int dead = dead(state);
        return dead < 0 ? state : DEAD.with(state, Square.of(dead).mirrored().index() + 1);
    }

    static long swapped(long state) {
        int dead = dead(state);
        long placed =
                dead < 0 ? state : DEAD.with(state, Square.of(dead).rotated().index() + 1);
        if (!isClaimed(state)) {
            return placed;
        }
        Side claimant = isClaimant(state, Side.CHO) ? Side.HAN : Side.CHO;
        long claim = CLAIM.with(placed, claimant.ordinal() + 1);
        return HAN_POINTS.with(CHO_POINTS.with(claim, HAN_POINTS.get(state)), CHO_POINTS.get(state));
    }
}
