package org.janggi.notation;

import java.util.Objects;
import java.util.Optional;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.RuleSet;

/**
 * How to write records in PGN. Immutable; {@code with...} methods give changed copies.
 *
 * <p>Lenient writing keeps what PGN has no place for in private tags, which {@link PgnReader} understands and other
 * programs show or ignore; strict writing refuses it with an {@link UnwritableException}.
 */
public final class PgnWriteOptions {
    private static final PgnWriteOptions LENIENT = new PgnWriteOptions(false, PgnDialect.STANDARD, null);
    private static final PgnWriteOptions STRICT = new PgnWriteOptions(true, PgnDialect.STANDARD, null);

    private final boolean strict;
    private final PgnDialect dialect;
    private final @Nullable RuleSet rules;

    private PgnWriteOptions(boolean strict, PgnDialect dialect, @Nullable RuleSet rules) {
        this.strict = strict;
        this.dialect = dialect;
        this.rules = rules;
    }

    /**
     * Keeps everything, in private tags where PGN has no place for it.
     *
     * @return the usual options
     */
    public static PgnWriteOptions lenient() {
        return LENIENT;
    }

    /**
     * Refuses what PGN has no place for, and writes no private tags. Tags that PGN has under another name, those about the
     * start and the tags that every game must have are written as PGN wants them.
     *
     * @return options under which every file can be read in full by other programs
     */
    public static PgnWriteOptions strict() {
        return STRICT;
    }

    /**
     * These options with another dialect.
     *
     * @param whose for which programs to write
     * @return the changed options
     * @throws IllegalArgumentException for {@link PgnDialect#STUDY}, which is only read
     */
    public PgnWriteOptions withDialect(PgnDialect whose) {
        if (whose == PgnDialect.STUDY) {
            throw new IllegalArgumentException("PGN of the dialect " + whose.id() + " is read, but not written");
        }
        return new PgnWriteOptions(strict, whose, rules);
    }

    /**
     * These options with a rule set for the powers of the pieces, as needed where pieces promote or a start has state. Its
     * endings and what it forbids beyond the powers are not enforced.
     *
     * @param movement a rule set; without one, pieces move as in all of janggi and none promotes
     * @return the changed options
     */
    public PgnWriteOptions withRules(RuleSet movement) {
        return new PgnWriteOptions(strict, dialect, Objects.requireNonNull(movement, "movement"));
    }

    /**
     * Whether what PGN has no place for is refused.
     *
     * @return false if it is kept in private tags
     */
    public boolean isStrict() {
        return strict;
    }

    /**
     * For which programs to write.
     *
     * @return the dialect
     */
    public PgnDialect dialect() {
        return dialect;
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
