package org.janggi.variants;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Clause;
import org.janggi.core.Ending;
import org.janggi.core.Event;
import org.janggi.core.Fault;
import org.janggi.core.Game;
import org.janggi.core.History;
import org.janggi.core.Move;
import org.janggi.core.OptionValues;
import org.janggi.core.Outcome;
import org.janggi.core.Permission;
import org.janggi.core.Position;
import org.janggi.core.Refusal;
import org.janggi.core.Remaining;
import org.janggi.core.RuleOption;
import org.janggi.core.Score;
import org.janggi.core.SelfCheck;
import org.janggi.core.Setup;
import org.janggi.core.Side;
import org.janggi.core.StateLayout;
import org.janggi.core.Symmetry;
import org.janggi.core.Text;

/**
 * Point play. {@link #RULES} follows the text of the 대한장기연맹, called KJA here (clauses K and P). {@link #ASSOCIATION}
 * follows the points format of another body, the 대한장기협회, as second-hand texts tell it: bikjang only while each side
 * has fewer than 30 points or after a general's capture, and a third repetition ends the game.
 *
 * <p><b>Equality.</b> By id and readings. Immutable: each {@code with} gives a rule set of the same id with one reading
 * changed.
 */
public final class Kja implements Described {
    private static final Set<Reading> READINGS = Collections.unmodifiableSet(
            EnumSet.of(Reading.PLAYED_OUT, Reading.MATING_FACING, Reading.DEAD_STAY, Reading.TO_AND_FRO));
    private static final int DEOM = 3;
    private static final int MOST_DEOM = 999;
    private static final int FOURTH = 4;
    private static final int THIRD = 3;

    /** The play rules of the 대한장기연맹. */
    public static final Kja RULES = new Kja(false, Settings.DEFAULT, DEOM, FOURTH);
    /** The points format of the 대한장기협회, from second-hand texts. */
    public static final Kja ASSOCIATION = new Kja(true, Settings.DEFAULT, DEOM, THIRD);

    private static final OptionValues DEOMS = KnownOptions.pointsAndAHalf(MOST_DEOM, DEOM);

    private static final Refusal SELF_CHECK = Refusal.of("P8", "the own general could be taken", "자기 궁이 잡힙니다");

    private final boolean association;
    private final Settings settings;
    private final int deom;
    private final int repetitions;
    private final PointBikjang bikjang;
    private final ArrivalLimit limit;
    private final Permission open;
    private final Permission called;
    private final Permission passed;

    private Kja(boolean association, Settings settings, int deom, int repetitions) {
        this.association = association;
        this.settings = settings;
        this.deom = deom;
        this.repetitions = repetitions;
        this.bikjang = new PointBikjang(association, settings.readings());
        this.limit = new ArrivalLimit(repetitions, settings.has(Reading.TO_AND_FRO));
        this.open = settings.selfCheck() == SelfCheck.FORBIDDEN
                ? Permission.everything().refusingSelfCheck(SELF_CHECK)
                : Permission.everything();
        this.called = open.withFacingEnding();
        this.passed = open.withPassEnding();
    }

    /**
     * What becomes of self-check and ignored check (P8).
     *
     * @param selfCheck {@link SelfCheck#TAKEN} by default
     * @return the changed rule set
     * @throws IllegalArgumentException if mate is {@linkplain Reading#PLAYED_OUT played out} and self-check would be
     *     forbidden
     */
    public Kja with(SelfCheck selfCheck) {
        return new Kja(association, settings.with(selfCheck), deom, repetitions);
    }

    /**
     * Switches a reading on.
     *
     * @param reading one of {@link #readings()}
     * @return the changed rule set
     * @throws IllegalArgumentException if point play does not know the reading
     */
    public Kja with(Reading reading) {
        return new Kja(association, settings.with(reading, READINGS, id()), deom, repetitions);
    }

    /**
     * K3: Han's deom.
     *
     * @param halves an odd number of half points, so that points never tie, from -999 to 999; 3 by default
     * @return the changed rule set
     */
    public Kja withDeom(int halves) {
        if (halves % 2 == 0 || Math.abs(halves) > MOST_DEOM) {
            throw new IllegalArgumentException("deom is an odd number of half points from -" + MOST_DEOM + " to "
                    + MOST_DEOM + ", found " + halves);
        }
        return new Kja(association, settings, halves, repetitions);
    }

