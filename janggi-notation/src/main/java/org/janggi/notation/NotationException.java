package org.janggi.notation;

import java.util.List;
import java.util.Optional;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.Refusal;

/**
 * A text that gives no move in a position. Carries the text, what was expected and found, the position and, where there is
 * one, the reason. The message tells all of them in one line, with the position's FEN.
 */
public final class NotationException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    /** Why there is no move. */
    private final Kind kind;
    /** The text that gives none. */
    private final String text;
    /** What was expected. */
    private final String expected;
    /** What was found. */
    private final String found;

    private final transient Position position;
    private final transient Optional<Refusal> refusal;
    private final transient List<Move> candidates;

    /** Why there is no move. */
    public enum Kind {
        /** The text is no move of the notation at all, or names pieces that are not there. */
        NOT_A_MOVE,
        /** The text is a move, and the position does not permit it. */
        NOT_PERMITTED,
        /** The text fits more than one permitted move. */
        AMBIGUOUS
    }

    private NotationException(
            Kind kind, Facts facts, String text, Position position, Optional<Refusal> refusal, List<Move> candidates) {
        super(facts.what() + ", expected " + facts.expected() + ", found " + facts.found() + ", in " + position);
        this.kind = kind;
        this.text = text;
        this.expected = facts.expected();
        this.found = facts.found();
        this.position = position;
        this.refusal = refusal;
        this.candidates = List.copyOf(candidates);
    }

    /** What the message is made of. */
    private record Facts(String what, String expected, String found) {}

    private static String quoted(String text) {
        return "\"" + Findings.shortened(text) + "\"";
    }

    /**
     * The exception about a text that is no move.
     *
     * @param text the text
     * @param position where it was to be read
     * @param expected what the notation writes, in a few words
     * @return the exception, in which the text itself is what was found
     */
    public static NotationException notAMove(String text, Position position, String expected) {
        Facts facts = new Facts("not a move", expected, quoted(text));
        return new NotationException(Kind.NOT_A_MOVE, facts, text, position, Optional.empty(), List.of());
    }

    /**
     * The exception about a text that looks like a move and contradicts the board.
     *
     * @param text the text
     * @param position where it was to be read
     * @param expected what the text would have to say, in a few words
     * @param found what it says, or what the board has
     * @return the exception
     */
    public static NotationException notAMove(String text, Position position, String expected, String found) {
        Facts facts = new Facts(quoted(text) + " is not a move", expected, found);
        return new NotationException(Kind.NOT_A_MOVE, facts, text, position, Optional.empty(), List.of());
    }

    /**
     * The exception about a move that is not permitted.
     *
     * @param text the text
     * @param position where it was to be read
     * @param move the move that it tells
     * @param refusal why the move is not permitted
     * @return the exception
     */
    public static NotationException notPermitted(String text, Position position, Move move, Refusal refusal) {
        Facts facts = new Facts(quoted(text) + " is not permitted", "a permitted move", move + " (" + refusal + ")");
        return new NotationException(Kind.NOT_PERMITTED, facts, text, position, Optional.of(refusal), List.of());
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
        Facts facts = new Facts(quoted(text) + " is ambiguous", "one move", "any of " + candidates);
        return new NotationException(Kind.AMBIGUOUS, facts, text, position, Optional.empty(), candidates);
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
     * What the reader expected.
     *
     * @return a few words in English
     */
    public String expected() {
        return expected;
    }

    /**
     * What it found instead.
     *
     * @return the text itself in quotes, a part of it, a refused move with the reason, or the candidates
     */
    public String found() {
        return found;
    }

    /**
     * Where it was to be read.
     *
     * @return the position; its {@code toString} is the FEN
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
