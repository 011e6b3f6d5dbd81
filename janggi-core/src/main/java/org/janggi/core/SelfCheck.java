package org.janggi.core;

/** What becomes of a move that leaves the mover's own general capturable (자장, 묵장). */
public enum SelfCheck {
    /** It is permitted, and the opponent may take the general. */
    TAKEN,
    /** It is not permitted; only safe moves are. */
    FORBIDDEN
}
