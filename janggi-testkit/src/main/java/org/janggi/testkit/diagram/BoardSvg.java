package org.janggi.testkit.diagram;

import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.janggi.core.Move;
import org.janggi.core.Piece;
import org.janggi.core.PieceKind;
import org.janggi.core.Position;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.janggi.core.Text;

/**
 * Boards as pictures in SVG: octagons in three sizes, Cho green and Han red with a double rim. Each piece has its hanja, in
 * a font of the reader's own, and a small letter for those who have none or read none. Above and to the left stand files
 * and ranks as engines count, below and to the right columns and rows as Korean records do.
 *
 * <pre>{@code
 * Position start = Kja.RULES.start(Formation.EHEH, Formation.HEEH);
 * BoardSvg.of(start, Optional.empty()).contains("data-square=\"a1\""); // -> true
 * }</pre>
 *
 * <p>A picture stands alone: it has no link, no script, no style sheet and no id, so that several of them may be put into
 * one page as they are. Every point has an attribute {@code data-square} and every piece a {@code data-piece} as well.
 *
 * <p><b>Thread safety.</b> Safe for use by several threads.
 */
public final class BoardSvg {
    private static final int STEP = 60;
    private static final int MARGIN = 64;
    private static final int WIDTH = 2 * MARGIN + (Square.FILES - 1) * STEP;
    private static final int HEIGHT = 2 * MARGIN + (Square.RANKS - 1) * STEP;
    private static final String FONTS = "'Noto Serif CJK KR','Noto Serif KR','Batang','Noto Sans CJK KR',serif";
    private static final String LINES = "#5b4223";
    private static final String LAST = "#f2b705";

    private final StringBuilder svg = new StringBuilder();
    private final Position position;
    private final PieceScript script;

    private BoardSvg(Position position, PieceScript script) {
        this.position = Objects.requireNonNull(position, "position");
        this.script = Objects.requireNonNull(script, "script");
    }

    /**
     * A picture with hanja and an English description.
     *
     * @param position the position
     * @param last the move that led to it, or empty
     * @return an SVG document
     */
    public static String of(Position position, Optional<Move> last) {
        return of(position, last, PieceScript.HANJA, Locale.ENGLISH);
    }

    /**
     * A picture.
     *
     * @param position the position
     * @param last the move that led to it, or empty
     * @param script how to call the pieces
     * @param locale the language of title and description, English or Korean
     * @return an SVG document
     */
    public static String of(Position position, Optional<Move> last, PieceScript script, Locale locale) {
        return new BoardSvg(position, script).draw(last, locale);
    }

    private String draw(Optional<Move> last, Locale locale) {
        Text title = new Text("Janggi board", "장기판");
        String moved = last.filter(move -> !move.isPass())
                .map(move -> new Text("Last move " + move + ". ", "마지막 수 " + move + ". ").in(locale))
                .orElse("");
        String language = locale.getLanguage().equals(Locale.KOREAN.getLanguage()) ? "ko" : "en";
        line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>");
        line("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + WIDTH + " " + HEIGHT + "\" width=\"" + WIDTH
                + "\" height=\"" + HEIGHT + "\" role=\"img\" xml:lang=\"" + language + "\">");
        line("<title>" + title.in(locale) + "</title>");
        line("<desc>" + escaped(moved + BoardText.caption(position, last).in(locale) + " FEN: " + position)
                + "</desc>");
        line("<rect width=\"" + WIDTH + "\" height=\"" + HEIGHT + "\" fill=\"#ecd2a0\"/>");
        grid();
        palaces();
        points();
        coordinates();
        LastMove move = LastMove.of(last);
        move.from().ifPresent(this::left);
        move.to().ifPresent(this::reached);
        line("<g class=\"pieces\" text-anchor=\"middle\">");
        for (Square square : Square.all()) {
            position.pieceAt(square).ifPresent(piece -> piece(square, piece));
        }
        line("</g>");
        turn();
        line("</svg>");
        return svg.toString();
    }

    private void line(String text) {
        svg.append(text).append('\n');
    }

    private static int x(Square square) {
        return MARGIN + (square.file() - 1) * STEP;
    }

    private static int y(Square square) {
        return MARGIN + (Square.RANKS - square.rank()) * STEP;
    }

    private void grid() {
        line("<g class=\"grid\" stroke=\"" + LINES + "\" stroke-width=\"1.5\" stroke-linecap=\"square\">");
        for (int file = 1; file <= Square.FILES; file++) {
            segment(Square.at(file, 1), Square.at(file, Square.RANKS));
        }
        for (int rank = 1; rank <= Square.RANKS; rank++) {
            segment(Square.at(1, rank), Square.at(Square.FILES, rank));
        }
        line("</g>");
    }

    private void palaces() {
        line("<g class=\"palaces\" stroke=\"" + LINES + "\" stroke-width=\"1.5\">");
        for (int rank : new int[] {1, Square.RANKS - 2}) {
            segment(Square.at(4, rank), Square.at(6, rank + 2));
            segment(Square.at(4, rank + 2), Square.at(6, rank));
        }
        line("</g>");
    }

    private void segment(Square from, Square to) {
        line("<line x1=\"" + x(from) + "\" y1=\"" + y(from) + "\" x2=\"" + x(to) + "\" y2=\"" + y(to) + "\"/>");
    }

