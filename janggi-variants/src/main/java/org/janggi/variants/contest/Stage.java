package org.janggi.variants.contest;

/** How far a match has come. */
public enum Stage {
    /** The players choose their set-ups, Han first (P3). */
    SET_UP,
    /** The pieces stand, and the match has not been started. */
    READY,
    /** The game is being played. */
    PLAYING,
    /** The total time is over and the referee has not closed the game yet (K5). */
    TIME_OVER,
    /** There is an outcome. */
    OVER
}
