package org.janggi.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.janggi.core.Event;
import org.janggi.core.Fen;
import org.janggi.core.Game;
import org.janggi.core.IllegalMoveException;
import org.janggi.core.Move;
import org.janggi.core.Position;
import org.janggi.core.RuleSet;
import org.janggi.variants.RuleSets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What every notation does. */
class MoveNotationsTest {
    private static final RuleSet SILVER = RuleSets.byId("gungjanggi-silver");
    private static final RuleSet DAN = RuleSets.byId("gungjanggi-dan");
    private static final Position START = RuleSets.byId("fairy-modern").start(Samples.CHO, Samples.HAN);

    static List<MoveNotation> all() {
        return MoveNotations.all();
    }

    @Test
    void eachHasItsId() {
        assertThat(MoveNotations.all().stream().map(MoveNotation::id))
                .containsExactly(
                        "uci",
                        "cecp",
                        "san",
                        "san-pychess",
                        "san-xboard",
                        "fairy",
                        "janggi-pl",
                        "korean",
                        "korean-hanja",
                        "korean-hanja-sides");
        assertThat(MoveNotations.all())
                .allSatisfy(notation -> assertThat(MoveNotations.byId(notation.id()))
                        .isSameAs(notation)
                        .hasToString(notation.id()));
        assertThat(MoveNotations.find("wxf")).isEmpty();
        assertThatThrownBy(() -> MoveNotations.byId("wxf"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("wxf")
                .hasMessageContaining("san-pychess");
    }

    @Property(tries = 12)
    void permittedMovesHaveTextsOfTheirOwnThatAreReadBack(@ForAll long seed) {
        Position position = Samples.start();
        List<Move> moves = Samples.randomGame(seed, 80);
        for (int ply = 0; ply < moves.size(); ply++) {
            if (ply % 8 == 7) {
                assertThatTextsAreRight(position);
            }
            position = position.play(moves.get(ply));
        }
    }

    private static void assertThatTextsAreRight(Position position) {
        for (MoveNotation notation : MoveNotations.all()) {
            Map<String, Move> texts = new HashMap<>();
            for (Move move : position.legalMoves()) {
                String text = notation.format(position, move);
                assertThat(texts.put(text, move))
                        .as(notation + " " + text + " in " + position)
                        .isNull();
                assertThat(notation.parse(position, text))
                        .as(notation + " " + text + " in " + position)
                        .isEqualTo(move);
            }
        }
    }

    @Provide
    Arbitrary<String> soups() {
        return Arbitraries.of(
                        "K", "R", "H", "P", "N", "x", "-", "+", "#", "!", "?", "a", "b", "e", "i", "0", "1", "2", "7",
                        "9", "10", "장", "졸", "卒", "초", "漢", "타", "장군", "한수쉼", "@@@@", "pass", " ", "\n", "\uD83D")
                .list()
                .ofMaxSize(9)
                .map(parts -> String.join("", parts));
    }

    @Property(tries = 3000)
    void anyTextIsAPermittedMoveOrAnErrorWithItsFacts(@ForAll("soups") String text) {
        for (MoveNotation notation : MoveNotations.all()) {
            try {
                assertThat(START.permits(notation.parse(START, text))).isTrue();
            } catch (NotationException e) {
                assertThat(e.text()).isEqualTo(text);
                assertThat(e.position()).isEqualTo(START);
                assertThat(e.expected()).isNotEmpty();
                assertThat(e.found()).isNotEmpty();
                assertThat(e)
                        .hasMessageContaining(e.expected())
                        .hasMessageContaining(e.found())
                        .hasMessageContaining(text)
                        .hasMessageContaining(START.toString());
                assertThat(e.refusal().isPresent()).isEqualTo(e.kind() == NotationException.Kind.NOT_PERMITTED);
                assertThat(e.candidates().size() > 1).isEqualTo(e.kind() == NotationException.Kind.AMBIGUOUS);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void aLongTextIsAnErrorWithAShortMessage(MoveNotation notation) {
        String text = "a1".repeat(200_000);
        NotationException e = catchThrowableOfType(NotationException.class, () -> notation.parse(START, text));
        assertThat(e.kind()).isEqualTo(NotationException.Kind.NOT_A_MOVE);
        assertThat(e.text()).isEqualTo(text);
        assertThat(e.getMessage()).hasSizeLessThan(500);
    }

    @ParameterizedTest
    @MethodSource("all")
    void everySpellingOfThePassIsRead(MoveNotation notation) {
        for (String text : List.of("--", "0000", "@@@@", "pass", "한수쉼", notation.format(START, Move.PASS))) {
            assertThat(notation.parse(START, text)).as(text).isEqualTo(Move.PASS);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "uci, e2e2",
        "uci, Ke2",
        "cecp, e1e1",
        "cecp, Ke1",
        "san, Ke2",
        "san, Ke2e2",
        "san, e2e2",
        "san-pychess, Ke2",
        "san-pychess, e2e2",
        "san-xboard, Ke1",
        "san-xboard, e1e1",
        "fairy, K95-95",
        "fairy, K9595",
        "fairy, 95-95",
        "fairy, K95",
        "janggi-pl, e9-e9",
        "janggi-pl, Ke9",
        "korean, 95장95",
        "korean, 95將95",
        "korean, 9595",
        "korean-hanja, 95楚將95",
        "korean-hanja-sides, 95궁95"
    })
    void theGeneralThatStaysIsAPass(String id, String text) {
        assertThat(MoveNotations.byId(id).parse(START, text)).isEqualTo(Move.PASS);
    }

    @ParameterizedTest
    @CsvSource({
        "uci, e2e2",
        "cecp, @@@@",
        "san, --",
        "san-pychess, Ke2",
        "san-xboard, @@@@",
        "fairy, K95-95",
        "janggi-pl, e9-e9",
        "korean, 한수쉼",
        "korean-hanja, 한수쉼",
        "korean-hanja-sides, 한수쉼"
    })
    void thePassIsWritten(String id, String text) {
        assertThat(MoveNotations.byId(id).format(START, Move.PASS)).isEqualTo(text);
    }

    @ParameterizedTest
    @MethodSource("all")
    void withoutAGeneralNothingIsPermitted(MoveNotation notation) {
        Position start = Fen.parse("4k4/4P4/9/9/9/9/9/9/9/4K4 w - - 0 1", MovementRules.INSTANCE);
        Position taken = start.play(Move.parse("e9e10"));
        assertThatThrownBy(() -> notation.format(taken, Move.PASS)).isInstanceOf(IllegalMoveException.class);
        NotationException e = catchThrowableOfType(NotationException.class, () -> notation.parse(taken, "pass"));
        assertThat(e.refusal()).isEqualTo(taken.refusal(Move.PASS));
    }

    @ParameterizedTest
    @CsvSource({
        "uci, e2e9",
        "cecp, e1e8",
        "san, Ke9",
        "san-pychess, Ke9",
        "san-xboard, Ke8",
        "fairy, K95-25",
        "janggi-pl, e9-e2",
        "korean, 95장25",
        "korean-hanja, 95將25",
        "korean-hanja-sides, 95楚將25"
    })
    void acceptingABikjangIsTheStepToTheEnemyGeneral(String id, String text) {
        Position facing = Fen.parse("9/4k4/9/9/9/9/9/9/4K4/3R5 w - - 0 1", MovementRules.INSTANCE);
        assertText(id, facing, "e2e9", text);
    }

    @ParameterizedTest
    @CsvSource({
        "uci, e1e10",
        "cecp, e0e9",
        "san, Kxe10",
        "san-pychess, Kxe10",
        "san-xboard, Kxe9",
        "fairy, K05x15",
        "janggi-pl, e10-e1",
        "korean, 05장15장",
        "korean-hanja, 05將15將",
        "korean-hanja-sides, 05楚將15將"
    })
    void aPromotedGeneralTakesTheOther(String id, String text) {
        Position facing = Fen.parse("4k4/9/9/9/9/9/9/9/9/4+K4 w - - 0 1", SILVER);
        assertText(id, facing, "e1e10", text);
    }

    @ParameterizedTest
    @CsvSource({"uci, d1e2", "san, Ade2", "fairy, A04-95", "korean, 04사95"})
    void aPromotedPieceIsWrittenAsAnother(String id, String text) {
        Position position = Fen.parse("3k5/9/9/9/9/9/9/4K4/9/3+A1A3 w - - 0 1", DAN);
        assertText(id, position, "d1e2", text);
    }

    private static void assertText(String id, Position position, String move, String text) {
        MoveNotation notation = MoveNotations.byId(id);
        assertThat(notation.format(position, Move.parse(move))).isEqualTo(text);
        assertThat(notation.parse(position, text)).isEqualTo(Move.parse(move));
    }

    @ParameterizedTest
    @MethodSource("all")
    void onlyPermittedMovesAreWritten(MoveNotation notation) {
        for (String text : List.of("a1b2", "e5e6", "a10a9", "e2e9")) {
            Move move = Move.parse(text);
            IllegalMoveException e =
                    catchThrowableOfType(IllegalMoveException.class, () -> notation.format(START, move));
            assertThat(e.move()).isEqualTo(move);
            assertThat(e.position()).isEqualTo(START);
            assertThat(e.refusal()).isEqualTo(START.refusal(move).orElseThrow());
        }
    }

    @ParameterizedTest
    @CsvSource({"uci, a1b2", "cecp, a0b1", "san, Rb2", "fairy, R01-92", "janggi-pl, a10-b9", "korean, 01차92"})
    void aRefusedMoveComesWithTheReasonOfTheRules(String id, String text) {
        NotationException e = catchThrowableOfType(
                NotationException.class, () -> MoveNotations.byId(id).parse(START, text));
        assertThat(e.kind()).isEqualTo(NotationException.Kind.NOT_PERMITTED);
        assertThat(e.refusal()).isEqualTo(START.refusal(Move.parse("a1b2")));
        assertThat(e.expected()).isEqualTo("a permitted move");
        assertThat(e.found()).startsWith("a1b2 (M2");
    }

    @ParameterizedTest
    @MethodSource("all")
    void aGameRefusesMoreThanItsPosition(MoveNotation notation) {
        Game over = Game.of(START).record(Event.RESIGNATION, Map.of(Event.SIDE, "cho"));
        for (Move move : List.of(Move.parse("a1a2"), Move.PASS)) {
            String text = notation.format(START, move);
            NotationException e = catchThrowableOfType(NotationException.class, () -> notation.parse(over, text));
            assertThat(e.refusal()).isEqualTo(over.refusal(move));
        }
    }
}
