package org.janggi.notation;

import org.checkerframework.checker.nullness.qual.Nullable;
import org.janggi.core.Board;
import org.janggi.core.Formation;
import org.janggi.core.Piece;
import org.janggi.core.PieceKind;
import org.janggi.core.Setup;
import org.janggi.core.Side;
import org.janggi.core.Square;

/**
 * The board of a handicap game (판): ten rows from Cho's back rank on, hangul for Cho and hanja for Han, digits for gaps,
 * gaps at the end of a row left out; then who moves first, as in {@code ... 한 접장기}.
 */
final class GibBoard {
    private static final String SUFFIX = " 접장기";

    private GibBoard() {}

    /** Reads a board, or returns null if it is none. */
    static @Nullable Setup parse(String value) {
        String text = value.strip();
        int blank = text.indexOf(' ');
        if (blank < 0 || text.length() != blank + 2 + SUFFIX.length() || !text.endsWith(SUFFIX)) {
            return null;
        }
        Side turn = GibLetter.side(text.charAt(blank + 1));
        String[] rows = text.substring(0, blank).split("/", -1);
        if (turn == null || rows.length != Square.RANKS) {
            return null;
        }
        Board board = Board.empty();
        for (int i = 0; i < rows.length && board != null; i++) {
            board = row(board, rows[i], i + 1);
        }
        return board == null ? null : Setup.of(board, turn);
    }

    private static @Nullable Board row(Board board, String row, int rank) {
        Board filled = board;
        int file = 1;
        for (int i = 0; i < row.length(); i++) {
            char c = row.charAt(i);
            GibLetter letter = GibLetter.of(c);
            if (c >= '1' && c <= '9') {
                file += c - '0';
            } else if (letter != null && file <= Square.FILES) {
                Side side = letter.script() == GibStyle.Script.HANGUL ? Side.CHO : Side.HAN;
                if (letter.owner() != null && letter.owner() != side) {
                    return null;
                }
                filled = filled.with(Square.at(file++, rank), Piece.of(side, letter.kind()));
            } else {
                return null;
            }
        }
        return file <= Square.FILES + 1 ? filled : null;
    }

    /** Writes a board and the side to move. Promoted pieces look like all others. */
    static String write(Board board, Side turn) {
        StringBuilder text = new StringBuilder();
        for (int rank = 1; rank <= Square.RANKS; rank++) {
            int gap = 0;
            for (int file = 1; file <= Square.FILES; file++) {
                Piece piece = board.pieceAt(Square.at(file, rank)).orElse(null);
                if (piece == null) {
                    gap++;
                } else {
                    GibStyle.Script script = piece.side() == Side.CHO ? GibStyle.Script.HANGUL : GibStyle.Script.HANJA;
                    text.append(gap == 0 ? "" : Integer.toString(gap))
                            .append(GibLetter.write(piece.kind(), piece.side(), script));
                    gap = 0;
                }
            }
            text.append(rank == Square.RANKS ? " " : "/");
        }
        return text.append(GibLetter.writeSide(turn, GibStyle.Script.HANGUL))
                .append(SUFFIX)
                .toString();
    }

    /** Whether a board has a horse or an elephant where an arrangement has the other; missing pieces do not matter. */
    static boolean contradicts(Board board, Formation formation, Side side) {
        int rank = side == Side.CHO ? 1 : Square.RANKS;
        int[] files = {2, 3, 7, 8};
        for (int i = 0; i < files.length; i++) {
            PieceKind kind = formation.kinds().get(i);
            PieceKind other = kind == PieceKind.HORSE ? PieceKind.ELEPHANT : PieceKind.HORSE;
            if (board.pieceAt(Square.at(files[i], rank)).equals(java.util.Optional.of(Piece.of(side, other)))) {
                return true;
            }
        }
        return false;
    }
}
