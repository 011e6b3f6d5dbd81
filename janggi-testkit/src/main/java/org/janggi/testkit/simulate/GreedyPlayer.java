package org.janggi.testkit.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.janggi.core.Move;
import org.janggi.core.Piece;
import org.janggi.core.PieceKind;
import org.janggi.core.Position;
import org.janggi.core.Text;

/** Takes what has the most points, the general before all; without a capture, every permitted move is as likely. */
final class GreedyPlayer implements PlayerFactory {
    @Override
    public String id() {
        return "greedy";
    }

    @Override
    public Text description() {
        return new Text("takes the piece with the most points, else plays at random", "점수가 가장 높은 기물을 잡고, 없으면 무작위로 둔다");
    }

    @Override
    public Player player(Map<String, String> options) {
        return (game, random) -> {
            List<Move> best = new ArrayList<>();
            int most = 0;
            for (Move move : game.legalMoves()) {
                int gain = gain(game.position(), move);
                if (gain > most) {
                    best.clear();
                    most = gain;
                }
                if (gain == most) {
                    best.add(move);
                }
            }
            return best.get(random.nextInt(best.size()));
        };
    }

    /** The points that a move takes, 0 if it takes nothing; a general is worth more than all else. */
    static int gain(Position position, Move move) {
        if (move.isPass() || !position.isCapture(move)) {
            return 0;
        }
        Optional<Piece> taken = position.pieceAt(move.to());
        return taken.map(piece ->
                        piece.kind() == PieceKind.GENERAL ? 100 : piece.kind().points())
                .orElse(0);
    }
}
