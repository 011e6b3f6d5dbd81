package org.janggi.testkit.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Position;

/** The search for a shorter game that breaks the same law. */
final class Shrinking {
    private static final int LATEST_START = 6;
    /** How often the law is asked at most: a dear one takes some milliseconds. */
    private static final int TRIES = 600;

    private final Law law;
    private final long seed;
    private int left = TRIES;

    private Shrinking(LawViolation found) {
        this.law = found.law();
        this.seed = found.seed();
    }

    static LawViolation of(LawViolation found) {
        Shrinking shrinking = new Shrinking(found);
        return shrinking.withoutMoves(shrinking.fromLaterStart(found).orElseGet(() -> shrinking.prefix(found)));
    }

    /** From a later position, with at most a few plies. */
    private Optional<LawViolation> fromLaterStart(LawViolation found) {
        int length = found.moves().size();
        for (int kept = 0; kept <= Math.min(LATEST_START, length - 1); kept++) {
            Position start = found.game().history().at(length - kept).position();
            Optional<LawViolation> shorter = broken(start, found.moves().subList(length - kept, length));
            if (shorter.isPresent()) {
                return shorter;
            }
        }
        return Optional.empty();
    }

    /** The shortest beginning of the game. */
    private LawViolation prefix(LawViolation found) {
        for (int kept = 0; kept < found.moves().size(); kept++) {
            Optional<LawViolation> shorter = broken(found.game().at(kept));
            if (shorter.isPresent()) {
                return shorter.get();
            }
        }
        return found;
    }

    /** Runs of moves are left out, long ones first, as long as the rest can be played and breaks the law. */
    private LawViolation withoutMoves(LawViolation found) {
        LawViolation shortest = found;
        for (int run = found.moves().size() / 2;
                run > 0;
                run = Math.min(run - 1, shortest.moves().size() / 2)) {
            for (int from = 0; from + run <= shortest.moves().size(); from++) {
                List<Move> moves = new ArrayList<>(shortest.moves());
                moves.subList(from, from + run).clear();
                Optional<LawViolation> shorter =
                        broken(shortest.game().history().at(0).position(), moves);
                if (shorter.isPresent()) {
                    shortest = shorter.get();
                    from--;
                }
            }
        }
        return shortest;
    }

    private Optional<LawViolation> broken(Position start, List<Move> moves) {
        Game game;
        try {
            game = Game.of(start);
            for (Move move : moves) {
                game = game.play(move);
            }
        } catch (RuntimeException e) {
            return Optional.empty();
        }
        return broken(game);
    }

    private Optional<LawViolation> broken(Game game) {
        return left-- <= 0
                ? Optional.empty()
                : LawCheck.difference(law, game).map(difference -> new LawViolation(law, seed, game, difference));
    }
}
