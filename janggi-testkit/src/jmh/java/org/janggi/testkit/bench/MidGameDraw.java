package org.janggi.testkit.bench;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.LongStream;
import org.janggi.core.Fen;
import org.janggi.core.Formation;
import org.janggi.core.Game;
import org.janggi.core.Perft;
import org.janggi.testkit.Playouts;
import org.janggi.variants.FairyRules;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Draws a set of positions out of random games, and has the peer count them too. */
@Command(name = "draw", description = "Prints the positions of midgame.tsv, drawn and counted anew.")
final class MidGameDraw implements Callable<Integer> {
    private static final int FIRST_PLIES = 30;

    @Mixin
    private final PeerOption options = new PeerOption();

    @Override
    public Integer call() throws IOException {
        List<MidGame> drawn = LongStream.iterate(1, seed -> seed + 1)
                .mapToObj(MidGameDraw::game)
                .filter(game -> !game.isOver())
                .map(Game::position)
                // The peer's FEN does not say whether the last move was a pass.
                .filter(at -> at.state() == 0)
                .limit(MidGame.NUMBER)
                .map(at -> new MidGame(Fen.write(at), Perft.GAME.count(at, MidGame.DEPTH)))
                .toList();
        try (Peer peer = options.start(System.err)) {
            Agreement.onCounts(
                    drawn,
                    peer.perft("janggi", drawn.stream().map(MidGame::fen).toList(), MidGame.DEPTH)
                            .counts());
        }
        drawn.forEach(at -> System.out.println(at.fen() + "\t" + at.nodes()));
        return 0;
    }

    /** A game of 30 to 69 plies from one of the starts. */
    private static Game game(long seed) {
        Formation[] starts = Formation.values();
        Formation cho = starts[(int) (seed % starts.length)];
        Formation han = starts[(int) (seed / starts.length % starts.length)];
        int plies = FIRST_PLIES + 2 * (int) (seed % MidGame.NUMBER) + (int) (seed % 2);
        return new Playouts(FairyRules.JANGGI, seed, plies).play(Game.start(FairyRules.JANGGI, cho, han), 0);
    }
}
