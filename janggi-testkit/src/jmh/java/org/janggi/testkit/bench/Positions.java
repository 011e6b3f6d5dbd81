package org.janggi.testkit.bench;

import java.io.IOException;
import java.util.List;
import org.janggi.core.Board;
import org.janggi.core.Fen;
import org.janggi.core.Formation;
import org.janggi.core.Piece;
import org.janggi.core.PieceKind;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.janggi.variants.RuleSets;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** What benchmarks of positions work on. */
@State(Scope.Benchmark)
public class Positions {
    /** How many positions of mid-game there are. */
    static final int MIDDLE = MidGame.NUMBER;

    /** The rule set. */
    @Param({"fairy-janggi", "kja"})
    public String rules = "";

    private List<Position> middle = List.of();

    /** The positions of mid-game under the rule set. */
    @Setup
    public void read() throws IOException {
        middle = of(RuleSets.byId(rules));
    }

    /** The positions of mid-game under a rule set. */
    static List<Position> of(RuleSet rules) throws IOException {
        return MidGame.own().stream().map(at -> Fen.parse(at.fen(), rules)).toList();
    }

    /** The positions of mid-game with the first piece of every kind that a rule set promotes promoted, Cho's first. */
    static List<Position> promoted(RuleSet rules) throws IOException {
        return of(rules).stream().map(Positions::promoted).toList();
    }

    private static Position promoted(Position position) {
        Board board = position.board();
        for (PieceKind kind : position.rules().powers().promotable()) {
            Square first = position.squares(Side.CHO, kind).iterator().next();
            board = board.with(first, Piece.of(Side.CHO, kind, true));
        }
        return Position.of(position.rules(), org.janggi.core.Setup.of(board, position.turn()));
    }

    /** The start. */
    Position start() {
        return RuleSets.byId(rules).start(Formation.HEEH, Formation.HEEH);
    }

    /** The positions of mid-game. */
    List<Position> middle() {
        return middle;
    }
}
