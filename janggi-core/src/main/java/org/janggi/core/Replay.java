package org.janggi.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A recorded game carried on whatever the rule set says: a move that the powers of the pieces give is played, and what
 * the rule set would have refused or ended becomes a {@link Finding}. {@link Game#play} never does that.
 *
 * <p>Immutable, apart from sharing. Where the rule set sees an end, play goes on from the same board, with the state of
 * a position set up there.
 */
public final class Replay {
    private final Game game;
    private final List<Finding> findings;

    private Replay(Game game, List<Finding> findings) {
        this.game = game;
        this.findings = findings;
    }

    /**
     * What the rule set would have refused or ended.
     *
     * @param ply the ply it is about: 1 for the first move; 0 for an end at the start
     * @param refusal why the move of this ply is not permitted, or empty
     * @param outcome how the game was over after this ply although it went on, or empty
     */
    public record Finding(int ply, Optional<Refusal> refusal, Optional<Outcome> outcome) {
        /** One line. */
        @Override
        public String toString() {
            return "ply " + ply + ": "
                    + refusal.map(Refusal::toString)
                            .or(() -> outcome.map(end -> end + ", but play goes on"))
                            .orElse("");
        }
    }

    /**
     * A replay of no plies.
     *
     * @param start the first position
     * @return the replay
     */
    public static Replay of(Position start) {
        return new Replay(Game.of(start), List.of());
    }

    /**
     * The position after a recorded move, whatever the rule set refuses or ends: what a replay reaches, without history
     * and findings. Where the state says that the game is over, play goes on from the same board without that.
     *
     * @param position any position
     * @param move a move that the powers of the pieces give, the pass, or an acceptance of a bikjang that is permitted
     * @return a new position of the same rule set
     * @throws IllegalMoveException if it is none of them, or a general is off the board
     */
    public static Position after(Position position, Move move) {
        Optional<Refusal> impossible = impossible(position, move);
        if (impossible.isPresent()) {
            throw new IllegalMoveException(position, move, impossible.get());
        }
        return reopened(position).after(move);
    }

    /** Why a move cannot stand in a record: neither the powers of the pieces nor the rule set give it. */
    private static Optional<Refusal> impossible(Position position, Move move) {
        Optional<Refusal> byPower = position.powerRefusal(move);
        return byPower.isPresent() && position.permits(move) ? Optional.empty() : byPower;
    }

    /** The same position without an end that its state tells. */
    static Position reopened(Position position) {
        long open = position.rules().layout().withoutEnd(position.state());
        return open == position.state() ? position : position.withState(open);
    }

    /**
     * The replay with one more recorded move.
     *
     * @param move a move that the powers of the pieces give, the pass, or an acceptance of a bikjang that the position
     *     permits
     * @return the longer replay
     * @throws IllegalMoveException if it is none of them, or a general is off the board
     */
    public Replay play(Move move) {
        if (game.permits(move)) {
            return new Replay(game.force(move), findings);
        }
        Optional<Refusal> impossible = impossible(game.position(), move);
        if (impossible.isPresent()) {
            throw new IllegalMoveException(game.position(), move, impossible.get());
        }
        List<Finding> more = new ArrayList<>(findings);
        Game open = game;
        if (game.isOver()) {
            more.add(new Finding(game.history().ply(), Optional.empty(), game.outcome()));
            open = game.reopened();
        }
        Optional<Refusal> unfinished = open.unfinishedRefusal(move);
        if (unfinished.isPresent()) {
            more.add(new Finding(game.history().ply() + 1, unfinished, Optional.empty()));
        }
        return new Replay(open.force(move), List.copyOf(more));
    }

    /**
     * The position reached.
     *
     * @return the last position
     */
    public Position position() {
        return game.position();
    }

    /**
     * How the rule set sees the end of the record.
     *
     * @return the outcome of the last position, or empty while the game could go on
     */
    public Optional<Outcome> outcome() {
        return game.outcome();
    }

    /**
     * What the rule set would have refused or ended before.
     *
     * @return the findings in the order of the plies
     */
    public List<Finding> findings() {
        return findings;
    }

    /**
     * The plies replayed, with arrivals counted from the last end that was passed over.
     *
     * @return the history
     */
    public History history() {
        return game.history();
    }
}
