package org.janggi.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.janggi.core.Board;
import org.janggi.core.Event;
import org.janggi.core.Fen;
import org.janggi.core.Formation;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.core.Setup;
import org.janggi.core.Side;
import org.janggi.variants.RuleSets;
import org.junit.jupiter.api.Test;

/** Records with everything, also what GIB has no place for, come back from GIB as they were. */
class GibExtrasTest {
    private static final GibWriteOptions LENIENT = GibWriteOptions.lenient();

    private static GameRecord again(GameRecord record) {
        return again(record, MovementRules.INSTANCE);
    }

    private static GameRecord again(GameRecord record, RuleSet rules) {
        String text = GibWriter.format(record, LENIENT.withRules(rules));
        return Samples.only(text, ReadOptions.lenient().withRules(rules)).record();
    }

    /** Whether a start needs no more than a board, with counters perhaps. */
    private static boolean isBoard(Setup setup) {
        return setup.state().isEmpty() && !setup.board().toString().contains("+");
    }

    @Provide
    Arbitrary<String> texts() {
        return Arbitraries.strings()
                .withChars('a', 'Z', '0', ' ', '한', '兵', '\n', '\r', '"', '\\', '{', '}', '[', ']', '<', '=', 'n', 'q')
                .withChars("[대국\"\n{}".toCharArray())
                .ofMaxLength(30);
    }

    @Provide
    Arbitrary<List<Tag>> tags() {
        return RandomRecords.tags();
    }

    @Provide
    Arbitrary<RecordResult> results() {
        return RandomRecords.results();
    }

    @Provide
    Arbitrary<RuleSet> ruleSets() {
        return RandomRecords.ruleSets();
    }

    @Property(tries = 600)
    void recordsOfEveryRuleSetComeBackAsTheyWere(
            @ForAll("ruleSets") RuleSet rules,
            @ForAll("tags") List<Tag> tags,
            @ForAll("results") RecordResult result,
            @ForAll("texts") String one,
            @ForAll("texts") String two,
            @ForAll Formation cho,
            @ForAll Formation han,
            @ForAll long seed) {
        Random random = new Random(seed);
        Start start = switch (random.nextInt(4)) {
            case 0 -> Start.of(cho, han);
            case 1 -> Start.of(Setup.of(Board.start(cho, han), Side.HAN), Start.Kind.BOARD);
            case 2 -> Start.of(new Setup(Board.start(cho, han), Side.HAN, Map.of(), 5, 9), Start.Kind.BOARD);
            default -> {
                Setup middle = RandomRecords.middle(rules, cho, han, random).toSetup();
                yield Start.of(middle, isBoard(middle) ? Start.Kind.BOARD : Start.Kind.FEN);
            }
        };
        Position position = Position.of(rules, start.setup());
        GameRecord record = GameRecord.builder()
                .tags(tags)
                .start(start)
                .moves(RandomRecords.tree(position, random, List.of(one, two)))
                .result(result)
                .event(new Event(3, Event.WARNING, Map.of(Event.SIDE, "cho", one + "=", two)))
                .build();

        GameRecord read = again(record, rules);

        assertThat(read.start()).contains(start);
        assertThat(read.moves()).isEqualTo(record.moves());
        assertThat(read.events()).isEqualTo(record.events());
        assertThat(read.tags().stream().filter(tags::contains).toList()).isEqualTo(tags);
        assertThat(read.result().winner()).isEqualTo(result.winner());
        assertThat(read.result().reason()).isEqualTo(result.reason());
        assertThat(read.result().marginHalves()).isEqualTo(result.marginHalves());
        if (!result.raw().isEmpty() && !result.raw().equals("1-0")) {
            assertThat(read.result().raw()).isEqualTo(result.raw());
        }
        // What was read has every tag that GIB wants, so that nothing at all changes from now on.
        assertThat(again(read, rules)).isEqualTo(read);
    }

