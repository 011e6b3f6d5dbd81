package org.janggi.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.janggi.core.Fen;
import org.janggi.core.Position;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The sets of attackers that win and those that draw, row by row and all together. */
@Tag("S3")
@Tag("S35")
class SilverDrawingTableTest {
    private static final String TWO_GUARDS_WIN = "RR RCC RCN RCB RCP RNN RNB RNP RBB RBP CCN CCB CCP CNN CNB "
            + "PPPP CPPP NPPP BPPP CBBP CCPP NNBP NBBP BBPP NNBB CBBN CNPP NBPP NNPP CBPP RPPP RRP RRCCNNBBPPPPP";
    private static final String TWO_GUARDS_DRAW = "CBB NNB NBB RPP CNP CBP CPP NNP NBP NPP BBP BPP PPP "
            + "RC RN RB RP CC CN CB CP NN NB NP BB BP PP R C N B P";
    private static final String ONE_GUARD_WIN = "RR RN RB PPP RPP CPP NPP BPP CBB NNB NBB CCP RCP RRPP CNB BBP";
    private static final String ONE_GUARD_DRAW = "RP CC CN CB CP NN NB NP BB BP PP R C N B P";
    private static final String BARE_WIN = "RR RC RN RB RP CN CB NN NB BB PPP CPP NPP BPP CCP CCN RPP NNP";
    private static final String BARE_DRAW = "CP NP BP PP R C N B P";

    private static Stream<String> rows() {
        return Stream.of(
                        rows(2, false, true, TWO_GUARDS_WIN),
                        rows(2, true, true, TWO_GUARDS_WIN),
                        rows(2, false, false, TWO_GUARDS_DRAW),
                        rows(2, true, false, TWO_GUARDS_DRAW),
                        rows(1, false, true, ONE_GUARD_WIN),
                        rows(1, true, true, ONE_GUARD_WIN + " RC"),
                        rows(1, false, false, ONE_GUARD_DRAW + " RC"),
                        rows(1, true, false, ONE_GUARD_DRAW),
                        rows(0, false, true, BARE_WIN),
                        rows(0, true, true, BARE_WIN + " CC"),
                        rows(0, false, false, BARE_DRAW + " CC"),
                        rows(0, true, false, BARE_DRAW))
                .flatMap(row -> row);
    }

    private static Stream<String> rows(int enemyGuards, boolean own, boolean wins, String sets) {
        String judged = wins ? "win" : "draw";
        return Stream.of(sets.split(" "))
                .map(set -> set + " against " + enemyGuards + (own ? " with a guard " : " without guard ") + judged);
    }

    @ParameterizedTest
    @MethodSource("rows")
    @Tag("section7")
    void everyRowOfTheTableHolds(String row) {
        String[] words = row.split(" ");
        Position position = position(words[0], row.contains("with a guard") ? 1 : 0, Integer.parseInt(words[2]));
        boolean drawing = row.endsWith("draw");
        assertThat(DrawingMaterial.TABLE.isDrawing(position)).isEqualTo(drawing);
        assertThat(DrawingMaterial.TABLE.isDrawing(position.swapped())).isEqualTo(drawing);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    @Tag("section7")
    void allSetsOfAttackersAreJudgedByTheWordsOfTheTable(int enemyGuards) {
        for (int code = 0; code < 81 * 6; code++) {
            int[] n = {code % 3, code / 3 % 3, code / 9 % 3, code / 27 % 3, code / 81};
            String set = "R".repeat(n[0]) + "C".repeat(n[1]) + "N".repeat(n[2]) + "B".repeat(n[3]) + "P".repeat(n[4]);
            for (int own = 0; own <= 2; own++) {
                boolean wins = wins(n[0], n[1], n[2], n[3], n[4], own > 0, enemyGuards);
                assertThat(DrawingMaterial.TABLE.isDrawing(position(set, own, enemyGuards)))
                        .as("%s, %d own guards, %d enemy guards", set, own, enemyGuards)
                        .isEqualTo(!wins);
            }
        }
    }

    /** The words of the table, with numbers of chariots, cannons, horses, elephants and soldiers. */
    private static boolean wins(int r, int c, int n, int b, int p, boolean guarded, int enemyGuards) {
        int all = r + c + n + b + p;
        boolean officer = c + n + b > 0;
        return switch (enemyGuards) {
            case 2 ->
                r >= 2
                        || r == 1 && all >= 3 && officer
                        || c == 2 && n + b + p > 0
                        || c >= 1 && n == 2
                        || c >= 1 && n >= 1 && b >= 1
                        || all >= 4;
            case 1 -> r >= 2 || r == 1 && n + b > 0 || r == 1 && c > 0 && guarded || all >= 3;
            default -> r >= 1 && all >= 2 || n + b >= 2 || c >= 1 && n + b >= 1 || c == 2 && guarded || all >= 3;
        };
    }

    @Test
    @Tag("section7")
    void materialIsDrawingOnlyIfNeitherSideCanWin() {
        assertThat(drawing("4k4/9/9/9/9/9/9/9/3K5/R8 w")).isTrue();
        assertThat(drawing("4k4/9/9/nn7/9/9/9/9/3K5/R8 w")).isFalse();
        assertThat(drawing("4k4/9/9/nn7/9/9/9/9/3K5/R2A1A3 w")).isTrue();
        assertThat(drawing("4k4/9/9/9/9/9/9/9/3K5/9 w")).isTrue();
    }

    @Test
    @Tag("section7")
    void promotedGeneralsAndGuardsAreNoAttackers() {
        assertThat(drawing("4+k4/9/9/9/9/9/9/9/3+K5/R2A1A3 w")).isTrue();
        assertThat(drawing("3aka3/9/9/9/9/9/9/9/3+K5/3A1A3 w")).isTrue();
    }

    private static boolean drawing(String fen) {
        return DrawingMaterial.TABLE.isDrawing(Fen.parse(fen, Gungjanggi.SILVER));
    }

    /** Cho's attackers on ranks 4 and 5, guards in the corners of the palaces, the generals not facing. */
    private static Position position(String attackers, int ownGuards, int enemyGuards) {
        String two = (attackers + "1".repeat(18 - attackers.length()));
        String fen = rank("ka".substring(0, Math.min(enemyGuards, 1) + 1), enemyGuards == 2)
                + "/9/9/9/9/" + two.substring(0, 9) + "/" + two.substring(9) + "/9/4K4/"
                + (ownGuards == 0 ? "9" : ownGuards == 1 ? "3A5" : "3A1A3") + " w";
        return Fen.parse(fen, Gungjanggi.SILVER);
    }

    private static String rank(String generalAndGuard, boolean second) {
        return second ? "3kaa3" : "3" + generalAndGuard + "1".repeat(6 - generalAndGuard.length());
    }
}
