package org.janggi.testkit.laws;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.janggi.core.Game;
import org.janggi.core.IllegalMoveException;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.Square;

/** L3. */
final class AcceptedMoves implements Law {
    /** The index of the pass, after those of all steps. */
    private static final int MOVES = Square.COUNT * Square.COUNT;

    @Override
    public String id() {
        return "L3";
    }

    @Override
    public String statement() {
        return "the moves that are accepted are those that are listed";
    }

    @Override
    public int stride() {
        return 16;
    }

    @Override
    public Optional<Difference> check(Game game) {
        Position position = game.position();
        List<Move> legal = position.legalMoves();
        List<Move> accepted = new ArrayList<>();
        List<Move> notRefused = new ArrayList<>();
        for (int index = 0; index <= MOVES; index++) {
            if (index < MOVES && index / Square.COUNT == index % Square.COUNT) {
                continue;
            }
            Move move = Move.ofIndex(index);
            if (position.permits(move)) {
                accepted.add(move);
            }
            if (position.refusal(move).isEmpty()) {
                notRefused.add(move);
            }
        }
        return Difference.betweenSets("the accepted moves", legal, accepted)
                .or(() -> Difference.betweenSets("the moves without a refusal", legal, notRefused))
                .or(() -> listsDiffer(position, legal))
                .or(() -> playsDiffer(position, Set.copyOf(legal)));
    }

    private static Optional<Difference> listsDiffer(Position position, List<Move> legal) {
        List<Move> safe = position.safeMoves();
        List<Move> byPiece = new ArrayList<>();
        for (Square square : Square.all()) {
            byPiece.addAll(position.movesFrom(square));
        }
        if (legal.contains(Move.PASS)) {
            byPiece.add(Move.PASS);
        }
        return Difference.between("the number of different moves", new HashSet<>(legal).size(), legal.size())
                .or(() -> Difference.between("the count of moves", legal.size(), position.moveCount()))
                .or(() -> Difference.betweenSets("the moves of each piece", legal, byPiece))
                .or(() -> Difference.between("the number of moves of each piece", legal.size(), byPiece.size()))
                .or(() -> Difference.between(
                        "the safe moves in the order of the permitted ones",
                        legal.stream().filter(safe::contains).toList(),
                        safe))
                .or(() -> Difference.between(
                        "the count of power moves", position.powerMoves().size(), position.powerMoveCount()));
    }

    /** What {@code play} itself accepts, of the listed moves and those that the powers of the pieces give. */
    private static Optional<Difference> playsDiffer(Position position, Set<Move> legal) {
        Set<Move> tried = new HashSet<>(position.powerMoves());
        tried.addAll(legal);
        tried.add(Move.PASS);
        Set<Move> played = new HashSet<>();
        for (Move move : tried) {
            if (isPlayed(position, move)) {
                played.add(move);
            }
        }
        return Difference.betweenSets("the moves that can be played", legal, played);
    }

    private static boolean isPlayed(Position position, Move move) {
        try {
            position.play(move);
            return true;
        } catch (IllegalMoveException e) {
            return false;
        }
    }
}
