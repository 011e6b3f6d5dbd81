package org.janggi.testkit.bench;

import java.util.Optional;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.notation.GameRecord;
import org.janggi.notation.MoveTree;
import org.janggi.notation.PgnWriteOptions;
import org.janggi.notation.PgnWriter;
import org.janggi.variants.FairyRules;

/** Games in the PGN that the peer reads: without comments and variations, and only those that it can play. */
final class PeerPgn {
    /** The peer's name of the rules under which facing generals mean nothing, so that it plays on. */
    static final String VARIANT = "janggimodern";

    private static final RuleSet RULES = FairyRules.MODERN;
    private static final PgnWriteOptions OPTIONS =
            PgnWriteOptions.lenient().withDialect(Validation.DIALECT).withRules(RULES);

    private PeerPgn() {}

    /** The text of a game with a start, or empty if a move is against the peer's rules. */
    static Optional<String> of(GameRecord game) {
        Position position = Position.of(RULES, game.start().orElseThrow().setup());
        for (Move move : game.mainMoves()) {
            if (position.refusal(move).isPresent()) {
                return Optional.empty();
            }
            position = position.play(move);
        }
        GameRecord bare = game.toBuilder()
                .tag("Variant", VARIANT)
                .moves(MoveTree.of(game.mainMoves()))
                .build();
        return Optional.of(PgnWriter.format(bare, OPTIONS));
    }
}
