package org.janggi.testkit.simulate;

import java.util.List;

/** The players that there always are. */
final class Players {
    static final List<PlayerFactory> BUILT_IN =
            List.of(new RandomPlayer(), new PreferringPlayer(), new GreedyPlayer(), new AlphaBetaPlayer());

    private Players() {}
}
