package org.janggi.testkit.simulate;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;
import org.janggi.core.Ending;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Outcome;
import org.janggi.core.Permission;
import org.janggi.core.Piece;
import org.janggi.core.Position;
import org.janggi.core.Refusal;
import org.janggi.core.RuleSet;
import org.janggi.core.Score;
import org.janggi.core.SelfCheck;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.janggi.core.SquareSet;

/** What happens in one game, turn by turn, seen from outside: by what any rule set tells of its positions. */
final class GameMeter {
    private final RuleSet rules;
    private final boolean promoting;
    private final IntConsumer turns;
    private final int[] values = new int[Measure.all().size()];
    private final Map<String, Integer> refusals = new HashMap<>();
    private boolean called;

    /** A game that has not begun; the numbers of permitted moves go to {@code turns}. */
    GameMeter(Game start, IntConsumer turns) {
        this.rules = start.rules();
        this.promoting = !rules.powers().promotable().isEmpty();
        this.turns = turns;
        this.called = isCalled(start);
    }

    private void add(Measure measure, int number) {
        values[measure.ordinal()] += number;
    }

    /** A side is about to move. */
    void turn(Game game, List<Move> permitted) {
        turns.accept(permitted.size());
        add(Measure.PERMITTED, permitted.size());
        Permission permission = rules.permission(game.position());
        boolean singly = !permission.mayPass()
                || !permission.mayFace()
                || permission.offersAcceptance()
                || permission.asksVeto()
                || rules.historyMatters(game.history());
        if (singly) {
            addRefusals(game, permitted);
        } else if (permission.selfCheck() == SelfCheck.FORBIDDEN) {
            addSelfChecks(permission, game.position(), permitted);
        }
    }

    /** Where nothing but self-check can be refused, what is not permitted need not be listed. */
    private void addSelfChecks(Permission permission, Position position, List<Move> permitted) {
        int refused = position.powerMoveCount() - permitted.size();
        if (refused > 0) {
            Refusal reason = permission.selfCheckRefusal().orElseThrow();
            refusals.merge(reason.clause().id(), refused, Integer::sum);
        }
    }

    private void addRefusals(Game game, List<Move> permitted) {
        int next = 0;
        for (Move move : game.position().powerMoves()) {
            // Both lists are in the same order, as a rule.
            if (next < permitted.size() && permitted.get(next).equals(move)) {
                next++;
            } else if (!permitted.contains(move)) {
                game.refusal(move).map(Refusal::clause).ifPresent(by -> refusals.merge(by.id(), 1, Integer::sum));
            }
        }
    }

    /** A side has moved. */
    void move(Game before, Move move, Game after, boolean over) {
        Side mover = before.turn();
        if (called && over && isAcceptance(before.position(), move, after)) {
            add(Measure.acceptances(mover), 1);
        }
        called = !over && isCalled(after);
        if (called) {
            add(Measure.calls(mover), 1);
        }
        // Promotions and captures alone cannot be undone.
        if (promoting && after.history().reversiblePlies() == 0) {
            addPromotions(before.position(), move, after.position());
        }
    }

    /** Whether the generals face each other and the rule set offers an end for it. */
    private boolean isCalled(Game game) {
        Position position = game.position();
        if (!position.isFacing()) {
            return false;
        }
        Permission permission = rules.permission(position);
        return permission.offersAcceptance()
                || permission.isFacingEnding()
                || permission.isPassEnding() && !permission.mayFace();
    }

    /** Whether a reply to a call, which ended the game, ended it for the call. */
    private boolean isAcceptance(Position before, Move reply, Game after) {
        Permission offered = rules.permission(before);
        Position position = after.position();
        if (!position.hasGeneral(before.turn().opponent())) {
            return offered.offersAcceptance()
                    && after.outcome()
                            .filter(outcome -> !outcome.ending().equals(Ending.GENERAL_CAPTURED))
                            .isPresent();
        }
        return offered.isFacingEnding()
                ? position.isFacing()
                : reply.isPass() && offered.isPassEnding() && !offered.mayFace();
    }

    private void addPromotions(Position before, Move move, Position after) {
        SquareSet known = before.promoted();
        if (!move.isPass()) {
            SquareSet moved = known.minus(SquareSet.of(move.from(), move.to()));
            known = known.contains(move.from()) ? moved.or(SquareSet.of(move.to())) : moved;
        }
        for (Square square : after.promoted().minus(known)) {
            Piece piece = after.pieceAt(square).orElseThrow();
            add(Measure.promotions(piece.side(), piece.kind()), 1);
        }
    }

    /** The game is over, or was broken off at the cap; in the latter case, what the referee says, if he is asked. */
    PlayedGame end(int rulesIndex, long number, Game game, boolean capped, Optional<Outcome> outcome) {
        Optional<Score> scores = outcome.flatMap(Outcome::score);
        Score score = scores.orElseGet(() -> game.position().score());
        int lead = score.choHalves() - score.hanHalves();
        values[Measure.LENGTH.ordinal()] = game.history().ply();
        values[Measure.LEAD.ordinal()] = lead;
        values[Measure.DECIDING_LEAD.ordinal()] = scores.isPresent() ? lead : 0;
        End end = outcome.map(End::of).orElse(End.UNFINISHED);
        return new PlayedGame(rulesIndex, number, end, capped, scores.isPresent(), values, refusals);
    }
}