    /**
     * P7: which repetition loses.
     *
     * @param arrival 2 or more; 4 by default, 3 in the association's format
     * @return the changed rule set
     */
    public Kja withRepetitions(int arrival) {
        if (arrival < 2) {
            throw new IllegalArgumentException("a repetition is the second or a later arrival, found " + arrival);
        }
        return new Kja(association, settings, deom, arrival);
    }

    @Override
    public String id() {
        return association ? "association" : "kja";
    }

    @Override
    public Text name() {
        return association
                ? new Text("Point play, association format", "대한장기협회 점수제")
                : new Text("KJA point play", "대한장기연맹 점수제");
    }

    @Override
    public Map<String, String> options() {
        Map<String, String> options = settings.options();
        if (deom != DEOM) {
            options.put("deom", KnownOptions.points(deom));
        }
        if (repetitions != (association ? THIRD : FOURTH)) {
            options.put("repetitions", Integer.toString(repetitions));
        }
        return Collections.unmodifiableMap(options);
    }

    @Override
    public Set<Reading> readings() {
        return READINGS;
    }

    @Override
    public List<Policy> policies() {
        Policies policies = PointPolicies.of(association);
        policies.changed(settings, this::clause).selfCheck(settings.selfCheck(), "P8");
        if (deom != DEOM) {
            String points = KnownOptions.points(deom);
            policies.changed("K3", "deom is " + points, "덤은 " + points + "점이다");
        }
        if (repetitions != (association ? THIRD : FOURTH)) {
            policies.changed("P7", "arrival " + repetitions + " loses", repetitions + "번째에 진다");
        }
        return policies.list();
    }

    @Override
    public Clause clause(Reading reading) {
        return reading == Reading.PLAYED_OUT ? new Clause("P8") : reading.clause();
    }

    @Override
    public List<RuleOption> knownOptions() {
        return new KnownOptions(this, settings, "P8", changed -> new Kja(association, changed, deom, repetitions))
                .and(
                        "deom",
                        Policy.of("K3", "the points that Han has beforehand", "한이 미리 받는 점수"),
                        DEOMS,
                        value -> withDeom(KnownOptions.halves(value)))
                .and(
                        "repetitions",
                        Policy.of("P7", "the arrival that loses", "지게 되는 반복 횟수"),
                        OptionValues.numbers(2, Integer.MAX_VALUE, association ? THIRD : FOURTH),
                        value -> withRepetitions(Integer.parseInt(value)))
                .list();
    }

    @Override
    public SelfCheck selfCheck() {
        return settings.selfCheck();
    }

    /** K3: the deom is Han's. */
    @Override
    public Symmetry symmetry() {
        return Symmetry.MOVES;
    }

    @Override
    public StateLayout layout() {
        return PointState.LAYOUT;
    }

    @Override
    public long initialState(Position position) {
        long state = PointBikjang.hasLostPieces(position) ? PointState.taken(0) : 0;
        return bikjang.isPending(position) ? PointState.called(state) : state;
    }

    @Override
    public long mirroredState(long state) {
        return PointState.mirrored(state);
    }

    @Override
    public long swappedState(long state) {
        return PointState.swapped(state);
    }

    /** State that contradicts the board or itself. */
    @Override
    public List<Fault> faults(Setup setup) {
        return PointStateFaults.of(setup);
    }

    /** P10: a pass is not counted as a move. */
    @Override
    public boolean countsPasses() {
        return false;
    }

    /** Steps 3, 4 and 8 of the order of effects: a general taken, bikjang, two passes. */
    @Override
    public long stateAfter(Position before, Move move, Position after) {
        long state = PointState.afterTurn(before.state(), before.isCapture(move));
        if (!after.hasGeneral(after.turn())) {
            return PointState.over(state, PointState.CAPTURED);
        }
        if (PointState.isClaimed(state)) {
            boolean mateWins = !settings.has(Reading.PLAYED_OUT);
            return TotalTime.afterTurn(before, after, state, mateWins); // P13b: no bikjang, no double pass
        }
        if (PointState.isCalled(before.state()) && after.isFacing()) {
            return bikjang.established(before, move, after, state);
        }
        if (move.isPass()) {
            return PointState.isPassed(before.state())
                    ? PointState.over(state, PointState.PASSES)
                    : PointState.passed(state);
        }
        return bikjang.isCall(before, move, after) ? PointState.called(state) : state;
    }

    /** P13b: a claim at the end of the total time. */
    @Override
    public long stateAfter(Game game, Event event) {
        return event.type().equals(Event.TIME_OVER)
                ? TotalTime.stateAfter(game, event)
                : game.position().state();
    }

