package org.janggi.core;

/** How far the rules are the same for both sides, seen by half a turn of the board with the sides swapped. */
public enum Symmetry {
    /** Moves and results: what wins for one side wins for the other. */
    RESULTS,
    /** Moves, and whether a game is over. Who wins may depend on the side, as where the second player gets deom. */
    MOVES,
    /** Not even the moves. */
    NONE
}
