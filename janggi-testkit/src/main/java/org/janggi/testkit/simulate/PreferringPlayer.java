package org.janggi.testkit.simulate;

import java.util.List;
import java.util.Map;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.OptionValues;
import org.janggi.core.Position;
import org.janggi.core.Square;
import org.janggi.core.Text;

/** Captures and checks are more likely than other moves, by stated weights; those of a capture with check multiply. */
final class PreferringPlayer implements PlayerFactory {
    private static final int MOST = 1000;
    private static final PlayerOption CAPTURE = new PlayerOption(
            "capture",
            new Text("how many times as likely a capture is", "잡는 수를 두는 배수"),
            OptionValues.numbers(1, MOST, 4));
    private static final PlayerOption CHECK = new PlayerOption(
            "check", new Text("how many times as likely a check is", "장군을 두는 배수"), OptionValues.numbers(1, MOST, 2));

    @Override
    public String id() {
        return "prefer";
    }

    @Override
    public Text description() {
        return new Text(
                "at random, a capture and a check as many times as likely as another move",
                "무작위로 두되, 잡는 수와 장군은 다른 수보다 정한 배수만큼 자주 둔다");
    }

    @Override
    public List<PlayerOption> options() {
        return List.of(CAPTURE, CHECK);
    }

    @Override
    public Player player(Map<String, String> options) {
        int capture = CAPTURE.number(options);
        int check = CHECK.number(options);
        return (game, random) -> {
            List<Move> moves = game.legalMoves();
            int[] weights = new int[moves.size()];
            int sum = 0;
            for (int i = 0; i < weights.length; i++) {
                weights[i] = weight(game, moves.get(i), capture, check);
                sum += weights[i];
            }
            int drawn = random.nextInt(sum);
            int at = 0;
            for (drawn -= weights[0]; drawn >= 0; drawn -= weights[at]) {
                at++;
            }
            return moves.get(at);
        };
    }

    private static int weight(Game game, Move move, int capture, int check) {
        Position position = game.position();
        int weight = !move.isPass() && position.isCapture(move) ? capture : 1;
        // To the enemy general: it is taken, or a bikjang accepted, and there is nobody left to be checked.
        boolean toGeneral = !move.isPass() && isGeneral(position, move.to());
        return check > 1 && !toGeneral && position.givesCheck(move) ? weight * check : weight;
    }

    private static boolean isGeneral(Position position, Square square) {
        return position.general(position.turn().opponent())
                .filter(general -> general == square)
                .isPresent();
    }
}
