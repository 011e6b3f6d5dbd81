package org.janggi.notation;

import java.util.Objects;
import java.util.Optional;
import org.janggi.core.Formation;
import org.janggi.core.Setup;

/**
 * Where a recorded game starts, and how the record says so.
 *
 * @param setup the pieces, the side to move, state and counters
 * @param kind how the record gives it
 * @param cho Cho's arrangement, where the record names it
 * @param han Han's arrangement, where the record names it
 */
public record Start(Setup setup, Kind kind, Optional<Formation> cho, Optional<Formation> han) {
    /** How a record gives the start. */
    public enum Kind {
        /** By the arrangements of both sides. */
        FORMATIONS,
        /** By a board of the format's own, as in a handicap game. */
        BOARD,
        /** By a FEN. */
        FEN,
        /** Not at all: whoever read the record supplied it. */
        SUPPLIED
    }

    /**
     * A start.
     *
     * @param setup the pieces, the side to move, state and counters
     * @param kind how the record gives it
     * @param cho Cho's arrangement, or empty
     * @param han Han's arrangement, or empty
     */
    public Start {
        Objects.requireNonNull(setup, "setup");
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(cho, "cho");
        Objects.requireNonNull(han, "han");
        if (kind == Kind.FORMATIONS && (cho.isEmpty() || han.isEmpty())) {
            throw new IllegalArgumentException("a start by arrangements names both");
        }
    }

    /**
     * One of the 16 usual starts.
     *
     * @param cho Cho's arrangement
     * @param han Han's arrangement
     * @return the start, Cho to move
     */
    public static Start of(Formation cho, Formation han) {
        return new Start(Setup.start(cho, han), Kind.FORMATIONS, Optional.of(cho), Optional.of(han));
    }

    /**
     * Any other start.
     *
     * @param setup the pieces, the side to move, state and counters
     * @param kind how the record gives it, not {@link Kind#FORMATIONS}
     * @return the start
     */
    public static Start of(Setup setup, Kind kind) {
        return new Start(setup, kind, Optional.empty(), Optional.empty());
    }
}
