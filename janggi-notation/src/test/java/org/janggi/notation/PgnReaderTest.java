package org.janggi.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class PgnReaderTest {
    @Test
    void aGameWithoutFlaws() {
        ReadGame game = PgnSamples.only(PgnSamples.GAME, PgnDialect.PYCHESS, ReadOptions.strict());
        assertThat(game.diagnostics()).isEmpty();
        assertThat(game.truncated()).isFalse();
        assertThat(PgnSamples.main(game)).containsExactly("i4h4", "a7b7", "h1g3", "pass", "i1h1", "h10g8");
        assertThat(game.record().result()).isEqualTo(RecordResult.of(Winner.CHO, ResultReason.UNSPECIFIED, "1-0"));
        assertThat(game.record().start().orElseThrow().kind()).isEqualTo(Start.Kind.FEN);
        assertThat(game.record().tags()).extracting(Tag::name).containsExactly("Event", "Variant", "FEN", "SetUp");
        assertThat(game.source().orElseThrow().text()).isEqualTo(PgnSamples.GAME);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--", "0000", "@@@@", "pass", "Ke2", "e2e2", "한수쉼", "Z0", "null"})
    void everySpellingOfAPass(String pass) {
        for (PgnDialect dialect : PgnDialect.values()) {
            String own = dialect == PgnDialect.XBOARD ? pass.replace("e2", "e1") : pass;
            ReadGame game = PgnSamples.only(
                    PgnSamples.HEADER + "1. " + own + " -- 2. " + own + " *\n", dialect, ReadOptions.strict());
            assertThat(game.diagnostics()).isEmpty();
            assertThat(PgnSamples.main(game)).containsExactly("pass", "pass", "pass");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. Pih4 1... Pab7 2. Hg3 *",
                "1.Pih4 Pab7 2.Hg3 *",
                "1 Pih4 Pab7 2 Hg3 *",
                "1 . Pih4 1 ... Pab7 2 . Hg3 *",
                "1... Pih4 1... Pab7 2\u2026 Hg3 *",
                "Pih4 Pab7 Hg3 *",
                "1.\nPih4\nPab7\n2.\nHg3\n*",
                "1. Pih4! $2 Pab7?? 2. Hg3!? ; the end\n*",
                "1. Pih4\n% nothing [of] (this) 2. {is\nPab7 2. Hg3 *"
            })
    void numbersOfAnyShape(String moves) {
        ReadGame game = PgnSamples.moves(moves);
        assertThat(game.diagnostics()).isEmpty();
        assertThat(PgnSamples.main(game)).containsExactly("i4h4", "a7b7", "h1g3");
    }

    @Test
    void glyphsAndSuffixes() {
        ReadGame game = PgnSamples.moves("1. Pih4! $18 Pab7? 2. Hg3!! Hg8?? 3. Rh1!? $0 Hf8 ?! *");
        assertThat(game.record().moves().mainLine())
                .extracting(node -> node.remarks().glyphs())
                .containsExactly(List.of(1, 18), List.of(2), List.of(3), List.of(4), List.of(5, 0));
        assertThat(PgnSamples.codes(game)).containsExactly(DiagnosticCode.ILLEGAL_MOVE);
    }

    @Test
    void variationsWithinVariations() {
        ReadGame game = PgnSamples.moves("""
                1. Pih4 (1. Pab4 Pab7 (1... Pih7 2. Hg3 (2. Hd3) 2... Hg8)) (1. --) 1... Pab7
                (1... Pih7 {last}) {after} 2. Hg3 *""");
        assertThat(game.diagnostics()).isEmpty();
        assertThat(game.record().moves())
                .hasToString("i4h4 (a4b4 a7b7 (i7h7 h1g3 (c1d3) h10g8)) (pass) a7b7 (i7h7) h1g3");
    }

    @Test
    void commentsBeforeAndAfter() {
        ReadGame game = PgnSamples.moves("""
                {first} $7 1. {before} Pih4 {after} ; to the end (of) the line
                ({starts} 1. {more} Pab4) {back} 1... {two
                lines} Pab7 2. *""");
        MoveTree moves = game.record().moves();
        assertThat(moves.opening()).isEqualTo(Remarks.NONE.withAfter("first").withGlyph(7));
        MoveNode first = moves.mainLine().get(0);
        assertThat(first.remarks().before()).containsExactly("before");
        assertThat(first.remarks().after()).containsExactly("after", "to the end (of) the line", "back");
        assertThat(first.variations().get(0).remarks().before()).containsExactly("starts", "more");
        assertThat(moves.mainLine().get(1).remarks().before()).containsExactly("two\nlines");
        assertThat(game.diagnostics()).isEmpty();
    }

    @Test
    void times() {
        ReadGame game = PgnSamples.moves("""
                1. Pih4 {[%clk 0:05:00] [%emt 0:00:03.25]} Pab7 {good [%clk 59:30] move} 2. Hg3 {[%emt 7][%clk -0:00:01]}
                Hg8 {[%clk soon] [%emt -1]} 3. ({[%clk 0:00:01]}) *""");
        List<Remarks> said =
                game.record().moves().mainLine().stream().map(MoveNode::remarks).toList();
        assertThat(said.get(0))
                .isEqualTo(Remarks.NONE.withClock(
                        new Clock(Optional.of(Duration.ofMillis(3250)), Optional.of(Duration.ofMinutes(5)))));
        assertThat(said.get(1).after()).containsExactly("good  move");
        assertThat(said.get(1).clock().remaining()).contains(Duration.ofSeconds(59 * 60 + 30));
        assertThat(said.get(2).clock())
                .isEqualTo(new Clock(Optional.of(Duration.ofSeconds(7)), Optional.of(Duration.ofSeconds(-1))));
        assertThat(said.get(3)).isEqualTo(Remarks.NONE.withAfter("[%clk soon] [%emt -1]"));
        assertThat(PgnSamples.codes(game))
                .containsExactly(DiagnosticCode.MALFORMED_CLOCK, DiagnosticCode.MALFORMED_CLOCK);
    }

    @Test
    void xboardHasRanksFromZeroAndOldLetters() {
        String text = """
                [Event "Computer Chess Game"]
                [Result "0-1"]
                [Variant "janggimodern"]
                [VariantFamily "janggi"]
                [FEN "rhea1aehr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RHEA1AEHR w 0 1"]
                [SetUp "1"]

                {--------------
                 r h e a . a e h r
                 . . . . k . . . .
                --------------}
                1. Nc2 {+0.12/10} Pa5 2. @@@@ Ra8 {White forfeits on time} 0-1
                """;
        ReadGame game = PgnSamples.only(text, PgnDialect.XBOARD, ReadOptions.strict());
        assertThat(game.diagnostics()).isEmpty();
        assertThat(PgnSamples.main(game)).containsExactly("b1c3", "a7a6", "pass", "a10a9");
        assertThat(game.record().moves().opening().after())
                .containsExactly("--------------\n r h e a . a e h r\n . . . . k . . . .\n--------------");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Janggi", "janggi", "janggimodern", "janggicasual", "janggitraditional", " JANGGI "})
    void variantsOfJanggi(String variant) {
        ReadGame game = PgnSamples.only(PgnSamples.GAME.replace("\"Janggi\"", "\"" + variant + "\""));
        assertThat(game.diagnostics()).isEmpty();
        assertThat(game.record().plies()).isEqualTo(6);
    }

    @Test
    void lessons() {
        String text = "[Chapter \"1\"]\n[Cho \"김\"]\n[Han \"이\"]\n[FEN \"" + PgnSamples.FEN + "\"]\n\n"
                + "1. ih4 ab7 2. Hg3 {[%csl Ge4] [%cal Gg3e4]} hi7 *\n";
        ReadGame game = PgnSamples.only(text, PgnDialect.STUDY, ReadOptions.strict());
        assertThat(game.record().tag(StandardTag.CHO)).contains("김");
        assertThat(game.record().tag(StandardTag.HAN)).contains("이");
        assertThat(PgnSamples.main(game)).startsWith("i4h4", "a7b7", "h1g3");
        assertThat(game.record().moves().mainLine().get(2).remarks().after())
                .containsExactly("[%csl Ge4] [%cal Gg3e4]");
        ReadGame other = PgnSamples.only(text);
        assertThat(PgnSamples.codes(other)).contains(DiagnosticCode.MISSING_PIECE_LETTER);
    }

    @ParameterizedTest
    @EnumSource(PgnDialect.class)
    void dialectsByName(PgnDialect dialect) {
        assertThat(PgnDialect.byId(dialect.id())).isEqualTo(dialect);
        assertThatThrownBy(() -> PgnDialect.byId("chessbase"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(dialect.id());
    }

    @Test
    void severalGamesAndEndsOfLines() throws IOException {
        String text = PgnSamples.GAME
                + PgnSamples.GAME.replace("\n", "\r\n")
                + PgnSamples.MOVES
                + PgnSamples.GAME.replace("[", " [").stripTrailing();
        ReadOptions options = ReadOptions.lenient()
                .withDefaultStart(PgnSamples.only(PgnSamples.GAME)
                        .record()
                        .start()
                        .orElseThrow()
                        .setup());
        try (PgnReader reader = PgnReader.of(new StringReader(text), "games", PgnDialect.PYCHESS, options)) {
            List<ReadGame> games = reader.stream().toList();
            assertThat(games).extracting(game -> game.record().plies()).containsExactly(6, 6, 6, 6);
            assertThat(PgnSamples.codes(games.get(2)))
                    .containsExactly(DiagnosticCode.MISSING_VARIANT, DiagnosticCode.SUPPLIED_SETUP);
            assertThat(PgnSamples.codes(games.get(3))).containsExactly(DiagnosticCode.NO_FINAL_NEWLINE);
            assertThat(reader.charset()).isEmpty();
        }
    }

    @Test
    void filesInAnyCharset(@TempDir Path folder) throws IOException {
        String text = PgnSamples.GAME.replace("\"?\"", "\"똠방배\"");
        Charset korean = Charset.forName("x-windows-949");
        for (Charset charset : List.of(StandardCharsets.UTF_8, korean)) {
            Path file = Files.write(folder.resolve("games.pgn"), text.getBytes(charset));
            try (PgnReader reader = PgnReader.open(file)) {
                assertThat(reader.next().orElseThrow().record().tag("Event")).contains("똠방배");
                assertThat(reader.next()).isEmpty();
                assertThat(reader.charset()).contains(charset);
            }
        }
        byte[] marked = ("\uFEFF" + text).getBytes(StandardCharsets.UTF_16LE);
        assertThat(PgnReader.parse(marked, PgnDialect.PYCHESS, ReadOptions.strict())
                        .get(0)
                        .diagnostics())
                .isEmpty();
        assertThatThrownBy(() -> PgnReader.open(folder)).isInstanceOf(IOException.class);
        try (PgnReader reader = PgnReader.of(
                new ByteArrayInputStream(new byte[0]), "nothing", PgnDialect.PYCHESS, ReadOptions.lenient())) {
            assertThat(reader.next()).isEmpty();
            assertThat(reader.diagnostics()).extracting(Diagnostic::code).containsExactly(DiagnosticCode.EMPTY_INPUT);
        }
    }

    @Test
    void tagsWithEscapesAndWithout() {
        String text = "[Event \"a \\\"b\\\" \\\\ c\\d\"] [Site \"the \"big\" one\"]\n[Round  \"1\"]\n"
                + PgnSamples.GAME.substring(PgnSamples.GAME.indexOf('\n') + 1);
        ReadGame game = PgnSamples.only(text);
        assertThat(game.record().tag("Event")).contains("a \"b\" \\ c\\d");
        assertThat(game.record().tag("Site")).contains("the \"big\" one");
        assertThat(PgnSamples.codes(game)).containsExactly(DiagnosticCode.MALFORMED_TAG);
    }

    @Test
    void terminationsTellTheReason() {
        String text = PgnSamples.GAME.replace("[SetUp", "[Result \"1-0\"]\n[Termination \"Time forfeit\"]\n[SetUp");
        assertThat(PgnSamples.only(text).record().result())
                .isEqualTo(RecordResult.of(Winner.CHO, ResultReason.TIME, "1-0"));
    }
}