    @Test
    void theFormOfTheTags() {
        MoveTree moves = MoveTree.builder()
                .add(Move.parse("i4h4"))
                .add(Move.parse("a7b7"))
                .back()
                .back()
                .add(Move.parse("a4b4"))
                .add(Move.PASS)
                .comment("in a \"variation\"\n")
                .build();
        GameRecord record = GameRecord.builder()
                .start(Start.of(Samples.CHO, Samples.HAN))
                .moves(moves)
                .result(RecordResult.of(Winner.HAN, ResultReason.VOID, "void"))
                .event(new Event(2, Event.RESIGNATION, Map.of(Event.SIDE, "cho")))
                .build();
        String text = GibWriter.format(record, LENIENT);
        assertThat(text).isEqualTo("""
                [초차림 "상마상마"]
                [한차림 "마상상마"]
                [총수 "2"]
                [대국결과 "한 승"]
                [덧붙임 "janggi result HAN VOID"]
                [덧붙임 "janggi raw void"]
                [덧붙임 "janggi variation 0 a4b4 pass"]
                [덧붙임 "janggi after 4 in a \\qvariation\\q\\n"]
                [덧붙임 "janggi event 2 resignation side=cho"]

                1. 79졸78 2. 41병42

                """);
        ReadGame read = Samples.only(text, ReadOptions.strict());
        assertThat(read.diagnostics()).isEmpty();
        assertThat(read.record().moves()).isEqualTo(moves);
        assertThat(read.record().tags()).extracting(Tag::name).containsExactly("초차림", "한차림", "총수", "대국결과");
        assertThat(GibWriter.format(read.record(), LENIENT)).isEqualTo(text);
    }

    @Test
    void tagsOfTheSameNameThatSaySomethingElseStayTags() {
        List<String> values = List.of(
                "x",
                "janggi",
                "janggi x",
                "janggi glyph",
                "janggi glyph a 1",
                "janggi glyph 9 1",
                "janggi glyph 1 x",
                "janggi spent 1 -PT1S",
                "janggi remaining 1 soon",
                "janggi after+ 1 x",
                "janggi before+ 1 x",
                "janggi unknown 1 x",
                "janggi result NOBODY VOID",
                "janggi result CHO",
                "janggi event -1 x",
                "janggi variation 2 i1i2",
                "janggi variation 0 a1a9 a7b7",
                "janggi variation 0 a4b4",
                "janggi glyph 3 1");
        StringBuilder text = new StringBuilder(Samples.HEADER);
        values.forEach(value -> text.append(new Tag("덧붙임", value)).append('\n'));
        GameRecord read = Samples.only(text + "\n1. 79졸78 2. 41병42\n").record();
        assertThat(read.tags()).extracting(Tag::value).containsAll(values).hasSize(values.size() + 2);
        assertThat(read.moves()).isEqualTo(MoveTree.of(List.of(Move.parse("i4h4"), Move.parse("a7b7"))));
        assertThat(again(read).toBuilder().tags(read.tags()).build()).isEqualTo(read);
        assertThat(again(read).tags()).containsAll(read.tags());
    }

    @Test
    void aTagOfARecordStaysATagWhateverItSays() {
        GameRecord record = GameRecord.builder()
                .tag("대회명", "a")
                .tag("덧붙임", "janggi glyph 0 1")
                .tag("덧붙임", "janggi tag x")
                .moves(MoveTree.builder().comment("a}b").build())
                .build();
        String text = GibWriter.format(record, LENIENT);
        assertThat(text).contains("[덧붙임 \"janggi tag janggi glyph 0 1\"]", "[덧붙임 \"janggi after 0 a}b\"]");
        GameRecord read = Samples.only(text).record();
        assertThat(read.moves()).isEqualTo(record.moves());
        assertThat(read.tags()).startsWith(record.tags().toArray(Tag[]::new));
        assertThatThrownBy(() -> GibWriter.format(record, GibWriteOptions.strict()))
                .isInstanceOf(UnwritableException.class)
                .hasMessageContaining("janggi glyph 0 1");
    }

    @Test
    void commentsInTagsCountAgainstTheLimitOfComments() {
        String text = Samples.HEADER
                + "[덧붙임 \"janggi after 0 123456\"]\n[덧붙임 \"janggi after+ 0 78\"]\n[덧붙임 \"janggi after+ 0 90\"]\n";
        Limits limits = new Limits(1_000, 9, 100, 10, 20, 12, 2_000, 10);
        GameRecord read =
                Samples.only(text, ReadOptions.lenient().withLimits(limits)).record();
        assertThat(read.moves().opening().after()).containsExactly("12345678");
        assertThat(read.tag("덧붙임")).contains("janggi after+ 0 90");
        assertThat(again(read).moves()).isEqualTo(read.moves());
    }

    @Test
    void variationsNeedMovesAndAGameThatCanBeRead() {
        String tag = "[덧붙임 \"janggi variation 0 a4b4\"]\n";
        assertThat(Samples.only(Samples.HEADER + tag).record().moves().size()).isZero();
        ReadGame truncated = Samples.only(Samples.HEADER + tag + "\n1. 79졸78 2. 99병42\n");
        assertThat(truncated.record().moves().size()).isEqualTo(1);
        assertThat(truncated.record().tag("덧붙임")).isPresent();
    }

