package org.janggi.testkit.simulate;

/** A player chose a move that is not permitted. The message is one line that tells player, game and reason. */
public final class PlayerException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * What went wrong.
     *
     * @param message one line
     * @param cause why
     */
    public PlayerException(String message, Throwable cause) {
        super(message, cause);
    }
}
