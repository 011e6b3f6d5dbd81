package org.janggi.testkit.cli;

/** A command that cannot do what its arguments ask. The message is one line for whoever wrote them. */
final class UsageException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UsageException(String message) {
        super(message);
    }
}
