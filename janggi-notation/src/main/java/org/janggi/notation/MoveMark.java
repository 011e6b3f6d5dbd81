package org.janggi.notation;

import org.janggi.core.Ending;
import org.janggi.core.Move;
import org.janggi.core.Position;

/** What a move does to the enemy general, as far as notations mark it. */
enum MoveMark {
    /** Nothing. */
    NONE(""),
    /** It can be taken next, and there is a way out. */
    CHECK("+"),
    /** It can be taken next, and nothing saves it. */
    MATE("#");

    private final String latin;

    MoveMark(String latin) {
        this.latin = latin;
    }

    /** The mark of a permitted step. */
    static MoveMark of(Position position, Move move) {
        return of(position, move, position.play(move));
    }

    /** The mark of a step that leads to a position. */
    static MoveMark of(Position position, Move move, Position after) {
        boolean accepted = position.powerRefusal(move).isPresent();
        if (accepted || !after.isInCheck()) {
            return NONE;
        }
        // Rule sets that do not end a game by mate leave the position without a safe move.
        boolean mate = after.outcome()
                .map(outcome -> outcome.ending().equals(Ending.MATE))
                .orElseGet(() -> after.safeMoves().isEmpty());
        return mate ? MATE : CHECK;
    }

    /** The mark in latin letters' company. */
    String latin() {
        return latin;
    }
}
