package org.janggi.testkit.laws;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.checkerframework.checker.nullness.qual.Nullable;

/**
 * What a law expected and what was found instead.
 *
 * <pre>{@code
 * Difference.between("the count of moves", 31, 31).isPresent(); // -> false
 * Difference difference = Difference.between("the count of moves", 31, 30).orElseThrow();
 * System.out.println(difference); // prints: the count of moves: expected 31, found 30
 * }</pre>
 *
 * @param what about which answer of the library
 * @param expected what the law says
 * @param found what the library gave
 */
public record Difference(String what, String expected, String found) {
    /**
     * A difference.
     *
     * @param what about which answer
     * @param expected what the law says
     * @param found what was found
     */
    public Difference {
        Objects.requireNonNull(what, "what");
        Objects.requireNonNull(expected, "expected");
        Objects.requireNonNull(found, "found");
    }

    /**
     * Compares two answers.
     *
     * @param what about which answer
     * @param expected what the law says
     * @param found what was found
     * @return the difference, or empty if both are equal
     */
    public static Optional<Difference> between(String what, @Nullable Object expected, @Nullable Object found) {
        return Objects.equals(expected, found)
                ? Optional.empty()
                : Optional.of(new Difference(what, String.valueOf(expected), String.valueOf(found)));
    }

    /**
     * Compares two answers as sets, and names only the members that are not in both.
     *
     * @param what about which answer
     * @param expected what the law says
     * @param found what was found
     * @return the difference, or empty if both have the same members
     */
    public static Optional<Difference> betweenSets(
            String what, Collection<? extends Object> expected, Collection<? extends Object> found) {
        Set<Object> missing = new LinkedHashSet<Object>(expected);
        Set<Object> surplus = new LinkedHashSet<Object>(found);
        missing.removeAll(found);
        surplus.removeAll(expected);
        return missing.isEmpty() && surplus.isEmpty()
                ? Optional.empty()
                : Optional.of(new Difference(what, members("also", missing), members("instead", surplus)));
    }

    private static String members(String word, Set<Object> members) {
        return members.isEmpty() ? "nothing else" : word + " " + members;
    }

    /** One line. */
    @Override
    public String toString() {
        return what + ": expected " + expected + ", found " + found;
    }
}
