package org.janggi.variants;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.janggi.core.Choices;
import org.janggi.core.Fen;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Outcome;
import org.janggi.core.Position;
import org.janggi.core.Refusal;
import org.janggi.core.RuleSet;
import org.janggi.core.Score;
import org.janggi.core.Side;

/**
 * Who plays the part that a story gives to Cho. Stories are written once, with Cho below; in Han's seat the board is
 * turned round and the sides are swapped, and what the game answers is turned back.
 */
enum Seat {
    CHO,
    HAN;

    Game game(String fen, String... moves) {
        return game(Gungjanggi.SILVER, fen, moves);
    }

    Game game(RuleSet rules, String fen, String... moves) {
        Position position = Fen.parse(fen, rules);
        return play(Game.of(this == CHO ? position : position.swapped()), moves);
    }

    Game play(Game start, String... moves) {
        Game game = start;
        for (String move : moves) {
            game = game.play(move(move));
        }
        return game;
    }

    Move move(String text) {
        Move move = Move.parse(text);
        return this == CHO ? move : move.rotated();
    }

    /** The side that has the part of a side in the story. */
    Side side(Side part) {
        return this == CHO ? part : part.opponent();
    }

    /** The permitted moves as the story writes them. */
    List<String> moves(Choices choices) {
        return texts(choices.legalMoves());
    }

    List<String> safeMoves(Choices choices) {
        return texts(choices.safeMoves());
    }

    private List<String> texts(List<Move> moves) {
        return moves.stream()
                .map(move -> this == CHO ? move : move.rotated())
                .map(Move::toString)
                .toList();
    }

    boolean permits(Choices choices, String move) {
        return choices.permits(move(move));
    }

    /** The clause that refuses a move, or {@code none}. */
    String refusal(Choices choices, String move) {
        Optional<Refusal> refusal = choices.refusal(move(move));
        return refusal.map(Refusal::clause).map(Object::toString).orElse("none");
    }

    /** Winner, ending, clause and scores in the parts of the story, or {@code goes on}. */
    String verdict(Choices choices) {
        return choices.outcome().map(this::text).orElse("goes on");
    }

    private String text(Outcome outcome) {
        String winner = side(outcome.winner().orElseThrow()).name().toLowerCase(Locale.ROOT);
        return winner + " " + outcome.ending() + " " + outcome.clause()
                + outcome.score().map(score -> " " + turned(score)).orElse("");
    }

    private Score turned(Score score) {
        return this == CHO ? score : new Score(score.hanHalves(), score.choHalves());
    }

    /** The promoted generals in the parts of the story: {@code none}, {@code cho}, {@code han} or {@code both}. */
    String promoted(Game game) {
        boolean cho = game.position().isGeneralPromoted(side(Side.CHO));
        boolean han = game.position().isGeneralPromoted(side(Side.HAN));
        return cho && han ? "both" : cho ? "cho" : han ? "han" : "none";
    }

    Game record(Game game, String type, Side part) {
        return game.record(type, Map.of("side", side(part).name().toLowerCase(Locale.ROOT), "cause", "late"));
    }
}
