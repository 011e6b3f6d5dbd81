package org.janggi.core;

import java.util.Optional;

/** Bars a third arrival, ends the game after three plies running without a capture if told so, lets five be claimed. */
final class ThirdTimeRules extends TestRules {
    static final Refusal THIRD = Refusal.of("T3", "a third time", "세 번째");
    private final int limit;

    ThirdTimeRules() {
        this(Integer.MAX_VALUE, Permission.everything());
    }

    ThirdTimeRules(int limit, Permission permission) {
        super(permission);
        this.limit = limit;
    }

    @Override
    public boolean historyMatters(History history) {
        return history.mostArrivals() >= 2 || limit != Integer.MAX_VALUE;
    }

    @Override
    public Optional<Refusal> barred(History history, Move move) {
        return !move.isPass() && history.arrivalsWith(move) >= 3 ? Optional.of(THIRD) : Optional.empty();
    }

    @Override
    public Optional<Outcome> endedByHistory(History history) {
        return history.ply() >= limit ? Optional.of(Outcome.draw("T4")) : Optional.empty();
    }

    @Override
    public Optional<Outcome> claimable(History history) {
        return history.reversiblePlies() >= 5 ? Optional.of(Outcome.draw("T5")) : Optional.empty();
    }
}
