package org.janggi.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.janggi.core.Event;
import org.janggi.core.Formation;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.core.Setup;
import org.janggi.core.Side;

/** Whatever is written is read as the same record. */
class PgnRoundTripTest {
    @Provide
    Arbitrary<String> texts() {
        Arbitrary<String> soup = Arbitraries.strings()
                .withChars("aZ0 한兵\n\r\"\\{}[]<=nqc;%()$*!".toCharArray())
                .ofMaxLength(30);
        Arbitrary<String> phrases = Arbitraries.of(
                "",
                "1. Hc3 Hc8",
                "3. 79졸78",
                "[%clk 0:01:00]",
                "[%emt 0:01:00] x",
                "[%clk",
                "[%escaped] x",
                "[%before] x",
                "[%csl Ge4]",
                "a\n[Event \"x\"]\nb",
                "a\n  [Event \"x\"]",
                "a\n% x",
                "{",
                "}",
                " 1-0 ",
                "x\n\\HS\n",
                "two\nlines",
                "word ".repeat(40));
        return Arbitraries.oneOf(soup, phrases);
    }

    @Provide
    Arbitrary<List<Tag>> tags() {
        Arbitrary<String> names = Arbitraries.of(
                "Event",
                "Site",
                "Date",
                "Round",
                "White",
                "Black",
                "Result",
                "FEN",
                "SetUp",
                "Variant",
                "PlyCount",
                "Termination",
                "TimeControl",
                "WhiteElo",
                "x",
                "대회명",
                "대국일자",
                "초대국자",
                "대국결과",
                "총수",
                "심판",
                "a b",
                "a=b",
                "-Site",
                "*",
                "Cho",
                "JanggiTag",
                "JanggiTags",
                "JanggiEvent",
                "JanggiStart",
                "JanggiResult");
        Arbitrary<String> soup = Arbitraries.strings()
                .withChars("a 한9][{}\\\"'\n\r=;%".toCharArray())
                .ofMaxLength(20);
        Arbitrary<String> phrases =
                Arbitraries.of("*", "1-0", "Janggi", "Chess", "?", "2010-03-05", "time forfeit", "1");
        return Combinators.combine(names, Arbitraries.oneOf(soup, phrases))
                .as(Tag::new)
                .list()
                .ofMaxSize(14);
    }

    @Provide
    Arbitrary<RecordResult> results() {
        return Combinators.combine(
                        Arbitraries.of(Winner.class),
                        Arbitraries.of(ResultReason.class),
                        Arbitraries.integers().between(-1, 3000),
                        Arbitraries.of("", "초 완승", "한 3.5점 승", "1-0", "*", "two\nlines", "?"))
                .as((winner, reason, margin, raw) -> new RecordResult(
                        winner, reason, margin < 0 ? OptionalInt.empty() : OptionalInt.of(margin), raw));
    }

    @Provide
    Arbitrary<RuleSet> ruleSets() {
        return RandomRecords.ruleSets();
    }

    private static Start start(RuleSet rules, Formation cho, Formation han, Random random) {
        if (random.nextInt(3) == 0) {
            return Start.of(cho, han);
        }
        Position position = Position.of(rules, Setup.start(cho, han));
        for (int i = random.nextInt(120); i > 0 && !position.isOver(); i--) {
            List<Move> moves = position.legalMoves();
            Position next = position.play(moves.get(random.nextInt(moves.size())));
            position = next.isOver() ? position : next;
        }
        Start.Kind kind = random.nextBoolean() ? Start.Kind.FEN : Start.Kind.BOARD;
        Optional<Formation> named = random.nextInt(3) == 0 ? Optional.of(cho) : Optional.empty();
        return new Start(position.toSetup(), kind, named, Optional.empty());
    }

    @net.jqwik.api.Tag("long")
    @Property(tries = 1000)
    void whateverIsWrittenIsReadAsTheSameRecordManyTimes(
            @ForAll("ruleSets") RuleSet rules,
            @ForAll("tags") List<Tag> tags,
            @ForAll("results") RecordResult result,
            @ForAll("texts") String one,
            @ForAll("texts") String two,
            @ForAll Formation cho,
            @ForAll Formation han,
            @ForAll long seed) {
        whateverIsWrittenIsReadAsTheSameRecord(rules, tags, result, one, two, cho, han, seed);
    }

