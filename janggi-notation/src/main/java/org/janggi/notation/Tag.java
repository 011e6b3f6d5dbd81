package org.janggi.notation;

import java.util.Objects;

/**
 * One line of a record's header, as it was written: blanks at the ends of the value are kept.
 *
 * @param name the name, as in {@code 대회명} or {@code Event}
 * @param value the value, not interpreted
 */
public record Tag(String name, String value) {
    /**
     * A tag.
     *
     * @param name the name, not empty
     * @param value the value
     */
    public Tag {
        if (Objects.requireNonNull(name, "name").isEmpty()) {
            throw new IllegalArgumentException("a tag needs a name");
        }
        Objects.requireNonNull(value, "value");
    }

    /**
     * What the tag is about, if it is one of those that formats share.
     *
     * @return the meaning of its name, or empty for any other name
     */
    public java.util.Optional<StandardTag> standard() {
        return StandardTag.of(name);
    }

    /** The line as GIB and PGN write it. */
    @Override
    public String toString() {
        return "[" + name + " \"" + value + "\"]";
    }
}
