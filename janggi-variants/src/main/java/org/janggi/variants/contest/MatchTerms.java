package org.janggi.variants.contest;

import java.time.Duration;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.janggi.core.Position;
import org.janggi.core.Refusal;
import org.janggi.core.RuleSet;
import org.janggi.core.Side;
import org.janggi.variants.league.Player;

/**
 * What is agreed before a match (K6): the rules, the time, who plays which side, and where it departs from the defaults.
 *
 * <pre>{@code
 * MatchTerms terms = MatchTerms.of(Kja.RULES, Player.of("김하나").withDan(5), Player.of("이두리").withDan(3))
 *         .withTime(TimeControl.AMATEUR)
 *         .with(MatchOption.HAND_CLOCK);
 * }</pre>
 *
 * @param rules the rule set
 * @param time the times; {@link TimeControl#UNKNOWN} by default
 * @param cho who plays Cho
 * @param han who plays Han
 * @param draw how the sides were drawn (P2); empty if they were given
 * @param start where the game starts, for handicaps and adjourned games, which have no set-up stage; empty by default
 * @param options what is done otherwise than by default; immutable
 * @param latenessPercent how much of the free time a time of lateness costs (P1), in percent of it: 100 by default, 0 to 1000
 * @param absence how long one who dropped out may be away (S34), more than zero; 3 minutes by default
 * @param setUpTime how long a player may think about its set-up (P3), more than zero; empty, no limit, by default
 */
