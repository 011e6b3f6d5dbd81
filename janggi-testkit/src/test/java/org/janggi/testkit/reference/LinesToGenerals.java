package org.janggi.testkit.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.janggi.core.Board;
import org.janggi.core.Fault;
import org.janggi.core.Piece;
import org.janggi.core.PieceKind;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.core.Setup;
import org.janggi.core.Side;
import org.janggi.core.Square;

/**
 * One position for each way in which a chariot, a cannon or a general bears on a general along a line: with every row of
 * none, one or two pieces between. Where they stand on the line, and what stands beside it, is random.
 */
final class LinesToGenerals {
    private static final List<Piece> BETWEEN = List.of(
            Piece.of(Side.CHO, PieceKind.CHARIOT),
            Piece.of(Side.CHO, PieceKind.CANNON),
            Piece.of(Side.CHO, PieceKind.HORSE),
            Piece.of(Side.HAN, PieceKind.CANNON),
            Piece.of(Side.HAN, PieceKind.HORSE));
    private static final int TRIES = 100;
    private static final Piece ENEMY = Piece.of(Side.HAN, PieceKind.GENERAL);
    private static final List<Piece> ATTACKERS =
            List.of(Piece.of(Side.HAN, PieceKind.CHARIOT), Piece.of(Side.HAN, PieceKind.CANNON), ENEMY);
    private static final List<Piece> BESIDE = List.of(
            Piece.of(Side.CHO, PieceKind.CHARIOT),
            Piece.of(Side.CHO, PieceKind.CANNON),
            Piece.of(Side.CHO, PieceKind.CANNON),
            Piece.of(Side.CHO, PieceKind.HORSE),
            Piece.of(Side.CHO, PieceKind.GUARD),
            Piece.of(Side.HAN, PieceKind.CHARIOT),
            Piece.of(Side.HAN, PieceKind.CANNON),
            Piece.of(Side.HAN, PieceKind.CANNON));

    private static final List<List<Square>> LINES = Stream.of(
                    "d1 d2 d3 d4 d5 d6 d7 d8 d9 d10",
                    "d1 e1 f1 g1 h1 i1",
                    "d1 c1 b1 a1",
                    "d1 e2 f3",
                    "e2 e3 e4 e5 e6 e7 e8 e9 e10",
                    "e2 d2 c2 b2 a2",
                    "e2 f2 g2 h2 i2",
                    "f3 f4 f5 f6 f7 f8 f9 f10",
                    "f3 e3 d3 c3 b3 a3",
                    "f3 g3 h3 i3",
                    "f3 e2 d1")
            .map(line -> Stream.of(line.split(" ")).map(Square::parse).toList())
            .toList();

    private final RuleSet rules;
    private final SplittableRandom random;

    private LinesToGenerals(RuleSet rules, long seed) {
        this.rules = rules;
        this.random = new SplittableRandom(seed);
    }

    static List<Position> of(RuleSet rules, long seed) {
        LinesToGenerals lines = new LinesToGenerals(rules, seed);
        return LINES.stream()
                .flatMap(line -> ATTACKERS.stream()
                        .filter(attacker -> attacker != ENEMY || isInHanPalace(line.get(line.size() - 1)))
                        .flatMap(attacker -> rows().stream()
                                .filter(row -> row.size() + 2 <= line.size())
                                .flatMap(row -> lines.position(line, row, attacker).stream())))
                .toList();
    }

    private static List<List<Piece>> rows() {
        List<List<Piece>> rows = new ArrayList<>(List.of(List.of()));
        for (Piece near : BETWEEN) {
            rows.add(List.of(near));
            BETWEEN.forEach(far -> rows.add(List.of(near, far)));
        }
        return rows;
    }

    /** Half of them are turned, so that the general is Han's. None where a general could be taken at once, as by a chariot. */
    private Optional<Position> position(List<Square> line, List<Piece> row, Piece attacker) {
        boolean turned = random.nextBoolean();
        for (int i = 0; i < TRIES; i++) {
            Board board = board(line, row, attacker);
            Setup setup = turned ? Setup.of(board.swapped(), Side.HAN) : Setup.of(board, Side.CHO);
            if (Position.faults(rules, setup).stream().noneMatch(Fault::isError)) {
                return Optional.of(Position.of(rules, setup));
            }
        }
        return Optional.empty();
    }

    private Board board(List<Square> line, List<Piece> row, Piece attacker) {
        List<Piece> onLine = new ArrayList<>(row);
        onLine.add(attacker);
        Board board = Board.empty().with(line.get(0), Piece.of(Side.CHO, PieceKind.GENERAL));
        int at = 0;
        for (int i = 0; i < onLine.size(); i++) {
            Piece piece = onLine.get(i);
            int least = piece == ENEMY ? Math.max(at + 1, line.size() - 3) : at + 1;
            at = least + random.nextInt(line.size() + 1 - (onLine.size() - i) - least);
            board = board.with(line.get(at), piece);
        }
        List<Square> taken = line.subList(0, at + 1);
        if (attacker != ENEMY) {
            board = put(board, ENEMY, LinesToGenerals::isInHanPalace, taken);
        }
        for (Piece piece : BESIDE) {
            if (random.nextInt(3) > 0) {
                board = put(board, piece, square -> true, taken);
            }
        }
        return board;
    }

    private Board put(Board board, Piece piece, Predicate<Square> where, List<Square> taken) {
        List<Square> free = Square.all().stream()
                .filter(where)
                .filter(square -> board.pieceAt(square).isEmpty() && !taken.contains(square))
                .toList();
        return board.with(free.get(random.nextInt(free.size())), piece);
    }

    private static boolean isInHanPalace(Square square) {
        return square.rank() >= 8 && square.file() >= 4 && square.file() <= 6;
    }
}
