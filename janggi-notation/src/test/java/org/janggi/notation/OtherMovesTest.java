package org.janggi.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.janggi.core.Fen;
import org.janggi.core.Formation;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.Side;
import org.janggi.variants.RuleSets;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The notations that name both squares. */
class OtherMovesTest {
    private static final Position START = RuleSets.byId("fairy-modern").start(Formation.HEEH, Formation.HEEH);
    private static final Position HANS = START.play(Move.PASS);
    private static final Position CAPTURES =
            Fen.parse("3k5/9/9/p8/1p7/9/9/9/4K4/RB7 w - - 0 1", MovementRules.INSTANCE);
    private static final Position CHECKS = Fen.parse("3k5/R8/9/9/9/9/9/9/4K4/1R7 w - - 0 1", MovementRules.INSTANCE);

    private static void assertText(String id, Position position, String move, String text) {
        MoveNotation notation = MoveNotations.byId(id);
        assertThat(notation.format(position, Move.parse(move))).isEqualTo(text);
        assertThat(notation.parse(position, text)).isEqualTo(Move.parse(move));
    }

    @ParameterizedTest
    @DisplayName("faults.md G60: the same move in each notation")
    @CsvSource({
        "b1c3, fairy, H02-83",
        "h1g3, fairy, H08-87",
        "a4b4, fairy, P71-72",
        "a4b4, janggi-pl, a7-b7",
        "h1g3, janggi-pl, h10-g8",
        "i4h4, korean, 79졸78",
        "i4h4, korean-hanja, 79卒78",
        "i4h4, korean-hanja-sides, 79楚卒78",
        "i4h4, cecp, i3h3",
        "i4h4, uci, i4h4",
        "h1g3, korean, 08마87",
        "e2e1, korean, 95장05"
    })
    void choMoves(String move, String id, String text) {
        assertText(id, START, move, text);
    }

    @ParameterizedTest
    @CsvSource({
        "b10c8, fairy, H12-33",
        "i7h7, janggi-pl, i4-h4",
        "b10c8, korean, 12마33",
        "e9e10, korean, 25장15",
        "e9e10, korean-hanja-sides, 25漢將15",
        "a7b7, korean, 41병42",
        "a7b7, korean-hanja, 41兵42",
        "a10a9, cecp, a9a8",
        "a10a9, uci, a10a9",
        "a10a9, janggi-pl, a1-a2"
    })
    void hanMoves(String move, String id, String text) {
        assertThat(HANS.turn()).isEqualTo(Side.HAN);
        assertText(id, HANS, move, text);
    }

    @ParameterizedTest
    @CsvSource({
        "a1a7, fairy, R01x41",
        "a1a7, korean, 01차41병",
        "a1a7, korean-hanja, 01車41兵",
        "a1a7, korean-hanja-sides, 01楚車41兵",
        "a1a7, janggi-pl, a10-a4",
        "a1a7, cecp, a0a6"
    })
    void captures(String move, String id, String text) {
        assertText(id, CAPTURES, move, text);
    }

    @ParameterizedTest
    @CsvSource({
        "b1b10, fairy, R02-12#",
        "a9a10, fairy, R21-11+",
        "b1b10, korean, 02차12장군",
        "a9a10, korean, 21차11장군",
        "a9a10, korean-hanja, 21車11장군",
        "b1b10, uci, b1b10"
    })
    void checks(String move, String id, String text) {
        assertText(id, CHECKS, move, text);
    }

    @ParameterizedTest
    @CsvSource({
        "fairy, 0141",
        "fairy, 01-41",
        "fairy, R0141",
        "fairy, R01-41",
        "fairy, R01xP41",
        "fairy, R01x41!",
        "fairy, R01-41+",
        "korean, 0141",
        "korean, 01차41",
        "korean, 01차41졸",
        "korean, 01차41타병",
        "korean, 01車41卒",
        "korean, 01초차41병장군",
        "korean-hanja, 01차41병",
        "korean-hanja-sides, 01車41",
        "janggi-pl, a10xa4"
    })
    void otherSpellingsAreRead(String id, String text) {
        assertThat(MoveNotations.byId(id).parse(CAPTURES, text)).isEqualTo(Move.parse("a1a7"));
    }

