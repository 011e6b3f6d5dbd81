package org.janggi.variants.league;

import java.time.LocalDate;
import java.util.Objects;
import java.util.Optional;

/**
 * Who plays in an event or a match, with what the last tie-breaks (K11) and the draw for sides (P2) ask for.
 *
 * @param id a short name, unique in the event; neither empty nor with spaces around it or control characters in it
 * @param name the name for people, under the same conditions
 * @param dan the grade, 0 (none) to 10
 * @param born the date of birth, if it is known
 */
public record Player(String id, String name, int dan, Optional<LocalDate> born) {
    /** The highest dan there is. */
    public static final int HIGHEST_DAN = 10;

    /**
     * A player.
     *
     * @param id a short name, unique in the event
     * @param name the name for people
     * @param dan the grade, 0 (none) to 10
     * @param born the date of birth, if it is known
     * @throws IllegalArgumentException if a name is empty or has spaces around it or control characters in it, or the dan
     *     is out of range
     */
    public Player {
        checkName("id", id);
        checkName("name", name);
        if (dan < 0 || dan > HIGHEST_DAN) {
            throw new IllegalArgumentException("a dan is 0 (none) to " + HIGHEST_DAN + ", found " + dan + " of " + id);
        }
        Objects.requireNonNull(born, "born");
    }

    private static void checkName(String what, String text) {
        if (Objects.requireNonNull(text, what).isEmpty()
                || !text.equals(text.strip())
                || text.chars().anyMatch(Character::isISOControl)) {
            throw new IllegalArgumentException("the " + what
                    + " of a player is not empty and has no spaces around it and no control characters, found \"" + text
                    + "\"");
        }
    }

    /**
     * A player without a dan, of unknown age, who is called as the id says.
     *
     * @param id a short name, unique in the event
     * @return the player
     * @throws IllegalArgumentException if the id is none
     */
    public static Player of(String id) {
        return new Player(id, id, 0, Optional.empty());
    }

    /**
     * This player under another name.
     *
     * @param other the name for people
     * @return the player
     * @throws IllegalArgumentException if it is none
     */
    public Player withName(String other) {
        return new Player(id, other, dan, born);
    }

    /**
     * This player with a grade.
     *
     * @param grade 0 (none) to 10
     * @return the player
     * @throws IllegalArgumentException if the grade is out of range
     */
    public Player withDan(int grade) {
        return new Player(id, name, grade, born);
    }

    /**
     * This player with a date of birth.
     *
     * @param date the date
     * @return the player
     */
    public Player withBirth(LocalDate date) {
        return new Player(id, name, dan, Optional.of(date));
    }
}
