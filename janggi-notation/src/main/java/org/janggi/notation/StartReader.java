package org.janggi.notation;

import java.util.Optional;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.InvalidPositionException;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.core.Setup;
import org.janggi.core.Text;

/** Puts the pieces on the board before the first move of a game that is being read. */
final class StartReader {
    private final ReadOptions options;
    private final Findings findings;
    private final Header header;
    private @Nullable Start start;
    private @Nullable Position position;

    /** The tags of the game, as far as they are about its start. */
    interface Header {
        /** Where the game starts by its tags, or null. Says what is wrong with them. */
        @Nullable
        Start start(RuleSet rules);

        /** The tags that would tell a start. */
        Text expected();

        /** A start of the rules' refusing. */
        void refuse(Line line, InvalidPositionException why);
    }

    StartReader(ReadOptions options, Findings findings, Header header) {
        this.options = options;
        this.findings = findings;
        this.header = header;
    }

    /** Where the game starts, or null if that is not known, or not yet. */
    @Nullable
    Start start() {
        return start;
    }

    /** The position at the start, or null before the first move. */
    @Nullable
    Position position() {
        return position;
    }

    /** The position before the first move, which stands at a place; null if there is none, which was told then. */
    @Nullable
    Position begin(Line line, int column) {
        RuleSet rules = options.rules().orElse(MovementRules.INSTANCE);
        int before = findings.count(DiagnosticCode.BAD_SETUP);
        start = header.start(rules);
        if (start == null && before == findings.count(DiagnosticCode.BAD_SETUP)) {
            Optional<Setup> supplied = options.defaultStart();
            start = supplied.map(setup -> Start.of(setup, Start.Kind.SUPPLIED)).orElse(null);
            DiagnosticCode code = start == null ? DiagnosticCode.MISSING_SETUP : DiagnosticCode.SUPPLIED_SETUP;
            findings.add(code, line, column, "", header.expected(), "");
        }
        Start known = start;
        if (known == null) {
            return null;
        }
        try {
            Optional<RuleSet> given = options.rules();
            position = given.isEmpty() ? MovementRules.position(known) : Position.of(given.get(), known.setup());
        } catch (InvalidPositionException e) {
            header.refuse(line, e);
        }
        return position;
    }
}
