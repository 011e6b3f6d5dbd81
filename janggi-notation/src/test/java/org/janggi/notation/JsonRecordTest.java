package org.janggi.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.janggi.core.Board;
import org.janggi.core.Event;
import org.janggi.core.Formation;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.core.Setup;
import org.janggi.core.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Records in JSON come back as they were. */
class JsonRecordTest {
    @TempDir
    Path folder;

    private static GameRecord again(GameRecord record) {
        ReadGame game = only(record, ReadOptions.strict());
        assertThat(game.truncated()).isFalse();
        return game.record();
    }

    private static ReadGame only(GameRecord record, ReadOptions options) {
        List<ReadGame> games = JsonRecordReader.parse(JsonRecordWriter.format(record), options);
        assertThat(games).hasSize(1);
        return games.get(0);
    }

    @Provide
    Arbitrary<String> texts() {
        return Arbitraries.strings()
                .withChars("a\"\\/{}[],: \n\r\t\b\f\0\u001f\u007f\u0085\u00a0\u2028\u2029\ufeff한兵".toCharArray())
                .ofMaxLength(20)
                .map(text -> text.length() % 5 == 4 ? text + "\uD83D\uDE00" : text);
    }

    @Provide
    Arbitrary<RecordResult> results() {
        return RandomRecords.results();
    }

    @Provide
    Arbitrary<RuleSet> ruleSets() {
        return RandomRecords.ruleSets();
    }

    @Property(tries = 400)
    void recordsOfEveryRuleSetComeBackAsTheyWere(
            @ForAll("ruleSets") RuleSet rules,
            @ForAll("results") RecordResult result,
            @ForAll("texts") String one,
            @ForAll("texts") String two,
            @ForAll Formation cho,
            @ForAll Formation han,
            @ForAll long seed) {
        Random random = new Random(seed);
        Position position = RandomRecords.middle(rules, cho, han, random);
        Start start = random.nextInt(3) == 0
                ? Start.of(cho, han)
                : new Start(
                        position.toSetup(),
                        random.nextBoolean() ? Start.Kind.FEN : Start.Kind.BOARD,
                        random.nextBoolean() ? Optional.of(cho) : Optional.empty(),
                        Optional.empty());
        boolean usual = start.kind() == Start.Kind.FORMATIONS;
        GameRecord record = GameRecord.builder()
                .tag("t" + one, two)
                .tag("t" + one, one)
                .start(start)
                .moves(RandomRecords.tree(usual ? rules.start(cho, han) : position, random, List.of(one, two)))
                .result(result)
                .event(new Event(3, one, Map.of(Event.SIDE, "cho", one + "=", two)))
                .event(new Event(0, Event.TIME_OVER, Map.of()))
                .build();

        String text = JsonRecordWriter.format(record);
        assertThat(text.lines().limit(2)).hasSize(1);
        for (ReadOptions options : List.of(ReadOptions.strict().withRules(rules), ReadOptions.lenient())) {
            ReadGame game = JsonRecordReader.parse(text.getBytes(StandardCharsets.UTF_8), options)
                    .get(0);
            assertThat(game.record()).isEqualTo(record);
            assertThat(game.truncated()).isFalse();
            if (options.rules().isPresent()) {
                assertThat(game.diagnostics()).isEmpty();
            }
        }
        assertThat(JsonRecordWriter.format(again(record))).isEqualTo(text);
    }

