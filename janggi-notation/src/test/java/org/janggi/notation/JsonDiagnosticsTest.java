package org.janggi.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.janggi.notation.DiagnosticCode.*;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.janggi.core.Formation;
import org.janggi.core.Move;
import org.janggi.core.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the reader of JSON records says of what is not as it should be. */
class JsonDiagnosticsTest {
    /** The codes that only this format has. */
    static final Set<DiagnosticCode> CODES =
            Set.of(MALFORMED_JSON, NOT_A_RECORD, UNKNOWN_VERSION, UNKNOWN_KEY, WRONG_VALUE);

    private static final String HEAD = "{\"format\":\"janggi-record\",\"version\":1,";
    private static final String START = "\"start\":{\"cho\":\"EHEH\",\"han\":\"HEEH\"},";
    private static final Limits SMALL = new Limits(100, 10, 10, 2, 10, 3, 1000, 5);

    private static ReadGame only(String text) {
        return only(text, ReadOptions.lenient());
    }

    private static ReadGame only(String text, ReadOptions options) {
        List<ReadGame> games = JsonRecordReader.parse(text, options);
        assertThat(games).hasSize(1);
        return games.get(0);
    }

    private static Diagnostic first(String rest) {
        return only(HEAD + rest + "}").diagnostics().get(0);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"moves\":5 | WRONG_VALUE | 5",
                "\"moves\":[\"a1a2\"] | MISSING_SETUP | ``",
                "\"start\":{\"cho\":\"EHEH\",\"han\":\"HEEH\"},\"moves\":[5] | WRONG_VALUE | 5",
                "\"start\":null | WRONG_VALUE | null",
                "\"start\":{} | WRONG_VALUE | an object",
                "\"start\":{\"kind\":\"formations\",\"cho\":\"EHEH\"} | WRONG_VALUE | an object",
                "\"start\":{\"kind\":\"x\",\"cho\":\"EHEH\",\"han\":\"HEEH\"} | WRONG_VALUE | \"x\"",
                "\"start\":{\"cho\":\"x\",\"han\":\"HEEH\"} | WRONG_VALUE | \"x\"",
                "\"start\":{\"fen\":7} | WRONG_VALUE | 7",
                "\"start\":{\"fen\":\"x\"} | BAD_SETUP | ranks",
                "\"start\":{\"fen\":\"9/9/9/9/9/9/9/9/9/9 w\"} | BAD_SETUP | general",
                "\"start\":{\"fen\":\"4k4/9/9/9/9/9/9/9/3K5/9 w\",\"kind\":\"formations\",\"cho\":\"EHEH\",\"han\":\"HEEH\"} | CONFLICTING_SETUP | 4k4",
                "\"tags\":[1] | WRONG_VALUE | 1",
                "\"tags\":[[\"a\"]] | WRONG_VALUE | an array of 1",
                "\"tags\":[[\"\",\"a\"]] | WRONG_VALUE | an array of 2",
                "\"tags\":[[\"a\",null]] | WRONG_VALUE | an array of 2",
                "\"result\":1 | WRONG_VALUE | 1",
                "\"result\":{\"winner\":\"white\"} | WRONG_VALUE | \"white\"",
                "\"result\":{\"reason\":1} | WRONG_VALUE | 1",
                "\"result\":{\"margin\":0.25} | WRONG_VALUE | 0.25",
                "\"result\":{\"margin\":1e99} | WRONG_VALUE | 1e99",
                "\"result\":{\"margin\":1e999999999999} | WRONG_VALUE | 1e999999999999",
                "\"result\":{\"raw\":[]} | WRONG_VALUE | an array of 0",
                "\"result\":{\"how\":\"x\"} | UNKNOWN_KEY | how",
                "\"events\":{} | WRONG_VALUE | an object",
                "\"events\":[1] | WRONG_VALUE | 1",
                "\"events\":[{\"ply\":-1,\"type\":\"x\"}] | WRONG_VALUE | -1",
                "\"events\":[{\"ply\":1.5,\"type\":\"x\"}] | WRONG_VALUE | 1.5",
                "\"events\":[{\"ply\":1}] | WRONG_VALUE | an object",
                "\"events\":[{\"ply\":1,\"type\":\"x\",\"attributes\":[]}] | WRONG_VALUE | an array of 0",
                "\"events\":[{\"ply\":1,\"type\":\"x\",\"attributes\":{\"a\":1}}] | WRONG_VALUE | 1",
                "\"remarks\":[1] | WRONG_VALUE | 1",
                "\"remarks\":[{}] | WRONG_VALUE | an object",
                "\"remarks\":[{\"at\":1}] | WRONG_VALUE | 1",
                "\"remarks\":[{\"at\":0},{\"at\":0}] | WRONG_VALUE | 0",
                "\"remarks\":[{\"at\":0,\"spent\":-1}] | WRONG_VALUE | -1",
                "\"remarks\":[{\"at\":0,\"spent\":1e30}] | WRONG_VALUE | 1e30",
                "\"remarks\":[{\"at\":0,\"spent\":0.1234567891}] | WRONG_VALUE | 0.1234567891",
                "\"remarks\":[{\"at\":0,\"remaining\":\"1\"}] | WRONG_VALUE | \"1\"",
                "\"remarks\":[{\"at\":0,\"glyphs\":[2147483648]}] | WRONG_VALUE | 2147483648",
                "\"remarks\":[{\"at\":0,\"after\":\"x\"}] | WRONG_VALUE | \"x\"",
                "\"remarks\":[{\"at\":0,\"nag\":1}] | UNKNOWN_KEY | nag",
                "\"variations\":[1] | WRONG_VALUE | 1",
                "\"variations\":[{}] | WRONG_VALUE | an object",
                "\"variations\":[{\"from\":0,\"moves\":[\"e2e2\"]}] | WRONG_VALUE | 0",
                "\"clock\":1 | UNKNOWN_KEY | clock"
            })
    void whatCannotBeIsToldAndLeftOut(String rest, DiagnosticCode code, String found) {
        Diagnostic d = first(rest);
        assertThat(d.code()).isEqualTo(code);
        assertThat(d.found()).contains(found);
        assertThat(d.place().offset()).isEqualTo(-1);
        assertThat(d.place().line()).isEqualTo(1);
        assertThat(d.place().column()).isGreaterThan(1);
        assertThat(only(HEAD + rest + "}", ReadOptions.strict())
                        .diagnostics()
                        .get(0)
                        .severity())
                .isEqualTo(code.strict());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "[] | NOT_A_RECORD",
                "{} | NOT_A_RECORD",
                "{\"format\":1} | NOT_A_RECORD",
                "{\"format\":\"x\",\"moves\":[]} | NOT_A_RECORD",
                "{\"format\":\"janggi-record\"} | UNKNOWN_VERSION",
                "{\"format\":\"janggi-record\",\"version\":2} | UNKNOWN_VERSION",
                "{\"format\":\"janggi-record\",\"version\":\"1\"} | UNKNOWN_VERSION",
                "{\"format\":\"janggi-record\" | MALFORMED_JSON",
                "[초차림 \"상마상마\"] | MALFORMED_JSON"
            })
    void whatIsNoRecordIsAGameOfDiagnosticsAlone(String line, DiagnosticCode code) {
        ReadGame game = only(line);
        assertThat(game.record()).isEqualTo(GameRecord.EMPTY);
        assertThat(game.truncated()).isEqualTo(code != UNKNOWN_VERSION);
        assertThat(game.diagnostics()).extracting(Diagnostic::code).containsExactly(code);
    }

    @Test
    void aBadLineDoesNotCostItsNeighbours() {
        String good =
                JsonRecordWriter.format(GameRecord.builder().tag("대회명", "한").build());
        String text = good + "\n{\"한\":\n\n \t\r\nnull\r\n" + "[".repeat(5000) + "\n" + good;
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        List<ReadGame> games = JsonRecordReader.parse(bytes, ReadOptions.lenient());
        assertThat(games).extracting(ReadGame::index).containsExactly(1, 2, 3, 4, 5);
        assertThat(games).extracting(game -> game.place().line()).containsExactly(1L, 2L, 5L, 6L, 7L);
        assertThat(games).extracting(ReadGame::hasErrors).containsExactly(false, true, true, true, false);
        assertThat(games.get(4).record()).isEqualTo(games.get(0).record());
        assertThat(games.get(4).source().orElseThrow().text()).isEqualTo(good);
        Diagnostic d = games.get(1).diagnostics().get(0);
        int before = good.getBytes(StandardCharsets.UTF_8).length + 1;
        assertThat(d.place()).isEqualTo(new Place("bytes", before + 7, 2, 6));
        assertThat(d.toString())
                .isEqualTo(
                        "bytes:2:6: error: game 2: malformed JSON: expected a value, found the end [malformed-json]");
    }

    @Test
    void movesThatCannotBePlayedAreToldAndKept() {
        ReadGame game = only(
                HEAD + START + "\"moves\":[\"i4h4\",\"i4h4\",\"a7b7\"],\"variations\":"
                        + "[{\"from\":1,\"moves\":[\"a1a2\"]},{\"from\":0,\"moves\":[\"a1b2\"]},{\"from\":0,\"moves\":[\"e1e1\"]}]}");
        assertThat(game.diagnostics())
                .extracting(Diagnostic::code)
                .containsExactly(NO_PIECE, NOT_OWN_PIECE, ILLEGAL_MOVE, OTHER_PASS);
        assertThat(game.diagnostics()).extracting(Diagnostic::ply).containsExactly(2, 2, 1, 1);
        assertThat(game.diagnostics().get(0).fen().orElseThrow()).contains(" b - - 1 1");
        assertThat(game.truncated()).isFalse();
        assertThat(game.record().moves().size()).isEqualTo(6);
        assertThat(game.record().mainMoves())
                .containsExactly(Move.parse("i4h4"), Move.parse("i4h4"), Move.parse("a7b7"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"a1", "a0b1", "a1j1", "a11b1", "A1b1", "a1b1q", "a1-b1", "10", "pass"})
    void whatIsNoMoveEndsTheMoves(String move) {
        String text = HEAD + START + "\"moves\":[\"i4h4\",\"" + move + "\",\"a7b7\"],\"variations\":"
                + "[{\"from\":0,\"moves\":[\"a4b4\"]}],\"remarks\":[{\"at\":1,\"after\":[\"x\"]}]}";
        ReadGame game = only(text);
        assertThat(game.diagnostics()).extracting(Diagnostic::code).containsExactly(UNREADABLE_MOVE, WRONG_VALUE);
        assertThat(game.diagnostics().get(0).place().column()).isEqualTo(text.indexOf("\"" + move + "\"") + 1);
        assertThat(game.truncated()).isTrue();
        assertThat(game.record().mainMoves()).containsExactly(Move.parse("i4h4"));
        assertThat(game.record().moves().first().orElseThrow().remarks().after())
                .containsExactly("x");
    }

    @Test
    void aVariationIsAnotherMoveThanTheOneThatFollows() {
        for (String variation : List.of(
                "{\"from\":1,\"moves\":[\"a7b7\"]}",
                "{\"from\":0,\"moves\":[]}",
                "{\"from\":2,\"moves\":[\"a7b7\"]}",
                "{\"from\":0,\"moves\":1}",
                "{\"from\":0,\"moves\":[1]}")) {
            ReadGame game = only(HEAD + START + "\"moves\":[\"i4h4\"],\"variations\":[" + variation
                    + ",{\"from\":0,\"moves\":[\"a4b4\"]}]}");
            assertThat(game.hasErrors()).isTrue();
            assertThat(game.truncated()).isTrue();
            assertThat(game.record().moves().size()).isEqualTo(1);
        }
    }

    @Test
    void aStartOfTheCallerIsUsed() {
        Setup setup = Setup.start(Formation.EHEH, Formation.HEEH);
        ReadGame game =
                only(HEAD + "\"moves\":[\"i4h4\"]}", ReadOptions.lenient().withDefaultStart(setup));
        assertThat(game.diagnostics()).extracting(Diagnostic::code).containsExactly(SUPPLIED_SETUP);
        assertThat(game.record().start()).contains(Start.of(setup, Start.Kind.SUPPLIED));
    }

    @Test
    void limitsHold() {
        ReadOptions small = ReadOptions.lenient().withLimits(SMALL);
        ReadGame plies = only(HEAD + START + "\"moves\":[\"e2e2\",\"e9e9\",\"e2e2\",\"e9e9\"]}", small);
        assertThat(plies.diagnostics()).extracting(Diagnostic::code).containsExactly(TOO_MANY_PLIES);
        assertThat(plies.truncated()).isTrue();
        assertThat(plies.record().plies()).isEqualTo(3);
        ReadGame tags = only(HEAD + "\"tags\":[[\"a\",\"123456789\uD83D\uDE00\"],[\"b\",\"\"],[\"c\",\"\"]]}", small);
        assertThat(tags.diagnostics()).extracting(Diagnostic::code).containsExactly(TAG_TOO_LONG, TOO_MANY_TAGS);
        assertThat(tags.record().tags()).containsExactly(new Tag("a", "123456789"), new Tag("b", ""));
        ReadGame comment = only(HEAD + "\"remarks\":[{\"at\":0,\"after\":[\"12345678901\"]}]}", small);
        assertThat(comment.diagnostics()).extracting(Diagnostic::code).containsExactly(COMMENT_TOO_LONG);
        assertThat(comment.record().moves().opening().after()).containsExactly("1234567890");
        ReadGame many = only(HEAD + "\"tags\":[1,2,3,4,5,6,7,8,9]}", small);
        assertThat(many.diagnostics())
                .hasSize(6)
                .last()
                .extracting(Diagnostic::code)
                .isEqualTo(TOO_MANY_DIAGNOSTICS);
        String good = HEAD + "\"tags\":[]}";
        List<ReadGame> games = JsonRecordReader.parse(
                (good + "\n" + " ".repeat(990) + good + "\n" + good).getBytes(StandardCharsets.UTF_8), small);
        assertThat(games).extracting(ReadGame::hasErrors).containsExactly(false, true, false);
        assertThat(games.get(1).diagnostics()).extracting(Diagnostic::code).containsExactly(GAME_TOO_LONG);
    }

    @Test
    void inputsWithoutAGameAreTold() throws IOException {
        assertThat(outside(new byte[0])).containsExactly(EMPTY_INPUT);
        assertThat(outside(" \n\t\r\n".getBytes(StandardCharsets.UTF_8))).containsExactly(NO_GAME);
        assertThat(outside(new byte[500])).containsExactly(BINARY_INPUT);
    }

    private static List<DiagnosticCode> outside(byte[] bytes) throws IOException {
        try (JsonRecordReader reader =
                JsonRecordReader.of(new java.io.ByteArrayInputStream(bytes), "bytes", ReadOptions.lenient())) {
            assertThat(reader.next()).isEmpty();
            assertThat(reader.next()).isEmpty();
            return reader.diagnostics().stream().map(Diagnostic::code).toList();
        }
    }

    @Test
    void bytesThatAreNoUtf8AreToldAndAMarkIsLeftOut() {
        String text = "\uFEFF" + HEAD + "\"tags\":[[\"a\",\"한\"]]}\n";
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        assertThat(JsonRecordReader.parse(bytes, ReadOptions.strict()).get(0).diagnostics())
                .isEmpty();
        bytes[text.indexOf("한") + 4] = 'x';
        ReadGame game = JsonRecordReader.parse(bytes, ReadOptions.lenient()).get(0);
        assertThat(game.diagnostics()).extracting(Diagnostic::code).contains(UNDECODABLE_BYTE);
        assertThat(game.record().tags()).hasSize(1);
    }

    @Test
    void endlessInputTakesTheMemoryOfOneGame() throws IOException {
        byte[] line = (HEAD + "\"x\":[" + "[1],".repeat(5000) + "1]}\n").getBytes(StandardCharsets.UTF_8);
        InputStream endless = new InputStream() {
            private long at;

            @Override
            public int read() {
                return line[(int) (at++ % line.length)];
            }

            @Override
            public int read(byte[] bytes, int from, int length) {
                for (int i = 0; i < length; i++) {
                    bytes[from + i] = (byte) read();
                }
                return length;
            }
        };
        List<Integer> seen = new ArrayList<>();
        try (JsonRecordReader reader = JsonRecordReader.of(endless, "endless", ReadOptions.lenient())) {
            for (int i = 0; i < 2000; i++) {
                Optional<ReadGame> game = reader.next();
                seen.add(game.orElseThrow().diagnostics().size());
            }
        }
        assertThat(seen).hasSize(2000).containsOnly(1);
    }
}
