package org.janggi.core;

import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;

/**
 * A few bits of a position's state word that a rule set declares: a flag, a small counter, or one of some named values.
 * Zero is the value of a position that has nothing to say.
 *
 * @param name the name in the position's text, lower-case letters and digits
 * @param shift the lowest bit, 0 to 63
 * @param width the number of bits, 1 to 31
 * @param identity whether positions that differ in it are different; false for counters that change nothing by
 *     themselves
 * @param values the texts of the values, from 0 on; empty: plain numbers
 */
public record StateField(String name, int shift, int width, boolean identity, List<String> values) {
    /**
     * A field.
     *
     * @param name the name in the position's text
     * @param shift the lowest bit
     * @param width the number of bits
     * @param identity whether positions that differ in it are different
     * @param values the texts of the values, or empty
     */
    public StateField {
        if (!Objects.requireNonNull(name, "name").matches("[a-z][a-z0-9]*")) {
            throw new IllegalArgumentException("a field is named by lower-case letters and digits: \"" + name + "\"");
        }
        if (shift < 0 || width < 1 || width > 31 || shift + width > Long.SIZE) {
            throw new IllegalArgumentException("no room for " + width + " bits at bit " + shift);
        }
        values = List.copyOf(values);
        if (values.size() > 1L << width || values.stream().distinct().count() != values.size()) {
            throw new IllegalArgumentException(values + " are not up to " + (1L << width) + " different values");
        }
        if (!values.stream().allMatch(value -> value.matches("[a-z0-9][a-z0-9-]*"))) {
            throw new IllegalArgumentException("values are lower-case letters, digits and hyphens: " + values);
        }
    }

    /**
     * A flag that takes part in equality.
     *
     * @param name the name in the position's text
     * @param shift its bit
     * @return the field
     */
    public static StateField flag(String name, int shift) {
        return new StateField(name, shift, 1, true, List.of());
    }

    /**
     * A number that takes part in equality.
     *
     * @param name the name in the position's text
     * @param shift the lowest bit
     * @param width the number of bits
     * @return the field
     */
    public static StateField number(String name, int shift, int width) {
        return new StateField(name, shift, width, true, List.of());
    }

    /**
     * The value of this field.
     *
     * @param state a state word
     * @return 0 to 2^width - 1
     */
    public int get(long state) {
        return (int) (state >>> shift) & mask();
    }

    /**
     * A state word with this field changed.
     *
     * @param state a state word
     * @param value the new value
     * @return the changed word
     * @throws IllegalArgumentException if the value does not fit
     */
    public long with(long state, int value) {
        if ((value & ~mask()) != 0 || !values.isEmpty() && value >= values.size()) {
            throw new IllegalArgumentException(name + " cannot be " + value);
        }
        return state & ~bits() | (long) value << shift;
    }

    /**
     * The bits of this field.
     *
     * @return a mask for state words
     */
    public long bits() {
        return (long) mask() << shift;
    }

    private int mask() {
        return (int) ((1L << width) - 1);
    }

    /**
     * The text of the value of this field.
     *
     * @param state a state word
     * @return one of {@link #values()}, or a number where there are none
     */
    public String text(long state) {
        int value = get(state);
        return value < values.size() ? values.get(value) : Integer.toString(value);
    }

    /**
     * Reads a value of this field.
     *
     * @param text what {@link #text} writes
     * @return the value, or empty if the field has no such value
     */
    public OptionalInt parse(String text) {
        int named = values.indexOf(text);
        if (named >= 0 || !values.isEmpty()) {
            return named >= 0 ? OptionalInt.of(named) : OptionalInt.empty();
        }
        if (!text.matches("[0-9]{1,10}") || Long.parseLong(text) > mask()) {
            return OptionalInt.empty();
        }
        return OptionalInt.of(Integer.parseInt(text));
    }
}
