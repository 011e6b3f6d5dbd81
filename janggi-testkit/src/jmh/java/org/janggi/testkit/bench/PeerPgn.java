package org.janggi.testkit.bench;

import java.util.Optional;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.notation.GameRecord;
import org.janggi.notation.MoveNotations;
import org.janggi.notation.PgnWriteOptions;
import org.janggi.notation.PgnWriter;
import org.janggi.variants.FairyRules;

/**
 * Games in the PGN that the peer reads. It refuses an origin that is told without need, and only moves that leave the own
 * general safe count for it; hence the moves are written here and not by {@link PgnWriter}. Comments are left out.
 */
final class PeerPgn {
    /** The peer's name of the rules under which facing generals mean nothing, so that it plays on. */
    static final String VARIANT = "janggimodern";

    private static final RuleSet RULES = FairyRules.MODERN;
    private static final PgnWriteOptions OPTIONS =
            PgnWriteOptions.lenient().withDialect(Validation.DIALECT).withRules(RULES);

    private PeerPgn() {}

    /** The text of a game with a start, or empty if a move is against the peer's rules. */
    static Optional<String> of(GameRecord game) {
        StringBuilder text = new StringBuilder(header(game));
        Position position = Position.of(RULES, game.start().orElseThrow().setup());
        int ply = 0;
        for (Move move : game.mainMoves()) {
            if (position.refusal(move).isPresent()) {
                return Optional.empty();
            }
            if (ply % 2 == 0) {
                text.append(ply / 2 + 1).append(". ");
            }
            text.append(MoveNotations.SAN_PYCHESS.format(position, move)).append(++ply % 10 == 0 ? '\n' : ' ');
            position = position.play(move);
        }
        return Optional.of(text + "*\n\n");
    }

    private static String header(GameRecord game) {
        String text = PgnWriter.format(game.toBuilder().tag("Variant", VARIANT).build(), OPTIONS);
        return text.substring(0, text.indexOf("\n\n") + 2);
    }
}
