package org.janggi.variants;

import java.util.Set;
import org.janggi.core.Move;
import org.janggi.core.PieceKind;
import org.janggi.core.Position;
import org.janggi.core.Side;

/** How drawing material ends a game of Gungjanggi: by the first check (S3 to S5), or when no check is possible (S6). */
final class MaterialEnd {
    private static final PieceKind[] ATTACKERS = {
        PieceKind.CHARIOT, PieceKind.CANNON, PieceKind.HORSE, PieceKind.ELEPHANT, PieceKind.SOLDIER
    };

    private final DrawingMaterial drawing;
    private final boolean laterOnly;
    private final boolean atAnyCost;
    private final boolean afterTwoPasses;
    private final int plies;

    MaterialEnd(Set<Reading> readings, DrawingMaterial drawing, int plies) {
        this.drawing = drawing;
        this.laterOnly = readings.contains(Reading.LATER_CHECKS);
        this.atAnyCost = readings.contains(Reading.CHECK_AT_ANY_COST);
        this.afterTwoPasses = readings.contains(Reading.MATERIAL_AFTER_TWO_PASSES);
        this.plies = plies;
    }

    /** The state of a turn after which both generals stand, with the end that material makes of it. */
    long judged(Position before, Move move, Position after, long state) {
        if (!drawing.isDrawing(after)) {
            return state;
        }
        long counted = plies > 0 ? GungjanggiState.DRAWN.with(state, drawnPlies(before, move, after)) : state;
        if (isFirstCheck(before, after)) {
            return GungjanggiState.over(counted, GungjanggiState.FIRST_CHECK);
        }
        Side mover = before.turn();
        boolean decided = !canCheck(after)
                || afterTwoPasses && move.isPass() && GungjanggiState.passes(state, mover.opponent()) > 0
                || plies > 0 && GungjanggiState.DRAWN.get(counted) >= plies;
        return decided && !after.isGeneralAttacked(mover)
                ? GungjanggiState.over(counted, GungjanggiState.MATERIAL)
                : counted;
    }

    private boolean isFirstCheck(Position before, Position after) {
        return after.isInCheck()
                && (atAnyCost || !after.isGeneralAttacked(before.turn()))
                && (!laterOnly || drawing.isDrawing(before));
    }

    private int drawnPlies(Position before, Move move, Position after) {
        boolean quiet = !before.isCapture(move)
                && before.promoted().size() == after.promoted().size()
                && drawing.isDrawing(before);
        return quiet ? Math.min(GungjanggiState.DRAWN.get(before.state()) + 1, plies) : 0;
    }

    /** S6 is judged at once where a game is set up; S3 is not. */
    boolean isDecidedAtOnce(Position position) {
        return drawing.isDrawing(position)
                && !canCheck(position)
                && !position.isGeneralAttacked(position.turn().opponent());
    }

    /** S6: anything but generals and guards can, and so can what may be promoted against what is not. */
    private static boolean canCheck(Position position) {
        boolean guards = position.rules().powers().promotable().contains(PieceKind.GUARD);
        for (Side side : Side.values()) {
            for (PieceKind kind : ATTACKERS) {
                if (position.count(side, kind) > 0) {
                    return true;
                }
            }
            if (guards && position.count(side, PieceKind.GUARD) > 0) {
                return true;
            }
        }
        return position.isGeneralPromoted(Side.CHO) != position.isGeneralPromoted(Side.HAN);
    }
}
