package org.janggi.testkit.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.janggi.core.Ending;
import org.janggi.core.Fen;
import org.janggi.core.Game;
import org.janggi.core.Move;
import org.janggi.core.Outcome;
import org.janggi.core.Perft;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.janggi.testkit.Checked;
import org.janggi.testkit.OracleRows;
import org.janggi.testkit.OracleRows.Count;
import org.janggi.testkit.OracleRows.Played;
import org.janggi.testkit.OracleRows.Row;
import org.janggi.variants.RuleSets;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The core under the engine's rule sets against everything that the engine printed, without a difference. */
@Tag("shared")
class EngineOracleTest {
    private static final Map<String, String> IDS = Map.of(
            "janggi", "fairy-janggi",
            "janggitraditional", "fairy-traditional",
            "janggimodern", "fairy-modern",
            "janggicasual", "fairy-casual");

    @Test
    void positionsFromGames() {
        Checked.count("corpus-a rows", checked(OracleRows.positions("corpus-a.tsv.gz")));
    }

    @Test
    void randomPlacements() {
        Checked.count("corpus-syn rows", checked(OracleRows.positions("corpus-syn.tsv.gz")));
    }

    @Test
    void countsFromTheStarts() {
        List<Count> counts = OracleRows.counts();
        assertThat(counts)
                .allSatisfy(count -> assertThat(Perft.GAME.count(position(count.variant(), count.fen()), count.depth()))
                        .as(count.toString())
                        .isEqualTo(count.nodes()));
        Checked.count("perft-start rows", counts.size());
    }

    @Test
    void games() {
        List<Played> games = OracleRows.games();
        assertThat(games).allSatisfy(EngineOracleTest::replay);
        Checked.count("engine games", games.size());
    }

    private static RuleSet rules(String variant) {
        return RuleSets.byId(IDS.getOrDefault(variant, "no rule set for " + variant));
    }

    private static Position position(String variant, String fen) {
        return Fen.parse(fen, rules(variant));
    }

    private static int checked(List<Row> rows) {
        assertThat(rows).isNotEmpty().allSatisfy(row -> {
            Position position = position(row.variant(), row.fen());
            Square general = position.general(position.turn()).orElseThrow();
            List<String> moves = position.legalMoves().stream()
                    .map(move -> OracleRows.uci(move, general))
                    .sorted()
                    .toList();
            assertThat(moves).as(row.fen()).isEqualTo(row.moves());
            assertThat((long) position.moveCount()).as(row.fen()).isEqualTo(row.n1());
            assertThat(position.safeMoves()).as("safe, " + row.fen()).isEqualTo(position.legalMoves());
            assertThat(position.outcome().isPresent())
                    .as("over, " + row.fen())
                    .isEqualTo(row.moves().isEmpty());
            count(position, 2, row.n2());
            count(position, 3, row.n3());
        });
        return rows.size();
    }

    private static void count(Position position, int depth, long nodes) {
        if (nodes >= 0) {
            assertThat(Perft.GAME.count(position, depth))
                    .as("depth " + depth + ", " + position)
                    .isEqualTo(nodes);
        }
    }

    private static void replay(Played played) {
        Game game = Game.of(position("janggi", played.startFen()));
        String optional = claim(game);
        for (String text : played.moves()) {
            assertThat(game.outcome())
                    .as("outcome before " + text + ", " + game)
                    .isEmpty();
            Move move = text(game.position(), text);
            assertThat(game.legalMoves()).as(text + ", " + game.position()).contains(move);
            game = game.play(move);
            optional = optional.isEmpty() ? claim(game) : optional;
        }
        assertThat(game.history().ply()).isEqualTo(played.plies());
        assertThat(game.position().toString()).startsWith(played.finalFen());
        assertThat(end(game.outcome())).as("end of " + played.id()).isEqualTo(played.end() + " " + played.winner());
        String expected = played.optionalPly().equals("-")
                ? ""
                : played.optionalPly() + " " + played.optionalKind() + " " + played.optionalWinner();
        assertThat(optional).as("optional end of " + played.id()).isEqualTo(expected);
    }

    private static Move text(Position position, String uci) {
        String general = position.general(position.turn()).orElseThrow().toString();
        return uci.equals(general + general) ? Move.PASS : Move.parse(uci);
    }

    /** The end as the table names it. */
    private static String end(Optional<Outcome> outcome) {
        if (outcome.isEmpty()) {
            return "maxplies -";
        }
        String kind = outcome.get().ending().equals(Ending.MATE)
                ? "checkmate"
                : outcome.get().clause().id().equals("fairy-bikjang") ? "bikjang" : "doublepass";
        return kind + " " + winner(outcome.get());
    }

    /** The end that could be asked for, as the table names it: ply, kind, winner; empty if there is none. */
    private static String claim(Game game) {
        return game.claimable()
                .map(end -> game.history().ply() + " "
                        + (end.clause().id().equals("fairy-move-limit") ? "nmove" : "nfold") + " " + winner(end))
                .orElse("");
    }

    private static String winner(Outcome outcome) {
        return outcome.winner().map(side -> side == Side.CHO ? "w" : "b").orElse("-");
    }
}
