package org.janggi.variants;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.janggi.core.Choices;
import org.janggi.core.Ending;
import org.janggi.core.Event;
import org.janggi.core.Fen;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Outcome;
import org.janggi.core.Piece;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.core.Score;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.janggi.core.SquareSet;

/**
 * Where a test sits at the board. Turned means half a turn with the sides swapped: what is written for Cho happens to
 * Han. Tests write squares, moves and sides as if the board were not turned.
 */
enum Seat {
    GIVEN,
    TURNED;

    Game game(String fen, RuleSet rules, String... moves) {
        Position position = Fen.parse(fen, rules);
        return play(Game.of(this == GIVEN ? position : position.swapped()), moves);
    }

    Game game(String fen, String... moves) {
        return game(fen, Gungjanggi.SILVER, moves);
    }

    Game play(Game start, String... moves) {
        Game game = start;
        for (String move : moves) {
            game = game.play(move(move));
        }
        return game;
    }

    Move move(String text) {
        return turn(Move.parse(text));
    }

    private Move turn(Move move) {
        return this == GIVEN ? move : move.rotated();
    }

    Square square(String name) {
        return turn(Square.parse(name));
    }

    private Square turn(Square square) {
        return this == GIVEN ? square : square.rotated();
    }

    Side side(Side side) {
        return this == GIVEN ? side : side.opponent();
    }

    /** The permitted moves, the pass included. */
    List<String> moves(Choices choices) {
        return texts(choices.legalMoves());
    }

    List<String> safeMoves(Choices choices) {
        return texts(choices.safeMoves());
    }

    boolean permits(Choices choices, String move) {
        return choices.permits(move(move));
    }

    List<String> texts(List<Move> moves) {
        return moves.stream().map(this::turn).map(Move::toString).sorted().toList();
    }

    /** Where the piece on a square may go, as in {@code "a9 b10"}, in alphabetical order. */
    String targets(Game game, String from) {
        List<String> targets = game.movesFrom(square(from)).stream()
                .map(move -> turn(move.to()).toString())
                .sorted()
                .toList();
        return String.join(" ", targets);
    }

    /** The piece on a square as a FEN letter, or {@code -}. */
    String piece(Game game, String square) {
        return game.position()
                .pieceAt(square(square))
                .map(piece -> this == GIVEN ? piece : piece.opposite())
                .map(Piece::toString)
                .orElse("-");
    }

    /** The squares of promoted pieces in alphabetical order. */
    String promoted(Game game) {
        return names(game.position().promoted());
    }

    String names(SquareSet squares) {
        return String.join(
                " ",
                squares.stream().map(this::turn).map(Square::toString).sorted().toList());
    }

    Outcome win(Side winner, Ending ending, String clause) {
        return Outcome.win(side(winner), ending, clause);
    }

    /** Pieces or points of both sides. */
    Score score(int cho, int han) {
        return this == GIVEN ? Score.ofPoints(cho, han) : Score.ofPoints(han, cho);
    }

    /** The clause by which a move is refused, or {@code permitted}. */
    String refusal(Choices choices, String move) {
        return choices.refusal(move(move))
                .map(refusal -> refusal.clause().toString())
                .orElse("permitted");
    }

    /** Winner, ending, clause and scores, as in {@code cho material S28 5-2}, or {@code goes on}. */
    String verdict(Choices choices) {
        return choices.outcome().map(this::text).orElse("goes on");
    }

    private String text(Outcome outcome) {
        Optional<Score> score = outcome.score().map(both -> score(both));
        return side(outcome.winner().orElseThrow()).id() + " " + outcome.ending() + " " + outcome.clause()
                + score.map(both -> " " + both).orElse("");
    }

    private Score score(Score both) {
        return this == GIVEN ? both : new Score(both.hanHalves(), both.choHalves());
    }

    /** The promoted generals: {@code none}, {@code cho}, {@code han} or {@code both}. */
    String promotedGenerals(Game game) {
        boolean cho = game.position().isGeneralPromoted(side(Side.CHO));
        boolean han = game.position().isGeneralPromoted(side(Side.HAN));
        return cho && han ? "both" : cho ? "cho" : han ? "han" : "none";
    }

    Game record(Game game, String type, Side about) {
        return game.record(type, Map.of(Event.SIDE, side(about).id(), Event.CAUSE, "late"));
    }
}
