package org.janggi.variants.contest;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Formation;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Outcome;
import org.janggi.core.Refusal;
import org.janggi.core.Side;
import org.janggi.core.Square;

/**
 * A match of two players by its terms and what has happened: the set-up stage (P3), lateness (P1), clocks (S31 to S33, D15,
 * P4), pieces touched and wrong moves (P5), connections lost (S34), warnings (P11), the end of the total time (K5, P13) and
 * the decisions of the referee (S35, S36, D16).
 *
 * <pre>{@code
 * Match match = Match.of(terms)
 *         .then(new MatchEvent.SetUp(Side.HAN, Formation.HEEH))
 *         .then(new MatchEvent.SetUp(Side.CHO, Formation.EHEH))
 *         .then(new MatchEvent.Start())
 *         .after(Duration.ofSeconds(12))
 *         .then(new MatchEvent.Play(Side.CHO, Move.parse("a4b4")));
 * }</pre>
 *
 * <p><b>Limits.</b> What may be used is used in full: a clock (S31, K4), a period of byoyomi (S31, D15) and the time to set
 * up (P3) are lost when more than the limit has been used, and at the limit they are not. What ends at a moment ends at it: the
 * total time is over (K5), one who has dropped out has not returned within the time (S34, D15), and the free time is used up
 * by lateness (P1) as soon as the limit is reached.
 *
 * <p><b>Equality.</b> By terms and events; equal matches agree in everything that can be asked.
 *
 * <p><b>Thread safety.</b> Immutable.
 *
 * <p><b>Cost.</b> An event costs what {@link Game#play} costs, and a copy of the list of events.
 */
public final class Match {
    private final List<MatchEvent> log;
    private final MatchState state;

    private Match(List<MatchEvent> log, MatchState state) {
        this.log = log;
        this.state = state;
    }

    /**
     * A match in which nothing has happened.
     *
     * @param terms what was agreed
     * @return the match, in its set-up stage, or ready to start from the position of the terms
     */
    public static Match of(MatchTerms terms) {
        return new Match(List.of(), new MatchState(Objects.requireNonNull(terms, "terms")));
    }

    /**
     * A match in which some events have happened.
     *
     * @param terms what was agreed
     * @param events what happened, in order
     * @return the match
     * @throws MatchRefusedException if an event cannot happen
     */
    public static Match replay(MatchTerms terms, List<MatchEvent> events) {
        Match match = of(terms);
        for (MatchEvent event : events) {
            match = match.then(event);
        }
        return match;
    }

    /**
     * The match after an event.
     *
     * @param event what happens
     * @return the longer match
     * @throws MatchRefusedException if it cannot happen; this match stays as it is
     */
    public Match then(MatchEvent event) {
        MatchState next = new MatchState(state);
        Refusal refusal = new Referee(next).judge(event);
        if (refusal != null) {
            throw new MatchRefusedException(this, event, refusal);
        }
        List<MatchEvent> longer = new ArrayList<>(log);
        longer.add(event);
        return new Match(List.copyOf(longer), next);
    }

    /**
     * The match after some time. When a limit is reached on the way, what follows from it has happened, and the rest of the
     * time counts for nothing.
     *
     * @param time how much time passes, zero to 365 days
     * @return the match after {@link MatchEvent.TimePasses}
     * @throws MatchRefusedException if the match is over
     */
    public Match after(Duration time) {
        return then(new MatchEvent.TimePasses(time));
    }

    /**
     * Why an event cannot happen.
     *
     * @param event any event
     * @return the clause and the reason, or empty if it can happen
     */
    public Optional<Refusal> refusal(MatchEvent event) {
        return Optional.ofNullable(new Referee(new MatchState(state)).judge(event));
    }

    /**
     * What was agreed.
     *
     * @return the terms
     */
    public MatchTerms terms() {
        return state.terms;
    }

    /**
     * What has happened.
     *
     * @return the events in order
     */
    public List<MatchEvent> log() {
        return log;
    }

