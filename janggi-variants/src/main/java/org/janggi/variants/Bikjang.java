package org.janggi.variants;

import java.util.Set;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.Side;

/** When facing generals are a call in Gungjanggi: S8, S14 to S16, D1, D3. */
final class Bikjang {
    private final boolean byGeneralOnly;
    private final boolean behindOnly;
    private final boolean checkOnly;
    private final Measure measure;

    Bikjang(Set<Reading> readings, Measure measure) {
        this.byGeneralOnly = readings.contains(Reading.CALL_BY_GENERAL);
        this.behindOnly = readings.contains(Reading.CALL_WHEN_BEHIND);
        this.checkOnly = readings.contains(Reading.CHECK_WITHOUT_CALL);
        this.measure = measure;
    }

    /** Whether the turn that led to a position called a bikjang. A pass that leaves the generals facing calls too. */
    boolean isCall(Position before, Move move, Position after) {
        return isPending(after) && (!byGeneralOnly || isOfGeneral(before, move, after));
    }

    private static boolean isOfGeneral(Position before, Move move, Position after) {
        return !move.isPass()
                && after.general(before.turn()).filter(move.to()::equals).isPresent();
    }

    /** Whether facing is a call wherever it comes from, as in a position that was set up. */
    boolean isPending(Position position) {
        Side caller = position.turn().opponent();
        return position.isFacing()
                && !position.isGeneralPromoted(position.turn()) // S16: a side has its call until then
                && !(checkOnly && position.isGeneralPromoted(caller))
                && !(behindOnly
                        && measure.of(position)
                                .leader()
                                .filter(position.turn()::equals)
                                .isEmpty())
                && !(byGeneralOnly && Mates.isMate(position));
    }
}
