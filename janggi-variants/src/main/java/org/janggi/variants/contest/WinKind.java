package org.janggi.variants.contest;

import java.util.Optional;
import org.janggi.core.Ending;
import org.janggi.core.Outcome;

/** What a win is worth (K1, K4): a complete win (완승) or a win by what was left (점수승). */
public enum WinKind {
    /** The general mated or taken, resignation, time, disqualification, first check, nowhere to move. */
    COMPLETE,
    /** Points, material, or the second player's win in equal material. */
    POINTS;

    /**
     * What the win of an outcome is.
     *
     * @param outcome any outcome
     * @return the kind of win, or empty if nobody won
     */
    public static Optional<WinKind> of(Outcome outcome) {
        Ending ending = outcome.ending();
        boolean counted =
                ending.equals(Ending.POINTS) || ending.equals(Ending.MATERIAL) || ending.equals(Ending.SECOND_PLAYER);
        return outcome.winner().map(winner -> counted ? POINTS : COMPLETE);
    }
}