    @Test
    void theForm() {
        MoveTree moves = MoveTree.builder()
                .comment("before all")
                .add(Move.parse("i4h4"))
                .remark(new Remarks(
                        List.of("b"),
                        List.of("a"),
                        new Clock(Optional.of(Duration.ofMillis(2500)), Optional.of(Duration.ofSeconds(600))),
                        List.of(1, 14)))
                .add(Move.PASS)
                .back()
                .add(Move.parse("a7b7"))
                .add(Move.parse("e2e3"))
                .back()
                .back()
                .back()
                .add(Move.PASS)
                .build();
        GameRecord record = GameRecord.builder()
                .tag("대회명", "a \"b\"\n")
                .start(Start.of(Samples.CHO, Samples.HAN))
                .moves(moves)
                .result(new RecordResult(Winner.HAN, ResultReason.POINTS, OptionalInt.of(7), "한 3.5점 승"))
                .event(new Event(2, Event.RESIGNATION, Map.of("side", "cho", "at", "noon")))
                .build();
        String text = JsonRecordWriter.format(record);
        assertThat(text)
                .isEqualTo(
                        "{\"format\":\"janggi-record\",\"version\":1,\"tags\":[[\"대회명\",\"a \\\"b\\\"\\n\"]],"
                                + "\"start\":{\"kind\":\"formations\",\"fen\":\"rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/"
                                + "4K4/RBNA1ABNR w - - 0 1\",\"cho\":\"EHEH\",\"han\":\"HEEH\"},\"moves\":[\"i4h4\",\"e9e9\"],"
                                + "\"variations\":[{\"from\":1,\"moves\":[\"a7b7\",\"e2e3\"]},{\"from\":0,\"moves\":[\"e2e2\"]}],"
                                + "\"remarks\":[{\"at\":0,\"after\":[\"before all\"]},{\"at\":1,\"before\":[\"b\"],\"after\":[\"a\"],"
                                + "\"glyphs\":[1,14],\"spent\":2.5,\"remaining\":600}],"
                                + "\"result\":{\"winner\":\"han\",\"reason\":\"points\",\"margin\":3.5,\"raw\":\"한 3.5점 승\"},"
                                + "\"events\":[{\"ply\":2,\"type\":\"resignation\",\"attributes\":{\"at\":\"noon\",\"side\":\"cho\"}}]}");
        assertThat(again(record)).isEqualTo(record);
    }

    @Test
    void aRecordOfNothingComesBack() {
        assertThat(again(GameRecord.EMPTY)).isEqualTo(GameRecord.EMPTY);
        Setup bare = Setup.of(Board.empty(), Side.HAN);
        GameRecord bareBoard =
                GameRecord.builder().start(Start.of(bare, Start.Kind.BOARD)).build();
        assertThat(only(bareBoard, ReadOptions.lenient()).record()).isEqualTo(bareBoard);
    }

    @Test
    void movesThatCannotBePlayedComeBackAndTheirPassesAreTold() {
        GameRecord noStart = GameRecord.builder()
                .moves(MoveTree.of(List.of(Move.PASS, Move.parse("a1i10"))))
                .build();
        assertThat(JsonRecordWriter.format(noStart)).contains("[\"0000\",\"a1i10\"]");
        assertThat(only(noStart, ReadOptions.lenient()).record()).isEqualTo(noStart);
        List<Move> line = List.of(
                Move.parse("e2e5"),
                Move.PASS,
                Move.PASS,
                Move.parse("a10e5"),
                Move.PASS,
                Move.PASS,
                Move.parse("b1e9"),
                Move.PASS);
        GameRecord wild = GameRecord.builder()
                .start(Start.of(Samples.CHO, Samples.HAN))
                .moves(MoveTree.of(line))
                .build();
        assertThat(JsonRecordWriter.format(wild))
                .contains("[\"e2e5\",\"e9e9\",\"e5e5\",\"a10e5\",\"0000\",\"e9e9\",\"b1e9\",\"0000\"]");
        assertThat(only(wild, ReadOptions.lenient()).record()).isEqualTo(wild);
    }

    @Test
    void theAcceptanceOfABikjangLeavesTheGeneralsWhereTheyAre() {
        Setup facing = Setup.of(Board.start(Samples.CHO, Samples.HAN), Side.CHO);
        GameRecord record = GameRecord.builder()
                .start(Start.of(facing, Start.Kind.BOARD))
                .moves(MoveTree.of(List.of(Move.parse("e2e9"), Move.PASS, Move.PASS)))
                .build();
        assertThat(JsonRecordWriter.format(record)).contains("[\"e2e9\",\"e9e9\",\"e2e2\"]");
    }

