package org.janggi.testkit.reference;

import java.util.Optional;
import org.janggi.core.Move;
import org.janggi.core.Permission;
import org.janggi.core.Refusal;
import org.janggi.core.Side;

/**
 * The engine's four variants written out without any rule set, so that the naive generator is proved by the engine's
 * lists alone: self-check is refused, a facing has to be broken or accepted by the pass, and two passes end the game.
 */
final class EngineByHand implements NaiveSituation {
    private static final NaiveMovement MOVEMENT = new NaiveMovement(NaivePowers.FAIRY);
    private static final Refusal NO = Refusal.of("none", "no", "아니요");

    private final NaiveBoard board;
    private final Side turn;
    private final boolean bikjang;
    private final Optional<EngineByHand> previous;
    private final boolean passed;

    private EngineByHand(
            NaiveBoard board, Side turn, boolean bikjang, Optional<EngineByHand> previous, boolean passed) {
        this.board = board;
        this.turn = turn;
        this.bikjang = bikjang;
        this.previous = previous;
        this.passed = passed;
    }

    /** The position of a FEN under the engine's name of a variant. */
    static EngineByHand of(String variant, String fen) {
        String[] fields = fen.split(" ");
        boolean bikjang = variant.equals("janggi") || variant.equals("janggitraditional");
        return new EngineByHand(
                NaiveBoard.parse(fields[0]),
                fields[1].equals("w") ? Side.CHO : Side.HAN,
                bikjang,
                Optional.empty(),
                false);
    }

    @Override
    public NaiveMovement movement() {
        return MOVEMENT;
    }

    @Override
    public NaiveBoard board() {
        return board;
    }

    @Override
    public Side turn() {
        return turn;
    }

    @Override
    public Permission permission() {
        Permission permission = Permission.everything().refusingSelfCheck(NO);
        return mustAnswer() ? permission.refusingFacing(NO) : permission;
    }

    private boolean mustAnswer() {
        return bikjang && MOVEMENT.isFacing(board);
    }

    @Override
    public boolean isOver() {
        return hasEnded() || NaiveGenerator.permitted(this).isEmpty();
    }

    /** A second pass running, or a facing that was left standing. */
    private boolean hasEnded() {
        return previous.isPresent()
                && (passed && previous.get().passed
                        || mustAnswer() && previous.get().mustAnswer());
    }

    @Override
    public boolean endsWith(Move move) {
        // A second pass in check is none: the engine refuses every pass in check but that in a facing.
        return move.isPass() && mustAnswer();
    }

    @Override
    public EngineByHand after(Move move) {
        return new EngineByHand(board.after(move), turn.opponent(), bikjang, Optional.of(this), move.isPass());
    }
}
