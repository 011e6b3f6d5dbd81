package org.example.threecheck;

import java.util.Optional;
import org.janggi.core.Ending;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Outcome;
import org.janggi.core.Permission;
import org.janggi.core.Position;
import org.janggi.core.Refusal;
import org.janggi.core.RuleSet;
import org.janggi.core.Side;
import org.janggi.core.StateField;
import org.janggi.core.StateLayout;
import org.janggi.core.Text;

/** Three-check janggi: the third check wins, and who leads in checks may not pass. */
public record ThreeCheck() implements RuleSet {
    private static final int ENOUGH = 3;
    private static final Ending THREE_CHECKS = new Ending("three-checks", new Text("three checks", "장군 세 번"));

    private static final StateField BY_CHO = StateField.number("cho", 0, 2);
    private static final StateField BY_HAN = StateField.number("han", 2, 2);
    private static final StateLayout LAYOUT = StateLayout.of(BY_CHO, BY_HAN);

    private static final Permission SAFE = Permission.everything()
            .refusingSelfCheck(Refusal.of("T1", "the own general would be in check", "자기 궁이 장군을 받습니다"));
    private static final Permission NO_PASS =
            SAFE.refusingPass(Refusal.of("T2", "who leads in checks may not pass", "장군을 더 많이 부른 쪽은 쉴 수 없습니다"));

    @Override
    public String id() {
        return "three-check";
    }

    @Override
    public Text name() {
        return new Text("Three-check", "삼장군");
    }

    @Override
    public StateLayout layout() {
        return LAYOUT;
    }

    private static StateField by(Side side) {
        return side == Side.CHO ? BY_CHO : BY_HAN;
    }

    private static int checks(Position position, Side side) {
        return by(side).get(position.state());
    }

    private static Optional<Side> leader(Position position) {
        int lead = checks(position, Side.CHO) - checks(position, Side.HAN);
        return lead == 0 ? Optional.empty() : Optional.of(lead > 0 ? Side.CHO : Side.HAN);
    }

    /** T1, T2: own generals stay safe, and the leader has to move. */
    @Override
    public Permission permission(Position position) {
        return leader(position).equals(Optional.of(position.turn())) ? NO_PASS : SAFE;
    }

    /** T3: a move that gives check is counted for the mover. */
    @Override
    public long stateAfter(Position before, Move move, Position after) {
        Side mover = before.turn();
        int checks = checks(before, mover) + (after.isInCheck() ? 1 : 0);
        return by(mover).with(before.state(), Math.min(checks, ENOUGH));
    }

    /** T3: three checks win. If a set-up says that both have given three, it was the side that moved last. */
    @Override
    public Optional<Outcome> ended(Position position) {
        Side last = position.turn().opponent();
        if (checks(position, last) == ENOUGH) {
            return Optional.of(Outcome.win(last, THREE_CHECKS, "T3"));
        }
        if (checks(position, position.turn()) == ENOUGH) {
            return Optional.of(Outcome.win(position.turn(), THREE_CHECKS, "T3"));
        }
        return RuleSet.super.ended(position);
    }

    /** Each counter belongs to a side. */
    @Override
    public long swappedState(long state) {
        return BY_HAN.with(BY_CHO.with(0, BY_HAN.get(state)), BY_CHO.get(state));
    }

    /** T4: a game that is stopped is won by who leads in checks. */
    @Override
    public Outcome adjudicate(Game game) {
        return leader(game.position())
                .map(side -> Outcome.win(side, THREE_CHECKS, "T4"))
                .orElse(Outcome.draw("T4"));
    }
}
