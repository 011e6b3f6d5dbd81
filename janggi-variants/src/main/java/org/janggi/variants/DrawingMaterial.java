package org.janggi.variants;

import java.util.List;
import org.janggi.core.Position;
import org.janggi.core.Side;

/**
 * Whether only drawing material (비기는 기물) is left, so that neither side can force a win: S3, S6, S18, S35. The seeds
 * name no pieces, so the judgement can be replaced by any function of a position.
 */
@FunctionalInterface
public interface DrawingMaterial {
    /**
     * The sets of attackers that win, by the guards that the other side has left; supersets win too. {@code R C N B P}
     * are chariot, cannon, horse, elephant and soldier, {@code x} is one of cannon, horse and elephant, {@code *} any
     * attacker, and {@code A} stands for a guard of the attacker's own.
     */
    List<List<String>> WINNING_SETS = List.of(
            List.of("R*", "CCA", "CN", "CB", "NN", "NB", "BB", "***"),
            List.of("RR", "RN", "RB", "RCA", "***"),
            List.of("RR", "Rx*", "CCN", "CCB", "CCP", "CNN", "CNB", "****"));

    /**
     * Ordinary endgame theory, the default: drawing when neither side's attackers are one of {@link #WINNING_SETS}
     * against the guards that the other side has left. Where soldiers or guards are promoted (dan: D7, D8), a side that
     * has one can win too. Allocates nothing.
     */
    DrawingMaterial TABLE =
            position -> !WinningSets.canWin(position, Side.CHO) && !WinningSets.canWin(position, Side.HAN);

    /** Nothing is drawing by itself: only the referee decides, on request. */
    DrawingMaterial REFEREE_ONLY = position -> false;

    /**
     * Whether neither side can win by its material.
     *
     * @param position a position with both generals; ask for its pieces only
     * @return true if the material is drawing
     */
    boolean isDrawing(Position position);
}
