package org.janggi.testkit.simulate;

import java.util.List;
import java.util.Map;
import org.janggi.core.OptionValues;
import org.janggi.core.Text;

/**
 * Looks some plies ahead. The search grows deeper ply by ply and stops at the depth, or when it has looked at so many
 * positions: never by the clock, so that the same game and the same stream give the same move.
 */
final class AlphaBetaPlayer implements PlayerFactory {
    private static final PlayerOption DEPTH = new PlayerOption(
            "depth", new Text("how many plies it looks ahead", "앞을 보는 수"), OptionValues.numbers(1, 20, 2));
    private static final PlayerOption NODES = new PlayerOption(
            "nodes",
            new Text("how many positions it looks at", "보는 국면 수"),
            OptionValues.numbers(1, 1_000_000_000, 20_000));
    private static final PlayerOption MOBILITY = new PlayerOption(
            "mobility",
            new Text("how many hundredths of a point a permitted move more counts", "둘 수 있는 수 하나를 치는 점수의 백분의 몇"),
            OptionValues.numbers(0, 1000, 5));

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
    public List<PlayerOption> options() {
        return List.of(DEPTH, NODES, MOBILITY);
    }

    @Override
    public Player player(Map<String, String> options) {
        int depth = DEPTH.number(options);
        long nodes = NODES.number(options);
        int mobility = MOBILITY.number(options);
        return (game, random) -> new Search(depth, nodes, mobility).best(game, random);
    }
}
