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
import org.janggi.core.Event;
import org.janggi.core.Fault;
import org.janggi.core.Game;
import org.janggi.core.History;
import org.janggi.core.Move;
import org.janggi.core.OptionValues;
import org.janggi.core.Outcome;
import org.janggi.core.Permission;
import org.janggi.core.Position;
import org.janggi.core.Powers;
import org.janggi.core.Refusal;
import org.janggi.core.Remaining;
import org.janggi.core.RuleOption;
import org.janggi.core.Score;
import org.janggi.core.SelfCheck;
import org.janggi.core.Setup;
import org.janggi.core.Side;
import org.janggi.core.SquareSet;
import org.janggi.core.StateLayout;
import org.janggi.core.Symmetry;
import org.janggi.core.Text;

/**
 * Gungjanggi (궁장기): no draws, one bikjang a side, and promotion for the general that avoids it. By its first manual,
 * {@link #SILVER} (clauses S), and by its second, {@link #DAN} (clauses D), where soldiers and guards are promoted too
 * and pieces are counted instead of valued.
 *
 * <p><b>Equality.</b> By manual and readings. Immutable: each {@code with} gives a rule set of the same id with one
 * reading changed.
 */
public final class Gungjanggi implements Described {
    private static final Set<Reading> SILVER_READINGS =
            Collections.unmodifiableSet(EnumSet.range(Reading.PLAYED_OUT, Reading.OTHER_MEASURE));
    private static final Set<Reading> DAN_READINGS = danReadings();

    /** Manual 1 (S1 to S36). */
    public static final Gungjanggi SILVER = new Gungjanggi(Manual.SILVER, Settings.DEFAULT, DrawingMaterial.TABLE, 0);
    /** Manual 2 (D1 to D16). */
    public static final Gungjanggi DAN = new Gungjanggi(Manual.DAN, Settings.DEFAULT, DrawingMaterial.TABLE, 0);

    private static final int MOST_PLIES = 65_535;
    private static final String DRAWING_MATERIAL = "drawing-material";
    private static final String MATERIAL_AFTER = "material-after";
    private static final String REFEREE_ONLY = "referee-only";
    private static final OptionValues DRAWING_VALUES = OptionValues.oneOf("table", REFEREE_ONLY);
    private static final OptionValues PLIES = OptionValues.numbers(0, MOST_PLIES, 0);

    private final Manual manual;
    private final Settings settings;
    private final DrawingMaterial drawing;
    private final int drawnPlies;
    private final Powers powers;
    private final Bikjang bikjang;
    private final GeneralPromotion generalPromotion;
    private final Replies replies;
    private final MaterialEnd materialEnd;
    private final Repetition repetition;
    private final Verdicts verdicts;

    private Gungjanggi(Manual manual, Settings settings, DrawingMaterial drawing, int drawnPlies) {
        this.manual = manual;
        this.settings = settings;
        this.drawing = drawing;
        this.drawnPlies = drawnPlies;
        Set<Reading> readings = settings.readings();
        this.powers = manual == Manual.DAN ? Promotion.ofAll(readings) : GeneralPromotion.POWERS;
        this.bikjang = new Bikjang(readings, manual.measure());
        this.generalPromotion = new GeneralPromotion(manual, settings, drawing);
        this.replies = new Replies(manual, settings, generalPromotion);
        this.materialEnd = new MaterialEnd(readings, drawing, drawnPlies);
        this.repetition = new Repetition(manual, readings);
        this.verdicts = new Verdicts(manual, readings);
    }

    private static Set<Reading> danReadings() {
        EnumSet<Reading> readings = EnumSet.range(Reading.PLAYED_OUT, Reading.GUARD_OUTSIDE);
        readings.remove(Reading.SINGLE_PROMOTION);
        return Collections.unmodifiableSet(readings);
    }

    /**
     * What becomes of self-check (S2).
     *
     * @param selfCheck {@link SelfCheck#TAKEN} by default
     * @return the changed rule set
     * @throws IllegalArgumentException if mate is {@linkplain Reading#PLAYED_OUT played out} and self-check would be
     *     forbidden
     */
    public Gungjanggi with(SelfCheck selfCheck) {
        return new Gungjanggi(manual, settings.with(selfCheck), drawing, drawnPlies);
    }

    /**
     * Switches a reading on.
     *
     * @param reading one of {@link #readings()}
     * @return the changed rule set
     * @throws IllegalArgumentException if this manual does not know the reading, or it contradicts another one
     */
    public Gungjanggi with(Reading reading) {
        return new Gungjanggi(manual, settings.with(reading, readings(), manual.id()), drawing, drawnPlies);
    }

