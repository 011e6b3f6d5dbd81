package org.janggi.testkit.simulate;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.janggi.core.Move;
import org.janggi.core.Text;

/** A player who plays the plies of a game as they are written. */
record ScriptFactory(String id, List<Move> moves) implements PlayerFactory {
    static ScriptFactory of(String id, String moves) {
        return new ScriptFactory(
                id, Stream.of(moves.split(" ")).map(Move::parse).toList());
    }

    @Override
    public Text description() {
        return new Text("as written", "적힌 대로");
    }

    @Override
    public Player player(Map<String, String> options) {
        return (game, random) -> moves.get(game.history().ply());
    }
}
