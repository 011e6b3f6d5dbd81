package org.janggi.variants.contest;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Side;

/**
 * Lets time pass in a match: on clocks, in the set-up stage and for players who have dropped out (S34, D15). Of several limits within one stretch of time the one reached first counts; at the same moment
 * an absence comes before the total time, and both before a clock, which falls only after its limit.
 */
final class Timekeeper {
    private final MatchState state;

    Timekeeper(MatchState state) {
        this.state = state;
    }

    void pass(Duration time) {
        Side gone = firstGone();
        Optional<Duration> untilGone = gone == null ? Optional.empty() : Optional.of(absenceLeft(gone));
        Side active = isRunning() ? state.active().orElse(null) : null;
        Optional<Duration> untilTotal = active == null || state.stage != Stage.PLAYING
                ? Optional.empty()
                : Optional.ofNullable(state.totalLeft);
        Optional<Duration> untilFall = active == null ? Optional.empty() : limit(active);

        Duration passed = earliest(time, untilGone, untilTotal);
        boolean falls = untilFall.filter(left -> left.compareTo(passed) < 0).isPresent();
        boolean goneFor = untilGone.filter(left -> left.compareTo(passed) <= 0).isPresent();
        run(active, falls ? untilFall.orElse(passed) : passed);
        if (falls && active != null) {
            fall(active);
        } else if (goneFor && gone != null) {
            String clause = MatchVerdicts.clockClause(state.terms.rules(), "S34");
            MatchVerdicts.timeLoss(state, gone, Optional.of(clause));
        } else if (untilTotal.filter(left -> left.compareTo(passed) <= 0).isPresent()) {
            state.stage = Stage.TIME_OVER;
            state.touched = List.of();
        }
    }

    private static Duration earliest(Duration time, Optional<Duration> one, Optional<Duration> other) {
        Duration least = time;
        for (Optional<Duration> limit : List.of(one, other)) {
            if (limit.isPresent() && limit.get().compareTo(least) < 0) {
                least = limit.get();
            }
        }
        return least;
    }

    private void run(@Nullable Side active, Duration time) {
        for (Side side : Side.values()) {
            MatchState.Seat seat = state.seat(side);
            if (isCounted(side)) {
                seat.away = seat.away.plus(time);
            }
        }
        if (active == null) {
            return;
        }
        MatchState.Seat seat = state.seat(active);
        if (state.stage == Stage.SET_UP) {
            seat.setUpUsed = seat.setUpUsed.plus(time);
            return;
        }
        seat.clock = seat.clock.run(time);
        Duration left = state.totalLeft;
        if (left != null) {
            state.totalLeft = left.compareTo(time) > 0 ? left.minus(time) : Duration.ZERO;
        }
    }

    private void fall(Side side) {
        if (state.stage == Stage.SET_UP) {
            MatchVerdicts.timeLoss(state, side, Optional.of("P3"));
            return;
        }
        MatchState.Seat seat = state.seat(side);
        seat.clock = seat.clock.run(Duration.ofNanos(1));
        boolean byoyomi = state.terms.time().periods() > 0;
        MatchVerdicts.timeLoss(
                state,
                side,
                byoyomi ? Optional.of(MatchVerdicts.clockClause(state.terms.rules(), "S31")) : Optional.empty());
    }

    /** How long the active side has before it has used more than it may. */
    private Optional<Duration> limit(Side side) {
        MatchState.Seat seat = state.seat(side);
        return state.stage == Stage.SET_UP
                ? state.terms.setUpTime().map(limit -> limit.minus(seat.setUpUsed))
                : seat.clock.left();
    }

    /** Whether the clock of the active side runs. */
    private boolean isRunning() {
        return state.terms.has(MatchOption.CLOCK_RUNS) || !state.someoneIsAbsent();
    }

    /** S34: absences count until the match is over, except while the referee is closing it. */
    private boolean isCounted(Side side) {
        return state.seat(side).absent && state.stage != Stage.TIME_OVER;
    }

    private Duration absenceLeft(Side side) {
        return state.terms.absence().minus(state.seat(side).away);
    }

    /** The absent side whose time to return ends first; of two at the same moment the one that is to act, then Cho. */
    private @Nullable Side firstGone() {
        if (!isCounted(Side.CHO)) {
            return isCounted(Side.HAN) ? Side.HAN : null;
        }
        if (!isCounted(Side.HAN)) {
            return Side.CHO;
        }
        int order = absenceLeft(Side.CHO).compareTo(absenceLeft(Side.HAN));
        if (order == 0) {
            return state.active().orElse(Side.CHO);
        }
        return order < 0 ? Side.CHO : Side.HAN;
    }
}