public record MatchTerms(
        RuleSet rules,
        TimeControl time,
        Player cho,
        Player han,
        Optional<ColourDraw> draw,
        Optional<Position> start,
        Set<MatchOption> options,
        int latenessPercent,
        Duration absence,
        Optional<Duration> setUpTime) {
    private static final int ONE_TO_ONE = 100;
    private static final int MOST_PERCENT = 1000;
    private static final Duration LONGEST = Duration.ofDays(365);

    /**
     * All terms.
     *
     * @param rules the rule set
     * @param time the times
     * @param cho who plays Cho
     * @param han who plays Han
     * @param draw how the sides were drawn, or empty
     * @param start where the game starts, or empty
     * @param options what is done otherwise than by default
     * @param latenessPercent what lateness costs
     * @param absence how long one who dropped out may be away
     * @param setUpTime how long a player may think about its set-up, or empty
     * @throws IllegalArgumentException if a value is out of bounds, the draw gives other sides, the start is of another rule
     *     set or over, or the total time is limited in a rule set that does not say what happens at its end: Gungjanggi
     *     (S32, D15) and the engine's sets; K5 and P13 are of point play
     */
    public MatchTerms {
        Objects.requireNonNull(rules, "rules");
        Refusal endless = time.total().isPresent() ? MatchVerdicts.withoutTotalTime(rules) : null;
        if (endless != null) {
            throw new IllegalArgumentException(endless + ", found \"" + time + "\" for " + rules.id());
        }
        if (draw.filter(drawn -> !drawn.cho().equals(cho) || !drawn.han().equals(han))
                .isPresent()) {
            throw new IllegalArgumentException("P2: the draw gives the sides, found Cho " + cho + " and Han " + han);
        }
        start.ifPresent(position -> checkStart(position, rules));
        EnumSet<MatchOption> copy = EnumSet.noneOf(MatchOption.class);
        copy.addAll(options);
        options = Collections.unmodifiableSet(copy);
        if (latenessPercent < 0 || latenessPercent > MOST_PERCENT) {
            throw new IllegalArgumentException(
                    "P1: lateness costs 0 to " + MOST_PERCENT + " percent of it, found " + latenessPercent);
        }
        checkLimit("S34: the time to return", absence);
        setUpTime.ifPresent(limit -> checkLimit("P3: the time to set up", limit));
    }

    private static void checkStart(Position position, RuleSet rules) {
        if (!position.rules().equals(rules)) {
            throw new IllegalArgumentException(
                    "a match of " + rules + " starts from a position of it, found one of " + position.rules());
        }
        if (position.isOver()) {
            throw new IllegalArgumentException("a match starts where the game is not over, found " + position);
        }
    }

    private static void checkLimit(String what, Duration limit) {
        if (limit.isNegative() || limit.isZero() || limit.compareTo(LONGEST) > 0) {
            throw new IllegalArgumentException(what + " is more than zero and at most a year, found " + limit);
        }
    }

    /**
     * Terms with given sides and everything by default: no clock, automatic pressing, 3 minutes to return.
     *
     * @param rules the rule set
     * @param cho who plays Cho
     * @param han who plays Han
     * @return the terms
     */
    public static MatchTerms of(RuleSet rules, Player cho, Player han) {
        return byDefault(rules, cho, han, Optional.empty());
    }

    /**
     * Terms with drawn sides (P2) and everything else by default.
     *
     * @param rules the rule set
     * @param draw the draw
     * @return the terms
     */
    public static MatchTerms of(RuleSet rules, ColourDraw draw) {
        return byDefault(rules, draw.cho(), draw.han(), Optional.of(draw));
    }

    private static MatchTerms byDefault(RuleSet rules, Player cho, Player han, Optional<ColourDraw> draw) {
        return new MatchTerms(
                rules,
                TimeControl.UNKNOWN,
                cho,
                han,
                draw,
                Optional.empty(),
                Set.of(),
                ONE_TO_ONE,
                Duration.ofMinutes(3),
                Optional.empty());
    }

    /**
     * With other times.
     *
     * @param control the times
     * @return the changed terms
     * @throws IllegalArgumentException if the total time is limited in a rule set that does not say what happens at its end
     */
    public MatchTerms withTime(TimeControl control) {
        return new MatchTerms(rules, control, cho, han, draw, start, options, latenessPercent, absence, setUpTime);
    }

    /**
     * From a position, without a set-up stage.
     *
     * @param position a position of the same rule set in which the game is not over
     * @return the changed terms
     */
    public MatchTerms from(Position position) {
        return new MatchTerms(
                rules, time, cho, han, draw, Optional.of(position), options, latenessPercent, absence, setUpTime);
    }

    /**
     * With an option switched on.
     *
     * @param option the option
     * @return the changed terms
     */
    public MatchTerms with(MatchOption option) {
        EnumSet<MatchOption> more = EnumSet.of(option);
        more.addAll(options);
        return new MatchTerms(rules, time, cho, han, draw, start, more, latenessPercent, absence, setUpTime);
    }

    /**
     * With another cost of lateness (P1).
     *
     * @param percent 0 to 1000; 200 deducts twice the lateness
     * @return the changed terms
     */
    public MatchTerms withLateness(int percent) {
        return new MatchTerms(rules, time, cho, han, draw, start, options, percent, absence, setUpTime);
    }

    /**
     * With another time to return (S34).
     *
     * @param limit more than zero
     * @return the changed terms
     */
    public MatchTerms withAbsence(Duration limit) {
        return new MatchTerms(rules, time, cho, han, draw, start, options, latenessPercent, limit, setUpTime);
    }

    /**
     * With a limit on thinking about the set-up (P3).
     *
     * @param limit more than zero, for each player
     * @return the changed terms
     */
    public MatchTerms withSetUpTime(Duration limit) {
        return new MatchTerms(
                rules, time, cho, han, draw, start, options, latenessPercent, absence, Optional.of(limit));
    }

    /**
     * Whether an option is switched on.
     *
     * @param option any option
     * @return true if it is
     */
    public boolean has(MatchOption option) {
        return options.contains(option);
    }

    /**
     * Who plays a side.
     *
     * @param side the side
     * @return the player
     */
    public Player player(Side side) {
        return side == Side.CHO ? cho : han;
    }
}
