package org.janggi.notation;

import java.util.List;
import java.util.Optional;
import org.janggi.core.Choices;
import org.janggi.core.Move;
import org.janggi.core.Outcome;
import org.janggi.core.Position;
import org.janggi.core.Refusal;

/**
 * What may stand in a record: whatever the powers of the pieces give, and what the rule set permits beside that, as the
 * acceptance of a bikjang.
 *
 * @param position the position
 */
record Playable(Position position) implements Choices {
    @Override
    public Optional<Outcome> outcome() {
        return Optional.empty();
    }

    @Override
    public List<Move> legalMoves() {
        return position.powerMoves();
    }

    @Override
    public List<Move> safeMoves() {
        return legalMoves().stream()
                .filter(move -> !position.exposesGeneral(move))
                .toList();
    }

    @Override
    public Optional<Refusal> refusal(Move move) {
        Optional<Refusal> refusal = position.powerRefusal(move);
        return refusal.isPresent() && position.isFacing() && position.permits(move) ? Optional.empty() : refusal;
    }
}
