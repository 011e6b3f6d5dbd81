package org.janggi.testkit.simulate;

import java.util.List;
import java.util.stream.Stream;
import org.janggi.core.PieceKind;
import org.janggi.core.Side;

/**
 * A whole number that is measured in every game, unless it says otherwise, and counted in a {@link Histogram}.
 *
 * <p>A call is a turn after which the generals face each other and the rule set offers an end for it; one that ended the
 * game by itself, as a first check, is not counted. It is accepted by the reply that ends the game for it: the step of the
 * general in Gungjanggi, a reply that leaves the generals facing in point play, a pass in Fairy's rule sets.
 *
 * <pre>{@code
 * Measure.calls(Side.HAN).id(); // -> han-calls
 * }</pre>
 */
public enum Measure {
    /** Plies, passes included. */
    LENGTH("length"),
    /** Permitted moves, measured once a turn: every turn in which a move was made. */
    PERMITTED("permitted"),
    /** Calls of bikjang by Cho. */
    CHO_CALLS("cho-calls"),
    /** Calls of bikjang by Han. */
    HAN_CALLS("han-calls"),
    /** Calls of bikjang that Cho accepted, 0 or 1. */
    CHO_ACCEPTANCES("cho-acceptances"),
    /** Calls of bikjang that Han accepted, 0 or 1. */
    HAN_ACCEPTANCES("han-acceptances"),
    /** Promotions of Cho's general. */
    CHO_PROMOTED_GENERALS("cho-promoted-generals"),
    /** Promotions of Han's general. */
    HAN_PROMOTED_GENERALS("han-promoted-generals"),
    /** Promotions of Cho's guards. */
    CHO_PROMOTED_GUARDS("cho-promoted-guards"),
    /** Promotions of Han's guards. */
    HAN_PROMOTED_GUARDS("han-promoted-guards"),
    /** Promotions of Cho's soldiers. */
    CHO_PROMOTED_SOLDIERS("cho-promoted-soldiers"),
    /** Promotions of Han's soldiers. */
    HAN_PROMOTED_SOLDIERS("han-promoted-soldiers"),
    /** Promotions of Cho's other pieces. */
    CHO_PROMOTED_OTHERS("cho-promoted-others"),
    /** Promotions of Han's other pieces. */
    HAN_PROMOTED_OTHERS("han-promoted-others"),
    /** By how many half points Cho leads at the end, as the rule set counts. */
    LEAD("lead"),
    /** The same, measured only in games whose outcome has scores: those that scores decided. */
    DECIDING_LEAD("deciding-lead");

    private static final List<Measure> ALL = List.of(values());

    private final String id;

    Measure(String id) {
        this.id = id;
    }

    /**
     * All measures.
     *
     * @return an immutable list in their order
     */
    public static List<Measure> all() {
        return ALL;
    }

    /**
     * The measure with a name.
     *
     * @param id a name in data
     * @return the measure
     * @throws IllegalArgumentException if there is none
     */
    public static Measure byId(String id) {
        return Stream.of(values())
                .filter(measure -> measure.id.equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("not a measure: \"" + id + "\""));
    }

    /**
     * The calls of a side.
     *
     * @param side who calls
     * @return the measure
     */
    public static Measure calls(Side side) {
        return side == Side.CHO ? CHO_CALLS : HAN_CALLS;
    }

    /**
     * The acceptances of a side.
     *
     * @param side who accepts
     * @return the measure
     */
    public static Measure acceptances(Side side) {
        return side == Side.CHO ? CHO_ACCEPTANCES : HAN_ACCEPTANCES;
    }

    /**
     * The promotions of a side's pieces of a kind.
     *
     * @param side whose pieces
     * @param kind their kind
     * @return the measure
     */
    public static Measure promotions(Side side, PieceKind kind) {
        boolean cho = side == Side.CHO;
        return switch (kind) {
            case GENERAL -> cho ? CHO_PROMOTED_GENERALS : HAN_PROMOTED_GENERALS;
            case GUARD -> cho ? CHO_PROMOTED_GUARDS : HAN_PROMOTED_GUARDS;
            case SOLDIER -> cho ? CHO_PROMOTED_SOLDIERS : HAN_PROMOTED_SOLDIERS;
            default -> cho ? CHO_PROMOTED_OTHERS : HAN_PROMOTED_OTHERS;
        };
    }

    /**
     * The name in data.
     *
     * @return lower-case words joined by hyphens
     */
    public String id() {
        return id;
    }
}
