package org.janggi.testkit.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Optional;
import org.janggi.core.Fen;
import org.janggi.core.Formation;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.variants.RuleSets;
import org.junit.jupiter.api.Test;

class BoardTextTest {
    @Test
    void the_start_in_hanja() {
        Position start = RuleSets.byId("kja").start(Formation.EHEH, Formation.HEEH);
        assertThat(BoardText.of(start, Optional.empty())).isEqualTo("""
                      a      b      c      d      e      f      g      h      i
                10   [車]   [馬]   [象] | [士]    .     [士] | [象]   [馬]   [車]   1
                 9    .      .      .   |  .     [漢]    .   |  .      .      .     2
                 8    .     [包]    .   |  x      .      x   |  .     [包]    .     3
                 7   [兵]    .     [兵]    .     [兵]    .     [兵]    .     [兵]   4
                 6    .      .      .      .      .      .      .      .      .     5
                 5    .      .      .      .      .      .      .      .      .     6
                 4   (卒)    .     (卒)    .     (卒)    .     (卒)    .     (卒)   7
                 3    .     (包)    .   |  x      .      x   |  .     (包)    .     8
                 2    .      .      .   |  .     (楚)    .   |  .      .      .     9
                 1   (車)   (象)   (馬) | (士)    .     (士) | (象)   (馬)   (車)   0
                      1      2      3      4      5      6      7      8      9
                (Cho) [Han]  * moved last, o from here, + promoted, x palace diagonal
                Cho to move.
                """);
    }

    @Test
    void letters_with_a_last_move_and_promoted_pieces() {
        Position position =
                Fen.parse("3a1k3/4a4/3CR4/9/2+p6/9/9/4c4/3AKc3/5+A3 b - - 0 1", RuleSets.byId("gungjanggi-dan"));
        assertThat(BoardText.of(position, Optional.of(Move.parse("e7e8")), PieceScript.LETTERS, Locale.ENGLISH))
                .isEqualTo("""
                             a   b   c   d   e   f   g   h   i
                        10   .   .   . | a   .   k | .   .   .   1
                         9   .   .   . | .   a   . | .   .   .   2
                         8   .   .   . | C  *R   x | .   .   .   3
                         7   .   .   .   .   o   .   .   .   .   4
                         6   .   .   p+  .   .   .   .   .   .   5
                         5   .   .   .   .   .   .   .   .   .   6
                         4   .   .   .   .   .   .   .   .   .   7
                         3   .   .   . | x   c   x | .   .   .   8
                         2   .   .   . | A   K   c | .   .   .   9
                         1   .   .   . | x   .   A+| .   .   .   0
                             1   2   3   4   5   6   7   8   9
                        Cho LARGE, Han small  * moved last, o from here, + promoted, x palace diagonal
                        Han to move.
                        """);
    }

    @Test
    void a_pass_is_told_in_words() {
        Position start = RuleSets.byId("fairy-modern").start(Formation.HEEH, Formation.HEEH);
        Position passed = start.play(Move.PASS);
        assertThat(BoardText.of(passed, Optional.of(Move.PASS)))
                .endsWith("\nCho passed. Han to move.\n")
                .doesNotContain("o  ");
        assertThat(BoardText.of(passed, Optional.of(Move.PASS), PieceScript.HANGUL, Locale.KOREAN))
                .contains("[한]", "(초)", "[병]", "(졸)")
                .endsWith("\n초 한수쉼. 한 차례.\n");
    }
}
