package org.janggi.variants;

import java.util.Optional;
import java.util.Set;
import org.janggi.core.Ending;
import org.janggi.core.Outcome;
import org.janggi.core.Position;
import org.janggi.core.Score;
import org.janggi.core.Side;

/** The outcomes of Gungjanggi that a position shows (S2 to S7, S13, S27 to S29, S36), named by the manual's clauses. */
final class Verdicts {
    private final Manual manual;
    private final Measure bikjangMeasure;
    private final boolean identicalPieces;

    Verdicts(Manual manual, Set<Reading> readings) {
        this.manual = manual;
        this.bikjangMeasure =
                readings.contains(Reading.OTHER_MEASURE) ? manual.measure().other() : manual.measure();
        this.identicalPieces = readings.contains(Reading.IDENTICAL_PIECES);
    }

    Optional<Outcome> ended(Position position) {
        Side mover = position.turn().opponent();
        return switch (GungjanggiState.over(position.state())) {
            case GungjanggiState.CAPTURED -> Optional.of(captured(position));
            case GungjanggiState.ACCEPTED, GungjanggiState.STANDING ->
                Optional.of(decided(bikjangMeasure.of(position), "S28", "S29"));
            case GungjanggiState.FIRST_CHECK ->
                Optional.of(Outcome.win(mover, Ending.FIRST_CHECK, manual.clause("S3")));
            case GungjanggiState.MATERIAL -> Optional.of(material(position, "S6", "S7"));
            default -> Optional.empty();
        };
    }

    /** S13: the general that took the other one stands in the enemy palace. */
    private Outcome captured(Position position) {
        Side winner = position.hasGeneral(Side.CHO) ? Side.CHO : Side.HAN;
        boolean byGeneral = position.general(winner)
                .filter(square -> square.isInPalaceOf(winner.opponent()))
                .isPresent();
        return Outcome.win(winner, Ending.GENERAL_CAPTURED, byGeneral ? manual.clause("S13") : "S2");
    }

    /** The manual's measure decides, then the second player. */
    Outcome material(Position position, String greater, String equal) {
        Score score = manual.measure().of(position);
        Score number = Measure.COUNT.of(position);
        if (identicalPieces && score.leader().isEmpty() && number.leader().isPresent()) {
            return decided(number, greater, equal);
        }
        return decided(score, greater, equal);
    }

    private Outcome decided(Score score, String greater, String equal) {
        Outcome outcome = score.leader()
                .map(leader -> Outcome.win(leader, Ending.MATERIAL, manual.clause(greater)))
                .orElseGet(() -> Outcome.win(Side.HAN, Ending.SECOND_PLAYER, manual.clause(equal)));
        return outcome.withScore(score);
    }
}
