package org.janggi.testkit.simulate;

import java.util.List;
import java.util.Map;
import org.janggi.core.Move;
import org.janggi.core.Text;

/** Every permitted move is as likely as any other, the pass included. */
final class RandomPlayer implements PlayerFactory {
    @Override
    public String id() {
        return "random";
    }

    @Override
    public Text description() {
        return new Text("every permitted move is equally likely", "둘 수 있는 모든 수를 같은 확률로 둔다");
    }

    @Override
    public Player player(Map<String, String> options) {
        return (game, random) -> {
            List<Move> moves = game.legalMoves();
            return moves.get(random.nextInt(moves.size()));
        };
    }
}
