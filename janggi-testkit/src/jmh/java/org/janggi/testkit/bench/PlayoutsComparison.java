package org.janggi.testkit.bench;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import org.janggi.core.Fen;
import org.janggi.core.Formation;
import org.janggi.core.RuleSet;
import org.janggi.variants.FairyRules;
import org.janggi.variants.RuleSets;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Random games under each rule set, beside the peer's counting. */
@Command(
        name = "playouts",
        description = "Plays random games under each rule set of the library, beside the peer's rate of counting.")
final class PlayoutsComparison implements Callable<Integer> {
    private static final int PEER_DEPTH = 4;

    @Mixin
    private final PeerOption options = new PeerOption();

    @Override
    public Integer call() throws IOException {
        List<String> start = List.of(Fen.write(FairyRules.JANGGI.start(Formation.HEEH, Formation.HEEH)));
        List<Contestant> games =
                RuleSets.builtIn().stream().map(PlayoutsComparison::games).toList();
        try (Peer peer = options.start(System.out)) {
            options.duel(
                    "random games from the start, plies a second; the peer counts nodes of perft " + PEER_DEPTH,
                    new Contestant(
                            "peer",
                            () -> peer.perft("janggi", start, PEER_DEPTH).sample()),
                    games,
                    System.out);
        }
        return 0;
    }

    private static Contestant games(RuleSet rules) {
        RandomGames games = new RandomGames(rules);
        return Contestant.library(rules.id(), games::play);
    }
}
