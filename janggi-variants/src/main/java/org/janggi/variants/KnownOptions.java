package org.janggi.variants;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.janggi.core.OptionValues;
import org.janggi.core.RuleOption;
import org.janggi.core.RuleSet;
import org.janggi.core.Score;
import org.janggi.core.SelfCheck;
import org.janggi.core.Side;
import org.janggi.core.Text;

/** Puts together the options of a rule set that can be chosen by text. */
final class KnownOptions {
    private static final String ON = "on";
    private static final OptionValues SWITCH = OptionValues.oneOf("off", ON);
    private static final OptionValues SELF_CHECK = OptionValues.oneOf(id(SelfCheck.TAKEN), id(SelfCheck.FORBIDDEN));
    private static final Pattern POINTS_AND_A_HALF = Pattern.compile("-?(0|[1-9][0-9]{0,3})\\.5");

    private final List<RuleOption> options = new ArrayList<>();

    /** The readings of a rule set, each to be switched on and off, and its policy on self-check. */
    KnownOptions(Described rules, Settings settings, String selfCheckClause, Function<Settings, RuleSet> changed) {
        for (Reading reading : rules.readings()) {
            options.add(option(
                    reading.id(),
                    new Policy(rules.clause(reading), reading.text()),
                    SWITCH,
                    value -> changed.apply(
                            value.equals(ON)
                                    ? settings.with(reading, rules.readings(), rules.id())
                                    : settings.without(reading))));
        }
        options.add(option(
                Settings.SELF_CHECK,
                Policy.of(selfCheckClause, "forbidden: no self-check, no ignored check", "forbidden: 자장과 묵장을 두지 못함"),
                SELF_CHECK,
                value -> changed.apply(settings.with(SelfCheck.valueOf(value.toUpperCase(Locale.ROOT))))));
    }

    private static RuleOption option(
            String name, Policy policy, OptionValues values, Function<String, RuleSet> chosen) {
        return new RuleOption(name, policy.clause(), policy.text(), values, chosen);
    }

    /** As in texts. */
    static String id(SelfCheck selfCheck) {
        return selfCheck.name().toLowerCase(Locale.ROOT);
    }

    /** One more option. */
    KnownOptions and(String name, Policy policy, OptionValues values, Function<String, RuleSet> chosen) {
        options.add(option(name, policy, values, chosen));
        return this;
    }

    List<RuleOption> list() {
        return List.copyOf(options);
    }

    /** Numbers of half points that are no whole ones, as points: {@code 1.5}. */
    static OptionValues pointsAndAHalf(int mostHalves, int defaultHalves) {
        String most = points(mostHalves);
        return new OptionValues(
                points(defaultHalves),
                new Text("a number and a half from -" + most + " to " + most, "-" + most + "에서 " + most + "까지의 n.5"),
                List.of(),
                value -> POINTS_AND_A_HALF.matcher(value).matches() && Math.abs(halves(value)) <= mostHalves);
    }

    static String points(int halves) {
        return new Score(0, halves).text(Side.HAN);
    }

    /** The half points that {@link #pointsAndAHalf} writes; exact. */
    static int halves(String points) {
        return (int) (2 * Double.parseDouble(points));
    }
}
