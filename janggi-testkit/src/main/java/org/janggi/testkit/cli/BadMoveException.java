package org.janggi.testkit.cli;

import java.util.Optional;
import org.janggi.core.Clause;
import org.janggi.core.Refusal;
import org.janggi.notation.NotationException;

/** A word in a list of moves that cannot be played. The message is one line: where, what was expected, what was found. */
final class BadMoveException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String problem;
    private final transient Optional<Clause> clause;

    private BadMoveException(String problem, Optional<Clause> clause) {
        super(problem);
        this.problem = problem;
        this.clause = clause;
    }

    /**
     * An exception about a word.
     *
     * @param ply the ply that it was to be, from 1
     * @param reason what is wrong with it
     */
    static BadMoveException of(int ply, NotationException reason) {
        String problem = reason.refusal()
                .map(refusal -> "expected a permitted move, found \"" + reason.text() + "\": " + refusal)
                .orElse("" + reason.getMessage());
        return new BadMoveException(
                "ply " + ply + ": " + problem, reason.refusal().map(Refusal::clause));
    }

    /** The message, never null. */
    String problem() {
        return problem;
    }

    /** The clause that refuses it; empty if it is no move at all. */
    Optional<Clause> clause() {
        return clause;
    }
}
