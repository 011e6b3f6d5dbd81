package org.janggi.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.janggi.notation.DiagnosticCode.*;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.janggi.core.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GibDiagnosticsTest {
    private static final Limits SMALL = new Limits(400, 60, 40, 4, 20, 9, 500, 8);
    private static final String H = Samples.HEADER;

    /** An input, and where in it what is said: line and column from 1, the word, the ply, how many times. */
    record Example(DiagnosticCode code, String input, int line, int column, String token, int ply, int count) {
        @Override
        public String toString() {
            return code.id() + " at " + line + ":" + column + " of " + input.substring(0, Math.min(30, input.length()));
        }
    }

    static Stream<Example> examples() {
        return Stream.of(
                at(EMPTY_INPUT, "", 1, 1),
                at(NO_GAME, "# a problem\nFEN=4k4/9 w\n", 1, 1),
                at(BINARY_INPUT, "PK\3\4\0\0\0\1\2", 1, 1),
                at(GO_RECORD, "\\HS\r\n\\[GAMEBLACKNAME=x\\]\r\n\\HE\r\n", 1, 1),
                at(GO_RECORD, "x\nINI 0 1 0 &4\nSTO 0 2 1 15 15\n", 1, 1),
                at(STRAY_BYTE, H + "1. 79졸78\n\u001A\u001A\n", 4, 1, "", 0, 2),
                at(STRAY_CHARACTER, "\uF8F7" + H + "1. 79졸78\n", 1, 1),
                at(STRAY_CHARACTER, H + "1. 79졸78 \u0007\n", 3, 10),
                at(STRAY_BLANKS, H + "1. 79졸78 \n2. 41병42\t\n", 3, 9, "", 0, 2),
                at(STRAY_BLANKS, H + "[대국결과 \"초승(기권) \"]\n1. 79졸78\n", 3, 14),
                at(STRAY_BLANKS, "  " + H + "1. 79졸78\n", 1, 1),
                at(LINE_TOO_LONG, H + "{" + "a".repeat(500) + "}\n", 3, 401),
                at(NO_FINAL_NEWLINE, H + "1. 79졸78", 3, 9),
                at(TEXT_OUTSIDE_GAME, "a title\nand more\n\n" + H + "1. 79졸78\n", 1, 1, "", 0, 2),
                at(GAME_TOO_LONG, H + "1. 79졸78\n" + ("{" + "x".repeat(50) + "}\n").repeat(12), 12, 1),
                at(GAME_TOO_LONG, H + "1. 79졸78\n" + ("{\n" + "x".repeat(50) + "}\n").repeat(9), 21, 1),
                at(TOO_MANY_DIAGNOSTICS, H + "1. 79졸78\n" + "a\n".repeat(20), 12, 1),
                at(MALFORMED_TAG, "[대회명\"x\"]\n" + H + "1. 79졸78\n", 1, 1, "[대회명\"x\"]", 0, 1),
                at(MALFORMED_TAG, "[대회명 \"x\n" + H + "1. 79졸78\n", 1, 1, "[대회명 \"x", 0, 1),
                at(MALFORMED_TAG, "[대회명 x]\n" + H + "1. 79졸78\n", 1, 1, "[대회명 x]", 0, 1),
                at(MALFORMED_TAG, H + "1. 79졸78\n[a note]\n2. 41병42\n", 4, 1, "[a note]", 0, 1),
                at(UNKNOWN_TAG, H + "[심판 \"x\"]\n1. 79졸78\n", 3, 1, "[심판 \"x\"]", 0, 1),
                at(DUPLICATE_TAG, "[대회명 \"x\"]\n" + H + "[초포진 \"y\"]\n1. 79졸78\n", 4, 1, "[초포진 \"y\"]", 0, 1),
                at(TAG_TOO_LONG, "[대회명 \"" + "가".repeat(41) + "\"]\n" + H, 1, 47, "대회명", 0, 1),
                at(TOO_MANY_TAGS, H + "[회전 \"\"]\n[대회명 \"\"]\n[대국장소 \"\"]\n", 5, 1, "[대국장소 \"\"]", 0, 1),
                at(UNKNOWN_RESULT, H + "[대국결과 \"초 촨승\"]\n1. 79졸78\n", 3, 8, "초 촨승", 0, 1),
                at(UNKNOWN_RESULT, H + "[대국일자 \"대국취소\"]\n[대국결과 \"한 기권승\"]\n", 4, 8, "한 기권승", 0, 1),
                at(UNKNOWN_COORDINATES, H + "[기보형식 \"신좌표\"]\n1. 79졸78\n", 3, 8, "신좌표", 0, 1),
                at(PLY_COUNT, H + "[총수 \"2\"]\n1. 79졸78\n", 3, 6, "2", 0, 1),
                at(MISSING_SETUP, "[초차림 \"마상상마\"]\n1. 79졸78\n", 2, 4),
                at(BAD_SETUP, "[초차림 \"우외상\"]\n[한차림 \"마상상마\"]\n1. 79졸78\n", 1, 7, "우외상", 0, 1),
                at(BAD_SETUP, "[판 \"차차\"]\n1. 79졸78\n", 1, 5, "차차", 0, 1),
                at(BAD_SETUP, "[FEN \"9/9 w\"]\n1. 79졸78\n", 1, 7, "9/9 w", 0, 1),
                at(BAD_SETUP, "[판 \"4장///////// 초 접장기\"]\n1. 05장95\n", 1, 5, "4장///////// 초 접장기", 0, 1),
                at(
                        CONFLICTING_SETUP,
                        H + "[FEN \"4k4/9/9/9/9/9/9/9/9/4K4 w\"]\n1. 79졸78\n",
                        3,
                        7,
                        "4k4/9/9/9/9/9/9/9/9/4K4 w",
                        0,
                        1),
                at(NO_MOVES, "\n" + H, 2, 1),
                at(UNKNOWN_TOKEN, H + "1. 79졸78 좋다 좋아\n", 3, 10, "좋다", 2, 1),
                at(UNKNOWN_TOKEN, H + "해설\n1. 79졸78\n", 3, 1, "해설", 0, 1),
                at(UNKNOWN_TOKEN, H + "1. 79졸78 2.\n", 3, 10, "2.", 0, 1),
                at(UNREADABLE_MOVE, H + "1. 79졸78 2. 41촐42\n", 3, 13, "41촐42", 2, 1),
                at(UNREADABLE_MOVE, H + "1. 70졸78\n", 3, 4, "70졸78", 1, 1),
                at(UNREADABLE_MOVE, H + "1. 79졸78졸졸\n", 3, 4, "79졸78졸졸", 1, 1),
                at(TOKEN_TOO_LONG, H + "1. 79졸78 " + "나".repeat(21) + "\n", 3, 10, "나".repeat(21), 0, 1),
                at(WRONG_NUMBER, H + "1. 79졸78 4. 41병42 5. 09차79\n", 3, 10, "4.", 2, 1),
                at(WRONG_NUMBER, H + "1. 79졸78 2 41병42\n", 3, 10, "2", 0, 1),
                at(MISSING_NUMBER, H + "79졸78 41병42\n", 3, 1, "79졸78", 1, 2),
                at(JOINED_NUMBER, H + "1.79졸78 2.41병42\n", 3, 3, "79졸78", 1, 2),
                at(MALFORMED_CLOCK, H + "1. 79졸78 <1분>\n", 3, 10, "<1분>", 0, 1),
                at(MALFORMED_CLOCK, H + "1. 79졸78 <1> <2>\n", 3, 14, "<2>", 0, 1),
                at(MALFORMED_CLOCK, H + "<1> 1. 79졸78\n", 3, 1, "<1>", 0, 1),
                at(OTHER_COORDINATES, H + "1. i3졸h3 2. a6병b6\n", 3, 4, "i3졸h3", 1, 2),
                at(OTHER_PASS, H + "1. 95장95\n", 3, 4, "95장95", 1, 1),
                at(MIXED_SCRIPT, H + "1. 79졸78 2. 41兵42\n", 3, 13, "41兵42", 2, 1),
                at(MIXED_SCRIPT, H + "1. 79졸78 2. 41한병42\n", 3, 13, "41한병42", 2, 1),
                at(CAPTURE_MARK, H + "1. 75졸65 2. 45병55 3. 65졸55타병\n", 3, 22, "65졸55타병", 3, 1),
                at(MISSING_PIECE_LETTER, H + "1. 7978 2. 4142\n", 3, 4, "7978", 1, 2),
                at(NO_PIECE, H + "1. 55졸54\n", 3, 4, "55졸54", 1, 1),
                at(NOT_OWN_PIECE, H + "1. 41병42\n", 3, 4, "41병42", 1, 1),
                at(ILLEGAL_MOVE, H + "1. 79졸89\n", 3, 4, "79졸89", 1, 1),
                at(ILLEGAL_MOVE, H + "1. 79졸79\n", 3, 4, "79졸79", 1, 1),
                at(PIECE_LETTER, H + "1. 79차78\n", 3, 4, "79차78", 1, 1),
                at(SIDE_LETTER, H + "1. 79한졸78\n", 3, 4, "79한졸78", 1, 1),
                at(SOLDIER_LETTER, H + "1. 75졸65 2. 45병55 3. 65졸55졸\n", 3, 22, "65졸55졸", 3, 1),
                at(SWAPPED_SOLDIER_LETTERS, H + "1. 79병78 2. 41졸42\n", 3, 4, "79병78", 1, 2),
                at(CAPTURE_MISSING, H + "1. 75졸65 2. 45병55 3. 65졸55\n", 3, 22, "65졸55", 3, 1),
                at(CAPTURE_EXTRA, H + "1. 79졸78병\n", 3, 4, "79졸78병", 1, 1),
                at(CAPTURE_EXTRA, H + "1. 79졸78타\n", 3, 4, "79졸78타", 1, 1),
                at(CAPTURE_LETTER, H + "1. 75졸65 2. 45병55 3. 65졸55차\n", 3, 22, "65졸55차", 3, 1),
                at(CHECK_MISSING, H + Samples.MOVES.replace("장군", ""), 4, 4, "45졸35", 7, 1),
                at(CHECK_EXTRA, H + "1. 79졸78장군\n", 3, 4, "79졸78장군", 1, 1),
                at(TOO_MANY_PLIES, H + passes(10), 3, 68, "한수쉼", 0, 1),
                at(UNCLOSED_COMMENT, H + "1. 79졸78 {never\nends\n", 3, 10, "{", 0, 1),
                at(UNOPENED_COMMENT, H + "1. 79졸78 }\n", 3, 10, "}", 0, 1),
                at(COMMENT_TOO_LONG, H + "{" + "x".repeat(61) + "}\n1. 79졸78\n", 3, 1));
    }

    private static String passes(int count) {
        StringBuilder text = new StringBuilder();
        for (int i = 1; i <= count; i++) {
            text.append(i).append(". 한수쉼 ");
        }
        return text + "\n";
    }

    private static Example at(DiagnosticCode code, String input, int line, int column) {
        return at(code, input, line, column, "", 0, 1);
    }

    private static Example at(
            DiagnosticCode code, String input, int line, int column, String token, int ply, int count) {
        return new Example(code, input, line, column, token, ply, count);
    }

    static List<Diagnostic> read(byte[] bytes, ReadOptions options) {
        List<Diagnostic> all = new ArrayList<>();
        try (GibReader reader = GibReader.of(new ByteArrayInputStream(bytes), "file.gib", options)) {
            for (Optional<ReadGame> game = reader.next(); game.isPresent(); game = reader.next()) {
                all.addAll(game.get().diagnostics());
            }
            all.addAll(reader.diagnostics());
            return all;
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    void saysWhatAndWhere(Example example) {
        Charset charset = Charset.forName("x-windows-949");
        boolean writable = charset.newEncoder().canEncode(example.input());
        for (Charset used : writable ? List.of(StandardCharsets.UTF_8, charset) : List.of(StandardCharsets.UTF_8)) {
            ReadOptions options = ReadOptions.lenient().withLimits(SMALL);
            byte[] bytes = example.input().getBytes(used);
            List<Diagnostic> found = read(bytes, options);
            Diagnostic d = found.stream()
                    .filter(any -> any.code() == example.code())
                    .findFirst()
                    .orElseThrow(() -> new AssertionError(example + " is not among " + found));
            assertThat(d.severity()).isEqualTo(example.code().lenient());
            assertThat(d.place().line()).as("line").isEqualTo(example.line());
            assertThat(d.place().column()).as("column").isEqualTo(example.column());
            assertThat(d.place().offset()).as("offset").isEqualTo(offset(example, used));
            assertThat(d.place().source()).isEqualTo("file.gib");
            assertThat(d.token()).isEqualTo(example.token());
            assertThat(d.ply()).isEqualTo(example.ply());
            assertThat(d.fen().isPresent()).isEqualTo(example.ply() > 0);
            assertThat(d.count()).isEqualTo(example.count());
            for (Locale locale : List.of(Locale.ENGLISH, Locale.KOREAN)) {
                assertThat(d.in(locale))
                        .contains(d.code().id(), d.code().text().in(locale))
                        .doesNotContain("\n");
            }
        }
    }

    private static long offset(Example example, Charset charset) {
        String[] lines = example.input().split("(?<=\n)", -1);
        StringBuilder before = new StringBuilder();
        for (int i = 0; i < example.line() - 1; i++) {
            before.append(lines[i]);
        }
        before.append(lines[example.line() - 1], 0, example.column() - 1);
        return before.toString().getBytes(charset).length;
    }

    @ParameterizedTest
    @MethodSource("examples")
    void everyCheckCanBeSwitchedOff(Example example) {
        ReadOptions options = ReadOptions.lenient().withLimits(SMALL).without(example.code());
        List<Diagnostic> found = read(example.input().getBytes(StandardCharsets.UTF_8), options);
        if (example.code() != TOO_MANY_DIAGNOSTICS) {
            assertThat(found).noneMatch(d -> d.code() == example.code());
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    void strictReadingFindsTheSame(Example example) {
        List<Diagnostic> found = read(
                example.input().getBytes(StandardCharsets.UTF_8),
                ReadOptions.strict().withLimits(SMALL));
        assertThat(found)
                .anyMatch(d -> d.code() == example.code()
                        && d.severity() == example.code().strict());
    }

    @Test
    void everyCodeHasAnExample() {
        Set<DiagnosticCode> seen = EnumSet.noneOf(DiagnosticCode.class);
        examples().forEach(example -> seen.add(example.code()));
        // These have tests of their own, here and in the test of charsets.
        seen.add(UNDECODABLE_BYTE);
        seen.add(CHARSET_MISSING);
        seen.add(SUPPLIED_SETUP);
        seen.addAll(PgnDiagnosticsTest.ONLY_IN_PGN);
        seen.addAll(JsonDiagnosticsTest.CODES);
        assertThat(seen).containsExactlyInAnyOrder(DiagnosticCode.values());
    }

    @Test
    void aPlyIsToldWithEverythingThatHelps() {
        String text = "\n" + Samples.HEADER + "1. 79졸78 2. 41마42\n";
        Diagnostic d = Samples.only(text).diagnostics().get(0);
        assertThat(d.game()).isEqualTo(1);
        assertThat(d.gameLine()).isEqualTo(2);
        assertThat(d.side()).contains(Side.HAN);
        assertThat(d.toString())
                .isEqualTo(
                        "text:4:13: warning: game 1, ply 2 (Han): wrong piece letter: expected Han's soldier (병) at 41,"
                                + " found horse [piece-letter]");
        assertThat(d.in(Locale.KOREAN))
                .isEqualTo("text:4:13: 경고: 대국 1, 수 2 (한): 틀린 기물 글자: 필요한 것 41의 한 병, 있는 것 horse [piece-letter]");
    }

    @Test
    void theFenIsThatBeforeThePly() {
        Diagnostic d = Samples.only(Samples.HEADER + "1. 79졸78 2. 55차54\n")
                .diagnostics()
                .get(0);
        assertThat(d.fen()).contains("rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1PP1/1C5C1/4K4/RBNA1ABNR b - - 1 1");
    }

    @Test
    void aBadGameKeepsItsPliesAndCostsNoNeighbour() {
        String bad = Samples.HEADER + "\n1. 79졸78 2. 41병42 3. 99차98 4. 42병52 {a [comment]}\n5. 78졸77\n\n";
        List<ReadGame> games = GibReader.parse(Samples.GAME + bad + Samples.GAME, ReadOptions.lenient());
        assertThat(games).extracting(game -> game.record().plies()).containsExactly(8, 2, 8);
        assertThat(games).extracting(ReadGame::truncated).containsExactly(false, true, false);
        assertThat(games.get(1).hasErrors()).isTrue();
        assertThat(games.get(0).hasErrors()).isFalse();
    }

    @Test
    void anUnclosedCommentDoesNotSwallowTheNextGame() {
        String bad = Samples.HEADER + "\n1. 79졸78\n{never closed\n2. 41병42\n\n";
        for (String next : List.of(Samples.GAME, Samples.HEADER + "{x}\n" + Samples.MOVES)) {
            List<ReadGame> games = GibReader.parse(bad + next, ReadOptions.lenient());
            assertThat(games).extracting(game -> game.record().plies()).containsExactly(1, 8);
            assertThat(games.get(0).truncated()).isTrue();
            assertThat(games.get(0).record().moves().mainLine().get(0).remarks().after())
                    .containsExactly("never closed\n2. 41병42\n");
            assertThat(games.get(1).diagnostics()).isEmpty();
            assertThat(games.get(0).source().orElseThrow().text()).isEqualTo(bad);
        }
    }

    @Test
    void aCommentMayQuoteATag() {
        String text = Samples.HEADER + "\n1. 79졸78\n{the header was\n[대회명 \"x\"]\nonce}\n2. 41병42\n";
        ReadGame game = Samples.only(text);
        assertThat(game.record().plies()).isEqualTo(2);
        assertThat(game.diagnostics()).isEmpty();
    }

    @Test
    void aTagBehindACommentOrAnotherTagIsReadToo() {
        String text = "[초차림 \"상마상마\"] [한차림 \"마상상마\"]\n1. 79졸78 {x} [초차림 \"상마상마\"][한차림 \"마상상마\"]\n" + "1. 79졸78\n";
        List<ReadGame> games = GibReader.parse(text, ReadOptions.lenient());
        assertThat(games).extracting(game -> game.record().plies()).containsExactly(1, 1);
        assertThat(games).allMatch(game -> game.diagnostics().isEmpty());
        assertThat(games.get(0).source().orElseThrow().text()
                        + games.get(1).source().orElseThrow().text())
                .isEqualTo(text);
    }

    @Test
    void fullMoveNumbersAreAccepted() {
        ReadGame game = Samples.only(Samples.HEADER + "1. 79졸78 41병42 2. 09차79 42병52\n");
        assertThat(game.record().plies()).isEqualTo(4);
        assertThat(Samples.codes(game)).containsExactly(MISSING_NUMBER);
    }

    @Test
    void aGameMayLackAHeaderIfAStartIsSupplied() {
        ReadOptions options = ReadOptions.lenient()
                .withDefaultStart(org.janggi.core.Setup.start(Samples.CHO, Samples.HAN))
                .without(SUPPLIED_SETUP);
        ReadGame game = Samples.only("Moves\n1. 79졸78 2. 41병42\n", options);
        assertThat(game.place().line()).isEqualTo(2);
        assertThat(game.record().plies()).isEqualTo(2);
        assertThat(Samples.codes(game)).containsExactly(TEXT_OUTSIDE_GAME);
    }

    @Test
    void severitiesCanBeChanged() {
        String text = Samples.HEADER + "[총수 \"3\"]\n1. 79졸78\n";
        assertThat(Samples.only(text, ReadOptions.strict()).hasErrors()).isTrue();
        assertThat(Samples.only(text, ReadOptions.strict().without(PLY_COUNT)).diagnostics())
                .isEmpty();
        assertThat(Samples.only(text, ReadOptions.lenient().with(PLY_COUNT, Severity.ERROR))
                        .hasErrors())
                .isTrue();
        assertThat(ReadOptions.strict().severity(PLY_COUNT)).contains(Severity.ERROR);
    }
}
