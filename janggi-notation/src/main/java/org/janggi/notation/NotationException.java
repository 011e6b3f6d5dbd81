package org.janggi.notation;

import java.util.List;
import java.util.Optional;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.Refusal;

/** A text that gives no move in a position. Carries the text, the position and, where there is one, the reason. */
public final class NotationException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    /** Why there is no move. */
    private final Kind kind;
    /** The text that gives none. */
    private final String text;

    private final transient Position position;
    private final transient Optional<Refusal> refusal;
    private final transient List<Move> candidates;

    /** Why there is no move. */
    public enum Kind {
        /** The text is no move of the notation at all. */
        NOT_A_MOVE,
        /** The text is a move, and the position does not permit it. */
        NOT_PERMITTED,
        /** The text fits more than one permitted move. */
        AMBIGUOUS
    }

    private NotationException(
            Kind kind,
            String message,
            String text,
            Position position,
            Optional<Refusal> refusal,
            List<Move> candidates) {
        super(message);
        this.kind = kind;
        this.text = text;
        this.position = position;
        this.refusal = refusal;
        this.candidates = List.copyOf(candidates);
    }

    /**
     * The exception about a text that is no move.
     *
     * @param text the text
     * @param position where it was to be read
     * @param expected what the notation writes, in a few words
     * @return the exception
     */
    public static NotationException notAMove(String text, Position position, String expected) {
        String message = "not a move, " + expected + ": \"" + Findings.shortened(text) + "\"";
        return new NotationException(Kind.NOT_A_MOVE, message, text, position, Optional.empty(), List.of());
    }

    /**
     * The exception about a move that is not permitted.
     *
     * @param text the text
     * @param position where it was to be read
     * @param refusal why the move is not permitted
     * @return the exception
     */
    public static NotationException notPermitted(String text, Position position, Refusal refusal) {
        String message = "\"" + Findings.shortened(text) + "\" is not permitted in " + position + ": " + refusal;
        return new NotationException(Kind.NOT_PERMITTED, message, text, position, Optional.of(refusal), List.of());
    }

    /**
     * The exception about a text that fits several moves.
     *
     * @param text the text
     * @param position where it was to be read
     * @param candidates the permitted moves that it fits
     * @return the exception
     */
    public static NotationException ambiguous(String text, Position position, List<Move> candidates) {
        String message = "\"" + Findings.shortened(text) + "\" may be any of " + candidates + " in " + position;
        return new NotationException(Kind.AMBIGUOUS, message, text, position, Optional.empty(), candidates);
    }

    /**
     * Why there is no move.
     *
     * @return one of three kinds
     */
    public Kind kind() {
        return kind;
    }

    /**
     * What was to be read.
     *
     * @return the text
     */
    public String text() {
        return text;
    }

    /**
     * Where it was to be read.
     *
     * @return the position
     */
    public Position position() {
        return position;
    }

    /**
     * Why the move is not permitted.
     *
     * @return the clause and the reason, or empty for the other kinds
     */
    public Optional<Refusal> refusal() {
        return refusal;
    }

    /**
     * The permitted moves that the text fits.
     *
     * @return two or more if it is ambiguous, otherwise none
     */
    public List<Move> candidates() {
        return candidates;
    }
}
