package org.janggi.notation;

/**
 * How much a reader takes of anything that could be endless in a hostile input. Whatever exceeds a limit gets a
 * diagnostic and is skipped; the memory that a reader needs is bounded by the limits, whatever the size of the input.
 * For comparison, real files have lines of 130 characters, comments of 332, tags of 67, and games of 432 plies.
 *
 * @param lineBytes bytes in a line
 * @param comment characters in a comment
 * @param tag characters in the value of a tag
 * @param tags tags in a game
 * @param token characters in a word among the moves
 * @param plies plies in a game, those of variations included
 * @param game characters in a game with everything that belongs to it
 * @param diagnostics diagnostics about a game
 * @param nesting variations within variations within a game
 */
public record Limits(
        int lineBytes, int comment, int tag, int tags, int token, int plies, int game, int diagnostics, int nesting) {
    /** Far more than any real record needs. */
    public static final Limits STANDARD =
            new Limits(1 << 18, 1 << 16, 1 << 12, 1_000, 100, 10_000, 1 << 20, 1_000, 100);

    /**
     * Limits of one's own.
     *
     * @param lineBytes bytes in a line
     * @param comment characters in a comment
     * @param tag characters in the value of a tag
     * @param tags tags in a game
     * @param token characters in a word among the moves
     * @param plies plies in a game
     * @param game characters in a game
     * @param diagnostics diagnostics about a game
     * @param nesting variations within variations
     */
    public Limits {
        for (int limit : new int[] {lineBytes, comment, tag, tags, token, plies, game, diagnostics, nesting}) {
            if (limit < 1) {
                throw new IllegalArgumentException("a limit is 1 or more, found " + limit);
            }
        }
    }

    /**
     * Limits of one's own, with the standard one for variations within variations.
     *
     * @param lineBytes bytes in a line
     * @param comment characters in a comment
     * @param tag characters in the value of a tag
     * @param tags tags in a game
     * @param token characters in a word among the moves
     * @param plies plies in a game
     * @param game characters in a game
     * @param diagnostics diagnostics about a game
     */
    public Limits(int lineBytes, int comment, int tag, int tags, int token, int plies, int game, int diagnostics) {
        this(lineBytes, comment, tag, tags, token, plies, game, diagnostics, STANDARD.nesting);
    }

    /**
     * These limits with another one for variations.
     *
     * @param most variations within variations within a game
     * @return the changed limits
     */
    public Limits withNesting(int most) {
        return new Limits(lineBytes, comment, tag, tags, token, plies, game, diagnostics, most);
    }
}
