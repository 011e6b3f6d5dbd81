package org.janggi.variants;

import java.util.List;
import org.janggi.core.Fen;
import org.janggi.core.Formation;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.RuleSet;

/** Games from texts. */
final class Play {
    private Play() {}

    static Game start(RuleSet rules, String... moves) {
        return on(Game.start(rules, Formation.HEEH, Formation.HEEH), moves);
    }

    static Game from(String fen, RuleSet rules, String... moves) {
        return on(Game.of(Fen.parse(fen, rules)), moves);
    }

    static Game on(Game start, String... moves) {
        Game game = start;
        for (String move : moves) {
            game = game.play(Move.parse(move));
        }
        return game;
    }

    /** The permitted moves as texts. */
    static List<String> moves(Game game) {
        return game.legalMoves().stream().map(Move::toString).toList();
    }
}
