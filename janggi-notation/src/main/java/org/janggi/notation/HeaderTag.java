package org.janggi.notation;

/** A tag as a header has it, or what can be saved of one. */
interface HeaderTag {
    /** The name. */
    String name();

    /** The value. */
    String value();

    /** Where the value begins in the line. */
    int valueAt();

    /** Where the tag ends in the line. */
    int end();

    /** Whether it is written as it should be. */
    boolean wellFormed();
}
