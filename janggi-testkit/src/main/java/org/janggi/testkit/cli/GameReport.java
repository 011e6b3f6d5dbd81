package org.janggi.testkit.cli;

import java.util.List;
import java.util.Optional;
import org.janggi.core.Outcome;
import org.janggi.core.Position;
import org.janggi.core.Replay;
import org.janggi.core.Score;
import org.janggi.notation.ReadGame;

/**
 * What validating found out about one game.
 *
 * @param game the record and what its reader noticed
 * @param start the first position, empty if the record gives none
 * @param moves the plies that were replayed, in UCI
 * @param last the position after them, empty if there is no start
 * @param points what each side has left there, as the rule set counts
 * @param outcome how the rule set sees the end of the record, empty if the game could go on
 * @param evidence what the last board says about the result that the record tells
 * @param findings what the rule set would have forbidden or ended
 * @param failure why the record could not be replayed although its reader could
 */
record GameReport(
        ReadGame game,
        Optional<Position> start,
        List<String> moves,
        Optional<Position> last,
        Optional<Score> points,
        Optional<Outcome> outcome,
        BoardEvidence evidence,
        List<Replay.Finding> findings,
        Optional<String> failure) {

    /** Whether nothing is wrong; what the rule set would not have permitted is not wrong. */
    boolean isOk() {
        return !game.hasErrors() && failure.isEmpty();
    }
}
