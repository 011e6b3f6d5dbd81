package org.janggi.testkit.simulate;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.janggi.core.Formation;

/**
 * The arrangements (차림) of both sides at the start of a game.
 *
 * <pre>{@code
 * SetupPair.parse("HEEH/상마마상").toString(); // -> HEEH/EHHE
 * }</pre>
 *
 * @param cho Cho's
 * @param han Han's
 */
public record SetupPair(Formation cho, Formation han) implements Comparable<SetupPair>, Serializable {
    private static final Comparator<SetupPair> ORDER =
            Comparator.comparing(SetupPair::cho).thenComparing(SetupPair::han);

    /**
     * Two arrangements.
     *
     * @param cho Cho's
     * @param han Han's
     */
    public SetupPair {
        Objects.requireNonNull(cho, "cho");
        Objects.requireNonNull(han, "han");
    }

    /**
     * The sixteen pairs.
     *
     * @return an immutable list, Cho's arrangement changing slowest
     */
    public static List<SetupPair> all() {
        List<SetupPair> all = new ArrayList<>();
        for (Formation cho : Formation.values()) {
            for (Formation han : Formation.values()) {
                all.add(new SetupPair(cho, han));
            }
        }
        return List.copyOf(all);
    }

    /**
     * Reads a pair.
     *
     * @param text two arrangements in either spelling of {@link Formation#parse}, Cho's first, as in {@code HEEH/EHHE}
     * @return the pair
     * @throws IllegalArgumentException if it is none; the message is one line that quotes it
     */
    public static SetupPair parse(String text) {
        String[] both = text.split("/", -1);
        if (both.length != 2) {
            throw new IllegalArgumentException("not two set-ups with / between, as in HEEH/EHHE: \"" + text + "\"");
        }
        return new SetupPair(Formation.parse(both[0]), Formation.parse(both[1]));
    }

    @Override
    public int compareTo(SetupPair other) {
        return ORDER.compare(this, other);
    }

    /** The pair as {@link #parse} reads it, by the names of the constants. */
    @Override
    public String toString() {
        return cho + "/" + han;
    }
}
