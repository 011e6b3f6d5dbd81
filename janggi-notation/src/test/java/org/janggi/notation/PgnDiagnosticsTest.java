package org.janggi.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said about PGN that is not as it should be, and where. */
class PgnDiagnosticsTest {
    /** What no GIB has; each has an example here or in the test of limits. */
    static final Set<DiagnosticCode> ONLY_IN_PGN = Set.of(
            DiagnosticCode.MISSING_VARIANT,
            DiagnosticCode.OTHER_VARIANT,
            DiagnosticCode.RESULT_MISMATCH,
            DiagnosticCode.MISSING_RESULT,
            DiagnosticCode.UNDER_DISAMBIGUATED,
            DiagnosticCode.AMBIGUOUS_MOVE,
            DiagnosticCode.NESTING_TOO_DEEP,
            DiagnosticCode.UNCLOSED_VARIATION,
            DiagnosticCode.UNOPENED_VARIATION);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1. Pih4 Pab7 2. Hg9 Pbc7 *|illegal-move|3|Hg9|2",
                "1. Pih4 Pab7 2. Ka9 *|illegal-move|3|Ka9|2",
                "1. Pih4 Pbb6 *|no-piece|2|Pbb6|1",
                "1. Pih4 Pab7 2. Pgg6 Hg8 *|illegal-move|3|Pgg6|2",
                "1. Pih4 Qd5 *|unreadable-move|2|Qd5|1",
                "1. e4 e5 *|illegal-move|1|e4|0",
                "1. Pih4 hello Pab7 *|unknown-token|2|hello|2",
                "1. Pih4 $x Pab7 *|unknown-token|0|$x|2",
                "1. Pih4 Pab7 5. Hg3 *|wrong-number|3|5.|3",
                "1. Pixh4 Pab7 *|capture-extra|1|Pixh4|2",
                "1. Pih4+ Pab7 *|check-extra|1|Pih4+|2",
                "1. h1g3 *|other-coordinates|1|h1g3|1",
                "1. ih4 *|missing-piece-letter|1|ih4|1",
                "1. Ph4 *|ambiguous-move|1|Ph4|0",
                "1. Pih4 Pab7 2. Hg3 ) Hg8 *|unopened-variation|3|)|4",
                "( 1. Pih4 ) 1. Pih4 *|unopened-variation|0|(|1",
                "1. Pih4 (1. Pab4 1... Pab7 *|unclosed-variation|0||1",
                "1. Pih4 Pab7|missing-result|0||2",
                "1. Pih4 Pab7 * Hg3|unknown-token|0|Hg3|2",
                "1. Pih4 } Pab7 *|unopened-comment|0|}|2",
                "1. Pih4 { Pab7 *|unclosed-comment|0|{|1",
            })
    void whatIsWrongWithMoves(String moves, String code, int ply, String token, int plies) {
        ReadGame game = PgnSamples.moves(moves);
        Diagnostic first = game.diagnostics().stream()
                .filter(diagnostic -> diagnostic.code().id().equals(code))
                .findFirst()
                .orElseThrow(() -> new AssertionError(moves + " " + game.diagnostics()));
        assertThat(first.ply()).isEqualTo(ply);
        assertThat(first.token()).isEqualTo(token == null ? "" : token);
        assertThat(game.record().plies()).as(game.diagnostics().toString()).isEqualTo(plies);
        assertThat(first.game()).isEqualTo(1);
        assertThat(first.in(Locale.KOREAN)).contains(code);
        if (ply > 0) {
            assertThat(first.fen()).isPresent();
            assertThat(first.side()).isPresent();
        }
    }

    @Test
    void placesOfDiagnostics() {
        ReadGame game = PgnSamples.only(PgnSamples.HEADER.replace("\n\n", "\n\n1. Pih4\n") + "  Pab8 *\n");
        Diagnostic wrong = game.diagnostics().get(0);
        assertThat(wrong.toString()).startsWith("text:7:3: error: game 1, ply 2 (Han): illegal move: expected ");
        assertThat(wrong.place().line()).isEqualTo(7);
        assertThat(wrong.place().column()).isEqualTo(3);
        assertThat(wrong.gameLine()).isEqualTo(1);
    }

    @Test
    void aBadVariationCostsItsOwnRest() {
        ReadGame game = PgnSamples.moves("1. Pih4 (1. Pab4 Pab9 (1... --) 2. Hg3) (1. --) 1... Pab7 2. Hg3 1-0");
        assertThat(game.record().moves()).hasToString("i4h4 (a4b4) (pass) a7b7 h1g3");
        assertThat(game.record().result().winner()).isEqualTo(Winner.CHO);
        assertThat(game.truncated()).isTrue();
    }

    @Test
    void aBadGameCostsNoNeighbour() {
        String bad = PgnSamples.GAME.replace("Pab7", "Pab9");
        String open = PgnSamples.GAME.replace("2.", "{ 2.");
        List<ReadGame> games = PgnReader.parse(
                PgnSamples.GAME + bad + PgnSamples.GAME + open + PgnSamples.GAME, ReadOptions.lenient());
        assertThat(games).extracting(game -> game.record().plies()).containsExactly(6, 1, 6, 2, 6);
        assertThat(games).extracting(ReadGame::truncated).containsExactly(false, true, false, true, false);
        assertThat(PgnSamples.codes(games.get(1))).containsExactly(DiagnosticCode.ILLEGAL_MOVE);
    }

    @Test
    void otherVariantsAreNotRead() {
        String chess = "[Event \"x\"]\n[Variant \"Xiangqi\"]\n\n1. Hc3 Hc8 1-0\n\n";
        List<ReadGame> games = PgnReader.parse(chess + PgnSamples.GAME, ReadOptions.lenient());
        assertThat(PgnSamples.codes(games.get(0))).containsExactly(DiagnosticCode.OTHER_VARIANT);
        assertThat(games.get(0).truncated()).isTrue();
        assertThat(games.get(0).record().tag("Variant")).contains("Xiangqi");
        assertThat(games.get(1).diagnostics()).isEmpty();
        String orthodox = "[Event \"x\"]\n\n1. e4 e5 2. Nf3 1-0\n";
        assertThat(PgnSamples.codes(PgnSamples.only(orthodox)))
                .containsExactly(DiagnosticCode.MISSING_VARIANT, DiagnosticCode.MISSING_SETUP);
    }

    @Test
    void startsThatAreNone() {
        ReadGame game = PgnSamples.only(PgnSamples.GAME.replace("4k4", "4k5"));
        assertThat(PgnSamples.codes(game)).containsExactly(DiagnosticCode.BAD_SETUP);
        assertThat(game.record().start()).isEmpty();
        ReadGame empty = PgnSamples.only(PgnSamples.GAME.replace(PgnSamples.FEN, "9/9/9/9/9/9/9/9/9/9 w - - 0 1"));
        assertThat(PgnSamples.codes(empty)).containsExactly(DiagnosticCode.BAD_SETUP);
    }

    @Test
    void resultsThatContradictTheTag() {
        String header = PgnSamples.GAME.replace("[SetUp", "[Result \"0-1\"]\n[SetUp");
        ReadGame game = PgnSamples.only(header);
        assertThat(game.record().result().winner()).isEqualTo(Winner.HAN);
        assertThat(PgnSamples.codes(game)).containsExactly(DiagnosticCode.RESULT_MISMATCH);
        Diagnostic wrong = game.diagnostics().get(0);
        assertThat(wrong.expected().english()).isEqualTo("0-1");
        assertThat(wrong.found()).isEqualTo("1-0");
        ReadGame words = PgnSamples.only(header.replace("0-1", "White won"));
        assertThat(words.record().result())
                .isEqualTo(RecordResult.of(Winner.CHO, ResultReason.UNRECOGNISED, "White won"));
        assertThat(PgnSamples.codes(words)).containsExactly(DiagnosticCode.UNKNOWN_RESULT);
    }

    @Test
    void theOnlyPieceThatIsNotPinned() {
        String fen = "3k5/9/9/9/4r4/9/9/9/4A4/3AK4 w - - 0 1";
        String text = PgnSamples.HEADER.replace(PgnSamples.FEN, fen) + "1. Ad2 *\n";
        ReadGame game = PgnSamples.only(text, PgnDialect.STANDARD, ReadOptions.lenient());
        assertThat(PgnSamples.codes(game)).containsExactly(DiagnosticCode.UNDER_DISAMBIGUATED);
        assertThat(PgnSamples.main(game)).containsExactly("d1d2");
        ReadGame ofTheEngine = PgnSamples.only(text, PgnDialect.PYCHESS, ReadOptions.lenient());
        assertThat(ofTheEngine.diagnostics()).isEmpty();
        assertThat(ofTheEngine.record().moves()).isEqualTo(game.record().moves());
    }

    @Test
    void headersOnly() {
        ReadGame game = PgnSamples.only(PgnSamples.HEADER + "*\n");
        assertThat(PgnSamples.codes(game)).containsExactly(DiagnosticCode.NO_MOVES);
        assertThat(game.record().start()).isPresent();
        List<ReadGame> games = PgnReader.parse(PgnSamples.HEADER + PgnSamples.HEADER, ReadOptions.lenient());
        assertThat(games).hasSize(2);
        ReadGame count = PgnSamples.only(PgnSamples.GAME.replace("[SetUp", "[PlyCount \"7\"]\n[SetUp"));
        assertThat(PgnSamples.codes(count)).containsExactly(DiagnosticCode.PLY_COUNT);
        ReadGame twice = PgnSamples.only(PgnSamples.GAME
                .replace("[SetUp", "[Event \"7\"]\n[SetUp")
                .replaceFirst("\\[Event \"\\?\"\\]", "[Site \"?\"]\n[Event \"1\"]"));
        assertThat(PgnSamples.codes(twice)).containsExactly(DiagnosticCode.DUPLICATE_TAG);
    }

    @Test
    void proseIsNoGame() {
        for (String text : List.of("hello\nworld (a) $1 *\n", "1-0\n", "1. Kings of chess\n", "(((\n")) {
            assertThat(PgnReader.parse(text, ReadOptions.lenient())).as(text).isEmpty();
        }
    }
}
