package org.janggi.testkit.reference;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Fault;
import org.janggi.core.Move;
import org.janggi.core.Outcome;
import org.janggi.core.Permission;
import org.janggi.core.Position;
import org.janggi.core.Remaining;
import org.janggi.core.Replay;
import org.janggi.core.RuleSet;
import org.janggi.core.SelfCheck;
import org.janggi.core.Setup;
import org.janggi.core.Side;
import org.janggi.core.StateField;

/**
 * A position under a rule set, with moves by the naive reference. The rule set is asked for what only it can know: its
 * permission, promotions, state, veto and ends. Everything else is found here.
 *
 * <p>Immutable. A game in which a general was taken is over; so is one that went on by a move that the rule set permits
 * only because it ends the game. Of such a position nothing more is known than that.
 *
 * <pre>{@code
 * Position position = Gungjanggi.DAN.start(Formation.HEEH, Formation.HEEH).play(Move.parse("a4b4"));
 * NaivePosition naive = NaivePosition.of(position, NaivePowers.DEFAULT);
 * Set.copyOf(naive.legalMoves()).equals(Set.copyOf(position.legalMoves())); // -> true
 * }</pre>
 */
public final class NaivePosition implements NaiveSituation {
    private final RuleSet rules;
    private final NaiveMovement movement;
    private final NaiveBoard board;
    private final Side turn;
    private final Optional<Position> asked;
    private @Nullable List<Move> permitted;
    /** Asking for promotions is the dearest part of a list of moves. */
    private final Map<Move, NaiveBoard> boards = new ConcurrentHashMap<>();

    private NaivePosition(
            RuleSet rules, NaiveMovement movement, NaiveBoard board, Side turn, Optional<Position> asked) {
        this.rules = rules;
        this.movement = movement;
        this.board = board;
        this.turn = turn;
        this.asked = asked;
    }

    /**
     * The same position for the naive reference.
     *
     * @param position a position with both generals
     * @param powers the readings that its rule set ought to have
     * @return the naive position
     */
    public static NaivePosition of(Position position, NaivePowers powers) {
        return new NaivePosition(
                position.rules(),
                new NaiveMovement(powers),
                NaiveBoard.of(position.board()),
                position.turn(),
                Optional.of(position));
    }

    @Override
    public NaiveMovement movement() {
        return movement;
    }

    @Override
    public NaiveBoard board() {
        return board;
    }

    @Override
    public Side turn() {
        return turn;
    }

    /**
     * The position that the rule set is asked about.
     *
     * @return a position of the core
     * @throws IllegalStateException if the game was ended by the last move
     */
    public Position position() {
        return asked.orElseThrow(() -> new IllegalStateException("the game is over: " + board));
    }

    @Override
    public Permission permission() {
        return rules.permission(position());
    }

    @Override
    public boolean isOver() {
        return asked.isEmpty() || outcome().isPresent();
    }

    /**
     * How the game ended, by the rule set's own answers.
     *
     * @return the outcome, or empty while the game goes on
     * @throws IllegalStateException if the game was ended by the last move
     */
    public Optional<Outcome> outcome() {
        Optional<Outcome> ended = rules.ended(position());
        return ended.isPresent() ? ended : rules.stuck(new Unfinished());
    }

    /**
     * The permitted moves.
     *
     * @return the moves in their natural order, the pass last; none once the game is over
     */
    public List<Move> legalMoves() {
        return isOver() ? List.of() : unfinishedMoves();
    }

    /**
     * The permitted moves that are safe.
     *
     * @return a part of {@link #legalMoves()}, in the same order
     */
    public List<Move> safeMoves() {
        return isOver() ? List.of() : unfinishedSafeMoves();
    }

    private List<Move> unfinishedMoves() {
        List<Move> known = permitted;
        if (known == null) {
            known = NaiveGenerator.permitted(this);
            permitted = known;
        }
        return known;
    }

