package org.janggi.testkit;

import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.janggi.core.Ending;
import org.janggi.core.Game;
import org.janggi.core.History;
import org.janggi.core.Move;
import org.janggi.core.Outcome;
import org.janggi.core.Permission;
import org.janggi.core.PieceKind;
import org.janggi.core.Position;
import org.janggi.core.Powers;
import org.janggi.core.Refusal;
import org.janggi.core.Remaining;
import org.janggi.core.RuleSet;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.janggi.core.SquareSet;
import org.janggi.core.StateField;
import org.janggi.core.StateLayout;
import org.janggi.core.Steps;
import org.janggi.core.Text;
import org.janggi.testkit.reference.NaivePowers;

/**
 * Rule sets that exist for tests alone: any powers, and each thing that a permission can say, one by one or together.
 * They follow no rule book.
 */
public class SmallRules implements RuleSet {
    /** What such a rule set does beside letting the pieces move. */
    public enum Feature {
        /** Self-check is refused. */
        SAFE_ONLY,
        /** A pass is refused after a pass of the opponent. */
        NO_SECOND_PASS,
        /** A second pass running ends the game. */
        SECOND_PASS_ENDS,
        /** Who meets facing generals may break the facing or accept it, and may not pass. */
        CALL,
        /** Who leaves facing generals facing ends the game. */
        FACING_ENDS,
        /** The game is over when few pieces are left, whether or not a general can be taken. */
        FEW_PIECES_END,
        /** D5 and D8. */
        PROMOTION,
        /** No step to file a or file i, decided move by move. */
        NO_EDGE,
        /** The game is over where no permitted move is safe, or none is a step, in check or not. */
        NOTHING_LEFT_ENDS,
        /** The game is over after sixty plies, and the rule set says so. */
        SIXTY_PLIES
    }

    /** Few pieces are no more than this. */
    private static final int FEW = 7;

    private static final int MOST_PLIES = 60;

    private static final Refusal NO = Refusal.of("T1", "refused by a test", "시험용 거절");

    private static final StateField PASSED = StateField.flag("passed", 0);
    private static final StateField OVER = new StateField(
            StateLayout.OVER, 1, 3, true, java.util.List.of("no", "taken", "accepted", "passes", "facing", "few"));
    private static final StateLayout LAYOUT = StateLayout.of(PASSED, OVER);
    private static final int TAKEN = 1;
    private static final int ACCEPTED = 2;
    private static final int PASSES = 3;
    private static final int FACING = 4;
    private static final int FEW_LEFT = 5;

    private final String id;
    private final Powers powers;
    private final Set<Feature> features;

    public SmallRules(String id, NaivePowers powers, Feature... features) {
        this.id = id;
        this.powers = powersOf(powers);
        this.features = EnumSet.noneOf(Feature.class);
        this.features.addAll(java.util.List.of(features));
    }

    /** The powers that a rule set with these readings gives to the core. */
    private static Powers powersOf(NaivePowers readings) {
        Steps soldier = Steps.FORWARD
                .or(Steps.SIDEWAYS)
                .or(
                        switch (readings.soldier()) {
                            case ENEMY_PALACE_DIAGONALS -> Steps.FORWARD_ENEMY_PALACE_DIAGONAL;
                            case BOTH_PALACES_DIAGONALS -> Steps.FORWARD_PALACE_DIAGONAL;
                        });
        Steps promoted = Steps.ORTHOGONAL.or(
                switch (readings.promotedSoldier()) {
                    case ALL_DIAGONALS -> Steps.PALACE_DIAGONAL;
                    case FORWARD_DIAGONALS -> Steps.FORWARD_PALACE_DIAGONAL;
                    case NO_DIAGONALS -> Steps.NONE;
                });
        Steps guard = Steps.OWN_PALACE.or(
                switch (readings.promotedGuard()) {
                    case ANYWHERE -> promoted;
                    case NOT_INTO_ENEMY_PALACE -> promoted.and(Steps.OUTSIDE_ENEMY_PALACE);
                });
        return Powers.standard()
                .with(PieceKind.SOLDIER, soldier)
                .withPromoted(PieceKind.SOLDIER, promoted)
                .withPromoted(PieceKind.GUARD, guard)
                .withPromoted(PieceKind.GENERAL, Steps.OWN_PALACE);
    }

    @Override
    public OptionalInt longestGame() {
        return has(Feature.SIXTY_PLIES) ? OptionalInt.of(MOST_PLIES) : OptionalInt.empty();
    }

    @Override
    public boolean historyMatters(History history) {
        return has(Feature.SIXTY_PLIES) && history.ply() >= MOST_PLIES - 1;
    }

