package org.janggi.testkit.cli;

import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.InvalidPositionException;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import picocli.CommandLine.Option;

/** The options that say where play begins, of which one may be given. */
final class StartOption {
    @Option(names = "--fen", paramLabel = "FEN", required = true, description = "The position to begin with.")
    private @Nullable String fen;

    @Option(
            names = "--start",
            paramLabel = "X/Y",
            required = true,
            description = "Begins with a start: the set-ups of Cho and Han on files b, c, g and h, as in "
                    + "마상상마/상마마상 or HEEH/EHHE (H a horse, E an elephant). The default is " + GameText.DEFAULT_START
                    + ".")
    private @Nullable String start;

    /**
     * The first position under a rule set.
     *
     * @throws UsageException if what was given is none
     */
    Position position(RuleSet rules) {
        String given = fen;
        try {
            return given != null
                    ? GameText.position(given, rules)
                    : GameText.start(start == null ? GameText.DEFAULT_START : start, rules);
        } catch (InvalidPositionException e) {
            throw new UsageException("--fen: " + e.getMessage());
        } catch (IllegalArgumentException e) {
            throw new UsageException("--start: " + e.getMessage());
        }
    }
}
