package org.janggi.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.checkerframework.checker.nullness.qual.Nullable;

/**
 * A game: a start, the moves played, and what the referee did. It adds to its {@link Position} what depends on history:
 * moves that repetition refuses, and ends by repetition, by move limits and by the referee.
 *
 * <p><b>Equality.</b> Two games are equal only when they are the same object; compare positions, moves and events.
 *
 * <p><b>Thread safety.</b> Immutable; branches share what they have in common.
 *
 * <p><b>Cost.</b> {@link #play} makes a position, one link of the history and the game itself, about 320 bytes; a
 * game keeps the list of its moves once asked for, and a move from it is played without being judged again.
 */
public final class Game implements Choices {
    /** Stands for a game that goes on. */
    private static final Outcome NONE = Outcome.draw("none");

    private final History history;
    private final List<Event> events;
    private final @Nullable Outcome refereed;
    /** The outcome once it was asked for, or {@link #NONE}. */
    private @Nullable Outcome judged;
    /** The permitted moves once they were asked for. */
    private @Nullable List<Move> listed;

    private Game(History history, List<Event> events, @Nullable Outcome refereed) {
        this.history = history;
        this.events = events;
        this.refereed = refereed;
    }

    /**
     * A game that has not begun.
     *
     * @param position the first position
     * @return a game of no plies
     */
    public static Game of(Position position) {
        return new Game(History.of(Objects.requireNonNull(position, "position")), List.of(), null);
    }

    /**
     * A game from a start of a rule set.
     *
     * @param rules the rule set
     * @param cho Cho's arrangement of horses and elephants
     * @param han Han's arrangement
     * @return a game of no plies
     */
    public static Game start(RuleSet rules, Formation cho, Formation han) {
        return of(rules.start(cho, han));
    }

    @Override
    public Position position() {
        return history.position();
    }

    /**
     * The plies played.
     *
     * @return the history
     */
    public History history() {
        return history;
    }

    /**
     * What the referee and the players did beside the moves.
     *
     * @return the events in the order in which they happened
     */
    public List<Event> events() {
        return events;
    }

    /**
     * The rules of this game.
     *
     * @return the rule set
     */
    public RuleSet rules() {
        return position().rules();
    }

    /**
     * The side to move.
     *
     * @return Cho or Han
     */
    public Side turn() {
        return position().turn();
    }

    @Override
    @SuppressWarnings("ReferenceEquality") // NONE is a mark, no outcome
    public Optional<Outcome> outcome() {
        Outcome known = judged;
        if (known == null) {
            known = refereed != null ? refereed : judge().orElse(NONE);
            judged = known;
        }
        return known == NONE ? Optional.empty() : Optional.of(known);
    }

    private Optional<Outcome> judge() {
        Optional<Outcome> ended = rules().ended(position());
        if (ended.isEmpty()) {
            ended = rules().endedByHistory(history);
        }
        return ended.isPresent() ? ended : rules().stuck(remaining());
    }

    private Remaining remaining() {
        return rules().historyMatters(history) ? new AfterHistory() : position().remaining();
    }

    /** What history leaves of the moves of the position. */
    private final class AfterHistory implements Remaining {
        @Override
        public Position position() {
            return history.position();
        }

        @Override
        public boolean hasSafeMove() {
            for (Move move : position().unfinishedSafeMoves()) {
                if (barred(move).isEmpty()) {
                    return true;
                }
            }
            return !unfinishedSafeMoves().isEmpty();
        }

        @Override
        public boolean hasLegalMove() {
            return position().unfinishedMoves().stream()
                    .anyMatch(move -> barred(move).isEmpty());
        }

        @Override
        public boolean hasLegalStep() {
            return position().unfinishedMoves().stream()
                    .anyMatch(move -> !move.isPass() && barred(move).isEmpty());
        }
    }

    @Override
    public List<Move> legalMoves() {
        List<Move> known = listed;
        if (known == null) {
            known = outcome().isPresent() ? List.of() : unfinishedMoves();
            listed = known;
        }
        return known;
    }

    @Override
    public List<Move> safeMoves() {
        return outcome().isPresent() ? List.of() : unfinishedSafeMoves();
    }

    private List<Move> unfinishedMoves() {
        List<Move> moves = position().unfinishedMoves();
        if (rules().historyMatters(history)) {
            for (Move move : moves) {
                if (barred(move).isPresent()) {
                    return moves.stream()
                            .filter(other -> barred(other).isEmpty())
                            .toList();
                }
            }
        }
        return moves;
    }

