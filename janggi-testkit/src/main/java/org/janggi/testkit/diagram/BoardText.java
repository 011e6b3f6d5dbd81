package org.janggi.testkit.diagram;

import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.janggi.core.Move;
import org.janggi.core.Piece;
import org.janggi.core.Position;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.janggi.core.Text;

/**
 * Boards as text for a terminal or another place with letters of one width, where hanja and hangul take two columns. Above
 * and to the left stand files and ranks as engines count, below and to the right columns and rows as Korean records do.
 *
 * <p>Cho's pieces stand in round brackets and Han's in square ones, or are large and small letters; {@code +} follows a
 * promoted one. {@code *} precedes the piece that moved last, and {@code o} is where it came from. Bars part the palaces
 * from the rest of the board, {@code x} is an empty point on their diagonals.
 *
 * <pre>{@code
 * Position start = Kja.RULES.start(Formation.EHEH, Formation.HEEH);
 * String board = BoardText.of(start, Optional.empty(), PieceScript.LETTERS, Locale.ENGLISH);
 * System.out.println(board);
 * // prints: 1   R   E   H | A   .   A | E   H   R   0
 * // prints: Cho to move.
 * }</pre>
 *
 * <p><b>Thread safety.</b> Safe for use by several threads.
 */
public final class BoardText {
    private static final Text BRACKETS = new Text("(Cho) [Han]", "(초) [한]");
    private static final Text LETTERS = new Text("Cho LARGE, Han small", "초는 대문자, 한은 소문자");
    private static final Text MARKS =
            new Text("* moved last, o from here, + promoted, x palace diagonal", "* 방금 둔 기물, o 떠난 자리, + 승격, x 궁성 대각선");

    private BoardText() {}

    /**
     * A board in hanja with English words.
     *
     * @param position the position
     * @param last the move that led to it, or empty
     * @return lines that end with a line feed: the board, what its marks mean, and the side to move
     */
    public static String of(Position position, Optional<Move> last) {
        return of(position, last, PieceScript.HANJA, Locale.ENGLISH);
    }

    /**
     * A board.
     *
     * @param position the position
     * @param last the move that led to it, or empty
     * @param script how to call the pieces
     * @param locale English or Korean
     * @return lines that end with a line feed: the board, what its marks mean, and the side to move
     */
    public static String of(Position position, Optional<Move> last, PieceScript script, Locale locale) {
        Objects.requireNonNull(position, "position");
        LastMove move = LastMove.of(last);
        StringBuilder text = new StringBuilder();
        coordinates(text, script, 'a');
        for (int rank = Square.RANKS; rank >= 1; rank--) {
            text.append(String.format(Locale.ROOT, "%2d ", rank));
            for (int file = 1; file <= Square.FILES; file++) {
                Square square = Square.at(file, rank);
                text.append(hasBar(square) ? '|' : ' ');
                cell(text, position, square, move, script);
            }
            text.append("  ").append((Square.RANKS + 1 - rank) % Square.RANKS).append('\n');
        }
        coordinates(text, script, '1');
        Text sides = script == PieceScript.LETTERS ? LETTERS : BRACKETS;
        text.append(sides.in(locale)).append("  ").append(MARKS.in(locale)).append('\n');
        text.append(caption(position, last).in(locale)).append('\n');
        return text.toString();
    }

    private static void coordinates(StringBuilder text, PieceScript script, char first) {
        String pad = " ".repeat(script == PieceScript.LETTERS ? 1 : 2);
        StringBuilder line = new StringBuilder("   ");
        for (int i = 0; i < Square.FILES; i++) {
            line.append(' ').append(pad).append((char) (first + i)).append(" ".repeat(script.width() - 1));
            line.append(" ".repeat(pad.length()));
        }
        text.append(line.toString().stripTrailing()).append('\n');
    }

    /** Whether a bar stands to the left of a square: the palaces are files d to f. */
    private static boolean hasBar(Square square) {
        boolean ranks = square.rank() <= 3 || square.rank() >= 8;
        return ranks && (square.file() == 4 || square.file() == 7);
    }

    private static void cell(StringBuilder text, Position position, Square square, LastMove move, PieceScript script) {
        Piece piece = position.pieceAt(square).orElse(null);
        boolean letters = script == PieceScript.LETTERS;
        if (piece == null) {
            char point = move.left(square) ? 'o' : square.isOnPalaceDiagonal() ? 'x' : '.';
            text.append(letters ? " " : "  ").append(point).append(letters ? " " : "   ");
            return;
        }
        boolean cho = piece.side() == Side.CHO;
        text.append(move.reached(square) ? '*' : ' ');
        text.append(letters ? "" : cho ? "(" : "[");
        text.append(script.of(piece));
        text.append(letters ? "" : cho ? ")" : "]");
        text.append(piece.isPromoted() ? '+' : ' ');
    }

    /** Whose turn it is, and a pass that no mark on the board can show. */
    static Text caption(Position position, Optional<Move> last) {
        Side turn = position.turn();
        boolean passed = last.filter(Move::isPass).isPresent();
        Text passing = turn.opponent().text();
        return new Text(
                (passed ? passing.english() + " passed. " : "") + turn.text().english() + " to move.",
                (passed ? passing.korean() + " 한수쉼. " : "") + turn.text().korean() + " 차례.");
    }
}
