package org.janggi.variants.contest;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Ending;
import org.janggi.core.Event;
import org.janggi.core.Formation;
import org.janggi.core.Game;
import org.janggi.core.Outcome;
import org.janggi.core.Refusal;
import org.janggi.core.RuleSet;
import org.janggi.core.Side;
import org.janggi.variants.Gungjanggi;

/** How a match ends beside the board: into its game, where there is one, and with the clause of the contest. */
final class MatchVerdicts {
    private MatchVerdicts() {}

    /** Loss on time. The rule set's clause stands where the contest names none. */
    static void timeLoss(MatchState state, Side loser, Optional<String> clause) {
        end(state, Event.TIME_LOSS, Map.of(Event.SIDE, loser.id()), plain(loser, Ending.TIME, Event.TIME_LOSS), clause);
    }

    static void resigned(MatchState state, Side loser, Optional<String> clause) {
        Outcome plain = plain(loser, Ending.RESIGNATION, Event.RESIGNATION);
        end(state, Event.RESIGNATION, Map.of(Event.SIDE, loser.id()), plain, clause);
    }

    static void disqualified(MatchState state, Side loser, String cause, Optional<String> clause) {
        Outcome plain =
                plain(loser, Ending.DISQUALIFIED, Event.DISQUALIFICATION).withCause(cause);
        end(state, Event.DISQUALIFICATION, Map.of(Event.SIDE, loser.id(), Event.CAUSE, cause), plain, clause);
    }

    private static Outcome plain(Side loser, Ending ending, String clause) {
        return Outcome.win(loser.opponent(), ending, clause);
    }

    /** As the rule set ends a game by that event, also before there is one; the plain outcome stands if it does not. */
    private static void end(
            MatchState state, String type, Map<String, String> attributes, Outcome plain, Optional<String> clause) {
        Game game = state.game;
        Game ended = (game == null ? unplayed(state.terms.rules()) : game).record(type, attributes);
        if (game != null) {
            state.game = ended;
        }
        Outcome outcome = ended.outcome().orElse(plain);
        over(state, clause.map(outcome::under).orElse(outcome));
    }

    /** A game on which a rule set can be asked what an event comes to, whatever the set-up. */
    private static Game unplayed(RuleSet rules) {
        return Game.start(rules, Formation.HEEH, Formation.HEEH);
    }

    /** Ends the match if its game is over. */
    static void followGame(MatchState state) {
        Game game = state.game;
        if (game != null) {
            game.outcome().ifPresent(outcome -> over(state, outcome));
        }
    }

    private static void over(MatchState state, Outcome outcome) {
        state.outcome = outcome;
        state.stage = Stage.OVER;
        state.touched = List.of();
        state.toPress = null;
    }

    /** The name that a clause on clocks of manual 1 has under a rule set: manual 2 has one clause for all of them. */
    static String clockClause(RuleSet rules, String silver) {
        return isDan(rules) ? "D15" : silver;
    }

    /** K5: why there is no total time under a rule set, or null if it says what happens at the end of one. */
    static @Nullable Refusal withoutTotalTime(RuleSet rules) {
        if (rules instanceof Gungjanggi) {
            return Refusals.unlimited(clockClause(rules, "S32"));
        }
        Game game = unplayed(rules);
        Game closed = game.record(Event.TIME_OVER, Map.of());
        boolean saysSo =
                closed.isOver() || closed.position().state() != game.position().state();
        return saysSo ? null : Refusals.NO_TOTAL_TIME;
    }

    private static boolean isDan(RuleSet rules) {
        return rules instanceof Gungjanggi && rules.id().equals(Gungjanggi.DAN.id());
    }
}