    @Test
    @DisplayName("form A of janggi.pl tells the captured piece, letters of both generations are read")
    void formAOfJanggiPl() {
        Position position = Fen.parse("3k5/9/9/9/9/9/4p4/9/4K4/2B6 w - - 0 1", MovementRules.INSTANCE);
        assertThat(MoveNotations.FAIRY.parse(position, "E03xP75")).isEqualTo(Move.parse("c1e4"));
        assertThat(MoveNotations.FAIRY.parse(position, "B03x75")).isEqualTo(Move.parse("c1e4"));
    }

    @ParameterizedTest
    @CsvSource({
        "fairy, H01-41, R at 01, H",
        "fairy, R01xC41, P at 41, C",
        "fairy, R01xP31, no piece at 31, P",
        "korean, 01마41병, 차 at 01, 마",
        "korean, 01차41포, 병 at 41, 포",
        "korean, 01차31졸, no piece at 31, 졸",
        "korean, 01한차41병, 초, 한",
        "korean-hanja, 01마41병, 車 at 01, 馬"
    })
    void lettersThatTheBoardContradictsAreNoMoves(String id, String text, String expected, String found) {
        NotationException e = catchThrowableOfType(
                NotationException.class, () -> MoveNotations.byId(id).parse(CAPTURES, text));
        assertThat(e.kind()).isEqualTo(NotationException.Kind.NOT_A_MOVE);
        assertThat(e.expected()).isEqualTo(expected);
        assertThat(e.found()).isEqualTo(found);
        assertThat(e).hasMessageContaining(text).hasMessageContaining(CAPTURES.toString());
    }

    @ParameterizedTest
    @CsvSource({"fairy, R11-12", "fairy, R55-65", "korean, 11차12", "korean, 55차65", "korean, 41졸31"})
    void aMoveFromASquareWithoutAnOwnPieceIsRefused(String id, String text) {
        NotationException e = catchThrowableOfType(
                NotationException.class, () -> MoveNotations.byId(id).parse(CAPTURES, text));
        assertThat(e.kind()).isEqualTo(NotationException.Kind.NOT_PERMITTED);
        assertThat(e.refusal()).isPresent();
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "cecp, a10a9",
                "cecp, a0",
                "cecp, a0a",
                "cecp, a0-a1",
                "cecp, e0e0",
                "cecp, Ke0",
                "cecp, Ke1e1",
                "cecp, a:a9",
                "janggi-pl, a7b7",
                "janggi-pl, a7-b7x",
                "janggi-pl, a11-a10",
                "janggi-pl, a0-a1",
                "janggi-pl, e2-e2",
                "fairy, Q01-41",
                "fairy, R10-41",
                "fairy, R01--41",
                "fairy, R01-",
                "fairy, R01",
                "fairy, R01-41++++",
                "fairy, R01-01",
                "fairy, K15-15",
                "korean, 01차",
                "korean, 10차41",
                "korean, 01차41병장",
                "korean, a0차a6",
                "korean, 01차01",
                "korean, 차0141",
                "korean, 1. 01차41"
            })
    void otherTextsAreNoMoves(String id, String text) {
        NotationException e = catchThrowableOfType(
                NotationException.class, () -> MoveNotations.byId(id).parse(CAPTURES, text));
        assertThat(e.kind()).isEqualTo(NotationException.Kind.NOT_A_MOVE);
        assertThat(e.found()).isEqualTo("\"" + text + "\"");
    }

    @Test
    @DisplayName(
            "faults.md G62: the same four characters are two moves in UCI and CECP, so the caller tells the dialect")
    void ranksOfCecp() {
        assertThat(MoveNotations.UCI.parse(START, "a4a5")).isEqualTo(Move.parse("a4a5"));
        assertThat(MoveNotations.CECP.parse(START, "a3a4")).isEqualTo(Move.parse("a4a5"));
        NotationException e =
                catchThrowableOfType(NotationException.class, () -> MoveNotations.CECP.parse(START, "a4a5"));
        assertThat(e.kind()).isEqualTo(NotationException.Kind.NOT_PERMITTED);
    }
}
