package org.janggi.testkit.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Outcome;
import org.janggi.core.PieceKind;
import org.janggi.core.Position;
import org.janggi.core.Refusal;
import org.janggi.core.Square;
import org.janggi.core.SquareSet;
import org.janggi.notation.NotationException;
import org.janggi.notation.Uci;
import org.janggi.variants.Clauses;

/** Lines for people about a game and the moves in it. */
final class Explanation {
    private final Game game;
    private final Language language;

    /**
     * What a line says about a word that was given as a move.
     *
     * @param permitted whether the word is a permitted move
     * @param line the word, and what it is or why it is not permitted
     */
    record Answer(boolean permitted, String line) {}

    Explanation(Game game, Language language) {
        this.game = game;
        this.language = language;
    }

    /** Whether a move is permitted, and what it is or why it is not. */
    Answer of(String word) {
        Move move;
        try {
            move = Uci.parse(game, word);
        } catch (NotationException e) {
            return new Answer(
                    false, word + ": " + e.refusal().map(this::refused).orElseGet(this::noMove));
        }
        return new Answer(true, word + ": " + permitted(move));
    }

    private String noMove() {
        return language.of(
                "not a move, expected two squares as in a1b1, or a pass as e2e2, 0000, @@@@ or pass",
                "수가 아님, a1b1처럼 두 점이거나 한 수 쉼(e2e2, 0000, @@@@, pass)이어야 함");
    }

    private String refused(Refusal refusal) {
        return language.of("not permitted, ", "둘 수 없음, ") + refusal.in(language.locale());
    }

    private String permitted(Move move) {
        Position before = game.position();
        Game after = game.play(move);
        Position now = after.position();
        List<String> facts = new ArrayList<>();
        facts.add(language.of("permitted", "둘 수 있음"));
        taken(before, move).ifPresent(kind -> facts.add(takes(kind)));
        SquareSet promoted = promoted(before, move, now);
        if (!promoted.isEmpty()) {
            facts.add(language.of("promotes ", "진급 ") + squares(promoted));
        }
        if (now.isInCheck()) {
            facts.add(language.of("gives check", "장군"));
        }
        if (now.isFacing()) {
            facts.add(language.of("the generals face each other", "궁이 마주 봄"));
        }
        Optional<Outcome> outcome = after.outcome();
        if (outcome.isPresent()) {
            facts.add(language.of("ends the game: ", "대국 끝: ") + language.of(Clauses.sentence(outcome.get())));
        } else if (now.isGeneralAttacked(before.turn())) {
            facts.add(language.of("the own general can be taken", "자기 궁이 잡힐 수 있음"));
        }
        return String.join(", ", facts);
    }

    private static Optional<PieceKind> taken(Position before, Move move) {
        return before.isCapture(move) ? before.pieceAt(move.to()).map(piece -> piece.kind()) : Optional.empty();
    }

    private String takes(PieceKind kind) {
        String name = language.of(kind.text());
        return language.of((name.startsWith("e") ? "takes an " : "takes a ") + name, name + " 잡음");
    }

    private static SquareSet promoted(Position before, Move move, Position now) {
        return SquareSet.of(now.promoted().stream()
                .filter(square -> !before.promoted().contains(cameFrom(move, square)))
                .toList());
    }

    /** Where the piece on a square stood before a move. */
    private static Square cameFrom(Move move, Square square) {
        return !move.isPass() && move.to() == square ? move.from() : square;
    }

    /** The position, how the game stands, and what the rules refuse of that which the pieces could do. */
    List<String> lines() {
        Position position = game.position();
        Optional<Outcome> outcome = game.outcome();
        List<String> lines = new ArrayList<>();
        lines.add(language.of("position: ", "국면: ") + position);
        lines.add(
                language.of("to move: ", "둘 차례: ") + language.of(position.turn().text()));
        lines.add(language.of("check: ", "장군: ")
                + (position.isInCheck()
                        ? language.of("yes, from ", "예, ") + squares(position.checkers())
                        : language.of("no", "아니요")));
        lines.add(language.of("generals face each other: ", "궁이 마주 봄: ")
                + (position.isFacing() ? language.of("yes", "예") : language.of("no", "아니요")));
        if (outcome.isPresent()) {
            lines.add(language.of("game: over, ", "대국: 끝남, ") + language.of(Clauses.sentence(outcome.get())));
            return lines;
        }
        lines.add(language.of("game: goes on, permitted moves: ", "대국: 진행 중, 둘 수 있는 수: ")
                + game.legalMoves().size());
        lines.addAll(refusedMoves(position));
        return lines;
    }

    private List<String> refusedMoves(Position position) {
        return position.powerMoves().stream()
                .flatMap(move ->
                        game
                                .refusal(move)
                                .map(refusal -> Uci.format(position, move) + ": " + refused(refusal))
                                .stream())
                .sorted()
                .toList();
    }

    private static String squares(SquareSet squares) {
        return squares.stream().map(Square::toString).collect(Collectors.joining(" "));
    }
}
