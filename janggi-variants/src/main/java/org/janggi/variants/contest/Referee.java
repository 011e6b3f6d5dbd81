package org.janggi.variants.contest;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Clause;
import org.janggi.core.Event;
import org.janggi.core.Formation;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Outcome;
import org.janggi.core.Piece;
import org.janggi.core.PieceKind;
import org.janggi.core.Refusal;
import org.janggi.core.Side;
import org.janggi.core.Square;

/** Judges one event in a match: refuses it, or changes the state. After a refusal the state is to be thrown away. */
final class Referee {
    private final MatchState state;

    Referee(MatchState state) {
        this.state = state;
    }

    /** The reason to refuse an event, or null after it has happened. */
    @Nullable
    Refusal judge(MatchEvent event) {
        Outcome outcome = state.outcome;
        if (outcome != null) {
            return Refusal.over(outcome);
        }
        if (event instanceof MatchEvent.TimePasses passes) {
            new Timekeeper(state).pass(passes.time());
            return null;
        } else if (event instanceof MatchEvent.SetUp setUp) {
            return setUp(setUp.side(), setUp.formation());
        } else if (event instanceof MatchEvent.Start) {
            return start();
        } else if (event instanceof MatchEvent.Late late) {
            return late(late.side(), late.by());
        } else if (event instanceof MatchEvent.Touch touch) {
            return touch(touch.side(), touch.square());
        } else if (event instanceof MatchEvent.PutBack back) {
            return putBack(back.side());
        } else if (event instanceof MatchEvent.Play play) {
            return play(play.side(), play.move());
        } else if (event instanceof MatchEvent.Press press) {
            return press(press.side());
        } else if (event instanceof MatchEvent.Disconnect disconnect) {
            return disconnect(disconnect.side());
        } else if (event instanceof MatchEvent.Return back) {
            return comesBack(back.side());
        }
        return judgeDecision(event);
    }

    private @Nullable Refusal judgeDecision(MatchEvent event) {
        if (event instanceof MatchEvent.Warn warning) {
            warn(warning.side(), warning.cause());
        } else if (event instanceof MatchEvent.Disqualify disqualify) {
            MatchVerdicts.disqualified(state, disqualify.side(), disqualify.cause(), Optional.empty());
        } else if (event instanceof MatchEvent.Resign resign) {
            MatchVerdicts.resigned(state, resign.side(), Optional.empty());
        } else if (event instanceof MatchEvent.Withdraw withdraw) {
            if (!state.terms.has(MatchOption.GROUP_LEAGUE)) {
                return Refusals.NOT_GROUP_LEAGUE;
            }
            MatchVerdicts.resigned(state, withdraw.side(), Optional.of("P12"));
        } else if (event instanceof MatchEvent.CloseOnTime close) {
            return closeOnTime(close);
        } else {
            return adjudicate();
        }
        return null;
    }

    /** P3: Han first, then Cho, and nothing is changed afterwards. */
    private @Nullable Refusal setUp(Side side, Formation formation) {
        if (state.terms.start().isPresent()) {
            return Refusals.GIVEN_START;
        }
        if (state.stage != Stage.SET_UP || state.seat(side).formation != null) {
            return Refusals.SET_UP_STANDS;
        }
        Formation han = state.han.formation;
        if (han == null && side == Side.CHO) {
            return Refusals.HAN_FIRST;
        }
        if (isPausedFor(side)) {
            return offline(Refusals.ABSENT);
        }
        state.seat(side).formation = formation;
        if (han != null) {
            state.game = Game.start(state.terms.rules(), formation, han);
            state.stage = Stage.READY;
        }
        return null;
    }

    private @Nullable Refusal start() {
        if (state.stage == Stage.SET_UP) {
            return Refusals.SET_UP_FIRST;
        }
        if (state.stage != Stage.READY) {
            return Refusals.STARTED;
        }
        if (state.someoneIsAbsent()) {
            return offline(Refusals.ABSENT);
        }
        state.stage = Stage.PLAYING;
        return null;
    }

