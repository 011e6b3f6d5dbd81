package org.janggi.testkit.cli;

/** What a command tells the program that started it. */
final class ExitCode {
    /** Nothing is wrong. */
    static final int OK = 0;
    /** Problems were found in what was to be looked at. */
    static final int PROBLEMS = 1;
    /** Wrong usage, or something that could not be opened or read. */
    static final int USAGE = 2;

    private ExitCode() {}
}