    private void points() {
        line("<g class=\"points\" fill=\"" + LINES + "\">");
        for (Square square : Square.all()) {
            line("<circle data-square=\"" + square + "\" cx=\"" + x(square) + "\" cy=\"" + y(square) + "\" r=\"2\"/>");
        }
        line("</g>");
    }

    private void coordinates() {
        line("<g class=\"coordinates\" font-family=\"sans-serif\" font-size=\"15\" fill=\"" + LINES
                + "\" text-anchor=\"middle\">");
        for (int file = 1; file <= Square.FILES; file++) {
            int x = x(Square.at(file, 1));
            label(x, 22, String.valueOf((char) ('a' + file - 1)));
            label(x, HEIGHT - 12, Integer.toString(file));
        }
        for (int rank = 1; rank <= Square.RANKS; rank++) {
            int y = y(Square.at(1, rank)) + 5;
            label(18, y, Integer.toString(rank));
            label(WIDTH - 18, y, Integer.toString((Square.RANKS + 1 - rank) % Square.RANKS));
        }
        line("</g>");
    }

    private void label(int x, int y, String text) {
        line("<text x=\"" + x + "\" y=\"" + y + "\">" + text + "</text>");
    }

    private void left(Square square) {
        line("<circle class=\"last-from\" data-square=\"" + square + "\" cx=\"" + x(square) + "\" cy=\"" + y(square)
                + "\" r=\"14\" fill=\"" + LAST + "\" fill-opacity=\"0.55\" stroke=\"" + LINES
                + "\" stroke-dasharray=\"4 3\"/>");
    }

    private void reached(Square square) {
        int size = position.pieceAt(square).map(piece -> size(piece.kind())).orElse(14);
        line("<polygon class=\"last-to\" data-square=\"" + square + "\" points=\""
                + octagon(x(square), y(square), size + 6) + "\" fill=\"" + LAST + "\" stroke=\"" + LINES + "\"/>");
    }

    private static int size(PieceKind kind) {
        return switch (kind) {
            case GENERAL -> 29;
            case CHARIOT, CANNON, HORSE, ELEPHANT -> 25;
            case GUARD, SOLDIER -> 20;
        };
    }

    private static String colour(Side side) {
        return side == Side.CHO ? "#00695c" : "#b3261e";
    }

    private void piece(Square square, Piece piece) {
        int x = x(square);
        int y = y(square);
        int size = size(piece.kind());
        String colour = colour(piece.side());
        line("<g data-square=\"" + square + "\" data-piece=\"" + piece + "\" fill=\"" + colour + "\">");
        line("<polygon points=\"" + octagon(x, y, size) + "\" fill=\"#fdf6e3\" stroke=\"" + colour
                + "\" stroke-width=\"2.5\"/>");
        if (piece.side() == Side.HAN) {
            line("<polygon points=\"" + octagon(x, y, size - 3) + "\" fill=\"none\" stroke=\"" + colour
                    + "\" stroke-width=\"1\"/>");
        }
        boolean letters = script == PieceScript.LETTERS;
        double font = letters ? size * 1.15 : size * 1.0;
        double raised = letters ? 0.4 * font : 0.36 * font - size * 0.2;
        text(x, y + raised, font, letters ? "sans-serif" : FONTS, script.of(piece));
        if (!letters) {
            text(x, y + size * 0.73, size * 0.5, "sans-serif", PieceScript.LETTERS.of(piece));
        }
        if (piece.isPromoted()) {
            promotion(x + size * 0.72, y - size * 0.72);
        }
        line("</g>");
    }

    private void text(double x, double y, double size, String font, String text) {
        line(String.format(
                Locale.ROOT,
                "<text x=\"%.1f\" y=\"%.1f\" font-size=\"%.1f\" font-family=\"%s\" font-weight=\"bold\">%s</text>",
                x,
                y,
                size,
                font,
                text));
    }

    /** A disc with a plus, drawn and not written. */
    private void promotion(double x, double y) {
        line(String.format(
                Locale.ROOT,
                "<g class=\"promoted\"><circle cx=\"%1$.1f\" cy=\"%2$.1f\" r=\"8\" fill=\"%3$s\" stroke=\"%4$s\"/>"
                        + "<path d=\"M%5$.1f %2$.1fH%6$.1fM%1$.1f %7$.1fV%8$.1f\" stroke=\"#000\" stroke-width=\"2\"/></g>",
                x,
                y,
                LAST,
                LINES,
                x - 5,
                x + 5,
                y - 5,
                y + 5));
    }

    /** A triangle at the rim of the board on the side of who is to move. */
    private void turn() {
        boolean cho = position.turn() == Side.CHO;
        int middle = WIDTH / 2 + STEP / 2;
        int base = cho ? HEIGHT - 8 : 8;
        int tip = cho ? base - 14 : base + 14;
        line("<polygon class=\"turn\" points=\"" + (middle - 9) + "," + base + " " + (middle + 9) + "," + base + " "
                + middle + "," + tip + "\" fill=\"" + colour(position.turn()) + "\"/>");
    }

    private static String octagon(int x, int y, int radius) {
        StringBuilder points = new StringBuilder();
        for (int i = 0; i < 8; i++) {
            double angle = Math.PI * (2 * i + 1) / 8;
            points.append(String.format(
                    Locale.ROOT,
                    "%s%.1f,%.1f",
                    i == 0 ? "" : " ",
                    x + radius * Math.cos(angle),
                    y + radius * Math.sin(angle)));
        }
        return points.toString();
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
