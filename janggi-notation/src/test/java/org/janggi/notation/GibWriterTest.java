package org.janggi.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.janggi.core.Board;
import org.janggi.core.Formation;
import org.janggi.core.Move;
import org.janggi.core.Setup;
import org.janggi.core.Side;
import org.janggi.core.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GibWriterTest {
    private static final GibWriteOptions LENIENT = GibWriteOptions.lenient();

    @TempDir
    Path folder;

    private static GameRecord game(String moves) {
        return GameRecord.builder()
                .start(Start.of(Samples.CHO, Samples.HAN))
                .moves(MoveTree.of(moves.lines()
                        .flatMap(s -> List.of(s.split(" ")).stream())
                        .map(Move::parse)
                        .toList()))
                .build();
    }

    private static String anew(ReadGame game, GibWriteOptions options) {
        StringWriter out = new StringWriter();
        try (GibWriter writer = GibWriter.to(out, options)) {
            writer.write(game);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return out.toString();
    }

    @Provide
    Arbitrary<GibStyle> styles() {
        return Combinators.combine(
                        Arbitraries.of(GibStyle.Script.class),
                        Arbitraries.of(true, false),
                        Arbitraries.of(true, false),
                        Arbitraries.of(GibStyle.Coordinates.ROW_COLUMN, GibStyle.Coordinates.OLD),
                        Arbitraries.of("\n", "\r\n", "\r"))
                .as(GibStyle::new);
    }

    @Property(tries = 100)
    void everyStyleIsWrittenAsItIsRead(@ForAll("styles") GibStyle style, @ForAll long seed) {
        List<Move> moves = Samples.randomGame(seed, 120);
        String text = Samples.gib(moves, style);

        ReadGame read = Samples.only(text, ReadOptions.strict());

        assertThat(anew(read, LENIENT.rewriting())).isEqualTo(text);
        assertThat(anew(read, LENIENT.withStyle(style))).isEqualTo(text);
    }

    @Test
    void sixPliesStandInALineBehindTheHeader() {
        assertThat(GibWriter.format(game("g4g5 e7e6 g5f5 pass f5e5 pass e5e6 pass"), LENIENT))
                .isEqualTo("""
                [초차림 "상마상마"]
                [한차림 "마상상마"]
                [총수 "8"]

                1. 77졸67 2. 45병55 3. 67졸66 4. 한수쉼 5. 66졸65 6. 한수쉼
                7. 65졸55병 8. 한수쉼

                """);
    }

    @Test
    void missingTagsStandWhereFilesHaveThem() {
        GameRecord record = game("i4h4").toBuilder()
                .tags(List.of(
                        new Tag("Event", "컵"), new Tag("White", "김"), new Tag("Result", "1-0"), new Tag("ECO", "x")))
                .result(RecordResult.of(Winner.CHO, ResultReason.TIME, "1-0"))
                .build();
        assertThat(GibWriter.format(record, LENIENT)).isEqualTo("""
                [대회명 "컵"]
                [초대국자 "김"]
                [초차림 "상마상마"]
                [한차림 "마상상마"]
                [총수 "1"]
                [대국결과 "초 시간승"]
                [ECO "x"]

                1. 79졸78

                """);
    }

    @Test
    void aNameIsTranslatedOnlyIfTheKoreanOneIsFree() {
        GameRecord record =
                GameRecord.builder().tag("대회명", "a").tag("Event", "b").build();
        assertThat(GibWriter.format(record, LENIENT)).startsWith("[대회명 \"a\"]\n[Event \"b\"]\n");
    }

    @Test
    void allSixteenStartsAreArrangements() {
        for (Formation cho : Formation.values()) {
            for (Formation han : Formation.values()) {
                Start start = Start.of(cho, han);
                GameRecord record = GameRecord.builder().start(start).build();
                ReadGame read = Samples.only(GibWriter.format(record, LENIENT));
                assertThat(read.record().start()).contains(start);
                assertThat(read.record().tags()).extracting(Tag::name).containsExactly("초차림", "한차림", "총수");
                Start fen = Start.of(start.setup(), Start.Kind.FEN);
                assertThat(GibWriter.format(record.toBuilder().start(fen).build(), LENIENT))
                        .isEqualTo(GibWriter.format(record, LENIENT));
            }
        }
    }

    @Test
    void anyOtherStartIsABoard() {
        Board board = Board.start(Formation.HEHE, Formation.HEHE).without(Square.at(9, 7));
        Setup setup = Setup.of(board, Side.HAN);
        for (Start.Kind kind : List.of(Start.Kind.BOARD, Start.Kind.FEN, Start.Kind.SUPPLIED)) {
            GameRecord record = GameRecord.builder()
                    .start(Start.of(setup, kind))
                    .moves(MoveTree.of(List.of(Move.parse("a7b7"))))
                    .build();
            String text = GibWriter.format(record, LENIENT);
            assertThat(text).isEqualTo("""
                    [총수 "1"]
                    [판 "차마상사1사마상차/4장/1포5포/졸1졸1졸1졸1졸///兵1兵1兵1兵/1包5包/4將/車馬象士1士馬象車 한 접장기"]

                    1. 41병42

                    """);
            assertThat(Samples.only(text, ReadOptions.strict()).record().start())
                    .contains(Start.of(setup, Start.Kind.BOARD));
        }
    }

    @Test
    void aBoardNamesTheArrangementsToo() {
        Setup setup = Setup.of(Board.start(Formation.HEHE, Formation.HEEH).without(Square.at(2, 10)), Side.CHO);
        Start start = new Start(setup, Start.Kind.BOARD, Optional.of(Formation.HEHE), Optional.of(Formation.HEEH));
        GameRecord record = GameRecord.builder().tag("제한시간", "5분").start(start).build();
        ReadGame read = Samples.only(GibWriter.format(record, LENIENT));
        assertThat(read.record().start()).contains(start);
        assertThat(read.record().tags()).extracting(Tag::name).containsExactly("초차림", "한차림", "제한시간", "총수", "판");
    }

    @Test
    void tagsThatTellAnotherStartAreReplaced() {
        GameRecord record = Samples.only("[대회명 \"x\"]\n" + Samples.GAME).record();
        GameRecord changed = record.toBuilder()
                .start(Start.of(Formation.HEHE, Formation.HEHE))
                .build();
        assertThat(GibWriter.format(changed, LENIENT))
                .startsWith("[대회명 \"x\"]\n[초차림 \"마상마상\"]\n[한차림 \"마상마상\"]\n[총수 \"8\"]\n");
    }

    @Test
    void clocksAndCommentsKeepTheirPlace() {
        String text = Samples.HEADER
                + "[총수 \"3\"]\n\n{first\n\nlines}\n{}\n1. 79졸78 <5> 2. 41병42 <102>\n{a {b [c}\n{d}\n3. 09차79\n{end}\n\n";
        ReadGame read = Samples.only(text, ReadOptions.strict());
        assertThat(GibWriter.format(read.record(), LENIENT)).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\u001A[대회명 \"x\"]  \n"
                        + "[초차림 \"상마상마\"]\r\n[한차림 \"마상상마\"]\n[총수 \"99\"]\n[총수 \"98\"]\n\n\n1.79졸78  2. 41병42",
                Samples.GAME + "\u001A\u001A\uF8F7",
                "junk\n" + Samples.GAME + Samples.GAME + "trailing",
                Samples.HEADER + "1. 79졸78 2. 79졸78 3. 11차12\n",
                Samples.HEADER + "1. 79졸78 {never closed\n"
            })
    void whatWasReadAndNotChangedIsCopied(String text) throws IOException {
        StringBuilder out = new StringBuilder();
        StringBuilder parts = new StringBuilder();
        try (GibWriter writer = GibWriter.to(out, LENIENT);
                GibWriter other = GibWriter.to(parts, GibWriteOptions.strict())) {
            for (ReadGame game : GibReader.parse(text, ReadOptions.lenient())) {
                writer.write(game);
                other.write(game.record().toBuilder().build(), game.source().orElseThrow());
            }
        }
        assertThat(out).hasToString(text);
        assertThat(parts).hasToString(text);
    }

    @Test
    void aChangedGameKeepsItsStyle() throws IOException {
        GibStyle style = new GibStyle(GibStyle.Script.HANJA, true, true, GibStyle.Coordinates.OLD, "\r\n");
        List<Move> moves = Samples.randomGame(7, 30);
        ReadGame read = Samples.only(Samples.gib(moves, style).replace("[기보형식", "[총수 \"30\"]\r\n[기보형식"));
        List<Move> fewer = moves.subList(0, 20);
        GameRecord changed = read.record().toBuilder().moves(MoveTree.of(fewer)).build();
        StringBuilder out = new StringBuilder();
        try (GibWriter writer = GibWriter.to(out, LENIENT)) {
            writer.write(changed, read.source().orElseThrow());
        }
        assertThat(out).hasToString(Samples.gib(fewer, style).replace("[기보형식", "[총수 \"20\"]\r\n[기보형식"));
    }

    @Test
    void algebraicCoordinatesAreOnlyRead() {
        GibStyle algebraic = new GibStyle(GibStyle.Script.HANJA, false, false, GibStyle.Coordinates.ALGEBRAIC, "\n");
        assertThatThrownBy(() -> LENIENT.withStyle(algebraic)).isInstanceOf(IllegalArgumentException.class);
        GibStyle noLines = new GibStyle(GibStyle.Script.HANJA, false, false, GibStyle.Coordinates.OLD, " ");
        assertThatThrownBy(() -> LENIENT.withStyle(noLines)).isInstanceOf(IllegalArgumentException.class);
        List<Move> moves = List.of(Move.parse("i4h4"));
        assertThat(anew(Samples.only(Samples.gib(moves, algebraic)), LENIENT.rewriting()))
                .isEqualTo(Samples.gib(
                        moves,
                        new GibStyle(GibStyle.Script.HANJA, false, false, GibStyle.Coordinates.ROW_COLUMN, "\n")));
    }

    @Test
    void coordinatesFollowTheStyleAndTheTagFollowsThem() {
        GameRecord old = game("i4h4").toBuilder().tag("기보형식", "구좌표").build();
        assertThat(GibWriter.format(old, LENIENT)).contains("1. 84졸74").contains("구좌표");
        assertThat(GibWriter.format(old, LENIENT.withStyle(GibStyle.USUAL)))
                .contains("1. 79졸78")
                .doesNotContain("구좌표");
        GibStyle style = new GibStyle(GibStyle.Script.HANGUL, false, false, GibStyle.Coordinates.OLD, "\n");
        GameRecord other = game("i4h4").toBuilder().tag("기보형식", "신좌표").build();
        assertThat(GibWriter.format(other, LENIENT.withStyle(style)))
                .contains("1. 84졸74")
                .contains("구좌표")
                .doesNotContain("신좌표");
    }

    @Test
    void aWrongNumberOfPliesStaysAsReadUntilTheGameChanges() throws IOException {
        ReadGame read = Samples.only("[총수 \"9\"]\n" + Samples.GAME);
        assertThat(anew(read, LENIENT.rewriting())).startsWith("[총수 \"9\"]\n");
        assertThat(GibWriter.format(read.record(), LENIENT)).startsWith("[총수 \"8\"]\n");
        GameRecord words = game("i4h4").toBuilder().tag("총수", "미상").build();
        assertThat(GibWriter.format(words, LENIENT)).contains("[총수 \"미상\"]\n").doesNotContain("총수 \"1");
    }

    @Test
    void gamesAreParted() throws IOException {
        String open = Samples.GAME.stripTrailing();
        StringBuilder out = new StringBuilder();
        try (GibWriter writer = GibWriter.to(out, LENIENT)) {
            writer.write(Samples.only(open));
            writer.write(Samples.only(open.replace("\n", "\r\n")));
            writer.write(Samples.only(open.replace("\n", "\r")));
            writer.write(GameRecord.EMPTY);
            writer.write(game("i4h4").toBuilder().tag("대회명", "x").build());
        }
        assertThat(GibReader.parse(out.toString(), ReadOptions.lenient()))
                .extracting(game -> game.record().plies())
                .containsExactly(8, 8, 8, 0, 1);
        assertThat(out)
                .endsWith("[총수 \"0\"]\n\n\n[총수 \"1\"]\n[대회명 \"x\"]\n[초차림 \"상마상마\"]\n[한차림 \"마상상마\"]\n\n1. 79졸78\n\n");
    }

    @Test
    void aGameThatCannotBePartedIsRefused() throws IOException {
        ReadGame header = Samples.only("[대회명 \"x\"]\n");
        StringBuilder out = new StringBuilder();
        try (GibWriter writer = GibWriter.to(out, LENIENT)) {
            writer.write(header);
            assertThatThrownBy(() -> writer.write(Samples.only(Samples.GAME)))
                    .isInstanceOfSatisfying(
                            UnwritableException.class,
                            e -> assertThat(e.kind()).isEqualTo(UnwritableException.Kind.BORDER));
            assertThatThrownBy(() -> writer.write(game("i4h4"))).isInstanceOf(UnwritableException.class);
            writer.write(header);
        }
        assertThat(GibReader.parse(out.toString(), ReadOptions.lenient())).hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "x-windows-949"})
    void charsetsOfKoreanFilesAreWritten(String name) throws IOException {
        Charset charset = Charset.forName(name);
        Path file = folder.resolve("game.gib");
        GameRecord record = game("i4h4").toBuilder().tag("대회명", "초 완슫").build();
        try (GibWriter writer = GibWriter.create(file, charset, LENIENT)) {
            writer.write(record);
            writer.write(record);
            writer.flush();
        }
        String once = GibWriter.format(record, LENIENT);
        assertThat(Files.readString(file, charset)).isEqualTo(once + once);
        try (GibReader reader = GibReader.open(file)) {
            assertThat(reader.stream()).hasSize(2);
            assertThat(reader.charset()).contains(charset);
        }
    }

    @Test
    void anOutputWithoutACloseIsLeftAlone() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GibWriter writer = GibWriter.to(bytes, StandardCharsets.UTF_8, LENIENT)) {
            writer.write(GameRecord.EMPTY);
            assertThat(bytes.size()).isZero();
        }
        assertThat(bytes.toString(StandardCharsets.UTF_8)).isEqualTo("[총수 \"0\"]\n\n\n");
    }
}
