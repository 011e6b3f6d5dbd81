package org.janggi.testkit.bench;

import org.janggi.core.Formation;
import org.janggi.core.Game;
import org.janggi.core.RuleSet;
import org.janggi.testkit.Playouts;

/** Random games from the start under one rule set: each batch the same. */
final class RandomGames {
    private static final long SEED = 20260101;
    private static final int GAMES = 20;
    private static final int CAP = 200;

    private final RuleSet rules;

    RandomGames(RuleSet rules) {
        this.rules = rules;
    }

    /** Plays a batch; gives the number of plies. */
    long play() {
        Playouts playouts = new Playouts(rules, SEED, CAP);
        Game start = Game.start(rules, Formation.HEEH, Formation.HEEH);
        long plies = 0;
        for (int i = 0; i < GAMES; i++) {
            plies += playouts.play(start, i).history().ply();
        }
        return plies;
    }
}