    @Property(tries = 300)
    void whateverIsWrittenIsReadAsTheSameRecord(
            @ForAll("ruleSets") RuleSet rules,
            @ForAll("tags") List<Tag> tags,
            @ForAll("results") RecordResult result,
            @ForAll("texts") String one,
            @ForAll("texts") String two,
            @ForAll Formation cho,
            @ForAll Formation han,
            @ForAll long seed) {
        Random random = new Random(seed);
        Start start = start(rules, cho, han, random);
        Position position = Position.of(rules, start.setup());
        GameRecord record = GameRecord.builder()
                .tags(tags)
                .start(start)
                .moves(RandomRecords.tree(position, random, List.of(one, two)))
                .result(result)
                .event(new Event(3, Event.WARNING, Map.of(Event.SIDE, "cho", one + "=", two)))
                .build();
        for (PgnDialect dialect : List.of(PgnDialect.STANDARD, PgnDialect.PYCHESS, PgnDialect.XBOARD)) {
            PgnWriteOptions options = PgnWriteOptions.lenient().withRules(rules).withDialect(dialect);
            String text = PgnWriter.format(record, options);
            ReadOptions reading = ReadOptions.strict()
                    .withRules(rules)
                    .without(DiagnosticCode.STRAY_CHARACTER)
                    .with(DiagnosticCode.STRAY_BYTE, Severity.NOTE);

            List<ReadGame> read = PgnReader.parse(text + text, dialect, reading);

            assertThat(read).as(text).hasSize(2);
            for (ReadGame game : read) {
                assertThat(game.diagnostics()).as(text).noneMatch(Diagnostic::isError);
                assertEqual(game.record(), record, text);
                assertThat(game.truncated()).isFalse();
            }
            assertThat(PgnReader.parse(text.getBytes(StandardCharsets.UTF_8), dialect, reading)
                            .get(0)
                            .record())
                    .isEqualTo(record);
        }
    }

    private static void assertEqual(GameRecord read, GameRecord record, String text) {
        assertThat(read.tags()).as(text).isEqualTo(record.tags());
        assertThat(read.start()).as(text).isEqualTo(record.start());
        assertThat(read.result()).as(text).isEqualTo(record.result());
        assertThat(read.events()).as(text).isEqualTo(record.events());
        assertThat(read.moves().toString()).as(text).isEqualTo(record.moves().toString());
        assertThat(read.moves()).as(text).isEqualTo(record.moves());
        assertThat(read).isEqualTo(record);
    }

    @Property(tries = 200)
    void whatHasNoStartHasNoneAgain(@ForAll("tags") List<Tag> tags, @ForAll("results") RecordResult result) {
        GameRecord record = GameRecord.builder().tags(tags).result(result).build();
        String text = PgnWriter.format(record, PgnWriteOptions.lenient());
        ReadGame read = PgnReader.parse(text, ReadOptions.lenient()).get(0);
        assertThat(read.record()).as(text).isEqualTo(record);
    }

    @Property(tries = 200)
    void strictGamesHaveNothingPrivate(@ForAll Formation cho, @ForAll Formation han, @ForAll long seed) {
        Random random = new Random(seed);
        Start start = Start.of(Setup.start(cho, han), Start.Kind.FEN);
        Position position = MovementRules.position(start);
        GameRecord record = GameRecord.builder()
                .tag("Event", "a \"quoted\" \\ name")
                .start(start)
                .moves(RandomRecords.tree(position, random, List.of("plain", "two\nlines")))
                .result(RecordResult.of(Winner.of(Side.HAN), ResultReason.TIME, "0-1"))
                .build();
        if (!record.moves().opening().before().isEmpty()) {
            return;
        }
        String text = PgnWriter.format(record, PgnWriteOptions.strict());
        assertThat(text).doesNotContain("[Janggi").contains("[Variant \"Janggi\"]");
    }
}
