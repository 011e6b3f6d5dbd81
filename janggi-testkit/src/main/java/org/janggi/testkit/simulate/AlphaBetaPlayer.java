package org.janggi.testkit.simulate;

import java.util.Map;
import org.janggi.core.Text;

/**
 * Looks some plies ahead. The search grows deeper ply by ply and stops at the depth, or when it has looked at so many
 * positions: never by the clock, so that the same game and the same stream give the same move.
 */
final class AlphaBetaPlayer implements PlayerFactory {
    private static final String DEPTH = "depth";
    private static final String NODES = "nodes";
    private static final String MOBILITY = "mobility";

    @Override
    public String id() {
        return "alpha-beta";
    }

    @Override
    public Text description() {
        return new Text(
                "looks so many plies ahead, at so many positions at most; a permitted move more counts as so many"
                        + " hundredths of a point",
                "정한 수만큼 앞을 보되 정한 국면 수를 넘지 않으며, 둘 수 있는 수 하나를 점수의 백분의 몇으로 친다");
    }

    @Override
    public Map<String, String> options() {
        return Map.of(DEPTH, "2", NODES, "20000", MOBILITY, "5");
    }

    @Override
    public Player player(Map<String, String> options) {
        int depth = (int) OptionValues.number(options, DEPTH, 1, 20);
        long nodes = OptionValues.number(options, NODES, 1, 1_000_000_000);
        int mobility = (int) OptionValues.number(options, MOBILITY, 0, 1000);
        return (game, random) -> new Search(depth, nodes, mobility).best(game, random);
    }
}
