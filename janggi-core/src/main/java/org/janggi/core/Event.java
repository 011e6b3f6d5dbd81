package org.janggi.core;

import java.util.Map;
import java.util.Objects;

/**
 * Something a referee or a player did beside the moves: a resignation, a warning, the end of the time. Open: types and
 * attributes are names that whoever runs the game and the rule set agree on.
 *
 * @param ply how many plies had been played when it happened, 0 at the start
 * @param type what happened, lower-case words joined by hyphens
 * @param attributes facts about it, in no particular order
 */
public record Event(int ply, String type, Map<String, String> attributes) {
    /** A side gives up; attribute {@link #SIDE}. */
    public static final String RESIGNATION = "resignation";
    /** A side has used up its time; attribute {@link #SIDE}. */
    public static final String TIME_LOSS = "time-loss";
    /** A side is disqualified; attributes {@link #SIDE} and {@link #CAUSE}. */
    public static final String DISQUALIFICATION = "disqualification";
    /** A side is warned; attributes {@link #SIDE} and {@link #CAUSE}. */
    public static final String WARNING = "warning";
    /** The total time of the game is over. */
    public static final String TIME_OVER = "time-over";
    /** The referee is asked to decide now. */
    public static final String ADJUDICATION = "adjudication";

    /** The attribute that names a side, {@code cho} or {@code han}. */
    public static final String SIDE = "side";
    /** The attribute that tells why. */
    public static final String CAUSE = "cause";

    /**
     * An event.
     *
     * @param ply how many plies had been played when it happened
     * @param type what happened
     * @param attributes facts about it; copied
     */
    public Event {
        if (ply < 0) {
            throw new IllegalArgumentException("a ply is 0 or more, found " + ply);
        }
        Objects.requireNonNull(type, "type");
        attributes = Map.copyOf(attributes);
    }

    /**
     * An attribute that the event must have.
     *
     * @param name its name
     * @return its value
     * @throws IllegalArgumentException if the event has no such attribute
     */
    public String attribute(String name) {
        String value = attributes.get(name);
        if (value == null) {
            throw new IllegalArgumentException("the event " + type + " needs the attribute " + name);
        }
        return value;
    }

    /**
     * The side that the event is about.
     *
     * @return the side that {@link #SIDE} names
     * @throws IllegalArgumentException if the attribute is missing or names no side
     */
    public Side side() {
        return switch (attribute(SIDE)) {
            case "cho" -> Side.CHO;
            case "han" -> Side.HAN;
            default -> throw new IllegalArgumentException("not a side, cho or han: \"" + attribute(SIDE) + "\"");
        };
    }
}
