package org.janggi.testkit.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.Replay;
import org.janggi.core.RuleSet;
import org.janggi.notation.ReadGame;
import org.janggi.notation.Start;
import org.janggi.notation.Uci;

/** Replays recorded games under a rule set. */
final class GameValidator {
    private final RuleSet rules;

    GameValidator(RuleSet rules) {
        this.rules = rules;
    }

    /** Replays a game. Whatever its record or a stranger's rule set does, there is a report. */
    GameReport validate(ReadGame game) {
        Optional<Start> start = game.record().start();
        if (start.isEmpty()) {
            return new GameReport(
                    game,
                    Optional.empty(),
                    List.of(),
                    Optional.empty(),
                    Optional.empty(),
                    BoardEvidence.NOTHING,
                    List.of(),
                    Optional.empty());
        }
        List<String> moves = new ArrayList<>();
        Optional<Position> first = Optional.empty();
        Replay replay = null;
        try {
            replay = Replay.of(Position.of(rules, start.get().setup()));
            first = Optional.of(replay.position());
            for (Move move : game.record().mainMoves()) {
                Replay after = replay.play(move);
                moves.add(Uci.format(replay.position(), move));
                replay = after;
            }
            Position last = replay.position();
            boolean whole = !game.truncated() && !moves.isEmpty();
            return new GameReport(
                    game,
                    first,
                    List.copyOf(moves),
                    Optional.of(last),
                    replay.outcome(),
                    whole ? BoardEvidence.of(last, game.record().result()) : BoardEvidence.NOTHING,
                    replay.findings(),
                    Optional.empty());
        } catch (RuntimeException e) {
            String failure =
                    e instanceof IllegalArgumentException && e.getMessage() != null ? e.getMessage() : e.toString();
            return new GameReport(
                    game,
                    first,
                    List.copyOf(moves),
                    replay == null ? Optional.empty() : Optional.of(replay.position()),
                    Optional.empty(),
                    BoardEvidence.NOTHING,
                    replay == null ? List.of() : replay.findings(),
                    game.hasErrors() ? Optional.empty() : Optional.of("ply " + (moves.size() + 1) + ": " + failure));
        }
    }
}
