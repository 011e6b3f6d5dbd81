package org.janggi.core;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.internal.BitPosition;
import org.janggi.core.internal.Bitboards;

/**
 * Pieces, the side to move, the state that the rule set keeps, and two counters: everything that a move is judged by,
 * apart from repetition, which needs a {@link Game}.
 *
 * <p><b>Equality.</b> Two positions are equal when they have the same rule set, board with promotion marks, side to
 * move and state, as far as its fields take part in identity; the counters do not matter. Repetition looks at less: see
 * {@link #isRepetitionOf}.
 *
 * <p><b>Thread safety.</b> Immutable; may be shared freely.
 *
 * <p><b>Cost.</b> Queries about single squares take constant time. Listing moves allocates the list and nothing for
 * candidates; counting them and {@link #isInCheck()} allocate nothing. {@link #play} makes one object of about 250 bytes.
 */
public abstract sealed class Position implements Choices permits Bitboards {
    /** For the one implementation. */
    protected Position() {}

    /**
     * Lets a rule set turn a set-up into a position.
     *
     * @param rules the rule set
     * @param setup the pieces, the side to move, state and counters
     * @return the position
     * @throws InvalidPositionException with all faults, if there is an error among them
     */
    public static Position of(RuleSet rules, Setup setup) {
        return BitPosition.of(rules, setup);
    }

    /**
     * What is wrong with a set-up under a rule set.
     *
     * @param rules the rule set
     * @param setup a set-up
     * @return all faults; {@link #of} throws if one of them is an error
     */
    public static List<Fault> faults(RuleSet rules, Setup setup) {
        return BitPosition.faults(rules, setup);
    }

    /** {@return the rule set that this position is played under} */
    public abstract RuleSet rules();

    /** {@return the side to move} */
    public abstract Side turn();

    /** {@return the pieces without everything else} Cost: 90 look-ups. */
    public abstract Board board();

    /**
     * The piece on a square. Allocates nothing.
     *
     * @param square any square
     * @return the piece, or empty
     */
    public abstract Optional<Piece> pieceAt(Square square);

    /**
     * Whether a square is empty.
     *
     * @param square any square
     * @return true if no piece stands there
     */
    public abstract boolean isEmpty(Square square);

    /**
     * The squares of a side's pieces.
     *
     * @param side either side
     * @return where its pieces stand
     */
    public abstract SquareSet squares(Side side);

    /**
     * The squares of a side's pieces of one kind, promoted and unpromoted.
     *
     * @param side either side
     * @param kind the kind
     * @return where they stand
     */
    public abstract SquareSet squares(Side side, PieceKind kind);

    /** {@return the squares of promoted pieces of both sides} */
    public abstract SquareSet promoted();

    /**
     * How many pieces of a kind a side has, promoted and unpromoted. Allocates nothing.
     *
     * @param side either side
     * @param kind the kind
     * @return the number
     */
    public abstract int count(Side side, PieceKind kind);

    /**
     * How many pieces a side has, its general included. Allocates nothing.
     *
     * @param side either side
     * @return the number
     */
    public abstract int count(Side side);

    /**
     * Where a side's general stands.
     *
     * @param side either side
     * @return its square, or empty when it was taken
     */
    public abstract Optional<Square> general(Side side);

    /**
     * Whether a side's general is on the board. Allocates nothing.
     *
     * @param side either side
     * @return false when it was taken
     */
    public abstract boolean hasGeneral(Side side);

    /**
     * Whether a side's general is promoted.
     *
     * @param side either side
     * @return false when it is not, or was taken
     */
    public abstract boolean isGeneralPromoted(Side side);

    /** {@return the state that the rule set keeps, all fields of {@link RuleSet#layout()} in one word} */
    public abstract long state();

    /**
     * Plies since the last capture, counted also through passes.
     *
     * @return 0 or more
     */
    public abstract int halfmoves();