    /** P1: deducted from the free time, and a loss once that is used up, exactly used up included. */
    private @Nullable Refusal late(Side side, Duration by) {
        if (state.stage != Stage.SET_UP && state.stage != Stage.READY) {
            return Refusals.STARTED;
        }
        MatchState.Seat seat = state.seat(side);
        if (seat.late) {
            return Refusals.LATE_TWICE;
        }
        seat.late = true;
        Duration cost = by.multipliedBy(state.terms.latenessPercent()).dividedBy(100);
        boolean usedUp = !cost.isZero()
                && seat.clock.free().filter(free -> cost.compareTo(free) >= 0).isPresent();
        seat.clock = seat.clock.without(cost);
        if (usedUp) {
            MatchVerdicts.timeLoss(state, side, Optional.of("P1"));
        }
        return null;
    }

    /** Why a side may not act on the board now, or null. */
    private @Nullable Refusal refusedToAct(Side side) {
        return switch (state.stage) {
            case SET_UP -> Refusals.SET_UP_FIRST;
            case READY -> Refusals.NOT_STARTED;
            case TIME_OVER -> Refusals.TIME_IS_OVER;
            default -> isPausedFor(side) ? offline(Refusals.ABSENT) : null;
        };
    }

    /** Why a side may not move or touch now, or null. */
    private @Nullable Refusal refusedToMove(Side side) {
        Refusal refusal = refusedToAct(side);
        if (refusal != null) {
            return refusal;
        }
        Side toPress = state.toPress;
        if (toPress != null) {
            return Refusals.notPressed(toPress);
        }
        return state.active().filter(active -> active == side).isPresent() ? null : Refusals.notItsTurn(side);
    }

    /** S34: nobody acts while the clock is stopped, and one who is away never does. */
    private boolean isPausedFor(Side side) {
        return state.terms.has(MatchOption.CLOCK_RUNS) ? state.seat(side).absent : state.someoneIsAbsent();
    }

    /** A reason of S34, under the name that the clause has in the rule set. */
    private Refusal offline(Refusal reason) {
        return new Refusal(new Clause(MatchVerdicts.clockClause(state.terms.rules(), "S34")), reason.text());
    }

    private @Nullable Refusal touch(Side side, Square square) {
        Game game = state.game;
        Refusal refusal = refusedToMove(side);
        if (refusal != null || game == null) {
            return refusal;
        }
        if (game.position().pieceAt(square).isEmpty()) {
            return Refusals.nothingOn(square);
        }
        state.touched = state.touchedWith(square);
        return null;
    }

    private @Nullable Refusal putBack(Side side) {
        Game game = state.game;
        Refusal refusal = refusedToMove(side);
        if (refusal != null || game == null) {
            return refusal;
        }
        boolean generalAlone = game.position()
                .general(side)
                .filter(square -> state.touched.equals(List.of(square)))
                .isPresent();
        return generalAlone ? complete(game, Move.PASS) : Refusals.ONLY_GENERAL_BACK;
    }

    /** P4: the end of the turn after a move, or a pass. */
    private @Nullable Refusal press(Side side) {
        Game game = state.game;
        Refusal refusal = refusedToAct(side);
        if (refusal != null || game == null) {
            return refusal;
        }
        Side toPress = state.toPress;
        if (toPress != null) {
            if (toPress != side) {
                return Refusals.notPressed(toPress);
            }
            endTurn(side);
            return null;
        }
        if (game.turn() != side) {
            return Refusals.ALREADY_PRESSED;
        }
        Refusal passRefused = complete(game, Move.PASS);
        if (passRefused == null && state.toPress != null) {
            endTurn(side);
        }
        return passRefused;
    }

    private @Nullable Refusal play(Side side, Move move) {
        Game game = state.game;
        Refusal refusal = refusedToMove(side);
        if (refusal != null || game == null) {
            return refusal;
        }
        Optional<Refusal> illegal = game.refusal(move);
        if (illegal.isEmpty()) {
            return complete(game, move);
        }
        if (move.isPass() || isSelfCheck(game, illegal.get()) || state.terms.has(MatchOption.WRONG_MOVE_REFUSED)) {
            return illegal.get();
        }
        if (game.position()
                .pieceAt(move.from())
                .filter(piece -> piece.side() == side)
                .isEmpty()) {
            return Refusals.noOwnPiece(move.from());
        }
        // P5: a wrong move is completed and loses
        MatchVerdicts.disqualified(state, side, move + " (" + illegal.get().clause() + ")", Optional.of("P5"));
        return null;
    }

