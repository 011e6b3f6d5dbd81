package org.janggi.variants;

import java.util.Optional;
import org.janggi.core.Ending;
import org.janggi.core.Game;
import org.janggi.core.Outcome;
import org.janggi.core.Permission;
import org.janggi.core.Position;
import org.janggi.core.Powers;
import org.janggi.core.Remaining;
import org.janggi.core.RuleSet;
import org.janggi.core.Text;

/**
 * How a claim is played out (P13b), without its end: the pieces move and a side may pass, mate ends the game, and nothing
 * else happens. A search counts the turns itself, so that equal boards are equal positions however many turns are left.
 */
record ClaimPlay(Powers powers) implements RuleSet {
    @Override
    public String id() {
        return "claim";
    }

    @Override
    public Text name() {
        return new Text("Play for a claimed win", "완승 주장 대국");
    }

    @Override
    public Permission permission(Position position) {
        return Permission.everything();
    }

    @Override
    public Optional<Outcome> stuck(Remaining remaining) {
        return remaining.position().isInCheck() && !remaining.hasSafeMove()
                ? Optional.of(Outcome.win(remaining.position().turn().opponent(), Ending.MATE, "P13b"))
                : Optional.empty();
    }

    /** Nobody asks: no game is played under this rule set. */
    @Override
    public Outcome adjudicate(Game game) {
        throw new UnsupportedOperationException("a search is not adjudicated");
    }
}
