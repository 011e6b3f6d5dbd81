package org.janggi.variants.contest;

import java.time.Duration;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * What one player has left on the clock (S31). No part is ever negative, and time never comes back.
 *
 * @param control the times of the match
 * @param free the free time left; empty where nothing limits it
 * @param periods the periods of byoyomi left, the running one included
 * @param used how much of the running period this turn has used, 0 to the length of a period
 * @param hasFallen whether more has been used than there was: time loss
 */
public record Clock(TimeControl control, Optional<Duration> free, int periods, Duration used, boolean hasFallen) {
    /**
     * All parts of a clock.
     *
     * @param control the times of the match
     * @param free the free time left
     * @param periods the periods left
     * @param used how much of the running period this turn has used
     * @param hasFallen whether the time is overrun
     * @throws IllegalArgumentException if a part is negative or more than the control gives
     */
    public Clock {
        Objects.requireNonNull(control, "control");
        boolean inBounds = free.isPresent() == control.free().isPresent()
                && free.filter(Duration::isNegative).isEmpty()
                && free.filter(time -> time.compareTo(control.free().orElse(time)) > 0)
                        .isEmpty()
                && periods >= 0
                && periods <= control.periods()
                && !used.isNegative()
                && used.compareTo(control.period()) <= 0;
        if (!inBounds) {
            throw new IllegalArgumentException("a clock is within its control " + control + ", found " + free + ", "
                    + periods + " periods, " + used + " used");
        }
    }

    /**
     * A clock that has not run.
     *
     * @param control the times of the match
     * @return a clock with all the time
     */
    public static Clock of(TimeControl control) {
        return new Clock(control, control.free(), control.periods(), Duration.ZERO, false);
    }

    /** How long the clock may still run in this turn before it falls; empty if it never does. */
    Optional<Duration> left() {
        return free.map(
                time -> time.plus(control.period().multipliedBy(periods)).minus(used));
    }

    /**
     * The clock after it has run. Exactly what is left is in time; the flag falls when it is overrun.
     *
     * @param time how long it ran, zero or more
     * @return the clock, fallen if {@code time} was more than it had
     * @throws IllegalArgumentException if {@code time} is negative
     */
    public Clock run(Duration time) {
        if (time.isNegative()) {
            throw new IllegalArgumentException("a clock runs forward, found " + time);
        }
        if (free.isEmpty() || hasFallen) {
            return this;
        }
        Duration before = free.get();
        if (time.compareTo(before) <= 0) {
            return new Clock(control, Optional.of(before.minus(time)), periods, used, false);
        }
        return inByoyomi(time.minus(before));
    }

    /** S31: a period is used up only when it is overrun. */
    private Clock inByoyomi(Duration time) {
        Optional<Duration> none = Optional.of(Duration.ZERO);
        if (periods == 0) {
            return new Clock(control, none, 0, used, true);
        }
        Duration length = control.period();
        Duration all = used.plus(time);
        long full = all.dividedBy(length);
        Duration rest = all.minus(length.multipliedBy(full));
        if (rest.isZero() && full > 0) { // exactly at the limit is not overrun
            full--;
            rest = length;
        }
        return full >= periods
                ? new Clock(control, none, 0, Duration.ZERO, true)
                : new Clock(control, none, (int) (periods - full), rest, false);
    }

    /**
     * The clock after free time was deducted (P1).
     *
     * @param time how much, zero or more
     * @return the clock with less free time, none if there was not enough; it does not fall
     */
    Clock without(Duration time) {
        Optional<Duration> rest = free.map(before -> time.compareTo(before) < 0 ? before.minus(time) : Duration.ZERO);
        return new Clock(control, rest, periods, used, hasFallen);
    }

    /**
     * The clock at the end of a turn: the running period begins anew, or is used up if every move uses one.
     *
     * @return the clock for the next turn
     */
    public Clock stopped() {
        if (used.isZero()) {
            return this;
        }
        return new Clock(control, free, control.periodPerMove() ? periods - 1 : periods, Duration.ZERO, hasFallen);
    }

    /** What is left, as in {@code 4:05} or {@code 0:00 +29x30s}. */
    @Override
    public String toString() {
        if (free.isEmpty()) {
            return "unlimited";
        }
        Duration time = free.get();
        StringBuilder text = new StringBuilder();
        text.append(time.toMinutes()).append(':').append(time.toSecondsPart() < 10 ? "0" : "");
        text.append(time.toSecondsPart());
        if (time.toMillisPart() != 0) {
            text.append('.').append(String.format(Locale.ROOT, "%03d", time.toMillisPart()));
        }
        if (control.periods() > 0) {
            text.append(" +").append(periods).append('x');
            text.append(control.period().toSeconds()).append('s');
        }
        return hasFallen ? text.append(" fallen").toString() : text.toString();
    }
}
