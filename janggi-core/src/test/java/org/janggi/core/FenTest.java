package org.janggi.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FenTest {
    private static final TestRules RULES = new TestRules();
    private static final PromotingRules PROMOTING = new PromotingRules();
    private static final String BARE = "4k4/9/9/9/4p4/9/9/9/4K4/9";

    private static List<String> faults(String fen, RuleSet rules) {
        return Fen.check(fen, rules).stream()
                .map(fault -> fault.code() + "@" + fault.offset())
                .toList();
    }

    @ParameterizedTest
    @DisplayName("one fault: its code and its place in the text")
    @CsvSource(
            delimiter = '|',
            ignoreLeadingAndTrailingWhitespace = true,
            value = {
                "''                                       | fen.empty@0",
                "'  '                                     | fen.empty@0",
                "4k4/9/9/9/4p4/9/9/9/4K4 w                | fen.ranks@0",
                "4k4/9/9/9/4p4/9/9/9/4K4/9/9 w            | fen.ranks@0",
                "'  4k4/9/9/9/4x4/9/9/9/4K4/9 w'          | fen.letter@13",
                "4k4/9/9/9/4p3O/9/9/9/4K4/9 w             | fen.letter@13",
                "4k4/9/9/9/4p30/9/9/9/4K4/9 w             | fen.letter@13",
                "4k4/9/9/9/4p4/9/9/9/4K4/8+ w             | fen.promotion@26",
                "4k4/9/9/9/4p4/9/9/9/4K4/+9 w             | fen.promotion@25",
                "4k4/9/9/9/4p4/9/9/9/4K4/++R8 w           | fen.promotion@25",
                "4k4/9/9/9/4p5/9/9/9/4K4/9 w              | fen.rank-width@10",
                "4k4/9/9//4p4/9/9/9/4K4/9 w               | fen.rank-width@8",
                "4k4/9/9/9/4p4/9/9/9/4K4/9                | fen.side@25",
                "4k4/9/9/9/4p4/9/9/9/4K4/9 r              | fen.side@26",
                "4k4/9/9/9/4p4/9/9/9/4K4/9 W - - 0 1      | fen.side@26",
                "4k4/9/9/9/4p4/9/9/9/4K4/9 w - - x 1      | fen.counter@32",
                "4k4/9/9/9/4p4/9/9/9/4K4/9 w - - 0 -1     | fen.counter@34",
                "4k4/9/9/9/4p4/9/9/9/4K4/9 w - - 0 9999999999 | fen.counter@34",
                "4k4/9/9/9/4p4/9/9/9/4K4/9 w - - 0 1 1    | fen.fields@36",
                "4k4/9/9/9/4p4/9/9/9/4K4/9 w - - 0 1 =x   | fen.state@36",
                "4k4/9/9/9/4p4/9/9/9/9/9 w                | setup.generals@0",
                "4k4/9/9/9/4p4/9/9/9/3KK4/9 w             | setup.generals@0",
                "4k4/9/9/9/4p4/4K4/9/9/9/9 w              | setup.palace@15",
                "4k4/9/9/9/4p4/9/9/9/4K3A/9 w             | setup.palace@23",
                "4k4/9/9/9/4+p4/9/9/9/4K4/9 w             | setup.promotion@11",
                "4k4/9/9/9/4p4/9/9/9/4K4/9 w - - 0 1 a=1  | setup.state@36"
            })
    void oneFaultIsNamedAndPlaced(String fen, String expected) {
        assertThat(String.join(" ", faults(fen, RULES))).isEqualTo(expected == null ? "" : expected);
    }

    @Test
    void warningsLeaveThePositionPlayable() {
        String fen = "rrrk5/9/9/9/9/9/9/9/4K4/P8 w - - 9 1";
        assertThat(Fen.check(fen, RULES)).noneMatch(Fault::isError);
        assertThat(faults(fen, RULES))
                .containsExactlyInAnyOrder("setup.count@0", "setup.soldier-rank@24", "fen.counter@33");
        assertThat(RULES.read(fen).count(Side.HAN, PieceKind.CHARIOT)).isEqualTo(3);
        assertThat(faults(BARE + " w - - 0 0", RULES)).containsExactly("fen.counter@34");
    }

    @Test
    void allFaultsAreToldTogetherInTheOrderOfTheText() {
        String fen = "4k4/9/9/9/4x4/9/9/9/4K3A/+R8 y - - z 1";
        assertThat(faults(fen, RULES))
                .containsExactly(
                        "fen.letter@11", "setup.palace@23", "setup.promotion@25", "fen.side@29", "fen.counter@35");
        assertThatExceptionOfType(InvalidPositionException.class)
                .isThrownBy(() -> Fen.parse(fen, RULES))
                .satisfies(e -> assertThat(e.faults()).isEqualTo(Fen.check(fen, RULES)))
                .withMessageContaining("at character 12")
                .withMessageContaining("fen.side");
    }

    @Test
    void aFaultQuotesWhatWasFound() {
        assertThat(Fen.check("4k4/9/9/9/4p4/9/9/9/4K4/8장 w", RULES).get(0).toString())
                .contains("at character 26")
                .contains("\"장\"");
        assertThat(Fen.check("4k4/9/9/9/4p4/9/9/9/4K4/8\u0007 w", RULES).get(0).found())
                .isEqualTo("U+0007");
        assertThat(Fen.check(BARE + " " + "q".repeat(50), RULES).get(0).found())
                .isEqualTo("\"" + "q".repeat(40) + "...\"");
    }

    @Test
    void aLoneSurrogateHidesNoFaultBehindIt() {
        assertThat(faults("4k4/9/9/9/4p4/9/9/9/4K4/8\uD83Dx w", RULES))
                .containsExactly("fen.letter@25", "fen.letter@26");
        assertThat(faults("4k4/9/9/9/4p4/9/9/9/4K4/8\uD83D\uDE00 w", RULES)).containsExactly("fen.letter@25");
    }

    @Test
    void aVeryLongTextIsNotReadAtAll() {
        assertThat(faults("9/".repeat(501), RULES)).containsExactly("fen.length@1000");
    }

    @Test
    @DisplayName("faults.md F56: letters H and E are read, N and B are written; short texts are read")
    void otherLettersAndShortTexts() {
        String xboard = "rhea1aehr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RHEA1AEHR w 0 1";
        assertThat(RULES.read(xboard)).hasToString(TestRules.START);
    }

    @Test
    @DisplayName("faults.md C31: a text of four fields with letters H and E")
    void theReportedShortText() {
        Position position = RULES.read("rh1a1a1er/4k4/c4h3/epp2pC1p/1c7/9/1PP1P1PP1/1CH6/4K4/1REA1AHER w 0 1");
        assertThat(position).hasToString("rn1a1a1br/4k4/c4n3/bpp2pC1p/1c7/9/1PP1P1PP1/1CN6/4K4/1RBA1ANBR w - - 0 1");
    }

    @ParameterizedTest
    @ValueSource(strings = {" w", " w -", " w - -", " w 0", " w 0 1", " w - 0 1", "\tw  -  - 0 1 ", " w - - 0"})
    void fieldsMayBeLeftOut(String rest) {
        assertThat(RULES.read(BARE + rest)).hasToString(BARE + " w - - 0 1");
    }

    @Test
    void countersAndSideAreKept() {
        Position position = RULES.read(BARE + " b - - 7 12");
        assertThat(position.turn()).isSameAs(Side.HAN);
        assertThat(position.halfmoves()).isEqualTo(7);
        assertThat(position.fullmoves()).isEqualTo(12);
        assertThat(position).hasToString(BARE + " b - - 7 12");
    }

    @Test
    void theStateFieldIsReadAndWritten() {
        String fen = BARE + " w - - 0 1 last=pass,count=7";
        Position position = PROMOTING.read(fen);
        assertThat(PromotingRules.LAST.get(position.state())).isEqualTo(2);
        assertThat(PromotingRules.COUNT.get(position.state())).isEqualTo(7);
        assertThat(position).hasToString(fen);
        assertThat(position.toSetup().state()).containsExactlyInAnyOrderEntriesOf(Map.of("last", "pass", "count", "7"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "last=never | setup.state@36",
                "count=16 | setup.state@36",
                "x=1 | setup.state@36",
                "last=pass,last=step | fen.state@46",
                "last=pass,count | fen.state@46"
            })
    void aWrongStateIsAFault(String state, String fault) {
        assertThat(faults(BARE + " w - - 0 1 " + state, PROMOTING)).containsExactly(fault);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "last=never | a value in [none, step, pass] | [none, step, pass] 가운데 하나",
                "count=16 | a value in 0-15 | 0-15 가운데 하나"
            })
    void aWrongStateIsToldWhatThereIs(String state, String english, String korean) {
        Fault fault = Fen.check(BARE + " w - - 0 1 " + state, PROMOTING).get(0);
        assertThat(fault.expected().english()).isEqualTo(english);
        assertThat(fault.expected().korean()).isEqualTo(korean);
    }

    @Test
    void onlyAGameThatIsOverMayLackAGeneral() {
        String fen = "4k4/9/9/9/4p4/9/9/9/9/9 w - - 0 1";
        assertThat(faults(fen, PROMOTING)).containsExactly("setup.generals@0");
        assertThat(faults(fen + " over=1", PROMOTING)).isEmpty();
        assertThat(faults("4k4/9/9/9/4k4/9/9/9/9/9 w - - 0 1 over=1", PROMOTING))
                .containsExactly("setup.generals@0");
    }

    @Test
    void aPromotedPieceIsReadWhereTheRulesKnowIt() {
        assertThat(PROMOTING.read("4+k4/9/9/9/3+p5/9/9/9/4K4/9 w").promoted())
                .isEqualTo(TestRules.squares("e10", "d6"));
        assertThat(faults("4k4/9/9/9/4+r4/9/9/9/4K4/9 w", PROMOTING)).containsExactly("setup.promotion@11");
    }

    @Test
    @DisplayName("faults.md A7: a general of the side not to move that can be taken")
    void aCapturableGeneralIsAFaultWhereSelfCheckIsForbidden() {
        String fen = "5k3/4a4/3CN4/9/1PP5p/9/8P/4C4/4A4/2B1K4 w - - 0 46";
        assertThat(faults(fen, TestRules.safe())).containsExactly("setup.capturable@1");
        assertThat(faults(fen, RULES)).isEmpty();
    }

    @Test
    void theRuleSetAddsItsOwnFaults() {
        TestRules strict = new TestRules() {
            @Override
            public List<Fault> faults(Setup setup) {
                return List.of(Fault.error("test.no", "another position", "다른 판", "this one"));
            }
        };
        assertThat(faults(BARE + " w", strict)).containsExactly("test.no@0");
        Setup setup = Setup.of(Board.start(Formation.HEEH, Formation.HEEH), Side.CHO);
        assertThatExceptionOfType(InvalidPositionException.class).isThrownBy(() -> Position.of(strict, setup));
        assertThat(Position.faults(strict, setup)).extracting(Fault::code).containsExactly("test.no");
    }

    @Test
    void theCountersOfASetupStartAtZeroAndOne() {
        Board board = Board.empty();
        assertThatIllegalArgumentException().isThrownBy(() -> new Setup(board, Side.CHO, Map.of(), -1, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> new Setup(board, Side.CHO, Map.of(), 0, 0));
    }

    @Test
    void aSetupIsReadWithoutARuleSet() {
        Setup setup = Fen.parseSetup("4k4/9/9/9/9/9/9/+P8/9/9 b - - 3 4 any=1,thing=x=y");
        assertThat(setup.board().toString()).isEqualTo("4k4/9/9/9/9/9/9/+P8/9/9");
        assertThat(setup.turn()).isEqualTo(Side.HAN);
        assertThat(setup.state()).isEqualTo(java.util.Map.of("any", "1", "thing", "x=y"));
        assertThat(setup.halfmoves()).isEqualTo(3);
        assertThat(setup.fullmoves()).isEqualTo(4);
        assertThatExceptionOfType(InvalidPositionException.class)
                .isThrownBy(() -> Fen.parseSetup("9/9 x"))
                .satisfies(e -> assertThat(e.faults()).hasSize(2));
    }
}
