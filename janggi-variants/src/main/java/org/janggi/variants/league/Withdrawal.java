package org.janggi.variants.league;

/** Which games a player who withdraws forfeits (P12): they become complete losses, and complete wins of the opponents. */
public enum Withdrawal {
    /** All of them, those that were played included; the text's reading for a group league. */
    ALL_GAMES,
    /** Only those that have not been played. */
    REST
}
