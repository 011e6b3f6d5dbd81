package org.janggi.notation;

import org.checkerframework.checker.nullness.qual.Nullable;

/** How far the reading of a game has come. */
final class GameState {
    private final Findings findings;
    private @Nullable Place place;
    private boolean truncated;
    private boolean lost;

    GameState(Findings findings) {
        this.findings = findings;
    }

    /** Begins the game, if it has not begun. */
    void begin(Line line, int at) {
        if (place == null) {
            place = line.place(findings.source(), at);
            findings.beginAt(line.number());
        }
    }

    /** Where the game begins; null as long as there is only something before it. */
    @Nullable
    Place place() {
        return place;
    }

    /** Whether there is a game, and not only something before one. */
    boolean isGame() {
        return place != null;
    }

    /** Leaves the rest of the game unread. */
    void stop() {
        truncated |= isGame();
    }

    /** Leaves a variation unread. */
    void lose() {
        lost = true;
    }

    /** Whether anything of the game is left unread. */
    boolean hasLost() {
        return truncated || lost;
    }

    /** Whether the rest of the game is left unread. */
    boolean isTruncated() {
        return truncated;
    }
}