    /** P8: a self-check is no wrong move, where the rule set refuses it as one and for no other reason. */
    private static boolean isSelfCheck(Game game, Refusal refusal) {
        return game.rules()
                .permission(game.position())
                .selfCheckRefusal()
                .filter(refusal::equals)
                .isPresent();
    }

    private @Nullable Refusal complete(Game game, Move move) {
        Optional<Refusal> illegal = game.refusal(move);
        if (illegal.isPresent()) {
            return illegal.get();
        }
        if (!state.permitted(state.touched).contains(move)) {
            return Refusals.TOUCHED;
        }
        Side mover = game.turn();
        state.game = game.play(move);
        state.touched = List.of();
        state.toPress = mover;
        MatchVerdicts.followGame(state);
        if (state.outcome != null || !state.terms.has(MatchOption.HAND_CLOCK)) {
            endTurn(mover);
        }
        return null;
    }

    private void endTurn(Side mover) {
        state.toPress = null;
        MatchState.Seat seat = state.seat(mover);
        seat.clock = seat.clock.stopped();
    }

    private @Nullable Refusal disconnect(Side side) {
        MatchState.Seat seat = state.seat(side);
        if (seat.absent) {
            return offline(Refusals.ABSENT_ALREADY);
        }
        seat.absent = true;
        if (!state.terms.has(MatchOption.ABSENCE_IN_TOTAL)) {
            seat.away = Duration.ZERO;
        }
        return null;
    }

    private @Nullable Refusal comesBack(Side side) {
        MatchState.Seat seat = state.seat(side);
        if (!seat.absent) {
            return offline(Refusals.NOT_ABSENT);
        }
        seat.absent = false;
        return null;
    }

    /** P11. */
    private void warn(Side side, String cause) {
        MatchState.Seat seat = state.seat(side);
        seat.warnings++;
        if (seat.warnings > 1) {
            MatchVerdicts.disqualified(state, side, cause, Optional.of("P11"));
            return;
        }
        Game game = state.game;
        if (game != null) {
            state.game = game.record(Event.WARNING, Map.of(Event.SIDE, side.id(), Event.CAUSE, cause));
            MatchVerdicts.followGame(state);
        }
    }

    /** K5, P13. */
    private @Nullable Refusal closeOnTime(MatchEvent.CloseOnTime close) {
        Game game = state.game;
        if (state.stage == Stage.SET_UP || game == null) {
            return Refusals.SET_UP_FIRST;
        }
        if (state.stage == Stage.READY) {
            return Refusals.NOT_STARTED;
        }
        Refusal endless = MatchVerdicts.withoutTotalTime(state.terms.rules());
        if (endless != null) {
            return endless;
        }
        if (state.closed) {
            return Refusals.CLOSED_ALREADY;
        }
        if (state.terms.time().total().isPresent() && state.stage != Stage.TIME_OVER) {
            return Refusals.TIME_IS_LEFT;
        }
        for (Square square : close.dead()) {
            if (game.position().pieceAt(square).map(Piece::kind).orElse(PieceKind.GENERAL) == PieceKind.GENERAL) {
                return Refusals.noDeadPiece(square);
            }
        }
        Game closed = game.record(Event.TIME_OVER, MatchEventText.attributes(close));
        endClosedTurn(game);
        state.game = closed;
        state.closed = true;
        state.totalLeft = null;
        state.stage = Stage.PLAYING;
        MatchVerdicts.followGame(state);
        return null;
    }

    /** A move that stands has ended its turn, pressed or not. */
    private void endClosedTurn(Game game) {
        state.touched = List.of();
        if (state.toPress != null) {
            endTurn(game.turn().opponent());
        }
    }

    private @Nullable Refusal adjudicate() {
        Game game = state.game;
        if (game == null) {
            return Refusals.SET_UP_FIRST;
        }
        state.game = game.record(Event.ADJUDICATION, Map.of());
        MatchVerdicts.followGame(state);
        return null;
    }
}
