package org.janggi.core.internal;

import java.lang.invoke.VarHandle;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.janggi.core.Ending;
import org.janggi.core.Fault;
import org.janggi.core.IllegalMoveException;
import org.janggi.core.InvalidPositionException;
import org.janggi.core.Move;
import org.janggi.core.Outcome;
import org.janggi.core.Permission;
import org.janggi.core.Position;
import org.janggi.core.Refusal;
import org.janggi.core.Remaining;
import org.janggi.core.RuleSet;
import org.janggi.core.SelfCheck;
import org.janggi.core.Setup;
import org.janggi.core.Square;
import org.janggi.core.SquareSet;
import org.janggi.core.StateField;

/** The one implementation of {@link Position}: a board, its moves, and what the rule set says about them. */
public final class BitPosition extends BoardPosition implements Remaining {
    private BitPosition(RuleSet rules, Setup setup) {
        super(rules, setup);
    }

    private BitPosition(BitPosition before, int from, int to) {
        super(before, from, to);
    }

    private BitPosition(BitPosition before, boolean counted) {
        super(before, counted);
    }

    /**
     * Makes a position of a set-up.
     *
     * @param rules the rule set
     * @param setup the set-up
     * @return the position
     * @throws InvalidPositionException if there is an error in it
     */
    public static BitPosition of(RuleSet rules, Setup setup) {
        List<Fault> faults = SetupFaults.of(rules, setup);
        if (faults.stream().anyMatch(Fault::isError)) {
            throw new InvalidPositionException(faults);
        }
        return unchecked(rules, setup);
    }

    /**
     * What is wrong with a set-up.
     *
     * @param rules the rule set
     * @param setup the set-up
     * @return all faults
     */
    public static List<Fault> faults(RuleSet rules, Setup setup) {
        return SetupFaults.of(rules, setup);
    }

    static BitPosition unchecked(RuleSet rules, Setup setup) {
        BitPosition position = new BitPosition(rules, setup);
        long state = rules.initialState(position);
        for (Map.Entry<String, String> entry : setup.state().entrySet()) {
            Optional<StateField> field = rules.layout().field(entry.getKey());
            if (field.isPresent()) {
                state = field.get()
                        .with(state, field.get().parse(entry.getValue()).orElse(0));
            }
        }
        position.state = state;
        return position.handedOut();
    }

    /** After this, other threads see the fields that are not final even if they get the position by a race. */
    private BitPosition handedOut() {
        VarHandle.storeStoreFence();
        return this;
    }

    @Override
    protected BitPosition after(Move move) {
        BitPosition child = move.isPass()
                ? new BitPosition(this, rules.countsPasses())
                : new BitPosition(this, move.index() / Bits.SQUARES, move.index() % Bits.SQUARES);
        if (tables.promotes) {
            child.promote(rules.promotions(this, move, child));
        }
        child.state = rules.stateAfter(this, move, child);
        return child.handedOut();
    }

    /** The board after a step, with the state before it: only for looking at attacks. */
    BitPosition child(int from, int to) {
        return new BitPosition(this, from, to);
    }

    private void promote(SquareSet squares) {
        if (squares.isEmpty()) {
            return;
        }
        for (Square square : squares) {
            int role = roleAt(square.index());
            key ^= Zobrist.piece(role, square.index()) ^ Zobrist.piece(role | 1, square.index());
            promotedLo |= Bits.LO[square.index()];
            promotedHi |= Bits.HI[square.index()];
        }
    }

    @Override
    protected BitPosition withState(long changed) {
        BitPosition copy = new BitPosition(rules, new Setup(board(), turn(), Map.of(), halfmoves, fullmoves));
        copy.state = changed;
        return copy.handedOut();
    }

    @Override
    public Setup toSetup() {
        Setup bare = new Setup(board(), turn(), Map.of(), halfmoves, fullmoves);
        long implied = rules.initialState(new BitPosition(rules, bare));
        Map<String, String> told = new HashMap<>();
        for (StateField field : rules.layout().fields()) {
            if (field.get(state) != field.get(implied)) {
                told.put(field.name(), field.text(state));
            }
        }
        return told.isEmpty() ? bare : new Setup(bare.board(), turn(), told, halfmoves, fullmoves);
    }

    @Override
    public Position mirrored() {
        BitPosition mirror =
                new BitPosition(rules, new Setup(board().mirrored(), turn(), Map.of(), halfmoves, fullmoves));
        mirror.state = rules.mirroredState(state);
        return mirror.handedOut();
    }

    @Override
    public Position swapped() {
        Setup setup = new Setup(board().swapped(), turn().opponent(), Map.of(), halfmoves, fullmoves);
        BitPosition other = new BitPosition(rules, setup);
        other.state = rules.swappedState(state);
        return other.handedOut();
    }

    @Override
    public Optional<Outcome> outcome() {
        Optional<Outcome> ended = rules.ended(this);
        return ended.isPresent() ? ended : rules.stuck(this);
    }

    @Override
    public List<Move> legalMoves() {
        return outcome().isPresent() ? List.of() : unfinishedMoves();
    }

    @Override
    public List<Move> safeMoves() {
        return outcome().isPresent() ? List.of() : unfinishedSafeMoves();
    }

    @Override
    protected List<Move> unfinishedMoves() {
        return Generator.mine().list(this, rules.permission(this), false);
    }

    @Override
    protected List<Move> unfinishedSafeMoves() {
        return Generator.mine().list(this, rules.permission(this), true);
    }

    @Override
    public List<Move> powerMoves() {
        return Generator.mine().powers(this);
    }

