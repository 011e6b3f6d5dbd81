package org.janggi.testkit.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.janggi.core.Board;
import org.janggi.core.Fen;
import org.janggi.core.Move;
import org.janggi.core.Piece;
import org.janggi.core.PieceKind;
import org.janggi.core.Position;
import org.janggi.core.Setup;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.janggi.testkit.Checked;
import org.janggi.testkit.OracleRows;
import org.janggi.variants.ForcedWin;
import org.janggi.variants.Kja;
import org.janggi.variants.TotalTime;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The solver of P13b against a plain search of all moves. {@link ForcedWinTimes} tells what it costs. */
@Tag("P13b")
class ForcedWinOracleTest {
    private static final int SMALL = 400;
    private static final PieceKind[] STRONG = {
        PieceKind.CHARIOT,
        PieceKind.CHARIOT,
        PieceKind.CHARIOT,
        PieceKind.CANNON,
        PieceKind.HORSE,
        PieceKind.ELEPHANT,
        PieceKind.SOLDIER,
        PieceKind.SOLDIER
    };
    private static final PieceKind[] WEAK = {PieceKind.GUARD, PieceKind.GUARD, PieceKind.SOLDIER, PieceKind.HORSE};

    /** A small position, hardly ever one in which a general can be taken at once. */
    private static Position interesting(SplittableRandom random, Side side) {
        Position position = small(random, side);
        while (position.isGeneralAttacked(position.turn().opponent()) && random.nextInt(8) > 0) {
            position = small(random, side);
        }
        return position;
    }

    /** Two or three attackers against a general that has hardly anything left; every third time the opponent is to move. */
    private static Position small(SplittableRandom random, Side side) {
        Board board = Board.empty()
                .with(inPalace(random, side), Piece.of(side, PieceKind.GENERAL))
                .with(inPalace(random, side.opponent()), Piece.of(side.opponent(), PieceKind.GENERAL));
        for (int i = 2 + random.nextInt(2); i > 0; i--) {
            board = put(board, random, side, Piece.of(side, STRONG[random.nextInt(STRONG.length)]));
        }
        for (int i = random.nextInt(3); i > 0; i--) {
            board = put(board, random, side, Piece.of(side.opponent(), WEAK[random.nextInt(WEAK.length)]));
        }
        Side turn = random.nextInt(3) == 0 ? side.opponent() : side;
        return Position.of(Kja.RULES, Setup.of(board, turn));
    }

    private static Square inPalace(SplittableRandom random, Side side) {
        return Square.at(4 + random.nextInt(3), (side == Side.CHO ? 1 : 8) + random.nextInt(3));
    }

    /** Puts a piece in the opponent's half, where the general is. */
    private static Board put(Board board, SplittableRandom random, Side side, Piece piece) {
        while (true) {
            Square square = piece.kind() == PieceKind.GUARD
                    ? inPalace(random, piece.side())
                    : Square.of(random.nextInt(Square.COUNT));
            boolean near = square.rank() > 5 == (side == Side.CHO);
            if (near && board.pieceAt(square).isEmpty()) {
                return board.with(square, piece);
            }
        }
    }

    @Test
    void smallPositionsAsAPlainSearchHasThem() {
        SplittableRandom random = new SplittableRandom(13);
        int[] wins = new int[TotalTime.TURNS + 1];
        for (int i = 0; i < SMALL; i++) {
            Side side = i % 2 == 0 ? Side.CHO : Side.HAN;
            check(interesting(random, side), side, TotalTime.TURNS).ifPresent(moves -> wins[moves]++);
        }
        assertThat(wins[1]).isGreaterThan(40);
        assertThat(wins[2]).isGreaterThan(40);
        assertThat(wins[3]).isGreaterThan(20);
        Checked.count("forced wins in small positions", wins[1] + wins[2] + wins[3]);
    }

    @Test
    @Tag("shared")
    @Tag("long")
    void wholePositionsAsAPlainSearchHasThemWithinTwoMoves() {
        List<Position> positions = corpus();
        int checked = 0;
        for (int i = 0; i < positions.size(); i += 3) {
            Side side = positions.get(i).turn();
            check(positions.get(i), i % 2 == 0 ? side.opponent() : side, 2);
            checked++;
        }
        Checked.count("positions searched for a win in two", checked);
    }

    @Test
    @Tag("shared")
    void winsInThreeAreLinesOfAClaim() {
        int wins = 0;
        for (Position position : corpus()) {
            Optional<ForcedWin> win = ForcedWin.find(position, position.turn(), TotalTime.TURNS);
            win.ifPresent(found -> checkLine(position, found));
            wins += win.isPresent() ? 1 : 0;
        }
        assertThat(wins).isEqualTo(31);
    }

    static List<Position> corpus() {
        return OracleRows.positions("corpus-a.tsv.gz").stream()
                .filter(row -> row.variant().equals("janggi"))
                .map(row -> Fen.parse(row.fen(), Kja.RULES))
                .toList();
    }

    private static OptionalInt check(Position position, Side side, int moves) {
        OptionalInt least = PlainWin.least(position, side, moves);
        Optional<ForcedWin> win = ForcedWin.find(position, side, moves);
        assertThat(win.map(ForcedWin::moves))
                .as("%s for %s", position, side)
                .isEqualTo(least.isPresent() ? Optional.of(least.getAsInt()) : Optional.empty());
        win.ifPresent(found -> {
            assertThat(found.side()).isSameAs(side);
            checkLine(position, found);
            checkResistance(position, found);
        });
        return least;
    }

    /** The line can be played in a claim with as many turns, and only its last move ends the game. */
    private static void checkLine(Position position, ForcedWin win) {
        Position now = PlainWin.claim(position, win.side(), Math.max(win.moves(), 1));
        int own = 0;
        for (Move move : win.line()) {
            assertThat(now.isOver()).as("%s from %s", win, position).isFalse();
            own += now.turn() == win.side() ? 1 : 0;
            now = now.play(move);
        }
        assertThat(own).isEqualTo(win.moves());
        assertThat(PlainWin.isWon(now, win.side()))
                .as("%s from %s", win, position)
                .isTrue();
    }

    /** No move of the winner is slower and no reply quicker than need be. */
    private static void checkResistance(Position position, ForcedWin win) {
        List<Integer> least = new ArrayList<>();
        List<Integer> left = new ArrayList<>();
        Position now = PlainWin.claim(position, win.side(), TotalTime.TURNS);
        int turns = win.moves();
        for (Move move : win.line()) {
            least.add(PlainWin.least(now, win.side(), turns).orElse(-1));
            left.add(turns);
            turns -= now.turn() == win.side() ? 1 : 0;
            now = now.play(move);
        }
        assertThat(least).as("%s from %s", win, position).isEqualTo(left);
    }
}
