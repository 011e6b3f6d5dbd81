package org.janggi.testkit.jqwik;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Shrinkable;
import org.janggi.core.Board;
import org.janggi.core.Fault;
import org.janggi.core.Fen;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.Setup;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.janggi.notation.GameRecord;
import org.janggi.notation.JsonRecordReader;
import org.janggi.notation.JsonRecordWriter;
import org.janggi.notation.ReadOptions;
import org.janggi.variants.Gungjanggi;
import org.janggi.variants.Kja;

/** The arbitraries give what they say, and shrink games to shorter ones. */
class JanggiArbitrariesTest {
    @Provide
    Arbitrary<Square> squares() {
        return JanggiArbitraries.squares();
    }

    @Provide
    Arbitrary<Move> moves() {
        return JanggiArbitraries.moves();
    }

    @Provide
    Arbitrary<Board> boards() {
        return JanggiArbitraries.boards();
    }

    @Provide
    Arbitrary<Position> positions() {
        return JanggiArbitraries.positions(Gungjanggi.SILVER, 20);
    }

    @Provide
    Arbitrary<GameRecord> records() {
        return JanggiArbitraries.records(Kja.RULES, 12);
    }

    @Property(tries = 200)
    void squaresAndMovesAreReadBack(@ForAll("squares") Square square, @ForAll("moves") Move move) {
        assertThat(Square.parse(square.toString())).isEqualTo(square);
        assertThat(Move.parse(move.toString())).isEqualTo(move);
    }

    @Property(tries = 200)
    void boardsCanBeSetUp(@ForAll("boards") Board board) {
        for (Side turn : Side.values()) {
            assertThat(Position.faults(Kja.RULES, Setup.of(board, turn))).noneMatch(Fault::isError);
        }
    }

    @Property(tries = 100)
    void positionsAreReadBack(@ForAll("positions") Position position) {
        assertThat(Fen.parse(position.toString(), Gungjanggi.SILVER)).isEqualTo(position);
    }

    @Property(tries = 50)
    void recordsAreReadBack(@ForAll("records") GameRecord record) {
        assertThat(JsonRecordReader.parse(JsonRecordWriter.format(record), ReadOptions.lenient()))
                .singleElement()
                .satisfies(read -> assertThat(read.record()).isEqualTo(record));
    }

    @Example
    void aGameShrinksToAShorterOneFirst() {
        Shrinkable<Game> found = JanggiArbitraries.games(Kja.RULES, 30).generator(100).stream(new java.util.Random(5))
                .filter(game -> game.value().history().ply() > 10)
                .findFirst()
                .orElseThrow();
        List<Integer> plies = found.shrink()
                .limit(5)
                .map(game -> game.value().history().ply())
                .toList();
        assertThat(plies).isNotEmpty();
        assertThat(plies.get(0)).isLessThan(found.value().history().ply());
    }
}
