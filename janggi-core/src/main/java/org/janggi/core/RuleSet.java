package org.janggi.core;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The rules of one way to play janggi: what pieces can do, what a position permits, what a move changes beside the
 * board, and when a game is over. Implementations are stateless and safe for use by many threads; everything that a
 * rule needs to remember lives in the state word that {@link #layout()} declares, or in the {@link History}.
 *
 * <p>Four methods are to be written: {@link #id}, {@link #name}, {@link #permission} and {@link #adjudicate}. The rest has defaults that suit a rule set without promotion, state and rules of history.
 *
 * <p>The order of effects of one move is fixed: the piece moves and a capture is removed, {@link #promotions},
 * {@link #stateAfter(Position, Move, Position)}, {@link #ended}, {@link #endedByHistory}, and at last {@link #stuck}.
 * The first that ends the game gives the outcome.
 *
 * <p>{@link #selfCheck}, {@link #symmetry} and {@link #longestGame} change nothing in play. They are promises about the
 * other methods, by which tests choose the laws that a rule set has to keep.
 *
 * <p><b>Equality.</b> Positions compare their rule sets, so two instances that play alike should be equal: by id and
 * {@link #options}.
 */
public interface RuleSet {
    /**
     * The stable name under which this rule set is found and recorded.
     *
     * @return lower-case words joined by hyphens
     */
    String id();

    /**
     * The name for people.
     *
     * @return English and Korean
     */
    Text name();

    /**
     * How this instance differs from the rule set that is found under its id.
     *
     * @return values by name of option; empty for the rule set itself
     */
    default Map<String, String> options() {
        return Map.of();
    }

    /**
     * The options that can be chosen by text. What {@link #options} tells are options of this list with values of theirs,
     * apart from values that have no text.
     *
     * @return all of them, also those in force, in the order of a help text; by default none
     */
    default List<RuleOption> knownOptions() {
        return List.of();
    }

    /**
     * The same rule set with one option chosen by text.
     *
     * @param option the name of one of {@link #knownOptions}
     * @param value one of its values; the default to take the option back
     * @return the changed rule set, equal to this one if the option has that value already
     * @throws InvalidRuleSetException if there is no such option or value; the message tells those there are
     * @throws IllegalArgumentException if the option contradicts another one in force
     */
    default RuleSet with(String option, String value) {
        return RuleOption.choose(this, option, value);
    }

    /**
     * What becomes of self-check, from the first move of a game to its last. {@link SelfCheck#FORBIDDEN} is the promise that
     * no permitted move leaves the own general capturable in a game that goes on.
     *
     * @return by default what the start permits
     */
    default SelfCheck selfCheck() {
        return permission(start(Formation.EHEH, Formation.EHEH)).selfCheck();
    }

    /**
     * How far the rules are the same for both sides.
     *
     * @return {@link Symmetry#RESULTS} by default
     */
    default Symmetry symmetry() {
        return Symmetry.RESULTS;
    }

    /**
     * The most plies that a game can last, from any position and however it is played. A bound is worth telling when games
     * reach it: that there are only so many positions, and each may come back so often, bounds a game too, but by a number
     * that no game comes near.
     *
     * @return the bound, or empty if there is none to tell
     */
    default OptionalInt longestGame() {
        return OptionalInt.empty();
    }

    /**
     * What the pieces can do.
     *
     * @return always the same instance
     */
    default Powers powers() {
        return Powers.standard();
    }

    /**
     * The state kept in a position beside the board.
     *
     * @return always the same instance
     */
    default StateLayout layout() {
        return StateLayout.NONE;
    }

    /**
     * The state of a position that was set up and not reached by play, where its text does not say otherwise.
     *
     * @param position the position, with state 0; one of its generals may be missing
     * @return the state word
     */
    default long initialState(Position position) {
        return 0;
    }

    /**
     * The state of a mirrored position; to be written where a field names a square.
     *
     * @param state a state word
     * @return the word after a mirror in the middle file
     */
    default long mirroredState(long state) {
        return state;
    }

    /**
     * The state after half a turn of the board with the sides swapped; to be written where a field names a square or
     * belongs to one side.
     *
     * @param state a state word
     * @return the word as the opponent would have it
     */
    default long swappedState(long state) {
        return state;
    }

    /**
     * Whether a pass counts in the two counters of a position.
     *
     * @return true by default
     */
    default boolean countsPasses() {
        return true;
    }

    /**
     * The pieces that a move promotes, of either side. Called once for every turn, passes included, if any kind is
     * promotable; also where play goes on after an end or without a general, for records and counts.
     *
     * @param before the position before the move
     * @param move the move
     * @param after the board after the move, a capture removed, the opponent to move, with the state of {@code before}.
     *     Provisional: ask for pieces, counts, facing and attacks, not for moves or outcomes, and do not keep it
     * @return squares of unpromoted pieces on {@code after}; {@link SquareSet#EMPTY} as a rule
     */
    default SquareSet promotions(Position before, Move move, Position after) {
        return SquareSet.EMPTY;
    }

    /**
     * The state after a move. Everything that ends the game by the position alone, apart from having no move, is best
     * decided here and kept in the field {@link StateLayout#OVER}, where {@link #ended} reads it off. Called once for
     * every turn, as {@link #promotions}.
     *
     * @param before the position before the move
     * @param move the move
     * @param after the position after the move and the promotions, the opponent to move, with the state of
     *     {@code before}; provisional as for {@link #promotions}
     * @return the state word of the new position
     */
    default long stateAfter(Position before, Move move, Position after) {
        return 0;
    }

    /**
     * The state after an event beside the moves.
     *
     * @param game the game, with the event as its last
     * @param event the event
     * @return the state word of the same position after the event; by default unchanged
     */
    default long stateAfter(Game game, Event event) {
        return game.position().state();
    }

    /**
     * What a position permits beyond the powers of the pieces.
     *
     * @param position a position in which the game is not over by {@link #ended}
     * @return one of a few shared values
     */
    Permission permission(Position position);

    /**
     * Whether this rule set refuses a single move, asked only where {@link Permission#asksVeto()}.
     *
     * @param position the position
     * @param move a move that is permitted otherwise
     * @return the reason to refuse it, or empty
     */
    default Optional<Refusal> veto(Position position, Move move) {
        return Optional.empty();
    }

    /**
     * How a position ended the game, apart from having no move: steps 1 to 8 of the order of effects. A pure function
     * of the board, the side to move and the state. The default knows one end, the loss of a general.
     *
     * @param position any position, also one without a general
     * @return the outcome with its scores, or empty
     */
    default Optional<Outcome> ended(Position position) {
        if (position.hasGeneral(Side.CHO) && position.hasGeneral(Side.HAN)) {
            return Optional.empty();
        }
        Side winner = position.hasGeneral(Side.CHO) ? Side.CHO : Side.HAN;
        return Optional.of(Outcome.win(winner, Ending.GENERAL_CAPTURED, "M8"));
    }

    /**
     * What mate, or having nowhere to move, means: the last step of the order of effects. May end the game only where
     * there is no safe move or no step. The default: no safe move in check is mate, no move at all is a loss.
     *
     * @param remaining what is left in a position or game that is not over otherwise
     * @return the outcome, or empty
     */
    default Optional<Outcome> stuck(Remaining remaining) {
        Position position = remaining.position();
        Side winner = position.turn().opponent();
        if (position.isInCheck()) {
            return remaining.hasSafeMove() ? Optional.empty() : Optional.of(Outcome.win(winner, Ending.MATE, "M12"));
        }
        return remaining.hasLegalMove() ? Optional.empty() : Optional.of(Outcome.win(winner, Ending.NO_MOVES, "M12"));
    }

    /**
     * Whether the history may refuse the next move, or the next move may end the game by history. A cheap question
     * asked before every listing of moves.
     *
     * @param history the plies so far
     * @return false if {@link #barred} would refuse nothing and {@link #endedByHistory} would end nothing
     */
    default boolean historyMatters(History history) {
        return false;
    }

    /**
     * Whether the history refuses a move.
     *
     * @param history the plies so far
     * @param move a move that the position permits
     * @return the reason to refuse it, or empty
     */
    default Optional<Refusal> barred(History history, Move move) {
        return Optional.empty();
    }

    /**
     * How the history ended the game: repetition and move limits.
     *
     * @param history the plies so far, the last of which has just been played
     * @return the outcome with its scores, or empty
     */
    default Optional<Outcome> endedByHistory(History history) {
        return Optional.empty();
    }

    /**
     * An end that a player or the referee may ask for, without which play goes on.
     *
     * @param history the plies so far
     * @return the outcome that the position or the history offers now, or empty
     */
    default Optional<Outcome> claimable(History history) {
        return Optional.empty();
    }

    /**
     * What each side has left, as this rule set counts.
     *
     * @param position any position
     * @return the scores; the default is the points of the table, without deom
     */
    default Score score(Position position) {
        return position.points();
    }

    /**
     * Whether an event beside the moves ends the game. The default knows the events of {@link Event} that end every
     * game: resignation, loss on time and disqualification of the side that the event names, and the referee's
     * decision.
     *
     * @param game the game, with the event as its last
     * @param event the event
     * @return the outcome, or empty if the game goes on
     * @throws IllegalArgumentException if the event lacks an attribute that it needs
     */
    default Optional<Outcome> endedByEvent(Game game, Event event) {
        return switch (event.type()) {
            case Event.RESIGNATION ->
                Optional.of(Outcome.win(event.side().opponent(), Ending.RESIGNATION, event.type()));
            case Event.TIME_LOSS -> Optional.of(Outcome.win(event.side().opponent(), Ending.TIME, event.type()));
            case Event.DISQUALIFICATION ->
                Optional.of(Outcome.win(event.side().opponent(), Ending.DISQUALIFIED, event.type())
                        .withCause(event.attribute(Event.CAUSE)));
            case Event.ADJUDICATION -> Optional.of(adjudicate(game));
            default -> Optional.empty();
        };
    }

    /**
     * The referee's decision on a game that is not over.
     *
     * @param game the game
     * @return the outcome that this rule set's measure gives
     */
    Outcome adjudicate(Game game);

    /**
     * What is wrong with a set-up beyond what the core finds: missing generals, pieces outside their palace, counts.
     *
     * @param setup a set-up
     * @return faults, errors or warnings
     */
    default List<Fault> faults(Setup setup) {
        return List.of();
    }

    /**
     * A start of the game.
     *
     * @param cho Cho's arrangement of horses and elephants
     * @param han Han's arrangement
     * @return the position before the first move
     */
    default Position start(Formation cho, Formation han) {
        return Position.of(this, Setup.start(cho, han));
    }
}