    /** {@return the number of the move, 1 or more, counted up after Han's moves} */
    public abstract int fullmoves();

    /**
     * A hash of what repetition looks at: board, promotion marks, side to move. Kept up to date from move to move.
     *
     * @return 64 bits; equal for repetitions, nearly always different otherwise
     */
    public abstract long key();

    /**
     * Whether two positions are the same for repetition: board, promotion marks and side to move, nothing else.
     *
     * @param other another position
     * @return true if repetition counts them as one
     */
    public abstract boolean isRepetitionOf(Position other);

    /**
     * M11: both generals stand on one file with nothing between.
     *
     * @return false also when a general was taken
     */
    public abstract boolean isFacing();

    /**
     * M10: whether the general of the side to move could be taken by the opponent's next move. Allocates nothing.
     *
     * @return false also when a general was taken
     */
    public abstract boolean isInCheck();

    /**
     * Whether the general of a side could be taken by the other side, whoever is to move. Allocates nothing.
     *
     * @param side whose general
     * @return false also when a general was taken
     */
    public abstract boolean isGeneralAttacked(Side side);

    /** {@return the squares of the pieces that attack the general of the side to move} */
    public abstract SquareSet checkers();

    /**
     * The pieces of a side that could move to a square, or capture on it, by their powers alone.
     *
     * @param square any square; if it is empty or holds an own piece, an enemy soldier is imagined there
     * @param by whose pieces
     * @return where they stand
     */
    public abstract SquareSet attackers(Square square, Side by);

    /**
     * Where the piece on a square can go by its powers alone, whoever's turn it is. Captures of a general are among
     * them, and nothing that the rule set refuses is left out.
     *
     * @param square any square
     * @return the targets that are empty or hold an enemy piece; empty for an empty square
     */
    public abstract SquareSet reach(Square square);

    /**
     * How many moves are permitted. Allocates nothing, unless the rule set asks for a veto on every move.
     *
     * @return the size of {@link #legalMoves()}
     */
    public abstract int moveCount();

    /**
     * The moves that the powers of the pieces give, and the pass: neither self-check nor facing nor the end of the game
     * is looked at.
     *
     * @return an immutable list; empty when a general was taken
     */
    public abstract List<Move> powerMoves();

    /**
     * How many moves the powers of the pieces give. Allocates nothing.
     *
     * @return the size of {@link #powerMoves()}
     */
    public abstract int powerMoveCount();

    /**
     * Why the powers of the pieces do not give a move.
     *
     * @param move any move
     * @return the reason with its clause, one of M1 to M8, or empty if the move is in {@link #powerMoves()}
     */
    public abstract Optional<Refusal> powerRefusal(Move move);

    /**
     * Whether a move takes a piece. Accepting a bikjang takes none.
     *
     * @param move a move of the side to move
     * @return true for a capture
     */
    public abstract boolean isCapture(Move move);

    /**
     * Whether the enemy general can be taken after a move, judged by the powers of the pieces alone.
     *
     * @param move a move that the powers of the pieces give, or the pass
     * @return true if it attacks the enemy general or leaves it attacked
     * @throws IllegalMoveException if the powers of the pieces do not give the move
     */
    public abstract boolean givesCheck(Move move);

    /**
     * Whether the own general can be taken after a move, judged by the powers of the pieces alone. Allocates nothing.
     *
     * @param move a move that the powers of the pieces give, or the pass
     * @return true if the move is a self-check or ignores a check; false for a capture of the enemy general
     * @throws IllegalMoveException if the powers of the pieces do not give the move
     */
    public abstract boolean exposesGeneral(Move move);

    /**
     * The position after a move.
     *
     * @param move a permitted move
     * @return a new position
     * @throws IllegalMoveException if the move is not permitted
     */
    public abstract Position play(Move move);

