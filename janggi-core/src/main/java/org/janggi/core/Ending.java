package org.janggi.core;

import java.util.Objects;
import org.checkerframework.checker.nullness.qual.Nullable;

/**
 * A way a game ends. Open: a rule set may bring its own. Two endings are equal when their ids are.
 *
 * @param id a stable name of lower-case words joined by hyphens
 * @param text the name in both languages
 */
public record Ending(String id, Text text) {
    /** The side to move is in check and nothing saves its general (외통). */
    public static final Ending MATE = of("mate", "mate", "외통");
    /** The general was taken. */
    public static final Ending GENERAL_CAPTURED = of("general-captured", "general captured", "궁 잡음");
    /** First check with only drawing material left (장군승). */
    public static final Ending FIRST_CHECK = of("first-check", "first check", "장군승");
    /** More material left (기물승). */
    public static final Ending MATERIAL = of("material", "material", "기물승");
    /** Equal material: the second player wins (후수승). */
    public static final Ending SECOND_PLAYER = of("second-player", "second player", "후수승");
    /** More points left (점수승). */
    public static final Ending POINTS = of("points", "points", "점수승");
    /** Resignation (기권). */
    public static final Ending RESIGNATION = of("resignation", "resignation", "기권");
    /** Loss on time (시간패). */
    public static final Ending TIME = of("time", "time", "시간패");
    /** Disqualification (실격); the clause and the cause tell why. */
    public static final Ending DISQUALIFIED = of("disqualified", "disqualification", "실격");
    /** The side to move has nowhere to move. */
    public static final Ending NO_MOVES = of("no-moves", "nowhere to move", "둘 곳 없음");
    /** A draw (빅), in rule sets that have draws. */
    public static final Ending DRAW = of("draw", "draw", "빅");

    /**
     * An ending of a rule set's own.
     *
     * @param id a stable name of lower-case words joined by hyphens
     * @param text the name in both languages
     */
    public Ending {
        if (!Objects.requireNonNull(id, "id").matches("[a-z]+(-[a-z]+)*")) {
            throw new IllegalArgumentException("an ending is named by lower-case words and hyphens: \"" + id + "\"");
        }
        Objects.requireNonNull(text, "text");
    }

    private static Ending of(String id, String english, String korean) {
        return new Ending(id, new Text(english, korean));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Ending ending && ending.id.equals(id);
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    /** The id. */
    @Override
    public String toString() {
        return id;
    }
}
