package org.janggi.variants.contest;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;

/**
 * How much time each player has, and the game as a whole. All times are whole seconds (K6: announced for each event).
 *
 * <p>{@link #parse} reads what records write, as in {@code 10분 30초 3회}, and {@link #toString} writes it.
 *
 * @param free the free time of each player, zero or more; empty if nothing is known of the time, which then has no limit
 * @param periods how many periods of byoyomi follow, 0 to {@value #MOST_PERIODS}
 * @param period the length of a period; zero if and only if there are no periods
 * @param periodPerMove whether every move made in byoyomi uses a period up (option of S31), and not only one that overruns it
 * @param total the total time of the game (K5), more than zero; empty if there is no limit (S32), as in all
 *     rule sets but point play
 */
public record TimeControl(
        Optional<Duration> free, int periods, Duration period, boolean periodPerMove, Optional<Duration> total) {
    /** The largest number of periods. */
    public static final int MOST_PERIODS = 9999;

    private static final Duration LONGEST = Duration.ofDays(365);
    private static final Duration LEAST_PROFESSIONAL = Duration.ofMinutes(10);
    private static final Duration MOST_PROFESSIONAL = Duration.ofMinutes(30);
    private static final Duration LEAST_AMATEUR = Duration.ofSeconds(30);
    private static final Duration MOST_AMATEUR = Duration.ofSeconds(40);

    /** Nothing is known, and nobody loses on time; written {@code 미상}. */
    public static final TimeControl UNKNOWN =
            new TimeControl(Optional.empty(), 0, Duration.ZERO, false, Optional.empty());

    /** Amateur events (S31, S32, D15): 5 minutes, then 30 periods of 30 seconds, no limit on the total. */
    public static final TimeControl AMATEUR = of(Duration.ofMinutes(5)).withByoyomi(30, Duration.ofSeconds(30));

    /**
     * All parts of a time control.
     *
     * @param free the free time of each player, or empty
     * @param periods how many periods of byoyomi follow
     * @param period the length of a period
     * @param periodPerMove whether every move in byoyomi uses a period up
     * @param total the total time of the game, or empty
     * @throws IllegalArgumentException if a time is negative, longer than 365 days or not of whole seconds, or the parts
     *     contradict each other
     */
    public TimeControl {
        free.ifPresent(time -> check("free time", time));
        check("a period", period);
        total.ifPresent(time -> check("total time", time));
        if (periods < 0 || periods > MOST_PERIODS) {
            throw new IllegalArgumentException("there are 0 to " + MOST_PERIODS + " periods, found " + periods);
        }
        if (periods == 0 != period.isZero()) {
            throw new IllegalArgumentException(
                    "periods have a length and a number, found " + periods + " periods of " + period);
        }
        if (periods > 0 && free.isEmpty()) {
            throw new IllegalArgumentException("periods follow a free time, found none");
        }
        if (periodPerMove && periods == 0) {
            throw new IllegalArgumentException("moves use periods up where there are some, found none");
        }
        if (total.filter(Duration::isZero).isPresent()) {
            throw new IllegalArgumentException("the total time is more than zero");
        }
    }

    private static void check(String what, Duration time) {
        if (time.isNegative() || time.toNanosPart() != 0 || time.compareTo(LONGEST) > 0) {
            throw new IllegalArgumentException(
                    what + " is whole seconds from 0 to " + LONGEST + ", found " + Objects.requireNonNull(time));
        }
    }

    /**
     * Free time alone.
     *
     * @param free the free time of each player, zero or more
     * @return a control without byoyomi and total time
     * @throws IllegalArgumentException if {@code free} is out of bounds
     */
    public static TimeControl of(Duration free) {
        return new TimeControl(Optional.of(free), 0, Duration.ZERO, false, Optional.empty());
    }

    /**
     * Amateur events with another length of the periods (S31, D15).
     *
     * @param period 30 to 40 seconds
     * @return 5 minutes, then 30 periods
     * @throws IllegalArgumentException if {@code period} is out of that range
     */
    public static TimeControl amateur(Duration period) {
        if (period.compareTo(LEAST_AMATEUR) < 0 || period.compareTo(MOST_AMATEUR) > 0) {
            throw new IllegalArgumentException("S31: a period is 30 to 40 seconds, found " + period);
        }
        return AMATEUR.withByoyomi(AMATEUR.periods, period);
    }

    /**
     * Professional and broadcast events (S33, D15).
     *
     * @param free 10 to 30 minutes
     * @return the free time alone; byoyomi may be added
     * @throws IllegalArgumentException if {@code free} is out of that range
     */
    public static TimeControl professional(Duration free) {
        if (free.compareTo(LEAST_PROFESSIONAL) < 0 || free.compareTo(MOST_PROFESSIONAL) > 0) {
            throw new IllegalArgumentException("S33: the free time is 10 to 30 minutes, found " + free);
        }
        return of(free);
    }

    /**
     * With byoyomi after the free time (S31).
     *
     * @param number how many periods, 1 to {@value #MOST_PERIODS}
     * @param each the length of a period, a second or more
     * @return the changed control
     * @throws IllegalArgumentException if a value is out of bounds or the free time is not known
     */
    public TimeControl withByoyomi(int number, Duration each) {
        return new TimeControl(free, number, each, periodPerMove, total);
    }

    /**
     * With a period used up by every move made in byoyomi (option of S31).
     *
     * @return the changed control
     * @throws IllegalArgumentException if there are no periods
     */
    public TimeControl withPeriodPerMove() {
        return new TimeControl(free, periods, period, true, total);
    }

    /**
     * With a limit on the total time of the game (K5).
     *
     * @param time the time of both players together, a second or more
     * @return the changed control
     * @throws IllegalArgumentException if {@code time} is out of bounds
     */
    public TimeControl withTotal(Duration time) {
        return new TimeControl(free, periods, period, periodPerMove, Optional.of(time));
    }

    /**
     * Reads what records write about time: {@code 10분 30초 3회}, {@code 자유시간 각 25분 초읽기 40초 3회}, {@code 5분},
     * {@code 10分}, {@code 10min}, {@code 미상}. Units are {@code 시간}, {@code 분}, {@code 초} and their Chinese or
     * English forms ({@code h}, {@code min}, {@code sec}). Free time comes first; after {@code 자유시간} it may have
     * several units, and without it hours and minutes, as in {@code 1시간 30분}. Then a period and its number, where
     * {@code 초읽기} may stand before them; {@code 매수} says that each move uses a period up. {@code 총},
     * {@code 총시간} or {@code 총대국 시간} begins the total time, which may have several units.
     *
     * @param text at most 200 characters
     * @return the control
     * @throws TimeControlFormatException if it is written otherwise; the exception tells the place and what was expected
     */
    public static TimeControl parse(String text) {
        return new TimeControlReader(text).read();
    }

    /** The control as records write it, in minutes and seconds, periods in seconds; {@link #parse} reads it back. */
    @Override
    public String toString() {
        if (free.isEmpty() && total.isEmpty()) {
            return "미상";
        }
        StringBuilder text = new StringBuilder();
        free.ifPresent(time -> {
            boolean minutes = time.toSecondsPart() == 0;
            text.append(minutes ? "" : "자유시간 ").append(amount(time));
            if (periods > 0) {
                text.append(minutes ? " " : " 초읽기 ").append(period.toSeconds());
                text.append("초 ").append(periods).append('회').append(periodPerMove ? " 매수" : "");
            }
        });
        total.ifPresent(
                time -> text.append(text.isEmpty() ? "" : " ").append("총 ").append(amount(time)));
        return text.toString();
    }

    /** Minutes and seconds, the one or the other left out where it is zero. */
    private static String amount(Duration time) {
        if (time.toSecondsPart() == 0) {
            return time.toMinutes() + "분";
        }
        return (time.toMinutes() == 0 ? "" : time.toMinutes() + "분 ") + time.toSecondsPart() + "초";
    }
}