    /**
     * The position after a recorded move, whatever the rule set refuses or ends: what {@link Replay} reaches, without history
     * and findings. Where the state says that the game is over, play goes on from the same board without that.
     *
     * @param move a move that the powers of the pieces give, the pass, or an acceptance of a bikjang that is permitted
     * @return a new position of the same rule set
     * @throws IllegalMoveException if it is none of them, or a general is off the board
     */
    public final Position playOn(Move move) {
        Optional<Refusal> impossible = impossible(move);
        if (impossible.isPresent()) {
            throw new IllegalMoveException(this, move, impossible.get());
        }
        return reopened().after(move);
    }

    /** Why a move cannot stand in a record: neither the powers of the pieces nor the rule set give it. */
    final Optional<Refusal> impossible(Move move) {
        Optional<Refusal> byPower = powerRefusal(move);
        return byPower.isPresent() && permits(move) ? Optional.empty() : byPower;
    }

    /** The same position without an end that its state tells. */
    final Position reopened() {
        long open = rules().layout().withoutEnd(state());
        return open == state() ? this : withState(open);
    }

    /** {@return the points of both sides by {@link PieceKind#points}, without deom} */
    public abstract Score points();

    /** {@return what each side has left, as the rule set counts} */
    public final Score score() {
        return rules().score(this);
    }

    /**
     * The pieces, the side to move, state and counters, without rules.
     *
     * @return the set-up from which {@link #of} makes an equal position
     */
    public abstract Setup toSetup();

    /**
     * The position in the mirror of the middle file.
     *
     * @return a position of the same rule set and state
     */
    public abstract Position mirrored();

    /**
     * The position after half a turn of the board with the sides swapped, also the side to move.
     *
     * @return a position of the same rule set, as the opponent would call it
     */
    public abstract Position swapped();

    /**
     * This position under another rule set, with the initial state there.
     *
     * @param rules the other rule set
     * @return the same board, side to move and counters
     * @throws InvalidPositionException if the other rule set finds an error in it
     */
    public final Position under(RuleSet rules) {
        return of(rules, new Setup(board(), turn(), Map.of(), halfmoves(), fullmoves()));
    }

    /**
     * The moves of a game that goes on, whether or not having no safe move would end it.
     *
     * @return the permitted moves of a position that {@link RuleSet#ended} has not ended
     * @hidden
     */
    protected abstract List<Move> unfinishedMoves();

    /**
     * The safe ones among {@link #unfinishedMoves()}, in the same order.
     *
     * @return the safe moves
     * @hidden
     */
    protected abstract List<Move> unfinishedSafeMoves();

    /**
     * Why a move is not among {@link #unfinishedMoves()}.
     *
     * @param move any move
     * @return the reason, or empty
     * @hidden
     */
    protected abstract Optional<Refusal> unfinishedRefusal(Move move);

    /**
     * What is left to the side to move by the position alone.
     *
     * @return the answers for {@link RuleSet#stuck}
     * @hidden
     */
    protected abstract Remaining remaining();

    /**
     * The position after a move that is known to be possible.
     *
     * @param move a move that the powers of the pieces give, the pass, or an acceptance
     * @return a new position
     * @hidden
     */
    protected abstract Position after(Move move);

    /**
     * The key after a step, promotions left aside.
     *
     * @param step a step of the side to move
     * @return the key
     * @hidden
     */
    protected abstract long keyAfter(Move step);

    /**
     * The same position with another state.
     *
     * @param state the state word
     * @return a new position
     * @hidden
     */
    protected abstract Position withState(long state);

    /**
     * How many promoted pieces there are.
     *
     * @return the number, of both sides
     * @hidden
     */
    protected abstract int promotedCount();

    @Override
    public abstract boolean equals(@Nullable Object other);

    @Override
    public abstract int hashCode();

    @Override
    public final Position position() {
        return this;
    }

    /** The FEN, as {@link Fen#write} gives it. */
    @Override
    public final String toString() {
        return Fen.write(this);
    }
}