    @Test
    void variationsCountAgainstTheLimitOfPlies() {
        String text = Samples.HEADER + "[덧붙임 \"janggi variation 0 pass pass\"]\n\n1. 79졸78 2. 41병42\n";
        Limits standard = Limits.STANDARD;
        for (int most = 2; most <= 5; most++) {
            Limits limits = new Limits(
                    standard.lineBytes(),
                    standard.comment(),
                    standard.tag(),
                    standard.tags(),
                    standard.token(),
                    most,
                    standard.game(),
                    standard.diagnostics());
            ReadGame read = Samples.only(text, ReadOptions.lenient().withLimits(limits));
            assertThat(read.record().moves().size()).isEqualTo(most < 4 ? 2 : 4);
            assertThat(read.record().tag("덧붙임").isPresent()).isEqualTo(most < 4);
        }
    }

    @Test
    void aCommentDoesNotMakeARecordOfGoOfTheFile() {
        MoveTree moves = MoveTree.builder().comment("x\n\\HS\n").add(Move.PASS).build();
        GameRecord record = GameRecord.builder()
                .start(Start.of(Samples.CHO, Samples.HAN))
                .moves(moves)
                .build();
        byte[] bytes = GibWriter.format(record, LENIENT).getBytes(java.nio.charset.StandardCharsets.UTF_8);
        assertThat(GibReader.parse(bytes, ReadOptions.lenient()))
                .extracting(game -> game.record().moves())
                .containsExactly(moves);
    }

    @Test
    void longCommentsAndVariationsFillSeveralTags() {
        List<Move> passes = new ArrayList<>(java.util.Collections.nCopies(500, Move.PASS));
        MoveTree.Builder moves = MoveTree.builder().add(Move.parse("i4h4")).back();
        passes.forEach(moves::add);
        String longText = "}" + "\uD83D\uDE00 x".repeat(1_700);
        moves.remark(new Remarks(List.of(longText, "a"), List.of("b", longText), Clock.NONE, List.of()));
        GameRecord record = GameRecord.builder()
                .start(Start.of(Samples.CHO, Samples.HAN))
                .moves(moves.build())
                .build();
        String text = GibWriter.format(record, LENIENT);
        assertThat(text.lines()).allMatch(line -> line.length() < 2_100);
        ReadGame read = Samples.only(text);
        assertThat(read.record().moves()).isEqualTo(record.moves());
        assertThat(read.diagnostics()).isEmpty();
    }

    @Test
    void promotedPiecesAndStateAreKeptInAFen() {
        RuleSet rules = RuleSets.byId("gungjanggi-dan");
        Position position = Fen.parse("4k4/9/9/9/9/9/9/+P8/4K4/9 w - - 0 1", rules);
        GameRecord record = GameRecord.builder()
                .start(Start.of(position.toSetup(), Start.Kind.FEN))
                .build();
        String text = GibWriter.format(record, LENIENT.withRules(rules));
        assertThat(text).contains("[FEN \"4k4/9/9/9/9/9/9/+P8/4K4/9 w - - 0 1").doesNotContain("판");
        ReadGame read = Samples.only(text, ReadOptions.lenient().withRules(rules));
        assertThat(read.record().start()).isEqualTo(record.start());
        Setup state = new Setup(Board.empty(), Side.CHO, Map.of("b", "2", "a", "1"), 0, 1);
        assertThat(GibWriter.format(
                        GameRecord.builder()
                                .start(Start.of(state, Start.Kind.FEN))
                                .build(),
                        LENIENT))
                .contains("w - - 0 1 a=1,b=2\"]");
    }

    @Test
    void theRulesOfACallerEndNothing() {
        RuleSet rules = RuleSets.byId("fairy-modern");
        List<Move> moves = new ArrayList<>(java.util.Collections.nCopies(6, Move.PASS));
        moves.add(Move.parse("i4h4"));
        MoveTree tree = MoveTree.of(moves);
        GameRecord record = GameRecord.builder()
                .start(Start.of(Samples.CHO, Samples.HAN))
                .moves(tree)
                .build();
        assertThat(GibWriter.format(record, LENIENT.withRules(rules))).contains("7. 79졸78");
        assertThat(LENIENT.withRules(rules).rules()).contains(rules);
    }
}
