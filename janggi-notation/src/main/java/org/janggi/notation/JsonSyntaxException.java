package org.janggi.notation;

import org.janggi.core.Text;

/** A text that is no JSON. */
final class JsonSyntaxException extends Exception {
    private static final long serialVersionUID = 1L;

    private final int at;
    private final transient Text expected;
    private final String found;

    JsonSyntaxException(int at, Text expected, String found) {
        super("character " + at + ": expected " + expected + ", found " + found);
        this.at = at;
        this.expected = expected;
        this.found = found;
    }

    /** The character where it is no JSON any more, from 0. */
    int at() {
        return at;
    }

    /** What could stand there. */
    Text expected() {
        return expected;
    }

    /** What stands there. */
    String found() {
        return found;
    }
}