    /**
     * Replaces the judgement of drawing material (S3, S6, S18, D7).
     *
     * @param judgement {@link DrawingMaterial#TABLE} by default; any other but {@link DrawingMaterial#REFEREE_ONLY} has no
     *     name, so that {@link RuleSets#text} refuses the rule set
     * @return the changed rule set; equal to another one if the judgements are equal
     */
    public Gungjanggi with(DrawingMaterial judgement) {
        return new Gungjanggi(manual, settings, Objects.requireNonNull(judgement, "judgement"), drawnPlies);
    }

    /**
     * S6: decides drawing material also after some plies without capture or promotion.
     *
     * @param plies 1 to 65535, or 0 for no limit, the default
     * @return the changed rule set
     */
    public Gungjanggi withMaterialAfter(int plies) {
        if (plies < 0 || plies > MOST_PLIES) {
            throw new IllegalArgumentException("plies in drawing material are 0 to " + MOST_PLIES + ", found " + plies);
        }
        return new Gungjanggi(manual, settings, drawing, plies);
    }

    @Override
    public String id() {
        return manual.id();
    }

    @Override
    public Text name() {
        return manual.title();
    }

    @Override
    public Map<String, String> options() {
        Map<String, String> options = settings.options();
        if (drawing != DrawingMaterial.TABLE) {
            options.put(DRAWING_MATERIAL, drawing == DrawingMaterial.REFEREE_ONLY ? REFEREE_ONLY : drawing.toString());
        }
        if (drawnPlies > 0) {
            options.put(MATERIAL_AFTER, Integer.toString(drawnPlies));
        }
        return Collections.unmodifiableMap(options);
    }

    @Override
    public Set<Reading> readings() {
        return manual == Manual.DAN ? DAN_READINGS : SILVER_READINGS;
    }

    @Override
    public List<Policy> policies() {
        Policies policies = new Policies(manual::knows);
        policies.changed(settings, this::clause).selfCheck(settings.selfCheck(), "S2");
        if (drawing == DrawingMaterial.REFEREE_ONLY) {
            policies.changed(
                    manual.listed("S35"),
                    "no material is drawing by itself; the referee decides on request",
                    "저절로 비기는 기물은 없고, 요청이 있으면 심판이 판정한다");
        } else if (drawing != DrawingMaterial.TABLE) {
            policies.changed(manual.listed("S35"), "a judgement of one's own: " + drawing, "따로 정한 판단: " + drawing);
        }
        if (drawnPlies > 0) {
            policies.changed(
                    manual.listed("S6"),
                    "also after " + drawnPlies + " plies in drawing material without capture or promotion",
                    "비기는 기물로 잡거나 진급하는 일 없이 " + drawnPlies + "수가 지나도 가린다");
        }
        return policies.list();
    }

    @Override
    public Clause clause(Reading reading) {
        return new Clause(manual.listed(reading.clause().id()));
    }

    /** A judgement of drawing material of one's own has no text. */
    @Override
    public List<RuleOption> knownOptions() {
        return new KnownOptions(this, settings, "S2", changed -> new Gungjanggi(manual, changed, drawing, drawnPlies))
                .and(
                        DRAWING_MATERIAL,
                        Policy.of(
                                manual.listed("S35"),
                                "referee-only: no material is drawing by itself, the referee decides on request",
                                "referee-only: 저절로 비기는 기물은 없고, 요청이 있으면 심판이 판정함"),
                        DRAWING_VALUES,
                        value ->
                                with(value.equals(REFEREE_ONLY) ? DrawingMaterial.REFEREE_ONLY : DrawingMaterial.TABLE))
                .and(
                        MATERIAL_AFTER,
                        Policy.of(
                                manual.listed("S6"),
                                "plies in drawing material after which it is decided, 0 for no limit",
                                "비기는 기물에서 판정까지의 수, 0은 제한 없음"),
                        PLIES,
                        value -> withMaterialAfter(Integer.parseInt(value)))
                .list();
    }

    /**
     * What decides where pieces decide.
     *
     * @return value in silver, count in dan
     */
    public Measure measure() {
        return manual.measure();
    }

    @Override
    public SelfCheck selfCheck() {
        return settings.selfCheck();
    }

    /** S7, S29: what is equal is won by Han. A judgement of drawing material that is not one of ours may look at sides. */
    @Override
    public Symmetry symmetry() {
        boolean known = drawing == DrawingMaterial.TABLE || drawing == DrawingMaterial.REFEREE_ONLY;
        return known ? Symmetry.MOVES : Symmetry.NONE;
    }

