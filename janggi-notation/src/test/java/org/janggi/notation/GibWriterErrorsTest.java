package org.janggi.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.janggi.core.Board;
import org.janggi.core.Event;
import org.janggi.core.Move;
import org.janggi.core.Setup;
import org.janggi.core.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What cannot be written, and how that is told. */
class GibWriterErrorsTest {
    private static final Charset MS949 = Charset.forName("x-windows-949");

    private static GameRecord.Builder game() {
        return GameRecord.builder()
                .start(Start.of(Samples.CHO, Samples.HAN))
                .moves(MoveTree.of(List.of(Move.parse("i4h4"), Move.parse("a7b7"))));
    }

    private static GameRecord commented(Remarks remarks) {
        MoveTree.Builder tree = MoveTree.builder().add(Move.parse("i4h4")).add(Move.parse("a7b7"));
        return game().moves(tree.remark(remarks).build()).build();
    }

    private static UnwritableException refused(GameRecord record, GibWriteOptions options) {
        return catchThrowableOfType(UnwritableException.class, () -> GibWriter.format(record, options));
    }

    private static UnwritableException refused(ReadGame game, Charset charset) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GibWriter writer = GibWriter.to(out, charset, GibWriteOptions.lenient())) {
            UnwritableException e = catchThrowableOfType(UnwritableException.class, () -> writer.write(game));
            writer.flush();
            assertThat(out.size()).isZero();
            return e;
        }
    }

    private static UnwritableException refused(GameRecord record, Charset charset) throws IOException {
        ReadGame game = new ReadGame(1, new Place("x", -1, 1, 1), record, false, List.of(), Optional.empty());
        return refused(game, charset);
    }

    @Test
    void aCharacterThatTheCharsetLacksNamesItsTag() throws IOException {
        UnwritableException e = refused(game().tag("대회명", "a\uD83D\uDE00b").build(), MS949);
        assertThat(e.kind()).isEqualTo(UnwritableException.Kind.CHARACTER);
        assertThat(e.tag()).contains("대회명");
        assertThat(e.ply()).isEmpty();
        assertThat(e.text()).isEqualTo("\uD83D\uDE00");
        assertThat(e).hasMessage("tag 대회명: no character of x-windows-949: \"\uD83D\uDE00\"");
        assertThat(refused(game().tag("x", "é").build(), MS949).tag()).contains("x");
        assertThat(refused(game().tag("x", "슫").build(), Charset.forName("EUC-KR"))
                        .tag())
                .contains("x");
        assertThat(refused(game().tag("x", "\uD800").build(), StandardCharsets.UTF_8)
                        .tag())
                .contains("x");
    }

    @Test
    void aCharacterThatTheCharsetLacksNamesItsPly() throws IOException {
        UnwritableException e = refused(commented(Remarks.NONE.withAfter("ok").withAfter("♔")), MS949);
        assertThat(e.ply()).hasValue(2);
        assertThat(e.tag()).isEmpty();
        assertThat(e).hasMessage("ply 2: no character of x-windows-949: \"♔\"");
        MoveTree opening = MoveTree.builder().comment("♔").build();
        assertThat(refused(game().moves(opening).build(), MS949).ply()).hasValue(0);
    }

    @ParameterizedTest
    @CsvSource({
        "1. 79졸78 {♔} 2. 41병42, 1",
        "{♔} 1. 79졸78 2. 41병42, 0",
        "1. 79졸78 2. 41병42 3. ♔졸78, 3",
        "1. 79졸78 2. 41병42 {x} {y ♔}, 2"
    })
    void aCopyNamesThePlyToo(String moves, int ply) throws IOException {
        assertThat(refused(Samples.only(Samples.HEADER + "\n" + moves + "\n"), MS949)
                        .ply())
                .hasValue(ply);
    }

    @Test
    void aCopyNamesTheTagToo() throws IOException {
        ReadGame game = Samples.only("[대국자 \"♔\"]\n" + Samples.GAME);
        assertThat(refused(game, MS949).tag()).contains("대국자");
        assertThat(refused(game, StandardCharsets.US_ASCII).tag()).contains("대국자");
    }

    @ParameterizedTest
    @ValueSource(strings = {"two\nlines", "two\rlines", "a\"]b"})
    void aTagThatCannotBeReadBackIsRefused(String value) {
        UnwritableException e = refused(game().tag("대회명", value).build(), GibWriteOptions.lenient());
        assertThat(e.kind()).isEqualTo(UnwritableException.Kind.TAG);
        assertThat(e.tag()).contains("대회명");
        assertThat(e.text()).isEqualTo(value);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a b", "a\"", "]", "a\n"})
    void soIsATagWithoutAName(String name) {
        assertThat(refused(game().tag(name, "x").build(), GibWriteOptions.lenient())
                        .tag())
                .contains(name);
    }

    @Test
    void aQuotationMarkIsWrittenWhereItCanBeReadBack() {
        GameRecord record =
                game().tag("대회명", "x").tag("대국장소", "the \"big\" hall").build();
        String text = GibWriter.format(record, GibWriteOptions.lenient());
        assertThat(Samples.only(text).record().tag("대국장소")).contains("the \"big\" hall");
        assertThat(refused(record, GibWriteOptions.strict()).tag()).contains("대국장소");
        assertThat(refused(game().tag("x", "\"").build(), GibWriteOptions.lenient())
                        .tag())
                .contains("x");
    }

    @Test
    void theFirstTagStandsOnce() {
        GameRecord record = game().tag("a", "1").tag("b", "2").tag("a", "3").build();
        assertThat(refused(record, GibWriteOptions.lenient()).kind()).isEqualTo(UnwritableException.Kind.TAG);
        GameRecord second = game().tag("a", "1").tag("b", "2").tag("b", "3").build();
        assertThat(Samples.only(GibWriter.format(second, GibWriteOptions.lenient()))
                        .record()
                        .tags())
                .startsWith(new Tag("a", "1"), new Tag("b", "2"), new Tag("b", "3"));
    }

    @Test
    void aMoveThatCannotBePlayedIsRefused() {
        List<Move> moves = List.of(Move.parse("i4h4"), Move.parse("a7b7"), Move.parse("a7b7"));
        UnwritableException e = refused(game().moves(MoveTree.of(moves)).build(), GibWriteOptions.lenient());
        assertThat(e.kind()).isEqualTo(UnwritableException.Kind.MOVE);
        assertThat(e.ply()).hasValue(3);
        assertThat(e.text()).isEqualTo("a7b7");
    }

    @Test
    void movesNeedAStart() {
        GameRecord record =
                GameRecord.builder().moves(MoveTree.of(List.of(Move.PASS))).build();
        assertThat(refused(record, GibWriteOptions.lenient()).kind()).isEqualTo(UnwritableException.Kind.START);
        Start empty = Start.of(Setup.of(Board.empty(), Side.CHO), Start.Kind.BOARD);
        GameRecord nothing = record.toBuilder().start(empty).build();
        assertThat(refused(nothing, GibWriteOptions.lenient()).kind()).isEqualTo(UnwritableException.Kind.START);
    }

    @Test
    void strictWritingRefusesWhatGibHasNoPlaceFor() {
        MoveTree variation = MoveTree.builder()
                .add(Move.parse("i4h4"))
                .back()
                .add(Move.parse("a4b4"))
                .build();
        Setup counted = new Setup(Board.start(Samples.CHO, Samples.HAN), Side.CHO, Map.of(), 3, 4);
        RecordResult margin = new RecordResult(Winner.NONE, ResultReason.POINTS, OptionalInt.empty(), "");
        List<GameRecord> records = List.of(
                game().moves(variation).build(),
                commented(Remarks.NONE.withAfter("a}b")),
                commented(Remarks.NONE.withBefore("a")),
                commented(Remarks.NONE.withGlyph(1)),
                commented(Remarks.NONE.withClock(
                        new Clock(Optional.empty(), Optional.of(java.time.Duration.ofSeconds(1))))),
                commented(Remarks.NONE.withClock(
                        new Clock(Optional.of(java.time.Duration.ofMillis(1)), Optional.empty()))),
                game().event(new Event(1, Event.TIME_OVER, Map.of())).build(),
                game().result(margin).build(),
                game().result(RecordResult.of(Winner.CHO, ResultReason.TIME, "White won on time"))
                        .build(),
                game().start(Start.of(counted, Start.Kind.FEN)).build());
        for (GameRecord record : records) {
            UnwritableException e = refused(record, GibWriteOptions.strict());
            assertThat(e).as(record.toString()).isNotNull();
            assertThat(e.kind()).isEqualTo(UnwritableException.Kind.NO_PLACE);
            assertThat(GibWriter.format(record, GibWriteOptions.lenient())).contains("1. 79졸78");
        }
    }
}