    @Test
    void noDepthOfVariationsIsTooMuch() {
        MoveTree.Builder tree = MoveTree.builder();
        for (int i = 0; i < 4_000; i++) {
            tree.add(Move.PASS).back().add(Move.parse("a4b4")).comment("x");
        }
        GameRecord record = GameRecord.builder()
                .start(Start.of(Samples.CHO, Samples.HAN))
                .moves(tree.build())
                .build();
        assertThat(record.moves().size()).isEqualTo(8_000);
        assertThat(only(record, ReadOptions.lenient()).record()).isEqualTo(record);
    }

    @Test
    void numbersKeepEveryDigit() {
        for (Duration time : List.of(
                Duration.ZERO,
                Duration.ofNanos(1),
                Duration.ofSeconds(Long.MAX_VALUE, 999_999_999),
                Duration.ofSeconds(12, 340_000_000))) {
            Clock clock = new Clock(Optional.of(time), Optional.of(time.negated()));
            GameRecord record = GameRecord.builder()
                    .moves(MoveTree.builder()
                            .remark(Remarks.NONE
                                    .withClock(clock)
                                    .withGlyph(Integer.MAX_VALUE)
                                    .withGlyph(Integer.MIN_VALUE))
                            .build())
                    .result(new RecordResult(
                            Winner.CHO, ResultReason.POINTS, OptionalInt.of(Integer.MIN_VALUE + 1), ""))
                    .build();
            assertThat(again(record)).isEqualTo(record);
        }
    }

    @Test
    void whatIsNoTextIsRefusedAndNothingOfItWritten() throws IOException {
        StringBuilder out = new StringBuilder();
        try (JsonRecordWriter writer = JsonRecordWriter.to(out)) {
            GameRecord tag = GameRecord.builder().tag("name", "x\uD800y").build();
            assertThatThrownBy(() -> writer.write(tag)).isInstanceOfSatisfying(UnwritableException.class, e -> {
                assertThat(e.kind()).isEqualTo(UnwritableException.Kind.CHARACTER);
                assertThat(e.tag()).contains("name");
                assertThat(e.text()).isEqualTo("\uD800");
            });
            GameRecord comment = GameRecord.builder()
                    .moves(MoveTree.builder().add(Move.PASS).comment("\uDC00").build())
                    .build();
            assertThatThrownBy(() -> writer.write(comment))
                    .isInstanceOfSatisfying(
                            UnwritableException.class, e -> assertThat(e.ply()).hasValue(1));
            for (Setup setup : List.of(
                    new Setup(Board.empty(), Side.CHO, Map.of("a b", "1"), 0, 1),
                    new Setup(Board.empty(), Side.CHO, Map.of("a", "1,b=2"), 0, 1),
                    new Setup(Board.empty(), Side.CHO, Map.of(), Integer.MAX_VALUE, 1))) {
                GameRecord start = GameRecord.builder()
                        .start(Start.of(setup, Start.Kind.FEN))
                        .build();
                assertThatThrownBy(() -> writer.write(start))
                        .isInstanceOfSatisfying(
                                UnwritableException.class,
                                e -> assertThat(e.kind()).isEqualTo(UnwritableException.Kind.START));
            }
        }
        assertThat(out).isEmpty();
    }

    @Test
    void filesAndStreamsAreUtf8WithALineAGame() throws IOException {
        GameRecord one = GameRecord.builder().tag("대회명", "\uD83D\uDE00").build();
        Path file = folder.resolve("games.jsonl");
        try (JsonRecordWriter writer = JsonRecordWriter.create(file)) {
            writer.write(one);
            writer.write(GameRecord.EMPTY);
            writer.flush();
            assertThat(Files.readString(file)).hasLineCount(2).endsWith("}\n");
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonRecordWriter writer = JsonRecordWriter.to(bytes)) {
            writer.write(one);
        }
        assertThat(bytes.toString(StandardCharsets.UTF_8)).isEqualTo(JsonRecordWriter.format(one) + "\n");
        try (JsonRecordReader reader = JsonRecordReader.open(file, ReadOptions.strict())) {
            assertThat(reader.stream().map(ReadGame::record)).containsExactly(one, GameRecord.EMPTY);
            assertThat(reader.diagnostics()).isEmpty();
        }
        assertThatThrownBy(() -> JsonRecordReader.open(folder, ReadOptions.strict()))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("directory");
    }
}
