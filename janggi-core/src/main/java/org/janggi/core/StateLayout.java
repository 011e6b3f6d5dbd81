package org.janggi.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The state that a rule set keeps in a position beside the board: its fields, which share one {@code long}. The core
 * compares, hashes and prints them without knowing what they mean.
 *
 * <p>A field named {@code over} is special in one thing: a set-up that gives it a value other than zero may lack a general, or show the
 * winning general in the enemy palace.
 */
public final class StateLayout {
    /** No state at all. */
    public static final StateLayout NONE = new StateLayout(List.of());

    /** The name of the field that says how the game ended. */
    public static final String OVER = "over";

    private final List<StateField> fields;
    private final long identity;
    private final long end;

    private StateLayout(List<StateField> fields) {
        this.fields = List.copyOf(fields);
        long bits = 0;
        long identityBits = 0;
        for (StateField field : fields) {
            if ((bits & field.bits()) != 0) {
                throw new IllegalArgumentException(field.name() + " shares bits with another field");
            }
            bits |= field.bits();
            identityBits |= field.identity() ? field.bits() : 0;
        }
        if (fields.stream().map(StateField::name).distinct().count() != fields.size()) {
            throw new IllegalArgumentException("two fields of one name");
        }
        this.identity = identityBits;
        this.end = field(OVER).map(StateField::bits).orElse(0L);
    }

    /**
     * The layout with some fields.
     *
     * @param fields the fields in the order in which they are printed
     * @return the layout
     * @throws IllegalArgumentException if two share a bit or a name
     */
    public static StateLayout of(StateField... fields) {
        return new StateLayout(List.of(fields));
    }

    /**
     * This layout with one more field.
     *
     * @param field the field
     * @return the longer layout
     * @throws IllegalArgumentException if it shares a bit or a name with another
     */
    public StateLayout and(StateField field) {
        List<StateField> longer = new ArrayList<>(fields);
        longer.add(field);
        return new StateLayout(longer);
    }

    /**
     * The fields in the order in which they are printed.
     *
     * @return an immutable list
     */
    public List<StateField> fields() {
        return fields;
    }

    /**
     * The field with a name.
     *
     * @param name the name
     * @return the field, or empty
     */
    public Optional<StateField> field(String name) {
        return fields.stream().filter(field -> field.name().equals(name)).findFirst();
    }

    /** A state word with the field {@link #OVER} set to zero, if there is one. */
    long withoutEnd(long state) {
        return state & ~end;
    }

    /**
     * The bits that take part in equality.
     *
     * @return a mask for state words
     */
    public long identityBits() {
        return identity;
    }
}
