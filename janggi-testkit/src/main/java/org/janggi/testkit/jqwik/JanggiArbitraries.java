package org.janggi.testkit.jqwik;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;
import org.janggi.core.Board;
import org.janggi.core.Formation;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Outcome;
import org.janggi.core.Piece;
import org.janggi.core.PieceKind;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.janggi.notation.GameRecord;
import org.janggi.notation.MoveTree;
import org.janggi.notation.RecordResult;
import org.janggi.notation.ResultReason;
import org.janggi.notation.Start;
import org.janggi.notation.Winner;

/**
 * Squares, moves, boards, and what is reached by play under any rule set. What fails is shrunk to a shorter game first, then
 * to earlier moves in the order of the rule set; boards to fewer pieces.
 *
 * <pre>{@code
 * Arbitrary<Game> games = JanggiArbitraries.games(Kja.RULES, 12);
 * games.sampleStream().limit(20).allMatch(game -> game.history().ply() <= 12); // -> true
 * JanggiArbitraries.records(Kja.RULES, 12).sampleStream().limit(5).allMatch(record -> record.plies() <= 12); // -> true
 * }</pre>
 */
@SuppressWarnings("exports") // Who states properties has jqwik.
public final class JanggiArbitraries {
    private static final int MOST_PIECES = 30;
    private static final int PALACE = 9;

    private JanggiArbitraries() {}

    /** {@return all squares} */
    public static Arbitrary<Square> squares() {
        return Arbitraries.of(Square.all());
    }

    /** {@return steps between any two squares, and now and then the pass} */
    public static Arbitrary<Move> moves() {
        Arbitrary<Move> steps =
                Combinators.combine(squares(), squares()).as((from, to) -> from == to ? Move.PASS : Move.of(from, to));
        return Arbitraries.frequencyOf(Tuple.of(1, Arbitraries.just(Move.PASS)), Tuple.of(9, steps));
    }

    /**
     * Boards with a general in each palace and up to {@value #MOST_PIECES} other pieces, none promoted and each guard in its
     * palace: what a rule set that permits self-check takes as a set-up, unless it refuses some of its own accord.
     *
     * @return boards
     */
    public static Arbitrary<Board> boards() {
        Arbitrary<Integer> spots = Arbitraries.integers().between(0, PALACE - 1);
        return Combinators.combine(spots, spots, placements().list().ofMaxSize(MOST_PIECES))
                .as(JanggiArbitraries::board);
    }

    private record Placement(Side side, PieceKind kind, Square square) {}

    private static Arbitrary<Placement> placements() {
        Arbitrary<PieceKind> kinds = Arbitraries.of(PieceKind.values()).filter(kind -> kind != PieceKind.GENERAL);
        return Combinators.combine(Arbitraries.of(Side.values()), kinds, squares())
                .as(Placement::new);
    }

    private static Board board(int cho, int han, List<Placement> placements) {
        Board board = Board.empty()
                .with(inPalace(Side.CHO, cho), Piece.of(Side.CHO, PieceKind.GENERAL))
                .with(inPalace(Side.HAN, han), Piece.of(Side.HAN, PieceKind.GENERAL));
        for (Placement placement : placements) {
            Square square = placement.kind() == PieceKind.GUARD
                    ? inPalace(placement.side(), placement.square().index() % PALACE)
                    : placement.square();
            if (board.pieceAt(square).isEmpty()) {
                board = board.with(square, Piece.of(placement.side(), placement.kind()));
            }
        }
        return board;
    }

    private static Square inPalace(Side side, int spot) {
        Square own = Square.at(4 + spot % 3, 1 + spot / 3);
        return side == Side.CHO ? own : own.rotated();
    }

    /**
     * Games from any start, over or not.
     *
     * @param rules the rule set
     * @param plies how many at most, 0 or more
     * @return games
     */
    public static Arbitrary<Game> games(RuleSet rules, int plies) {
        return played(rules, plies).map(Played::game);
    }

    /**
     * Positions reached by play from any start.
     *
     * @param rules the rule set
     * @param plies after how many plies at most, 0 or more
     * @return positions
     */
    public static Arbitrary<Position> positions(RuleSet rules, int plies) {
        return games(rules, plies).map(Game::position);
    }

    /**
     * Records of games, with the names of the players and the result where the game is over.
     *
     * @param rules the rule set
     * @param plies how many at most, 0 or more
     * @return records
     */
    public static Arbitrary<GameRecord> records(RuleSet rules, int plies) {
        Arbitrary<String> names = Arbitraries.strings()
                .withCharRange('가', '힣')
                .alpha()
                .ofMinLength(1)
                .ofMaxLength(6);
        return Combinators.combine(played(rules, plies), names, names).as(JanggiArbitraries::record);
    }

    private static GameRecord record(Played played, String cho, String han) {
        return GameRecord.builder()
                .tag("초대국자", cho)
                .tag("한대국자", han)
                .start(Start.of(played.cho(), played.han()))
                .moves(MoveTree.of(played.game().history().moves()))
                .result(played.game().outcome().map(JanggiArbitraries::result).orElse(RecordResult.UNKNOWN))
                .build();
    }

    private static RecordResult result(Outcome outcome) {
        Optional<Side> winner = outcome.winner();
        return RecordResult.of(
                winner.map(Winner::of).orElse(Winner.NONE), ResultReason.UNSPECIFIED, outcome.toString());
    }

    /** A game and the arrangements that it began with. */
    private record Played(Formation cho, Formation han, Game game) {}

    private static Arbitrary<Played> played(RuleSet rules, int plies) {
        Arbitrary<Formation> formations = Arbitraries.of(Formation.values());
        Arbitrary<List<Integer>> choices =
                Arbitraries.integers().between(0, Integer.MAX_VALUE).list().ofMaxSize(plies);
        // What is named first is shrunk first.
        return Combinators.combine(choices, formations, formations)
                .as((chosen, cho, han) -> new Played(cho, han, play(rules.start(cho, han), chosen)));
    }

    /** Each number chooses one of the permitted moves; those after the end say nothing. */
    private static Game play(Position start, List<Integer> chosen) {
        Game game = Game.of(start);
        for (int number : chosen) {
            List<Move> moves = new ArrayList<>(game.legalMoves());
            if (moves.isEmpty()) {
                return game;
            }
            game = game.play(moves.get(number % moves.size()));
        }
        return game;
    }
}
