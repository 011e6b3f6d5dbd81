package org.janggi.notation;

import java.util.Optional;
import java.util.Set;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Choices;
import org.janggi.core.IllegalMoveException;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.Refusal;
import org.janggi.core.Square;

/** What all notations share: the question whether a move is permitted, and the words for a pass. */
abstract class BoardMoves implements MoveNotation {
    private static final Set<String> PASSES = Set.of("--", "0000", "@@@@", "pass", GibMove.PASS_WORD);

    private final String id;

    BoardMoves(String id) {
        this.id = id;
    }

    @Override
    public final String id() {
        return id;
    }

    @Override
    public final String format(Position position, Move move) {
        Optional<Refusal> refusal = position.refusal(move);
        if (refusal.isPresent()) {
            throw new IllegalMoveException(position, move, refusal.get());
        }
        return move.isPass() ? pass(position) : step(position, move);
    }

    @Override
    public final Move parse(Choices choices, String text) {
        Move move = PASSES.contains(text) ? Move.PASS : read(choices, text);
        Optional<Refusal> refusal = choices.refusal(move);
        if (refusal.isPresent()) {
            throw NotationException.notPermitted(text, choices.position(), move, refusal.get());
        }
        return move;
    }

    /** Writes a permitted step. */
    abstract String step(Position position, Move move);

    /** Writes a permitted pass. */
    abstract String pass(Position position);

    /**
     * Reads a text that is no word for a pass.
     *
     * @return the move that it tells, permitted or not
     * @throws NotationException if it tells none, or several
     */
    abstract Move read(Choices choices, String text);

    /** The move between two squares, null for one square twice; only the own general stands still, which is a pass. */
    static @Nullable Move between(Position position, Square from, Square to) {
        if (from != to) {
            return Move.of(from, to);
        }
        return position.general(position.turn()).equals(Optional.of(from)) ? Move.PASS : null;
    }

    /** Where the general of the side to move stands. A side without one is permitted nothing. */
    static Square ownGeneral(Position position) {
        return position.general(position.turn()).orElseThrow();
    }

    @Override
    public final String toString() {
        return id;
    }
}
