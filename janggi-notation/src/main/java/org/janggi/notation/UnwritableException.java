package org.janggi.notation;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * A part of a record that a format or a charset cannot hold. Carries what kind of part it is, the tag or the ply, and
 * the part itself. Nothing of the game is written.
 */
public final class UnwritableException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    /** What kind of part it is. */
    private final Kind kind;
    /** The part. */
    private final String text;

    private final transient Optional<String> tag;
    private final transient OptionalInt ply;

    /** What kind of part it is. */
    public enum Kind {
        /** A character that the charset of the output does not have. */
        CHARACTER,
        /** A tag that cannot be read back as it is. */
        TAG,
        /** A move that the position before it does not have, so that nobody can tell what it moves or takes. */
        MOVE,
        /** A start from which no game can be played. */
        START,
        /** Something for which the format has no place; only strict writing refuses it. */
        NO_PLACE,
        /** A game that a reader would take for a part of the game before it. */
        BORDER
    }

    private UnwritableException(Kind kind, String message, String text, Optional<String> tag, OptionalInt ply) {
        super(message);
        this.kind = kind;
        this.text = text;
        this.tag = tag;
        this.ply = ply;
    }

    /**
     * The exception about a tag, or about something in its value.
     *
     * @param kind what is wrong
     * @param name the name of the tag
     * @param text the part that cannot be written
     * @param why what is wrong, in a few words
     * @return the exception
     */
    static UnwritableException inTag(Kind kind, String name, String text, String why) {
        String message = "tag " + name + ": " + why + ": \"" + Findings.shortened(text) + "\"";
        return new UnwritableException(kind, message, text, Optional.of(name), OptionalInt.empty());
    }

    /**
     * The exception about a ply, or about something that is said of it.
     *
     * @param kind what is wrong
     * @param ply the ply; 0 for what stands before the first
     * @param text the part that cannot be written
     * @param why what is wrong, in a few words
     * @return the exception
     */
    static UnwritableException atPly(Kind kind, int ply, String text, String why) {
        String message = "ply " + ply + ": " + why + ": \"" + Findings.shortened(text) + "\"";
        return new UnwritableException(kind, message, text, Optional.empty(), OptionalInt.of(ply));
    }

    /**
     * The exception about a game as a whole.
     *
     * @param kind what is wrong
     * @param text the part that cannot be written
     * @param why what is wrong, in a few words
     * @return the exception
     */
    static UnwritableException ofGame(Kind kind, String text, String why) {
        String message = why + ": \"" + Findings.shortened(text) + "\"";
        return new UnwritableException(kind, message, text, Optional.empty(), OptionalInt.empty());
    }

    /**
     * What kind of part it is.
     *
     * @return one of a few kinds
     */
    public Kind kind() {
        return kind;
    }

    /**
     * The part that cannot be written.
     *
     * @return a character, a value, a move or a few words
     */
    public String text() {
        return text;
    }

    /**
     * The tag that it belongs to.
     *
     * @return the name of the tag, or empty if it belongs to a ply or to the game as a whole
     */
    public Optional<String> tag() {
        return tag;
    }

    /**
     * The ply of the main line that it belongs to.
     *
     * @return the ply, 0 for what stands before the first; empty if it belongs to a tag or to the game as a whole
     */
    public OptionalInt ply() {
        return ply;
    }
}
