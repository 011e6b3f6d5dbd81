package org.janggi.variants;

import java.util.Optional;
import org.janggi.core.Ending;
import org.janggi.core.Outcome;
import org.janggi.core.Permission;
import org.janggi.core.Position;
import org.janggi.core.Refusal;
import org.janggi.core.Remaining;
import org.janggi.core.SelfCheck;
import org.janggi.core.Side;

/**
 * What a position of Gungjanggi permits: the replies to a call (S10), the pass (S20 to S22), the second call (S15); and
 * what it means to have none left (S2, S23).
 */
final class Replies {
    private static final int CALLED = 1;
    private static final int PASSED_OUT = 2;
    private static final int SPENT = 4;
    private static final int STANDING = 8;
    private static final int PROMOTING = 16;

    private final Manual manual;
    private final Settings settings;
    private final int mostPasses;
    private final boolean secondRefused;
    private final boolean playedOut;
    private final boolean lossWithoutStep;
    private final GeneralPromotion promotion;
    private final Permission[] permissions = new Permission[2 * PROMOTING];

    Replies(Manual manual, Settings settings, GeneralPromotion promotion) {
        this.manual = manual;
        this.settings = settings;
        this.promotion = promotion;
        this.mostPasses = settings.has(Reading.THREE_PASSES) ? 3 : 2;
        this.secondRefused = settings.has(Reading.SECOND_CALL_REFUSED);
        this.playedOut = settings.has(Reading.PLAYED_OUT);
        this.lossWithoutStep = settings.has(Reading.LOSS_WITHOUT_STEP);
        for (int i = 0; i < permissions.length; i++) {
            permissions[i] = permission(i);
        }
    }

    private Permission permission(int situation) {
        Refusal answer =
                manual.refusal("S10", "the bikjang must be accepted, avoided or blocked", "빅장은 받거나 피하거나 막아야 합니다");
        Refusal second = manual.refusal("S15", "a second bikjang may not be called", "빅장은 두 번 부를 수 없습니다");
        Permission permission = Permission.everything();
        if (settings.selfCheck() == SelfCheck.FORBIDDEN) {
            permission = permission.refusingSelfCheck(Refusal.of("S2", "the own general could be taken", "자기 궁이 잡힙니다"));
        }
        if (settings.has(Reading.CHECK_AT_ANY_COST) || (situation & PROMOTING) != 0) {
            permission = permission.playingForSafety();
        }
        if ((situation & SPENT) != 0) {
            permission = permission.refusingFacing(second);
        }
        if ((situation & STANDING) != 0) {
            permission = permission.refusingPass(second);
        }
        if ((situation & PASSED_OUT) != 0) {
            permission = permission.refusingPass(
                    mostPasses == 2
                            ? manual.refusal("S22", "third pass in a row", "연속 세 번째 한 수 쉼입니다")
                            : manual.refusal("S22", "fourth pass in a row", "연속 네 번째 한 수 쉼입니다"));
        }
        if ((situation & CALLED) != 0) {
            permission = permission.offeringAcceptance();
            permission = settings.has(Reading.FREE_REPLY)
                    ? permission.withFacingEnding()
                    : permission.refusingPass(answer).refusingFacing(answer);
        }
        return permission;
    }

    Permission to(Position position) {
        long state = position.state();
        boolean called = GungjanggiState.isCalled(state);
        int index = called ? CALLED : 0;
        if (GungjanggiState.passes(state, position.turn()) >= mostPasses) {
            index += PASSED_OUT;
        }
        if (secondRefused
                && !called
                && position.isGeneralPromoted(position.turn().opponent())) {
            index += position.isFacing() ? SPENT + STANDING : SPENT;
        }
        if (promotion.mayPromoteEnemy(position)) {
            index += PROMOTING;
        }
        return permissions[index];
    }

    /**
     * S2: in check and nothing saves the general. S23: nothing may be moved, or nothing that keeps the general, and no pass
     * is left; a pass that is permitted is left even if it loses the general.
     */
    Optional<Outcome> stuck(Remaining remaining) {
        Position position = remaining.position();
        Side winner = position.turn().opponent();
        Permission permission = to(position);
        boolean mayPass = permission.mayPass();
        if (playedOut) {
            boolean none = !mayPass && !remaining.hasLegalMove();
            return none || isWithoutStep(remaining) ? Optional.of(nowhere(winner)) : Optional.empty();
        }
        boolean unsafePassRefused = permission.selfCheck() == SelfCheck.FORBIDDEN && permission.playsForSafety();
        if ((position.isInCheck() || !mayPass || unsafePassRefused) && !remaining.hasSafeMove()) {
            return Optional.of(position.isInCheck() ? Outcome.win(winner, Ending.MATE, "S2") : nowhere(winner));
        }
        return isWithoutStep(remaining) ? Optional.of(nowhere(winner)) : Optional.empty();
    }

    private boolean isWithoutStep(Remaining remaining) {
        return lossWithoutStep && !remaining.hasLegalStep();
    }

    private Outcome nowhere(Side winner) {
        return Outcome.win(winner, Ending.NO_MOVES, manual.clause("S23"));
    }
}
