package org.janggi.testkit.laws;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.janggi.core.Choices;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Outcome;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.core.Side;
import org.janggi.core.Symmetry;

/**
 * L12. Scores are not compared: deom is in them also where it decides nothing. Of a longer game than 60 plies the position
 * alone is compared, as it would have to be played anew.
 */
final class SwappedSides implements Law {
    private static final int LONGEST_REPLAYED = 60;

    @Override
    public String id() {
        return "L12";
    }

    @Override
    public String statement() {
        return "half a turn with the sides swapped rotates the moves and swaps the result";
    }

    @Override
    public Optional<String> reasonToSkip(RuleSet rules) {
        return rules.symmetry() == Symmetry.NONE
                ? Optional.of("the rules are not the same for both sides")
                : Optional.empty();
    }

    @Override
    public int stride() {
        return 8;
    }

    @Override
    public Optional<Difference> check(Game game) {
        Position position = game.position();
        Position swapped = position.swapped();
        return Difference.between("the swapped board", position.board().swapped(), swapped.board())
                .or(() -> Difference.between(
                        "the side to move, swapped", position.turn().opponent(), swapped.turn()))
                .or(() -> Difference.between("the position swapped twice", position, swapped.swapped()))
                .or(() -> choicesDiffer("the swapped position", position, swapped))
                .or(() -> gamesDiffer(game));
    }

    private static Optional<Difference> gamesDiffer(Game game) {
        List<Move> moves = game.history().moves();
        if (moves.isEmpty() || moves.size() > LONGEST_REPLAYED) {
            return Optional.empty();
        }
        Game swapped = Game.of(game.history().at(0).position().swapped());
        for (Move move : moves) {
            swapped = swapped.play(move.rotated());
        }
        return choicesDiffer("the swapped game", game, swapped);
    }

    private static Optional<Difference> choicesDiffer(String what, Choices one, Choices other) {
        return Difference.betweenSets("the moves in " + what, rotated(one.legalMoves()), other.legalMoves())
                .or(() -> Difference.betweenSets(
                        "the safe moves in " + what, rotated(one.safeMoves()), other.safeMoves()))
                .or(() -> one.position().rules().symmetry() == Symmetry.RESULTS
                        ? Difference.between("the result of " + what, swapped(one.outcome()), result(other.outcome()))
                        : Difference.between("whether " + what + " is over", one.isOver(), other.isOver()));
    }

    private static Collection<Move> rotated(List<Move> moves) {
        return moves.stream().map(Move::rotated).toList();
    }

    private static Optional<Outcome> swapped(Optional<Outcome> outcome) {
        return outcome.map(end -> result(end, end.winner().map(Side::opponent)));
    }

    private static Optional<Outcome> result(Optional<Outcome> outcome) {
        return outcome.map(end -> result(end, end.winner()));
    }

    private static Outcome result(Outcome end, Optional<Side> winner) {
        return new Outcome(winner, end.ending(), end.clause(), Optional.empty(), Optional.empty());
    }
}
