package org.janggi.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.janggi.core.Event;
import org.janggi.core.Fen;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.variants.RuleSets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PgnWriterTest {
    private static final PgnWriteOptions LENIENT = PgnWriteOptions.lenient();
    private static final PgnWriteOptions STRICT = PgnWriteOptions.strict();

    private static GameRecord.Builder record(String... moves) {
        return GameRecord.builder()
                .start(Start.of(Samples.CHO, Samples.HAN))
                .moves(MoveTree.of(List.of(moves).stream().map(Move::parse).toList()));
    }

    private static GameRecord again(GameRecord record) {
        return PgnSamples.only(PgnWriter.format(record, LENIENT), PgnDialect.PYCHESS, ReadOptions.strict())
                .record();
    }

    @Test
    void theProfileOfPychess() {
        GameRecord record = record("i4h4", "pass", "h1g3")
                .tag("White", "김 \"초\"")
                .tag("Event", "연습")
                .result(new RecordResult(Winner.HAN, ResultReason.TIME, OptionalInt.empty(), "0-1"))
                .build();
        assertThat(PgnWriter.format(record, STRICT)).isEqualTo("""
                [Event "연습"]
                [Site "?"]
                [Date "????.??.??"]
                [Round "?"]
                [White "김 \\"초\\""]
                [Black "?"]
                [Result "0-1"]
                [Termination "time forfeit"]
                [Variant "Janggi"]
                [FEN "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RBNA1ABNR w - - 0 1"]
                [SetUp "1"]
                [PlyCount "3"]

                1. Pih4 -- 2. Hg3 0-1

                """);
        String lenient = PgnWriter.format(record, LENIENT);
        assertThat(lenient)
                .contains("[JanggiTags \"White Event -Site -Date -Round -Black -Result -Termination -Variant")
                .contains("[JanggiStart \"FORMATIONS EHEH HEEH\"]")
                .doesNotContain("JanggiResult");
        assertThat(again(record)).isEqualTo(record);
    }

    @Test
    void whatWasReadIsWrittenAsItWas() {
        GameRecord read = PgnSamples.only(
                        PgnWriter.format(record("i4h4", "a7b7").build(), STRICT))
                .record();
        assertThat(read.tags()).hasSize(11);
        String text = PgnWriter.format(read, LENIENT);
        assertThat(text).doesNotContain("[Janggi").isEqualTo(PgnWriter.format(read, STRICT));
        assertThat(again(read)).isEqualTo(read);
    }

    @Test
    void commentsTimesGlyphsAndVariations() {
        MoveTree moves = MoveTree.builder()
                .comment("opening")
                .add(Move.parse("i4h4"))
                .remark(Remarks.NONE
                        .withBefore("before")
                        .withAfter("a } brace\nand a line")
                        .withGlyph(1)
                        .withClock(new Clock(
                                Optional.of(Duration.ofMillis(2_050)), Optional.of(Duration.ofSeconds(3_725)))))
                .add(Move.parse("a7b7"))
                .back()
                .add(Move.parse("i7h7"))
                .comment("two\nlines")
                .add(Move.parse("h1g3"))
                .build();
        GameRecord record = record().moves(moves).build();
        assertThat(PgnWriter.format(record, LENIENT)).contains("""
                {opening} 1. {before} Pih4 $1 {[%clk 1:02:05] [%emt 0:00:02.05]}
                {[%escaped] a \\c brace\\nand a line} 1... Pab7 (1... Pih7 {two
                lines} 2. Hg3) *
                """);
        assertThat(again(record)).isEqualTo(record);
        UnwritableException refused =
                catchThrowableOfType(UnwritableException.class, () -> PgnWriter.format(record, STRICT));
        assertThat(refused.kind()).isEqualTo(UnwritableException.Kind.NO_PLACE);
        assertThat(refused.ply()).hasValue(1);
    }

    @Test
    void linesAreNoLongerThanEightyCharacters() {
        GameRecord record =
                record().moves(MoveTree.of(Samples.randomGame(7, 300))).build();
        String text = PgnWriter.format(record, LENIENT);
        assertThat(text.substring(text.indexOf("\n\n")).lines()).allMatch(line -> line.length() <= 80);
        assertThat(text.substring(text.indexOf("\n\n")).lines().filter(line -> line.length() > 70))
                .hasSizeGreaterThan(10);
        assertThat(again(record)).isEqualTo(record);
    }

    @Test
    void resultsWithReasonMarginAndWords() {
        GameRecord record = record("i4h4")
                .tag("대국결과", "초 3.5점 승")
                .result(RecordResult.parseKorean("초 3.5점 승"))
                .event(new Event(1, Event.WARNING, Map.of(Event.SIDE, "han", Event.CAUSE, "talking = noise")))
                .build();
        assertThat(PgnWriter.format(record, LENIENT))
                .contains("[Result \"1-0\"]")
                .contains("[JanggiTag \"대국결과 초 3.5점 승\"]")
                .contains("[JanggiResult \"POINTS 7 초 3.5점 승\"]")
                .contains("[JanggiEvent \"1 warning cause=talking\\\\s\\\\e\\\\snoise side=han\"]");
        assertThat(again(record)).isEqualTo(record);
        for (GameRecord lossy : List.of(
                record,
                record().event(new Event(0, "x", Map.of())).build(),
                record().tag("심판", "x").build())) {
            assertThatThrownBy(() -> PgnWriter.format(lossy, STRICT)).isInstanceOf(UnwritableException.class);
        }
    }

    @Test
    void datesAndControlsOfKoreanRecords() {
        GameRecord record = record().tag("대회명", "회장배")
                .tag("대국일자", "2010-3-05")
                .tag("제한시간", "10분")
                .build();
        assertThat(PgnWriter.format(record, LENIENT))
                .contains("[Event \"회장배\"]")
                .contains("[Date \"2010.03.05\"]")
                .contains("[TimeControl \"10분\"]")
                .contains("[JanggiTags \"대회명=Event * 제한시간=TimeControl -Event");
        assertThat(again(record)).isEqualTo(record);
    }

    @Test
    void aTagThatAnotherProgramChangedOrAddedCounts() {
        GameRecord record = record("i4h4").tag("초대국자", "김").build();
        String text = PgnWriter.format(record, LENIENT)
                .replace("[White \"김\"]", "[White \"이\"]")
                .replace("[SetUp", "[Annotator \"박\"]\n[SetUp");
        GameRecord read = PgnSamples.only(text).record();
        assertThat(read.tags()).containsExactly(new Tag("초대국자", "이"), new Tag("Annotator", "박"));
    }

    @Test
    void statesAndPromotedPiecesSurvive() {
        RuleSet rules = RuleSets.byId("gungjanggi-dan");
        Position position = Fen.parse("4k4/9/9/9/9/9/9/+P8/4K4/9 w - - 3 9", rules);
        for (Position start :
                List.of(position, position.play(position.legalMoves().get(0)))) {
            GameRecord record = GameRecord.builder()
                    .start(Start.of(start.toSetup(), Start.Kind.FEN))
                    .moves(MoveTree.of(List.of(Move.PASS)))
                    .build();
            String text = PgnWriter.format(record, LENIENT.withRules(rules));
            assertThat(text).contains("[FEN \"" + start + "\"]").contains("+P8");
            ReadGame read = PgnSamples.only(
                    text, PgnDialect.PYCHESS, ReadOptions.strict().withRules(rules));
            assertThat(read.diagnostics()).isEmpty();
            assertThat(read.record()).isEqualTo(record);
        }
    }

    @Test
    void playGoesOnWhateverTheRulesSay() {
        RuleSet rules = RuleSets.byId("fairy-modern");
        GameRecord record =
                record("pass", "pass", "pass", "pass", "pass", "pass", "i4h4").build();
        String text = PgnWriter.format(record, LENIENT.withRules(rules));
        assertThat(text).contains("4. Pih4");
        assertThat(PgnSamples.only(
                                text, PgnDialect.STANDARD, ReadOptions.strict().withRules(rules))
                        .record())
                .isEqualTo(record);
    }

    @Test
    void whatCannotBeWritten(@TempDir Path folder) throws IOException {
        Charset korean = Charset.forName("x-windows-949");
        Path file = folder.resolve("games.pgn");
        try (PgnWriter writer = PgnWriter.create(file, korean, LENIENT)) {
            GameRecord tag = record().tag("Event", "x\u4E1F\u2603").build();
            UnwritableException inTag = catchThrowableOfType(UnwritableException.class, () -> writer.write(tag));
            assertThat(inTag.tag()).contains("Event");
            GameRecord comment = record().moves(MoveTree.builder()
                            .add(Move.PASS)
                            .add(Move.PASS)
                            .comment("\u2603\uD83D\uDE00")
                            .build())
                    .build();
            UnwritableException atPly = catchThrowableOfType(UnwritableException.class, () -> writer.write(comment));
            assertThat(atPly.ply()).hasValue(2);
            assertThat(atPly.kind()).isEqualTo(UnwritableException.Kind.CHARACTER);
            writer.write(record("i4h4").tag("Event", "똠방배").build());
            writer.flush();
        }
        assertThat(PgnReader.parse(Files.readAllBytes(file), PgnDialect.STANDARD, ReadOptions.strict()))
                .hasSize(1);
        assertThatThrownBy(() -> PgnWriter.format(
                        GameRecord.builder()
                                .moves(MoveTree.of(List.of(Move.PASS)))
                                .build(),
                        LENIENT))
                .isInstanceOf(UnwritableException.class)
                .hasMessageContaining("without a start");
        assertThatThrownBy(() -> PgnWriter.format(record("i4i9").build(), LENIENT))
                .isInstanceOf(UnwritableException.class)
                .hasMessageContaining("ply 1");
        assertThatThrownBy(() -> LENIENT.withDialect(PgnDialect.STUDY)).isInstanceOf(IllegalArgumentException.class);
        MoveTree glyph = MoveTree.builder().remark(Remarks.NONE.withGlyph(-1)).build();
        assertThatThrownBy(() -> PgnWriter.format(record().moves(glyph).build(), LENIENT))
                .isInstanceOf(UnwritableException.class);
    }

    @Test
    void severalGamesInOneStream() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ReadGame game = PgnSamples.only(PgnSamples.GAME);
        try (RecordWriter writer = PgnWriter.to(bytes, StandardCharsets.UTF_8, LENIENT)) {
            writer.write(game);
            writer.write(GameRecord.EMPTY);
            writer.write(game.record());
        }
        List<ReadGame> read = PgnReader.parse(bytes.toByteArray(), PgnDialect.STANDARD, ReadOptions.lenient());
        assertThat(read).extracting(ReadGame::record).containsExactly(game.record(), GameRecord.EMPTY, game.record());
    }

    @Test
    void depthOfVariationsExhaustsNoStack() {
        MoveTree.Builder tree = MoveTree.builder().add(Move.PASS);
        int depth = 5_000;
        for (int i = 0; i < depth; i++) {
            int here = tree.here();
            tree.add(Move.parse(i % 2 == 0 ? "e9e10" : "e2e1"));
            tree.goTo(here).add(Move.PASS);
        }
        GameRecord record = record().moves(tree.build()).build();
        String text = PgnWriter.format(record, LENIENT);
        Limits limits = new Limits(1 << 20, 100, 1_000, 100, 100, 20_000, 1 << 22, 100, depth);
        ReadGame read =
                PgnSamples.only(text, PgnDialect.STANDARD, ReadOptions.strict().withLimits(limits));
        assertThat(read.record()).isEqualTo(record);
    }
}
