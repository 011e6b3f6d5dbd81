package org.janggi.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.janggi.core.Fen;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.variants.RuleSets;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What other programs got wrong about notation, as far as this module reads it. */
class KnownFaultsTest {
    private static final RuleSet RULES = RuleSets.byId("fairy-modern");
    private static final String SET_UP = "[초차림 \"마상상마\"]\n[한차림 \"마상상마\"]\n\n";

    @Test
    @DisplayName("faults.md G60: rank then file, the tenth rank is 0 and counts from Han")
    void koreanCoordinates() {
        List<ReadGame> games = GibReader.parse(SET_UP + "1. 01차91 2. 11차21 3. 95장05 4. 25장15\n", ReadOptions.lenient());
        assertThat(movesOf(games)).containsExactly("a1a2", "a10a9", "e2e1", "e9e10");
    }

    @Test
    @DisplayName("faults.md G61: both generations of letters are read, one is written")
    void lettersOfBothGenerations() {
        Position old = Fen.parse("rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1", RULES);
        Position young = Fen.parse("rhea1aehr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RHEA1AEHR w 0 1", RULES);
        assertThat(young).isEqualTo(old);
        assertThat(Fen.write(young)).isEqualTo(Fen.write(old));
    }

    @Test
    @DisplayName("faults.md G62: UCI ranks are 1 to 10; a rank 0 of the other dialect is no move")
    void ranksOfUci() {
        Position start = Fen.parse("rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR b - - 0 1", RULES);
        assertThat(Uci.parse(start, "a10a9")).isEqualTo(Move.parse("a10a9"));
        NotationException refused = catchThrowableOfType(NotationException.class, () -> Uci.parse(start, "a0a1"));
        assertThat(refused.kind()).isEqualTo(NotationException.Kind.NOT_A_MOVE);
    }

    @Test
    @DisplayName("faults.md G61: letters of both generations are read in SAN too, and more origin than needed")
    void lettersOfMoves() {
        Position start = Fen.parse("rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1", RULES);
        assertThat(MoveNotations.SAN.format(start, Move.parse("b1c3"))).isEqualTo("Hc3");
        for (String text : List.of("Hc3", "Nc3", "Hbc3", "H1c3", "Nb1c3")) {
            assertThat(MoveNotations.SAN.parse(start, text)).as(text).isEqualTo(Move.parse("b1c3"));
        }
    }

    @Test
    @DisplayName("faults.md G63: a square twice is a pass only for the own general")
    void invalidPass() {
        Position start = Fen.parse("rnba1anbr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1", RULES);
        Position next = start.play(Move.parse("h1g3"));
        NotationException wrong =
                catchThrowableOfType(NotationException.class, () -> MoveNotations.UCI.parse(next, "i7i7"));
        assertThat(wrong.kind()).isEqualTo(NotationException.Kind.NOT_A_MOVE);
        assertThat(MoveNotations.UCI.parse(next, "e9e9")).isEqualTo(Move.PASS);
    }

    @Test
    @DisplayName("faults.md G64: Korean text is read as MS949 and as UTF-8")
    void koreanEncodings() {
        String text = "[초대국자 \"똠방\"]\n" + SET_UP + "1. 79졸78\n";
        for (Charset charset : List.of(Charset.forName("x-windows-949"), StandardCharsets.UTF_8)) {
            List<ReadGame> games = GibReader.parse(text.getBytes(charset), ReadOptions.lenient());
            assertThat(movesOf(games)).containsExactly("i4h4");
            assertThat(games.get(0).record().tag("초대국자")).contains("똠방");
        }
    }

    @Test
    @DisplayName("faults.md B28: a pass in PGN has a word of its own, and comes back from the general's move too")
    void passInPgn() {
        GameRecord record = GameRecord.builder()
                .start(Start.of(Samples.CHO, Samples.HAN))
                .moves(MoveTree.of(List.of(Move.PASS, Move.parse("e9e10"), Move.PASS)))
                .build();
        PgnWriteOptions options = PgnWriteOptions.lenient();
        assertThat(PgnWriter.format(record, options)).contains("1. -- Ke10 2. -- *");
        String pychess = PgnWriter.format(record, options.withDialect(PgnDialect.PYCHESS));
        assertThat(pychess).contains("1. Ke2 Ke10 2. Ke2 *");
        String xboard = PgnWriter.format(record, options.withDialect(PgnDialect.XBOARD));
        assertThat(xboard).contains("1. @@@@ Ke9 2. @@@@ *").contains("[FEN \"rhea1aehr/");
        assertThat(PgnSamples.only(pychess).record()).isEqualTo(record);
        assertThat(PgnSamples.only(xboard, PgnDialect.XBOARD, ReadOptions.strict())
                        .record())
                .isEqualTo(record);
    }

    @Test
    @DisplayName("faults.md G61: PGN of both generations of letters, with more origin than needed")
    void gamesOfBothGenerations() {
        for (String moves : List.of("1. Hg3 Hg8 2. Ed4", "1. Ng3 Ng8 2. Bd4", "1. Nh1g3 Nhg8 2. Bb1d4")) {
            ReadGame game = PgnSamples.moves(moves + " *");
            assertThat(game.diagnostics()).as(moves).isEmpty();
            assertThat(PgnSamples.main(game)).containsExactly("h1g3", "h10g8", "b1d4");
        }
    }

    @Test
    @DisplayName("faults.md G63: a game with an invalid move at its end keeps the moves before it")
    void invalidMoveAtTheEnd() {
        String fen = "rnba1anbr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";
        String text = PgnSamples.HEADER.replace(PgnSamples.FEN, fen) + "1. Hhf3 Pi7 2. Hg3 *\n";
        ReadGame game = PgnSamples.only(text.replace("Hhf3", "Hg3"));
        assertThat(PgnSamples.main(game)).containsExactly("h1g3");
        assertThat(game.truncated()).isTrue();
        Diagnostic wrong = game.diagnostics().get(0);
        assertThat(wrong.code()).isEqualTo(DiagnosticCode.ILLEGAL_MOVE);
        assertThat(wrong.ply()).isEqualTo(2);
        assertThat(wrong.token()).isEqualTo("Pi7");
        assertThat(wrong.fen()).hasValueSatisfying(before -> assertThat(before).contains(" b - - 1 1"));

        GameRecord record = GameRecord.builder()
                .start(game.record().start().orElseThrow())
                .moves(MoveTree.of(List.of(Move.parse("h1g3"), Move.parse("i7i8"))))
                .build();
        UnwritableException refused = catchThrowableOfType(
                UnwritableException.class, () -> PgnWriter.format(record, PgnWriteOptions.lenient()));
        assertThat(refused.ply()).hasValue(2);
    }

    @Test
    @DisplayName("faults.md G64: Korean names survive in PGN, also in MS949")
    void koreanNamesInPgn() {
        String text = PgnSamples.GAME.replace("\"?\"", "\"똠방배\"");
        for (Charset charset : List.of(Charset.forName("x-windows-949"), StandardCharsets.UTF_8)) {
            List<ReadGame> games = PgnReader.parse(text.getBytes(charset), PgnDialect.PYCHESS, ReadOptions.strict());
            assertThat(games.get(0).record().tag("Event")).contains("똠방배");
        }
    }

    private static List<String> movesOf(List<ReadGame> games) {
        assertThat(games).hasSize(1);
        assertThat(games.get(0).hasErrors()).isFalse();
        return games.get(0).record().mainMoves().stream().map(Move::toString).toList();
    }
}
