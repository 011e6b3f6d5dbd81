package org.janggi.notation;

import java.nio.charset.Charset;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.RuleSet;
import org.janggi.core.Setup;

/**
 * How to read records: how severe to be, and with what help. Immutable; {@code with...} methods give changed copies.
 *
 * <p>Lenient reading repairs what can be repaired and warns. Strict reading looks at the same things and calls most of
 * them errors; it keeps as much of the record as lenient reading. Every check can be made an error, a warning or a note,
 * or switched off, by its code.
 */
public final class ReadOptions {
    private static final ReadOptions LENIENT =
            new ReadOptions(new EnumMap<>(DiagnosticCode.class), null, null, null, Limits.STANDARD, true);

    // Codes of the severity that differs from the lenient one; empty: the check is switched off.
    private final Map<DiagnosticCode, Optional<Severity>> severities;
    private final @Nullable Charset charset;
    private final @Nullable Setup defaultStart;
    private final @Nullable RuleSet rules;
    private final Limits limits;
    private final boolean keepsSource;

    private ReadOptions(
            Map<DiagnosticCode, Optional<Severity>> severities,
            @Nullable Charset charset,
            @Nullable Setup defaultStart,
            @Nullable RuleSet rules,
            Limits limits,
            boolean keepsSource) {
        this.severities = severities;
        this.charset = charset;
        this.defaultStart = defaultStart;
        this.rules = rules;
        this.limits = limits;
        this.keepsSource = keepsSource;
    }

    /**
     * Repairs and warns; an error is only what costs a part of a record.
     *
     * @return the usual options
     */
    public static ReadOptions lenient() {
        return LENIENT;
    }

    /**
     * Calls everything an error that is not as the grammar and the board want it.
     *
     * @return options in which every code has its strict severity
     */
    public static ReadOptions strict() {
        Map<DiagnosticCode, Optional<Severity>> severities = new EnumMap<>(DiagnosticCode.class);
        for (DiagnosticCode code : DiagnosticCode.values()) {
            severities.put(code, Optional.of(code.strict()));
        }
        return new ReadOptions(severities, null, null, null, Limits.STANDARD, true);
    }

    private ReadOptions with(DiagnosticCode code, Optional<Severity> severity) {
        Map<DiagnosticCode, Optional<Severity>> changed = new EnumMap<>(DiagnosticCode.class);
        changed.putAll(severities);
        changed.put(code, severity);
        return new ReadOptions(changed, charset, defaultStart, rules, limits, keepsSource);
    }

    /**
     * These options with another severity of one check.
     *
     * @param code what the check is about
     * @param severity how bad it shall be
     * @return the changed options
     */
    public ReadOptions with(DiagnosticCode code, Severity severity) {
        return with(code, Optional.of(severity));
    }

    /**
     * These options without one check. What it would have said is not said; reading is the same otherwise.
     *
     * @param code what the check is about
     * @return the changed options
     */
    public ReadOptions without(DiagnosticCode code) {
        return with(code, Optional.empty());
    }

    /**
     * These options with a charset, so that none is guessed.
     *
     * @param named the charset of the input; it must map the line feed to one unit of 1, 2 or 4 bytes, as UTF-8, UTF-16,
     *     UTF-32, MS949 and all of their kind do
     * @return the changed options
     * @throws IllegalArgumentException if the charset writes a line feed otherwise
     */
    public ReadOptions withCharset(Charset named) {
        TextUnits.of(named);
        return new ReadOptions(severities, named, defaultStart, rules, limits, keepsSource);
    }

    /**
     * These options with a start for games whose record gives none. Such a game still gets a diagnostic, but is read.
     *
     * @param start the start to suppose
     * @return the changed options
     */
    public ReadOptions withDefaultStart(Setup start) {
        return new ReadOptions(severities, charset, start, rules, limits, keepsSource);
    }

    /**
     * These options with a rule set for the powers of the pieces, as needed where pieces promote. Its endings and what it
     * forbids beyond the powers are not enforced.
     *
     * @param movement a rule set; without one, pieces move as in all of janggi and none promotes
     * @return the changed options
     */
    public ReadOptions withRules(RuleSet movement) {
        return new ReadOptions(severities, charset, defaultStart, movement, limits, keepsSource);
    }

    /**
     * These options with other limits.
     *
     * @param most how much to take
     * @return the changed options
     */
    public ReadOptions withLimits(Limits most) {
        return new ReadOptions(severities, charset, defaultStart, rules, most, keepsSource);
    }

    /**
     * These options with or without the text of each game, which a loss-free copy needs.
     *
     * @param kept whether {@link ReadGame#source()} is wanted
     * @return the changed options
     */
    public ReadOptions withSource(boolean kept) {
        return new ReadOptions(severities, charset, defaultStart, rules, limits, kept);
    }

    /**
     * How bad a check is.
     *
     * @param code what the check is about
     * @return its severity, or empty if it is switched off
     */
    public Optional<Severity> severity(DiagnosticCode code) {
        Optional<Severity> changed = severities.get(code);
        return changed == null ? Optional.of(code.lenient()) : changed;
    }

    /**
     * The charset of the input.
     *
     * @return the charset, or empty if it is to be found out
     */
    public Optional<Charset> charset() {
        return Optional.ofNullable(charset);
    }

    /**
     * The start for games whose record gives none.
     *
     * @return the start, or empty if such games have no moves
     */
    public Optional<Setup> defaultStart() {
        return Optional.ofNullable(defaultStart);
    }

    /**
     * The rule set for the powers of the pieces.
     *
     * @return the rule set, or empty for movement alone
     */
    public Optional<RuleSet> rules() {
        return Optional.ofNullable(rules);
    }

    /**
     * How much is taken.
     *
     * @return the limits
     */
    public Limits limits() {
        return limits;
    }

    /**
     * Whether the text of each game is kept.
     *
     * @return true if {@link ReadGame#source()} is wanted
     */
    public boolean keepsSource() {
        return keepsSource;
    }
}
