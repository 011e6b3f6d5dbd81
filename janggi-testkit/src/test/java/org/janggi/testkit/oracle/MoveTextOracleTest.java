package org.janggi.testkit.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.janggi.core.Fen;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.notation.MoveNotation;
import org.janggi.notation.MoveNotations;
import org.janggi.testkit.Checked;
import org.janggi.testkit.OracleRows;
import org.janggi.testkit.OracleRows.Row;
import org.janggi.testkit.RandomPositions;
import org.janggi.variants.RuleSets;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every permitted move has a text of its own in every notation and is read back from it. */
class MoveTextOracleTest {
    private static final Map<String, String> IDS = Map.of(
            "janggi", "fairy-janggi",
            "janggitraditional", "fairy-traditional",
            "janggimodern", "fairy-modern",
            "janggicasual", "fairy-casual");

    @Test
    @Tag("shared")
    void positionsFromGames() {
        Checked.count("move texts, corpus-a", texts(OracleRows.positions("corpus-a.tsv.gz")));
    }

    @Test
    @Tag("shared")
    void randomPlacements() {
        Checked.count("move texts, corpus-syn", texts(OracleRows.positions("corpus-syn.tsv.gz")));
    }

    @ParameterizedTest
    @CsvSource({"gungjanggi-silver, 300, 20, 10", "gungjanggi-dan, 300, 20, 10", "kja, 300, 0, 0"})
    void randomPositions(String id, int count, int acceptances, int takenByGeneral) {
        RuleSet rules = RuleSets.byId(id);
        RandomPositions positions = new RandomPositions(rules, 7);
        long checked = 0;
        int accepted = 0;
        int taken = 0;
        boolean promoted = false;
        for (int i = 0; i < count; i++) {
            Position position = positions.next();
            checked += texts(position);
            for (Move move : position.legalMoves()) {
                boolean step = !move.isPass();
                promoted |= step && position.promoted().contains(move.from());
                accepted += step && position.powerRefusal(move).isPresent() ? 1 : 0;
                taken += step && isOfGeneralOnGeneral(position, move) && position.isCapture(move) ? 1 : 0;
            }
        }
        assertThat(accepted).isGreaterThanOrEqualTo(acceptances);
        assertThat(taken).isGreaterThanOrEqualTo(takenByGeneral);
        assertThat(promoted).isEqualTo(!rules.powers().promotable().isEmpty());
        Checked.count("move texts, " + id, checked);
    }

    private static boolean isOfGeneralOnGeneral(Position position, Move move) {
        return position.general(position.turn()).equals(Optional.of(move.from()))
                && position.general(position.turn().opponent()).equals(Optional.of(move.to()));
    }

    private static long texts(List<Row> rows) {
        assertThat(rows).isNotEmpty();
        return rows.stream()
                .mapToLong(row -> texts(Fen.parse(row.fen(), RuleSets.byId(IDS.get(row.variant())))))
                .sum();
    }

    private static long texts(Position position) {
        List<Move> moves = position.legalMoves();
        for (MoveNotation notation : MoveNotations.all()) {
            Map<String, Move> texts = new HashMap<>();
            for (Move move : moves) {
                String text = notation.format(position, move);
                Move other = texts.put(text, move);
                assertThat(other)
                        .as("%s writes %s also for %s in %s", notation, text, move, position)
                        .isNull();
                assertThat(notation.parse(position, text))
                        .as("%s reads %s in %s", notation, text, position)
                        .isEqualTo(move);
            }
        }
        return (long) moves.size() * MoveNotations.all().size();
    }
}
