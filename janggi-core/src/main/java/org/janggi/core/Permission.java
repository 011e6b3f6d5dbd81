package org.janggi.core;

import java.util.Optional;
import org.checkerframework.checker.nullness.qual.Nullable;

/**
 * What a position permits beyond the powers of the pieces: one small value that a rule set gives for a whole position,
 * which the generator and the counter apply as masks. Immutable; a rule set keeps a few of them and allocates none
 * while games are played.
 *
 * <p>Taking the enemy general is permitted whatever a permission refuses (M10-M12).
 */
public final class Permission {
    private final @Nullable Refusal selfCheck;
    private final @Nullable Refusal pass;
    private final @Nullable Refusal facing;
    private final boolean acceptance;
    private final boolean passEnds;
    private final boolean facingEnds;
    private final boolean played;
    private final boolean vetoing;

    private Permission(
            @Nullable Refusal selfCheck,
            @Nullable Refusal pass,
            @Nullable Refusal facing,
            boolean acceptance,
            boolean passEnds,
            boolean facingEnds,
            boolean played,
            boolean vetoing) {
        this.selfCheck = selfCheck;
        this.pass = pass;
        this.facing = facing;
        this.acceptance = acceptance;
        this.passEnds = passEnds;
        this.facingEnds = facingEnds;
        this.played = played;
        this.vetoing = vetoing;
    }

    /**
     * Every move of the pieces and the pass; self-check is left to the opponent to punish.
     *
     * @return the widest permission
     */
    public static Permission everything() {
        return new Permission(null, null, null, false, false, false, false, false);
    }

    /**
     * Only moves that are safe for the own general.
     *
     * @param reason why the others are refused
     * @return the narrower permission
     */
    public Permission refusingSelfCheck(Refusal reason) {
        return new Permission(reason, pass, facing, acceptance, passEnds, facingEnds, played, vetoing);
    }

    /**
     * No pass.
     *
     * @param reason why the pass is refused
     * @return the narrower permission
     */
    public Permission refusingPass(Refusal reason) {
        return new Permission(selfCheck, reason, facing, acceptance, passEnds, facingEnds, played, vetoing);
    }

    /**
     * Only steps after which the generals do not face each other. The pass and the acceptance are not concerned.
     *
     * @param reason why the others are refused
     * @return the narrower permission
     */
    public Permission refusingFacing(Refusal reason) {
        return new Permission(selfCheck, pass, reason, acceptance, passEnds, facingEnds, played, vetoing);
    }

    /**
     * Also the step of the own general to the enemy general's square along their clear file: a bikjang is accepted.
     * Asked for only in positions where the generals face each other.
     *
     * @return the wider permission
     */
    public Permission offeringAcceptance() {
        return new Permission(selfCheck, pass, facing, true, passEnds, facingEnds, played, vetoing);
    }

    /**
     * The pass ends the game and is therefore safe even in check.
     *
     * @return the permission with this fact
     */
    public Permission withPassEnding() {
        return new Permission(selfCheck, pass, facing, acceptance, true, facingEnds, played, vetoing);
    }

    /**
     * A move, or the pass, that leaves facing generals facing ends the game and is safe even if it leaves the own
     * general capturable. Says nothing about positions where the generals do not face each other.
     *
     * @return the permission with this fact
     */
    public Permission withFacingEnding() {
        return new Permission(selfCheck, pass, facing, acceptance, passEnds, true, played, vetoing);
    }

    /**
     * Whether a move is safe shows only when it is played: it may end the game although the own general could be taken,
     * or promote what can take it. Cost: every move is played to see whether it is safe.
     *
     * @return the permission with this fact
     */
    public Permission playingForSafety() {
        return new Permission(selfCheck, pass, facing, acceptance, passEnds, facingEnds, true, vetoing);
    }

    /**
     * {@link RuleSet#veto} is asked for every single move. Cost: one call for each candidate, and counting moves is as
     * slow as listing them.
     *
     * @return the narrower permission
     */
    public Permission askingVeto() {
        return new Permission(selfCheck, pass, facing, acceptance, passEnds, facingEnds, played, true);
    }

    /**
     * What becomes of self-check.
     *
     * @return {@link SelfCheck#FORBIDDEN} when only safe moves are permitted
     */
    public SelfCheck selfCheck() {
        return selfCheck == null ? SelfCheck.TAKEN : SelfCheck.FORBIDDEN;
    }

    /**
     * Whether the pass is permitted, apart from self-check.
     *
     * @return false when it is refused
     */
    public boolean mayPass() {
        return pass == null;
    }

    /**
     * Whether a step after which the generals face each other is permitted.
     *
     * @return false when it is refused
     */
    public boolean mayFace() {
        return facing == null;
    }

    /**
     * Whether a bikjang may be accepted.
     *
     * @return true when the step of the general to the enemy general's square is offered
     */
    public boolean offersAcceptance() {
        return acceptance;
    }

    /**
     * Whether the pass ends the game and is safe even in check.
     *
     * @return true if it does
     */
    public boolean isPassEnding() {
        return passEnds;
    }

    /**
     * Whether a move after which the generals still face each other ends the game.
     *
     * @return true if it does and is safe therefore
     */
    public boolean isFacingEnding() {
        return facingEnds;
    }

    /**
     * Whether a move has to be played to see whether it is safe.
     *
     * @return true if ends or promotions may make the difference
     */
    public boolean playsForSafety() {
        return played;
    }

    /**
     * Whether {@link RuleSet#veto} has to be asked for every move.
     *
     * @return true if it has
     */
    public boolean asksVeto() {
        return vetoing;
    }

    /**
     * Why self-check is refused.
     *
     * @return the reason, or empty when self-check is permitted
     */
    public Optional<Refusal> selfCheckRefusal() {
        return Optional.ofNullable(selfCheck);
    }

    /**
     * Why the pass is refused.
     *
     * @return the reason, or empty when the pass is permitted
     */
    public Optional<Refusal> passRefusal() {
        return Optional.ofNullable(pass);
    }

    /**
     * Why facing is refused.
     *
     * @return the reason, or empty when facing is permitted
     */
    public Optional<Refusal> facingRefusal() {
        return Optional.ofNullable(facing);
    }
}
