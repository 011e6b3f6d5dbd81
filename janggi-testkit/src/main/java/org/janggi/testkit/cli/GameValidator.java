package org.janggi.testkit.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.janggi.core.Move;
import org.janggi.core.Outcome;
import org.janggi.core.Position;
import org.janggi.core.Replay;
import org.janggi.core.RuleSet;
import org.janggi.core.Score;
import org.janggi.core.Setup;
import org.janggi.notation.ReadGame;
import org.janggi.notation.Uci;

/** Replays recorded games under a rule set. */
final class GameValidator {
    private final RuleSet rules;

    GameValidator(RuleSet rules) {
        this.rules = rules;
    }

    /** Replays a game. Whatever its record or a stranger's rule set does, there is a report. */
    GameReport validate(ReadGame game) {
        Attempt attempt = new Attempt();
        Optional<String> failure = Optional.empty();
        try {
            if (game.record().start().isPresent()) {
                attempt.replay(game, game.record().start().get().setup());
            }
        } catch (RuntimeException e) {
            boolean told = e instanceof IllegalArgumentException && e.getMessage() != null;
            failure = Optional.of("after ply " + attempt.moves.size() + ": " + (told ? e.getMessage() : e.toString()));
        }
        return attempt.report(game, failure);
    }

    /** What is known so far about a game. */
    private final class Attempt {
        private final List<String> moves = new ArrayList<>();
        private Optional<Position> start = Optional.empty();
        private Optional<Replay> replay = Optional.empty();
        private Optional<Score> points = Optional.empty();
        private Optional<Outcome> outcome = Optional.empty();
        private BoardEvidence evidence = BoardEvidence.NOTHING;

        void replay(ReadGame game, Setup setup) {
            Replay played = Replay.of(Position.of(rules, setup));
            start = Optional.of(played.position());
            replay = Optional.of(played);
            for (Move move : game.record().mainMoves()) {
                Replay longer = played.play(move);
                moves.add(Uci.format(played.position(), move));
                played = longer;
                replay = Optional.of(played);
            }
            Position last = played.position();
            points = Optional.of(last.score());
            outcome = played.outcome();
            if (!game.truncated() && !moves.isEmpty()) {
                evidence = BoardEvidence.of(last, game.record().result());
            }
        }

        GameReport report(ReadGame game, Optional<String> failure) {
            return new GameReport(
                    game,
                    start,
                    List.copyOf(moves),
                    replay.map(Replay::position),
                    points,
                    outcome,
                    evidence,
                    replay.map(Replay::findings).orElse(List.of()),
                    // A reader that could not go on either has said so.
                    game.hasErrors() ? Optional.empty() : failure);
        }
    }
}
