package org.janggi.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.janggi.core.Formation;
import org.janggi.core.Move;
import org.janggi.core.Piece;
import org.janggi.core.Position;
import org.janggi.core.Setup;
import org.janggi.core.Side;
import org.janggi.core.Square;

/** Games for the tests, and a plain way to write them in GIB. */
final class Samples {
    static final Formation CHO = Formation.EHEH;
    static final Formation HAN = Formation.HEEH;

    /** A header that is enough for any moves. */
    static final String HEADER = "[초차림 \"상마상마\"]\n[한차림 \"마상상마\"]\n";

    /** Eight plies with captures, passes and a check. */
    static final String MOVES = "1. 75졸65 2. 45병55 3. 65졸55병 4. 한수쉼 5. 55졸45 6. 한수쉼\n7. 45졸35장군 8. 25장35졸\n";

    static final String GAME = HEADER + "\n" + MOVES + "\n";

    private Samples() {}

    static Position start() {
        return Position.of(MovementRules.INSTANCE, Setup.start(CHO, HAN));
    }

    /** A game of random moves that ends when a general is taken. */
    static List<Move> randomGame(long seed, int plies) {
        Random random = new Random(seed);
        List<Move> moves = new ArrayList<>();
        Position position = start();
        while (moves.size() < plies) {
            List<Move> possible = position.powerMoves();
            if (possible.isEmpty()) {
                break;
            }
            Move move = possible.get(random.nextInt(possible.size()));
            moves.add(move);
            position = position.play(move);
        }
        return moves;
    }

    /** A game as a file would have it, six plies a line. */
    static String gib(List<Move> moves, GibStyle style) {
        StringBuilder text = new StringBuilder(HEADER.replace("\n", style.eol()));
        if (style.coordinates() == GibStyle.Coordinates.OLD) {
            text.append("[기보형식 \"구좌표\"]").append(style.eol());
        }
        text.append(style.eol());
        Position position = start();
        for (int i = 0; i < moves.size(); i++) {
            Position after = position.play(moves.get(i));
            text.append(i + 1).append(". ").append(word(position, moves.get(i), after, style));
            text.append(i % 6 == 5 || i == moves.size() - 1 ? style.eol() : " ");
            position = after;
        }
        return text.append(style.eol()).toString();
    }

    private static String word(Position before, Move move, Position after, GibStyle style) {
        String mark = after.isInCheck() ? "장군" : "";
        if (move.isPass()) {
            return GibMove.PASS_WORD;
        }
        Piece piece = before.pieceAt(move.from()).orElseThrow();
        StringBuilder word = new StringBuilder(square(move.from(), style));
        if (style.sides()) {
            boolean hangul = style.script() == GibStyle.Script.HANGUL;
            word.append(piece.side() == Side.CHO ? (hangul ? '초' : '楚') : hangul ? '한' : '漢');
        }
        word.append(GibLetter.write(piece.kind(), piece.side(), style.script())).append(square(move.to(), style));
        before.pieceAt(move.to())
                .ifPresent(taken -> word.append(style.captureMark() ? "타" : "")
                        .append(GibLetter.write(taken.kind(), taken.side(), style.script())));
        return word.append(mark).toString();
    }

    private static String square(Square square, GibStyle style) {
        return switch (style.coordinates()) {
            case ROW_COLUMN -> "" + (11 - square.rank()) % 10 + square.file();
            case OLD -> "" + (10 * (square.file() - 1) + square.rank());
            case ALGEBRAIC -> "" + (char) ('a' + square.file() - 1) + (square.rank() - 1);
        };
    }

    static ReadGame only(String text) {
        return only(text, ReadOptions.lenient());
    }

    static ReadGame only(String text, ReadOptions options) {
        List<ReadGame> games = GibReader.parse(text, options);
        if (games.size() != 1) {
            throw new AssertionError("one game expected, found " + games);
        }
        return games.get(0);
    }

    static List<DiagnosticCode> codes(ReadGame game) {
        return game.diagnostics().stream().map(Diagnostic::code).toList();
    }
}
