package org.janggi.testkit.laws;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.Replay;

/** L13. */
final class NarrowingHistory implements Law {
    /** Plies taken back are 1, 2, 4... up to this. */
    private static final int FURTHEST = 32;

    @Override
    public String id() {
        return "L13";
    }

    @Override
    public String statement() {
        return "a game permits only what its position permits; replayed, or branched off after moves taken back, it is the"
                + " same game";
    }

    @Override
    public int stride() {
        return 16;
    }

    @Override
    public Optional<Difference> check(Game game) {
        List<Move> moves = game.legalMoves();
        List<Move> byPosition = game.position().legalMoves();
        return Difference.between(
                        "the moves of the game that its position does not permit",
                        List.of(),
                        moves.stream()
                                .filter(move -> !byPosition.contains(move))
                                .toList())
                .or(() -> Difference.between(
                        "the moves that the game accepts of those of its position",
                        moves,
                        byPosition.stream().filter(game::permits).toList()))
                .or(() -> replayDiffers(game))
                .or(() -> branchDiffers(game));
    }

    private static Optional<Difference> replayDiffers(Game game) {
        Replay replay = Replay.of(game.history().at(0).position());
        for (Move move : game.history().moves()) {
            replay = replay.play(move);
        }
        Replay whole = replay;
        return Difference.between("what is found in the replay", List.of(), whole.findings())
                .or(() -> Difference.between("the position replayed", text(game.position()), text(whole.position())))
                .or(() -> Difference.between("the outcome replayed", game.outcome(), whole.outcome()));
    }

    private static Optional<Difference> branchDiffers(Game game) {
        int length = game.history().ply();
        return IntStream.iterate(1, back -> back <= Math.min(length, FURTHEST), back -> 2 * back)
                .mapToObj(back -> branchDiffers(game, back))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** Moves are taken back, the game is asked there, and the rest is played again from there. */
    private static Optional<Difference> branchDiffers(Game game, int back) {
        int kept = game.history().ply() - back;
        String there = " with " + back + " plies taken back";
        Game before = fresh(game, kept);
        Game branch = game.at(kept);
        return Difference.between("the moves" + there, before.legalMoves(), branch.legalMoves())
                .or(() -> Difference.between("the outcome" + there, before.outcome(), branch.outcome()))
                .or(() -> playedAgainDiffers(game, branch));
    }

    private static Optional<Difference> playedAgainDiffers(Game game, Game branch) {
        Game again = branch;
        for (Move move : game.history()
                .moves()
                .subList(branch.history().ply(), game.history().ply())) {
            again = again.play(move);
        }
        Game whole = again;
        return Difference.between("the position played again", text(game.position()), text(whole.position()))
                .or(() -> Difference.between("the moves played again", game.legalMoves(), whole.legalMoves()))
                .or(() -> Difference.between("the outcome played again", game.outcome(), whole.outcome()));
    }

    /** The first plies of a game, played anew, sharing nothing with it. */
    private static Game fresh(Game game, int plies) {
        Game fresh = Game.of(game.history().at(0).position());
        for (Move move : game.history().moves().subList(0, plies)) {
            fresh = fresh.play(move);
        }
        return fresh;
    }

    private static String text(Position position) {
        return position.toString();
    }
}
