package org.janggi.testkit.laws;

import java.util.Optional;
import java.util.concurrent.ForkJoinPool;
import org.janggi.core.Game;
import org.janggi.core.Perft;
import org.janggi.core.Position;

/** L15. */
final class ParallelCount implements Law {
    private static final int DEPTH = 2;
    private static final int THREADS = 2;
    /** The least depth at which {@link Perft} shares a count out among threads. */
    private static final int SHARED_DEPTH = 3;
    /** With more moves than these a count so deep takes long. */
    private static final int FEW_MOVES = 12;

    @Override
    public String id() {
        return "L15";
    }

    @Override
    public String statement() {
        return "counting by many threads gives the count of one";
    }

    @Override
    public int stride() {
        return 16;
    }

    @Override
    public Optional<Difference> check(Game game) {
        Position position = game.position();
        long serial = Perft.GAME.count(position, DEPTH);
        return Difference.between("the count to depth " + DEPTH, serial, parallel(position))
                .or(() -> position.powerMoveCount() > FEW_MOVES
                        ? Optional.empty()
                        : shared(Perft.GAME, position).or(() -> shared(Perft.MOVES, position)));
    }

    private static Optional<Difference> shared(Perft notion, Position position) {
        return Twins.rebuilt(position)
                .flatMap(root -> Difference.between(
                        "the " + notion + " count to depth " + SHARED_DEPTH + " by " + THREADS + " threads",
                        notion.count(root, SHARED_DEPTH),
                        notion.count(root, SHARED_DEPTH, THREADS)));
    }

    /** By threads of its own: in the common pool the caller may do all the work itself. */
    private static long parallel(Position position) {
        ForkJoinPool threads = new ForkJoinPool(THREADS);
        try {
            return threads.submit(() -> position.legalMoves().parallelStream()
                            .mapToLong(move -> Perft.GAME.count(position.play(move), DEPTH - 1))
                            .sum())
                    .join();
        } finally {
            threads.shutdown();
        }
    }
}
