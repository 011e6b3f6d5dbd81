package org.janggi.variants.contest;

import java.time.LocalDate;
import java.util.Objects;
import java.util.Optional;

/**
 * Who plays, with what the draw for colours asks for (P2).
 *
 * @param name the name, not blank
 * @param dan the dan, 1 to 9, or 0 for a player without one
 * @param born the date of birth, where known
 */
public record Player(String name, int dan, Optional<LocalDate> born) {
    private static final int HIGHEST_DAN = 9;

    /**
     * All that is known of a player.
     *
     * @param name the name
     * @param dan the dan, or 0
     * @param born the date of birth, or empty
     * @throws IllegalArgumentException if the name is blank or the dan is none
     */
    public Player {
        if (name.isBlank()) {
            throw new IllegalArgumentException("a player has a name");
        }
        if (dan < 0 || dan > HIGHEST_DAN) {
            throw new IllegalArgumentException("a dan is 1 to 9, or 0 for none, found " + dan);
        }
        Objects.requireNonNull(born, "born");
    }

    /**
     * A player without dan.
     *
     * @param name the name, not blank
     * @return a player of whom nothing else is known
     */
    public static Player of(String name) {
        return new Player(name, 0, Optional.empty());
    }

    /**
     * A player with a dan.
     *
     * @param name the name, not blank
     * @param dan 0 to 9
     * @return a player whose age is not known
     */
    public static Player of(String name, int dan) {
        return new Player(name, dan, Optional.empty());
    }

    /**
     * With the date of birth.
     *
     * @param date when the player was born
     * @return the changed player
     */
    public Player bornOn(LocalDate date) {
        return new Player(name, dan, Optional.of(date));
    }

    /** The name, and the dan if there is one, as in {@code 김하나 5단}. */
    @Override
    public String toString() {
        return dan == 0 ? name : name + " " + dan + "단";
    }
}
