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

    private static List<String> movesOf(List<ReadGame> games) {
        assertThat(games).hasSize(1);
        assertThat(games.get(0).hasErrors()).isFalse();
        return games.get(0).record().mainMoves().stream().map(Move::toString).toList();
    }
}