    @Override
    public Permission permission(Position position) {
        if (PointState.isCalled(position.state())) {
            return called;
        }
        return PointState.isPassed(position.state()) ? passed : open;
    }

    @Override
    public Optional<Outcome> ended(Position position) {
        return switch (PointState.over(position.state())) {
            case PointState.BIKJANG -> Optional.of(byPoints(position, "P6b"));
            case PointState.DEAD_PIECE -> Optional.of(byPoints(position, "P6c"));
            case PointState.PASSES -> Optional.of(byPoints(position, "P10"));
            case PointState.TIME -> Optional.of(byPoints(position, "P13c"));
            default -> Described.super.ended(position).map(outcome -> outcome.under("P8"));
        };
    }

    /** While a call is pending mate is not declared: bikjang comes first. */
    @Override
    public Optional<Outcome> stuck(Remaining remaining) {
        Position position = remaining.position();
        if (!position.isInCheck() || settings.has(Reading.PLAYED_OUT) || PointState.isCalled(position.state())) {
            return Optional.empty();
        }
        return remaining.hasSafeMove()
                ? Optional.empty()
                : Optional.of(Outcome.win(position.turn().opponent(), Ending.MATE, "K4"));
    }

    @Override
    public boolean historyMatters(History history) {
        return !PointState.isClaimed(history.position().state()) && limit.matters(history);
    }

    /** P7; in the association's format repetition decides by points while both sides are under 30. */
    @Override
    public Optional<Outcome> endedByHistory(History history) {
        Position position = history.position();
        if (PointState.isClaimed(position.state()) || !limit.isReached(history)) {
            return Optional.empty();
        }
        return Optional.of(
                association && PointBikjang.isUnderThirty(position) ? byPoints(position, "P7") : limit.loss(history));
    }

    /** The points with Han's deom, without a dead piece; once a claim at the end of the time has failed, those of then. */
    @Override
    public Score score(Position position) {
        long state = position.state();
        if (PointState.over(state) == PointState.TIME) {
            return PointState.remembered(state).plus(Side.HAN, deom);
        }
        Score score = position.points().plus(Side.HAN, deom);
        return PointState.dead(state) < 0 ? score : PointBikjang.withoutDead(position, score);
    }

    private Outcome byPoints(Position position, String clause) {
        return byPoints(score(position), clause);
    }

    private static Outcome byPoints(Score score, String clause) {
        return Outcome.win(score.leader().orElseThrow(), Ending.POINTS, clause).withScore(score);
    }

    /** K4, K5, P11. */
    @Override
    public Optional<Outcome> endedByEvent(Game game, Event event) {
        return switch (event.type()) {
            case Event.TIME_OVER ->
                TotalTime.claimant(event).isPresent()
                        ? Optional.empty()
                        : Optional.of(byPoints(
                                TotalTime.points(game.position(), event).plus(Side.HAN, deom), "K5"));
            case Event.WARNING ->
                isSecondWarning(game, event.side()) ? Optional.of(disqualified(event)) : Optional.empty();
            case Event.ADJUDICATION -> Optional.of(adjudicate(game));
            default -> Described.super.endedByEvent(game, event).map(outcome -> outcome.under("K4"));
        };
    }

    private static boolean isSecondWarning(Game game, Side side) {
        return game.events().stream()
                        .filter(event -> event.type().equals(Event.WARNING) && event.side() == side)
                        .count()
                > 1;
    }

    /** P11: with the cause of the second warning, if it has one. */
    private static Outcome disqualified(Event warning) {
        Outcome outcome = Outcome.win(warning.side().opponent(), Ending.DISQUALIFIED, "P11");
        String cause = warning.attributes().get(Event.CAUSE);
        return cause == null ? outcome : outcome.withCause(cause);
    }

    /** By points (K2); while a claim is played out, by those at the end of the time (P13c). */
    @Override
    public Outcome adjudicate(Game game) {
        long state = game.position().state();
        return PointState.isClaimed(state)
                ? byPoints(PointState.remembered(state).plus(Side.HAN, deom), "P13c")
                : byPoints(game.position(), "K2");
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Kja rules
                && rules.association == association
                && rules.settings.equals(settings)
                && rules.deom == deom
                && rules.repetitions == repetitions;
    }

    @Override
    public int hashCode() {
        return Objects.hash(association, settings, deom, repetitions);
    }

    /** The id and the options, as {@link RuleSets#text} writes them. */
    @Override
    public String toString() {
        return RuleSetText.show(this);
    }
}