    private List<Move> unfinishedSafeMoves() {
        return unfinishedMoves().stream()
                .filter(move -> NaiveGenerator.isSafe(this, move))
                .toList();
    }

    @Override
    public NaiveBoard boardAfter(Move move) {
        return boards.computeIfAbsent(move, this::promotedAfter);
    }

    private NaiveBoard promotedAfter(Move move) {
        NaiveBoard plain = board.after(move);
        if (rules.powers().promotable().isEmpty() || lacksGeneral(plain) || isRefusedSetup(plain)) {
            return plain;
        }
        return plain.promoting(rules.promotions(position(), move, provisional(plain, move)));
    }

    @Override
    public boolean endsWith(Move move) {
        // The one question for which the core has to make the move: the rule set refuses such a position as a set-up.
        return rules.ended(Replay.after(position(), move)).isPresent();
    }

    @Override
    public boolean refuses(Move move) {
        return rules.veto(position(), move).isPresent();
    }

    @Override
    public NaivePosition after(Move move) {
        NaiveBoard next = boardAfter(move);
        Optional<Position> result = Optional.empty();
        if (!lacksGeneral(next) && !isRefusedSetup(next)) {
            long state = rules.stateAfter(position(), move, provisional(next, move));
            result = Optional.of(ask(next, move, state));
        }
        return new NaivePosition(rules, movement, next, turn.opponent(), result);
    }

    private static boolean lacksGeneral(NaiveBoard board) {
        return board.general(Side.CHO).isEmpty() || board.general(Side.HAN).isEmpty();
    }

    /** Where self-check is forbidden, a board on which the side that has moved can lose its general cannot be set up. */
    private boolean isRefusedSetup(NaiveBoard next) {
        return permission().selfCheck() == SelfCheck.FORBIDDEN && movement.isCapturable(next, turn);
    }

    /**
     * The board after a move with the state before it, as rule sets are shown it. Where that state contradicts the board, and
     * so cannot be set up, with the state that the board has by itself: what was before is asked of the position before.
     */
    private Position provisional(NaiveBoard next, Move move) {
        Setup setup = setup(next, move, texts(position().state()));
        return Position.faults(rules, setup).stream().noneMatch(Fault::isError)
                ? Position.of(rules, setup)
                : Position.of(rules, setup(next, move, Map.of()));
    }

    /** The position of the core with the opponent to move, set up and not played. */
    private Position ask(NaiveBoard next, Move move, long state) {
        return Position.of(rules, setup(next, move, texts(state)));
    }

    private Map<String, String> texts(long state) {
        Map<String, String> texts = new HashMap<>();
        for (StateField field : rules.layout().fields()) {
            texts.put(field.name(), field.text(state));
        }
        return texts;
    }

    private Setup setup(NaiveBoard next, Move move, Map<String, String> state) {
        Position before = position();
        boolean capture = !move.isPass() && board.pieceAt(move.to()).isPresent();
        boolean counted = !move.isPass() || rules.countsPasses();
        return new Setup(
                next.toBoard(),
                turn.opponent(),
                state,
                capture ? 0 : before.halfmoves() + (counted ? 1 : 0),
                before.fullmoves() + (counted && turn == Side.HAN ? 1 : 0));
    }

    /** The board, the side to move and the state. */
    @Override
    public String toString() {
        return asked.map(Position::toString).orElse(board + " (over)");
    }

    /** What the last step of the order of effects looks at: the moves of a position that has not ended before it. */
    private final class Unfinished implements Remaining {
        @Override
        public Position position() {
            return NaivePosition.this.position();
        }

        @Override
        public boolean hasSafeMove() {
            return !unfinishedSafeMoves().isEmpty();
        }

        @Override
        public boolean hasLegalMove() {
            return !unfinishedMoves().isEmpty();
        }

        @Override
        public boolean hasLegalStep() {
            return unfinishedMoves().stream().anyMatch(move -> !move.isPass());
        }
    }
}
