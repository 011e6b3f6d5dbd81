package org.janggi.variants;

import java.util.Optional;
import java.util.Set;
import org.janggi.core.Ending;
import org.janggi.core.History;
import org.janggi.core.Move;
import org.janggi.core.Outcome;
import org.janggi.core.PieceKind;
import org.janggi.core.Position;
import org.janggi.core.Refusal;
import org.janggi.core.Side;

/**
 * Repetition in Gungjanggi: no third identical move of a to-and-fro (S24, S26) and no third arrival (S25, the perpetual
 * check). Neither concerns a pass, a reply to a call, or a way out of check that gives none itself.
 */
final class Repetition {
    private static final int LIMIT = 3;

    private final Refusal identical;
    private final Refusal arrival;
    private final Manual manual;
    private final boolean fourthLoses;
    private final boolean checkLoses;
    private final boolean courtExempt;

    Repetition(Manual manual, Set<Reading> readings) {
        this.manual = manual;
        this.identical = manual.refusal("S24", "third identical move of a to-and-fro", "같은 수를 세 번째 되풀이합니다");
        this.arrival = manual.refusal("S25", "third arrival at the same position", "같은 형태를 세 번째 되풀이합니다");
        this.fourthLoses = readings.contains(Reading.FOURTH_MOVE_LOSES);
        this.checkLoses = readings.contains(Reading.PERPETUAL_CHECK_LOSES);
        this.courtExempt = readings.contains(Reading.COURT_EXEMPT);
    }

    boolean matters(History history) {
        return history.mostArrivals() >= LIMIT - 1 || history.toAndFro() >= 2 * (LIMIT - 1);
    }

    Optional<Refusal> barred(History history, Move move) {
        if (move.isPass()) {
            return Optional.empty();
        }
        Position position = history.position();
        boolean arrives = history.arrivesWith(move, LIMIT);
        boolean repeats = !fourthLoses && history.identicalMovesWith(move) >= LIMIT && isLimited(position, move);
        if (!arrives && !repeats || isExempt(position, move)) {
            return Optional.empty();
        }
        if (arrives && checkLoses && position.givesCheck(move)) {
            return Optional.empty(); // also where one piece checks to and fro
        }
        return Optional.of(repeats ? identical : arrival);
    }

    /** The readings under which repetition is permitted and loses. */
    Optional<Outcome> ended(History history) {
        if (!fourthLoses && !checkLoses) {
            return Optional.empty();
        }
        Optional<Position> before = history.previous().map(History::position);
        if (before.isEmpty()) {
            return Optional.empty();
        }
        Move move = history.move().orElseThrow();
        Side mover = before.get().turn();
        if (before.get().powerRefusal(move).isPresent() || isExempt(before.get(), move)) {
            return Optional.empty();
        }
        if (fourthLoses && isLimited(before.get(), move) && history.identicalMoves() > LIMIT) {
            return Optional.of(Outcome.win(mover.opponent(), Ending.DISQUALIFIED, manual.clause("S24")));
        }
        if (checkLoses && history.arrivals() >= LIMIT && history.position().isInCheck()) {
            return Optional.of(Outcome.win(mover.opponent(), Ending.DISQUALIFIED, manual.clause("S25")));
        }
        return Optional.empty();
    }

    private boolean isExempt(Position position, Move move) {
        return move.isPass()
                || GungjanggiState.isCalled(position.state())
                || position.isInCheck() && !position.exposesGeneral(move) && !position.givesCheck(move);
    }

    /** S24 refuses no capture, and under the option of S26 nothing to the general and the guards. */
    private boolean isLimited(Position position, Move move) {
        if (position.isCapture(move)) {
            return false;
        }
        PieceKind kind = position.pieceAt(move.from()).orElseThrow().kind();
        return !courtExempt || kind != PieceKind.GENERAL && kind != PieceKind.GUARD;
    }
}