    @Override
    public int powerMoveCount() {
        return Generator.countPowers(this);
    }

    /** Where only safe moves are permitted, two of them show that the game is not over, so no one asks for mate. */
    @Override
    public int moveCount() {
        if (rules.ended(this).isPresent()) {
            return 0;
        }
        Permission permission = rules.permission(this);
        if (permission.selfCheck() == SelfCheck.FORBIDDEN) {
            int count = Generator.count(this, permission, false);
            return count > 1 || rules.stuck(this).isEmpty() ? count : 0;
        }
        return rules.stuck(this).isPresent() ? 0 : Generator.count(this, permission, false);
    }

    @Override
    protected Remaining remaining() {
        return this;
    }

    @Override
    public boolean hasSafeMove() {
        return hasMove(true);
    }

    @Override
    public boolean hasLegalMove() {
        return hasMove(false);
    }

    /** The pass is enough where nothing but a check could make it unsafe. */
    private boolean hasMove(boolean safeOnly) {
        Permission permission = rules.permission(this);
        boolean safe = safeOnly || permission.selfCheck() == SelfCheck.FORBIDDEN;
        boolean passes = permission.mayPass()
                && !permission.asksVeto()
                && (!safe || !permission.playsForSafety() && !isInCheck());
        return passes || Generator.hasAny(this, permission, safeOnly);
    }

    @Override
    public boolean hasLegalStep() {
        // The pass comes last.
        List<Move> moves = unfinishedMoves();
        return !moves.isEmpty() && !moves.get(0).isPass();
    }

    @Override
    public Optional<Refusal> refusal(Move move) {
        Optional<Outcome> end = outcome();
        return end.isPresent() ? end.map(Refusal::over) : unfinishedRefusal(move);
    }

    @Override
    protected Optional<Refusal> unfinishedRefusal(Move move) {
        Permission permission = rules.permission(this);
        if (!isAcceptance(move, permission)) {
            Optional<Refusal> byPower = powerRefusal(move);
            if (byPower.isPresent()) {
                return byPower;
            }
            Optional<Refusal> byPermission =
                    permissionRefusal(move, permission, permission.selfCheck() == SelfCheck.FORBIDDEN);
            if (byPermission.isPresent()) {
                return byPermission;
            }
        }
        return permission.asksVeto() ? rules.veto(this, move) : Optional.empty();
    }

    private boolean isAcceptance(Move move, Permission permission) {
        return permission.offersAcceptance() && isFacing() && move.index() == ownGeneral * Bits.SQUARES + enemyGeneral;
    }

    /** For a move that is possible by its powers, listed under a wider permission: whether this one holds for it. */
    boolean isPermittedSingly(int index, Permission permission, boolean safe) {
        Move move = Move.ofIndex(index);
        return (isAcceptance(move, permission)
                        || permissionRefusal(move, permission, safe).isEmpty())
                && (!permission.asksVeto() || rules.veto(this, move).isEmpty());
    }

    private static final Refusal SELF_CHECK = Refusal.of("M12", "the own general could be taken", "자기 궁이 잡힙니다");

    private Optional<Refusal> permissionRefusal(Move move, Permission permission, boolean safe) {
        if (move.isPass()) {
            if (!permission.mayPass() || permission.isPassEnding()) {
                return permission.passRefusal();
            }
        } else if (move.to().index() == enemyGeneral) {
            return Optional.empty();
        } else if (!permission.mayFace() && facesAfter(move)) {
            return permission.facingRefusal();
        }
        return safe && !isSafe(move, permission)
                ? permission.selfCheckRefusal().or(() -> Optional.of(SELF_CHECK))
                : Optional.empty();
    }

    private boolean facesAfter(Move move) {
        return facesAfter(move.from().index(), move.to().index());
    }

    private boolean isSafe(Move move, Permission permission) {
        if (permission.isFacingEnding() && isFacing() && (move.isPass() || facesAfter(move))) {
            return true;
        }
        if (!permission.playsForSafety()) {
            return !exposes(move);
        }
        BitPosition after = after(move);
        Optional<Outcome> ended = rules.ended(after);
        return ended.isPresent() ? !ended.get().ending().equals(Ending.GENERAL_CAPTURED) : !after.isAttackedAfterMove();
    }

    private boolean exposes(Move move) {
        return move.isPass()
                ? isInCheck()
                : Generator.mine().exposes(this, move.from().index(), move.to().index());
    }

    @Override
    public Optional<Refusal> powerRefusal(Move move) {
        return PowerRefusals.of(this, move);
    }

    private void requirePower(Move move) {
        Optional<Refusal> refusal = powerRefusal(move);
        if (refusal.isPresent()) {
            throw new IllegalMoveException(this, move, refusal.get());
        }
    }

    @Override
    public boolean exposesGeneral(Move move) {
        requirePower(move);
        return exposes(move);
    }

    @Override
    public boolean givesCheck(Move move) {
        requirePower(move);
        return after(move).isInCheck();
    }

    @Override
    public boolean isCapture(Move move) {
        if (move.isPass() || !isEnemy(move.to().index())) {
            return false;
        }
        return move.to().index() != enemyGeneral || move.from().index() != ownGeneral || isPromoted(ownGeneral);
    }

    @Override
    public Position play(Move move) {
        Optional<Refusal> refusal = refusal(move);
        if (refusal.isPresent()) {
            throw new IllegalMoveException(this, move, refusal.get());
        }
        return after(move);
    }

    @Override
    protected long keyAfter(Move step) {
        int from = step.from().index();
        int to = step.to().index();
        return keyAfter(roleAt(from), from, to, isEnemy(to));
    }
}