    private List<Move> unfinishedSafeMoves() {
        List<Move> safe = position().unfinishedSafeMoves();
        if (!rules().historyMatters(history)) {
            return safe;
        }
        return unfinishedMoves().stream()
                .filter(move -> safe.contains(move) || endsByHistory(move))
                .toList();
    }

    private boolean endsByHistory(Move move) {
        return rules().endedByHistory(history.then(move, position().after(move)))
                .isPresent();
    }

    private Optional<Refusal> barred(Move move) {
        boolean takesGeneral = !move.isPass() && position().isCapture(move) && kindOn(move.to()) == PieceKind.GENERAL;
        return takesGeneral ? Optional.empty() : rules().barred(history, move);
    }

    private @Nullable PieceKind kindOn(Square square) {
        return position().pieceAt(square).map(Piece::kind).orElse(null);
    }

    @Override
    public Optional<Refusal> refusal(Move move) {
        Optional<Outcome> end = outcome();
        return end.isPresent() ? end.map(Refusal::over) : unfinishedRefusal(move);
    }

    /** Why a move would be refused in a game that goes on. */
    Optional<Refusal> unfinishedRefusal(Move move) {
        Optional<Refusal> byPosition = position().unfinishedRefusal(move);
        return byPosition.isPresent() || !rules().historyMatters(history) ? byPosition : barred(move);
    }

    /**
     * The game after a move.
     *
     * @param move a permitted move
     * @return the longer game
     * @throws IllegalMoveException if the move is not permitted, by the position, by the history, or because the game
     *     is over
     */
    public Game play(Move move) {
        List<Move> known = listed;
        if (known == null || !known.contains(move)) {
            Optional<Refusal> refusal = refusal(move);
            if (refusal.isPresent()) {
                throw new IllegalMoveException(position(), move, refusal.get());
            }
        }
        return force(move);
    }

    /** The game after a move that the powers of the pieces give, permitted or not. */
    Game force(Move move) {
        return new Game(history.then(move, position().after(move)), events, null);
    }

    /** The game gone on with after an end that a rule set sees, with arrivals counted anew. */
    Game reopened() {
        return new Game(history.renewed(Replay.reopened(position()), true), events, null);
    }

    /**
     * The game as it was after some plies, with the events up to then.
     *
     * @param ply how many plies to keep, 0 to the number played
     * @return the shorter game, from which another branch may be played; this game if no ply is taken back
     * @throws IllegalArgumentException if there were not that many plies
     */
    public Game at(int ply) {
        if (ply == history.ply()) {
            return this;
        }
        History shorter = history.at(ply);
        return new Game(
                shorter, events.stream().filter(event -> event.ply() <= ply).toList(), null);
    }

    /**
     * The game without its last ply.
     *
     * @return the shorter game
     * @throws IllegalArgumentException at the start
     */
    public Game undo() {
        return at(history.ply() - 1);
    }

    /**
     * The game with an event beside the moves, which may end it.
     *
     * @param type what happened, see {@link Event}
     * @param attributes facts about it
     * @return the game with the event, over if the rule set says so
     * @throws IllegalStateException if the game is over already
     * @throws IllegalArgumentException if the rule set needs an attribute that is missing
     */
    public Game record(String type, Map<String, String> attributes) {
        Optional<Outcome> end = outcome();
        if (end.isPresent()) {
            throw new IllegalStateException("nothing happens after the end of the game: " + end.get());
        }
        Event event = new Event(history.ply(), type, attributes);
        List<Event> longer = new ArrayList<>(events);
        longer.add(event);
        Game game = new Game(history, List.copyOf(longer), null);
        long state = rules().stateAfter(game, event);
        Optional<Outcome> ruling = rules().endedByEvent(game, event);
        History seen = state == position().state()
                ? history
                : history.renewed(position().withState(state), false);
        return new Game(seen, game.events, ruling.orElse(null));
    }

    /**
     * The end that may be asked for now, without which play goes on.
     *
     * @return the outcome that the rule set offers, or empty; always empty once the game is over
     */
    public Optional<Outcome> claimable() {
        return outcome().isPresent() ? Optional.empty() : rules().claimable(history);
    }

    /** The start and the moves, as in {@code FEN moves a1a2 pass ...}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(history.at(0).position().toString());
        String separator = " moves ";
        for (Move move : history.moves()) {
            text.append(separator).append(move);
            separator = " ";
        }
        return text.toString();
    }
}