    @Override
    public Powers powers() {
        return powers;
    }

    @Override
    public StateLayout layout() {
        return drawnPlies > 0 ? GungjanggiState.LAYOUT_WITH_DRAWN : GungjanggiState.LAYOUT;
    }

    /** S6 and a pending call are judged at once; passes and promotions begin with the first turn. */
    @Override
    public long initialState(Position position) {
        if (!position.hasGeneral(Side.CHO) || !position.hasGeneral(Side.HAN)) {
            return 0;
        }
        long state = bikjang.isPending(position) ? GungjanggiState.called(0) : 0;
        return materialEnd.isDecidedAtOnce(position) ? GungjanggiState.over(state, GungjanggiState.MATERIAL) : state;
    }

    /** State that contradicts the board. */
    @Override
    public List<Fault> faults(Setup setup) {
        StateFaults faults = new StateFaults(layout(), setup);
        faults.generals(Set.of("general-captured", "accepted"));
        faults.require("called", faults.hasText("called", "1") && !faults.isFacing(), "facing generals", "마주 보는 두 궁");
        return faults.list();
    }

    @Override
    public long swappedState(long state) {
        return GungjanggiState.swapped(state);
    }

    /** Step 2 of the order of effects: D5, D8, S11, S18. */
    @Override
    public SquareSet promotions(Position before, Move move, Position after) {
        SquareSet promoted = SquareSet.EMPTY;
        if (manual == Manual.DAN) {
            promoted = Promotion.arrivedSoldier(before, move, after).or(Promotion.guardsWithoutSoldiers(after));
        }
        if (!after.hasGeneral(after.turn()) || !after.hasGeneral(before.turn())) {
            return promoted;
        }
        return promoted.or(generalPromotion.promoted(before, after));
    }

    /** Steps 3 to 7 of the order of effects. */
    @Override
    public long stateAfter(Position before, Move move, Position after) {
        Side mover = before.turn();
        long state = GungjanggiState.afterTurn(before.state(), mover, move);
        boolean called = GungjanggiState.isCalled(before.state());
        if (!after.hasGeneral(after.turn())) {
            boolean accepted = called && !before.isCapture(move); // S27: a promoted general takes and wins
            return GungjanggiState.over(state, accepted ? GungjanggiState.ACCEPTED : GungjanggiState.CAPTURED);
        }
        if (!after.hasGeneral(mover)) {
            return state;
        }
        if (called && settings.has(Reading.FREE_REPLY) && after.isFacing()) {
            return GungjanggiState.over(state, GungjanggiState.STANDING);
        }
        if (bikjang.isCall(before, move, after)) {
            state = GungjanggiState.called(state);
        }
        return materialEnd.judged(before, move, after, state);
    }

    @Override
    public Permission permission(Position position) {
        return replies.to(position);
    }

    @Override
    public Optional<Outcome> ended(Position position) {
        Optional<Outcome> ended = verdicts.ended(position);
        return ended.isPresent() ? ended : Described.super.ended(position);
    }

    @Override
    public Optional<Outcome> stuck(Remaining remaining) {
        return replies.stuck(remaining);
    }

    @Override
    public boolean historyMatters(History history) {
        return repetition.matters(history);
    }

    @Override
    public Optional<Refusal> barred(History history, Move move) {
        return repetition.barred(history, move);
    }

    @Override
    public Optional<Outcome> endedByHistory(History history) {
        return repetition.ended(history);
    }

    /** The points of the table in silver, the number of pieces in dan. */
    @Override
    public Score score(Position position) {
        return manual.measure().of(position);
    }

    /** S1: resignation, time and forfeit lose; the referee's decision is S36's. */
    @Override
    public Optional<Outcome> endedByEvent(Game game, Event event) {
        return Described.super.endedByEvent(game, event).map(outcome -> switch (event.type()) {
            case Event.RESIGNATION, Event.TIME_LOSS, Event.DISQUALIFICATION -> outcome.under("S1");
            default -> outcome;
        });
    }

    /** By value or count, then Han, whatever the material (S36, D16). */
    @Override
    public Outcome adjudicate(Game game) {
        return verdicts.material(game.position(), "S36", "S36");
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Gungjanggi rules
                && rules.manual == manual
                && rules.settings.equals(settings)
                && rules.drawing.equals(drawing)
                && rules.drawnPlies == drawnPlies;
    }

    @Override
    public int hashCode() {
        return Objects.hash(manual, settings, drawing, drawnPlies);
    }

    /** The id and the options, as {@link RuleSets#text} writes them where they have a text. */
    @Override
    public String toString() {
        return RuleSetText.show(this);
    }
}
