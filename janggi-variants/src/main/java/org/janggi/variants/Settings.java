package org.janggi.variants;

import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.janggi.core.InvalidRuleSetException;
import org.janggi.core.SelfCheck;
import org.janggi.core.Text;

/** The readings that an instance of a rule set follows: immutable, compared by value. */
record Settings(SelfCheck selfCheck, Set<Reading> readings) {
    static final String SELF_CHECK = "self-check";
    static final Settings DEFAULT = new Settings(SelfCheck.TAKEN, Set.of());

    Settings {
        Objects.requireNonNull(selfCheck, "selfCheck");
        EnumSet<Reading> copy = EnumSet.noneOf(Reading.class);
        copy.addAll(readings);
        readings = Collections.unmodifiableSet(copy);
        if (selfCheck == SelfCheck.FORBIDDEN && readings.contains(Reading.PLAYED_OUT)) {
            throw new InvalidRuleSetException(new Text(
                    "mate cannot be played out to the capture of the general where self-check is forbidden:"
                            + " played-out=on contradicts self-check=forbidden",
                    "자장을 두지 못하면 궁을 잡을 때까지 둘 수 없음: played-out=on과 self-check=forbidden은 함께 고를 수 없음"));
        }
    }

    Settings with(SelfCheck changed) {
        return new Settings(changed, readings);
    }

    /** These settings with one more reading, or the same if it is there. */
    Settings with(Reading reading, Set<Reading> known, String id) {
        if (!known.contains(Objects.requireNonNull(reading, "reading"))) {
            throw new IllegalArgumentException(
                    id + " has no reading " + reading.id() + " (" + reading.clause() + "), there are "
                            + EnumSet.copyOf(known).stream().map(Reading::id).toList());
        }
        EnumSet<Reading> more = EnumSet.of(reading);
        more.addAll(readings);
        if (more.contains(Reading.ORTHOGONAL_SOLDIER) && more.contains(Reading.FORWARD_SOLDIER)) {
            throw new InvalidRuleSetException(new Text(
                    "D6 can be read in one way only: orthogonal-soldier=on contradicts forward-soldier=on",
                    "D6은 한 가지로만 읽음: orthogonal-soldier=on과 forward-soldier=on은 함께 고를 수 없음"));
        }
        return new Settings(selfCheck, more);
    }

    /** These settings without a reading. */
    Settings without(Reading reading) {
        Set<Reading> fewer = new HashSet<>(readings);
        fewer.remove(reading);
        return new Settings(selfCheck, fewer);
    }

    boolean has(Reading reading) {
        return readings.contains(reading);
    }

    /** By name; a new map, to be added to. */
    Map<String, String> options() {
        Map<String, String> options = new TreeMap<>();
        readings.forEach(reading -> options.put(reading.id(), "on"));
        if (selfCheck == SelfCheck.FORBIDDEN) {
            options.put(SELF_CHECK, KnownOptions.id(selfCheck));
        }
        return options;
    }
}
