package org.janggi.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.checkerframework.checker.nullness.qual.Nullable;

/**
 * A game: a start, the moves played, and what the referee did. It adds to its {@link Position} what depends on history:
 * moves that repetition refuses, and ends by repetition, by move limits and by the referee.
 *
 * <p>Immutable; branches share what they have in common. Two games are equal when they are the same object.
 *
 * <p>Cost: {@link #play} makes a position, one link of the history and the game itself, about 320 bytes.
 */
public final class Game implements Choices {
    private final History history;
    private final List<Event> events;
    private final @Nullable Outcome refereed;
    private @Nullable Optional<Outcome> outcome;

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
        return new Game(History.of(position), List.of(), null);
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
    public Optional<Outcome> outcome() {
        Optional<Outcome> known = outcome;
        if (known == null) {
            known = refereed != null ? Optional.of(refereed) : judge();
            outcome = known;
        }
        return known;
    }

    private Optional<Outcome> judge() {
        Optional<Outcome> ended = rules().ended(position());
        if (ended.isEmpty()) {
            ended = rules().ended(history);
        }
        return ended.isPresent() ? ended : rules().stuck(this);
    }

    @Override
    public List<Move> legalMoves() {
        return outcome().isPresent() ? List.of() : notBarred(position().unfinishedMoves());
    }

    @Override
    public List<Move> safeMoves() {
        return outcome().isPresent() ? List.of() : unfinishedSafeMoves();
    }

    @Override
    public boolean hasLegalMove() {
        return rules().historyMatters(history)
                ? !notBarred(position().unfinishedMoves()).isEmpty()
                : position().hasLegalMove();
    }

    @Override
    public boolean hasSafeMove() {
        return rules().historyMatters(history)
                ? !unfinishedSafeMoves().isEmpty()
                : position().hasSafeMove();
    }

    private List<Move> notBarred(List<Move> moves) {
        return rules().historyMatters(history)
                ? moves.stream().filter(move -> barred(move).isEmpty()).toList()
                : moves;
    }

    private List<Move> unfinishedSafeMoves() {
        List<Move> safe = position().unfinishedSafeMoves();
        if (!rules().historyMatters(history)) {
            return safe;
        }
        return notBarred(position().unfinishedMoves().stream()
                .filter(move -> safe.contains(move) || endsByHistory(move))
                .toList());
    }

    private boolean endsByHistory(Move move) {
        return rules().ended(history.then(move, position().after(move))).isPresent();
    }

    private Optional<Refusal> barred(Move move) {
        boolean takesGeneral = !move.isPass()
                && position().squares(turn().opponent(), PieceKind.GENERAL).contains(move.to());
        return takesGeneral ? Optional.empty() : rules().barred(history, move);
    }

    @Override
    public boolean permits(Move move) {
        return outcome().isEmpty()
                && position().permits(move)
                && (!rules().historyMatters(history) || barred(move).isEmpty());
    }

    @Override
    public Optional<Refusal> refusal(Move move) {
        if (outcome().isPresent()) {
            return Optional.of(over(outcome().get()));
        }
        Optional<Refusal> byPosition = position().refusal(move);
        return byPosition.isPresent() || !rules().historyMatters(history) ? byPosition : barred(move);
    }

    /** The reason that refuses every move once a game is over. */
    static Refusal over(Outcome outcome) {
        return new Refusal(
                outcome.clause(),
                new Text(
                        "the game is over by " + outcome.ending().text().english(),
                        "대국이 끝났습니다: " + outcome.ending().text().korean()));
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
        if (!permits(move)) {
            throw new IllegalMoveException(position(), move, refusal(move).orElseThrow());
        }
        return force(move);
    }

    /** The game after a move that the powers of the pieces give, permitted or not. */
    Game force(Move move) {
        return new Game(history.then(move, position().after(move)), events, null);
    }

    /**
     * The game as it was some plies ago, with the events up to then.
     *
     * @param ply how many plies to keep, 0 to the number played
     * @return the shorter game, from which another branch may be played
     * @throws IllegalArgumentException if there were not that many plies
     */
    public Game at(int ply) {
        List<Event> kept = events.stream().filter(event -> event.ply() < ply || ply == event.ply() && ply == 0).toList();
        return new Game(history.at(ply), kept, null);
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
     */
    public Game with(String type, Map<String, String> attributes) {
        outcome().ifPresent(end -> {
            throw new IllegalStateException("the game is over: " + end);
        });
        Event event = new Event(history.ply(), type, attributes);
        List<Event> longer = new ArrayList<>(events);
        longer.add(event);
        Game game = new Game(history, List.copyOf(longer), null);
        return rules().judge(game, event)
                .map(end -> new Game(history, game.events, end))
                .orElse(game);
    }

    /** The start and the moves, as in {@code FEN moves a1a2 ...}. */
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
