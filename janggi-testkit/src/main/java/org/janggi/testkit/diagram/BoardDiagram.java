package org.janggi.testkit.diagram;

import java.util.List;
import java.util.Optional;
import org.janggi.core.Board;
import org.janggi.core.Piece;
import org.janggi.core.PieceKind;
import org.janggi.core.Side;
import org.janggi.core.Square;

/**
 * Boards read from diagrams: from what {@link BoardText} writes, or from ten lines of nine words, Cho's back rank last.
 *
 * <p>Cho's pieces are large letters and Han's small ones, or hanja or hangul in round and in square brackets. {@code +} follows
 * a promoted piece and {@code *} may precede one; empty points are {@code .}, {@code x} or {@code o}. Bars, the numbers to the
 * left and to the right, and lines that are no rank are passed over.
 *
 * <pre>{@code
 * Board board = BoardDiagram.parse("""
 *         .  .  .  .  k  .  .  .  .
 *         .  .  .  .  .  .  .  .  .
 *         .  .  .  .  .  .  .  .  .
 *         .  .  .  .  .  .  .  .  .
 *         . (車) .  .  .  .  .  .  .
 *         .  .  .  .  .  . [兵]+ . .
 *         .  .  .  .  .  .  .  .  .
 *         .  .  .  .  .  .  .  .  .
 *         .  .  .  .  K  .  .  .  .
 *         .  .  .  .  .  .  .  .  .
 *         """);
 * System.out.println(board); // prints: 4k4/9/9/9/1R7/6+p2/9/9/4K4/9
 * Position start = FairyRules.CASUAL.start(Formation.HEEH, Formation.EHHE);
 * BoardDiagram.parse(BoardText.of(start, Optional.empty())).equals(start.board()); // -> true
 * }</pre>
 *
 * <p><b>Thread safety.</b> Safe for use by several threads.
 */
public final class BoardDiagram {
    private static final String EMPTY = ".xo";

    private BoardDiagram() {}

    /**
     * Reads a board.
     *
     * @param diagram ten lines that are ranks, others between
     * @return the board; what {@link BoardText} writes gives the board that it was written from
     * @throws IllegalArgumentException if there are not ten ranks; the message tells how many, and the first line that is nearly
     *     one with what is wrong in it
     */
    public static Board parse(String diagram) {
        List<List<String>> lines = diagram.lines().map(BoardDiagram::words).toList();
        List<List<Optional<Piece>>> ranks = lines.stream()
                .filter(BoardDiagram::isRank)
                .map(words -> words.stream().map(BoardDiagram::piece).toList())
                .toList();
        if (ranks.size() != Square.RANKS) {
            throw new IllegalArgumentException(
                    "a diagram has ten ranks of nine points, found " + ranks.size() + nearlyRank(lines));
        }
        return Board.of(square -> ranks.get(Square.RANKS - square.rank()).get(square.file() - 1));
    }

    /** What stands in a line between the numbers at its ends. */
    private static List<String> words(String line) {
        String points =
                line.replace('|', ' ').strip().replaceFirst("^[0-9]+\\s+", "").replaceFirst("\\s+[0-9]+$", "");
        return List.of(points.split("\\s+"));
    }

    private static boolean isRank(List<String> words) {
        return words.size() == Square.FILES && words.stream().allMatch(BoardDiagram::isPoint);
    }

    /** The first line most of which is points. */
    private static String nearlyRank(List<List<String>> lines) {
        for (int i = 0; i < lines.size(); i++) {
            List<String> words = lines.get(i);
            List<String> wrong = words.stream().filter(word -> !isPoint(word)).toList();
            if (!isRank(words) && words.size() - wrong.size() > Square.FILES / 2) {
                return "; line " + (i + 1) + ": "
                        + (wrong.isEmpty()
                                ? "expected nine points, found " + words.size()
                                : "expected a point or a piece, found \"" + wrong.get(0) + "\"");
            }
        }
        return "";
    }

    private static boolean isPoint(String word) {
        return isEmpty(word) || piece(word).isPresent();
    }

    private static boolean isEmpty(String word) {
        return word.length() == 1 && EMPTY.contains(word);
    }

    private static Optional<Piece> piece(String word) {
        boolean promoted = word.endsWith("+");
        String name = word.substring(word.startsWith("*") ? 1 : 0, word.length() - (promoted ? 1 : 0));
        for (Side side : Side.values()) {
            for (PieceKind kind : PieceKind.values()) {
                Piece piece = Piece.of(side, kind, promoted);
                for (PieceScript script : PieceScript.values()) {
                    if (name.equals(cell(script, piece))) {
                        return Optional.of(piece);
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static String cell(PieceScript script, Piece piece) {
        String name = script.of(piece);
        if (script == PieceScript.LETTERS) {
            return name;
        }
        return piece.side() == Side.CHO ? "(" + name + ")" : "[" + name + "]";
    }
}