    @Override
    public Optional<Outcome> endedByHistory(History history) {
        return has(Feature.SIXTY_PLIES) && history.ply() >= MOST_PLIES
                ? Optional.of(Outcome.draw("T5"))
                : Optional.empty();
    }

    private boolean has(Feature feature) {
        return features.contains(feature);
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Text name() {
        return new Text(id, "시험용");
    }

    @Override
    public Powers powers() {
        return powers;
    }

    @Override
    public StateLayout layout() {
        return LAYOUT;
    }

    @Override
    public SquareSet promotions(Position before, Move move, Position after) {
        if (!has(Feature.PROMOTION)) {
            return SquareSet.EMPTY;
        }
        SquareSet promoted = SquareSet.EMPTY;
        Side mover = before.turn();
        int last = mover == Side.CHO ? 10 : 1;
        if (!move.isPass()
                && move.to().rank() == last
                && after.squares(mover, PieceKind.SOLDIER).contains(move.to())) {
            promoted = SquareSet.of(move.to());
        }
        if (after.count(Side.CHO, PieceKind.SOLDIER) == 0 || after.count(Side.HAN, PieceKind.SOLDIER) == 0) {
            promoted =
                    promoted.or(after.squares(Side.CHO, PieceKind.GUARD)).or(after.squares(Side.HAN, PieceKind.GUARD));
        }
        return promoted.minus(after.promoted());
    }

    @Override
    public long stateAfter(Position before, Move move, Position after) {
        long state = PASSED.with(0, move.isPass() ? 1 : 0);
        Side mover = before.turn();
        if (!after.hasGeneral(mover.opponent())) {
            return OVER.with(state, before.isCapture(move) ? TAKEN : ACCEPTED);
        }
        if (has(Feature.SECOND_PASS_ENDS) && move.isPass() && PASSED.get(before.state()) == 1) {
            return OVER.with(state, PASSES);
        }
        if (has(Feature.FACING_ENDS) && before.isFacing() && after.isFacing()) {
            return OVER.with(state, FACING);
        }
        if (has(Feature.FEW_PIECES_END) && after.count(Side.CHO) + after.count(Side.HAN) <= FEW) {
            return OVER.with(state, FEW_LEFT);
        }
        return state;
    }

    @Override
    public Permission permission(Position position) {
        Permission permission = Permission.everything();
        if (has(Feature.SAFE_ONLY)) {
            permission = permission.refusingSelfCheck(NO);
        }
        if (has(Feature.NO_SECOND_PASS) && PASSED.get(position.state()) == 1) {
            permission = permission.refusingPass(NO);
        }
        if (has(Feature.SECOND_PASS_ENDS) && PASSED.get(position.state()) == 1) {
            permission = permission.withPassEnding();
        }
        if (has(Feature.CALL) && position.isFacing()) {
            permission = permission.refusingPass(NO).refusingFacing(NO).offeringAcceptance();
        }
        if (has(Feature.FACING_ENDS)) {
            permission = permission.withFacingEnding();
        }
        if (has(Feature.FEW_PIECES_END)) {
            permission = permission.playingForSafety();
        }
        return has(Feature.NO_EDGE) ? permission.askingVeto() : permission;
    }

    @Override
    public Optional<Refusal> veto(Position position, Move move) {
        boolean edge = !move.isPass() && isEdge(move.to());
        return edge ? Optional.of(NO) : Optional.empty();
    }

    private static boolean isEdge(Square square) {
        return square.file() == 1 || square.file() == Square.FILES;
    }

    @Override
    public Optional<Outcome> ended(Position position) {
        Side mover = position.turn().opponent();
        return switch (OVER.get(position.state())) {
            case TAKEN -> Optional.of(Outcome.win(mover, Ending.GENERAL_CAPTURED, "T2"));
            case ACCEPTED, PASSES, FACING, FEW_LEFT -> Optional.of(Outcome.draw("T3"));
            default -> RuleSet.super.ended(position);
        };
    }

    @Override
    public Optional<Outcome> stuck(Remaining remaining) {
        if (!has(Feature.NOTHING_LEFT_ENDS)) {
            return RuleSet.super.stuck(remaining);
        }
        if (!remaining.hasLegalMove()) {
            return Optional.of(Outcome.draw("T6"));
        }
        if (!remaining.hasLegalStep()) {
            return Optional.of(Outcome.draw("T7"));
        }
        return remaining.hasSafeMove() ? Optional.empty() : Optional.of(Outcome.draw("T8"));
    }

    @Override
    public Outcome adjudicate(Game game) {
        return Outcome.draw("T4");
    }

    @Override
    public String toString() {
        return id;
    }
}
