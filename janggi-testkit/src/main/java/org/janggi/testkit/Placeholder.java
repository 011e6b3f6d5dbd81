package org.janggi.testkit;

/** Holds the place of the first class of this package. */
public final class Placeholder {
    private Placeholder() {}
}
