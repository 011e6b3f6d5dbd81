package org.janggi.notation;

import java.util.Objects;
import java.util.Optional;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.RuleSet;

/**
 * How to write records in GIB. Immutable; {@code with...} methods give changed copies.
 *
 * <p>Lenient writing keeps what GIB has no place for in private tags, which {@link GibReader} understands and other
 * programs show or ignore; strict writing refuses it with an {@link UnwritableException}.
 */
public final class GibWriteOptions {
    private static final GibWriteOptions LENIENT = new GibWriteOptions(false, false, null, null);
    private static final GibWriteOptions STRICT = new GibWriteOptions(true, false, null, null);

    private final boolean strict;
    private final boolean rewriting;
    private final @Nullable GibStyle style;
    private final @Nullable RuleSet rules;

    private GibWriteOptions(boolean strict, boolean rewriting, @Nullable GibStyle style, @Nullable RuleSet rules) {
        this.strict = strict;
        this.rewriting = rewriting;
        this.style = style;
        this.rules = rules;
    }

    /**
     * Keeps everything, in private tags where GIB has no place for it.
     *
     * @return the usual options
     */
    public static GibWriteOptions lenient() {
        return LENIENT;
    }

    /**
     * Refuses what GIB has no place for.
     *
     * @return options under which every file can be read in full by other programs
     */
    public static GibWriteOptions strict() {
        return STRICT;
    }

    /**
     * These options with a style for all games. Without it a game that was read keeps the style it had, and all others
     * are written in {@link GibStyle#USUAL}; games with the tag {@code [기보형식 "구좌표"]} keep the old coordinates.
     *
     * @param wanted the style; with the old coordinates, games get that tag, and without them they lose it
     * @return the changed options, under which every game is written anew
     * @throws IllegalArgumentException if the style has algebraic coordinates, which are only read, or ends lines with
     *     anything but a line feed, a carriage return or both
     */
    public GibWriteOptions withStyle(GibStyle wanted) {
        if (wanted.coordinates() == GibStyle.Coordinates.ALGEBRAIC) {
            throw new IllegalArgumentException("GIB with algebraic coordinates is read, but not written");
        }
        String eol = wanted.eol();
        if (!eol.equals("\n") && !eol.equals("\r\n") && !eol.equals("\r")) {
            throw new IllegalArgumentException("no end of a line: \"" + eol + "\"");
        }
        return new GibWriteOptions(strict, rewriting, wanted, rules);
    }

    /**
     * These options with a rule set for the powers of the pieces, as needed where pieces promote or a start has state. Its
     * endings and what it forbids beyond the powers are not enforced.
     *
     * @param movement a rule set; without one, pieces move as in all of janggi and none promotes
     * @return the changed options
     */
    public GibWriteOptions withRules(RuleSet movement) {
        return new GibWriteOptions(strict, rewriting, style, Objects.requireNonNull(movement, "movement"));
    }

    /**
     * These options without copies: a game that was read and not changed is written anew like any other.
     *
     * @return the changed options
     */
    public GibWriteOptions rewriting() {
        return new GibWriteOptions(strict, true, style, rules);
    }

    /**
     * Whether what GIB has no place for is refused.
     *
     * @return false if it is kept in private tags
     */
    public boolean isStrict() {
        return strict;
    }

    /**
     * Whether unchanged games are written anew.
     *
     * @return false if they are copied
     */
    public boolean isRewriting() {
        return rewriting || style != null;
    }

    /**
     * The style of all games.
     *
     * @return the style, or empty if each game has its own
     */
    public Optional<GibStyle> style() {
        return Optional.ofNullable(style);
    }

    /**
     * The rule set for the powers of the pieces.
     *
     * @return the rule set, or empty for movement alone
     */
    public Optional<RuleSet> rules() {
        return Optional.ofNullable(rules);
    }
}