    /**
     * How far the match has come.
     *
     * @return the stage
     */
    public Stage stage() {
        return state.stage;
    }

    /**
     * The set-up that a player chose (P3).
     *
     * @param side the player's side
     * @return its arrangement, or empty before it has chosen and where the match starts from a position
     */
    public Optional<Formation> formation(Side side) {
        return Optional.ofNullable(state.seat(side).formation);
    }

    /**
     * The game on the board. Losses by decision are recorded in it too, under the clause of the rule set.
     *
     * @return the game, or empty in the set-up stage and after a match that ended there
     */
    public Optional<Game> game() {
        return Optional.ofNullable(state.game);
    }

    /**
     * How the match ended.
     *
     * @return the winner and the ending, those of the game where there is one, with the closest clause, which is the same
     *     before there is a game; empty while the match goes on
     */
    public Optional<Outcome> outcome() {
        return Optional.ofNullable(state.outcome);
    }

    /**
     * Whether the match is over.
     *
     * @return true if there is an {@link #outcome()}
     */
    public boolean isOver() {
        return state.outcome != null;
    }

    /**
     * Who has to act: set up, move, or press the clock.
     *
     * @return the side, or empty where nobody is asked: before the start, at the end of the total time, and when the match is
     *     over
     */
    public Optional<Side> active() {
        return state.active();
    }

    /**
     * The clock of a player.
     *
     * @param side the player's side
     * @return what is left
     */
    public Clock clock(Side side) {
        return state.seat(side).clock;
    }

    /**
     * What is left of the total time (K5).
     *
     * @return zero or more, or empty where the terms give none and after the referee has closed it, in the position
     *     from which the match starts too
     */
    public Optional<Duration> totalLeft() {
        @Nullable Duration left = state.totalLeft;
        return Optional.ofNullable(left);
    }

    /**
     * How long a player who has dropped out may still be away (S34).
     *
     * @param side the player's side
     * @return more than zero, or zero once that time is over; empty if the player is there
     */
    public Optional<Duration> absenceLeft(Side side) {
        MatchState.Seat seat = state.seat(side);
        return seat.absent ? Optional.of(state.terms.absence().minus(seat.away)) : Optional.empty();
    }

    /**
     * How often a player was warned (P11).
     *
     * @param side the player's side
     * @return 0 to 2
     */
    public int warnings(Side side) {
        return state.seat(side).warnings;
    }

    /**
     * The pieces that the player to move has touched in this turn (P5).
     *
     * @return their squares in the order of touching
     */
    public List<Square> touched() {
        return state.touched;
    }

    /**
     * The moves that may be played now. Every piece touched is to be played or taken, or the player passes (P5); a touch that
     * leaves no such move leaves only the pass. Where the rule set does not permit the pass either, a touch that would leave
     * nothing does not bind, and what was touched before it still does.
     *
     * @return some of the permitted moves of the game; empty while nobody may move
     */
    public List<Move> permittedMoves() {
        return state.isMovable() ? state.permitted(state.touched) : List.of();
    }

    /**
     * The moves that would be left after touching a piece (P5), of either side.
     *
     * @param square where the piece stands
     * @return as {@link #permittedMoves()} after {@link MatchEvent.Touch}; without a piece there, the permitted moves
     */
    public List<Move> movesAfterTouching(Square square) {
        boolean stands = game().flatMap(game -> game.position().pieceAt(square)).isPresent();
        if (!state.isMovable() || !stands) {
            return permittedMoves();
        }
        return state.permitted(state.touchedWith(square));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Match match && match.state.terms.equals(state.terms) && match.log.equals(log);
    }

    @Override
    public int hashCode() {
        return Objects.hash(state.terms, log);
    }

    /** The players, and the stage or the outcome. */
    @Override
    public String toString() {
        return state.terms.cho().name() + " - " + state.terms.han().name() + ": "
                + outcome().map(Outcome::toString).orElse(state.stage.toString());
    }
}
